internal import InterfaceBuilder
internal import SourceText

// Whatever a scene asks for and the runtime does not make is noted where it would have been made.

extension SceneLoading {
    var position: InterfacePosition { InterfacePosition(controller.object.position, id: controller.id) }

    /// The controllers that the runtime has, those of tables and collections without their rows.
    private var isModelled: Bool {
        switch controller.kind {
        case .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController:
            true
        default: false
        }
    }

    /// Notes a controller of a kind that the runtime does not have; a plain one takes its place.
    func noteUnmodelledKind() {
        guard !isModelled else { return }
        let name = controller.stockClassName
        UIKitRuntime.current.lacks(
            name, "\(name) is not modelled: nothing is known of what it would show.", position: position)
    }

    /// Notes children of a kind that the controller does not take, and items of the app's own classes.
    func noteUnmodelledParts(of made: UIViewController) {
        // What a controller that is not modelled would do with its children is said with it.
        for segue in isModelled ? controller.relationships : [] {
            let taken = made is UINavigationController ? "rootViewController" : "viewControllers"
            let isContainer = made is UINavigationController || made is UITabBarController
            let name = segue.relationship ?? taken
            guard !isContainer || name != taken else { continue }
            UIKitRuntime.current.lacks(
                "relationship \(name)",
                "the relationship '\(name)' of \(made.runtimeName) is not modelled: its child is not made.",
                position: InterfacePosition(segue.position, id: segue.id))
        }
        let parts =
            [controller.navigationItem?.object, controller.tabBarItem?.object]
            + [controller.navigationBar, controller.toolbar, controller.tabBar].map { $0?.object }
        let buttons = (controller.navigationItem.map { $0.leftItems + $0.rightItems } ?? []) + controller.toolbarItems
        for part in parts.compactMap({ $0 }) + buttons.map(\.object) { noteClass(of: part, isMade: false) }
    }

    /// Notes an object whose own class is not used: it is not there, or the runtime makes none of its kind.
    func noteClass(of description: InterfaceObject, isMade: Bool) {
        guard let name = description.customClass, !name.isEmpty, !isMade else { return }
        let runtime = UIKitRuntime.current
        let position = InterfacePosition(description.position, id: description.id)
        guard let registered = ClassRegistry.shared.registration(named: name, module: description.customModule) else {
            return runtime.meet(
                runtime.storyboards.standIn(for: name, module: description.customModule), at: position)
        }
        runtime.lacks(
            registered.name,
            "objects of the class \(registered.name) are not made for the element \(description.elementName).",
            position: position)
    }

    /// What a recogniser that the runtime does not have would do with one finger; pinches and turns need two.
    func touchGap(of gesture: InterfaceGestureRecognizer) -> (gap: TouchGap, rest: Double?) {
        let name = gesture.object.stockClass ?? gesture.object.elementName
        let gap = TouchGap(
            subject: name, text: "\(gesture.id): a \(name) is not modelled.",
            position: InterfacePosition(gesture.position, id: gesture.id))
        return (gap, gesture.kind == .longPress ? gesture.minimumPressDuration ?? 0.5 : nil)
    }

    /// Makes a controller's bar items known to outlets.
    func addItems(of made: UIViewController) {
        var buttons = controller.toolbarItems.isEmpty ? [] : made.toolbarItems ?? []
        if controller.navigationItem != nil {
            let item = made.navigationItem
            if let id = item.interfaceID { add(item, id: id) }
            buttons += (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        }
        for button in buttons {
            if let id = button.interfaceID { add(button, id: id) }
        }
        if controller.tabBarItem != nil, let item = made.tabBarItem, let id = item.interfaceID { add(item, id: id) }
    }

    /// Notes that an outlet of an app class stays empty, since nothing was made for what it leads to.
    func noteUnmade(_ id: String, _ outlet: String, of object: AnyObject, at position: SourcePosition) {
        guard ClassRegistry.shared.lookup(object, { $0.outlets[outlet] }) != nil,
            let missing = document.document.object(id: id)
        else { return }
        noteUnmade(missing, "the outlet \(outlet) leads to", at: position)
    }

    func noteUnmade(_ missing: InterfaceObject, _ connection: String, at position: SourcePosition) {
        UIKitRuntime.current.lacks(
            missing.stockClass ?? missing.elementName,
            "\(connection) \(missing.displayName), for which nothing is made: such objects are not modelled.",
            position: InterfacePosition(position, id: missing.id))
    }
}
