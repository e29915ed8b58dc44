import SourceText

/// Something that keeps segue from looking at all of a project. It is reported like a finding of a rule, and no
/// configuration, suppression or baseline takes it away: what was not read was not checked.
public struct ReadingProblem: Sendable, Hashable {
    /// A stable name in kebab case.
    public let identifier: String
    /// What it says, in one sentence.
    public let summary: String
    /// When it is reported, and what is checked all the same.
    public let explanation: String
    /// What to do about it.
    public let help: String
    public let severity: Diagnostic.Severity
    /// How the process ends, unless something graver was found.
    public let exitStatus: Int

    /// Those that have a page of their own.
    public static let all: [ReadingProblem] = [
        ReadingProblem(
            identifier: "link-not-followed", summary: "A link leads out of the folder, or nowhere.",
            explanation: """
                Links are not followed: what they lead to inside the folder is found at its own place, and what lies \
                outside may belong to somebody else. Reported are links to folders, and links named like a storyboard \
                or xib, that do not lead back into the folder. It is a note, because a project may be whole without \
                what the link leads to; `--fail-on note` fails on it.
                """,
            help: "Name what the link leads to as a path of its own.", severity: .note, exitStatus: 0),
        ReadingProblem(
            identifier: "source-file-unreadable", summary: "A source file cannot be read, or not as a whole.",
            explanation: """
                The file has a syntax error, brackets that are nested deeper than the Swift compiler allows (256) or \
                17 square brackets inside each other, code that makes SwiftSyntax crash or spend more than a few \
                seconds on it, or the system refuses to open it. Every other file is read and checked. A class, \
                method or identifier whose name this file's text has is not called missing. A file that crashed or \
                took too long is remembered by its content, and not tried again until it changes.
                """,
            help: "Fix the file, or leave it out of `--sources`.", severity: .error, exitStatus: 65),
        ReadingProblem(
            identifier: "sources-not-checked", summary: "The configuration's sources are not read in this mode.",
            explanation: """
                With `--stdin` and `--git-staged` only rules that look at one file at a time are applied, so the \
                storyboards are not checked against the `sources` of the configuration.
                """,
            help: "Run `segue validate` with paths too, for example in continuous integration.", severity: .note,
            exitStatus: 0),
        ReadingProblem(
            identifier: "sources-unreadable", summary: "The app's sources cannot be read.",
            explanation: """
                `--sources`, or `sources` in the configuration, names a path that does not exist, a folder that cannot \
                be entered or that has no Swift or Objective-C file of an app in it, or `segue-sources`, which reads \
                Swift, is missing or ends before it is done. The storyboards themselves are still checked, and so is \
                what could be read of the sources; nothing is called missing from them.
                """,
            help: """
                Build everything (`swift build -c release`), and keep `segue` and `segue-sources` in one folder; or \
                name the tool in the variable `SEGUE_SOURCES`.
                """, severity: .error, exitStatus: 65),
        ReadingProblem(
            identifier: "unreadable-name", summary: "A file or folder has a name that is not UTF-8.",
            explanation: """
                segue cannot say the path of such a file, so it does not open it. Reported for storyboards, xibs and \
                folders; for sources it is `sources-unreadable`.
                """,
            help: "Rename it.", severity: .error, exitStatus: 65),
    ]

    /// The one of that name.
    public static func named(_ identifier: String) -> ReadingProblem? { all.first { $0.identifier == identifier } }

    /// The page in the documentation, as Markdown.
    public var page: String {
        """
        # \(identifier)

        \(summary)

        **Severity:** \(severity.rawValue) · **Exit status:** \(exitStatus) · **Always on**

        \(explanation)

        ## What to do

        \(help)

        """
    }

    /// The line in the table of those problems.
    public var tableRow: String {
        "| [\(identifier)](\(identifier).md) | \(severity.rawValue) | \(exitStatus) | \(summary) |"
    }
}
