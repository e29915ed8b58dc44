import Reporters
import SourceText

extension Tool {
    /// Says the problems on standard error; answers with `status` when there are any.
    func report(
        _ problems: [Diagnostic], status: ExitStatus, source: (String) -> SourceFile? = { _ in nil }
    ) -> ExitStatus {
        let options = DiagnosticText.Options(colors: terminal.errors.usesColors, columns: terminal.errors.columns)
        let format = DiagnosticText(options: options)
        for problem in problems {
            terminal.say(String(format.text(problem, source: source(problem.path)).dropLast()))
        }
        return problems.isEmpty ? .success : status
    }
}

extension Tool {
    /// Says on standard error which of the paths stand for nothing, and why.
    func report(_ found: InputFinder.Found) -> ExitStatus {
        max(report(found.unreadable, status: .unreadableInput), report(found.empty, status: .usage))
    }
}

extension Session {
    /// Says on standard error which of the files could not be read, and why.
    func report(_ inputs: [Input]) -> ExitStatus {
        inputs.reduce(.success) { status, input in
            max(status, tool.report(input.problem.map { [$0] } ?? [], status: .unreadableInput) { _ in input.source })
        }
    }
}

extension Delivery {
    /// How diagnostics look where the report goes.
    var diagnosticOptions: DiagnosticText.Options { .init(colors: usesColors, columns: columns) }
}
