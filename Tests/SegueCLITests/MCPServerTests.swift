import Foundation
import JSONText
import TestSupport
import Testing

@testable import SegueCLI

/// The server's messages: https://modelcontextprotocol.io/specification.
@Suite struct MCPServerTests {
    /// A server that keeps the arguments it would run segue with.
    private final class Runs {
        var arguments: [[String]] = []
        var outcome = MCPServer.Outcome(status: .success, output: "done\n", errors: "")

        var server: MCPServer {
            MCPServer(mayRead: { !$0.hasPrefix("/") && !$0.contains("..") }) { arguments in
                self.arguments.append(arguments)
                return self.outcome
            }
        }

        func answer(_ message: String) throws -> JSONValue {
            try #require(server.answer(to: message.utf8).flatMap { JSONValue(parsing: $0.utf8) })
        }

        func call(_ name: String, _ arguments: String) throws -> JSONValue {
            let message =
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
            return try #require(try answer(message)["result"])
        }

        func text(_ name: String, _ arguments: String) throws -> (text: String?, isError: JSONValue?) {
            let result = try call(name, arguments)
            guard case .array(let content) = result["content"] else { return (nil, nil) }
            return (content.first?["text"]?.string, result["isError"])
        }
    }

    @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
    func theRevisionIsAgreedUpon(wanted: String, agreed: String) throws {
        let answer = try Runs().answer(
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(wanted)","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
        )
        #expect(answer["id"] == "a" && answer["jsonrpc"] == "2.0")
        #expect(answer["result"]?["protocolVersion"]?.string == agreed)
        #expect(answer["result"]?["serverInfo"]?["name"] == "segue")
        #expect(answer["result"]?["capabilities"] == ["tools": [:]])
    }

