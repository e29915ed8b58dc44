import AnimationCore
import Geometry
import SourceText
import YAMLTree

/// Values of an animation file: a number, a list of numbers, or a colour as `"#rrggbb"`.
enum AnimationValue {
    static func read(_ node: YAMLNode) throws(Diagnostic) -> AnimatableValue {
        switch node.kind {
        case .sequence:
            var numbers: [Double] = []
            for element in try node.elements() { numbers.append(try element.double()) }
            guard !numbers.isEmpty else { throw node.diagnostic("invalid-value", "the list must not be empty") }
            return numbers.count == 2 ? .point(Point(x: numbers[0], y: numbers[1])) : .vector(numbers)
        case .string: return try color(node)
        default: return .scalar(try node.double())
        }
    }

    private static func color(_ node: YAMLNode) throws(Diagnostic) -> AnimatableValue {
        let text = try node.string()
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard text.first == "#", digits.count == text.count - 1, digits.count == 6 || digits.count == 8 else {
            throw node.diagnostic(
                "invalid-value", "\"\(text)\" is no value: a number, a list of numbers or a colour \"#rrggbb\" is")
        }
        let parts = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
        return .color(RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1))
    }
}

extension AnimatableValue {
    /// Whether there is a way between the two.
    func isLike(_ other: AnimatableValue) -> Bool { subtracting(other) != nil }
}
