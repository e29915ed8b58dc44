// This file is long because Swift lets subclasses override only what stands in the class itself, and apps override
// nearly all of it. What each part does lives in the UIViewController+….swift files beside this one.

/// Manages a view: loads it, hears when it appears, presents other controllers and holds children.
///
/// ```swift
/// class FirstViewController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         performSegue(withIdentifier: "FirstCustomSegue", sender: self)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// A controller that makes its own view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// A controller of a storyboard.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// A controller that makes its own view.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Goes with the controller, and notes that it went.
    var endNote: EndNote?

    // MARK: Storyboard

    /// The storyboard that the controller came from.
    open internal(set) var storyboard: UIStoryboard?
    /// The name of the nib that holds the view.
    open private(set) var nibName: String?
    /// The controller's part of the storyboard.
    var scene: StoryboardScene?

    /// Called once the controller and its items came out of the storyboard; the view is not loaded yet (R5).
    open func awakeFromNib() {}

    /// Starts a segue by name (R21); `shouldPerformSegue` is not asked.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegue(named: identifier, sender: sender)
    }

    /// Whether a segue that a person triggered may go on.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called just before a segue is performed, for passing data on; the destination's view is not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwinding

    /// Whether this controller is where an unwind ends; by default when it has the action and is not the source (R42).
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// What `canPerformUnwindSegueAction(_:from:sender:)` was called before iOS 13; overrides still count.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        self !== fromViewController && responds(to: action)
    }

    /// The children that are searched for an unwind's destination, in that order (R42, R43).
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }

    /// The child that an unwind comes from; not for overriding.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        UnwindSearch.child(of: self, containing: source.source)
    }

    /// Shows the next controller on the way to an unwind's destination; containers of one's own override it (R45).
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The controller that handles an unwind, as iOS 8 and earlier ask (R47).
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        LegacyUnwinding.defaultHandler(in: self, action: action, from: fromViewController, sender: sender)
    }

    /// The segue that performs an unwind, as iOS 8 and earlier ask (R47).
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        LegacyUnwinding.standardSegue(to: toViewController, from: fromViewController, identifier: identifier)
    }

    // MARK: View

    var ownView: UIView?
    var viewLoadDepth = 0

    /// The controller's view; reading it loads it (R11).
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            if ownView == nil { substituteMissingView() }
            return ownView
        }
        set {
            // The old view ends after the new one is in its place, or its end could not look at this controller.
            let old = ownView
            ownView = newValue
            old?.controller = nil
            newValue?.controller = self
        }
    }

    /// The view where it is loaded.
    open var viewIfLoaded: UIView? { ownView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { ownView != nil }

    /// Makes the view; the default takes it from the storyboard, or makes an empty one.
    open func loadView() { loadStandardView() }

    /// Loads the view where it is not loaded yet.
    open func loadViewIfNeeded() { if ownView == nil { loadOwnView() } }

    /// Called once the view is loaded and all outlets are set.
    open func viewDidLoad() {}
    /// Called before the view enters a window, or comes back into sight.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once the view is in the window, with its size and traits (R61).
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the window, or is covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is no longer on screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when the constraints are brought up to date.
    open func updateViewConstraints() { ownView?.updateConstraints() }

    open override var next: UIResponder? { ownView?.superview ?? parent }

    open override func responds(to selector: Selector!) -> Bool {
        selector.map { ShowingWay(selector: $0) != nil } == true || super.responds(to: selector)
    }

    // MARK: Appearance

    var appearance = AppearanceState.disappeared
    /// Whether a window, a container or a transition tells this controller when it appears.
    var isAppearanceDriven = false
    var appearanceIsAnimated = false
    /// Whether `viewIsAppearing` is still owed to this appearance.
    var awaitsIsAppearing = false
    /// How many appearance callbacks of this controller are running.
    var appearanceCallbacks = 0
    var presentationFlag: AppearanceReason?
    var moveReason: AppearanceReason?

    /// Whether children hear of this controller's appearance by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or disappear, for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that it has appeared or disappeared.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether the controller is appearing because it is presented; true in the appearance callbacks only (R64).
    open var isBeingPresented: Bool { appears(because: .presented) }
    /// Whether the controller is disappearing because it is dismissed; true in the appearance callbacks only (R64).
    open var isBeingDismissed: Bool { appears(because: .dismissed) }
    /// Whether the controller is appearing because it was added to a container; true in the appearance callbacks only.
    open var isMovingToParent: Bool { appears(because: .movesToParent) }
    /// Whether the controller is disappearing because it is taken out of a container; true in the appearance callbacks
    /// only.
    open var isMovingFromParent: Bool { appears(because: .movesFromParent) }

    // MARK: Children

    /// The controllers in this one, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []
    /// The controller that this one is in.
    open internal(set) weak var parent: UIViewController?

    /// Adds a child; calls its `willMove(toParent:)`, and leaves `didMove(toParent:)` to the caller (R15).
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Leaves the parent; calls `didMove(toParent: nil)`, and expects that `willMove(toParent: nil)` was called (R15).
    open func removeFromParent() { leaveParent() }

    /// Called before the controller gets another parent, or none.
    open func willMove(toParent parent: UIViewController?) {
        moveReason = parent == nil ? .movesFromParent : .movesToParent
    }
    /// Called once the controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) {
        if parent == nil || appearance == .appeared { moveReason = nil }
    }

    /// Goes from one child to another: appearance callbacks, animations, and the old child's view out of the new one's
    /// way at the end (A1). Moving the children in and out of this controller is left to the caller.
    ///
    /// - Parameter completion: called at the end with whether the animations ran to it.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition(parent: self, from: fromViewController, to: toViewController)
            .run(duration: duration, options: options, animations: animations, completion: completion)
    }

    // MARK: Presentation

    /// The controller that this very one presents, and how.
    var presentation: ModalPresentation?
    /// The presentation that brought this very controller.
    weak var ownPresentation: ModalPresentation?

    /// Lets go of what is presented, here and below, without a word: a presentation holds its presenter, too.
    func forgetPresentations() {
        children.forEach { $0.forgetPresentations() }
        guard let own = presentation else { return }
        own.presented.forgetPresentations()
        presentation = nil
        own.running = nil
    }

    /// How the controller is presented; `.automatic` reads as what it stands for (R34).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { PresentationStyles.resolved(statedPresentationStyle) }
        set { statedPresentationStyle = newValue }
    }
    var statedPresentationStyle = UIModalPresentationStyle.automatic

    /// How the view moves when it is presented without an animator of its own.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether current-context presentations stop at this controller (R30).
    open var definesPresentationContext: Bool {
        get { statedPresentationContext ?? definesPresentationContextByDefault }
        set { statedPresentationContext = newValue }
    }
    private var statedPresentationContext: Bool?
    var definesPresentationContextByDefault: Bool { false }
    /// Whether this controller's transition style wins over that of what it presents in context.
    open var providesPresentationContextTransitionStyle = false
    /// Whether a swipe may not dismiss the controller.
    open var isModalInPresentation = false
    /// Supplies the objects of custom transitions; held weakly (R82).
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The controller that this one, or the nearest ancestor, presents (R30a).
    open var presentedViewController: UIViewController? {
        ancestorsWithSelf.lazy.compactMap { $0.presentation?.presented }.first
    }

    /// The controller that presents this one, or the farthest ancestor (R30a).
    open var presentingViewController: UIViewController? {
        ancestorsWithSelf.reversed().lazy.compactMap { $0.ownPresentation?.presenter }.first
    }

    /// What manages the controller's presentation; before that, what will, unless a transitioning delegate supplies it.
    open var presentationController: UIPresentationController? {
        ancestorsWithSelf.lazy.compactMap { $0.ownPresentation?.controller }.first ?? preparePresentationController()
    }
    var preparedPresentationController: UIPresentationController?

    private func preparePresentationController() -> UIPresentationController? {
        let style = PresentationStyles.adapted(modalPresentationStyle)
        guard parent == nil, style != .custom else { return nil }
        if preparedPresentationController?.presentationStyle != style {
            preparedPresentationController = UIPresentationController(presented: self, presenter: self, style: style)
        }
        return preparedPresentationController
    }

    /// Presents a controller (R30, R31).
    ///
    /// - Parameter completion: called after the presented controller's `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        ModalPresentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or this controller itself (R33).
    ///
    /// - Parameter completion: called after the dismissed controller's `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresentation.dismiss(from: self, animated: flag, completion: completion)
    }

    /// Shows a controller as the nearest container does: pushed, or else presented (R27).
    open func show(_ vc: UIViewController, sender: Any?) { pass(.show, vc, sender: sender) }

    /// Shows a controller as a detail: in a split view's secondary place, or else presented (R27).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        pass(.showDetail, vc, sender: sender)
    }

    /// The transition in which this controller takes part.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ancestorsWithSelf.lazy.compactMap { $0.runningTransition?.coordinator }.first
    }
    weak var runningTransition: TransitionContext?

    // MARK: In containers

    /// The controller's title, for bars.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    /// What the navigation bar shows of this controller.
    open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What the tab bar shows of this controller.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, tag: 0)
    /// Whether a push hides the tab bar.
    open var hidesBottomBarWhenPushed = false
    /// Toolbar items of this controller.
    open var toolbarItems: [UIBarButtonItem]?
    /// The size that the controller would like to have, in points.
    open var preferredContentSize = CGSize.zero
    /// Whether the view is being edited.
    open var isEditing = false
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar looks.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The orientations that the controller has; a phone's controllers are not turned upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// Whether the controller turns with the device.
    open var shouldAutorotate: Bool { true }

    /// Called before the view gets another size.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called when memory runs short.
    open func didReceiveMemoryWarning() {}

    /// Lets the view be edited, or not any more.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Asks for the status bar's looks again.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The nearest navigation controller that this one is in.
    open var navigationController: UINavigationController? { nearestAncestor() }
    /// The nearest tab bar controller that this one is in.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    // MARK: For containers of this runtime

    /// Puts children's views in place before the container's appearance is told.
    func prepareToAppear() {}

    /// Whether the way from child to child is the class's own (R32).
    var isSystemContainer: Bool { false }

    /// The children that can be seen while this controller is.
    var visibleChildren: [UIViewController] {
        children.filter { child in child.ownView.map { $0.isDescendant(of: view) } ?? false }
    }

    /// Brings a child into sight, as unwinding and reports need.
    func reveal(_ child: UIViewController, animated: Bool) {}
}
