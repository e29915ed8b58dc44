/// Cuts a stream of bytes into lines.
package struct LineSplitter: Sendable {
    private let limit: Int
    private var pending: [UInt8] = []
    private var start = 0
    /// Where the search for the next line end goes on, so that no byte is looked at twice.
    private var scanned = 0
    private var isFinished = false

    /// Lines longer than `limit` bytes come in pieces.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Takes up more of the stream.
    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        if start > 0 {
            pending.removeFirst(start)
            scanned -= start
            start = 0
        }
        pending.append(contentsOf: bytes)
    }

    /// Says that the stream has ended: a last line without a line end counts as well.
    package mutating func finish() { isFinished = true }

    /// The next whole line without its `\n` or `\r\n`, or `nil` until there is one.
    package mutating func next() -> ArraySlice<UInt8>? {
        if let end = pending[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = pending[start..<end]
            start = end + 1
            scanned = start
            return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        }
        scanned = pending.count
        guard start < pending.count, isFinished || pending.count - start >= limit else { return nil }
        defer { start = pending.count }
        return pending[start...]
    }
}
