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
    public static let currentVersion = 5

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
    /// Names of the structures, enumerations and actors the sources declare, with the types around them.
    public var types: [String]
    /// Identifiers that code outside any class mentions: in structures, enumerations and functions at top level.
    public var uses: [IdentifierUse]
    /// The text of every string literal without interpolations, and the raw values that an enumeration's cases have
    /// without one; sorted, each once, not empty, of at most ``longestLiteral`` characters. Of ``watchedMembers``, those
    /// that code mentions are among them.
    ///
    /// Code that is not compiled counts too: what is not here, no code mentions by its own text.
    public var literals: [String]
    /// What is somewhere named by a text that cannot be known from the sources: a variable, an interpolation, the
    /// parameter of a helper. Sorted, each once.
    public var unresolvedUses: [IdentifierUse.Kind]

    /// Casts of what storyboards and xibs make, in the order of files and places.
    public var casts: [Cast]
    /// The classes of the sources that code makes without naming a nib: `Screen()`, `Screen(nibName: nil, bundle: nil)`,
    /// and `super.init(nibName: nil, bundle: nil)` in the class. Sorted, each once.
    public var created: [String]
    /// The protocols that each protocol of the sources inherits from, and those that extensions add to types from
    /// elsewhere, by name.
    public var adopted: [String: [String]]
    /// The types, as ``IdentifierUse/owner`` has them, in whose code a table or the like is given a data source; the
    /// empty text stands for code outside of types. Sorted, each once.
    public var dataSourceSetters: [String]

    /// Members whose mention matters as that of a text: those that turn touches on and off.
    public static let watchedMembers: Set = [
        "isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled",
    ]

    /// Whether the sources mention a member of ``watchedMembers``, by name or as a key.
    public var mentionsUserInteraction: Bool { literals.contains(where: Self.watchedMembers.contains) }

    /// How many characters of a literal are worth keeping; no longer one is an identifier.
    public static let longestLiteral = 200

    /// An index, empty unless more is given.
    public init(
        module: String, files: [File] = [], classes: [Class] = [], protocols: [String] = [],
        typeAliases: [String: String] = [:], types: [String] = [], uses: [IdentifierUse] = [],
        literals: [String] = [], unresolvedUses: [IdentifierUse.Kind] = [], casts: [Cast] = [],
        created: [String] = [], adopted: [String: [String]] = [:], dataSourceSetters: [String] = []
    ) {
        version = Self.currentVersion
        self.module = module
        self.files = files
        self.classes = classes
        self.protocols = protocols
        self.typeAliases = typeAliases
        self.types = types
        self.uses = uses
        self.literals = literals
        self.unresolvedUses = unresolvedUses
        self.casts = casts
        self.created = created
        self.adopted = adopted
        self.dataSourceSetters = dataSourceSetters
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

        /// The name of such a problem.
        public static let leftOutRule = "app-file-left-out"
        /// How its message begins; the reason follows.
        public static let leftOutMark = "left out of the app: "

        /// Whether its text could not be read, or not all of it. A `main.swift` is read, and only not compiled.
        public var isIncomplete: Bool { problem != nil && !path.ends(with: "main.swift") }

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
        let scan = ObjectiveCScan(files)
        self.init(
            module: module,
            files: files.map {
                File(path: $0.path, language: .objectiveC, imports: ObjectiveCScanner.imports(of: $0))
            },
            classes: scan.classes, uses: scan.uses, literals: Self.literals(scan.literals),
            unresolvedUses: Self.kinds(scan.unresolved), created: Set(scan.created).sorted(),
            dataSourceSetters: Set(scan.dataSourceSetters).sorted())
    }

    /// A type's name without type arguments: `Outer.Base` of `Outer<Int>.Base`.
    public static func plainName(_ written: String) -> String {
        var depth = 0
        return written.filter { character in
            if character == "<" { depth += 1 }
            if character == ">" { depth -= 1 }
            return depth == 0 && character != ">"
        }
    }

    /// Puts texts into the form of ``literals``.
    public static func literals(_ texts: some Sequence<String>) -> [String] {
        Set(texts).filter { !$0.isEmpty && $0.count <= longestLiteral }.sorted()
    }

    /// Puts kinds into the form of ``unresolvedUses``.
    public static func kinds(_ kinds: some Sequence<IdentifierUse.Kind>) -> [IdentifierUse.Kind] {
        Set(kinds).sorted { $0.rawValue < $1.rawValue }
    }
}
