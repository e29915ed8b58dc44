import CommandArguments
import Reporters

/// `segue report graph`: scenes and segues to draw.
struct GraphCommand: ReportingCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case dot, mermaid, graphml, json }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "graph",
            abstract: "Writes scenes and segues as a graph, for Graphviz, Mermaid, graph editors and programs.",
            discussion: """
                    segue report graph App/ | dot -Tsvg > scenes.svg
                    segue report graph --format mermaid App/ >> FLOWS.md
                    segue report graph --kind show --kind unwind App/Main.storyboard

                Storyboards are groups. A reference is drawn as what it stands for; what leads nowhere is red and says \
                why. Unwind segues are dashed, to each scene they may come back to; relationships and embeds are bold. \
                Scenes at which something begins have a double border.
                """)
    }

    @OptionGroup var options: ReportOptions
    var output: OutputOptions { options.output }

    @Option(name: .shortAndLong, help: "The language of the graph.")
    var format = Format.dot

    func run(in tool: Tool) throws -> ExitStatus {
        let (project, status) = try ReportProject.read(options, in: tool)
        guard let project else { return status }
        let report = GraphReport(project.graph, project.selection)
        return switch format {
        case .dot: try project.deliver(text: report.dot(), comment: ("// ", ""))
        case .mermaid: try project.deliver(text: report.mermaid(), comment: ("%% ", ""))
        case .graphml: try project.deliver(text: report.graphML(), comment: ("<!-- ", " -->"))
        case .json: try project.deliver(document: report.json(generator: project.generator))
        }
    }
}
