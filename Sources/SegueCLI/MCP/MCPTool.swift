import JSONText

/// A tool of the server: a command of segue, with the arguments that make sense for a program.
struct MCPTool: Sendable {
    /// An argument of a tool.
    struct Argument: Sendable {
        enum Kind: Sendable {
            case text
            case texts
            case path
            case paths
            case choice([String])
        }

        let name: String
        let kind: Kind
        let summary: String
        var isRequired = false
    }

    /// What a call comes to.
    struct Command {
        var arguments: [String]
        /// The paths among them.
        var paths: [String]
        /// Whether the output is a JSON document.
        var isJSON: Bool
    }

    /// An argument that is missing or wrong.
    struct Mistake: Error {
        let message: String
    }

    let name: String
    let title: String
    let summary: String
    let arguments: [Argument]
    /// Whether a call changes nothing and runs no code of the app.
    var isReadOnly = true
    /// The command line without paths; it is given the arguments that the call has.
    let line: @Sendable (_ given: [String: [String]]) -> [String]

    // MARK: Description

    /// The tool as `tools/list` has it.
    var description: JSONValue {
        var properties: [String: JSONValue] = [:]
        for argument in arguments {
            var schema: [String: JSONValue]
            switch argument.kind {
            case .text, .path: schema = ["type": "string"]
            case .texts, .paths: schema = ["type": "array", "items": ["type": "string"]]
            case .choice(let values): schema = ["type": "string", "enum": .array(values.map { .string($0) })]
            }
            schema["description"] = .string(argument.summary)
            properties[argument.name] = .object(schema)
        }
        var schema: [String: JSONValue] = [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
        ]
        let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        return [
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "inputSchema": .object(schema),
            "annotations": [
                "readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "idempotentHint": .bool(isReadOnly),
                "openWorldHint": false,
            ],
        ]
    }

    // MARK: Calls

    /// The command that a call with these arguments means.
    func command(_ given: JSONValue) throws(Mistake) -> Command {
        guard case .object(let members) = given else { throw Mistake(message: "the arguments of a tool are an object") }
        for name in members.keys.sorted() where !arguments.contains(where: { $0.name == name }) {
            let known = arguments.map(\.name).joined(separator: ", ")
            throw Mistake(message: "\(self.name) has no argument \"\(name)\"; it has \(known)")
        }
        var values: [String: [String]] = [:]
        var paths: [String] = []
        for argument in arguments {
            guard let value = members[argument.name], value != .null else {
                guard argument.isRequired else { continue }
                throw Mistake(message: "\(name) needs the argument \"\(argument.name)\": \(argument.summary)")
            }
            let texts = try argument.texts(value)
            values[argument.name] = texts
            switch argument.kind {
            case .path, .paths: paths += texts
            case .text, .texts, .choice: break
            }
        }
        let line = line(values)
        return Command(
            arguments: line, paths: paths, isJSON: line.contains("--format=json"))
    }

    /// `--name=value` for each value; written so, a value is no option whatever it is.
    static func options(_ name: String, _ values: [String]?) -> [String] {
        (values ?? []).map { "--\(name)=\($0)" }
    }

    /// What stands behind all options.
    static func trailing(_ values: [String]?...) -> [String] {
        let all = values.flatMap { $0 ?? [] }
        return all.isEmpty ? [] : ["--"] + all
    }
}

extension MCPTool.Argument {
    /// The texts of a value of the argument's kind.
    fileprivate func texts(_ value: JSONValue) throws(MCPTool.Mistake) -> [String] {
        switch (kind, value) {
        case (.text, .string(let text)), (.path, .string(let text)):
            guard !text.isEmpty else { throw MCPTool.Mistake(message: "the argument \"\(name)\" is empty") }
            return [text]
        case (.choice(let values), .string(let text)):
            guard values.contains(text) else {
                throw MCPTool.Mistake(
                    message: "\"\(name)\" is one of \(values.joined(separator: ", ")), and not \"\(text)\"")
            }
            return [text]
        // Programs often give one text where several may be.
        case (.texts, .string(let text)), (.paths, .string(let text)): return text.isEmpty ? [] : [text]
        case (.texts, .array(let elements)), (.paths, .array(let elements)):
            var texts: [String] = []
            for element in elements {
                guard case .string(let text) = element, !text.isEmpty else {
                    throw MCPTool.Mistake(message: "\"\(name)\" is a list of texts")
                }
                texts.append(text)
            }
            return texts
        case (.text, _), (.path, _), (.choice, _): throw MCPTool.Mistake(message: "\"\(name)\" is a text")
        case (.texts, _), (.paths, _): throw MCPTool.Mistake(message: "\"\(name)\" is a list of texts")
        }
    }
}
