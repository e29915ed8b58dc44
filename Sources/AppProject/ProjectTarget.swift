import ClassIndex
import SourceText

/// A target of an Xcode project or a Swift package: what is built from which files, for which platform, as which module.
public struct ProjectTarget: Sendable, Hashable {
    /// What is built.
    public enum Kind: Sendable, Hashable {
        /// Something that runs by itself: an app, an extension, a tool. No other target can use its classes.
        case executable
        /// A framework or library, whose classes other targets use.
        case library
        /// A bundle of tests.
        case test
        /// Something without code of its own: resources, or the work of a script.
        case other
    }

    /// A storyboard that the build writes into the target's `Info.plist`, by a setting such as
    /// `INFOPLIST_KEY_UIMainStoryboardFile`.
    public struct NamedStoryboard: Sendable, Hashable {
        /// The key in the `Info.plist`: `UIMainStoryboardFile`.
        public let key: String
        /// The storyboard's name.
        public let name: String
        /// Where the project file has it.
        public let position: SourcePosition
    }

    /// The name of the target.
    public var name: String
    /// What is built.
    public var kind: Kind
    /// The path of the project file, as the user would write it.
    public var project: String
    /// The names of the module that its Swift files are compiled into, one for each that a configuration sets; empty
    /// where that cannot be told.
    public var modules: [String] = []
    /// The platforms that it is built for; empty where that cannot be told.
    public var platforms: Set<SourcePlatform> = []
    /// The values of `SWIFT_VERSION`; empty where nothing sets it.
    public var swiftVersions: Set<String> = []
    /// Its `Info.plist` files, by their ``PathKeys``; `nil` where one of them has a name that cannot be told.
    public var manifests: Set<String>? = []
    /// What the build adds to them.
    public var storyboards: [NamedStoryboard] = []

    /// The files that it lists, by their keys.
    public internal(set) var files: Set<String> = []
    /// The folders that belong to it as a whole, by their keys.
    public internal(set) var folders: [String] = []
    /// What does not belong to it of these folders: files, and folders with all that they hold.
    var excluded: Set<String> = []
    /// Whether it lists a file or folder whose path cannot be told.
    public internal(set) var hasUnknownFiles = false

    /// Whether all of its Swift is compiled as Swift 2 or older, in which the first label is not part of a selector.
    public var isSwift2: Bool {
        swiftVersions.isEmpty
            ? predatesSwiftVersions : swiftVersions.allSatisfy { $0.hasPrefix("1") || $0.hasPrefix("2") }
    }

    /// Whether the project was last written by an Xcode that did not know `SWIFT_VERSION`.
    var predatesSwiftVersions = false

    /// Whether one of its folders holds the file, and does not leave it out.
    func leavesOut(_ key: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        if excluded.contains(key) { return true }
        var folder = key[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if excluded.contains(String(folder)) { return true }
        }
        return false
    }

    /// A name as the compiler takes it for a module: what is no letter, digit or underscore becomes an underscore.
    static func moduleName(_ name: String) -> String {
        var result = ""
        for character in name.unicodeScalars {
            let isPart =
                character.properties.isAlphabetic || character.properties.numericType != nil || character == "_"
            result.unicodeScalars.append(isPart ? character : "_")
        }
        if let first = result.unicodeScalars.first, first.properties.numericType != nil {
            result = "_" + result.dropFirst()
        }
        return result
    }
}