    @Test func idsComeBackAsTheyWere() throws {
        let runs = Runs()
        for id in ["1", "9007199254740993", #""x""#, "-3", "1.5"] {
            let answer = try #require(runs.server.answer(to: #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#.utf8))
            #expect(answer == #"{"id":\#(id),"jsonrpc":"2.0","result":{}}"#)
        }
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        #"{"jsonrpc":"2.0","id":7,"result":{}}"#, #"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"no"}}"#,
    ])
    func notificationsAndAnswersHaveNoAnswer(message: String) { #expect(Runs().server.answer(to: message.utf8) == nil) }

    @Test(arguments: [
        ("{", -32700), ("", -32700), ("[1]", -32600), ("[]", -32600), ("7", -32600),
        (#"{"id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"delete"}}"#, -32602),
    ])
    func mistakesOfTheClientHaveTheCodesOfJSONRPC(message: String, code: Int) throws {
        #expect(try Runs().answer(message)["error"]?["code"] == .integer(code))
    }

    @Test func toolsDescribeTheirArguments() throws {
        let list = try Runs().answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)["result"]?["tools"]
        guard case .array(let tools) = list else {
            Issue.record("tools/list has no list")
            return
        }
        #expect(tools.compactMap { $0["name"]?.string } == ["report", "refs", "validate", "diff", "walk"])
        for tool in tools {
            #expect(tool["inputSchema"]?["type"] == "object")
            #expect(tool["description"]?.string?.isEmpty == false)
        }
        #expect(tools[1]["inputSchema"]?["required"] == ["scene"])
        #expect(tools.map { $0["annotations"]?["readOnlyHint"] } == [true, true, true, true, false])
    }

    @Test func theAppsOwnCodeMayBeLeftOut() throws {
        var server = Runs().server
        server.hasWalk = false
        let list = try #require(server.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#.utf8))
        #expect(!list.contains("walk"))
        let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"walk","arguments":{"path":"a"}}}"#
        #expect(server.answer(to: call.utf8)?.contains("-32602") == true)
    }

    @Test(arguments: [
        ("report", "{}", ["report", "tree", "--format=text"]),
        (
            "report", #"{"kind":"graph","paths":["App","-x"],"scene":["--all"]}"#,
            ["report", "graph", "--format=mermaid", "--scene=--all", "--", "App", "-x"]
        ),
        ("refs", #"{"scene":"-1","format":"json"}"#, ["report", "refs", "--format=json", "--", "-1"]),
        (
            "validate", #"{"paths":"App","sources":["App"],"rules":["a","b"]}"#,
            ["validate", "--format=text", "--sources=App", "--rule=a", "--rule=b", "--", "App"]
        ),
        ("diff", #"{"old":"a","new":"b"}"#, ["diff", "--format=agent", "--", "a", "b"]),
        ("diff", #"{"git":"--output=x","format":"json"}"#, ["diff", "--format=json", "--git=--output=x"]),
        ("walk", #"{"path":"App"}"#, ["walk", "--format=text", "--", "App"]),
    ])
    func callsAreCommandLines(tool: String, arguments: String, line: [String]) throws {
        let runs = Runs()
        _ = try runs.call(tool, arguments)
        #expect(runs.arguments == [line])
    }

    @Test(arguments: [
        ("refs", "{}", "needs the argument \"scene\""), ("report", #"{"kind":"all"}"#, "one of tree, views"),
        ("report", #"{"path":"App"}"#, "has no argument \"path\""), ("validate", #"{"paths":[1]}"#, "list of texts"),
        ("validate", #"{"paths":{}}"#, "list of texts"), ("walk", #"{"path":["a"]}"#, "is a text"),
        ("walk", #"{"path":""}"#, "is empty"), ("diff", "[]", "are an object"),
        ("report", #"{"paths":["/etc"]}"#, "leads out of the folder"),
        ("validate", #"{"sources":["../other"]}"#, "leads out of the folder"),
    ])
    func mistakesInArgumentsAreForTheModel(tool: String, arguments: String, part: String) throws {
        let runs = Runs()
        let result = try runs.text(tool, arguments)
        #expect(result.isError == true && result.text?.contains(part) == true, "\(result)")
        #expect(runs.arguments.isEmpty)
    }

    @Test func findingsAreNoErrorsAndFailuresAre() throws {
        let runs = Runs()
        runs.outcome = .init(status: .findings, output: "a.storyboard:1:1: error\n", errors: "")
        #expect(try runs.text("validate", "{}") == ("a.storyboard:1:1: error\n", false))
        runs.outcome = .init(status: .unreadableInput, output: "part\n", errors: "error: cannot read\n")
        #expect(try runs.text("validate", "{}") == ("part\n\nerror: cannot read\n", true))
        runs.outcome = .init(status: .success, output: "", errors: "")
        #expect(try runs.text("diff", "{}") == ("nothing is different", false))
    }

    @Test func aJSONReportIsStructuredToo() throws {
        let runs = Runs()
        runs.outcome = .init(status: .success, output: "{\"version\": 1}\n", errors: "")
        #expect(try runs.call("refs", #"{"scene":"a","format":"json"}"#)["structuredContent"] == ["version": 1])
        #expect(try runs.call("refs", #"{"scene":"a"}"#)["structuredContent"] == nil)
    }

    /// The protocol's own schema, `schema.json` of a revision, which `SEGUE_MCP_SCHEMA` names.
    private static let schema = ProcessInfo.processInfo.environment["SEGUE_MCP_SCHEMA"]

    @Test(.enabled(if: schema != nil, "SEGUE_MCP_SCHEMA names no schema of the protocol"))
    func answersFollowTheProtocolsSchema() throws {
        let path = try #require(Self.schema)
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacingOccurrences(of: "$defs", with: "definitions")
        func check(_ answer: JSONValue?, is name: String) throws {
            let answer = try #require(answer)
            let root = try JSON(JSONSerialization.jsonObject(with: Data(text.utf8)))
            guard case .object(var members) = root else { return }
            members["allOf"] = .array([.object(["$ref": .string("#/definitions/\(name)")])])
            let value = try JSON(JSONSerialization.jsonObject(with: Data(answer.line.utf8)))
            #expect(try JSONSchema(root: .object(members)).accepts(value), "\(name): \(answer.line)")
        }
        let runs = Runs()
        let start =
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
        try check(runs.answer(start)["result"], is: "InitializeResult")
        try check(runs.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)["result"], is: "ListToolsResult")
        try check(runs.call("report", "{}"), is: "CallToolResult")
        try check(runs.call("refs", "{}"), is: "CallToolResult")
        runs.outcome.output = "{\"version\":1}"
        try check(runs.call("refs", #"{"scene":"a","format":"json"}"#), is: "CallToolResult")
        let isNew = text.contains("JSONRPCErrorResponse")
        try check(
            runs.answer(#"{"jsonrpc":"2.0","id":1,"method":"x"}"#), is: isNew ? "JSONRPCErrorResponse" : "JSONRPCError")
    }
}

/// Lines from a pipe.
@Suite struct LineReaderTests {
    private func lines(_ chunks: [String], longest: Int = 100) -> [LineReader.Line] {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        for chunk in chunks { _ = chunk.withCString { write(ends[1], $0, strlen($0)) } }
        close(ends[1])
        defer { close(ends[0]) }
        var reader = LineReader(descriptor: ends[0], longest: longest)
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        return lines
    }

    private func text(_ text: String) -> LineReader.Line { .text(Array(text.utf8)) }

    @Test func linesEndAtLineBreaksAndAtTheEnd() {
        #expect(lines(["a\nb", "c\n", "\nd"]) == [text("a"), text("bc"), text(""), text("d")])
        #expect(lines([]) == [])
        #expect(lines(["\n"]) == [text("")])
    }

    @Test func aLineThatIsTooLongIsPassedOver() {
        let long = String(repeating: "x", count: 101)
        #expect(lines(["a\n\(long)\nb\n"]) == [text("a"), .tooLong, text("b")])
        #expect(lines([String(repeating: "x", count: 1000)]) == [.tooLong])
        #expect(lines([String(repeating: "x", count: 1000), "\nb"]) == [.tooLong, text("b")])
    }
}

/// The command, with real reports.
@Suite struct MCPCommandTests {
    @Test func aClientReadsAndChecksAnApp() throws {
        let tool = try TestTool()
        try tool.folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes><scene sceneID="s"><objects>
            <viewController id="a" customClass="Start" sceneMemberID="viewController"><view key="view" id="v"/>
            <connections><segue destination="gone" kind="show" identifier="next" id="x"/></connections></viewController>
            </objects></scene></scenes></document>
            """, to: "Main.storyboard")
        let path = tool.folder.path("Main.storyboard")
        func run(_ name: String, _ arguments: [String: JSONValue]) throws -> JSONValue? {
            let server = MCPServer(mayRead: { _ in true }) { arguments in
                let status = tool.run(arguments)
                return .init(status: status, output: tool.output, errors: tool.errors)
            }
            let call: JSONValue = [
                "jsonrpc": "2.0", "id": 1, "method": "tools/call",
                "params": ["name": .string(name), "arguments": .object(arguments)],
            ]
            let answer = try #require(server.answer(to: call.line.utf8))
            let result = try #require(JSONValue(parsing: answer.utf8)?["result"])
            #expect(result["isError"] == false)
            guard case .array(let content) = result["content"] else { return nil }
            return content.first?["text"]
        }
        #expect(try run("report", ["paths": [.string(path)]])?.string?.contains("Start") == true)
        let found = try run("validate", ["paths": [.string(path)]])?.string
        #expect(found?.contains("Main.storyboard:4:") == true && found?.contains("\"gone\"") == true, "\(found ?? "")")
        let refs = try run("refs", ["scene": "Start", "paths": [.string(path)], "format": "json"])?.string
        #expect(refs.flatMap { JSONValue(parsing: $0.utf8) } != nil)
        let same = try run("diff", ["old": .string(path), "new": .string(path)])?.string
        #expect(same?.contains("no differences") == true)
    }

    @Test func messagesOfStandardInputAreAnswered() throws {
        let tool = try TestTool()
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let text =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n\n{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"
            + #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"report","arguments":{"paths":["/"]}}}"#
        _ = text.withCString { write(ends[1], $0, strlen($0)) }
        close(ends[1])
        tool.standardInput = ends[0]
        #expect(tool.run("mcp") == .success)
        close(ends[0])
        let answers = tool.output.split(separator: "\n")
        #expect(answers.count == 2 && answers.first == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
        #expect(answers.last?.contains("leads out of the folder") == true)
        #expect(tool.errors.isEmpty)
    }
}
