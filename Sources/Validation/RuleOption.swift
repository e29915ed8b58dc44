import SourceText

/// A choice that a rule leaves to the project.
public struct RuleOption: Sendable, Hashable {
    /// What its values look like in a configuration.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// `true` or `false`.
        case flag
        case number
        case text
        /// Texts, as `[first, second]`.
        case list
        /// Lists by name, as `{name: [first, second]}`; an empty text in them means that there is no value.
        case lists
    }

    /// In kebab case, as a configuration has it.
    public let name: String
    public let kind: Kind
    /// What holds unless a configuration says otherwise.
    public let standard: RuleValue
    /// What it changes, in one sentence.
    public let summary: String
}

/// The value of an option.
public enum RuleValue: Sendable, Hashable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([String])
    case lists([String: [String]])

    /// As it stands in a configuration, on one line.
    public var yaml: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(clamping: number))" : "\(number)"
        case .text(let text): YAMLText.scalar(text)
        case .list(let texts): YAMLText.list(texts)
        case .lists(let lists):
            "{"
                + lists.sorted { $0.key < $1.key }.map { "\(YAMLText.scalar($0)): \(YAMLText.list($1))" }
                .joined(separator: ", ") + "}"
        }
    }
}

/// The values that a configuration gives to a rule's options. What it leaves out is as the rule says.
public struct RuleOptions: Sendable, Hashable {
    /// By the option's name.
    public var values: [String: RuleValue]

    /// Takes values by the names of their options.
    public init(_ values: [String: RuleValue] = [:]) { self.values = values }

    subscript<Value>(key: OptionKey<Value>) -> Value {
        values[key.option.name].flatMap { Value($0) } ?? key.standard
    }
}

/// An option with the type of its values: what its rule reads it by.
struct OptionKey<Value: OptionValue>: Sendable {
    let option: RuleOption
    let standard: Value

    init(_ name: String, default standard: Value, _ summary: String) {
        option = RuleOption(name: name, kind: Value.kind, standard: standard.ruleValue, summary: summary)
        self.standard = standard
    }

    /// The options of an example: this one set to `value`.
    func set(to value: Value) -> RuleOptions { RuleOptions([option.name: value.ruleValue]) }
}

/// A type that the values of options have.
protocol OptionValue: Sendable {
    static var kind: RuleOption.Kind { get }
    var ruleValue: RuleValue { get }
    init?(_ value: RuleValue)
}

extension Bool: OptionValue {
    static var kind: RuleOption.Kind { .flag }
    var ruleValue: RuleValue { .flag(self) }
    init?(_ value: RuleValue) {
        guard case .flag(let flag) = value else { return nil }
        self = flag
    }
}

extension Double: OptionValue {
    static var kind: RuleOption.Kind { .number }
    var ruleValue: RuleValue { .number(self) }
    init?(_ value: RuleValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

extension String: OptionValue {
    static var kind: RuleOption.Kind { .text }
    var ruleValue: RuleValue { .text(self) }
    init?(_ value: RuleValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }
}

extension [String]: OptionValue {
    static var kind: RuleOption.Kind { .list }
    var ruleValue: RuleValue { .list(self) }
    init?(_ value: RuleValue) {
        guard case .list(let texts) = value else { return nil }
        self = texts
    }
}

extension [String: [String]]: OptionValue {
    static var kind: RuleOption.Kind { .lists }
    var ruleValue: RuleValue { .lists(self) }
    init?(_ value: RuleValue) {
        guard case .lists(let lists) = value else { return nil }
        self = lists
    }
}
