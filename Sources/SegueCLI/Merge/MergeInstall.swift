import SourceText

/// Sets git up to merge with segue: the attributes of the files, and the drivers in the repository's configuration.
struct MergeInstall {
    let tool: Tool
    let asks: Bool

    private static let patterns = ["*.storyboard", "*.xib", "*.strings", "*.xcstrings"]
    private static let settings = [
        ("merge.segue.name", "segue merge"),
        ("merge.segue.driver", "segue merge %O %A %B --in-place --path %P"),
        ("mergetool.segue.cmd", "segue mergetool \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\""),
        ("mergetool.segue.trustExitCode", "true"),
    ]

    func run() throws -> ExitStatus {
        let git = try Git(tool, around: [])
        let file = Path.join(git.root, ".gitattributes")
        let before = tool.files.kind(of: file) == nil ? [] : try tool.files.read(file)
        let text = String(decoding: before, as: UTF8.self)
        let known = text.split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace) }
        let missing = Self.patterns.filter { pattern in
            !known.contains { $0.first.map(String.init) == pattern && $0.contains("merge=segue") }
        }
        let lines = missing.map { "\($0) merge=segue" }
        for line in lines { tool.terminal.say("\(file.printableLine): add '\(line)'") }
        for (name, value) in Self.settings { tool.terminal.say("git config \(name) '\(value)'") }
        if asks {
            guard tool.terminal.isInteractive else {
                throw Stop(.usage, "there is no terminal to ask on", hint: "say --yes to write this without a question")
            }
            tool.terminal.say("write this? [y/n]")
            guard let answer = tool.terminal.readLine(), ["y", "yes"].contains(answer.trimmingSpaces) else {
                tool.terminal.say("nothing is written")
                return .success
            }
        }
        if !lines.isEmpty {
            let start = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
            do throws(Diagnostic) {
                try tool.files.write(Array((start + lines.map { $0 + "\n" }.joined()).utf8), to: file)
            } catch {
                throw Stop(.internalError, "\(error.path): \(error.message)")
            }
        }
        for (name, value) in Self.settings { try git.configure(name, value) }
        return .success
    }
}
