/// A container that shows one of its children at a time, chosen by tabs.
///
/// The selection changes at once, and the appearance callbacks begin inside the setter (R29, T7).
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The bar with the tabs.
    open private(set) lazy var tabBar = UITabBar(frame: .zero)
    /// Hears of taps on tabs, and supplies animators (R73).
    open weak var delegate: (any UITabBarControllerDelegate)?

    private lazy var stage = TabStage(self)
    private var selection = 0

    /// A tab bar controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? InterfaceCoder)?.decodeChildren(of: self)
    }

    /// The controllers of the tabs, in their order.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Puts other tabs in place of these.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let (old, selected) = (children, selectedViewController)
        let newIDs = Set(new.map(ObjectIdentifier.init))
        let gone = old.filter { !newIDs.contains(ObjectIdentifier($0)) }
        for controller in gone { controller.willMoveTo(nil) }
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        children = new
        selection = new.firstIndex { $0 === selected } ?? 0
        if isViewLoaded, ownView?.window != nil { stage.showSelected() }
        for controller in gone {
            controller.parent = nil
            controller.didMoveTo(nil)
        }
        for controller in added { controller.didMoveTo(self) }
    }

    /// The index of the tab that is shown.
    open var selectedIndex: Int {
        get { selection }
        set {
            guard children.indices.contains(newValue) else { return }
            select(children[newValue])
        }
    }

    /// The controller of the tab that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selection) ? children[selection] : nil }
        set {
            guard let newValue else { return }
            guard children.contains(where: { $0 === newValue }) else {
                return UIKitRuntime.current.raise(
                    .inconsistency(
                        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                            + "controller's list of view controllers can be selected."))
            }
            select(newValue)
        }
    }

    /// A person's tap on a tab: the delegate is asked and told (T7).
    package func tapTab(at index: Int) {
        guard children.indices.contains(index) else { return }
        let controller = children[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Selects the next controller on an unwind's way (R45).
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    /// A transition was cancelled: the tab before is the selected one again.
    func selectionWasTakenBack(to controller: UIViewController) {
        selection = children.firstIndex { $0 === controller } ?? selection
    }

    private func select(_ controller: UIViewController) {
        trace(.assignment(property: "selectedViewController", value: controller.runtimeName))
        selection = children.firstIndex { $0 === controller } ?? selection
        if isViewLoaded { stage.showSelected() }
    }

    open override func loadView() {
        let layout = StockView(filling: UIScreen.main.bounds, className: "UILayoutContainerView")
        let content = StockView(filling: layout.bounds, className: "UITransitionView")
        layout.addSubview(content)
        let height = 49 + UIKitRuntime.current.configuration.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: layout.bounds.height - height, width: layout.bounds.width, height: height)
        tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        layout.addSubview(tabBar)
        view = layout
        stage.container = content
    }

    override func prepareToAppear() {
        loadViewIfNeeded()
        stage.install()
    }

    override var isSystemContainer: Bool { true }

    override func reveal(_ child: UIViewController, animated: Bool) { selectedViewController = child }
}
