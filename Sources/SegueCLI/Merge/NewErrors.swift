import InterfaceBuilder
import SceneDiff
import SceneGraph
import SceneMerge
import SourceText
import Validation

/// Errors that the result of a merge has and that neither side has: each side is sound by itself, both together are not.
struct NewErrors {
    let base: InterfaceDocument
    let ours: InterfaceDocument
    let theirs: InterfaceDocument

    private struct Key: Hashable {
        let rule: String
        let object: String
        let message: String
    }

    /// Validates the result with the rules that need nothing but the file.
    func conflicts(in bytes: [UInt8], _ path: String) -> [MergeConflict] {
        guard let result = try? InterfaceDocument(parsing: SourceFile(path: path, bytes: bytes)) else { return [] }
        let found = errors(in: result)
        guard !found.isEmpty else { return [] }
        var known: [Key: Int] = [:]
        for document in [ours, theirs] {
            let counts = Dictionary(errors(in: document).map { (key($0), 1) }, uniquingKeysWith: +)
            known.merge(counts) { max($0, $1) }
        }
        var new: [Finding] = []
        for finding in found {
            let key = key(finding)
            if let count = known[key], count > 0 { known[key] = count - 1 } else { new.append(finding) }
        }
        guard !new.isEmpty else { return [] }
        let contributions = [ours, theirs].map { Contributions(DocumentDifference(from: base, to: $0), $0) }
        return new.map { conflict($0, contributions, ids($0.diagnostic, in: result)) }
    }

    private func errors(in document: InterfaceDocument) -> [Finding] {
        let validator = Validator()
        // A file alone is a project too: some rules follow the segues from scene to scene.
        let project = ProjectContents(SceneGraph(documents: [document]))
        let found = validator.findings(in: document) + validator.findings(in: project).documents.flatMap(\.self)
        return found.filter { $0.diagnostic.severity == .error }
    }

    private func key(_ finding: Finding) -> Key {
        Key(
            rule: finding.diagnostic.identifier, object: finding.diagnostic.objectID ?? "",
            message: finding.diagnostic.message)
    }

    private func conflict(
        _ finding: Finding, _ contributions: [Contributions], _ ids: Set<String>
    ) -> MergeConflict {
        let diagnostic = finding.diagnostic
        let values = contributions.map { $0.value(ids) }
        let parts = zip(["ours", "theirs"], values).compactMap { side, value in value.text.map { "\(side): \($0)" } }
        let told = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
        return MergeConflict(
            kind: .newError, subject: nil, base: .init(text: nil, position: nil),
            ours: .init(text: values[0].text, position: diagnostic.position), theirs: values[1], taken: nil,
            isResolved: false,
            identifier: "new-error \(diagnostic.identifier) \(diagnostic.objectID ?? "") \(diagnostic.message)",
            message: "only the result has this error: \(diagnostic.message) [\(diagnostic.identifier)]\(told)")
    }

    /// The ids of the objects that a finding is about: those at its places, what they lead to, and their controllers.
    private func ids(_ diagnostic: Diagnostic, in result: InterfaceDocument) -> Set<String> {
        var ids: Set<String> = diagnostic.objectID.map { [$0] } ?? []
        for position in [diagnostic.position].compactMap({ $0 }) + diagnostic.notes.compactMap(\.position) {
            guard let offset = result.source.lines.offset(line: position.line, column: position.column),
                var element = result.tree.element(at: offset)
            else { continue }
            while element.attribute("id") == nil, let parent = element.parent { element = parent }
            ids.formUnion([element.attribute("id"), element.attribute("destination")].compactMap { $0 })
            let controller = element.ancestors.first { $0.attribute("sceneMemberID") == "viewController" }
            ids.formUnion([controller?.attribute("id")].compactMap { $0 })
        }
        return ids
    }
}

/// What a side changed, by the objects concerned: those changed, and those that connections it changed lead to.
private struct Contributions {
    private let changes: [Change]
    private var byObject: [String: [Int]] = [:]

    init(_ difference: DocumentDifference, _ document: InterfaceDocument) {
        changes = difference.consequences
        for (index, change) in changes.enumerated() {
            guard let id = change.subject.objectID else { continue }
            byObject[id, default: []].append(index)
            if let destination = document.object(id: id)?.element.attribute("destination"), destination != id {
                byObject[destination, default: []].append(index)
            }
        }
    }

    /// What the side did to these objects, and where.
    func value(_ ids: Set<String>) -> MergeConflict.Value {
        // The first few tell it, however many there are.
        let first = Set(ids.flatMap { byObject[$0]?.prefix(Self.shown) ?? [] }).sorted().prefix(Self.shown)
        let concerned = first.map { changes[$0] }
        let words = concerned.map { "\($0.kind.rawValue) \($0.subject.name)" }
        return .init(
            text: words.isEmpty ? nil : words.joined(separator: ", "),
            position: concerned.first?.new ?? concerned.first?.old)
    }

    private static let shown = 3
}
