import ClassIndex
import SourceText

/// What to build.
public struct AppBuildRequest: Sendable, Hashable {
    /// Files and folders as the user gave them; see ``SourceFinder`` for what is found below a folder.
    public var sources: [String]
    /// The module the storyboards name in `customModule`.
    public var module: String
    /// The platform the sources were written for, which decides `#if os(…)`.
    public var platform: SourcePlatform

    /// Asks for a build of `sources` as `module`.
    public init(sources: [String], module: String, platform: SourcePlatform = .iOS) {
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
    /// One warning for each file and member that was left out, in the order of ``omissions``.
    public var diagnostics: [Diagnostic]
    /// The files and members that are not in the library, in the order in which they were left out.
    public var omissions: [Omission]
    /// Whether an earlier build of the same sources was found.
    public var isFromCache: Bool
    /// The folder with the library where it could not be kept; to be removed when the walkthrough is over.
    public var temporaryFolder: String?

    /// Paths of the Swift files that are not in the library, as the user gave them.
    public var leftOut: [String] { omissions.filter { $0.member == nil }.map(\.path) }

    /// Makes a result; what is not given is empty.
    public init(
        library: String?, index: ClassIndex, diagnostics: [Diagnostic] = [], omissions: [Omission] = [],
        isFromCache: Bool = false
    ) {
        self.library = library
        self.index = index
        self.diagnostics = diagnostics
        self.omissions = omissions
        self.isFromCache = isFromCache
    }

    /// A piece of the app's code that is not in the library, and why.
    public struct Omission: Sendable, Hashable, Codable {
        /// The file, as the user gave its path.
        public var path: String
        /// What is left out of the file, as `ListViewController.title`; `nil` for the whole file.
        public var member: String?
        /// The classes that are stand-ins for that reason.
        public var classes: [String]
        /// The first error, alone: `no such module 'Charts'`.
        public var reason: String
        /// The warning about it, with its place, its notes and what to do.
        public var problem: Diagnostic
        /// What else the compiler reported in the file.
        public var furtherErrors: [Diagnostic]
        /// Whether the walkthrough itself does what the code is for, as with a `main.swift` that only starts the app.
        public var isReplaced: Bool

        /// Makes an entry for a whole file unless a member is named.
        public init(
            path: String, member: String? = nil, classes: [String] = [], reason: String, problem: Diagnostic,
            furtherErrors: [Diagnostic] = [], isReplaced: Bool = false
        ) {
            self.path = path
            self.member = member
            self.classes = classes
            self.reason = reason
            self.problem = problem
            self.furtherErrors = furtherErrors
            self.isReplaced = isReplaced
        }
    }
}

/// Why the sources were neither built nor read at all: the `identifier` of the error that `AppBuilder` throws.
public enum AppBuildFault: String, Sendable, CaseIterable {
    case unreadableSources = "unreadable-sources"
    case compilerNotFound = "swift-compiler-not-found"
    case readerNotFound = "segue-sources-not-found"
    case modulesNotFound = "runtime-modules-not-found"
    case noTemporaryFolder = "no-temporary-folder"
    case buildFailed = "app-build-failed"

    /// Whether the sources are at fault, rather than the machine or segue's installation.
    public var isOfInput: Bool { self == .unreadableSources }

    /// An error of this kind.
    func error(_ message: String, path: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.error, rawValue, message, path: path, fixHint: hint)
    }
}
