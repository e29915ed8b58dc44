import SourceText
import YAMLTree

/// Reads the arguments of a step.
///
/// Each method returns nil only after it has reported why.
struct ArgumentParser {
    let value: YAMLNode
    let problems: Problems

    /// The value as a whole.
    func single<T>(_ reader: (YAMLNode) throws(Diagnostic) -> T) -> T? {
        problems.attempt { () throws(Diagnostic) in try reader(value) }
    }

    func launch() -> Action? {
        scene(Format.launch).map(Action.launch)
    }

    func performSegue() -> Action? {
        guard value.kind == .mapping else {
            return single(Values.name).map { .performSegue(Action.SegueReference(name: .identifier($0))) }
        }
        guard let fields = Fields(value, Format.performSegue, problems),
            let key = fields.choose(["identifier", "id"]), let text = fields.read(key, Values.name)
        else { return nil }
        let name: Action.SegueReference.Name = key == "id" ? .objectID(text) : .identifier(text)
        return .performSegue(Action.SegueReference(name: name, from: fields.read("from", Values.name)))
    }

    func tap() -> Action? {
        guard value.kind == .mapping else { return single(Values.name).map { .tap(Action.TouchTarget($0)) } }
        let kinds = Action.TouchTarget.Kind.allCases.map(\.rawValue).filter { $0 != "any" }
        guard let fields = Fields(value, Format.tap, problems),
            let key = fields.choose(kinds), let name = fields.read(key, Values.name),
            let kind = Action.TouchTarget.Kind(rawValue: key)
        else { return nil }
        return .tap(Action.TouchTarget(name, kind: kind, from: fields.read("from", Values.name)))
    }

    func dismiss() -> Action? {
        if value.kind == .mapping { return removal(Format.dismiss).map { .dismiss(.call($0)) } }
        guard let text = single({ (node) throws(Diagnostic) in try node.string() }) else { return nil }
        guard text == "swipe" else {
            problems.append(
                value.diagnostic(
                    "invalid-value", "\"\(text)\" is no way to dismiss",
                    fixHint: "\"dismiss: swipe\", or \"dismiss: {from: \(text)}\" to name a controller"))
            return nil
        }
        return .dismiss(.swipe)
    }

    func removal(_ shape: Format.Shape) -> Action.Removal? {
        guard let fields = Fields(value, shape, problems) else { return nil }
        return Action.Removal(from: fields.read("from", Values.name), animated: fields.read("animated", bool) ?? true)
    }

    func select() -> Action? {
        guard value.kind == .mapping else { return single(Values.tab).map { .select(Action.TabSelection($0)) } }
        guard let fields = Fields(value, Format.select, problems), let tab = fields.read("tab", Values.tab) else {
            return nil
        }
        return .select(Action.TabSelection(tab, programmatic: fields.read("programmatic", bool) ?? false))
    }

    func showing(_ shape: Format.Shape) -> Action.Showing? {
        guard let scene = scene(shape) else { return nil }
        guard value.kind == .mapping else { return Action.Showing(scene: scene) }
        let animated = shape.keys.contains("animated") ? value["animated"] : nil
        return Action.Showing(
            scene: scene,
            from: value["from"].flatMap { node in
                problems.attempt { () throws(Diagnostic) in try Values.name(node) }
            },
            animated: animated.flatMap { node in
                problems.attempt { () throws(Diagnostic) in try bool(node) }
            } ?? true)
    }

    /// A scene by its storyboard identifier alone, or in a mapping beside the keys of `shape`.
    private func scene(_ shape: Format.Shape) -> Action.SceneReference? {
        guard value.kind == .mapping else { return single(Values.name).map { Action.SceneReference(identifier: $0) } }
        guard let fields = Fields(value, shape, problems) else { return nil }
        if !fields.has("identifier"), !fields.has("storyboard") {
            let message = "\(shape.name) needs an \"identifier\" or a \"storyboard\""
            problems.append(value.diagnostic("missing-key", message))
            return nil
        }
        return Action.SceneReference(
            identifier: fields.read("identifier", Values.name), storyboard: fields.read("storyboard", Values.name))
    }

    func call() -> Action? {
        guard value.kind == .mapping else {
            return single(selector).map { .call(Action.MethodCall(selector: $0)) }
        }
        guard let fields = Fields(value, Format.call, problems),
            let name = fields.read("selector", selector)
        else { return nil }
        let arguments = value["with"].map(self.arguments) ?? []
        let parameters = name.count { $0 == ":" }
        if arguments.count > parameters, let node = value["with"] {
            let expected = parameters == 1 ? "1 argument" : "\(parameters) arguments"
            problems.append(
                node.diagnostic("invalid-value", "\(name) takes \(expected), found \(arguments.count)"))
        }
        return .call(
            Action.MethodCall(selector: name, on: fields.read("on", Values.name), arguments: arguments))
    }

    /// An Objective-C selector: one name, or names that each end in a colon, of which all but the first may be empty.
    private func selector(_ node: YAMLNode) throws(Diagnostic) -> String {
        let text = try Values.name(node)
        let isSpelled = !text.contains { $0.isWhitespace || $0 == "(" || $0 == ")" } && text.first != ":"
        guard isSpelled, !text.contains(":") || text.last == ":" else {
            throw node.diagnostic(
                "invalid-value", "\"\(text)\" is not a selector",
                fixHint: "write it as Objective-C does: \"refresh\", \"save:\"")
        }
        return text
    }

    private func arguments(_ node: YAMLNode) -> [Action.MethodCall.Argument] {
        guard case .sequence(let elements) = node.content else { return argument(node).map { [$0] } ?? [] }
        return elements.compactMap(argument)
    }

    private func argument(_ node: YAMLNode) -> Action.MethodCall.Argument? {
        problems.attempt { () throws(Diagnostic) in
            switch node.kind {
            case .null: return .null
            case .bool: return .bool(try node.bool())
            case .int, .float: return .number(try node.double())
            case .string: return .string(try node.string())
            case .sequence: throw node.wrongType("an argument")
            case .mapping:
                let object = Fields(node, Format.argument, problems)?.read("object", Values.name)
                return object.map(Action.MethodCall.Argument.object)
            }
        } ?? nil
    }

    func bool(_ node: YAMLNode) throws(Diagnostic) -> Bool { try node.bool() }
}
