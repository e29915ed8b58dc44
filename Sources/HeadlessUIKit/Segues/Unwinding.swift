internal import InterfaceBuilder

/// One unwind segue from the search for its destination to its `perform` (R41).
@MainActor
struct Unwinding {
    private let template: Storyboard.Segue
    private let source: UIViewController
    private let sender: Any?
    private let action: Selector

    init(_ template: Storyboard.Segue, source: UIViewController, sender: Any?) {
        self.template = template
        self.source = source
        self.sender = sender
        action = Selector(template.unwindAction ?? "")
    }

    /// Unwinds; `false` where nobody handles it.
    func run() -> Bool {
        let usesOldSearch = UIKitRuntime.current.ios < 9
        let destination =
            usesOldSearch
            ? LegacyUnwinding.search(from: source, action: action, sender: sender)
            : UnwindSearch(source: source, action: action, sender: sender).run()
        guard let destination else {
            // R44: UIKit says nothing; the reader of a transcript would ask.
            UIKitRuntime.current.warn(
                "no controller handles the unwind action \(action) of segue \(template.printedName); nothing happens.",
                about: source, position: InterfacePosition(template.position, id: template.id))
            return false
        }
        destination.loadViewIfNeeded()
        let made =
            usesOldSearch
            ? LegacyUnwinding.segue(to: destination, from: source, identifier: template.identifier)
            : SegueFactory(template).makeUnwind(source: source, destination: destination)
        guard let segue = made else { return false }
        source.prepareAndPerform(segue, template, sender: sender) {
            let runtime = UIKitRuntime.current
            runtime.lastUnwind = LastUnwind(event: runtime.eventCount, destination: destination)
            destination.trace("\(action)", about: .action)
            destination.call(action, [segue])
        }
        return true
    }
}

/// The search for an unwind's destination since iOS 9, in the order that was recorded on devices (U1 to U5).
@MainActor
final class UnwindSearch {
    private let origin: UIStoryboardUnwindSegueSource
    private var visited: Set<ObjectIdentifier> = []

    init(source: UIViewController, action: Selector, sender: Any?) {
        origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    }

    /// The destination; `nil` where nobody handles the action.
    func run() -> UIViewController? {
        let source = origin.source
        var root = source.rootAncestor
        // Inside the source's own tree the search climbs from the source; a source that is itself presented waits for
        // the branch that presented it (U2, U4).
        if source !== root || root.ownPresentation == nil {
            if let found = climb(from: source, below: nil) { return found }
        }
        while let presentation = root.ownPresentation {
            let presenter = presentation.presenter
            if let starter = presentation.starter, starter !== presenter, starter.isDescendant(of: presenter),
                let found = climb(from: starter, below: presenter)
            {
                return found
            }
            if root === source, let found = visit(source) { return found }
            if let found = climb(from: presenter, below: nil) { return found }
            root = presenter.rootAncestor
        }
        return nil
    }

    /// Visits a controller and its ancestors, up to but not including a limit.
    private func climb(from start: UIViewController, below limit: UIViewController?) -> UIViewController? {
        for controller in start.ancestorsWithSelf {
            if controller === limit { return nil }
            if let found = visit(controller) { return found }
        }
        return nil
    }

    /// A controller is asked after its allowed children gave no destination.
    private func visit(_ controller: UIViewController) -> UIViewController? {
        guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
        let children = controller.allowedChildrenForUnwinding(from: origin)
        controller.trace(
            "allowedChildrenForUnwinding", answer: .names(children.map(\.runtimeName)), about: .unwind)
        for child in children {
            if let found = visit(child) { return found }
        }
        let can = controller.canPerformUnwindSegueAction(
            origin.unwindAction, from: origin.source, sender: origin.sender)
        controller.trace("canPerformUnwindSegueAction", answer: .flag(can), about: .unwind)
        return can ? controller : nil
    }

    /// The child of a controller on the way out from another: by parents, and from a presented root by the controller
    /// that started its presentation.
    static func child(
        of controller: UIViewController, containing source: UIViewController
    ) -> UIViewController? {
        var next: UIViewController? = source
        while let current = next {
            if let parent = current.parent {
                if parent === controller { return current }
                next = parent
            } else {
                next = current.ownPresentation.map { $0.starter ?? $0.presenter }
            }
        }
        return nil
    }
}

