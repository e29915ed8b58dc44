internal import HeadlessUIKit
internal import SourceText
internal import Walkthrough

/// Finds what a person would touch, by the names that scripts use.
@MainActor
struct TouchFinder {
    let stage: Stage

    /// Something that can be tapped.
    @MainActor private enum Touchable {
        case control(UIControl)
        case item(UIBarButtonItem)
        case view(UIView)

        var described: String {
            switch self {
            case .control(let view as UIView), .view(let view): view.lineDescription
            case .item(let item): "the bar button '\(item.title ?? item.interfaceID ?? "")'"
            }
        }
    }

    /// Taps: a control's primary actions, a bar button, or a view's tap recognisers.
    func tap(_ target: Action.TouchTarget) throws(StepProblem) {
        switch try touchable(target) {
        case .control(let control):
            control.noteTouch()
            noteGap(control.tapGap)
            try mayBeTouched(control)
            guard control.isEnabled else { throw StepProblem("'\(target.name)' is disabled.") }
            stage.runtime.note(.tap(target.name), of: control)
            control.tap()
        case .item(let item):
            guard item.isEnabled else { throw StepProblem("'\(target.name)' is disabled.") }
            stage.runtime.note(.tap(target.name), of: nil)
            item.tap()
        case .view(let view):
            view.noteTouch()
            noteGap(view.tapGap)
            try mayBeTouched(view)
            let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
            guard !recognizers.isEmpty else {
                throw StepProblem("'\(target.name)' is \(view.lineDescription): it recognises no tap.")
            }
            // One finger's tap is neither two taps nor two fingers'.
            let single = recognizers.filter { $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
            guard !single.isEmpty else {
                throw StepProblem("'\(target.name)' recognises no single tap of one finger.")
            }
            stage.runtime.note(.tap(target.name), of: view)
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
            for recognizer in single { recognizer.recognize(at: middle) }
        }
    }

    /// Notes that nobody knows what the touch would do; the step then fails with it.
    private func noteGap(_ gap: TouchGap?) {
        if let gap { stage.runtime.lacks(gap.subject, gap.text, position: gap.position) }
    }

    private func mayBeTouched(_ view: UIView) throws(StepProblem) {
        var next: UIView? = view
        while let current = next {
            if current.isHidden { throw StepProblem("\(current.lineDescription) is hidden.") }
            if current.touchBlocks > 0 {
                throw StepProblem(
                    "\(current.lineDescription) is being animated and takes no touches until the end: its animation does "
                        + "not allow user interaction.")
            }
            if !current.isUserInteractionEnabled {
                throw StepProblem("\(current.lineDescription) takes no touches.")
            }
            next = current.superview
        }
        guard view.window != nil else { throw StepProblem("\(view.lineDescription) is not in the window.") }
    }

    /// A view by outlet, title, accessibility identifier or object id; a controller's name means its view.
    func view(named name: String) throws(StepProblem) -> UIView {
        if let controller = try? stage.controller(named: name) {
            guard let view = controller.viewIfLoaded else {
                throw StepProblem("the view of \(controller.runtimeName) is not loaded.")
            }
            return view
        }
        switch try touchable(.init(name)) {
        case .control(let view as UIView), .view(let view): return view
        case .item: throw StepProblem("'\(name)' is a bar button, not a view.")
        }
    }

    /// A controller, view or bar button.
    func object(named name: String) throws(StepProblem) -> AnyObject {
        if let controller = try? stage.controller(named: name) { return controller }
        switch try touchable(.init(name)) {
        case .control(let view as UIView), .view(let view): return view
        case .item(let item): return item
        }
    }

    private func touchable(_ target: Action.TouchTarget) throws(StepProblem) -> Touchable {
        let owners = try owners(target.from)
        for kind in Self.order(target.kind) {
            let found = owners.flatMap { self.found(target.name, as: kind, in: $0) }
            if found.count == 1 { return found[0] }
            if found.count > 1 {
                throw StepProblem(
                    "'\(target.name)' fits \(found.count) things: \(found.map(\.described).joined(separator: ", ")). "
                        + "Name one by its object id.")
            }
        }
        let titles = owners.flatMap { self.titles(in: $0) }
        let near = nearestName(to: target.name, in: titles).map { " Did you mean '\($0)'?" } ?? ""
        throw StepProblem("nothing on screen is named '\(target.name)'.\(near)")
    }

    /// The controllers whose views are searched: the named one, or the top and what it lies in.
    private func owners(_ name: String?) throws(StepProblem) -> [UIViewController] {
        if let name { return [try stage.controller(named: name)] }
        guard let top = stage.top else { throw StepProblem("nothing is on screen: launch comes first.") }
        return [top]
    }

    private static func order(_ kind: Action.TouchTarget.Kind) -> [Action.TouchTarget.Kind] {
        kind == .any ? [.title, .accessibilityIdentifier, .outlet, .id] : [kind]
    }

    private func found(
        _ name: String, as kind: Action.TouchTarget.Kind, in controller: UIViewController
    ) -> [Touchable] {
        if kind == .outlet {
            guard let id = controller.outletDestination(named: name) else { return [] }
            return found(id, as: .id, in: controller)
        }
        var result: [Touchable] = []
        for view in controller.viewIfLoaded.map(\.withDescendants) ?? [] {
            let fits =
                switch kind {
                case .title: view.shownText == name || view.accessibilityLabel == name
                case .accessibilityIdentifier: view.accessibilityIdentifier == name
                case .id: view.stableID == name || recognizer(name, of: view)
                case .any, .outlet: false
                }
            guard fits else { continue }
            result.append((view as? UIControl).map { .control($0) } ?? .view(view))
        }
        let item = controller.navigationItem
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
            let fits = kind == .title ? button.title == name : kind == .id && button.interfaceID == name
            if fits { result.append(.item(button)) }
        }
        return result
    }

    private func recognizer(_ id: String, of view: UIView) -> Bool {
        (view.gestureRecognizers ?? []).contains { $0.interfaceID == id }
    }

    private func titles(in controller: UIViewController) -> [String] {
        let views = controller.viewIfLoaded.map(\.withDescendants) ?? []
        let item = controller.navigationItem
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        return views.flatMap { [$0.shownText, $0.accessibilityIdentifier].compactMap { $0 } }
            + buttons.compactMap(\.title)
    }
}

extension UIView {
    /// The view and all views in it, each before its subviews.
    var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
