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
    private(set) var containerViews: [(view: UIView, segue: Storyboard.Segue)] = []

    private var made: [String: AnyObject] = [:]
    private var descriptions: [(object: AnyObject, description: InterfaceObject)] = []

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
        guard let name = controller.customClass, !name.isEmpty else { return stock }
        let registration = ClassRegistry.shared.registration(named: name, module: controller.customModule)
        return registration?.type as? UIViewController.Type ?? stock
    }

    private func decodeSceneObjects(into scene: StoryboardScene) {
        guard let owner = document.scene(containing: controller.id) else { return }
        for object in owner.objects where object.id != controller.id {
            guard let made: AnyObject = makeRecognizer(object) ?? makeCustomObject(object) else { continue }
            scene.objects.append((object.id, made))
            add(made, id: object.id)
            applyRuntimeAttributes(of: object, to: made)
        }
    }

    /// An object of the app's own, of a class that says how it is made.
    private func makeCustomObject(_ description: InterfaceObject) -> NSObject? {
        guard description.elementName == "customObject", let name = description.customClass else { return nil }
        return ClassRegistry.shared.registration(named: name, module: description.customModule)?.makeObject?()
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
        default: recognizer = UIGestureRecognizer()
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
        let type = registered?.type as? UIView.Type ?? Self.stockClass(of: description.elementName)
        guard let view = type.init(coder: coder) else { return nil }
        if registered == nil, !name.isEmpty {
            view.standInClass = UIKitRuntime.current.storyboards.standIn(
                for: name, module: description.object.customModule)
        } else if registered == nil, type == UIView.self {
            view.stockClassName = Self.stockClassName(of: description.elementName)
        }
        return view
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

    /// The class behind an element that the runtime has no class for: `UITableView` for `tableView`.
    private static func stockClassName(of element: String) -> String? {
        switch element {
        case "view", "containerView", "contentView", "tableViewCellContentView": nil
        case "mapView": "MKMapView"
        case "wkWebView": "WKWebView"
        default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }

    // MARK: Connections

    /// Connects everything that was made with the view, and the owner to it (R5).
    func connect(owner: UIViewController, scene: StoryboardScene) {
        for (object, description) in descriptions { applyRuntimeAttributes(of: description, to: object) }
        connectOutlets(of: controller.object, on: owner, onlyWhere: { _ in true })
        for (object, description) in descriptions {
            connectOutlets(of: description, on: object, onlyWhere: { _ in true })
            connectActions(of: description, on: object, owner: owner, scene: scene)
        }
        for (id, object) in scene.objects {
            guard let description = document.document.object(id: id) else { continue }
            connectOutlets(of: description, on: object, onlyWhere: { _ in true })
            if !scene.objectsAreConnected { connectActions(of: description, on: object, owner: owner, scene: scene) }
        }
        scene.objectsAreConnected = true
        connectBarItems(owner: owner, scene: scene)
    }

    private func connectOutlets(
        of description: InterfaceObject, on object: AnyObject, onlyWhere isReady: (String) -> Bool
    ) {
        var collections: [(name: String, objects: [AnyObject])] = []
        for connection in description.connections {
            switch connection {
            case .outlet(let outlet):
                guard isReady(outlet.destinationID), let value = made[outlet.destinationID] else { continue }
                set(outlet.property, to: value, on: object, position: outlet.position)
            case .outletCollection(let outlet):
                guard isReady(outlet.destinationID), let value = made[outlet.destinationID] else { continue }
                if let index = collections.firstIndex(where: { $0.name == outlet.property }) {
                    collections[index].objects.append(value)
                } else {
                    collections.append((outlet.property, [value]))
                }
            default: break
            }
        }
        for (name, objects) in collections {
            if name == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
            } else {
                set(name, to: objects, on: object, position: description.position)
            }
        }
    }

    /// R6: outlets are set by name; a name that the class does not have raises.
    private func set(_ name: String, to value: Any, on object: AnyObject, position: SourcePosition) {
        if let set = ClassRegistry.shared.lookup(object, { $0.outlets[name] }) {
            do {
                try set(object, RegisteredValue(value))
            } catch {
                UIKitRuntime.current.raise(
                    .invalidArgument(
                        "The outlet \(name) of \(printed(object)): \(error).", position: InterfacePosition(position)))
            }
            return
        }
        guard (object as? UIResponder)?.standInClass == nil,
            ClassRegistry.shared.isAppClass(object), !Self.ownOutlets.contains(name)
        else { return }
        UIKitRuntime.current.raise(
            .init(
                name: "NSUnknownKeyException",
                reason: "[\(printed(object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                    + "for the key \(name).", advice: "Is the outlet still declared with @IBOutlet?",
                position: InterfacePosition(position)))
    }

    /// Outlets of UIKit's own classes: set otherwise, or without effect on what is walked.
    private static let ownOutlets: Set<String> = [
        "view", "delegate", "dataSource", "navigationItem", "tabBarItem", "searchDisplayController", "inputView",
        "inputAccessoryView", "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
        "tableHeaderView", "tableFooterView", "titleView", "refreshControl", "customView", "prefetchDataSource",
    ]

    private func printed(_ object: AnyObject) -> String {
        (object as? UIResponder)?.description ?? "<\(type(of: object))>"
    }

    private func connectActions(
        of description: InterfaceObject, on object: AnyObject, owner: UIViewController, scene: StoryboardScene
    ) {
        for connection in description.connections {
            switch connection {
            case .action(let action):
                connect(action, from: object)
            case .segue(let segue):
                connect(segue, from: object, owner: owner, scene: scene)
            default: break
            }
        }
    }

    private func connect(_ action: Action, from object: AnyObject) {
        let selector = Selector(action.selector)
        let target = made[action.destinationID]
        switch object {
        case let control as UIControl:
            let event = action.eventType.flatMap(UIControl.Event.init(interfaceName:)) ?? control.primaryEvent
            control.addTarget(target, action: selector, for: event)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        default: break
        }
    }

    private func connect(
        _ segue: Storyboard.Segue, from object: AnyObject, owner: UIViewController, scene: StoryboardScene
    ) {
        if case .embed = segue.kind, let view = object as? UIView {
            containerViews.append((view, segue))
            return
        }
        let trigger = SegueTrigger(owner: owner, sender: object, segue: segue)
        scene.triggers.append(trigger)
        switch object {
        case let control as UIControl: control.add(trigger, for: control.primaryEvent)
        case let recognizer as UIGestureRecognizer: recognizer.add(trigger)
        case let item as UIBarButtonItem: item.trigger = trigger
        default: break
        }
    }

    private func connectBarItems(owner: UIViewController, scene: StoryboardScene) {
        let bar = owner.navigationItem
        let items = [bar.leftBarButtonItems, bar.rightBarButtonItems, owner.toolbarItems].compactMap { $0 }
        for item in items.joined() {
            guard let id = item.interfaceID, let description = document.document.object(id: id) else { continue }
            connectActions(of: description, on: item, owner: owner, scene: scene)
        }
    }

    // MARK: Runtime attributes

    /// R6: a key path that cannot be set is logged, and loading goes on.
    private func applyRuntimeAttributes(of description: InterfaceObject, to object: AnyObject) {
        for attribute in description.runtimeAttributes {
            let value = RegisteredValue(attribute.value.foundationValue)
            let set = ClassRegistry.shared.lookup(object) {
                $0.attributes[attribute.keyPath] ?? $0.outlets[attribute.keyPath]
            }
            do {
                if let set {
                    try set(object, value)
                } else if !setOwn(attribute.keyPath, value, on: object), (object as? UIResponder)?.standInClass == nil {
                    warn(attribute, object, "the class has no such property")
                }
            } catch {
                warn(attribute, object, "\(error)")
            }
        }
    }

    private func warn(_ attribute: RuntimeAttribute, _ object: AnyObject, _ reason: String) {
        UIKitRuntime.current.warn(
            "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(printed(object))): \(reason)",
            position: InterfacePosition(attribute.position))
    }

    /// The properties of UIKit's own classes that storyboards commonly set by key path.
    private func setOwn(_ keyPath: String, _ value: RegisteredValue, on object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        do {
            switch keyPath {
            case "layer.cornerRadius": view.layer.cornerRadius = try value.cast()
            case "layer.borderWidth": view.layer.borderWidth = try value.cast()
            case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = try value.cast()
            case "layer.shadowOpacity": view.layer.shadowOpacity = try value.cast()
            case "layer.shadowRadius": view.layer.shadowRadius = try value.cast()
            case "layer.zPosition": view.layer.zPosition = try value.cast()
            case "accessibilityIdentifier": view.accessibilityIdentifier = try value.cast()
            case "accessibilityLabel": view.accessibilityLabel = try value.cast()
            case "alpha": view.alpha = try value.cast()
            case "tag": view.tag = try value.cast()
            default: return false
            }
            return true
        } catch {
            return false
        }
    }
}
