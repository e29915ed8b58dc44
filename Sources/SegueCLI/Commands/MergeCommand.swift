import CommandArguments
import Reporters
import SceneMerge
import SourceText

extension MergeSide: ExpressibleByArgument {}
extension ConflictStyle: ExpressibleByArgument {}

/// The shape of the list of conflicts.
enum MergeFormat: String, ExpressibleByArgument, CaseIterable { case text, json, markdown, sarif }

/// `segue merge`: what two people made of one file, in one file.
struct MergeCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge",
            abstract: "Merges two versions of a storyboard or xib by object, given the version they come from.",
            discussion: """
                Compares objects, connections, constraints, scenes and resources by their ids, not lines. What only one \
                side changed is taken; what Interface Builder writes by itself never conflicts. What is left is listed \
                on standard error; the result has OURS there, and can be read.

                    segue merge base.storyboard ours.storyboard theirs.storyboard --output Main.storyboard

                As git's merge driver, for merge, rebase, cherry-pick, revert and stash:

                    segue merge --install

                which asks, and then writes two lines to .gitattributes and two settings to the repository's \
                configuration. After a merge without conflicts the result is validated: an error that neither side has \
                is a conflict too.

                .strings and .xcstrings files are merged by key. Other files, and files that are not XML, are merged \
                by line with 'git merge-file' where git is there.

                The exit status is 0 when everything is merged, 1 when there are conflicts, and 65 when a file cannot \
                be read; then nothing is written.
                """)
    }

    @Argument(help: ArgumentHelp("The common version, ours and theirs.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the result to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Write the result to OURS, as git's merge driver does.")
    var inPlace = false

    @Option(help: ArgumentHelp("The path by which messages call the file; it also says what kind of file it is."))
    var path: String?

    @Option(help: "What the file holds at a conflict: ours, or both between git's markers.")
    var conflictStyle = ConflictStyle.ours

    @Option(help: ArgumentHelp("Decide all conflicts in favour of this side.", valueName: "side"))
    var prefer: MergeSide?

    @Flag(help: "Ask about each conflict on the terminal.")
    var resolve = false

    @Option(name: .shortAndLong, help: "The shape of the list of conflicts on standard error.")
    var format = MergeFormat.text

    @Flag(help: "Set up git in the current repository to merge with segue; asks before it writes.")
    var install = false

    @Flag(help: "With --install: do not ask.")
    var yes = false

    @Option(help: ArgumentHelp("Whether text for people has colours.", valueName: "when"))
    var color = ColorChoice.auto

    mutating func validate() throws {
        if install {
            guard files.isEmpty else { throw ValidationError("--install takes no files.") }
            return
        }
        if yes { throw ValidationError("--yes belongs to --install.") }
        guard files.count == 3 else { throw ValidationError("Name three files: the common version, ours and theirs.") }
        if inPlace, output != nil { throw ValidationError("--in-place and --output exclude each other.") }
    }

    func run(in tool: Tool) throws -> ExitStatus {
        if install { return try MergeInstall(tool: tool, asks: !yes).run() }
        var run = MergeRun(base: files[0], ours: files[1], theirs: files[2], tool: tool)
        run.path = path ?? output ?? files[1]
        run.target = inPlace ? .file(files[1]) : output.map { .file($0) } ?? .standardOutput
        run.style = conflictStyle
        run.preferred = prefer
        run.asks = resolve
        run.format = format
        return try run.run()
    }
}
