package import InterfaceBuilder
internal import SourceText

extension UIViewController {
    /// The segues that may be performed from this controller: its own and those of what is in its scene.
    package var segueTemplates: [Storyboard.Segue] { scene?.segues ?? [] }

    /// R21, R22: looks a segue up by name and performs it without asking.
    func performSegue(named identifier: String, sender: Any?) {
        trace("performSegue", .text(identifier, "withIdentifier"), about: .segue)
        guard let segue = scene?.segue(named: identifier) else {
            let names = segueTemplates.compactMap(\.identifier)
            return UIKitRuntime.current.raise(
                .invalidArgument(
                    "Receiver (\(description)) has no segue with identifier '\(identifier)'",
                    advice: advice(for: identifier, among: names), position: interfacePosition))
        }
        perform(segue, sender: sender, asking: false)
    }

    private func advice(for identifier: String, among names: [String]) -> String {
        if let nearest = nearestName(to: identifier, in: names) { return "Did you mean '\(nearest)'?" }
        if names.isEmpty {
            return scene == nil
                ? "The controller did not come from a storyboard."
                : "Its scene has no segue with an identifier."
        }
        return "It has \(names.map { "'\($0)'" }.joined(separator: ", "))."
    }

    /// Performs a segue of the storyboard (R20).
    ///
    /// - Parameter asking: whether `shouldPerformSegue` is asked, as for controls.
    /// - Returns: whether the segue went on to its destination.
    @discardableResult
    package func perform(_ template: Storyboard.Segue, sender: Any?, asking: Bool) -> Bool {
        let runtime = UIKitRuntime.current
        guard runtime.segueDepth < Self.mostNestedSegues else {
            runtime.raise(
                .inconsistency(
                    "Segues perform each other without end.",
                    advice: "\(template.printedName) is performed while it is being prepared or performed.",
                    position: InterfacePosition(template.position, id: template.id)))
            return false
        }
        runtime.segueDepth += 1
        defer { runtime.segueDepth -= 1 }
        if asking {
            let goesOn = shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
            trace(
                "shouldPerformSegue", .text(template.identifier ?? "", "withIdentifier"), answer: .flag(goesOn),
                about: .segue)
            guard goesOn else { return false }
        }
        if case .unwind = template.kind { return Unwinding(template, source: self, sender: sender).run() }
        guard let destination = makeDestination(of: template, sender: sender),
            let segue = SegueFactory(template).make(source: self, destination: destination)
        else { return false }
        prepareAndPerform(segue, template, sender: sender)
        return true
    }

    private static let mostNestedSegues = 50

    /// The end of every segue: `prepare`, then `perform` (R20, R41).
    func prepareAndPerform(
        _ segue: UIStoryboardSegue, _ template: Storyboard.Segue, sender: Any?, between: () -> Void = {}
    ) {
        let runtime = UIKitRuntime.current
        trace("prepare", .name(template.printedName, "for"), about: .segue)
        prepare(for: segue, sender: sender)
        between()
        let name = segue.printedClass
        runtime.performing.append(segue)
        let changes = runtime.visibleChanges
        runtime.record(
            .call(.init("perform()"), about: .segue), of: name, objectID: template.id,
            position: InterfacePosition(template.position, id: template.id))
        segue.perform()
        runtime.performed.append(
            PerformedSegue(
                className: name, template: template, source: runtimeName,
                destination: segue.destination.runtimeName, changesBefore: changes))
        runtime.performing.removeAll { $0 === segue }
    }

    private func makeDestination(of template: Storyboard.Segue, sender: Any?) -> UIViewController? {
        guard let scene else { return nil }
        let maker = destinationMaker(template, sender: sender)
        return scene.storyboard.instantiate(objectID: template.destinationID, for: template, creator: maker)
    }

    /// R8: `@IBSegueAction`, by the selector that the segue names.
    private func destinationMaker(
        _ template: Storyboard.Segue, sender: Any?
    ) -> ((NSCoder) -> UIViewController?)? {
        guard let name = template.destinationCreationSelector, standInClass == nil else { return nil }
        return { [self] coder in
            trace(name, about: .segue)
            return call(Selector(name), [coder, sender, template.identifier]) as? UIViewController
        }
    }
}

extension Storyboard.Segue {
    /// The segue in event lines: its identifier, or its kind and id.
    package var printedName: String {
        if let identifier, !identifier.isEmpty { return identifier }
        return "\(kind.name) \(id)"
    }
}

extension UIStoryboardSegue {
    /// The segue's class as messages print it.
    var printedClass: String { ClassRegistry.shared.printedName(of: type(of: self)) }
}

/// A segue that was performed, for the question whether anything came of it.
package struct PerformedSegue: Sendable {
    package let className: String
    package let template: Storyboard.Segue
    package let source: String
    package let destination: String
    package let changesBefore: Int
}

extension UIKitRuntime {
    /// Complains of custom segues after which nothing changed that a person could see (R24); call it once all has settled.
    package func warnOfSeguesWithoutEffect() {
        for segue in performed where segue.changesBefore == visibleChanges {
            complain(
                "\(segue.className).perform() showed nothing: \(segue.destination) is neither presented nor added to "
                    + "a window, and no view was animated.",
                position: InterfacePosition(segue.template.position, id: segue.template.id))
        }
        performed = []
    }
}
