import CommandArguments
import Reporters
import SourceText
import Validation

/// `segue validate`: what is wrong with the files.
struct ValidateCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "validate",
            abstract: "Finds what would fail at run time: broken files, segues that lead nowhere, ids used twice.",
            discussion: """
                Each finding says where it is (file, line and column), which object it is about, how one gets to it \
                from the scene, and what to do.

                    segue validate App/Base.lproj/Main.storyboard
                    segue validate App/ Extensions/
                    segue validate --format json --output findings.json .

                The exit status is 0 when no error was found, 1 when one was, and 65 when a file could not be read.
                """)
    }

    @Argument(help: ArgumentHelp("Storyboards, xibs, or folders of them.", valueName: "path"))
    var paths: [String]

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = FindingsFormat.text

    @OptionGroup var output: OutputOptions
    @OptionGroup var parallel: JobsOption

    func run(in tool: Tool) throws -> ExitStatus {
        let delivery = try Delivery(output, tool)
        let session = Session(tool, jobs: parallel.jobs)
        let found = session.find(paths)
        var status = tool.report(found)

        let validator = Validator()
        let results = session.read(found.files) { validator.findings(in: $0) }
        let report = FindingsReport(
            files: results.map { result in
                let unreadable = result.input.problem.map { [Finding($0)] } ?? []
                return .init(
                    path: result.input.path, source: result.input.source, findings: result.result ?? unreadable)
            },
            rules: validator.rules.map { type(of: $0).description })
        if report.count(.error) > 0 { status = max(status, .findings) }
        let problems = results.compactMap(\.input.problem)
        if !problems.isEmpty { status = max(status, .unreadableInput) }

        // Where nothing could be read there is no report, and no file is written.
        if problems.count == results.count, !delivery.isStandardOutput {
            return max(status, session.report(results.map(\.input)))
        }
        guard !results.isEmpty else { return status }
        try format.deliver(report, to: delivery)
        return status
    }
}
