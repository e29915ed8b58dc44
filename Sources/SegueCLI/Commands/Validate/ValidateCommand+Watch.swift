import SourceText

extension ValidateCommand {
    /// Runs again whenever something has changed, until the person wants no more; answers with the last status.
    func watch(in tool: Tool) throws -> ExitStatus {
        let absolute = AbsolutePaths(tool.files)
        let paths = (paths + sources).map { path in
            tool.files.kind(of: path) == .folder ? absolute.absoluteFolder(path) : absolute.absolute(path)
        }
        // One that is named may have any name and lie anywhere.
        let configuration = settings.config.map { [absolute.absolute($0)] } ?? []
        let written = output.output.map { absolute.absolute($0) }
        func look() -> WatchedFiles { WatchedFiles(paths + configuration, files: tool.files, output: written) }

        let source = tool.changes
        defer { source.stop() }
        var isFirst = true
        while true {
            // What is written while we read must not be missed: watching begins first, then comes the look.
            source.watch(look().folders)
            let before = look()
            if tool.terminal.output.isTerminal { tool.terminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
            let status = try runOnce(in: tool, isFirst: isFirst)
            isFirst = false
            var now = before
            repeat {
                tool.terminal.progress("watching; Control-C ends")
                guard source.wait() else { return status }
                now = look()
                if now.folders != before.folders {
                    // In a new folder something may have been written before it was watched.
                    source.watch(now.folders)
                    now = look()
                }
            } while now == before
        }
    }

    /// What ends a run ends the watching only at its beginning: later somebody is in the middle of an edit.
    private func runOnce(in tool: Tool, isFirst: Bool) throws -> ExitStatus {
        do {
            return try validate(in: tool)
        } catch let stop as Stop where !isFirst {
            tool.terminal.complain(stop.message, hint: stop.hint)
            return stop.status
        }
    }
}
