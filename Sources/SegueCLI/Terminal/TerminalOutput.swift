#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One way out of the process: a file descriptor, or memory in tests.
final class TerminalOutput {
    /// What became of some bytes.
    enum Result: Equatable {
        case written
        /// Whoever read them has gone.
        case closed
        case failed(String)
    }

    /// Whether a person looks at it as it comes.
    let isTerminal: Bool
    private(set) var usesColors: Bool
    /// How many columns there are; `nil` where lines may be as long as they like.
    let columns: Int?
    private(set) var failure: String?
    private var isClosed = false
    private let send: ([UInt8]) -> Result

    init(isTerminal: Bool, usesColors: Bool, columns: Int?, send: @escaping ([UInt8]) -> Result) {
        self.isTerminal = isTerminal
        self.usesColors = usesColors
        self.columns = columns
        self.send = send
    }

    /// Writes `text`, unless an earlier write has failed.
    func write(_ text: String) { write(bytes: Array(text.utf8)) }

    /// Writes `bytes`, unless an earlier write has failed.
    func write(bytes: [UInt8]) {
        guard !isClosed, failure == nil, !bytes.isEmpty else { return }
        switch send(bytes) {
        case .written: break
        case .closed: isClosed = true
        case .failed(let reason): failure = reason
        }
    }

    /// Memory: `take` is given what is written, without colours.
    static func memory(
        _ take: @escaping (String) -> Void, isTerminal: Bool = false, columns: Int? = nil
    ) -> TerminalOutput {
        TerminalOutput(isTerminal: isTerminal, usesColors: false, columns: columns) { bytes in
            take(String(decoding: bytes, as: UTF8.self))
            return .written
        }
    }

    /// A file descriptor of this process.
    ///
    /// Colours are for terminals, unless the environment says otherwise.
    static func descriptor(_ number: Int32, environment: [String: String]) -> TerminalOutput {
        let isTerminal = isatty(number) == 1
        let output = TerminalOutput(
            isTerminal: isTerminal, usesColors: isTerminal,
            columns: environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
                ?? (isTerminal ? windowColumns(number) ?? 80 : nil),
            send: { Self.send($0, to: number) })
        output.use(ColorChoice(environment: environment))
        return output
    }

    /// Turns colours on or off; `auto` leaves them as they are.
    func use(_ choice: ColorChoice) {
        if choice != .auto { usesColors = choice == .always }
    }

    private static func windowColumns(_ number: Int32) -> Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private static func send(_ bytes: [UInt8], to number: Int32) -> Result {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Whoever shares the terminal may have made it non-blocking.
                var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
            } else if errno == EPIPE {
                return .closed
            } else if errno != EINTR {
                return .failed(String(cString: strerror(errno)))
            }
        }
        return .written
    }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}
