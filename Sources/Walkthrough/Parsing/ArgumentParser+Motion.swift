import SourceText
import YAMLTree

extension ArgumentParser {
    func gesture() -> Action? {
        guard let fields = Fields(value, Format.gesture, problems),
            let kind = fields.read("kind", Values.choice(Action.Gesture.Kind.self)),
            let way = fields.choose(["path", "direction"])
        else { return nil }
        let motion: Action.Gesture.Motion
        if way == "path" {
            guard let samples = fields.read("path", { (node) throws(Diagnostic) in try path(node, kind) }) else {
                return nil
            }
            motion = .path(samples)
        } else {
            guard let direction = fields.read("direction", Values.choice(Action.Gesture.Direction.self)) else {
                return nil
            }
            guard kind == .swipe else {
                let message = "a \(kind.rawValue) needs a \"path\"; only a swipe can be given by its direction"
                problems.append(value.diagnostic("invalid-value", message))
                return nil
            }
            motion = .direction(direction)
        }
        return .gesture(Action.Gesture(kind: kind, on: fields.read("on", Values.name), motion: motion))
    }

    private func path(
        _ node: YAMLNode, _ kind: Action.Gesture.Kind
    ) throws(Diagnostic) -> [Action.Gesture.Sample] {
        let names = kind == .pinch ? ["x1", "y1", "x2", "y2", "t"] : ["x", "y", "t"]
        let rows = try node.elements()
        guard rows.count >= 2 else {
            throw node.diagnostic("invalid-value", "a path needs at least two points")
        }
        var samples: [Action.Gesture.Sample] = []
        for row in rows {
            let numbers = try Values.numbers(row, names)
            let time = numbers[names.count - 1]
            guard time >= samples.last?.time ?? 0 else {
                throw row.diagnostic("invalid-value", "the times of a path begin at 0 or later and never go back")
            }
            let touches = stride(from: 0, to: names.count - 1, by: 2).map {
                Action.Gesture.Location(x: numbers[$0], y: numbers[$0 + 1])
            }
            samples.append(Action.Gesture.Sample(touches: touches, time: time))
        }
        return samples
    }

    func interactive() -> Action? {
        guard let fields = Fields(value, Format.interactive, problems) else { return nil }
        let progress = fields.read("progress") { (node) throws(Diagnostic) in
            try Values.list(node, of: Values.fraction)
        }
        let every = fields.read("every", Values.positive) ?? Action.Interaction.defaultInterval
        let end = fields.read("end", Values.choice(Action.Interaction.End.self)) ?? .finish
        return progress.map { .interactive(Action.Interaction(progress: $0, every: every, end: end)) }
    }

    func resize() -> Action? {
        guard let fields = Fields(value, Format.resize, problems) else { return nil }
        guard let width = fields.read("width", DeviceSpec.size), let height = fields.read("height", DeviceSpec.size)
        else { return nil }
        return .resize(width: width, height: height)
    }

    func traits() -> Action? {
        guard let fields = Fields(value, Format.traits, problems) else { return nil }
        let traits = Action.Traits(
            horizontalSizeClass: fields.read("horizontalSizeClass", Values.choice(Action.Traits.SizeClass.self)),
            verticalSizeClass: fields.read("verticalSizeClass", Values.choice(Action.Traits.SizeClass.self)),
            userInterfaceStyle: fields.read("userInterfaceStyle", Values.choice(Action.Traits.Style.self)),
            layoutDirection: fields.read("layoutDirection", Values.choice(Action.Traits.LayoutDirection.self)),
            preferredContentSizeCategory: fields.read(
                "preferredContentSizeCategory", Values.choice(Action.Traits.ContentSize.self)))
        if !Format.traits.keys.contains(where: { $0 != "settle" && fields.has($0) }) {
            problems.append(value.diagnostic("missing-key", "traits needs at least one trait"))
            return nil
        }
        return .traits(traits)
    }

    func sample() -> Action? {
        if value.kind == .sequence {
            return single { (node) throws(Diagnostic) in try Values.list(node, of: Values.fraction) }
                .map { .sample(Action.Sampling(moments: .fractions($0))) }
        }
        guard let fields = Fields(value, Format.sample, problems) else { return nil }
        let views = fields.read("views", Values.names) ?? []
        let properties = fields.read("properties", Self.properties) ?? []
        func sampling(_ moments: Action.Sampling.Moments) -> Action {
            .sample(Action.Sampling(moments: moments, views: views, properties: properties))
        }
        let unit = fields.read("unit", Values.choice(SampleUnit.self))
        if fields.has("fps") {
            if fields.has("times") || fields.has("unit") {
                let message = "sample takes \"fps\", or \"times\" and their \"unit\", not both"
                problems.append(value.diagnostic("invalid-value", message))
                return nil
            }
            let rate = fields.read("fps") { (node) throws(Diagnostic) in try Values.number(node, in: 1...1000) }
            return rate.map { sampling(.framesPerSecond($0)) }
        }
        guard fields.has("times") else {
            if unit == .seconds {
                problems.append(value.diagnostic("missing-key", "sample in seconds needs \"times\""))
                return nil
            }
            return sampling(.fractions(Action.Sampling.defaultFractions))
        }
        let times = fields.read("times") { (node) throws(Diagnostic) in
            try Values.list(node, of: unit == .seconds ? Values.notNegative : Values.fraction)
        }
        return times.map { sampling(unit == .seconds ? .seconds($0) : .fractions($0)) }
    }

    /// A property or a list of them. Which key paths layers have, only the runtime knows.
    private static func properties(_ node: YAMLNode) throws(Diagnostic) -> [String] {
        guard node.kind == .sequence else { return [try property(node)] }
        return try Values.list(node, of: property)
    }

    private static func property(_ node: YAMLNode) throws(Diagnostic) -> String {
        let (name, layer) = (try node.string(), "layer.")
        let known = Action.Sampling.viewProperties
        if known.contains(name) || name.hasPrefix(layer) && name.count > layer.count { return name }
        let near = nearestName(to: name, in: known + [layer + name.drop { $0 != "." }.dropFirst()])
        throw node.diagnostic(
            "invalid-value", "views have no property \"\(name)\" to sample",
            fixHint: near.map { "did you mean \"\($0)\"?" }
                ?? "known properties: \(known.joined(separator: ", ")), and the layer's, such as layer.shadowOpacity")
    }

    private enum SampleUnit: String, CaseIterable { case fraction, seconds }
}
