/// A half-open range of UTF-8 byte offsets in one file: `start` is inside, `end` is the first byte after it.
public struct SourceRange: Sendable, Hashable, Codable {
    public var start: Int
    public var end: Int

    /// Makes the range from `start` up to, not including, `end`.
    public init(start: Int, end: Int) {
        precondition(start <= end, "a range ends where it starts or after it")
        self.start = start
        self.end = end
    }

    /// The empty range at `offset`: a place between two bytes.
    public init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    /// How many bytes the range covers.
    public var length: Int { end - start }

    /// Whether the range covers no byte.
    public var isEmpty: Bool { start == end }

    /// Whether the byte at `offset` lies inside.
    public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

    /// Whether every byte of `other` lies inside.
    public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension SourceRange: CustomStringConvertible {
    /// The offsets as `start..<end`.
    public var description: String { "\(start)..<\(end)" }
}
