import XMLTree

/// How many there are of each thing in a file: what a fix is held against.
///
/// Every element counts, by its kind, its name and its id, so that nothing with an id is lost unseen, and nothing
/// without one.
public struct Inventory: Sendable {
    private var counts: [Removal: Int] = [:]

    /// Counts what is in `tree`.
    public init(_ tree: XMLTree) {
        for element in tree.elements { counts[Removal(element), default: 0] += 1 }
    }

    /// What `other` has less of than this one less `removals`; empty where everything else is still there.
    ///
    /// What `other` has more of is no loss. A list holds each thing once, the first in order first.
    public func lost(in other: Inventory, except removals: some Sequence<Removal>) -> [Removal] {
        var left = counts
        for removal in removals { left[removal, default: 0] -= 1 }
        return left.filter { $0.value > other.counts[$0.key, default: 0] }.keys
            .sorted { ($0.kind.rawValue, $0.name, $0.id ?? "") < ($1.kind.rawValue, $1.name, $1.id ?? "") }
    }
}
