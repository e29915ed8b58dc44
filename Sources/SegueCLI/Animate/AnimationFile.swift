import AnimationCore
import Reporters
import SourceText
import YAMLTree

/// A file of named animations, as `segue animate` takes it.
///
/// ```yaml
/// animations:
///   ease: ease-in-out
///   slide: {curve: ease-out, from: 0, to: 667, duration: 0.4, delay: 0.1}
///   pop: {spring: {damping-ratio: 0.6, duration: 0.5}, from: 0.8, to: 1}
///   shake: {keyframes: [0, 10, -10, 0], times: [0, 0.25, 0.75, 1], duration: 0.3}
/// ```
struct AnimationFile {
    private(set) var animations: [AnimationReport.Animation] = []
    private(set) var problems: [Diagnostic] = []

    /// How long curves take that are given no duration, in seconds.
    private let duration: Double

    private static let keys = [
        "curve", "spring", "keyframes", "times", "mode", "curves", "from", "to", "duration", "delay", "repeat",
        "autoreverse",
    ]

    /// Reads a file; what is wrong in it is in ``problems``, all of it at once.
    ///
    /// - Throws: where it is not YAML at all.
    init(parsing file: SourceFile, duration: Double) throws(Diagnostic) {
        self.duration = duration
        guard let root = try YAMLTree.parse(file) else {
            throw Diagnostic(.error, "missing-key", "the file is empty; it needs \"animations\"", path: file.path)
        }
        for entry in try root.entries() where entry.name != "animations" {
            problems.append(Self.unknown(entry, in: "the file", known: ["animations"]))
        }
        guard let list = root["animations"] else {
            throw root.diagnostic("missing-key", "the file needs \"animations\"")
        }
        for entry in try list.entries() {
            do throws(Diagnostic) {
                animations.append(.init(name: entry.name, track: try track(entry.value)))
            } catch {
                problems.append(error)
            }
        }
        if animations.isEmpty && problems.isEmpty {
            problems.append(list.diagnostic("invalid-value", "there must be an animation"))
        }
    }

    private static func unknown(_ entry: YAMLNode.Entry, in place: String, known: [String]) -> Diagnostic {
        entry.key.diagnostic(
            "unknown-key", "\(place) has no key \"\(entry.name)\"",
            // `{curve: steps(4, start)}` is two entries to YAML.
            fixHint: entry.name.hasSuffix(")")
                ? "between braces, quote a text with commas: \"steps(4, start)\""
                : nearestName(to: entry.name, in: known).map { "did you mean \"\($0)\"?" }
                    ?? "known keys: " + known.joined(separator: ", "))
    }

    private func track(_ node: YAMLNode) throws(Diagnostic) -> AnimationTrack {
        guard node.kind == .mapping else {
            let written = try motion(node)
            return AnimationTrack(
                from: .scalar(0), to: .scalar(1), motion: written.motion, duration: written.duration ?? duration)
        }
        for entry in try node.entries() where !Self.keys.contains(entry.name) {
            throw Self.unknown(entry, in: "an animation", known: Self.keys)
        }
        if let spring = node["spring"], node["curve"] != nil {
            throw spring.diagnostic("invalid-value", "an animation has a curve or a spring, not both")
        }
        let written = try self.written(node)
        var timing = MediaTiming(duration: written.duration ?? duration)
        if let node = node["duration"] {
            timing.duration = try Self.number(node, above: 0)
        }
        if let node = node["delay"] { timing.begin = try Self.number(node, from: 0) }
        if let node = node["autoreverse"] { timing.autoreverses = try node.bool() }
        if let node = node["repeat"] {
            timing.repeatCount =
                (try? node.string()) == "forever" ? .infinity : try Self.number(node, above: 0)
        }
        if let keyframes = try keyframes(node) {
            return AnimationTrack(keyframes: keyframes, motion: written.motion, timing: timing)
        }
        var (from, to) = (AnimatableValue.scalar(0), AnimatableValue.scalar(1))
        if let node = node["from"] { from = try AnimationValue.read(node) }
        if let node = node["to"] { to = try AnimationValue.read(node) }
        if node["to"] == nil { to = from == .scalar(0) ? to : from.zero }
        if node["from"] == nil { from = to.zero }
        guard from.isLike(to) else {
            throw (node["to"] ?? node).diagnostic("invalid-value", "\"from\" and \"to\" must be of one kind")
        }
        return AnimationTrack(from: from, to: to, motion: written.motion, timing: timing)
    }

