/// One argument a command accepts, with its value type erased.
struct ArgumentDefinition {
    enum Shape: Equatable {
        case positional
        case option(takesUpToNextOption: Bool)
        case flag
    }

    /// The property the value goes to, with the option groups that hold it before it: `output.force`.
    var property: String
    var shape: Shape
    /// As typed, dashes included; empty for a positional argument.
    var names: [String]
    var help: ArgumentHelp
    var valueName: String
    var isRequired: Bool
    var isRepeating: Bool
    /// The value when the argument is not given.
    var initial: Any?
    var initialDescription: String?
    var allValues: [String]
    /// The title of the option group, if it has one.
    var section = ""
    /// Takes an argument's text and the value from earlier occurrences to the new value.
    var fold: (_ text: String, _ soFar: Any?) throws -> Any

    /// How messages call the argument: `--format <format>`, `--quiet`, `<path> ...`.
    var displayName: String {
        let dots = isRepeating ? " ..." : ""
        let longest = names.first { $0.hasPrefix("--") } ?? names.first ?? ""
        return switch shape {
        case .positional: "<\(valueName)>\(dots)"
        case .option: "\(longest) <\(valueName)>"
        case .flag: longest
        }
    }
}

/// What a property wrapper holds: nothing before parsing, afterwards the value.
enum Parsed<Value> {
    case unknown
    case value(Value)

    var value: Value {
        switch self {
        case .value(let value): value
        case .unknown: preconditionFailure("an argument was read before its command was parsed")
        }
    }
}

/// Reads single values of a type and knows how to show them.
struct ValueReader<Value> {
    var allValues: [String] = []
    var describe: (Value) -> String? = { _ in nil }
    /// Answers `nil` for an invalid text; what it throws is shown as the reason.
    var read: (String) throws -> Value?

    init(transform: @escaping (String) throws -> Value) { read = transform }

    init() where Value: ExpressibleByArgument {
        allValues = Value.allValueStrings
        describe = \.defaultValueDescription
        read = Value.init(argument:)
    }

    /// Reads `text` for the argument called `name`, throwing a ``UsageError`` that knows the valid ones.
    func value(_ text: String, for name: String) throws -> Value {
        var reason: String?
        do {
            if let value = try read(text) { return value }
        } catch {
            reason = "\(error)"
        }
        throw UsageError.invalidValue(text, of: name, allowed: allValues, reason: reason)
    }
}

extension ArgumentDefinition {
    /// An argument with exactly one value; the last occurrence wins.
    static func single<Value>(
        _ property: String, _ shape: Shape, names: [String] = [], help: ArgumentHelp?, reader: ValueReader<Value>,
        initial: Any?, initialDescription: String? = nil, isRequired: Bool
    ) -> ArgumentDefinition {
        var definition = ArgumentDefinition(
            property: property, shape: shape, names: names, help: help ?? ArgumentHelp(),
            valueName: help?.valueName ?? property.kebabCased(), isRequired: isRequired, isRepeating: false,
            initial: initial, initialDescription: initialDescription, allValues: reader.allValues,
            fold: { text, _ in text })
        let name = definition.displayName
        definition.fold = { text, _ in try reader.value(text, for: name) }
        return definition
    }

    /// An argument that gathers values.
    static func repeating<Value>(
        _ property: String, _ shape: Shape, names: [String] = [], help: ArgumentHelp?, reader: ValueReader<Value>,
        initial: [Value]?
    ) -> ArgumentDefinition {
        var definition = single(
            property, shape, names: names, help: help, reader: reader, initial: initial, isRequired: initial == nil)
        if let initial, !initial.isEmpty {
            let descriptions = initial.compactMap(reader.describe)
            definition.initialDescription = descriptions.isEmpty ? nil : descriptions.joined(separator: ", ")
        }
        definition.isRepeating = true
        let name = definition.displayName
        definition.fold = { text, soFar in (soFar as? [Value] ?? []) + [try reader.value(text, for: name)] }
        return definition
    }
}
