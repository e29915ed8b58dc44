import CommandArguments
import SceneMerge

/// `segue mergetool`: what git starts for a file that is in conflict.
struct MergetoolCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "mergetool",
            abstract: "Resolves a file in conflict for 'git mergetool', with a question for each conflict.",
            discussion: """
                    git config mergetool.segue.cmd 'segue mergetool "$BASE" "$LOCAL" "$REMOTE" "$MERGED"'
                    git config mergetool.segue.trustExitCode true
                    git mergetool --tool=segue

                'segue merge --install' sets this up too. Without a terminal, the result has LOCAL at each conflict, \
                and the exit status is 1.
                """)
    }

    @Argument(help: ArgumentHelp("$BASE, $LOCAL, $REMOTE and $MERGED.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("Decide all conflicts in favour of this side.", valueName: "side"))
    var prefer: MergeSide?

    @Option(help: ArgumentHelp("Whether text for people has colours.", valueName: "when"))
    var color = ColorChoice.auto

    mutating func validate() throws {
        guard files.count == 4 else { throw ValidationError("Name four files: $BASE, $LOCAL, $REMOTE and $MERGED.") }
    }

    func run(in tool: Tool) throws -> ExitStatus {
        var run = MergeRun(base: files[0], ours: files[1], theirs: files[2], tool: tool)
        run.path = files[3]
        run.target = .file(files[3])
        run.preferred = prefer
        run.asks = prefer == nil
        return try run.run()
    }
}
