import SourceText
import XMLTree

/// A `.storyboard` or `.xib`: typed views over its tree.
///
/// ```swift
/// let document = try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", bytes: bytes))
/// for segue in document.storyboard?.segues ?? [] { print(segue.kind, segue.position) }
/// ```
///
/// A view reads its attribute when it is asked, so a document costs what its tree costs. What is unknown here is kept in
/// the tree and never an error.
public struct InterfaceDocument: Sendable {
    /// What the file is.
    public enum Kind: String, Sendable, Hashable, Codable {
        case storyboard, xib
        /// A xib of Xcode 3, or one that keeps its form: an archive of objects, of which nothing is typed here.
        case legacyArchive
    }

    /// What the document is made for.
    public enum Platform: Sendable, Hashable {
        case iOS, tvOS, watchOS, macOS
        case unknown(String)
    }

    /// Everything, as written.
    public let tree: XMLTree
    public let kind: Kind

    /// What it is made for.
    public let platform: Platform
    private let objects: ObjectIndex

    /// Reads `file`. Throws when it is not XML, or XML of another kind.
    public init(parsing file: SourceFile, limits: XMLTree.Limits = .standard) throws(Diagnostic) {
        try self.init(XMLTree(parsing: file, limits: limits))
    }

    /// Takes a tree that has been read already. Throws when it is not one of Interface Builder's.
    public init(_ tree: XMLTree) throws(Diagnostic) {
        let root = tree.root
        switch root.name {
        case "document":
            let type = root.attribute("type") ?? ""
            let isStoryboard = type.isEmpty ? root.child("scenes") != nil : type.holds("Storyboard")
            kind = isStoryboard ? .storyboard : .xib
            objects = ObjectIndex(tree)
        case "archive":
            kind = .legacyArchive
            objects = .empty
        default:
            throw Diagnostic(
                .error, "not-interface-builder",
                "the file is XML but not a storyboard or xib: its root element is <\(root.name)>, not <document>",
                in: tree.source, at: root.nameRange)
        }
        self.tree = tree
        platform = Platform(of: root)
    }

    /// The file, as UTF-8; positions are in it.
    public var source: SourceFile { tree.source }

    /// The scenes and what connects them; `nil` for a xib.
    public var storyboard: Storyboard? { kind == .storyboard ? Storyboard(document: self) : nil }

    /// The top-level objects of a xib; for a storyboard none.
    public var topLevelObjects: [InterfaceObject] {
        guard kind == .xib else { return [] }
        return tree.root.children("objects").flatMap { $0.children.map(InterfaceObject.init) }
    }

    /// The object whose id is `id`; the first in the file when, wrongly, there are several.
    public func object(id: String) -> InterfaceObject? { objects[id].map(InterfaceObject.init) }

    /// The object whose id is the value of `attribute`; the first in the file when, wrongly, there are several.
    public func object(withIDIn attribute: XMLAttribute) -> InterfaceObject? {
        objects[attribute].map(InterfaceObject.init)
    }

    /// Objects whose id an earlier one has already, which Interface Builder refuses.
    public var duplicateObjects: [InterfaceObject] { objects.duplicates.map(InterfaceObject.init) }

    // MARK: The document's attributes

    private func attribute(_ name: String) -> String? { tree.root.attribute(name) }

    /// The document's type, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`. R126
    public var type: String? { attribute("type") }

    /// The version of the document's form, such as `3.0`.
    public var version: String? { attribute("version") }

    /// The version of Interface Builder that wrote it last.
    public var toolsVersion: String? { attribute("toolsVersion") }

    /// The version of macOS it was written on.
    public var systemVersion: String? { attribute("systemVersion") }

    /// Such as `iOS.CocoaTouch`.
    public var targetRuntime: String? { attribute("targetRuntime") }

    /// Whether constraints count; absent means they do not.
    public var useAutolayout: Bool { tree.root.flag("useAutolayout") ?? false }

    public var useTraitCollections: Bool { tree.root.flag("useTraitCollections") ?? false }
    public var useSafeAreas: Bool { tree.root.flag("useSafeAreas") ?? false }
    public var isLaunchScreen: Bool { tree.root.flag("launchScreen") ?? false }

    /// The id of the controller a storyboard begins with.
    public var initialViewControllerID: String? { attribute("initialViewController") }

    /// The device the canvas shows, such as `retina4_7`.
    public var deviceID: String? { tree.root.child("device")?.attribute("id") }
}

extension InterfaceDocument.Platform {
    /// What the document with that root element says of it.
    fileprivate init(of root: XMLElement) {
        let deployments = root.child("dependencies")?.children("deployment") ?? []
        let type = root.attribute("type")
        let runtime = root.attribute("targetRuntime")
        let hints = [type, runtime].compactMap { $0 } + deployments.compactMap { $0.attribute("identifier") }
        func isHinted(_ word: String) -> Bool { hints.contains { $0.holds(word) } }
        if isHinted("AppleTV") {
            self = .tvOS
        } else if isHinted("WatchKit") || isHinted("watchKit") {
            self = .watchOS
        } else if isHinted("CocoaTouch") {
            self = .iOS
        } else if isHinted("Cocoa") {
            self = .macOS
        } else {
            self = .unknown(runtime ?? type ?? "")
        }
    }
}
