import XMLTree

/// What a document says of the tools that wrote it and of the canvas that shows it.
extension InterfaceDocument {
    /// The device on the canvas; `nil` in documents of before Xcode 8.
    public var device: InterfaceDevice? { tree.root.child("device").map { InterfaceDevice(element: $0) } }

    /// The plug-ins of Interface Builder that know the document's objects, in the order they are written.
    public var plugIns: [PlugInDependency] {
        dependencies("plugIn").map { PlugInDependency(element: $0) }
    }

    /// What an Xcode must know to open the document.
    public var capabilities: [Capability] { dependencies("capability").map { Capability(element: $0) } }

    /// What the document is built for; where nothing is chosen the target decides.
    public var deployments: [Deployment] { dependencies("deployment").map { Deployment(element: $0) } }

    /// The ids of the segues by which a controller's simulated bars follow another's where several lead to it.
    public var metricsTieBreakerIDs: [String] {
        tree.root.children("inferredMetricsTieBreakers").flatMap {
            $0.children.compactMap { $0.attribute("reference") }
        }
    }

    private func dependencies(_ name: String) -> [XMLElement] {
        tree.root.children("dependencies").flatMap { $0.children(name) }
    }
}

/// A device as the canvas shows it.
public struct InterfaceDevice: Sendable, Hashable {
    public let element: XMLElement

    /// Such as `retina4_7` or `ipad9_7`.
    public var id: String { element.attribute("id") ?? "" }

    /// `portrait` or `landscape`.
    public var orientation: String? { element.attribute("orientation") }

    /// On an iPad the share of the screen, such as `fullscreen`.
    public var layout: String? { element.attribute("layout") ?? element.child("adaptation")?.attribute("id") }

    /// `light` or `dark`.
    public var appearance: String? { element.attribute("appearance") }
}

/// A plug-in of Interface Builder, and the version that wrote the document.
public struct PlugInDependency: Sendable, Hashable {
    public let element: XMLElement

    public var identifier: String { element.attribute("identifier") ?? "" }
    public var version: String? { element.attribute("version") }
}

/// Something in the document that older tools do not know.
public struct Capability: Sendable, Hashable {
    public let element: XMLElement

    public var name: String { element.attribute("name") ?? "" }

    /// The first Xcode that knows it.
    public var minimumToolsVersion: String? { element.attribute("minToolsVersion") }
    public var minimumSystemVersion: String? { element.attribute("minSystemVersion") }
}

/// A system that the document is built for.
public struct Deployment: Sendable, Hashable {
    public let element: XMLElement

    /// Such as `iOS` or `macosx`.
    public var identifier: String { element.attribute("identifier") ?? "" }

    /// The oldest version, as Interface Builder writes it: `5120` is 14.0; `nil` means that of the target.
    public var version: String? { element.attribute("version") }
}
