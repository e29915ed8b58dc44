import CommandArguments

/// `segue mcp`: the commands as tools for coding agents.
struct MCPCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "mcp",
            abstract: "Serves report, refs, validate, diff and walk as tools for coding agents.",
            discussion: """
                A server of the Model Context Protocol on standard input and output. A client starts it by itself; in its \
                configuration stand the command and the folder of the app:

                    {"mcpServers": {"segue": {"command": "segue", "args": ["mcp"]}}}

                Tools read files below the current folder only, and change none. The tool walk compiles and runs the app's \
                own code; --no-walk leaves it out.

                The exit status is 0 when the client has closed the connection.
                """)
    }

    /// What a client reads has none.
    var color: ColorChoice { .never }

    @Flag(help: "Do not offer the tool that runs the app's own code.")
    var noWalk = false

    func run(in tool: Tool) throws -> ExitStatus {
        if tool.terminal.errors.isTerminal {
            tool.terminal.say("segue mcp waits for a client of the Model Context Protocol; Control-D ends it")
        }
        let paths = AbsolutePaths(tool.files)
        let server = MCPServer(
            hasWalk: !noWalk,
            mayRead: { path in
                let path = paths.absoluteFolder(path)
                return path == paths.current || AbsolutePaths.relative(path, to: paths.current) != nil
            },
            run: { arguments in
                var output = ""
                var errors = ""
                let status = SegueTool.run(
                    arguments,
                    in: tool.writing {
                        output += $0
                    } errors: {
                        errors += $0
                    })
                return MCPServer.Outcome(status: status, output: output, errors: errors)
            })
        var lines = LineReader(descriptor: tool.files.standardInput)
        while let line = lines.next() {
            switch line {
            case .tooLong: tool.terminal.write(server.answerToTooLongMessage + "\n")
            case .text(let bytes):
                guard bytes.contains(where: { $0 > 0x20 }), let answer = server.answer(to: bytes) else { continue }
                tool.terminal.write(answer + "\n")
            }
            guard tool.terminal.failure == nil else { break }
        }
        return .success
    }
}
