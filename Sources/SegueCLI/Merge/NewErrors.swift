import InterfaceBuilder
import SceneDiff
import SceneMerge
import SourceText
import Validation

/// Errors that the result of a merge has and that neither side has: each side is sound by itself, both together are not.
struct NewErrors {
    let rules: MergeRules
    let base: InterfaceDocument
    let ours: InterfaceDocument
    let theirs: InterfaceDocument

    /// Validates the result. An error is known where a side has one of the same rule about the same object and text,
    /// wherever it stands there.
    func conflicts(in bytes: [UInt8], _ path: String) -> [MergeConflict] {
        guard !rules.isExcluded,
            let result = try? InterfaceDocument(parsing: SourceFile(path: path, bytes: bytes))
        else { return [] }
        let found = rules.errors(in: result).map { ($0.diagnostic, Fingerprint($0, in: result.source)) }
        var new = found
        // What OURS has already needs no look at THEIRS.
        var known: [Fingerprint: Int] = [:]
        for document in [ours, theirs] where !new.isEmpty {
            // Some rules look at the path.
            let file = SourceFile(path: path, bytes: document.tree.serialized())
            guard let side = try? InterfaceDocument(parsing: file) else { continue }
            let counts = Dictionary(
                rules.errors(in: side).map { (Fingerprint($0, in: side.source), 1) }, uniquingKeysWith: +)
            known.merge(counts) { max($0, $1) }
            var left = known
            new = found.filter { _, key in
                guard let count = left[key], count > 0 else { return true }
                left[key] = count - 1
                return false
            }
        }
        guard !new.isEmpty else { return [] }
        let contributions = [ours, theirs].map { Contributions(DocumentDifference(from: base, to: $0), $0) }
        let around = ObjectsAround(result.tree)
        return new.map { conflict($0, $1, contributions, around) }
    }

    private func conflict(
        _ diagnostic: Diagnostic, _ key: Fingerprint, _ contributions: [Contributions], _ around: ObjectsAround
    ) -> MergeConflict {
        let ids = ids(diagnostic, around)
        let values = contributions.map { $0.value(ids) }
        let parts = zip(["ours", "theirs"], values).compactMap { side, value in value.text.map { "\(side): \($0)" } }
        let told = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
        return MergeConflict(
            kind: .newError, subject: nil, base: .init(text: nil, position: nil),
            ours: values[0], theirs: values[1], result: diagnostic.position, taken: nil, isResolved: false,
            identifier: ["new-error", key.rule, key.object, key.subject].filter { !$0.isEmpty }.joined(separator: " "),
            message: "only the result has this error: \(diagnostic.message) [\(diagnostic.identifier)]\(told)")
    }

    /// The ids of the objects that a finding is about: those at its places, what they lead to, and their controllers.
    private func ids(_ diagnostic: Diagnostic, _ around: ObjectsAround) -> Set<String> {
        let positions = [diagnostic.position].compactMap(\.self) + diagnostic.notes.compactMap(\.position)
        return Set([diagnostic.objectID].compactMap(\.self) + positions.flatMap(around.ids))
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
