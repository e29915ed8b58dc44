import CommandArguments
import InterfaceBuilder
import Reporters
import SceneGraph
import SourceText

/// `segue report`: what is in the files.
struct ReportCommand: ToolCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report",
            abstract: "Shows the scenes of storyboards and how one gets from scene to scene.",
            discussion: """
                All files given are one project: references between its storyboards are followed, and each unwind \
                segue names the controllers it may come back to. Nothing is run; `segue walk` does that.

                    segue report App/Base.lproj/Main.storyboard
                    segue report App/ | less
                    segue report --format json --output scenes.json App/

                Text is a tree, cut to the terminal's width; a file or a pipe gets it whole. The exit status is 0, or \
                65 when a file could not be read; the others are reported all the same.
                """)
    }

    @Argument(help: ArgumentHelp("Storyboards, xibs, or folders of them.", valueName: "path"))
    var paths: [String]

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = Format.text

    @OptionGroup var output: OutputOptions
    @OptionGroup var parallel: JobsOption

    func run(in tool: Tool) throws -> ExitStatus {
        let delivery = try Delivery(output, tool)
        let session = Session(tool, jobs: parallel.jobs)
        let found = session.find(paths)
        var status = tool.report(found)

        let inputs = session.read(found.files)
        status = max(status, session.report(inputs))
        let documents = inputs.compactMap { try? $0.document.get() }
        guard !documents.isEmpty else { return status }
        let report = ProjectReport(SceneGraph(documents: documents))
        switch format {
        case .text:
            let options = ProjectReport.TextOptions(
                columns: delivery.columns, unicode: !delivery.isStandardOutput || tool.terminal.showsUnicode)
            try delivery.deliver(text: report.text(options: options))
        case .json:
            try delivery.deliver(document: report.json(generator: OutputFile.signature))
        }
        return status
    }
}
