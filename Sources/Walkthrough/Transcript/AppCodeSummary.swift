import SourceText

/// How much of the app's own code a walkthrough ran. What was left out is part of the result: a walkthrough that did
/// without code it asked for does not pass unless its `standIns` accept that.
public struct AppCodeSummary: Sendable, Hashable {
    /// What was done with the sources.
    public enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
        /// The walkthrough names no sources: every class is a stand-in.
        case none
        /// The sources were read and not run: every class is a stand-in that knows its actions.
        case read
        /// The sources were compiled and run.
        case compiled
    }

    /// A file or a member that is not part of what ran.
    public struct Omission: Sendable, Hashable {
        /// The file, as the user gave its path.
        public var file: String
        /// What is left out of the file, as `ListViewController.title`; nil for the whole file.
        public var member: String?
        /// The classes that are stand-ins for that reason.
        public var classes: [String]
        /// The first error, as `no such module 'Charts'`.
        public var reason: String
        /// Where that error is.
        public var position: SourcePosition?
        /// What to do about it.
        public var hint: String?
        /// Facts that help, as that a type it needs is declared in a file that was left out too.
        public var notes: [String]
        /// Whether the walkthrough passes without it: its `standIns` accept that, or it does itself what the code is
        /// for.
        public var isAccepted: Bool

        /// Makes an entry for a whole file unless a member is named.
        public init(
            file: String, member: String? = nil, classes: [String] = [], reason: String,
            position: SourcePosition? = nil, hint: String? = nil, notes: [String] = [], isAccepted: Bool = false
        ) {
            self.file = file
            self.member = member
            self.classes = classes
            self.reason = reason
            self.position = position
            self.hint = hint
            self.notes = notes
            self.isAccepted = isAccepted
        }
    }

    /// What was done with the sources.
    public var mode: Mode
    /// How many source files the app has: Swift files, and Objective-C files with implementations.
    public var files: Int
    /// What is not part of what ran, in the order in which it was left out.
    public var omissions: [Omission]
    /// Everything that was found wrong with the sources: a warning for each omission, and every other error.
    public var diagnostics: [Diagnostic]

    /// Makes a summary; without sources unless a mode is given.
    public init(
        mode: Mode = .none, files: Int = 0, omissions: [Omission] = [], diagnostics: [Diagnostic] = []
    ) {
        self.mode = mode
        self.files = files
        self.omissions = omissions
        self.diagnostics = diagnostics
    }

    /// How many files are left out as a whole.
    public var filesLeftOut: Int { omissions.count { $0.member == nil } }
    /// How many members are left out of other files.
    public var membersLeftOut: Int { omissions.count - filesLeftOut }
    /// How many files ran, or were read.
    public var filesIncluded: Int { max(0, files - filesLeftOut) }
    /// Whether the walkthrough may pass without what was left out.
    public var isAccepted: Bool { omissions.allSatisfy(\.isAccepted) }
}

extension Script.StandIns {
    /// Whether a walkthrough passes without a piece of code: all stand-ins are accepted, or each class by its name, or
    /// the file by its own. A file without classes can only be named itself.
    public func accepts(file: String, classes: [String]) -> Bool {
        switch self {
        case .fail: false
        case .allow: true
        case .allowOnly(let names):
            names.contains { file == $0 || file.hasSuffix("/\($0)") }
                || !classes.isEmpty && classes.allSatisfy(allows)
        }
    }
}
