import Geometry
import SourceText
import YAMLTree

/// Reads the lines of an `expect` step.
struct ExpectationParser {
    let problems: Problems

    private static let textLimit = 120

    /// Every expectation of the step; nil after an error has been reported.
    func expectations(_ node: YAMLNode) -> [Expectation]? {
        guard let fields = Fields(node, Format.expect, problems),
            let entries = problems.attempt({ () throws(Diagnostic) in try node.entries() })
        else { return nil }
        if entries.isEmpty {
            problems.append(node.diagnostic("missing-key", "expect needs something to expect"))
            return nil
        }
        var expectations: [Expectation] = []
        for entry in entries {
            guard let name = Format.ExpectationName(rawValue: entry.name) else { continue }
            expectations += expectation(name, entry, fields)
        }
        return expectations
    }

    private func expectation(
        _ name: Format.ExpectationName, _ entry: YAMLNode.Entry, _ fields: Fields
    ) -> [Expectation] {
        func one<T>(
            _ reader: (YAMLNode) throws(Diagnostic) -> T, _ make: (T) -> Expectation.Check
        ) -> [Expectation] {
            guard let value = fields.read(entry.name, reader) else { return [] }
            return [expectation(make(value), entry, entry.value)]
        }
        switch name {
        case .top: return one(Values.name, Expectation.Check.top)
        case .visible: return one(Values.names, Expectation.Check.visible)
        case .stack: return one(Values.names, Expectation.Check.stack)
        case .tab: return one(Values.tab, Expectation.Check.tab)
        case .presenting: return one(Values.namesOrNone, Expectation.Check.presenting)
        case .root: return one(Values.name, Expectation.Check.root)
        case .loaded: return one(Values.names, Expectation.Check.loaded)
        case .notLoaded: return one(Values.names, Expectation.Check.notLoaded)
        case .notVisible: return one(Values.names, Expectation.Check.notVisible)
        case .unwoundTo: return one(Values.name, Expectation.Check.unwoundTo)
        case .events: return one(Values.names, Expectation.Check.events)
        case .noEvents: return one(Values.names, Expectation.Check.noEvents)
        case .warning: return one(Values.names, Expectation.Check.warning)
        case .failure: return one(Values.name, Expectation.Check.failure)
        case .hierarchy: return hierarchy(entry)
        case .view: return views(entry)
        case .animating: return one({ (node) throws(Diagnostic) in try node.bool() }, Expectation.Check.animating)
        case .duration: return one(Values.notNegative, Expectation.Check.duration)
        }
    }

    /// The text of the controllers, or a mapping of either hierarchy or both.
    private func hierarchy(_ entry: YAMLNode.Entry) -> [Expectation] {
        guard entry.value.kind == .mapping else {
            guard let text = problems.attempt({ () throws(Diagnostic) in try Values.name(entry.value) }) else {
                return []
            }
            return [expectation(.hierarchy(.controllers, text), entry, entry.value)]
        }
        guard let fields = Fields(entry.value, Format.hierarchy, problems) else { return [] }
        if !fields.has("controllers"), !fields.has("views") {
            problems.append(entry.value.diagnostic("missing-key", "hierarchy needs \"controllers\" or \"views\""))
        }
        var expectations: [Expectation] = []
        for report in [Action.Report.controllers, .views] {
            guard let text = fields.read(report.rawValue, Values.name), let node = entry.value[report.rawValue] else {
                continue
            }
            expectations.append(expectation(.hierarchy(report, text), entry, node))
        }
        return expectations
    }

    /// One mapping, or a list of them.
    private func views(_ entry: YAMLNode.Entry) -> [Expectation] {
        guard case .sequence(let elements) = entry.value.content else {
            return view(entry.value).map { [expectation(.view($0), entry, entry.value)] } ?? []
        }
        if elements.isEmpty {
            problems.append(entry.value.diagnostic("invalid-value", "the list must not be empty"))
        }
        return elements.compactMap { node in
            view(node).map { expectation(.view($0), entry, node, position: node.position) }
        }
    }

    private func view(_ node: YAMLNode) -> ViewExpectation? {
        guard let fields = Fields(node, Format.view, problems) else { return nil }
        let frame = fields.read("frame") { (node) throws(Diagnostic) in
            let numbers = try Values.numbers(node, ["x", "y", "width", "height"])
            return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        let alpha = fields.read("alpha", Values.fraction)
        let hidden = fields.read("hidden") { (node) throws(Diagnostic) in try node.bool() }
        let text = fields.read("text") { (node) throws(Diagnostic) in try node.string() }
        let tolerance = fields.read("tolerance", Values.notNegative) ?? ViewExpectation.defaultTolerance
        if !["frame", "alpha", "hidden", "text"].contains(where: fields.has) {
            problems.append(
                node.diagnostic("missing-key", "view needs \"frame\", \"alpha\", \"hidden\" or \"text\" to compare"))
            return nil
        }
        return fields.read("of", Values.name).map {
            ViewExpectation(of: $0, frame: frame, alpha: alpha, hidden: hidden, text: text, tolerance: tolerance)
        }
    }

    private func expectation(
        _ check: Expectation.Check, _ entry: YAMLNode.Entry, _ value: YAMLNode, position: SourcePosition? = nil
    ) -> Expectation {
        Expectation(
            check: check, position: position ?? entry.key.position, valueRange: value.range,
            text: "\(entry.name): \(value.flowText(limit: ExpectationParser.textLimit))")
    }
}
