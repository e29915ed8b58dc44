import InterfaceBuilder
import SourceText

/// Takes what a rule finds in one document, and adds what every finding has: the place, the object, the way to it.
public struct RuleReport {
    private let source: SourceFile
    private let description: RuleDescription
    private(set) var findings: [Finding] = []

    init(document: InterfaceDocument, rule: RuleDescription) {
        source = document.source
        description = rule
    }

    /// Reports that `message` holds at `range`, about `object`.
    mutating func add(
        _ message: String, at range: SourceRange, object: InterfaceObject?, notes: [Diagnostic.Note] = [],
        fixHint: String? = nil
    ) {
        let diagnostic = Diagnostic(
            description.severity, description.identifier, message, in: source, at: range,
            objectID: object.map(\.id).flatMap { $0.isEmpty ? nil : $0 }, notes: notes, fixHint: fixHint)
        findings.append(Finding(diagnostic, trail: object.map { Trail.to($0) } ?? []))
    }
}

/// The way to an object in words a reader of the storyboard knows it by.
enum Trail {
    /// From the scene's controller, or a xib's top-level object, down to `object`.
    static func to(_ object: InterfaceObject) -> [String] {
        var trail: [String] = []
        // A connection is named by the message; the way leads to the object that has it.
        var current = object.elementName == "segue" ? object.parent : object
        while let object = current {
            trail.append(name(of: object))
            current = object.parent
        }
        // What hangs on the scene itself, as a gesture recogniser does, is reached through its controller.
        if let scene = Storyboard.Scene(around: object.element), let controller = scene.controller,
            !trail.contains(name(of: controller.object))
        {
            trail.append(name(of: controller.object))
        }
        return trail.reversed()
    }

    /// `Detail View Controller`, `button "Go"`, `label (Xk3-a8-1bc)`: whatever tells most.
    static func name(of object: InterfaceObject) -> String {
        if let label = object.userLabel { return label }
        if let name = object.customClass { return name }
        if let title = InterfaceView(object).title ?? InterfaceView(object).text, !title.isEmpty {
            let line = title.split(whereSeparator: \.isNewline).first.map(String.init) ?? title
            return "\(object.elementName) \"\(line.count > 30 ? line.prefix(29) + "…" : line)\""
        }
        return object.id.isEmpty ? object.elementName : "\(object.elementName) (\(object.id))"
    }
}