    /// The motion; of keyframes without one, that of constant speed.
    private func written(_ node: YAMLNode) throws(Diagnostic) -> WrittenMotion {
        if let spring = node["spring"] { return try AnimationFile.spring(spring) }
        if let curve = node["curve"] { return try motion(curve) }
        guard node["keyframes"] == nil else { return WrittenMotion(motion: .linear) }
        throw node.diagnostic("missing-key", "an animation needs one of \"curve\", \"spring\", \"keyframes\"")
    }

    private func keyframes(_ node: YAMLNode) throws(Diagnostic) -> Keyframes? {
        guard let list = node["keyframes"] else {
            for name in ["times", "mode", "curves"] {
                if let odd = node[name] { throw odd.diagnostic("invalid-value", "\"\(name)\" goes with \"keyframes\"") }
            }
            return nil
        }
        for name in ["from", "to"] {
            if let odd = node[name] { throw odd.diagnostic("invalid-value", "keyframes are all values there are") }
        }
        var values: [AnimatableValue] = []
        for element in try list.elements() {
            let value = try AnimationValue.read(element)
            guard values.first?.isLike(value) ?? true else {
                throw element.diagnostic("invalid-value", "all keyframes must be of one kind")
            }
            values.append(value)
        }
        var mode = Keyframes.CalculationMode.linear
        if let node = node["mode"] {
            let text = try node.string()
            guard let known = Keyframes.CalculationMode(rawValue: text) else {
                let names = Keyframes.CalculationMode.allCases.map(\.rawValue)
                throw node.diagnostic(
                    "invalid-value", "\"\(text)\" is none of " + names.joined(separator: ", "),
                    fixHint: nearestName(to: text, in: names).map { "did you mean \"\($0)\"?" })
            }
            mode = known
        }
        let times = try node["times"].map { (node: YAMLNode) throws(Diagnostic) in
            try Self.times(node, keys: values.count, mode: mode)
        }
        var curves: [TimingCurve] = []
        for element in try node["curves"]?.elements() ?? [] {
            guard case .curve(let curve) = try motion(element).motion else {
                throw element.diagnostic("invalid-value", "the way between keyframes is a curve, not a spring")
            }
            curves.append(curve)
        }
        guard let keyframes = Keyframes(values: values, keyTimes: times, mode: mode, curves: curves) else {
            throw list.diagnostic("invalid-value", "the list must not be empty")
        }
        return keyframes
    }

    private static func times(
        _ node: YAMLNode, keys: Int, mode: Keyframes.CalculationMode
    ) throws(Diagnostic) -> [Double] {
        var times: [Double] = []
        for element in try node.elements() {
            let time = try element.double()
            guard time >= times.last ?? 0, time <= 1 else {
                throw element.diagnostic("invalid-value", "times rise from 0 to 1")
            }
            times.append(time)
        }
        guard times.count == keys || (mode == .discrete && times.count == keys + 1) else {
            throw node.diagnostic("invalid-value", "there are \(keys) keyframes, but \(times.count) times")
        }
        return times
    }

    private func motion(_ node: YAMLNode) throws(Diagnostic) -> WrittenMotion {
        if case .sequence(let numbers) = node.content {
            var texts: [String] = []
            for number in numbers { texts.append("\(try number.double())") }
            return try Self.parse("cubic-bezier(\(texts.joined(separator: ",")))", at: node)
        }
        return try Self.parse(try node.string(), at: node)
    }

    private static func spring(_ node: YAMLNode) throws(Diagnostic) -> WrittenMotion {
        guard case .mapping(let entries) = node.content else { return try parse(try node.string(), at: node) }
        var arguments = SpringArguments()
        for entry in entries {
            let value = try entry.value.double()
            do throws(WrittenMotion.Problem) {
                try arguments.add(entry.name, value)
            } catch {
                throw entry.key.diagnostic("invalid-value", error.message, fixHint: error.hint)
            }
        }
        do throws(WrittenMotion.Problem) {
            return try arguments.motion()
        } catch {
            throw node.diagnostic("invalid-value", error.message, fixHint: error.hint)
        }
    }

    private static func parse(_ text: String, at node: YAMLNode) throws(Diagnostic) -> WrittenMotion {
        do throws(WrittenMotion.Problem) {
            return try WrittenMotion(parsing: text)
        } catch {
            throw node.diagnostic("invalid-value", error.message, fixHint: error.hint)
        }
    }

    private static func number(_ node: YAMLNode, above limit: Double) throws(Diagnostic) -> Double {
        let value = try node.double()
        guard value > limit else { throw node.diagnostic("invalid-value", "the number must be greater than 0") }
        return value
    }

    private static func number(_ node: YAMLNode, from limit: Double) throws(Diagnostic) -> Double {
        let value = try node.double()
        guard value >= limit else { throw node.diagnostic("invalid-value", "the number must not be negative") }
        return value
    }
}
