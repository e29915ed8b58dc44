import CommandArguments
import SourceText

/// Where `segue validate` takes its files from.
struct ValidationInputs: ParsableArguments {
    @Flag(help: "Read one file from standard input instead.")
    var stdin = false

    @Option(
        help: ArgumentHelp(
            "What to call standard input; it also says which configuration is for it.", valueName: "path"))
    var stdinPath: String?

    @Flag(
        help: ArgumentHelp(
            "Look at what is staged for the next commit below this folder, as it is staged.",
            discussion: "Only rules that look at one file at a time are applied."))
    var gitStaged = false

    @Flag(
        help: ArgumentHelp(
            "Also look into folders of dependencies and of build products.",
            discussion: "Such as Pods, Carthage, DerivedData and build, which are passed over otherwise."))
    var includeIgnored = false

    @Flag(
        help: ArgumentHelp(
            "List the files that would be checked, and those that would not with the reason, and check nothing.",
            discussion: "As text, or with --format json."))
    var showFiles = false

    /// What was found, with the paths that lead nowhere.
    struct Found {
        var sources: [Session.Source]
        var problems = InputFinder.Found()
    }

    /// Whether contents come from elsewhere than the files.
    var isVirtual: Bool { stdin || gitStaged }

    func check(_ paths: [String]) throws {
        if stdinPath != nil, !stdin { throw ValidationError("--stdin-path belongs to --stdin.") }
        if stdin, gitStaged { throw ValidationError("--stdin and --git-staged are two sources; choose one.") }
        if isVirtual, !paths.isEmpty {
            throw ValidationError("\(stdin ? "--stdin" : "--git-staged") takes the place of paths; name none.")
        }
    }

    func find(_ paths: [String], _ session: Session) throws -> Found {
        if stdin {
            let bytes = try session.tool.files.readStandardInput()
            return Found(sources: [Session.Source(path: stdinPath ?? "<stdin>", bytes: bytes)])
        }
        if gitStaged { return Found(sources: try StagedFiles(tool: session.tool).read()) }
        let found = session.find(paths, includesIgnored: includeIgnored)
        return Found(sources: found.files.map { Session.Source(path: $0) }, problems: found)
    }
}
