import SourceText

/// What `segue-sources rewrite` wrote, as it says in `manifest.json` in the output folder.
public struct RewriteManifest: Sendable, Hashable, Codable {
    /// The format this module writes and reads.
    public static let currentVersion = 2

    /// The name of the file within the output folder.
    public static let fileName = "manifest.json"
    /// The name of the class index within the output folder.
    public static let indexName = "index.json"

    /// The format the manifest was written in.
    public var version: Int
    /// The copies to compile.
    public var files: [Copy]
    /// The file that registers the classes of all copies.
    public var registrations: String
    /// Files that cannot be compiled, each with the reason.
    public var problems: [Diagnostic]
    /// The bodies that are left out, an entry for each error that was given and lies in one.
    public var bodies: [OmittedBody]

    /// Makes a manifest of the current version.
    public init(files: [Copy], registrations: String, problems: [Diagnostic], bodies: [OmittedBody] = []) {
        version = Self.currentVersion
        self.files = files
        self.registrations = registrations
        self.problems = problems
        self.bodies = bodies
    }

    /// The body of a function that is left out of a copy, because of an error in it.
    public struct OmittedBody: Sendable, Hashable, Codable {
        /// The user's file.
        public var path: String
        /// Where the error is, as the compiler counts.
        public var line: Int
        /// In UTF-8 bytes from 1.
        public var column: Int
        /// The function, as `ListViewController.reload(_:)`.
        public var name: String

        /// Makes an entry for the error at a place.
        public init(path: String, line: Int, column: Int, name: String) {
            self.path = path
            self.line = line
            self.column = column
            self.name = name
        }
    }

    /// One rewritten file.
    public struct Copy: Sendable, Hashable, Codable {
        /// The user's file, as the user gave its path.
        public var source: String
        /// The rewritten copy.
        public var path: String

        /// Makes a pair of a file and its copy.
        public init(source: String, path: String) {
            self.source = source
            self.path = path
        }
    }
}
