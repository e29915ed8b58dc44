import JSONText
import SceneMerge
import SourceText

extension MergeReport {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// The conflicts for programs: one JSON document with sorted keys, which ends in a newline. Its schema is
    /// `docs/schemas/merge.schema.json`.
    ///
    /// What a thing does not have is left out. Lines and columns are counted from 1, in the three files as given.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        JSONText.document(
            [
                "version": .integer(Self.version), "generator": .string(generator), "path": .string(path),
                "conflicts": .array(conflicts.map(entry)), "notes": .array(notes.map { .string($0) }),
            ] as JSONValue)
    }

    private func entry(_ conflict: MergeConflict) -> JSONValue {
        [
            "kind": .string(conflict.kind.rawValue), "identifier": .string(conflict.identifier),
            "message": .string(conflict.message), "objectID": JSONValue(conflict.subject?.objectID),
            "name": JSONValue(conflict.subject?.name), "category": JSONValue(conflict.subject?.category.rawValue),
            "scene": JSONValue(conflict.subject?.scene), "property": JSONValue(conflict.property),
            "base": value(conflict.base), "ours": value(conflict.ours), "theirs": value(conflict.theirs),
            "result": conflict.result.map { ["line": .integer($0.line), "column": .integer($0.column)] },
            "taken": JSONValue(conflict.taken?.rawValue), "resolved": .bool(conflict.isResolved),
        ]
    }

    private func value(_ value: MergeConflict.Value) -> JSONValue? {
        guard value.text != nil || value.position != nil else { return nil }
        return [
            "text": JSONValue(value.text), "line": JSONValue(value.position?.line),
            "column": JSONValue(value.position?.column),
        ]
    }
}
