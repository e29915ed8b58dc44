import SourceText
import YAMLTree

extension Script {
    /// Reads a walkthrough file.
    ///
    /// ```swift
    /// let script = try Script.parse(SourceFile(path: "walkthrough.yml", text: "steps: [launch, back]"))
    /// script.steps.map(\.text)  // ["launch", "back"]
    /// ```
    ///
    /// - Throws: everything that is wrong with the file, so that it can be mended in one go. Where the file stops being
    ///   YAML nothing after that place is read.
    public static func parse(_ file: SourceFile) throws(InvalidScript) -> Script {
        let problems = Problems()
        let script = parse(file, problems)
        if let script, problems.diagnostics.isEmpty { return script }
        let sorted = problems.diagnostics.enumerated().sorted { left, right in
            guard let first = left.element.position, let second = right.element.position, first != second else {
                return left.offset < right.offset
            }
            return first < second
        }
        throw InvalidScript(diagnostics: sorted.map(\.element))
    }

    private static func parse(_ file: SourceFile, _ problems: Problems) -> Script? {
        guard let tree = problems.attempt({ () throws(Diagnostic) in try YAMLTree(parsing: file) }) else { return nil }
        tree.problems.forEach(problems.append)
        guard let root = tree.root, !root.isNull else {
            problems.append(
                Diagnostic(
                    .error, "missing-key", "the file is empty", path: file.path, position: file.position(at: 0),
                    fixHint: "a walkthrough begins with \"storyboard: Main.storyboard\" and lists its \"steps\""))
            return nil
        }
        guard let fields = Fields(root, Format.script, problems) else { return nil }
        var script = Script(path: file.path)
        script.storyboard = fields.read("storyboard", Values.name)
        script.module = fields.read("module", Values.name)
        script.sources = root["sources"].flatMap { parse(sources: $0, problems) } ?? .none
        script.device = root["device"].flatMap { DeviceSpec.parse($0, problems) } ?? .standard
        script.ios = fields.read("ios", ios)
        script.limit = fields.read("limit", limit) ?? defaultLimit
        script.standIns = fields.read("standIns", standIns)
        script.allowsWarnings = fields.read("warnings", Values.choice(WarningPolicy.self)) != nil
        script.permissions = Set(fields.read("allow", permissions) ?? [])
        script.steps = parse(steps: root["steps"], problems)
        return script
    }

    private static func parse(sources node: YAMLNode, _ problems: Problems) -> Sources? {
        guard node.kind == .mapping else {
            return problems.attempt { () throws(Diagnostic) in .compile(path: try Values.name(node)) }
        }
        let path = Fields(node, Format.sources, problems)?.read("index", Values.name)
        return path.map(Sources.index(path:))
    }

    /// The values of `warnings`, of which the default has no name: a warning of a step without effect fails it.
    private enum WarningPolicy: String, CaseIterable { case allow }

    private static func standIns(_ node: YAMLNode) throws(Diagnostic) -> StandIns {
        guard node.kind != .sequence else { return .allowOnly(try Values.list(node, of: Values.name)) }
        let text = try node.string()
        guard text == "allow" else {
            throw node.diagnostic(
                "invalid-value", "\"\(text)\" is neither allow nor a list of classes",
                fixHint: "standIns: allow accepts every stand-in, standIns: [\(text.isEmpty ? "Name" : text)] one class"
            )
        }
        return .allow
    }

    private static func permissions(_ node: YAMLNode) throws(Diagnostic) -> [Permission] {
        let read = Values.choice(Permission.self)
        guard node.kind == .sequence else { return [try read(node)] }
        return try Values.list(node, of: read)
    }

    private static func ios(_ node: YAMLNode) throws(Diagnostic) -> Int {
        let version = try node.int()
        guard (oldestIOS...newestIOS).contains(version) else {
            throw node.diagnostic("invalid-value", "iOS \(version) is not known; \(oldestIOS) to \(newestIOS) are")
        }
        return version
    }

    private static func limit(_ node: YAMLNode) throws(Diagnostic) -> Double {
        let limit = try Values.positive(node)
        guard limit <= longestLimit else {
            throw node.diagnostic("invalid-value", "the number must be at most \(Int(clamping: longestLimit))")
        }
        return limit
    }

    private static func parse(steps node: YAMLNode?, _ problems: Problems) -> [Step] {
        guard let node else { return [] }
        let elements = problems.attempt { () throws(Diagnostic) in try node.elements() }
        if elements?.isEmpty == true {
            problems.append(node.diagnostic("invalid-value", "a walkthrough needs at least one step"))
        }
        return (elements ?? []).compactMap { StepParser(problems: problems).step($0) }
    }
}
