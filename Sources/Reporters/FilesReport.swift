import JSONText
import SourceText

/// What `segue validate --show-files` says: which files would be checked, and which would not, and why.
public struct FilesReport: Sendable {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// A file that would be checked.
    public struct File: Sendable, Hashable {
        /// What is looked at.
        public enum Kind: String, Sendable, CaseIterable {
            /// A storyboard or xib.
            case interface
            /// A Swift or Objective-C file.
            case source
        }

        public let path: String
        public let kind: Kind
        /// The path of its configuration; `nil` for none.
        public let configuration: String?
        /// The names of the targets it belongs to, where the project says that.
        public let targets: [String]

        public init(path: String, kind: Kind, configuration: String?, targets: [String]) {
            (self.path, self.kind) = (path, kind)
            (self.configuration, self.targets) = (configuration, targets)
        }
    }

    /// Why a file, or a folder with everything in it, is left out.
    public enum Reason: String, Sendable, CaseIterable {
        /// Its name is one that folders of dependencies or of build products have.
        case dependency
        /// A `.gitignore` names it.
        case gitignore
        /// Its name begins with a dot.
        case hidden
        /// `exclude` in the configuration names it.
        case excluded
        /// `include` in the configuration does not name it.
        case notIncluded = "not-included"
        /// It belongs to tests.
        case test
        /// It is a link that leads elsewhere.
        case link
        /// It does not exist or cannot be read.
        case unreadable
    }

    /// A file or folder that is left out.
    public struct LeftOut: Sendable, Hashable {
        public let path: String
        public let reason: Reason
        /// The configuration, the targets or what the system says, as the reason has it.
        public let detail: String?

        public init(_ path: String, _ reason: Reason, detail: String? = nil) {
            (self.path, self.reason, self.detail) = (path, reason, detail)
        }

        /// The reason in words.
        var text: String {
            switch reason {
            case .dependency: "a folder of dependencies or of build products"
            case .gitignore: "named by a .gitignore"
            case .hidden: "hidden"
            case .excluded: "\"exclude\" in \(detail ?? "the configuration") names it"
            case .notIncluded: "\"include\" in \(detail ?? "the configuration") does not name it"
            case .test: detail.map { "test code of \($0)" } ?? "test code"
            case .link, .unreadable: detail ?? "cannot be read"
            }
        }
    }

    private let files: [File]
    private let leftOut: [LeftOut]
    private let otherFiles: Int

    /// - Parameter otherFiles: How many files are in the folders beside those of the kinds that are checked.
    public init(files: [File], leftOut: [LeftOut], otherFiles: Int) {
        self.files = files
        self.leftOut = leftOut.sorted { ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue) }
        self.otherFiles = otherFiles
    }

    /// A line for each file that would be checked; below them what is left out.
    public func text() -> String {
        var lines = files.map(\.path.printableLine)
        if !leftOut.isEmpty {
            var table = TextTable(columns: [.left, .left])
            for entry in leftOut { table.add([entry.path, entry.text]) }
            lines += (lines.isEmpty ? [] : [""]) + ["left out:"] + table.lines.map { "  " + $0 }
        }
        let others = otherFiles == 0 ? "" : "; \(plural(otherFiles, "file")) of other kinds"
        lines += ["", "\(plural(files.count, "file")) to check, \(leftOut.count) left out" + others]
        return lines.map { $0 + "\n" }.joined()
    }

    /// The same for programs: one JSON document with sorted keys, which ends in a newline. Its form is that of
    /// `docs/schemas/files.schema.json`.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        let files = files.map { file -> JSONValue in
            [
                "path": .string(file.path), "kind": .string(file.kind.rawValue),
                "configuration": JSONValue(file.configuration), "targets": .array(file.targets.map { .string($0) }),
            ]
        }
        let leftOut = leftOut.map { entry -> JSONValue in
            [
                "path": .string(entry.path), "reason": .string(entry.reason.rawValue),
                "detail": JSONValue(entry.detail),
            ]
        }
        return JSONText.document(
            [
                "version": .integer(Self.version), "generator": .string(generator), "files": .array(files),
                "leftOut": .array(leftOut), "otherFiles": .integer(otherFiles),
            ] as JSONValue)
    }
}
