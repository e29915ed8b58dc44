import SourceText
import Validation

/// `segue validate --import-config`: the configuration of another linter as one of ours.
struct ConfigurationImport {
    let path: String
    let tool: Tool

    func run(_ delivery: Delivery) throws -> ExitStatus {
        let source: SourceFile
        do throws(Diagnostic) {
            source = SourceFile(path: path, bytes: try tool.files.read(path))
        } catch {
            return tool.report([error], status: .unreadableInput)
        }
        let result: LinterImport
        do throws(InvalidConfiguration) {
            result = try LinterImport(source)
        } catch {
            return tool.report(error.diagnostics, status: .usage) { _ in source }
        }
        _ = tool.report(result.problems, status: .success) { _ in source }
        try delivery.deliver(document: result.text)
        return .success
    }
}
