import SourceText

/// The fixes of one file that can be made at once: of two that want to change the same bytes, the first.
public struct FixSelection: Sendable {
    /// The changes, in the order of the file.
    public private(set) var edits: [SourceEdit] = []
    /// The places, among those given, of the fixes that are made. One that occurs twice is here once.
    public private(set) var made: [Int] = []
    /// What the file loses by all of them.
    public private(set) var removals: [Removal] = []
    /// How many of those given are made; one that occurs twice counts twice.
    public private(set) var count = 0

    /// Takes as many of `fixes` as go together. One that occurs twice is made once, and counts twice.
    public init(_ fixes: some Sequence<Fix>) {
        var known: Set<Fix> = []
        for (place, fix) in fixes.enumerated() {
            if known.contains(fix) {
                count += 1
            } else if insert(fix.edits) {
                known.insert(fix)
                made.append(place)
                removals += fix.removals
                count += 1
            }
        }
    }

    /// All of them or none.
    private mutating func insert(_ new: [SourceEdit]) -> Bool {
        for (number, edit) in new.enumerated() {
            let index = place(for: edit)
            let isFree =
                (index == 0 || edits[index - 1].range.end <= edit.range.start)
                && (index == edits.count || edit.range.end <= edits[index].range.start)
            guard isFree else {
                for earlier in new[..<number] { edits.remove(at: place(for: earlier) - 1) }
                return false
            }
            edits.insert(edit, at: index)
        }
        return true
    }

    /// Behind everything that begins before it, as the edits of a file are ordered.
    private func place(for edit: SourceEdit) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.key(edits[middle]) <= Self.key(edit) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What is inserted comes before what is replaced there.
    private static func key(_ edit: SourceEdit) -> (Int, Int) { (edit.range.start, edit.range.isEmpty ? 0 : 1) }
}
