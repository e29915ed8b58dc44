import SourceText
import Validation

/// One run of `segue validate`, in stages: find, configure, check, suppress, baseline, fix, report.
///
/// Each stage takes what the stage before returns. A stage that ends the run throws ``Ended``.
struct ValidationSession {
    /// What the user asked for.
    let options: ValidateCommand
    let tool: Tool
    /// The only rules to apply; empty for those that the configuration names.
    let only: Set<String>
    /// Where the report goes.
    let delivery: Delivery
    /// Reads and parses the files.
    let files: Session

    /// Throws ``Stop`` for a rule that does not exist, and for an output file that must not be replaced.
    init(_ options: ValidateCommand, in tool: Tool) throws {
        self.options = options
        self.tool = tool
        only = try options.selectedRules()
        delivery = try Delivery(options.output, tool)
        files = Session(tool, jobs: options.parallel.jobs)
    }

    /// The run is over before its last stage, and everything is said.
    struct Ended: Error {
        let status: ExitStatus
    }

    /// Runs all stages.
    func run() throws -> ExitStatus {
        do {
            let configured = try configure(try find())
            let checked = try check(configured)
            let known = try applyBaselines(to: suppress(checked))
            return try report(try fix(known))
        } catch let end as Ended {
            return end.status
        }
    }

    /// Ends the run where a configuration is wrong, and says what is wrong.
    func requireSound(_ configurations: Configurations) throws {
        guard !configurations.problems.isEmpty else { return }
        throw Ended(status: tool.report(configurations.problems, status: .usage) { configurations.sources[$0] })
    }
}

extension ValidateCommand {
    /// The rules that the command line names; throws ``Stop`` for one that does not exist.
    fileprivate func selectedRules() throws -> Set<String> {
        let known = Validator.allRules.map { type(of: $0).description.identifier }
        for name in rule where !known.contains(name) {
            throw Stop(
                .usage, "there is no rule \"\(name)\"",
                hint: nearestName(to: name, in: known).map { "did you mean \($0)?" } ?? "segue rules lists them")
        }
        return Set(rule)
    }
}
