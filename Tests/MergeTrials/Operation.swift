/// Something that one side does to a document, wherever the document comes from.
public struct Operation {
    public let name: String
    /// What it decides: an object's place, its life, one of its attributes.
    public let writes: Set<String>
    /// What must stay as it is for it to mean the same.
    public let needs: Set<String>
    /// The text afterwards; `nil` where it does not apply.
    public let apply: (String) -> String?

    /// Whether the two can be done in either order.
    public func isIndependent(of other: Operation) -> Bool {
        writes.isDisjoint(with: other.writes) && writes.isDisjoint(with: other.needs)
            && needs.isDisjoint(with: other.writes)
    }
}
