import Geometry
import SourceText
import XMLTree

extension Storyboard {
    /// The controller of a scene, or a stand-in for one of another storyboard.
    public struct Controller: Sendable, Hashable {
        /// Which class the element makes when it names no custom one.
        public enum Kind: Sendable, Hashable {
            case viewController, tableViewController, collectionViewController
            case navigationController, tabBarController, splitViewController, pageViewController
            case avPlayerViewController, glkViewController, hostingController
            /// A reference to a controller in another storyboard. R124
            case placeholder
            /// AppKit's.
            case windowController, tabViewController, pageController, collectionViewItem, application
            /// WatchKit's.
            case interfaceController, notificationController, glanceController
            /// An element with the part of a controller but a name unknown here.
            case unknown(String)
        }

        public let object: InterfaceObject
        public let kind: Kind

        /// Takes `object` as a controller; `nil` when it is not one.
        public init?(_ object: InterfaceObject) {
            let name = object.elementName
            if name.utf8.count >= Kind.shortestName, let known = Kind.byName[name] {
                kind = known
            } else if object.sceneMemberID == "viewController" {
                kind = .unknown(name)
            } else {
                return nil
            }
            self.object = object
        }

        /// The innermost controller around `element`; `nil` when there is none.
        public init?(around element: XMLElement) {
            for ancestor in element.ancestors {
                if let controller = Controller(InterfaceObject(ancestor)) {
                    self = controller
                    return
                }
            }
            return nil
        }

        public var element: XMLElement { object.element }
        public var id: String { object.id }
        public var customClass: String? { object.customClass }
        public var customModule: String? { object.customModule }
        public var customModuleProvider: String? { object.customModuleProvider }
        public var userLabel: String? { object.userLabel }
        public var position: SourcePosition { object.position }

        /// The scene it is in.
        public var scene: Scene? { Scene(around: element) }

        // MARK: Attributes, R125

        /// The name by which code and storyboard references instantiate it.
        public var storyboardIdentifier: String? { element.attribute("storyboardIdentifier") }
        public var title: String? { element.string("title") }
        public var modalPresentationStyle: String? { element.attribute("modalPresentationStyle") }
        public var modalTransitionStyle: String? { element.attribute("modalTransitionStyle") }
        public var definesPresentationContext: Bool { element.flag("definesPresentationContext") ?? false }
        public var providesPresentationContextTransitionStyle: Bool {
            element.flag("providesPresentationContextTransitionStyle") ?? false
        }
        public var hidesBottomBarWhenPushed: Bool { element.flag("hidesBottomBarWhenPushed") ?? false }
        public var automaticallyAdjustsScrollViewInsets: Bool {
            element.flag("automaticallyAdjustsScrollViewInsets") ?? true
        }
        public var extendedLayoutIncludesOpaqueBars: Bool { element.flag("extendedLayoutIncludesOpaqueBars") ?? false }

        /// Navigation controllers only.
        public var navigationBarHidden: Bool { element.flag("navigationBarHidden") ?? false }
        /// Navigation controllers only.
        public var toolbarHidden: Bool { element.flag("toolbarHidden") ?? true }

        /// Split view controllers only: `doubleColumn`, `tripleColumn`; `nil` for the style before iOS 14.
        public var splitStyle: String? { element.attribute("style") }
        public var allowDoubleColumnStyle: Bool { element.flag("allowDoubleColumnStyle") ?? false }
        public var splitBehavior: String? { element.attribute("behavior") }
        public var preferredDisplayMode: String? { element.attribute("preferredDisplayMode") }

        /// Page view controllers only: `pageCurl` or `scroll`.
        public var pageTransitionStyle: String? { element.attribute("transitionStyle") }
        /// Page view controllers only: `horizontal` or `vertical`.
        public var pageNavigationOrientation: String? { element.attribute("navigationOrientation") }

