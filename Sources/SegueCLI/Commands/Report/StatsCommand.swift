import CommandArguments
import Reporters

/// `segue report stats`: how much there is of each thing.
struct StatsCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "stats",
            abstract: "Counts scenes, controllers, segues by kind, views, constraints and connections.",
            discussion: """
                    segue report stats App/
                    segue report stats --format json --kind unwind .

                Views are the elements that have a frame. A scene is reached by code when segues lead there only from \
                a controller that has an identifier, or from an initial controller that no Info.plist names.
                """)
    }

    @OptionGroup var options: ReportOptions
    var output: OutputOptions { options.output }

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = ReportFormat.text

    func run(in tool: Tool) throws -> ExitStatus {
        let (project, status) = try ReportProject.read(options, in: tool, counts: true)
        guard let project else { return status }
        let report = StatsReport(project.graph, project.selection, counts: project.counts)
        return switch format {
        case .text: try project.deliver(text: report.text(columns: project.columns, unicode: project.showsUnicode))
        case .json: try project.deliver(document: report.json(generator: project.generator))
        }
    }
}
