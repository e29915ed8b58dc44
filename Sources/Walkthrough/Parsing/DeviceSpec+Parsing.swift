import Geometry
import SourceText
import YAMLTree

extension DeviceSpec {
    static func parse(_ node: YAMLNode, _ problems: Problems) -> DeviceSpec? {
        guard node.kind == .mapping else {
            return problems.attempt { () throws(Diagnostic) in try named(node) }
        }
        guard let fields = Fields(node, Format.device, problems) else { return nil }
        let width = fields.read("width", size)
        let height = fields.read("height", size)
        let scale = fields.read("scale") { (node) throws(Diagnostic) in try Values.number(node, in: 1...4) }
        let idiom = fields.read("idiom", Values.choice(Idiom.self))
        let insets = node["safeArea"].flatMap { parse(safeArea: $0, problems) }
        guard let width, let height else { return nil }
        return DeviceSpec(
            width: width, height: height, scale: scale ?? 2, idiom: idiom ?? .phone, safeArea: insets ?? .zero)
    }

    private static func named(_ node: YAMLNode) throws(Diagnostic) -> DeviceSpec {
        let name = try Values.name(node)
        if let device = named(name) { return device }
        let names = all.compactMap(\.name)
        let hint =
            nearestName(to: name, in: names).map { "did you mean \"\($0)\"?" }
            ?? "spell the screen out: {width: 375, height: 667, scale: 2, idiom: phone}"
        throw node.diagnostic("invalid-value", "no device is named \"\(name)\"", fixHint: hint)
    }

    /// Points of a screen's side; the largest window of any iPad is far below the limit.
    static func size(_ node: YAMLNode) throws(Diagnostic) -> Double {
        try Values.number(node, in: 1...10_000)
    }

    private static func parse(safeArea node: YAMLNode, _ problems: Problems) -> Insets? {
        guard let fields = Fields(node, Format.safeArea, problems) else { return nil }
        return Insets(
            top: fields.read("top", Values.notNegative) ?? 0, left: fields.read("left", Values.notNegative) ?? 0,
            bottom: fields.read("bottom", Values.notNegative) ?? 0,
            right: fields.read("right", Values.notNegative) ?? 0)
    }
}
