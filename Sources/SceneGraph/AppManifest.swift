import SourceText
import XMLTree

/// What an `Info.plist` says of the storyboards at which its app begins.
///
/// ```swift
/// let manifest = try AppManifest(parsing: SourceFile(path: "App/Info.plist", bytes: bytes))
/// manifest.entries.map(\.storyboard)      // ["Main", "LaunchScreen"]
/// ```
/// A value that the build fills in, such as `$(MAIN_STORYBOARD)`, names no storyboard: it is in ``unresolved``.
public struct AppManifest: Sendable, Hashable {
    /// A storyboard that the manifest names.
    public struct Entry: Sendable, Hashable {
        /// The key it is the value of, such as `UIMainStoryboardFile`.
        public let key: String

        /// The name of the scene's configuration or session role, where the key is in the scene manifest.
        public let configuration: String?

        /// The storyboard's name, without its extension.
        public let storyboard: String

        /// Where the name stands.
        public let position: SourcePosition

        /// Makes an entry outside of a scene manifest.
        public init(key: String, configuration: String? = nil, storyboard: String, position: SourcePosition) {
            (self.key, self.configuration) = (key, configuration)
            (self.storyboard, self.position) = (storyboard, position)
        }

        /// Whether it is a launch screen, which may be a xib too.
        public var isLaunchScreen: Bool { key.hasPrefix("UILaunchStoryboardName") }
    }

    /// The target that a manifest is of, as its project file has it.
    public struct Target: Sendable, Hashable {
        /// Its name.
        public let name: String
        /// The paths of its storyboards and xibs that are given.
        public let documents: Set<String>
        /// The names of the storyboards and xibs that it lists, without extension, whether they are given or not.
        public let listed: Set<String>
        /// Whether it has no other storyboards and xibs.
        public let isWhole: Bool

        /// Makes a target.
        public init(name: String, documents: Set<String>, listed: Set<String>, isWhole: Bool) {
            (self.name, self.documents, self.listed, self.isWhole) = (name, documents, listed, isWhole)
        }
    }

    /// A key whose value the build fills in: the setting is the project's or the target's, not the manifest's.
    public struct Unresolved: Sendable, Hashable {
        /// Such as `UIMainStoryboardFile`.
        public let key: String

        /// As written, such as `$(MAIN_STORYBOARD)`.
        public let value: String

        /// Where the value stands.
        public let position: SourcePosition

        /// Whether it is the launch screen, at which no app begins.
        public var isLaunchScreen: Bool { key.hasPrefix("UILaunchStoryboardName") }
    }

    /// The file, as the user gave it.
    public let path: String

    /// In the order of the file.
    public let entries: [Entry]

    /// What would be an entry if segue knew the build's settings, in the order of the file.
    public let unresolved: [Unresolved]

    /// The font files that the app loads, by their paths in it; `nil` where the manifest does not speak of fonts.
    public let fonts: [String]?

    /// The target that it is of; `nil` where no project file says.
    public var target: Target?

    /// Makes what the build writes into the manifest of a target, as the project file at `path` says.
    public init(path: String, entries: [Entry], target: Target?) {
        (self.path, self.entries, self.target) = (path, entries, target)
        (unresolved, fonts) = ([], nil)
    }

    /// Reads a property list. Throws when it is not XML, or binary; one of another kind has no entries.
    public init(parsing file: SourceFile) throws(Diagnostic) {
        path = file.path
        if file.bytes.starts(with: Array("bplist".utf8)) {
            throw Diagnostic(
                .error, "binary-property-list",
                "the property list is binary, as built apps have it; segue reads the XML form: "
                    + "`plutil -convert xml1` writes it", path: file.path)
        }
        let tree = try XMLTree(parsing: file)
        var entries: [Entry] = []
        var unresolved: [Unresolved] = []
        if tree.root.name == "plist", let dictionary = tree.root.children.first(where: { $0.name == "dict" }) {
            Self.read(dictionary, configuration: nil, depth: 0, &entries, &unresolved)
        }
        self.entries = entries
        self.unresolved = unresolved
        let dictionary = tree.root.children.first { $0.name == "dict" }
        let fonts = dictionary.map { Self.pairs(of: $0) }?.first { $0.key == "UIAppFonts" }?.value
        self.fonts = fonts?.children("string").map(\.text)
    }

    /// The main storyboard with its device variants, the launch screen, an extension's and a scene's storyboard.
    private static let keys: Set<String> = [
        "UIMainStoryboardFile", "NSMainStoryboardFile", "UILaunchStoryboardName", "NSExtensionMainStoryboard",
        "UISceneStoryboardFile",
    ]

    private static func read(
        _ dictionary: XMLElement, configuration: String?, depth: Int, _ entries: inout [Entry],
        _ unresolved: inout [Unresolved]
    ) {
        // The scene manifest is five deep.
        guard depth < 8 else { return }
        let pairs = pairs(of: dictionary)
        let configuration = pairs.first { $0.key == "UISceneConfigurationName" }?.value.text ?? configuration
        for (key, value) in pairs {
            switch value.name {
            case "string":
                let isWanted = keys.contains(String(key.prefix { $0 != "~" }))
                let name = value.text
                guard isWanted, !name.isEmpty else { continue }
                // `$(NAME)` or `${NAME}`.
                if name.contains("$(") || name.contains("${") {
                    unresolved.append(Unresolved(key: key, value: name, position: value.position))
                    continue
                }
                let storyboard = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
                entries.append(
                    Entry(key: key, configuration: configuration, storyboard: storyboard, position: value.position))
            case "dict": read(value, configuration: configuration, depth: depth + 1, &entries, &unresolved)
            case "array":
                // A session role has an array of configurations.
                for child in value.children where child.name == "dict" {
                    read(child, configuration: key, depth: depth + 1, &entries, &unresolved)
                }
            default: break
            }
        }
    }

    private static func pairs(of dictionary: XMLElement) -> [(key: String, value: XMLElement)] {
        var pairs: [(key: String, value: XMLElement)] = []
        var key: String?
        for child in dictionary.children {
            if child.name == "key" {
                key = child.text
            } else if let known = key {
                pairs.append((known, child))
                key = nil
            }
        }
        return pairs
    }
}
