/// Manages what surrounds a presented view, and where it lies.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The controller that presents it.
    public private(set) var presentingViewController: UIViewController
    /// Hears of swipes on sheets.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view that the presentation happens in.
    open internal(set) var containerView: UIView?

    private let stockClass: String?
    private let style: UIModalPresentationStyle

    /// Manages a presentation; subclasses are made by a transitioning delegate.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        style = .custom
        stockClass = nil
        super.init()
    }

    /// The system's controller for a style.
    init(presented: UIViewController, presenter: UIViewController, style: UIModalPresentationStyle) {
        presentedViewController = presented
        presentingViewController = presenter
        self.style = style
        stockClass = PresentationStyles.controllerClassName(style)
        super.init()
    }

    func present(from presenter: UIViewController) { presentingViewController = presenter }

    var printedClass: String {
        stockClass ?? ClassRegistry.shared.printedName(of: type(of: self))
    }

    /// The style that is presented with.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// Whether the presenter's view leaves the window (R75).
    open var shouldRemovePresentersView: Bool { PresentationStyles.removesPresenter(style) }
    /// Whether the presentation covers the screen rather than its context (R30).
    open var shouldPresentInFullscreen: Bool { !PresentationStyles.isInContext(style) }
    /// The view that moves: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view lies at the end, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called when the presentation is about to begin.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation ended.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called when the dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal ended.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
}

/// Hears of a person's swipes on a sheet (T11). Calls of `dismiss` are not told.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether a swipe may dismiss; by default yes.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when a swipe is about to dismiss.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe has dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe was not allowed to dismiss.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
