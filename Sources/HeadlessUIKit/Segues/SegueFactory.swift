internal import InterfaceBuilder

/// Makes the segue object of a storyboard's segue: its class, and what its kind does (R23, R24, R26).
@MainActor
struct SegueFactory {
    private let template: Storyboard.Segue
    private var runtime: UIKitRuntime { UIKitRuntime.current }

    init(_ template: Storyboard.Segue) { self.template = template }

    /// The segue, with what its kind does as `super.perform()`; `nil` where its class is not there.
    func make(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue? {
        guard let segue = makeObject(source: source, destination: destination) else { return nil }
        let handler = standardHandler(source: source, destination: destination)
        segue.performHandler = segue.performHandler ?? handler
        return segue
    }

    /// An unwind's segue: its class, or the plain one.
    func makeUnwind(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue? {
        guard let segue = makeObject(source: source, destination: destination) else { return nil }
        let animates = template.animates
        segue.performHandler = { [unowned segue] in UnwindPlan(segue, animated: animates).perform() }
        return segue
    }

    private func makeObject(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue? {
        guard let className = template.customClass, !className.isEmpty else {
            if case .custom = template.kind {
                // R24
                raise(
                    "Could not create a segue of class '(null)'",
                    advice: "The segue is of kind custom and names no class; give it a customClass.")
                return nil
            }
            return UIStoryboardSegue(
                identifier: template.identifier, source: source, destination: destination)
        }
        // Custom classes on standard kinds came with iOS 9 (R23).
        if case .custom = template.kind {
        } else if runtime.ios < 9 {
            return UIStoryboardSegue(
                identifier: template.identifier, source: source, destination: destination)
        }
        let registry = ClassRegistry.shared
        guard let registration = registry.registration(named: className, module: template.customModule) else {
            raiseMissing(className)
            return nil
        }
        guard let make = registration.makeSegue else {
            raise(
                "Could not create a segue of class '\(className)'",
                advice: "\(registration.name) is not a subclass of UIStoryboardSegue.")
            return nil
        }
        return make(template.identifier, source, destination)
    }

    /// A segue class has no stand-in: nobody knows what its `perform()` shows. Of one that is in no source UIKit's exception
    /// is what the reader has to see.
    private func raiseMissing(_ className: String) {
        let standIn = runtime.storyboards.standIn(for: className, module: template.customModule)
        let position = InterfacePosition(template.position, id: template.id)
        if case .leftOut = standIn.cause { runtime.meet(standIn, at: position) }
        let known = ClassRegistry.shared.names.filter {
            ClassRegistry.shared.registration(named: $0, module: nil)?.makeSegue != nil
        }
        let others = known.isEmpty ? "" : " The segue classes there are \(known.joined(separator: ", "))."
        raise("Could not create a segue of class '\(className)'", advice: standIn.explanation + others)
    }

    private func raise(_ reason: String, advice: String) {
        runtime.raise(
            .invalidArgument(
                reason, advice: advice, position: InterfacePosition(template.position, id: template.id)))
    }

    /// R26: what each kind does at run time.
    private func standardHandler(source: UIViewController, destination: UIViewController) -> (() -> Void)? {
        let (template, animates) = (template, template.animates)
        func animating(_ call: @escaping () -> Void) -> () -> Void {
            { animates ? call() : UIView.performWithoutAnimation(call) }
        }
        switch template.kind {
        case .show: return animating { source.show(destination, sender: source) }
        case .showDetail: return animating { source.showDetailViewController(destination, sender: source) }
        case .push:
            return { Self.push(template, destination, from: source, animated: animates) }
        case .presentation, .modal, .popoverPresentation, .popover:
            return { Self.present(template, destination, from: source, animated: animates) }
        case .embed: return { source.scene?.embed(destination, by: template, in: source) }
        case .replace, .sheet, .relationship, .unknown: return { Self.lack(template) }
        case .unwind, .custom: return nil
        }
    }

    private static func lack(_ template: Storyboard.Segue) {
        UIKitRuntime.current.lacks(
            "segue kind \(template.kind.name)",
            "segues of kind '\(template.kind.name)' are not modelled: \(template.printedName) shows nothing.",
            position: InterfacePosition(template.position, id: template.id))
    }

    private static func push(
        _ template: Storyboard.Segue, _ destination: UIViewController, from source: UIViewController, animated: Bool
    ) {
        guard let navigation = source.navigationController else {
            let rule =
                "Push segues can only be used when the source controller is managed by an instance of "
                + "UINavigationController."
            let name = template.identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
            return UIKitRuntime.current.raise(
                .generic((name ?? "") + rule, position: InterfacePosition(template.position, id: template.id)))
        }
        navigation.pushViewController(destination, animated: animated)
    }

    private static func present(
        _ template: Storyboard.Segue, _ destination: UIViewController, from source: UIViewController, animated: Bool
    ) {
        destination.takeStyles(
            presentation: template.modalPresentationStyle, transition: template.modalTransitionStyle,
            position: InterfacePosition(template.position, id: template.id))
        switch template.kind {
        case .popoverPresentation, .popover: destination.modalPresentationStyle = .popover
        default: break
        }
        source.present(destination, animated: animated)
    }
}
