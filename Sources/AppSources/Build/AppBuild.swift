import SourceText

/// What to build.
public struct AppBuildRequest: Sendable, Hashable {
    /// Files and folders as the user gave them; see ``SourceFinder`` for what is found below a folder.
    public var sources: [String]
    /// The module the storyboards name in `customModule`.
    public var module: String
    /// The platform the sources were written for, which decides `#if os(…)`.
    public var platform: Platform

    /// An Apple platform as `#if os(…)` spells it.
    public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
        case iOS, tvOS, watchOS, macOS
    }

    /// Asks for a build of `sources` as `module`.
    public init(sources: [String], module: String, platform: Platform = .iOS) {
        self.sources = sources
        self.module = module
        self.platform = platform
    }
}

/// What became of it.
public struct AppBuild: Sendable, Hashable {
    /// The shared library to load; `nil` when nothing could be compiled, so that every class is a stand-in.
    public var library: String?
    /// What the sources declare, also those that did not compile.
    public var index: ClassIndex
    /// What was left out and why; warnings, for a walkthrough goes on without.
    public var diagnostics: [Diagnostic]
    /// Paths of the Swift files that are not in the library, as the user gave them.
    public var leftOut: [String]
    /// Whether an earlier build of the same sources was found.
    public var isFromCache: Bool

    /// Makes a result; what is not given is empty.
    public init(
        library: String?, index: ClassIndex, diagnostics: [Diagnostic] = [], leftOut: [String] = [],
        isFromCache: Bool = false
    ) {
        self.library = library
        self.index = index
        self.diagnostics = diagnostics
        self.leftOut = leftOut
        self.isFromCache = isFromCache
    }
}

/// What is kept beside a library in the cache.
struct BuildRecord: Sendable, Hashable, Codable {
    static let currentVersion = 1

    var version = currentVersion
    var diagnostics: [Diagnostic]
    var leftOut: [String]
}