/// The visible way of an unwind: dismissal first, then each container on the way down (R45, recorded traces 4 and 5).
@MainActor
final class UnwindPlan {
    /// The plan that is being carried out.
    static var current: UnwindPlan? {
        get { UIKitRuntime.current.unwindPlan }
        set { UIKitRuntime.current.unwindPlan = newValue }
    }

    private let segue: UIStoryboardSegue
    private let animated: Bool
    private let tellsContainers: Bool
    private var dismisses = false
    private var afterDismissal: [() -> Void] = []

    init(_ segue: UIStoryboardSegue, animated: Bool, tellsContainers: Bool = true) {
        self.segue = segue
        self.animated = animated
        self.tellsContainers = tellsContainers
    }

    static var isRunning: Bool { current != nil }

    /// Whether containers move for themselves: not under a dismissal, which is the movement that is seen (R45a).
    static var animatesContainers: Bool { current.map { $0.animated && !$0.dismisses } ?? true }

    /// Keeps what a container still has to tell until the dismissal over it is done (T16).
    static func postpone(_ call: @escaping () -> Void) -> Bool {
        guard let current, current.dismisses else { return false }
        current.afterDismissal.append(call)
        return true
    }

    /// Carries the plan out.
    func perform() {
        let outer = UnwindPlan.current
        UnwindPlan.current = self
        defer { UnwindPlan.current = outer }
        let destination = segue.destination
        var common = segue.source
        var lowest: ModalPresentation?
        while !destination.isDescendant(of: common) {
            if let parent = common.parent {
                common = parent
            } else if let presentation = common.ownPresentation {
                lowest = presentation
                common = presentation.presenter
            } else {
                return
            }
        }
        // A dismissal that cannot begin says so itself, and never ends; what follows must not wait for it.
        if let lowest {
            dismisses = lowest.phase != .inFlight
            lowest.presenter.dismiss(animated: animated) { [self] in
                for call in afterDismissal { call() }
                afterDismissal = []
            }
        }
        let way = destination.ancestorsWithSelf.prefix { $0 !== common }.reversed()
        var container = common
        for next in way {
            if tellsContainers {
                container.trace("unwind", .name(next.runtimeName, "for:towards"), about: .unwind)
                container.unwind(for: segue, towards: next)
            } else {
                container.reveal(next, animated: UnwindPlan.animatesContainers)
            }
            container = next
        }
    }
}

/// Unwinding as iOS 6 to 8 did it (R47, R48).
@MainActor
enum LegacyUnwinding {
    /// Asks the source's parent, or else its presenter, for the handler.
    static func search(from source: UIViewController, action: Selector, sender: Any?) -> UIViewController? {
        guard let start = source.parent ?? source.ownPresentation?.presenter else { return nil }
        let found = start.forUnwindSegueAction(action, from: source, withSender: sender)
        start.trace("viewControllerForUnwindSegueAction", answer: .name(found?.runtimeName), about: .unwind)
        return found
    }

    /// A container asks its children, a navigation controller from the top down, then itself; then the next outward.
    static func defaultHandler(
        in controller: UIViewController, action: Selector, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
        let children =
            controller is UINavigationController ? controller.children.reversed() : controller.children
        for candidate in children + [controller] {
            let can = candidate.canPerformUnwindSegueAction(action, from: source, sender: sender)
            candidate.trace("canPerformUnwindSegueAction", answer: .flag(can), about: .unwind)
            if can { return candidate }
        }
        let next = controller.parent ?? controller.ownPresentation?.presenter
        return next?.forUnwindSegueAction(action, from: source, withSender: sender)
    }

    /// R48: the destination's parent makes the segue; the destination itself only where it has none. So an override in
    /// a destination inside a navigation controller is never asked, and the stock pop runs.
    static func segue(
        to destination: UIViewController, from source: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        let executor = destination.parent ?? destination
        executor.trace("segueForUnwinding", .name(destination.runtimeName, "to"), about: .unwind)
        return executor.segueForUnwinding(to: destination, from: source, identifier: identifier)
            ?? standardSegue(to: destination, from: source, identifier: identifier)
    }

    /// The stock unwind: dismisses and pops at once.
    static func standardSegue(
        to destination: UIViewController, from source: UIViewController, identifier: String?
    ) -> UIStoryboardSegue {
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        segue.performHandler = { [unowned segue] in
            UnwindPlan(segue, animated: true, tellsContainers: false).perform()
        }
        return segue
    }
}
