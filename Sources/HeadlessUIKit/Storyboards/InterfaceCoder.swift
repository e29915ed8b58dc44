internal import InterfaceBuilder

/// The coder that `init(coder:)` gets: it knows which object of the file is being made.
@MainActor
final class InterfaceCoder: NSCoder {
    private let loading: SceneLoading
    private let object: InterfaceObject
    private let controller: Storyboard.Controller?
    private let view: InterfaceView?

    init(
        _ loading: SceneLoading, _ object: InterfaceObject, controller: Storyboard.Controller? = nil,
        view: InterfaceView? = nil
    ) {
        self.loading = loading
        self.object = object
        self.controller = controller
        self.view = view
        super.init()
    }

    /// A controller of a class without a scene, for calls that have already failed.
    static func substitute<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        let empty = NSCoder()
        guard let made = type.init(coder: empty) else { preconditionFailure("\(type) refuses an empty coder") }
        return made
    }

    // MARK: Controllers

    /// Gives a controller what the file says of it (R125).
    func decode(_ made: UIViewController) {
        guard let controller else { return }
        made.storyboard = loading.storyboard
        made.scene = StoryboardScene(
            storyboard: loading.storyboard, document: loading.document, controller: controller)
        made.interfaceID = controller.id
        made.interfacePosition = InterfacePosition(object.position, id: controller.id)
        if let name = controller.customClass, !name.isEmpty,
            ClassRegistry.shared.registration(named: name, module: controller.customModule) == nil
        {
            // R7: the stock class takes the place of one that is not there.
            made.standInClass = UIKitRuntime.current.storyboards.standIn(for: name, module: controller.customModule)
            made.noteMessage()
        } else if type(of: made) == UIViewController.self, object.elementName != "viewController" {
            made.stockClassName = controller.stockClassName
        }
        // R125: the title names the items too, which may say otherwise.
        if let title = controller.title { made.title = title }
        if let item = controller.navigationItem { made.navigationItem.decode(item) }
        if let item = controller.tabBarItem {
            made.tabBarItem = UITabBarItem(title: nil, tag: 0)
            made.tabBarItem.decode(item)
        }
        made.toolbarItems = UINavigationItem.buttons(controller.toolbarItems)
        made.takeStyles(
            presentation: controller.modalPresentationStyle, transition: controller.modalTransitionStyle,
            position: InterfacePosition(object.position, id: controller.id))
        if controller.definesPresentationContext { made.definesPresentationContext = true }
        made.providesPresentationContextTransitionStyle = controller.providesPresentationContextTransitionStyle
        made.hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
        (made as? UINavigationController)?.isNavigationBarHidden = controller.navigationBarHidden
    }

    /// R9: relationship segues are construction; the children are made with their container.
    func decodeChildren(of container: UIViewController) {
        guard let controller else { return }
        let children = controller.relationships.compactMap { segue in
            loading.storyboard.instantiate(objectID: segue.destinationID, for: segue)
        }
        switch container {
        case let navigation as UINavigationController: navigation.viewControllers = children
        case let tabs as UITabBarController: tabs.viewControllers = children
        default: break
        }
    }

    // MARK: Views

    /// Gives a view what the file says of it, and makes its subviews.
    func decode(_ made: UIView) {
        guard let view else { return }
        made.interfaceID = object.id
        made.interfacePosition = InterfacePosition(object.position, id: object.id)
        if let frame = view.frame {
            made.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
        made.decode(view)
        loading.decoded(made, view)
    }
}
