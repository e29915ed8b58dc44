import InterfaceBuilder
import SourceText

/// What is different between two versions of an interface file, in the terms of what it describes.
///
/// ```swift
/// let difference = DocumentDifference(from: old, to: new)
/// for change in difference.changes where !change.isChurn { print(change.kind, change.subject.name) }
/// ```
///
/// Objects are the same when their ids are. Connections, constraints, exits and first responders whose ids alone are
/// different are the same too: Interface Builder gives them new ids when they are made again.
///
/// Changes come in the order of the new file, scene by scene; what was removed comes at the end of its scene, and
/// removed scenes come last. Time and memory are linear in the size of the two files.
public struct DocumentDifference: Sendable {
    /// What is gathered besides the changes themselves.
    public struct Detail: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// What is inside of things that were added or removed: ``Change/parts``.
        public static let parts = Detail(rawValue: 1)
        /// The scenes and segues of both versions: ``oldMap`` and ``newMap``.
        public static let maps = Detail(rawValue: 2)
    }

    public let changes: [Change]

    /// The scenes and segues of either version; `nil` where they are not asked for, and for a version that does not exist.
    public private(set) var oldMap: SceneMap?
    public private(set) var newMap: SceneMap?

    /// Compares `new` with `old`.
    public init(from old: InterfaceDocument, to new: InterfaceDocument, detail: Detail = []) {
        guard old.kind != .legacyArchive, new.kind != .legacyArchive else {
            changes = Self.archives(old, new)
            return
        }
        var comparison = Comparison(old: Outline(old), new: Outline(new), listsParts: detail.contains(.parts))
        changes = comparison.run()
        if detail.contains(.maps) { (oldMap, newMap) = comparison.maps(for: changes) }
    }

    /// Takes a document of one version only: each of its scenes, and in a xib each of its objects, was added or removed.
    public init(_ kind: Change.Kind, _ document: InterfaceDocument, detail: Detail = []) {
        guard document.kind != .legacyArchive else {
            changes = []
            return
        }
        let whole = WholeDocument(document, kind: kind, listsParts: detail.contains(.parts))
        changes = whole.changes
        guard detail.contains(.maps) else { return }
        if kind == .removed { oldMap = whole.map } else { newMap = whole.map }
    }

    /// The changes that count.
    public var consequences: [Change] { changes.filter { !$0.isChurn } }

    /// An archive of Xcode 3 has no objects that are known here: it is the same or it is not.
    private static func archives(_ old: InterfaceDocument, _ new: InterfaceDocument) -> [Change] {
        guard old.source.bytes != new.source.bytes else { return [] }
        let form = old.kind == new.kind ? nil : PropertyChange("form", old.kind.rawValue, new.kind.rawValue)
        let size = PropertyChange("content", "\(old.source.bytes.count) bytes", "\(new.source.bytes.count) bytes")
        return [
            Change(
                kind: .changed,
                subject: Subject(category: .document, objectID: nil, element: new.tree.root.name, name: "archive"),
                properties: [form ?? size], old: old.tree.root.position, new: new.tree.root.position)
        ]
    }
}

/// One thing that is different.
public struct Change: Sendable, Hashable {
    /// What happened to it.
    public enum Kind: String, Sendable, Hashable, Codable { case added, removed, changed, moved }

    public let kind: Kind
    public let subject: Subject

    /// What of it changed; only `changed` has any.
    public internal(set) var properties: [PropertyChange] = []

    /// Where it was and where it is; only `moved` has them.
    public internal(set) var from: String?
    public internal(set) var to: String?

    /// The objects it was in and is in, where these are two.
    public internal(set) var fromID: String?
    public internal(set) var toID: String?

    /// What came or went with it, by category; only `added` and `removed` have any.
    public internal(set) var contents: [Category: Int] = [:]

    /// The properties of what was added or removed, then the things inside, where they are asked for.
    public internal(set) var parts: [Part] = []

    /// The scene that it is or is in; `nil` outside of scenes and in xibs.
    public internal(set) var place: ScenePlace?

    /// Its start tag in the old file, and in the new one.
    public internal(set) var old: SourcePosition?
    public internal(set) var new: SourcePosition?

    /// Whether it is without consequence for the app: what Interface Builder writes by itself.
    public internal(set) var isChurn = false
}

/// A scene as changes name the one they are in: as the new version has it, or the old one where the scene was removed.
public struct ScenePlace: Sendable, Hashable {
    /// The `sceneID`.
    public let id: String
    /// The name of its controller.
    public let name: String
    /// Its start tag.
    public let position: SourcePosition
}

/// Something that was added or removed, or that is inside of it.
public struct Part: Sendable, Hashable {
    /// 0 for what was added or removed itself.
    public let depth: Int
    public let category: Category
    /// The object's id, or a scene's `sceneID`.
    public let objectID: String
    public let name: String
    /// What it says about itself, without what is without consequence and what the name says already.
    public let properties: [PartProperty]
}

/// A property of a thing that only one version has.
public struct PartProperty: Sendable, Hashable {
    public let name: String
    public let value: String
    /// The name of the object, where the value is an id and the thing's own name does not have it.
    public let valueName: String?
}

/// The sort of thing that a change is about.
public enum Category: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case document, scene, controller, view, constraint, segue, outlet, action, item, gestureRecognizer, object

    public static func < (left: Category, right: Category) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a change is about, with names by which a person finds it.
public struct Subject: Sendable, Hashable {
    public let category: Category

    /// The object's id, or a scene's `sceneID`; `nil` for the document.
    public let objectID: String?

    /// The element it is written as.
    public let element: String

    /// Such as `button "Go on"`, `segue "next" → DetailViewController` or `outlet titleLabel → label "Hi"`.
    public let name: String

    /// The object that holds a connection or a constraint, where that is not the scene's controller.
    public var holder: String?

    /// The id of the holder.
    public var holderID: String?

    /// The scene it is in, by the name of its controller; `nil` for scenes themselves and in xibs.
    public var scene: String?
}

/// A property with two values; `nil` where it has none.
public struct PropertyChange: Sendable, Hashable {
    /// The attribute's name, or the path to it, such as `normal.title`.
    public let name: String
    public let old: String?
    public let new: String?

    /// The names of the objects, where the values are ids.
    public var oldName: String?
    public var newName: String?

    /// Whether the values are colours: numbers and words, and names in quotes.
    public var isColor = false

    /// Whether it is without consequence for the app.
    public var isChurn = false

    init(_ name: String, _ old: String?, _ new: String?) {
        self.name = name
        self.old = old
        self.new = new
    }
}
