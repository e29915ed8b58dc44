import XMLTree

extension Storyboard.Controller {
    /// What the canvas pretends about the controller; nothing of it is there at run time.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(holder: element) }
}

extension InterfaceView {
    /// What the canvas pretends about a top-level view of a xib.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(holder: element) }
}

extension InterfaceDocument {
    /// What the canvas pretends where a controller says nothing; only documents of before Xcode 8 have it.
    public var defaultSimulatedMetrics: SimulatedMetrics? {
        tree.root.child("simulatedMetricsContainer").map { SimulatedMetrics(holder: $0) }
    }
}

/// The bars, the orientation and the size that the canvas pretends.
public struct SimulatedMetrics: Sendable, Hashable {
    let holder: XMLElement

    /// Such as `lightContent`; `nil` when it is inferred or has the default style.
    public var statusBarStyle: String? { metric("statusBar", "simulatedStatusBarMetrics")?.attribute("statusBarStyle") }
    public var topBar: Bar? { bar("topBar", "simulatedTopBarMetrics") }
    public var bottomBar: Bar? { bar("bottomBar", "simulatedBottomBarMetrics") }

    /// Such as `landscapeRight`.
    public var orientation: String? {
        metric("orientation", "simulatedOrientationMetrics")?.attribute("orientation")
    }

    /// The device, such as `retina47`.
    public var screen: String? { metric("destination", "simulatedDestinationMetrics")?.attribute("type") }

    /// Whether the view has a size of its own on the canvas.
    public var isFreeform: Bool {
        metric("destination", "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    }

    /// A bar that the canvas draws.
    public struct Bar: Sendable, Hashable {
        public let element: XMLElement

        /// `navigationBar`, `toolbar`, `tabBar`, or the element's name where it is unknown.
        public var kind: String {
            switch element.name {
            case "simulatedNavigationBarMetrics": "navigationBar"
            case "simulatedToolbarMetrics": "toolbar"
            case "simulatedTabBarMetrics": "tabBar"
            default: element.name
            }
        }
        public var barStyle: String? { element.attribute("barStyle") }

        /// `nil` for a bar of the default kind.
        public var isTranslucent: Bool? { element.flag("translucent") }
        public var hasPrompt: Bool { element.flag("prompted") ?? false }
    }

    private func bar(_ short: String, _ long: String) -> Bar? {
        // `nil` in the file: no bar, and none inferred.
        metric(short, long).flatMap { $0.name == "nil" ? nil : Bar(element: $0) }
    }

    /// A container of defaults uses short keys.
    private func metric(_ short: String, _ long: String) -> XMLElement? {
        holder.child(key: holder.name == "simulatedMetricsContainer" ? short : long)
    }
}
