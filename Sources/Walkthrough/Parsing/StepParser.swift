import SourceText
import YAMLTree

/// Reads one step: its name, its arguments and whether it settles.
///
/// Each method returns nil only after it has reported why.
struct StepParser {
    let problems: Problems

    /// The longest a step's text gets in reports.
    private static let textLimit = 160

    func step(_ node: YAMLNode) -> Step? {
        if node.kind != .mapping {
            guard let name = problems.attempt({ () throws(Diagnostic) in try bareName(node) }),
                let action = action(name, nil, at: node)
            else { return nil }
            return Step(action: action, position: node.position, text: name.rawValue)
        }
        guard let fields = Fields(node, Format.step, problems),
            let entries = problems.attempt({ () throws(Diagnostic) in try node.entries() })
        else { return nil }
        let known = entries.filter { Format.step.keys.contains($0.name) }
        let others = known.filter { $0.name != Format.StepName.settle.rawValue }
        if others.count > 1 {
            let message = "a step does one thing; \"\(others[1].name)\" is a second one beside \"\(others[0].name)\""
            let hint = "begin the next step with \"- \""
            problems.append(others[1].key.diagnostic("invalid-value", message, fixHint: hint))
            return nil
        }
        guard let entry = others.first ?? known.first, let name = Format.StepName(rawValue: entry.name) else {
            if entries.isEmpty { problems.append(node.diagnostic("missing-key", "the step is empty")) }
            return nil
        }
        if name == .settle { return settleStep(entry) }
        guard let action = action(name, entry.value.isNull ? nil : entry.value, at: entry.key) else { return nil }
        guard let settle = settle(fields, action, entry) else { return nil }
        return Step(action: action, settle: settle, position: node.position, text: text(of: entry))
    }

    private func bareName(_ node: YAMLNode) throws(Diagnostic) -> Format.StepName {
        guard node.kind != .null, node.kind != .sequence else { throw node.wrongType("a step") }
        let text = try node.string()
        if let name = Format.StepName(rawValue: text) { return name }
        let hint = nearestName(to: text, in: Format.step.keys).map { "did you mean \"\($0)\"?" }
        // `- tap OK` is a likely slip for `- tap: OK`.
        let first = text.split(separator: " ", maxSplits: 1).map(String.init)
        if first.count == 2, Format.step.keys.contains(first[0]) {
            throw node.diagnostic(
                "invalid-value", "there is no step \"\(text)\"", fixHint: "write \"\(first[0]): \(first[1])\"")
        }
        throw node.diagnostic(
            "unknown-key", "there is no step \"\(text)\"",
            fixHint: hint ?? "known steps: " + Format.step.keys.joined(separator: ", "))
    }

    private func settleStep(_ entry: YAMLNode.Entry) -> Step? {
        if !entry.value.isNull {
            guard let value = problems.attempt({ () throws(Diagnostic) in try entry.value.bool() }) else { return nil }
            guard value else {
                let message = "\"settle: false\" stands beside the step it is about"
                problems.append(entry.value.diagnostic("invalid-value", message))
                return nil
            }
        }
        return Step(action: .settle, position: entry.key.position, text: "settle")
    }

    /// Whether the step settles: `settle` beside its name, or among its arguments.
    private func settle(_ fields: Fields, _ action: Action, _ entry: YAMLNode.Entry) -> Bool? {
        let inner = entry.value["settle"]
        guard let node = fields.node["settle"] ?? inner else { return action.settlesByDefault }
        guard action.settlesByDefault else {
            problems.append(
                node.diagnostic("invalid-value", "\"\(entry.name)\" leaves the clock alone, so it takes no \"settle\""))
            return nil
        }
        if fields.has("settle"), let inner {
            problems.append(inner.diagnostic("duplicate-key", "\"settle\" is given beside the step already"))
            return nil
        }
        return problems.attempt { () throws(Diagnostic) in try node.bool() }
    }

    private func text(of entry: YAMLNode.Entry) -> String {
        guard !entry.value.isNull else { return entry.name }
        return "\(entry.name): \(entry.value.flowText(limit: StepParser.textLimit))"
    }

    /// The action under `name` with its arguments; nil as `value` means that the name stands alone.
    private func action(_ name: Format.StepName, _ value: YAMLNode?, at key: YAMLNode) -> Action? {
        guard let value else {
            if name.standsAlone { return bareAction(name) }
            problems.append(
                key.diagnostic("missing-key", "\(name.rawValue) needs a value", fixHint: "\(name.rawValue): …"))
            return nil
        }
        let arguments = ArgumentParser(value: value, problems: problems)
        switch name {
        case .launch: return arguments.launch()
        case .performSegue: return arguments.performSegue()
        case .tap: return arguments.tap()
        case .dismiss: return arguments.dismiss()
        case .pop: return arguments.removal(Format.pop).map(Action.pop)
        case .popToRoot: return arguments.removal(Format.popToRoot).map(Action.popToRoot)
        case .select: return arguments.select()
        case .show: return arguments.showing(Format.show).map(Action.show)
        case .showDetail: return arguments.showing(Format.showDetail).map(Action.showDetail)
        case .present: return arguments.showing(Format.present).map(Action.present)
        case .push: return arguments.showing(Format.push).map(Action.push)
        case .call: return arguments.call()
        case .gesture: return arguments.gesture()
        case .interactive: return arguments.interactive()
        case .advance: return arguments.single(Values.positive).map(Action.advance(seconds:))
        case .rotate: return arguments.single(Values.choice(Action.Orientation.self)).map(Action.rotate)
        case .resize: return arguments.resize()
        case .traits: return arguments.traits()
        case .sample: return arguments.sample()
        case .expect: return ExpectationParser(problems: problems).expectations(value).map(Action.expect)
        case .report: return arguments.single(Values.choice(Action.Report.self)).map(Action.report)
        case .back, .settle:
            problems.append(value.diagnostic("wrong-type", "\(name.rawValue) takes no value"))
            return nil
        }
    }

    private func bareAction(_ name: Format.StepName) -> Action? {
        switch name {
        case .launch: .launch(Action.SceneReference())
        case .back: .back
        case .dismiss: .dismiss(.call(Action.Removal()))
        case .pop: .pop(Action.Removal())
        case .popToRoot: .popToRoot(Action.Removal())
        case .settle: .settle
        case .sample: .sample(Action.Sampling())
        default: nil
        }
    }
}
