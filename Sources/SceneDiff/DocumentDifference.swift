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
    public let changes: [Change]

    /// Compares `new` with `old`.
    public init(from old: InterfaceDocument, to new: InterfaceDocument) {
        guard old.kind != .legacyArchive, new.kind != .legacyArchive else {
            changes = Self.archives(old, new)
            return
        }
        var comparison = Comparison(old: Outline(old), new: Outline(new))
        changes = comparison.run()
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

    /// What came or went with it, by category; only `added` and `removed` have any.
    public internal(set) var contents: [Category: Int] = [:]

    /// Its start tag in the old file, and in the new one.
    public internal(set) var old: SourcePosition?
    public internal(set) var new: SourcePosition?

    /// Whether it is without consequence for the app: what Interface Builder writes by itself.
    public internal(set) var isChurn = false
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
