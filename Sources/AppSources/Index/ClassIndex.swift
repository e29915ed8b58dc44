import SourceText

/// What an app's sources say about its classes: the outlets, actions and `@objc` members that storyboards speak of.
///
/// Made by `segue-sources` for Swift and by ``ObjectiveCScanner`` for Objective-C, and passed on as JSON. Members from
/// extensions, also those in other files, are merged into their class.
///
/// ```swift
/// let lookup = ClassLookup(index)
/// lookup.responds(to: "showSecond:", "FirstViewController")   // true
/// lookup.stockClass(of: "FirstViewController")                // "UIViewController"
/// ```
public struct ClassIndex: Sendable, Hashable, Codable {
    /// The format this module writes and reads.
    public static let currentVersion = 1

    /// The format the index was written in.
    public var version: Int
    /// The module the Swift sources are compiled as.
    public var module: String
    /// Every file that was read, in the order given.
    public var files: [File]
    /// Classes in the order of their files and declarations.
    public var classes: [Class]
    /// Names of the protocols the sources declare.
    public var protocols: [String]
    /// File-level and nested type aliases: name to the type as written.
    public var typeAliases: [String: String]

    /// An index, empty unless more is given.
    public init(
        module: String, files: [File] = [], classes: [Class] = [], protocols: [String] = [],
        typeAliases: [String: String] = [:]
    ) {
        version = Self.currentVersion
        self.module = module
        self.files = files
        self.classes = classes
        self.protocols = protocols
        self.typeAliases = typeAliases
    }

    /// The language of a source file.
    public enum Language: String, Sendable, Hashable, Codable {
        case swift, objectiveC
    }

    /// A source file.
    public struct File: Sendable, Hashable, Codable {
        /// The path as the user gave it.
        public var path: String
        /// Swift or Objective-C.
        public var language: Language
        /// The modules it imports.
        public var imports: [String]
        /// Why it cannot be compiled, when its text already says so.
        public var problem: Diagnostic?

        /// Makes an entry for a file.
        public init(path: String, language: Language, imports: [String] = [], problem: Diagnostic? = nil) {
            self.path = path
            self.language = language
            self.imports = imports
            self.problem = problem
        }
    }

    /// Who may use a declaration.
    public enum Access: String, Sendable, Hashable, Codable {
        case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
    }
}

extension ClassIndex {
    /// The index of Objective-C files alone.
    public init(module: String, objectiveC files: [SourceFile]) {
        self.init(
            module: module,
            files: files.map {
                File(path: $0.path, language: .objectiveC, imports: ObjectiveCScanner.imports(of: $0))
            },
            classes: ObjectiveCScanner.classes(in: files))
    }
}
