/// Everything the host needs to run a walkthrough: one JSON document on its standard input.
public struct HostJob: Sendable, Hashable, Codable {
    public static let currentVersion = 1

    /// What the transcript is to hold beside the steps' outcomes.
    public struct Options: Sendable, Hashable, Codable {
        /// Every event.
        public var trace: Bool
        /// The controller and view hierarchy after each step.
        public var hierarchy: Bool

        public init(trace: Bool = false, hierarchy: Bool = false) {
            self.trace = trace
            self.hierarchy = hierarchy
        }
    }

    /// What is known from its source of a class, so that a stand-in can take its place where it was not compiled.
    public struct ClassSummary: Sendable, Hashable, Codable {
        public var name: String
        public var module: String?
        /// The name of its superclass as written.
        public var superclass: String?
        /// Selectors of its `@IBAction` methods, its unwind actions among them.
        public var actions: [String]
        /// Selectors of its other `@objc` methods and of the UIKit methods it overrides.
        public var selectors: [String]
        public var file: String?
        /// Counted from 1.
        public var line: Int?
        /// Why it is not in the library: the first error of a file that did not compile, or that nothing was to be.
        public var omission: String?

        public init(
            name: String, module: String? = nil, superclass: String? = nil, actions: [String] = [],
            selectors: [String] = [], file: String? = nil, line: Int? = nil, omission: String? = nil
        ) {
            self.name = name
            self.module = module
            self.superclass = superclass
            self.actions = actions
            self.selectors = selectors
            self.file = file
            self.line = line
            self.omission = omission
        }
    }

    public var version: Int
    public var script: Script
    /// Absolute paths of the project's storyboards; the first is the entry.
    public var storyboards: [String]
    /// Absolute path of the app's compiled code.
    public var library: String?
    public var classes: [ClassSummary]
    public var options: Options

    public init(
        script: Script, storyboards: [String], library: String? = nil, classes: [ClassSummary] = [],
        options: Options = Options()
    ) {
        self.version = HostJob.currentVersion
        self.script = script
        self.storyboards = storyboards
        self.library = library
        self.classes = classes
        self.options = options
    }
}
