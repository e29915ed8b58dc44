import JSONText

/// A server of the Model Context Protocol: it answers messages, one JSON-RPC object on each line.
///
/// The protocol is https://modelcontextprotocol.io/specification. Of the server's features there are tools alone: each
/// runs one of segue's commands and gives its output. Nothing is kept from one call to the next.
struct MCPServer {
    /// What became of a command.
    struct Outcome {
        var status: ExitStatus
        var output: String
        var errors: String
    }

    /// Revisions of the protocol, the newest first. What the server uses is the same in all of them.
    static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    /// Whether the tool that runs the app's own code is offered.
    var hasWalk = true
    /// Whether a path may be given to a tool: one below the folder that the server was started for.
    let mayRead: (_ path: String) -> Bool
    /// Runs segue with arguments.
    let run: (_ arguments: [String]) -> Outcome

    /// Codes of JSON-RPC.
    private enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
    }

    /// The answer to a message, without its line break; `nil` where there is none to give, as to a notification.
    func answer(to message: some Collection<UInt8>) -> String? {
        guard let value = JSONValue(parsing: message) else { return failure(.null, .parseError, "this is no JSON") }
        guard value["jsonrpc"] == "2.0", let method = value["method"]?.string else {
            // An answer to a request is none of ours: the server makes no requests.
            if value["result"] != nil || value["error"] != nil { return nil }
            return failure(Self.identifier(value) ?? .null, .invalidRequest, "this is no request of JSON-RPC 2.0")
        }
        guard value["id"] != nil else { return nil }
        guard let id = Self.identifier(value) else {
            return failure(.null, .invalidRequest, "the id of a request is a text or a number")
        }
        let parameters = value["params"] ?? [:]
        switch method {
        case "initialize": return result(id, initialize(parameters))
        case "ping": return result(id, [:])
        case "tools/list": return result(id, ["tools": .array(tools.map(\.description))])
        case "tools/call":
            guard let name = parameters["name"]?.string else {
                return failure(id, .invalidParameters, "the name of the tool is missing")
            }
            guard let tool = tools.first(where: { $0.name == name }) else {
                return failure(id, .invalidParameters, "there is no tool \"\(name)\"")
            }
            return result(id, call(tool, parameters["arguments"] ?? [:]))
        default: return failure(id, .methodNotFound, "there is no method \"\(method)\"")
        }
    }

    private var tools: [MCPTool] { MCPTool.all.filter { hasWalk || $0.isReadOnly } }

    /// The answer to a line that is longer than any message.
    var answerToTooLongMessage: String { failure(.null, .invalidRequest, "the message is too long") }

    private static func identifier(_ message: JSONValue) -> JSONValue? {
        switch message["id"] {
        case .some(.string), .some(.integer), .some(.number): message["id"]
        default: nil
        }
    }

    private func result(_ id: JSONValue, _ result: JSONValue) -> String {
        JSONValue.object(["jsonrpc": "2.0", "id": id, "result": result]).line
    }

    private func failure(_ id: JSONValue, _ code: Code, _ message: String) -> String {
        let error: JSONValue = ["code": .integer(code.rawValue), "message": .string(message)]
        return JSONValue.object(["jsonrpc": "2.0", "id": id, "error": error]).line
    }

    private func initialize(_ parameters: JSONValue) -> JSONValue {
        // A client that knows none of these ends the connection.
        let wanted = parameters["protocolVersion"]?.string ?? ""
        let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
        return [
            "protocolVersion": .string(version), "capabilities": ["tools": [:]],
            "serverInfo": [
                "name": "segue", "title": "segue: storyboards without Xcode", "version": .string(Version.current),
            ],
            "instructions": """
            Read and check storyboards and xibs with these tools instead of reading their XML. Paths are those of files \
            and folders below the folder of the server; "." is all of it. Begin with report; use refs for what leads to \
            a scene, validate after each change, and diff to see what a change did.
            """,
        ]
    }

    // MARK: Tools

    private func call(_ tool: MCPTool, _ arguments: JSONValue) -> JSONValue {
        let command: MCPTool.Command
        do {
            command = try tool.command(arguments)
        } catch {
            return content(error.message, isError: true)
        }
        for path in command.paths where !mayRead(path) {
            return content("the path \"\(path)\" leads out of the folder that this server may read", isError: true)
        }
        let outcome = run(command.arguments)
        let isError = outcome.status != .success && outcome.status != .findings
        guard isError || !outcome.errors.isEmpty || outcome.output.isEmpty else {
            return content(outcome.output, isStructured: command.isJSON)
        }
        // What was said beside the report: notes, and why there is none.
        let said = [outcome.output, outcome.errors].filter { !$0.isEmpty }.joined(separator: "\n")
        return content(said.isEmpty ? Self.nothing(tool.name) : said, isError: isError)
    }

    private static func nothing(_ name: String) -> String {
        name == "diff" ? "nothing is different" : "nothing was found"
    }

    private func content(_ text: String, isError: Bool = false, isStructured: Bool = false) -> JSONValue {
        var result: [String: JSONValue] = [
            "content": [["type": "text", "text": .string(text)]], "isError": .bool(isError),
        ]
        if isStructured, let value = JSONValue(parsing: text.utf8), case .object = value {
            result["structuredContent"] = value
        }
        return .object(result)
    }
}
