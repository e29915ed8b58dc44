import SourceText

/// Everything the host needs to run a walkthrough: one JSON document on its standard input.
public struct HostJob: Sendable, Hashable, Codable {
    /// The version of the document that this code writes and reads.
    public static let currentVersion = 2

    /// What the transcript is to hold beside the steps' outcomes.
    public struct Options: Sendable, Hashable, Codable {
        /// Every event; without it, those are enough that reports show without a trace, see
        /// ``TranscriptEvent/Kind/isNotable``.
        public var trace: Bool
        /// The controller and view hierarchy after each step.
        public var hierarchy: Bool

        /// Makes options; without any, only what the steps themselves ask for is in the transcript.
        public init(trace: Bool = false, hierarchy: Bool = false) {
            self.trace = trace
            self.hierarchy = hierarchy
        }
    }

    /// What is known from its source of a class, so that a stand-in can take its place where it was not compiled.
    public struct ClassSummary: Sendable, Hashable, Codable {
        /// Its name, without its module.
        public var name: String
        /// The module it belongs to.
        public var module: String?
        /// The name of its superclass as written.
        public var superclass: String?
        /// Selectors of its `@IBAction` methods, its unwind actions among them.
        public var actions: [String]
        /// Selectors of its other `@objc` methods and of the UIKit methods it overrides.
        public var selectors: [String]
        /// The file it is declared in.
        public var file: String?
        /// Counted from 1.
        public var line: Int?
        /// Why it is not in the library, in a few words without a full stop: the first error of its file, such as
        /// `no such module 'Charts'`, or that nothing was compiled. Nil for a class that is in the library.
        public var omission: String?
        /// Where that error is; nil where the reason has no place.
        public var omissionPosition: SourcePosition?

        /// Makes a summary; what is not known stays nil or empty.
        public init(
            name: String, module: String? = nil, superclass: String? = nil, actions: [String] = [],
            selectors: [String] = [], file: String? = nil, line: Int? = nil, omission: String? = nil,
            omissionPosition: SourcePosition? = nil
        ) {
            self.name = name
            self.module = module
            self.superclass = superclass
            self.actions = actions
            self.selectors = selectors
            self.file = file
            self.line = line
            self.omission = omission
            self.omissionPosition = omissionPosition
        }
    }

    /// The version of the document.
    public var version: Int
    /// What to do.
    public var script: Script
    /// The project's storyboards, the entry first. Positions repeat these paths, so they are as the user gave them; a
    /// relative one is seen from the folder the host was started in.
    public var storyboards: [String]
    /// Absolute path of the app's compiled code.
    public var library: String?
    /// The classes a stand-in may be needed for.
    public var classes: [ClassSummary]
    /// The names of the app's xibs, without extension: what a controller made by code would load its view from.
    public var nibs: [String]
    /// What the transcript is to hold.
    public var options: Options
    /// The folder in which the app may write, and whose `home` and `tmp` are its home and its temporary folder. With it,
    /// the host confines itself as the script says; without, it does not.
    public var privateFolder: String?

    /// Makes a job of the current version.
    public init(
        script: Script, storyboards: [String], library: String? = nil, classes: [ClassSummary] = [],
        nibs: [String] = [], options: Options = Options()
    ) {
        self.version = HostJob.currentVersion
        self.script = script
        self.storyboards = storyboards
        self.library = library
        self.classes = classes
        self.nibs = nibs
        self.options = options
    }
}
