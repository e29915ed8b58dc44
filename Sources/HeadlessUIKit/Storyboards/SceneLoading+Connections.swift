internal import InterfaceBuilder
internal import SourceText
internal import SystemClasses

extension SceneLoading {
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

    func connectOutlets(
        of description: InterfaceObject, on object: AnyObject, onlyWhere isReady: (String) -> Bool
    ) {
        var collections: [(name: String, objects: [AnyObject])] = []
        for connection in description.connections {
            switch connection {
            case .outlet(let outlet):
                guard isReady(outlet.destinationID) else { continue }
                guard let value = made[outlet.destinationID] else {
                    noteUnmade(outlet.destinationID, outlet.property, of: object, at: outlet.position)
                    continue
                }
                set(outlet.property, of: description, to: value, on: object, position: outlet.position)
            case .outletCollection(let outlet):
                guard isReady(outlet.destinationID) else { continue }
                guard let value = made[outlet.destinationID] else {
                    noteUnmade(outlet.destinationID, outlet.property, of: object, at: outlet.position)
                    continue
                }
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
                set(name, of: description, to: objects, on: object, position: description.position)
            }
        }
    }

    /// R6: outlets are set by name; a name that the class does not have raises.
    private func set(
        _ name: String, of description: InterfaceObject, to value: Any, on object: AnyObject, position: SourcePosition
    ) {
        if let set = ClassRegistry.shared.lookup(object, { $0.outlets[name] }) {
            do {
                try set(object, RegisteredValue(value))
            } catch {
                // A stand-in is not of the type that the outlet wants; what is missing is its class.
                let values = (value as? [AnyObject]) ?? [value as AnyObject]
                let standIns = values.compactMap { $0 as? UIResponder }.filter { $0.standInClass != nil }
                for standIn in standIns { standIn.noteMessage() }
                guard standIns.isEmpty else { return }
                UIKitRuntime.current.raise(
                    .invalidArgument(
                        "The outlet \(name) of \(printed(object)): \(error).", position: InterfacePosition(position)))
            }
            return
        }
        guard (object as? UIResponder)?.standInClass == nil,
            ClassRegistry.shared.isAppClass(object), !description.stockClassTakes(name)
        else { return }
        UIKitRuntime.current.raise(
            .unknownKey(
                name, of: object, advice: "Is the outlet still declared with @IBOutlet?",
                position: InterfacePosition(position)))
    }

    func printed(_ object: AnyObject) -> String {
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
        // Without a target it would go to the first responder, which only the first responder's own actions do.
        if target == nil, let missing = document.document.object(id: action.destinationID), !missing.isStandIn {
            return noteUnmade(missing, "the action \(action.selector) goes to", at: action.position)
        }
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
}

extension InterfaceObject {
    /// Whether the class of its element has a property of that name. What the runtime does not set otherwise is without
    /// effect on what is walked.
    func stockClassTakes(_ key: String) -> Bool { stockClass.flatMap(SystemClass.init)?.takes(key: key) ?? false }
}
