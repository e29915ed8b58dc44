import SourceText

extension YAMLNode {
    /// What a node is when nobody asks for a particular type.
    ///
    /// Plain scalars resolve as in YAML's core schema and in JSON, not as in YAML 1.1: `no` and `on` are texts, and so
    /// are numbers that readers disagree about (`010`, `1_000`, `12:30`).
    public enum Kind: Sendable, Hashable {
        case null, bool, int, float, string, sequence, mapping

        /// For messages: `a number`.
        public var description: String {
            switch self {
            case .null: "nothing"
            case .bool: "true or false"
            case .int, .float: "a number"
            case .string: "text"
            case .sequence: "a list"
            case .mapping: "a mapping"
            }
        }
    }

    /// What the node is by its tag or its looks.
    public var kind: Kind {
        switch content {
        case .scalar(let scalar): scalar.kind
        case .sequence: .sequence
        case .mapping: .mapping
        }
    }

    /// Whether the node is `null`, `~` or not there at all, as the value of `key:`.
    public var isNull: Bool { kind == .null }

    /// The text; a number counts, as it is written.
    public func string() throws(Diagnostic) -> String {
        guard case .scalar(let scalar) = content else { throw wrongType("text") }
        switch scalar.kind {
        case .string, .int, .float: return scalar.text
        case .bool: throw wrongType("text", fixHint: "quote it to mean the text: \"\(scalar.text)\"")
        default: throw wrongType("text")
        }
    }

    /// A finite number.
    public func double() throws(Diagnostic) -> Double {
        guard case .scalar(let scalar) = content, scalar.kind == .int || scalar.kind == .float else {
            throw wrongType("a number")
        }
        guard let value = Double(scalar.text), value.isFinite else {
            throw diagnostic("invalid-value", "\(scalar.text) is not a finite number")
        }
        return value
    }

    /// A whole number, written without a fraction.
    public func int() throws(Diagnostic) -> Int {
        guard case .scalar(let scalar) = content, scalar.kind == .int else { throw wrongType("a whole number") }
        guard let value = Int(scalar.text) else {
            throw diagnostic("invalid-value", "\(scalar.text) is too large a number")
        }
        return value
    }

    /// `true` or `false`.
    public func bool() throws(Diagnostic) -> Bool {
        guard case .scalar(let scalar) = content, scalar.kind == .bool else {
            let yes = ["yes", "on", "y"].contains(scalarText?.lowercased())
            let no = ["no", "off", "n"].contains(scalarText?.lowercased())
            throw wrongType("true or false", fixHint: yes ? "write true" : no ? "write false" : nil)
        }
        return scalar.text.lowercased() == "true"
    }

    /// The elements of a list.
    public func elements() throws(Diagnostic) -> [YAMLNode] {
        guard case .sequence(let elements) = content else { throw wrongType("a list") }
        return elements
    }

    /// The pairs of a mapping, in their order.
    public func entries() throws(Diagnostic) -> [Entry] {
        guard case .mapping(let entries) = content else { throw wrongType("a mapping") }
        return entries
    }

    /// An error at this node.
    public func diagnostic(_ identifier: String, _ message: String, fixHint: String? = nil) -> Diagnostic {
        Diagnostic(
            .error, identifier, message, path: position.path, position: position, end: position == end ? nil : end,
            fixHint: fixHint)
    }

    /// An error that says what this node is, and what it should be.
    public func wrongType(_ expected: String, fixHint: String? = nil) -> Diagnostic {
        let shown = scalarText.flatMap { $0.isEmpty || $0.count > 40 ? nil : " \"\($0)\"" } ?? ""
        let found = kind == .string ? "the text\(shown)" : kind.description + (isNull ? "" : shown)
        return diagnostic("wrong-type", "expected \(expected), found \(found)", fixHint: fixHint)
    }

    private var scalarText: String? {
        if case .scalar(let scalar) = content { scalar.text } else { nil }
    }
}

extension YAMLNode.Scalar {
    static let tagPrefix = "tag:yaml.org,2002:"

    /// What the scalar is by its tag, or by its looks when it is plain.
    public var kind: YAMLNode.Kind {
        switch tag {
        case nil: style == .plain ? resolved : .string
        case YAMLNode.Scalar.tagPrefix + "null": .null
        case YAMLNode.Scalar.tagPrefix + "bool": resolved == .bool ? .bool : .string
        case YAMLNode.Scalar.tagPrefix + "int": resolved == .int ? .int : .string
        case YAMLNode.Scalar.tagPrefix + "float": resolved == .int || resolved == .float ? .float : .string
        default: .string
        }
    }

    private var resolved: YAMLNode.Kind {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE", "false", "False", "FALSE": .bool
        case ".inf", "-.inf", "+.inf", ".nan": .float
        default: numberKind
        }
    }

    /// Decimal digits with an optional sign, point and exponent; no zero before another digit.
    private var numberKind: YAMLNode.Kind {
        var rest = Substring(text)
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        let whole = rest.prefix { $0.isASCIIDigit }
        rest = rest.dropFirst(whole.count)
        if whole.count > 1, whole.first == "0" { return .string }
        var kind = YAMLNode.Kind.int
        var digits = whole.count
        if rest.first == "." {
            kind = .float
            let fraction = rest.dropFirst().prefix { $0.isASCIIDigit }
            digits += fraction.count
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard digits > 0 else { return .string }
        if rest.first == "e" || rest.first == "E" {
            kind = .float
            rest.removeFirst()
            if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
            let exponent = rest.prefix { $0.isASCIIDigit }
            guard !exponent.isEmpty else { return .string }
            rest = rest.dropFirst(exponent.count)
        }
        return rest.isEmpty ? kind : .string
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { self >= "0" && self <= "9" }
}
