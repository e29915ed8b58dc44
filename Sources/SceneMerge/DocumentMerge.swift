import InterfaceBuilder
import SourceText
import XMLTree

/// What two people made of one interface file, in one file.
///
/// ```swift
/// let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
/// for conflict in merge.conflicts { print(conflict.message) }
/// write(merge.bytes)
/// ```
///
/// Merged are objects, connections, constraints, scenes, resources and settings, not lines. Objects are the same when
/// their ids are. What both sides did and cannot both be is a conflict; the result has what OURS has there, unless the
/// choices say otherwise. Swapping the sides gives the same result where there is no conflict.
///
/// What nobody touched keeps the bytes of OURS; what THEIRS adds has the bytes of THEIRS, indented for its place.
/// Time and memory are linear in the size of the three files.
public struct DocumentMerge: Sendable {
    /// The result, in the encoding of OURS.
    public let bytes: [UInt8]
    public let conflicts: [MergeConflict]
    /// What was done beyond taking both sides' changes, such as a fresh id, one sentence each.
    public let notes: [String]
    /// The objects that got another id.
    public let freshIDs: [FreshID]
    /// Whether the result is one of the files as it is.
    public let isUnmerged: Bool

    /// Merges. Throws where one of the files has no objects that are known here, or where the encoding of OURS has no
    /// place for what THEIRS adds.
    public init(
        base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument,
        choices: MergeChoices = MergeChoices(), style: ConflictStyle = .ours
    ) throws(Diagnostic) {
        let (before, mine, others) = [base, ours, theirs].map { $0.tree.serialized() }.triple
        if mine == others || before == others || before == mine {
            bytes = before == mine ? others : mine
            conflicts = []
            notes = []
            freshIDs = []
            isUnmerged = true
            return
        }
        for document in [base, ours, theirs] where document.kind == .legacyArchive {
            throw Diagnostic(
                .error, "not-mergeable", "an archive of Xcode 3 cannot be merged by object", in: document.source,
                at: SourceRange(at: 0), fixHint: "save it once with a newer Xcode, or choose one side")
        }
        let pairing = Pairing(base: MergeVersion(base), ours: MergeVersion(ours), theirs: MergeVersion(theirs))
        let plan = MergePlan(pairing, choices: choices, style: style)
        var emission = Emission(plan, style: style)
        let text = emission.run()
        guard let bytes = ours.tree.encoding.encode(text) else {
            throw Diagnostic(
                .error, "not-mergeable", "what the other side adds cannot be written in the encoding of this file",
                in: ours.source, at: SourceRange(at: 0), fixHint: "save the file as UTF-8")
        }
        self.bytes = bytes
        let namer = ConflictNamer(plan)
        conflicts = plan.conflicts.map(namer.conflict)
        notes = plan.freshIDs.map(namer.note)
        freshIDs = plan.freshIDs.map(namer.freshID)
        isUnmerged = false
    }
}

/// What the file holds at a conflict.
public enum ConflictStyle: String, Sendable, Hashable, CaseIterable {
    /// What OURS has.
    case ours
    /// Both, between git's markers.
    case markers
}

extension Array {
    fileprivate var triple: (Element, Element, Element) { (self[0], self[1], self[2]) }
}
