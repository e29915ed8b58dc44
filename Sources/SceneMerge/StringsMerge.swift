import InterfaceBuilder
import SourceText

/// The texts of two versions of a `.strings` file or a string catalogue, in one file: merged by key.
public struct StringsMerge: Sendable {
    public let bytes: [UInt8]
    public let conflicts: [MergeConflict]

    /// Merges. Throws where one of the files cannot be read as texts by key.
    public init(
        base: SourceFile, ours: SourceFile, theirs: SourceFile, isCatalog: Bool, choices: MergeChoices
    ) throws(Diagnostic) {
        var merge =
            isCatalog
            ? try EntryMerge(catalogs: [base, ours, theirs], choices: choices)
            : try EntryMerge(strings: [base, ours, theirs], choices: choices)
        bytes = try merge.run()
        conflicts = merge.conflicts
    }
}
