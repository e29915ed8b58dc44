import AnimationCore
import SourceText

/// A curve or a spring as it is written, and how long it takes by itself.
struct WrittenMotion: Hashable {
    var motion: Motion
    /// In seconds; nil where it takes as long as it is given.
    var duration: Double?

    /// Why a text is not a motion.
    struct Problem: Error, Hashable {
        var message: String
        var hint: String?
    }

    /// Reads a curve by its name, `0.25,0.1,0.25,1`, `cubic-bezier(…)`, `steps(4, start)` or `spring(…)`.
    init(parsing text: String) throws(Problem) {
        let text = text.trimmed
        if let call = Call(text) {
            switch call.name {
            case "cubic-bezier": motion = try Self.bezier(call.arguments)
            case "steps": motion = try Self.steps(call.arguments)
            case "spring":
                let values = try SpringArguments(parsing: call.arguments).motion()
                (motion, duration) = (values.motion, values.duration)
            default:
                let known = ["cubic-bezier", "steps", "spring"]
                throw Problem(
                    message: "there is no curve function \"\(call.name)\"",
                    hint: nearestName(to: call.name, in: known).map { "did you mean \($0)(…)?" }
                        ?? "known: cubic-bezier(…), steps(…), spring(…)")
            }
        } else if text.contains(",") {
            motion = try Self.bezier(text.parts)
        } else {
            motion = .curve(try CurveName.curve(named: text))
        }
    }

    init(motion: Motion, duration: Double? = nil) {
        (self.motion, self.duration) = (motion, duration)
    }

    private static func bezier(_ arguments: [String]) throws(Problem) -> Motion {
        let numbers = arguments.compactMap(Double.init).filter(\.isFinite)
        guard numbers.count == 4, arguments.count == 4 else {
            throw Problem(message: "a Bézier curve takes four numbers: x1, y1, x2, y2")
        }
        for x in [numbers[0], numbers[2]] where x < 0 || x > 1 {
            throw Problem(message: "x1 and x2 of a Bézier curve lie from 0 to 1; \(x) does not")
        }
        return .curve(TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    private static func steps(_ arguments: [String]) throws(Problem) -> Motion {
        let positions: [String: StepPosition] = [
            "start": .jumpStart, "end": .jumpEnd, "jump-start": .jumpStart, "jump-end": .jumpEnd,
            "jump-none": .jumpNone, "jump-both": .jumpBoth,
        ]
        guard let first = arguments.first, arguments.count <= 2, let count = Int(first), count >= 1 else {
            throw Problem(message: "steps takes a number of steps from 1 up, and where they jump: steps(4, start)")
        }
        guard arguments.count == 2 else { return .curve(.steps(count)) }
        guard let position = positions[arguments[1]] else {
            let known = ["start", "end", "jump-start", "jump-end", "jump-none", "jump-both"]
            throw Problem(
                message: "steps cannot jump at \"\(arguments[1])\"",
                hint: nearestName(to: arguments[1], in: known).map { "did you mean \($0)?" }
                    ?? "known: " + known.joined(separator: ", "))
        }
        guard position != .jumpNone || count >= 2 else {
            throw Problem(message: "steps that jump at neither end are at least 2")
        }
        return .curve(.steps(count, position))
    }
}

/// `name(argument, argument)`.
private struct Call {
    let name: String
    let arguments: [String]

    init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        name = String(text[..<open]).trimmed
        let inside = String(text[text.index(after: open)...].dropLast()).trimmed
        arguments = inside.isEmpty ? [] : inside.parts
    }
}

extension String {
    /// Without blanks at its ends.
    var trimmed: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    /// What stands between commas, without blanks.
    fileprivate var parts: [String] {
        split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
}
