import AnimationCore
import SourceText

/// A spring's numbers by their names, in one of the forms in which UIKit and SwiftUI take them.
struct SpringArguments {
    /// The ways to say what a spring is: what must be there, and what may.
    enum Form: CaseIterable {
        /// `CASpringAnimation`'s own numbers.
        case physical
        /// SwiftUI's and iOS 17's.
        case bounce
        /// SwiftUI's earlier one.
        case response
        /// `UIView.animate(withDuration:usingSpringWithDamping:)`.
        case dampingRatio

        var needed: [String] {
            switch self {
            case .physical: []
            case .bounce: ["duration", "bounce"]
            case .response: ["response", "damping"]
            case .dampingRatio: ["damping-ratio", "duration"]
            }
        }

        var names: [String] {
            self == .physical ? ["mass", "stiffness", "damping", "velocity"] : needed + ["velocity"]
        }
    }

    /// Every name there is.
    static let known = ["mass", "stiffness", "damping", "velocity", "duration", "bounce", "response", "damping-ratio"]

    private var values: [String: Double] = [:]

    /// Reads `name: value` pairs.
    init(parsing arguments: [String]) throws(WrittenMotion.Problem) {
        for argument in arguments {
            guard let colon = argument.firstIndex(where: { $0 == ":" || $0 == "=" }) else {
                throw .init(
                    message: "\"\(argument)\" has no name; write spring(duration: 0.5, bounce: 0.2)")
            }
            let text = String(argument[argument.index(after: colon)...]).trimmed
            guard let value = Double(text) else { throw .init(message: "\"\(text)\" is not a number") }
            try add(String(argument[..<colon]).trimmed, value)
        }
    }

    init() {}

    /// Adds one number. `dampingRatio`, `dampingFraction` and `initialVelocity` are understood too.
    mutating func add(_ name: String, _ value: Double) throws(WrittenMotion.Problem) {
        let aliases = [
            "dampingratio": "damping-ratio", "dampingfraction": "damping", "damping-fraction": "damping",
            "initialvelocity": "velocity", "initial-velocity": "velocity",
        ]
        let key = Self.known.contains(name) ? name : aliases[name.lowercased()]
        guard let key else {
            throw .init(
                message: "a spring has no \"\(name)\"",
                hint: nearestName(to: name, in: Self.known).map { "did you mean \($0)?" }
                    ?? "known: " + Self.known.joined(separator: ", "))
        }
        guard values.updateValue(value, forKey: key) == nil else {
            throw .init(message: "\(key) is given twice")
        }
        let mayBeZero = ["damping", "velocity", "bounce"].contains(key)
        let mayBeNegative = ["velocity", "bounce"].contains(key)
        guard value.isFinite, value > 0 || (value == 0 && mayBeZero) || (value < 0 && mayBeNegative) else {
            throw .init(message: "\(key) must be \(mayBeZero ? "at least 0" : "greater than 0")")
        }
        if key == "bounce", value <= -1 || value > 1 {
            throw .init(message: "bounce lies between -1, which is left out, and 1")
        }
    }

    /// The spring, and how long UIKit runs it.
    func motion() throws(WrittenMotion.Problem) -> WrittenMotion {
        let form = try form()
        func value(_ name: String, _ fallback: Double = 0) -> Double { values[name] ?? fallback }
        let velocity = value("velocity")
        switch form {
        case .physical:
            return settling(
                Spring(
                    mass: value("mass", 1), stiffness: value("stiffness", 100), damping: value("damping", 10),
                    initialVelocity: velocity))
        case .bounce:
            let spring = Spring(
                duration: value("duration"), bounce: value("bounce"), initialVelocity: velocity,
                allowsOverdamping: value("bounce") < 0)
            return value("bounce") < 1
                ? WrittenMotion(motion: .spring(spring), duration: spring.animationDuration) : settling(spring)
        case .response:
            return settling(
                Spring(response: value("response"), dampingFraction: value("damping"), initialVelocity: velocity))
        case .dampingRatio:
            let duration = value("duration")
            return WrittenMotion(
                motion: .spring(
                    Spring(
                        duration: duration, dampingRatio: value("damping-ratio"), initialVelocity: velocity)),
                duration: duration)
        }
    }

    private func settling(_ spring: Spring) -> WrittenMotion {
        let settling = spring.settlingDuration
        // One that never settles is shown for some swings.
        let period = 2 * Double.pi / spring.naturalFrequency
        return WrittenMotion(
            motion: .spring(spring), duration: settling < Spring.neverSettles ? settling : 5 * period)
    }

    private func form() throws(WrittenMotion.Problem) -> Form {
        let given = Set(values.keys)
        for form in [Form.dampingRatio, .bounce, .response] where given.contains(form.needed[form == .bounce ? 1 : 0]) {
            for name in form.needed where !given.contains(name) {
                throw .init(
                    message: "a spring with \(form.needed.first { given.contains($0) } ?? "") needs \(name) too")
            }
            try check(given, form)
            return form
        }
        if given.contains("duration") {
            throw .init(message: "a spring with a duration needs bounce or damping-ratio too")
        }
        try check(given, .physical)
        return .physical
    }

    private func check(_ given: Set<String>, _ form: Form) throws(WrittenMotion.Problem) {
        guard let odd = Self.known.first(where: { given.contains($0) && !form.names.contains($0) }) else { return }
        let forms = Form.allCases.map { "spring(\($0.names.joined(separator: ", ")))" }
        throw .init(
            message: "\(odd) does not go with \(form.names.filter(given.contains).joined(separator: " and "))",
            hint: "the forms are \(forms.joined(separator: ", "))")
    }
}
