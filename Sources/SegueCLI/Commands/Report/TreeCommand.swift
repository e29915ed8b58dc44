import CommandArguments
import Reporters

/// `segue report tree`, or without a kind: project, storyboards, scenes, controllers, segues.
struct TreeCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tree",
            abstract: "Shows storyboards, their scenes with their controllers, and where each segue leads.",
            discussion: """
                The kind that `segue report` shows when none is named.

                    segue report App/
                    segue report tree --storyboard Main --kind show --kind push App/
                    segue report --unknown App/

                With --kind scenes without such segues are left out. A scene is marked as unreachable when no segue \
                leads there from where the app begins, or from where code can begin, and code has no name for it.
                """)
    }

    @OptionGroup var options: ReportOptions
    var output: OutputOptions { options.output }

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = ReportFormat.text

    @Flag(help: "Instead count the elements and attributes that segue keeps but does not understand.")
    var unknown = false

    func run(in tool: Tool) throws -> ExitStatus {
        let (project, status) = try ReportProject.read(options, in: tool)
        guard let project else { return status }
        if unknown {
            let report = UnknownReport(project.graph, project.selection)
            return switch format {
            case .text:
                try project.deliver(text: report.text(columns: project.columns, unicode: project.showsUnicode))
            case .json: try project.deliver(document: report.json(generator: project.generator))
            }
        }
        let report = ProjectReport(project.graph, project.selection)
        return switch format {
        case .text: try project.deliver(text: report.text(options: project.textOptions))
        case .json: try project.deliver(document: report.json(generator: project.generator))
        }
    }
}
