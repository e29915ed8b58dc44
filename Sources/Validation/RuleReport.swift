import ClassIndex
import InterfaceBuilder
import SceneGraph
import SourceText
import XMLTree

/// Takes what a rule finds in one document, and adds what every finding has: the place, the object, the way to it.
public struct RuleReport {
    private let source: SourceFile
    private let description: RuleDescription
    private(set) var findings: [Finding] = []
    private var trail = Trail()
    /// Interface Builder's ids have ten characters.
    private static let longestID = 512

    init(document: InterfaceDocument, rule: RuleDescription) {
        source = document.source
        description = rule
    }

    /// Reports that `message` holds at `range`, about `object`.
    mutating func add(
        _ message: String, at range: SourceRange, object: InterfaceObject?, notes: [Diagnostic.Note] = [],
        fixHint: String? = nil, fix: Fix? = nil
    ) {
        let diagnostic = Diagnostic(
            description.severity, description.identifier, message, in: source, at: range,
            objectID: object?.element.attributeNode("id").flatMap { $0.isEmpty ? nil : $0.value(upTo: Self.longestID) },
            notes: notes,
            fixHint: fixHint)
        findings.append(Finding(diagnostic, trail: object.map { trail.to($0) } ?? [], fix: fix))
    }
}

/// Takes what a rule finds in a project.
public struct ProjectReport {
    private let project: SceneGraph
    private let description: RuleDescription
    private var reports: [Int: RuleReport] = [:]

    init(project: SceneGraph, rule: RuleDescription) {
        self.project = project
        description = rule
    }

    /// By the index of the document.
    var findings: [Int: [Finding]] { reports.mapValues(\.findings) }

    /// By the path of the source file.
    private(set) var sourceFindings: [String: [Finding]] = [:]

    /// Reports that `message` holds at `range` of the document with that index, about `object`.
    mutating func add(
        _ message: String, in document: Int, at range: SourceRange, object: InterfaceObject?,
        notes: [Diagnostic.Note] = [], fixHint: String? = nil, fix: Fix? = nil
    ) {
        guard description.platforms.covers(project.documents[document].platform) else { return }
        reports[document, default: RuleReport(document: project.documents[document], rule: description)]
            .add(message, at: range, object: object, notes: notes, fixHint: fixHint, fix: fix)
    }

    /// Reports that `message` holds at a place of a file that is no document, such as an `Info.plist`.
    mutating func add(_ message: String, at position: SourcePosition, fixHint: String? = nil) {
        let diagnostic = Diagnostic(
            description.severity, description.identifier, message, path: position.path, position: position,
            fixHint: fixHint)
        sourceFindings[position.path, default: []].append(Finding(diagnostic, trail: []))
    }

    /// Reports that `message` holds where a source file has an identifier.
    mutating func add(
        _ message: String, at use: ClassIndex.IdentifierUse, notes: [Diagnostic.Note] = [], fixHint: String? = nil
    ) {
        add(
            message, at: .init(position: use.position, end: use.end), owner: use.owner, notes: notes, fixHint: fixHint)
    }

    /// Reports that `message` holds at a place of a source file, in the code of the type `owner`.
    mutating func add(
        _ message: String, at place: ClassIndex.Place, owner: String?, notes: [Diagnostic.Note] = [],
        fixHint: String? = nil
    ) {
        let path = place.position.path
        let diagnostic = Diagnostic(
            description.severity, description.identifier, message, path: path, position: place.position,
            end: place.end, notes: notes, fixHint: fixHint)
        sourceFindings[path, default: []].append(Finding(diagnostic, trail: owner.map { [$0] } ?? []))
    }
}

/// Finds the way to an object in words a reader of the storyboard knows it by.
struct Trail {
    /// The names of the scenes' controllers, by the index of the scene's element: a scene may have a finding for each of
    /// its objects.
    private var controllers: [Int: String?] = [:]
    /// The names of objects, by their element's index.
    private var names: [Int: String] = [:]

    /// From the scene's controller, or a xib's top-level object, down to `object`.
    mutating func to(_ object: InterfaceObject) -> [String] {
        var way: [InterfaceObject] = []
        // A connection is named by the message; the way leads to the object that has it.
        var current = object.elementName == "segue" ? object.parent : object
        while let object = current {
            way.append(object)
            current = object.parent
        }
        let isLong = way.count > Self.longest
        if isLong { way.removeSubrange(Self.longest * 3 / 4..<way.count - Self.longest / 4 + 1) }
        var trail = way.map { name(of: $0) }
        // What hangs on the scene itself, as a gesture recogniser does, is reached through its controller.
        if let controller = controllerName(around: object.element), !trail.contains(controller) {
            trail.append(controller)
        }
        if isLong { trail.insert("…", at: Self.longest * 3 / 4) }
        return trail.reversed()
    }

    private mutating func name(of object: InterfaceObject) -> String {
        if let known = names[object.element.index] { return known }
        let name = object.displayName
        names[object.element.index] = name
        return name
    }

    private mutating func controllerName(around element: XMLElement) -> String? {
        guard let scene = Storyboard.Scene(around: element) else { return nil }
        if let known = controllers[scene.element.index] { return known }
        let name = scene.controller?.object.displayName
        controllers[scene.element.index] = .some(name)
        return name
    }

    /// Longer ways lose their middle. Nobody nests views as deep; hostile files do, and have a finding for each.
    private static let longest = 40
}
