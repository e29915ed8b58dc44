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
        let changes = [ours, theirs].map { DocumentDifference(from: base, to: $0).consequences }
        return new.map { conflict($0, changes, ids($0.diagnostic, in: result)) }
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

    private func conflict(_ finding: Finding, _ changes: [[Change]], _ ids: Set<String>) -> MergeConflict {
        let diagnostic = finding.diagnostic
        let values = zip(changes, [ours, theirs]).map { contribution($0, $1, ids) }
        let parts = zip(["ours", "theirs"], values).compactMap { side, value in value.text.map { "\(side): \($0)" } }
        let told = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
        return MergeConflict(
            kind: .newError, subject: nil, base: .init(text: nil, position: nil),
            ours: .init(text: values[0].text, position: diagnostic.position), theirs: values[1], taken: nil,
            isResolved: false,
            identifier: "new-error \(diagnostic.identifier) \(diagnostic.objectID ?? "") \(diagnostic.message)",
            message: "only the result has this error: \(diagnostic.message) [\(diagnostic.identifier)]\(told)")
    }

    /// What a side did to the objects that the error is about, and which connections to them it made.
    private func contribution(
        _ changes: [Change], _ document: InterfaceDocument, _ ids: Set<String>
    ) -> MergeConflict.Value {
        let concerned = changes.filter { change in
            guard let id = change.subject.objectID else { return false }
            let destination = document.object(id: id)?.element.attribute("destination")
            return ids.contains(id) || destination.map(ids.contains) ?? false
        }
        let words = concerned.prefix(3).map { "\($0.kind.rawValue) \($0.subject.name)" }
        return .init(
            text: words.isEmpty ? nil : words.joined(separator: ", "),
            position: concerned.first?.new ?? concerned.first?.old)
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
