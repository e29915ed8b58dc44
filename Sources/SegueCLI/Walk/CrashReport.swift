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
/// Swift writes `Module/File.swift:12: Fatal error: text`, and the backtrace that is asked for by ``environment`` names
/// the frames with the paths the app was compiled with.
struct CrashReport: Equatable {
    /// The runtime's own words, as `Fatal error: Index out of range`.
    var reason: String?
    /// The innermost place in the app's sources.
    var position: SourcePosition?
    /// What else the app wrote.
    var appOutput = ""
    /// The last lines of it.
    var lastWords: [String] = []

    /// Variables that make Swift's runtime print a backtrace of the crashed thread to standard error, and nothing else.
    static let environment = [
        "SWIFT_BACKTRACE":
            "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,sanitize=no,limit=64,"
            + "cache=yes,timeout=8s,output-to=stderr"
    ]

    /// - Parameter sources: The app's source files, by the paths they were compiled with.
    init(standardError text: String, sources: [String]) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let backtrace = lines.firstIndex { $0.contains("*** Program crashed") || $0.contains("*** Signal ") }
        let frames = backtrace.map { lines[$0...] } ?? []
        if let backtrace { lines = lines[..<backtrace] }

        let names = Self.byName(sources)
        for line in frames where position == nil { position = Self.place(inFrame: line, sources: sources) }
        for line in lines.reversed() where reason == nil {
            guard let (place, message) = Self.fatalReason(in: line) else { continue }
            reason = message
            // A precondition of the standard library names its own file; the frames know who called it.
            if let place, let path = names[place.file] {
                position = position ?? SourcePosition(path: path, line: place.line, column: 1)
            }
        }
        lines.removeAll { Self.fatalReason(in: $0) != nil }
        while lines.last?.isEmpty == true { lines.removeLast() }
        appOutput = lines.joined(separator: "\n")
        let words = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        lastWords = words.suffix(5).map { String($0.prefix(300)) }
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

    /// `3 0x… Second.viewDidLoad() + 84 in libDemo.so at /app/Second.swift:12:9` → the place, if it is the app's.
    private static func place(inFrame line: Substring, sources: [String]) -> SourcePosition? {
        guard let start = line.ranges(of: " at ").last?.upperBound else { return nil }
        var parts = line[start...].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { return nil }
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = Int(parts[parts.count - 1]) {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        let path = parts.joined(separator: ":")
        guard let lineNumber = numbers.first,
            let source = sources.first(where: { $0 == path || path.hasSuffix("/" + $0) })
        else { return nil }
        return SourcePosition(path: source, line: lineNumber, column: numbers.count > 1 ? max(1, numbers[1]) : 1)
    }
}

/// The names of signals that end a process.
enum SignalName {
    /// `SIGSEGV (signal 11)`.
    static func text(_ number: Int32) -> String {
        names[number].map { "\($0) (signal \(number))" } ?? "signal \(number)"
    }

    /// The signal that asks for a backtrace.
    static let abort = SIGABRT

    /// What such a signal means in a sentence about the app; `nil` where the name says all there is.
    static func meaning(_ number: Int32) -> String? {
        switch names[number] {
        case "SIGILL", "SIGTRAP": "Swift stopped it: a precondition, an array index or a forced nil"
        case "SIGSEGV", "SIGBUS": "it used memory that is not its own, or its stack was full"
        case "SIGABRT": "it aborted itself"
        case "SIGFPE": "an integer was divided by zero"
        case "SIGKILL": "something outside killed it, perhaps because memory ran out"
        default: nil
        }
    }

    private static let names: [Int32: String] = [
        SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
        SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    ]
}
