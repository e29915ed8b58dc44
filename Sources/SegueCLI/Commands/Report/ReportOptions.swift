import CommandArguments
import InterfaceBuilder
import Reporters
import SceneGraph
import SourceText

/// What reports have for people and for programs.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

/// What every kind of report is asked with.
struct ReportOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Storyboards, xibs, or folders of them; without one the current folder.", valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only this scene; may be repeated.",
            discussion: "An object id, a storyboard identifier, a class, a title or a label.", valueName: "name"))
    var scene: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only this storyboard; may be repeated.", discussion: "Its name, its path, or the end of its path.",
            valueName: "name"))
    var storyboard: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only segues of this kind; may be repeated.", discussion: "Such as show, unwind or rootViewController.",
            valueName: "kind"))
    var kind: [String] = []

    @Flag(
        help: ArgumentHelp(
            "Also look into folders of dependencies and of build products.",
            discussion: "Such as Pods, Carthage, DerivedData and build, which are passed over otherwise."))
    var includeIgnored = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var parallel: JobsOption
}

/// The project that a report is about, read and linked.
struct ReportProject {
    let graph: SceneGraph
    let selection: ReportSelection
    let counts: [InterfaceCounts]
    private let delivery: Delivery
    private let tool: Tool
    /// How it went so far.
    let status: ExitStatus

    /// The words after `report` that are no paths.
    private static let kinds = ["tree", "views", "graph", "refs", "stats"]

    /// Reads the files; `nil` with a status when there is nothing to report on.
    ///
    /// - Parameter counts: Whether to count what each document has, while files are read in parallel.
    static func read(
        _ options: ReportOptions, in tool: Tool, counts: Bool = false
    ) throws -> (project: ReportProject?, status: ExitStatus) {
        if let kind = options.paths.first(where: { kinds.contains($0) && tool.files.kind(of: $0) == nil }) {
            throw Stop(
                .usage, "there is no file or folder \"\(kind)\"; as a kind of report the word comes first",
                hint: "segue report \(kind) \(options.paths.filter { $0 != kind }.joined(separator: " "))")
        }
        // A word that is no file may be a kind of report that is misspelt.
        if let word = options.paths.first, !word.contains("/"), !word.contains("."), tool.files.kind(of: word) == nil,
            let kind = nearestName(to: word, in: kinds)
        {
            throw Stop(
                .usage, "there is no file or folder \"\(word)\", and no kind of report of that name",
                hint: "did you mean segue report \(([kind] + options.paths.dropFirst()).joined(separator: " "))?")
        }
        let paths = options.paths.isEmpty ? ["."] : options.paths
        let delivery = try Delivery(options.output, tool)
        let session = Session(tool, jobs: options.parallel.jobs)
        let found = session.find(paths, includesIgnored: options.includeIgnored)
        _ = tool.report(found.notes, status: .success)
        var status = tool.report(found)
        let results = session.read(found.files) { counts ? $0.counts : InterfaceCounts() }
        status = max(status, session.report(results.map(\.input)))
        let documents = results.compactMap(\.input.interface)
        guard !documents.isEmpty else { return (nil, status) }
        let manifests = session.readManifests(found.manifests)
        // The storyboards tell most without them.
        let unread = manifests.problems.map { problem in
            var problem = problem
            problem.severity = .warning
            return problem
        }
        _ = tool.report(unread, status: .success)
        let graph = SceneGraph(documents: documents, manifests: manifests.manifests)
        for missing in graph.missingEntries {
            let entry = graph.manifests[missing.manifest].entries[missing.entry]
            _ = tool.report([entry.diagnostic(missing.reason)], status: .success)
        }
        for manifest in manifests.manifests {
            _ = tool.report(manifest.unresolved.map(\.diagnostic), status: .success)
        }
        let selection = try named {
            () throws(SelectionProblem) in
            try ReportSelection(graph, scenes: options.scene, storyboards: options.storyboard, kinds: options.kind)
        }
        let project = ReportProject(
            graph: graph, selection: selection, counts: results.compactMap(\.result), delivery: delivery, tool: tool,
            status: status)
        return (project, status)
    }

    /// The scene called `name`, among those of the storyboards selected.
    func scene(_ name: String) throws -> SceneGraph.Node.ID {
        let selection = selection
        return try Self.named { () throws(SelectionProblem) in
            try ReportSelection.scene(name, in: graph) { selection.includes(document: $0.document) }
        }
    }

    /// A name that means nothing, or several things, is a mistake in the command line.
    private static func named<Value>(_ body: () throws(SelectionProblem) -> Value) throws -> Value {
        do throws(SelectionProblem) {
            return try body()
        } catch {
            throw Stop(.usage, error.message, hint: error.hint)
        }
    }

    /// How wide text may be; `nil` for as wide as it likes.
    var columns: Int? { delivery.columns }
    var showsUnicode: Bool { !delivery.isStandardOutput || tool.terminal.showsUnicode }
    var textOptions: ProjectReport.TextOptions { .init(columns: columns, unicode: showsUnicode) }
    var generator: String { OutputFile.signature }

    func deliver(text: String) throws -> ExitStatus {
        try delivery.deliver(text: text)
        return status
    }

    func deliver(text: String, comment: (begin: String, end: String)) throws -> ExitStatus {
        try delivery.deliver(text: text, comment: comment)
        return status
    }

    func deliver(document: String) throws -> ExitStatus {
        try delivery.deliver(document: document)
        return status
    }
}

extension AppManifest.Entry {
    /// That the project does not have the storyboard.
    func diagnostic(_ reason: SceneGraph.Reason) -> Diagnostic {
        let message =
            if case .noInitialController = reason {
                "\(key) names the storyboard \"\(storyboard)\", which has no initial controller"
            } else {
                "\(key) names the storyboard \"\(storyboard)\", which is not among the files given"
            }
        return Diagnostic(.note, "missing-entry-point", message, path: position.path, position: position)
    }
}

extension AppManifest.Unresolved {
    /// That what the build fills in is not known here.
    var diagnostic: Diagnostic {
        let consequence = isLaunchScreen ? "" : "; every storyboard's initial controller counts as a beginning"
        return Diagnostic(
            .note, "unresolved-setting",
            "\(key) is \"\(value)\", which the build fills in; segue reads no build settings" + consequence,
            path: position.path, position: position)
    }
}
