import InterfaceBuilder
import SceneGraph
import SourceText

/// What `segue report` tells about a project: its storyboards with their scenes, controllers and segues, and its xibs.
///
/// Made of a ``SceneGraph`` once, then written as ``text(options:)`` or ``json(generator:)``. Order is that of the files
/// given and, within one, of the file.
public struct ProjectReport: Sendable {
    let storyboards: [StoryboardEntry]
    let xibs: [XibEntry]

    /// Reads the whole graph.
    public init(_ graph: SceneGraph) { self.init(graph, ReportSelection(all: graph)) }

    /// Reads what `selection` names; xibs are told only where it names no scenes, storyboards or kinds.
    public init(_ graph: SceneGraph, _ selection: ReportSelection) {
        let maker = EntryMaker(graph, selection)
        storyboards = graph.documents.indices.compactMap { maker.storyboard($0) }
        let isWhole = !selection.isPartial && selection.kinds == nil
        xibs = isWhole ? graph.documents.filter { $0.kind != .storyboard }.map(XibEntry.init) : []
    }

    /// A storyboard file.
    struct StoryboardEntry: Encodable, Sendable {
        let path: String
        let name: String
        let platform: String
        let toolsVersion: String?
        let initialViewController: String?
        let scenes: [SceneEntry]

        var segues: [SegueEntry] { scenes.flatMap(\.allSegues) }
    }

    /// A scene: usually one controller, its exit, and what hangs on them.
    struct SceneEntry: Encodable, Sendable {
        let sceneID: String
        let line: Int
        let column: Int
        let controllers: [ControllerEntry]
        let exits: [String]
        /// Segues that belong to none of the controllers; there are some only where a file was damaged.
        let segues: [SegueEntry]
        /// How one gets there: `segues`, `code` or `none`.
        let reach: String
        /// The keys of `Info.plist` files that name its storyboard.
        let manifestKeys: [String]?

        var allSegues: [SegueEntry] { controllers.flatMap(\.segues) + segues }
    }

    struct ControllerEntry: Encodable, Sendable {
        let id: String
        let kind: String
        /// The class of its kind where the file names no other.
        let stockClass: String?
        let name: String
        let customClass: String?
        let customModule: String?
        let storyboardIdentifier: String?
        let title: String?
        let isInitial: Bool
        /// Only a placeholder for a controller of another storyboard has one.
        let reference: DestinationEntry?
        let segues: [SegueEntry]
    }

    struct SegueEntry: Encodable, Sendable {
        let id: String
        let kind: String
        let identifier: String?
        let relationship: String?
        let customClass: String?
        let customModule: String?
        let unwindAction: String?
        /// The controllers an unwind segue may come back to, by name.
        let candidates: [String]?
        let destination: DestinationEntry
        /// The object that starts it; `nil` where that is the controller.
        let trigger: ObjectEntry?
        let line: Int
        let column: Int
    }

    struct ObjectEntry: Encodable, Sendable {
        let id: String
        let element: String
        let name: String
    }

    /// Where a segue or a reference leads.
    struct DestinationEntry: Encodable, Sendable {
        enum Kind: String, Encodable, Sendable { case controller, exit, reference, unresolved, missing, other }

        let kind: Kind
        /// The id that the segue names; that of the placeholder where it leads to another storyboard.
        let id: String
        let name: String
        /// The path of the storyboard it leads to; `nil` when it stays in its own or leads nowhere.
        var storyboard: String?
        /// The id of the controller in that storyboard.
        var controllerID: String?
        /// Why it leads nowhere.
        var reason: String?
    }

    struct XibEntry: Encodable, Sendable {
        let path: String
        let platform: String
        let kind: String
        let toolsVersion: String?
        let objects: [ObjectEntry]

        init(_ document: InterfaceDocument) {
            path = document.source.path
            platform = document.platform.name
            kind = document.kind.rawValue
            toolsVersion = document.toolsVersion
            // Those for the owner and the first responder are in every xib.
            objects = document.topLevelObjects.filter { !$0.isStandIn }.map(ObjectEntry.init)
        }
    }
}

extension ProjectReport.ObjectEntry {
    init(_ object: InterfaceObject) {
        id = object.id
        element = object.elementName
        name = object.displayName
    }
}

extension InterfaceDocument.Platform {
    /// `iOS`, `tvOS`, `watchOS`, `macOS`, or what the file says.
    var name: String {
        switch self {
        case .iOS: "iOS"
        case .tvOS: "tvOS"
        case .watchOS: "watchOS"
        case .macOS: "macOS"
        case .unknown(let name): name
        }
    }
}
