/// A problem as every module reports it: what is wrong, where, and what would help.
public struct Diagnostic: Error, Sendable, Hashable, Codable {
    /// How bad it is, in rising order.
    public enum Severity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
        case note, warning, error

        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// A remark that belongs to a diagnostic, such as where the other of two equal names is.
    public struct Note: Sendable, Hashable, Codable {
        public var message: String
        public var position: SourcePosition?

        /// Makes a remark, about a place where one is given.
        public init(_ message: String, position: SourcePosition? = nil) {
            self.message = message
            self.position = position
        }
    }

    public var severity: Severity

    /// A stable name in kebab case by which people select and silence, such as `unreadable-xml`.
    public var identifier: String

    /// One sentence without a full stop.
    public var message: String

    /// The file it is about, as the user gave it.
    public var path: String

    /// Where it begins; `nil` when it is about the whole file.
    public var position: SourcePosition?

    /// The place after its last character; `nil` for a single place.
    public var end: SourcePosition?

    /// The Interface Builder object it is about.
    public var objectID: String?

    public var notes: [Note]

    /// What to do about it, in a few words.
    public var fixHint: String?

    /// Makes a diagnostic; `path` is that of `position` unless another is given.
    public init(
        _ severity: Severity, _ identifier: String, _ message: String, path: String,
        position: SourcePosition? = nil, end: SourcePosition? = nil, objectID: String? = nil, notes: [Note] = [],
        fixHint: String? = nil
    ) {
        self.severity = severity
        self.identifier = identifier
        self.message = message
        self.path = path
        self.position = position
        self.end = end
        self.objectID = objectID
        self.notes = notes
        self.fixHint = fixHint
    }

    /// Makes a diagnostic about `range` of `file`.
    public init(
        _ severity: Severity, _ identifier: String, _ message: String, in file: SourceFile,
        at range: SourceRange, objectID: String? = nil, notes: [Note] = [], fixHint: String? = nil
    ) {
        self.init(
            severity, identifier, message, path: file.path, position: file.position(at: range.start),
            end: range.isEmpty ? nil : file.position(at: range.end), objectID: objectID, notes: notes, fixHint: fixHint)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The form compilers use: `path:line:column: error: message [identifier]`, then a line for each note and the hint.
    public var description: String {
        let place = position?.description ?? path
        var lines = ["\(place): \(severity.rawValue): \(message) [\(identifier)]"]
        for note in notes { lines.append("\(note.position?.description ?? path): note: \(note.message)") }
        if let fixHint { lines.append("\(place): note: \(fixHint)") }
        return lines.joined(separator: "\n")
    }
}
