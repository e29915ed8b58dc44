#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where answers come from: standard input, or a list of lines in tests.
struct TerminalInput {
    /// Whether a person types it.
    let isTerminal: Bool
    /// The next line, without its end; `nil` when no more comes.
    let readLine: () -> String?

    /// Nobody to ask.
    static var none: TerminalInput { TerminalInput(isTerminal: false) { nil } }

    static var standard: TerminalInput { TerminalInput(isTerminal: isatty(0) == 1) { Swift.readLine() } }
}