        /// The size it has in a popover or a sheet.
        public var preferredContentSize: Size? {
            object.size("contentSizeForViewInPopover") ?? object.size("preferredContentSize")
        }

        // MARK: Placeholders, R124

        public var isPlaceholder: Bool { kind == .placeholder }
        /// The storyboard a placeholder refers to; `nil` means its own.
        public var storyboardName: String? { element.attribute("storyboardName") }
        /// The controller a placeholder refers to; `nil` means the storyboard's initial one.
        public var referencedIdentifier: String? { element.attribute("referencedIdentifier") }
        /// The bundle in which a placeholder's storyboard is; `nil` means the app's own.
        public var bundleIdentifier: String? { element.attribute("bundleIdentifier") }

        // MARK: Parts

        /// Its view with all views inside; `nil` when it comes from a nib or from code.
        public var view: InterfaceView? { element.child(key: "view").map { InterfaceView(InterfaceObject($0)) } }
        /// The ids by which constraints speak of what bars leave free, before safe areas: `top`, `bottom`.
        public var layoutGuideIDs: [String: String] {
            let guides = element.children("layoutGuides").flatMap { $0.children("viewControllerLayoutGuide") }
            let pairs = guides.compactMap { guide in
                guide.attribute("type").flatMap { type in guide.attribute("id").map { (type, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        }

        public var navigationItem: InterfaceNavigationItem? {
            object.child("navigationItem").map(InterfaceNavigationItem.init)
        }
        public var tabBarItem: InterfaceBarItem? { object.child("tabBarItem").map(InterfaceBarItem.init) }
        public var navigationBar: InterfaceView? { object.child("navigationBar").map(InterfaceView.init) }
        public var toolbar: InterfaceView? { object.child("toolbar").map(InterfaceView.init) }
        public var tabBar: InterfaceView? { object.child("tabBar").map(InterfaceView.init) }
        public var toolbarItems: [InterfaceBarItem] {
            element.children("toolbarItems").flatMap { $0.children.map { InterfaceBarItem(InterfaceObject($0)) } }
        }

        // MARK: Segues

        /// The segues that start here, relationships included: its own, those of its views and bar items, and those of
        /// the scene's other objects, such as gesture recognisers. In document order.
        public var segues: [Segue] {
            guard let scene else { return [] }
            return scene.segues.filter { scene.owner(of: $0) == self }
        }

        /// The segues that are performed when it is made, not while it runs: its children.
        public var relationships: [Segue] { object.segues.filter { $0.kind == .relationship } }
    }
}

extension Storyboard.Controller.Kind: CustomStringConvertible {
    /// By element name. `viewControllerPlaceholder` is UIKit's, `controllerPlaceholder` AppKit's.
    fileprivate static let known: [(String, Self)] = [
        ("viewController", .viewController), ("tableViewController", .tableViewController),
        ("collectionViewController", .collectionViewController), ("navigationController", .navigationController),
        ("tabBarController", .tabBarController), ("splitViewController", .splitViewController),
        ("pageViewController", .pageViewController), ("avPlayerViewController", .avPlayerViewController),
        ("glkViewController", .glkViewController), ("hostingController", .hostingController),
        ("viewControllerPlaceholder", .placeholder), ("controllerPlaceholder", .placeholder),
        ("windowController", .windowController), ("tabViewController", .tabViewController),
        ("pagecontroller", .pageController), ("collectionViewItem", .collectionViewItem),
        ("application", .application), ("controller", .interfaceController),
        ("notificationController", .notificationController), ("glanceController", .glanceController),
    ]

    fileprivate static let byName = Dictionary(uniqueKeysWithValues: known)
    /// Most elements have a name that is shorter.
    fileprivate static let shortestName = known.map(\.0.utf8.count).min() ?? 0

    /// The element's name.
    public var description: String {
        if case .unknown(let name) = self { return name }
        return Self.known.first { $0.1 == self }?.0 ?? ""
    }
}
