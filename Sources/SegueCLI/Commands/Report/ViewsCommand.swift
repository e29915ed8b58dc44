import CommandArguments
import Reporters

/// `segue report views`: the view tree of scenes.
struct ViewsCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "views",
            abstract: "Shows the views of scenes in the shape of recursiveDescription.",
            discussion: """
                Ids of the file stand where UIKit prints addresses. Frames are those of the file, as Xcode last laid \
                them out.

                    segue report views --scene DetailViewController App/
                    segue report views --format json App/Main.storyboard
                """)
    }

    @OptionGroup var options: ReportOptions
    var output: OutputOptions { options.output }

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = ReportFormat.text

    func run(in tool: Tool) throws -> ExitStatus {
        let (project, status) = try ReportProject.read(options, in: tool)
        guard let project else { return status }
        let report = ViewsReport(project.graph, project.selection)
        return switch format {
        case .text: try project.deliver(text: report.text(columns: project.columns, unicode: project.showsUnicode))
        case .json: try project.deliver(document: report.json(generator: project.generator))
        }
    }
}
