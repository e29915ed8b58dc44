import CommandArguments
import Reporters
import SourceText
import Validation

/// `segue rules`: what `segue validate` looks for, and why.
struct RulesCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rules",
            abstract: "Lists the rules that `segue validate` applies, or explains one.",
            discussion: """
                Without a name every rule with its severity and what it finds; with one its reasons and examples, in \
                which ⟦…⟧ stands around what is reported.

                    segue rules
                    segue rules duplicate-object-id
                    segue rules --format json

                A rule is turned on, off, or made more or less severe in a .segue.yml.
                """)
    }

    @Argument(help: ArgumentHelp("The rule to explain.", valueName: "name"))
    var name: String?

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = ReportFormat.text

    @OptionGroup var output: OutputOptions

    func run(in tool: Tool) throws -> ExitStatus {
        let delivery = try Delivery(output, tool)
        var rules = Validator.allRules.map { type(of: $0).description }
        if let name {
            if format == .text, let problem = ReadingProblem.named(name) {
                try delivery.deliver(text: problem.page)
                return .success
            }
            let known = rules.map(\.identifier)
            rules = rules.filter { $0.identifier == name }
            guard !rules.isEmpty else {
                throw Stop(
                    .usage, "there is no rule \"\(name)\"",
                    hint: nearestName(to: name, in: known).map { "did you mean \($0)?" } ?? "segue rules lists them")
            }
        }
        let report = RulesReport(rules: rules)
        switch format {
        case .json: try delivery.deliver(document: report.json(generator: OutputFile.signature))
        case .text:
            try delivery.deliver(text: name == nil ? report.list() : report.explanations(columns: delivery.columns))
        }
        return .success
    }
}
