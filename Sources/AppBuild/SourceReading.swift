import ClassIndex
import SourceText

/// What could be read of an app's sources, and everything that could not.
public struct SourceReading: Sendable, Hashable {
    /// What the readable sources declare. A file that could not be read, or not all of it, is there with its problem.
    public var index: ClassIndex
    /// Why sources could not be read that no single file stands for: a path that leads nowhere, a folder that cannot be
    /// entered, a tool that is missing or fails.
    public var failures: [Diagnostic]
    /// Whether an earlier reading of the same sources was found.
    public var isFromCache: Bool

    /// The name of the failures.
    public static let rule = "sources-unreadable"

    /// Makes a result.
    public init(index: ClassIndex, failures: [Diagnostic] = [], isFromCache: Bool = false) {
        self.index = index
        self.failures = failures
        self.isFromCache = isFromCache
    }
}

extension ClassIndex {
    /// Adds a file of which nothing could be read.
    mutating func addUnread(_ path: String, _ reason: String) {
        let problem = Diagnostic(.warning, File.leftOutRule, File.leftOutMark + reason, path: path)
        let language: Language = path.ends(with: ".swift") ? .swift : .objectiveC
        files.append(File(path: path, language: language, problem: problem))
    }
}
