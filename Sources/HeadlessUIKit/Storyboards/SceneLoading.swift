internal import InterfaceBuilder
internal import SourceText

/// The making of one scene's objects, and their connections to each other (R5).
@MainActor
final class SceneLoading {
    let storyboard: UIStoryboard
    let document: Storyboard
    let controller: Storyboard.Controller
    /// The views that were made, in the order of the file.
    private(set) var awoken: [UIView] = []
    var containerViews: [(view: UIView, segue: Storyboard.Segue)] = []

    private(set) var made: [String: AnyObject] = [:]
    private(set) var descriptions: [(object: AnyObject, description: InterfaceObject)] = []

    init(_ storyboard: UIStoryboard, _ document: Storyboard, _ controller: Storyboard.Controller) {
        self.storyboard = storyboard
        self.document = document
        self.controller = controller
    }

    func add(_ object: AnyObject, id: String) { made[id] = object }

    // MARK: Controllers

    /// Makes the controller and what belongs to it besides its view, and tells it (R5, R7, R8).
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let coder = InterfaceCoder(self, controller.object, controller: controller)
        let made: UIViewController?
        if let custom = creator?(coder) {
            guard custom.scene?.controller.id == controller.id else {
                UIKitRuntime.current.raise(
                    .inconsistency("Custom instantiated view controller must call -[super initWithCoder:]"))
                return nil
            }
            made = custom
        } else {
            made = controllerClass().init(coder: coder)
        }
        guard let made, let scene = made.scene else {
            let name = controller.customClass ?? controller.stockClassName
            UIKitRuntime.current.raise(
                .inconsistency(
                    "init(coder:) of \(name) \(made == nil ? "returned nil" : "did not call super.init(coder:)").",
                    position: InterfacePosition(controller.object.position, id: controller.id)))
            return nil
        }
        made.trace("init(coder:)")
        add(made, id: controller.id)
        addItems(of: made)
        noteUnmodelledParts(of: made)
        decodeSceneObjects(into: scene)
        applyRuntimeAttributes(of: controller.object, to: made)
        // Outlets to what is loaded with the view come later.
        connectOutlets(of: controller.object, on: made, onlyWhere: { self.made[$0] != nil })
        made.awakeFromNib()
        return made
    }

    private func controllerClass() -> UIViewController.Type {
        let stock: UIViewController.Type =
            switch controller.object.elementName {
            case "navigationController": UINavigationController.self
            case "tabBarController": UITabBarController.self
            default: UIViewController.self
            }
        guard let name = controller.customClass, !name.isEmpty,
            let registration = ClassRegistry.shared.registration(named: name, module: controller.customModule)
        else {
            noteUnmodelledKind()
            return stock
        }
        if let type = registration.type as? UIViewController.Type { return type }
        UIKitRuntime.current.raise(
            .inconsistency(
                "The class \(registration.name) of a scene's controller is not a UIViewController.", position: position)
        )
        return stock
    }

    private func decodeSceneObjects(into scene: StoryboardScene) {
        guard let owner = document.scene(containing: controller.id) else { return }
        for object in owner.objects where object.id != controller.id {
            guard let made: AnyObject = makeRecognizer(object) ?? makeCustomObject(object) else { continue }
            noteClass(of: object, isMade: !(made is UIGestureRecognizer))
            scene.objects.append((object.id, made))
            add(made, id: object.id)
            applyRuntimeAttributes(of: object, to: made)
        }
    }

    /// An object of the app's own, of a class that says how it is made.
    private func makeCustomObject(_ description: InterfaceObject) -> NSObject? {
        guard description.elementName == "customObject", let name = description.customClass else { return nil }
        let made = ClassRegistry.shared.registration(named: name, module: description.customModule)?.makeObject?()
        if made == nil { noteClass(of: description, isMade: false) }
        return made
    }

    private func makeRecognizer(_ description: InterfaceObject) -> UIGestureRecognizer? {
        guard let gesture = InterfaceGestureRecognizer(description) else { return nil }
        let recognizer: UIGestureRecognizer
        switch gesture.kind {
        case .swipe:
            let swipe = UISwipeGestureRecognizer()
            if let name = gesture.direction { swipe.direction = .init(interfaceName: name) }
            swipe.numberOfTouchesRequired = gesture.numberOfTouchesRequired
            recognizer = swipe
        case .tap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = gesture.numberOfTapsRequired
            tap.numberOfTouchesRequired = gesture.numberOfTouchesRequired
            recognizer = tap
        case .pan: recognizer = UIPanGestureRecognizer()
        case .screenEdgePan:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = UIRectEdge(gesture.object.child("edges"))
            recognizer = pan
        case .pinch, .rotation: recognizer = UIGestureRecognizer()
        case .longPress, .unknown:
            recognizer = UIGestureRecognizer()
            recognizer.touchGap = touchGap(of: gesture)
        }
        recognizer.isEnabled = gesture.isEnabled
        recognizer.interfaceID = gesture.id
        return recognizer
    }

    // MARK: Views

    /// Makes a view and all views in it.
    func makeView(_ description: InterfaceView) -> UIView? {
        let coder = InterfaceCoder(self, description.object, view: description)
        let name = description.object.customClass ?? ""
        let registered =
            name.isEmpty
            ? nil : ClassRegistry.shared.registration(named: name, module: description.object.customModule)
        let own = registered?.type as? UIView.Type
        if let registered, own == nil {
            UIKitRuntime.current.raise(
                .inconsistency(
                    "The class \(registered.name) of a view is not a UIView.",
                    position: InterfacePosition(description.position, id: description.id)))
        }
        let type = own ?? Self.stockClass(of: description.elementName)
        guard let view = type.init(coder: coder) else { return nil }
        if registered == nil, !name.isEmpty {
            view.standInClass = UIKitRuntime.current.storyboards.standIn(
                for: name, module: description.object.customModule)
            view.noteMessage()
        }
        if own == nil { nameByElement(view, of: type, description.object) }
        return view
    }

    /// A view that the runtime has no class for is called as Interface Builder's element says.
    private func nameByElement(_ view: UIView, of type: UIView.Type, _ description: InterfaceObject) {
        let stock = description.stockClass
        guard stock != ClassRegistry.shared.printedName(of: type) else { return }
        view.stockClassName = stock
        view.plainElement = description.elementName
    }

    /// Notes a view that has decoded itself.
    func decoded(_ view: UIView, _ description: InterfaceView) {
        add(view, id: description.object.id)
        descriptions.append((view, description.object))
        awoken.append(view)
        // What the runtime has no class for, such as the cells of a static table, is there to be found by outlets.
        let inside = description.keyedViews + description.subviews + description.sections.flatMap(\.cells)
        for subview in inside {
            if let subview = makeView(subview) { view.addSubview(subview) }
        }
    }

    private static func stockClass(of element: String) -> UIView.Type {
        switch element {
        case "label": UILabel.self
        case "button": UIButton.self
        case "imageView": UIImageView.self
        case "switch", "slider", "segmentedControl", "stepper", "pageControl", "datePicker", "textField", "control":
            UIControl.self
        case "navigationBar": UINavigationBar.self
        case "tabBar": UITabBar.self
        default: UIView.self
        }
    }
}
