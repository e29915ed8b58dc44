/// What bars show of something: a title.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The item's title.
    open var title: String?
    /// Whether the item can be used.
    open var isEnabled = true
    /// A number to find the item by.
    open var tag = 0
    package internal(set) var interfaceID: String?

    /// An item without a title.
    public override init() { super.init() }
}

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The looks of a bar button.
    public enum Style: Int, Hashable, Sendable {
        case plain = 0
        case done = 2
    }

    /// What the button calls.
    open var action: Selector?
    /// What the button calls it on; nil for the first responder that has it.
    open weak var target: AnyObject?
    /// The view in place of a button.
    open var customView: UIView?
    /// The looks.
    open var style = Style.plain

    /// An item without a title.
    public override init() { super.init() }

    /// A button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    var trigger: SegueTrigger?

    /// A person's tap.
    package func tap() {
        guard isEnabled else { return }
        if let trigger { return trigger.fire() }
        guard let action else {
            return UIKitRuntime.current.complain(
                "the tap has no effect: the bar button '\(title ?? interfaceID ?? "")' has no action and no segue.")
        }
        UIKitRuntime.current.application.sendAction(action, to: target, from: self, for: nil)
    }
}

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title.
    open var title: String?
    /// The line above the title.
    open var prompt: String?
    /// The view in the title's place.
    open var titleView: UIView?
    /// The buttons on the left, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that leads back here.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether the way back is hidden.
    open var hidesBackButton = false
    package internal(set) var interfaceID: String?

    /// An item with a title.
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    /// The outermost button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A small text on the tab.
    open var badgeValue: String?

    /// An item with a title.
    public init(title: String?, tag: Int) {
        super.init()
        self.title = title
        self.tag = tag
    }
}

/// The bar of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether what is behind the bar shines through.
    open var isTranslucent = true
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Whether what is behind the bar shines through.
    open var isTranslucent = true
}
