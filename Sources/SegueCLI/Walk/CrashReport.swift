import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a host that crashed said last on standard error: the reason, and the place in the app's sources.
///
/// Swift writes `Module/File.swift:12: Fatal error: text`. Whatever differs from run to run is taken out: addresses, the
/// time and process of log lines.
struct CrashReport: Equatable {
    /// The runtime's own words, as `Fatal error: Index out of range`.
    var reason: String?
    /// The place that the runtime's own words name, if it is in the app's sources.
    var position: SourcePosition?
    /// What else the app wrote.
    var appOutput = ""
    /// The last lines of it.
    var lastWords: [String] = []

    /// - Parameter sources: The app's source files, by the paths they were compiled with.
    init(standardError text: String, sources: [String]) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let names = Self.byName(sources)
        for line in lines.reversed() where reason == nil {
            guard let (place, message) = Self.fatalReason(in: line) else { continue }
            reason = Self.steady(message[...])
            if let place, let path = names[place.file] {
                position = SourcePosition(path: path, line: place.line, column: 1)
            }
        }
        lines.removeAll { Self.fatalReason(in: $0) != nil || Self.isChatter($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        appOutput = lines.joined(separator: "\n")
        let words = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        lastWords = words.suffix(5).map { String(Self.steady($0).prefix(300)) }
    }

    /// Sources by the last component of their path; those of one name are left out, for it does not tell them apart.
    private static func byName(_ sources: [String]) -> [String: String] {
        Dictionary(grouping: sources, by: Path.name(of:)).compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// `Demo/First.swift:12: Fatal error: text` → `First.swift`, 12 and the text from `Fatal error` on.
    private static func fatalReason(in line: Substring) -> (place: (file: String, line: Int)?, message: String)? {
        for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
            guard let start = line.firstRange(of: word)?.lowerBound else { continue }
            let message = String(line[start...])
            let before = line[..<start].split(separator: ":", omittingEmptySubsequences: false)
            guard before.count >= 2, let number = Int(before[before.count - 2]) else { return (nil, message) }
            return ((Path.name(of: before.dropLast(2).joined(separator: ":")), number), message)
        }
        return nil
    }

    /// What Swift's runtime says beside the reason: its stack trace, whose frames are `4  App.so  0x00007f… name + 12`.
    private static func isChatter(_ line: Substring) -> Bool {
        ["Current stack trace:", "*** Signal ", "*** Program crashed", "Backtrace took"].contains(where: line.hasPrefix)
            || line.prefixMatch(of: /\d+ +\S+ +0x[0-9a-f]{8,16} .* \+ \d+$/) != nil
    }

    /// The line without addresses, and without the time, process and thread that `NSLog` writes before its text.
    static func steady(_ line: Substring) -> String {
        let stamp = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ [^\[]*\[\d+(:[0-9A-Fa-f]+)?\] ?/
        return String(line.trimmingPrefix(stamp)).replacing(/0x[0-9A-Fa-f]{9,16}\b/, with: "0x…")
    }
}

/// The names of signals that end a process.
enum SignalName {
    /// `SIGSEGV (signal 11)`.
    static func text(_ number: Int32) -> String {
        names[number].map { "\($0) (signal \(number))" } ?? "signal \(number)"
    }

    /// `SIGSEGV`.
    static func name(_ number: Int32) -> String { names[number] ?? "signal \(number)" }

    /// What such a signal means in a sentence about the app; `nil` where the name says all there is.
    static func meaning(_ number: Int32) -> String? {
        switch names[number] {
        case "SIGILL", "SIGTRAP": "Swift stopped it: a precondition, an array index or a forced nil"
        case "SIGSEGV", "SIGBUS": "it used memory that is not its own, or its stack was full"
        case "SIGABRT": "it aborted itself"
        case "SIGFPE": "an integer was divided by zero"
        case "SIGKILL": "something outside segue did it, perhaps the system because memory ran out"
        case "SIGXFSZ": "it wrote a file larger than an app may write here"
        case "SIGSYS": "it made a call to the system that it may not make"
        default: nil
        }
    }

    private static let names: [Int32: String] = [
        SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
        SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
        SIGXFSZ: "SIGXFSZ", SIGXCPU: "SIGXCPU",
        // Swift has no name for it.
        31: "SIGSYS",
    ]
}
