/// Cuts the bytes that come from a host into records, however the pipe has chopped them.
///
/// What is not a record, such as something the app printed past the host, comes out as text and harms nothing.
public struct RecordStream: Sendable {
    /// What a line turned out to be.
    public enum Element: Sendable, Hashable {
        case record(TranscriptRecord)
        /// A line that is no record, without its newline.
        case text(String)
    }

    /// A longer line is text, and comes out in pieces, so that an app that prints without end cannot fill the memory.
    private let longestLine: Int
    private var pending: [UInt8] = []

    /// Makes a stream that takes lines of up to `longestLine` bytes for records.
    public init(longestLine: Int = 64 << 20) { self.longestLine = longestLine }

    /// What is complete now that `bytes` have come.
    public mutating func append(_ bytes: some Sequence<UInt8>) -> [Element] {
        var elements: [Element] = []
        for byte in bytes {
            if byte == 0x0A {
                elements.append(element())
            } else {
                pending.append(byte)
                if pending.count >= longestLine { elements.append(takeText()) }
            }
        }
        return elements
    }

    /// What is left when the stream has ended; a record cut off in its middle is text.
    public mutating func finish() -> Element? {
        pending.isEmpty ? nil : element()
    }

    private mutating func element() -> Element {
        // Every record is a JSON object.
        if pending.first == 0x7B, let record = try? TranscriptRecord(line: pending) {
            pending.removeAll(keepingCapacity: true)
            return .record(record)
        }
        return takeText()
    }

    private mutating func takeText() -> Element {
        defer { pending.removeAll() }
        if pending.last == 0x0D { pending.removeLast() }
        return .text(String(decoding: pending, as: UTF8.self))
    }
}
