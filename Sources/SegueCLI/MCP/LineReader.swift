#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads lines as they come, from a pipe whose other end stays open.
struct LineReader {
    enum Line: Equatable {
        case text([UInt8])
        /// It was passed over.
        case tooLong
    }

    /// As many bytes as a line may have.
    static let longest = 4 << 20

    private let descriptor: Int32
    private let longest: Int
    private var buffer: [UInt8] = []
    /// How much of the buffer has no line break.
    private var searched = 0
    private var isSkipping = false
    private var isAtEnd = false

    init(descriptor: Int32, longest: Int = Self.longest) {
        (self.descriptor, self.longest) = (descriptor, longest)
    }

    /// The next line without its line break; `nil` at the end.
    mutating func next() -> Line? {
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                let line = Array(buffer[..<end])
                buffer.removeSubrange(...end)
                searched = 0
                if isSkipping || line.count > longest {
                    isSkipping = false
                    return .tooLong
                }
                return .text(line)
            }
            searched = buffer.count
            if searched > longest {
                isSkipping = true
                buffer = []
                searched = 0
            }
            if isAtEnd || !fill() {
                isAtEnd = true
                guard !buffer.isEmpty || isSkipping else { return nil }
                defer {
                    buffer = []
                    searched = 0
                    isSkipping = false
                }
                return isSkipping ? .tooLong : .text(buffer)
            }
        }
    }

    /// Reads what there is, and waits for something; `false` at the end.
    private mutating func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let got = read(descriptor, &chunk, chunk.count)
            if got > 0 {
                buffer += chunk[..<got]
                return true
            }
            if got == 0 || errno != EINTR { return false }
        }
    }
}
