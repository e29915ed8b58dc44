import CommandArguments
import Reporters

/// `segue report refs`: who leads to a scene.
struct RefsCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "refs",
            abstract: "Shows who leads to a scene: from where, and by what.",
            discussion: """
                Segues of other storyboards are found through references; give the folder of the whole app.

                    segue report refs DetailViewController App/
                    segue report refs Xk3-a8-1bc App/
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The scene: an object id, a storyboard identifier, a class, a title or a label.", valueName: "scene"))
    var target: String

    @OptionGroup var options: ReportOptions
    var output: OutputOptions { options.output }

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = ReportFormat.text

    func run(in tool: Tool) throws -> ExitStatus {
        let (project, status) = try ReportProject.read(options, in: tool)
        guard let project else { return status }
        let report = RefsReport(to: try project.scene(target), in: project.graph, project.selection)
        return switch format {
        case .text: try project.deliver(text: report.text(options: project.textOptions))
        case .json: try project.deliver(document: report.json(generator: project.generator))
        }
    }
}
