import ChildProcesses
import SourceText

/// The interface files that are staged in the git repository around the current folder, with their staged content.
struct StagedFiles {
    let tool: Tool

    func read() throws -> [Session.Source] {
        let prefix = try git(["rev-parse", "--show-prefix"])
        let list = try git(["diff", "--cached", "--name-only", "--relative", "-z", "--diff-filter=ACMR"])
        let folder = String(decoding: prefix, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        return try list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            .filter { InputFinder.Kinds.interfaceFiles.include(Path.name(of: $0)) }
            .map { Session.Source(path: $0, bytes: try git(["cat-file", "blob", ":\(folder ?? "")\($0)"])) }
    }

    private func git(_ arguments: [String]) throws -> [UInt8] {
        let folders = (tool.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/git" }
        guard let executable = folders.first(where: { tool.files.kind(of: $0) == .file }) else {
            throw Stop(.usage, "--git-staged needs git, which is not in PATH")
        }
        let child = ChildProcess(executable: executable, arguments: arguments, environment: tool.environment)
        let outcome: ChildProcess.Outcome
        do throws(ChildProcess.StartFailure) {
            outcome = try child.capture(outputLimit: 1 << 30)
        } catch {
            throw Stop(.internalError, "\(error)")
        }
        guard outcome.ending == .exited(0) else {
            let reason = outcome.errorText.split(whereSeparator: \.isNewline).first.map(String.init)
            throw Stop(.usage, "git \(arguments[0]) failed: \(reason ?? "it did not say why")")
        }
        return outcome.output
    }
}
