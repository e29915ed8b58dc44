import SourceText
import YAMLTree

/// Readers of single values, each with the checks its kind of value needs.
enum Values {
    /// Text that is not empty.
    static func name(_ node: YAMLNode) throws(Diagnostic) -> String {
        let text = try node.string()
        guard !text.isEmpty else { throw node.diagnostic("invalid-value", "the text must not be empty") }
        return text
    }

    /// A name or a list of names; at least one.
    static func names(_ node: YAMLNode) throws(Diagnostic) -> [String] {
        guard node.kind == .sequence else { return [try name(node)] }
        return try list(node, of: name)
    }

    /// A list of names, which may be empty, or one name.
    static func namesOrNone(_ node: YAMLNode) throws(Diagnostic) -> [String] {
        if case .sequence(let elements) = node.content, elements.isEmpty { return [] }
        return try names(node)
    }

    /// A list that is not empty.
    static func list<T>(
        _ node: YAMLNode, of reader: (YAMLNode) throws(Diagnostic) -> T
    ) throws(Diagnostic) -> [T] {
        let elements = try node.elements()
        guard !elements.isEmpty else { throw node.diagnostic("invalid-value", "the list must not be empty") }
        var values: [T] = []
        for element in elements { values.append(try reader(element)) }
        return values
    }

    /// A number above zero.
    static func positive(_ node: YAMLNode) throws(Diagnostic) -> Double {
        let value = try node.double()
        guard value > 0 else { throw node.diagnostic("invalid-value", "the number must be greater than 0") }
        return value
    }

    /// A number of at least zero.
    static func notNegative(_ node: YAMLNode) throws(Diagnostic) -> Double {
        let value = try node.double()
        guard value >= 0 else { throw node.diagnostic("invalid-value", "the number must not be negative") }
        return value
    }

    /// A number from 0 to 1.
    static func fraction(_ node: YAMLNode) throws(Diagnostic) -> Double {
        try number(node, in: 0...1)
    }

    static func number(_ node: YAMLNode, in range: ClosedRange<Double>) throws(Diagnostic) -> Double {
        let value = try node.double()
        guard range.contains(value) else {
            let (low, high) = (shortText(range.lowerBound), shortText(range.upperBound))
            throw node.diagnostic("invalid-value", "the number must be from \(low) to \(high)")
        }
        return value
    }

    /// One of the names of an enumeration.
    static func choice<T: RawRepresentable<String> & CaseIterable>(
        _ type: T.Type
    ) -> (YAMLNode) throws(Diagnostic) -> T {
        { (node: YAMLNode) throws(Diagnostic) -> T in
            let text = try node.string()
            if let value = T(rawValue: text) { return value }
            let names = T.allCases.map(\.rawValue)
            let hint = nearestName(to: text, in: names).map { "did you mean \"\($0)\"?" }
            throw node.diagnostic(
                "invalid-value", "\"\(text)\" is none of " + names.joined(separator: ", "), fixHint: hint)
        }
    }

    /// A tab by index or by title.
    static func tab(_ node: YAMLNode) throws(Diagnostic) -> Action.TabName {
        if node.kind == .float { throw node.wrongType("a tab's index or title") }
        guard node.kind == .int else { return .title(try name(node)) }
        let index = try node.int()
        guard index >= 0 else { throw node.diagnostic("invalid-value", "the first tab is 0") }
        return .index(index)
    }

    /// As many numbers as there are `names`, in a list.
    static func numbers(_ node: YAMLNode, _ names: [String]) throws(Diagnostic) -> [Double] {
        let elements = try node.elements()
        guard elements.count == names.count else {
            throw node.diagnostic(
                "invalid-value", "expected [\(names.joined(separator: ", "))], found \(elements.count) elements")
        }
        var values: [Double] = []
        for element in elements { values.append(try element.double()) }
        return values
    }

    /// A number without a point where it is whole.
    private static func shortText(_ value: Double) -> String {
        value == value.rounded() ? String(Int(clamping: value)) : String(value)
    }
}
