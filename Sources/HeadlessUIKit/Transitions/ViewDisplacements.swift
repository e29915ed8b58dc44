/// What became of controllers' views that a transition left in no window, for the message that the screen is empty.
@MainActor
struct ViewDisplacements {
    private struct Displacement {
        weak var view: UIView?
        let text: String
    }

    private var all: [Displacement] = []

    /// Notes where a view was put.
    mutating func note(_ view: UIView, _ text: String) {
        all.removeAll { $0.view == nil || $0.view === view }
        all.append(Displacement(view: view, text: text))
    }

    /// What became of a view.
    func text(of view: UIView) -> String? { all.last { $0.view === view }?.text }
}

extension UIKitRuntime {
    /// Complains that the controller on top is not to be seen, and says what became of its view; call it once all has
    /// settled.
    ///
    /// - Parameter visible: the controllers that are on screen.
    package func complainOfLostView(of top: UIViewController, whileSeeing visible: [UIViewController]) {
        guard let view = top.ownView else { return }
        let reason = view.withSuperviews.lazy.compactMap { self.displacements.text(of: $0) }.first
        let what =
            visible.isEmpty
            ? "the screen is black: " : "\(top.runtimeName) is on top and cannot be seen: "
        complain(
            what + "the view of \(top.runtimeName), \(view.className) \(view.stableID), is in no window."
                + (reason.map { " \($0)" } ?? ""), about: top)
    }
}

extension ModalPresentation {
    /// Notes what an animator did to the presenter's view: where the presenter's view is not its to move (R76), it goes
    /// with the container.
    func noteDisplacedPresenter(_ animator: any UIViewControllerAnimatedTransitioning, in container: UIView?) {
        guard let view = presenter.ownView, let container, view.isDescendant(of: container) else { return }
        UIKitRuntime.current.displacements.note(
            view,
            "\(Self.name(of: animator)).animateTransition put it into the container of the dismissal of "
                + "\(presented.runtimeName), and the container was removed at the end. In this style the presenter's view stays "
                + "where it is: view(forKey: .to) is nil, and viewController(forKey: .to).view must not be moved.")
    }

    /// Notes that an animator has not shown what it was to show.
    func noteMissingPresented(_ animator: any UIViewControllerAnimatedTransitioning) {
        guard let view = presented.ownView, view.window == nil else { return }
        UIKitRuntime.current.displacements.note(
            view, "\(Self.name(of: animator)).animateTransition did not add it to the container.")
    }

    private static func name(of animator: any UIViewControllerAnimatedTransitioning) -> String {
        ClassRegistry.shared.printedName(of: type(of: animator))
    }
}
