/// One of the two files that are merged.
public enum MergeSide: String, Sendable, Hashable, Codable, CaseIterable {
    case ours, theirs

    public var other: MergeSide { self == .ours ? .theirs : .ours }
}
