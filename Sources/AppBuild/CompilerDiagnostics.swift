import SourceText

/// What a Swift compiler said, read off its standard error (`-diagnostic-style llvm`).
public struct CompilerDiagnostics: Sendable, Hashable {
    /// One located or general message.
    public struct Message: Sendable, Hashable {
        /// Error, warning or note.
        public var severity: Diagnostic.Severity
        /// What it says, without its place.
        public var text: String
        /// The file, absent for messages of the driver.
        public var path: String?
        /// From 1; 0 without a file.
        public var line: Int
        /// In UTF-8 bytes from 1, as the compiler counts; 0 without a file.
        public var column: Int
        /// Notes that follow it.
        public var notes: [Message] = []
    }

    /// Errors and warnings in the order in which they came.
    public private(set) var messages: [Message] = []

    /// Reads the compiler's output.
    public init(parsing output: String) {
        for line in output.split(whereSeparator: \.isNewline) {
            guard let message = Self.message(in: line) else { continue }
            if message.severity == .note {
                if !messages.isEmpty { messages[messages.count - 1].notes.append(message) }
            } else {
                messages.append(message)
            }
        }
    }

    /// The errors alone.
    public var errors: [Message] { messages.filter { $0.severity == .error } }

    private static func message(in line: Substring) -> Message? {
        for (mark, severity) in [
            (": error: ", Diagnostic.Severity.error), (": warning: ", .warning), (": note: ", .note),
        ] {
            guard let range = line.firstRange(of: mark) else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let text = String(line[range.upperBound...])
            guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
            else { continue }
            let path = place.dropLast(2).joined(separator: ":")
            return Message(severity: severity, text: text, path: path, line: number, column: column)
        }
        for (mark, severity) in [("error: ", Diagnostic.Severity.error), ("<unknown>:0: error: ", .error)]
        where line.hasPrefix(mark) {
            return Message(severity: severity, text: String(line.dropFirst(mark.count)), path: nil, line: 0, column: 0)
        }
        return nil
    }
}

extension CompilerDiagnostics.Message {
    /// Where it is in a file whose text is known: columns become Unicode scalars.
    func position(in file: SourceFile?) -> SourcePosition? {
        guard let path else { return nil }
        guard let file, let range = file.lines.range(ofLine: line) else {
            return SourcePosition(path: path, line: max(1, line), column: max(1, column))
        }
        return file.position(at: min(range.start + max(0, column - 1), range.end))
    }
}

extension Substring {
    /// The first place of `text`, the standard library's own search being slow to compile for.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        guard let first = text.first else { return nil }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            if self[found...].hasPrefix(text) { return found..<index(found, offsetBy: text.count) }
            start = index(after: found)
        }
        return nil
    }
}
