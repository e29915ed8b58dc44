import SourceText

/// What `segue-sources rewrite` wrote, as it says in `manifest.json` in the output folder.
public struct RewriteManifest: Sendable, Hashable, Codable {
    /// The format this module writes and reads.
    public static let currentVersion = 1

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

    /// Makes a manifest of the current version.
    public init(files: [Copy], registrations: String, problems: [Diagnostic]) {
        version = Self.currentVersion
        self.files = files
        self.registrations = registrations
        self.problems = problems
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
