import Foundation
import SourceText
import TestSupport
import Testing
import YAMLTree

@testable import Validation

@Suite struct EngineConfigurationTests {
    static func errors(_ text: String) -> [Diagnostic] {
        do throws(InvalidConfiguration) {
            _ = try Configuration.parse(SourceFile(path: ".segue.yml", text: text))
            return []
        } catch {
            return error.diagnostics
        }
    }

    static let full = """
        # Everything that a configuration can say.
        include: ["App/**", Extensions]
        exclude: "**/Generated"
        baseline: segue-baseline.json
        rules:
          duplicate-object-id: warning
          unwind-without-exit: off
          segue-destination-missing: {severity: error}
          initial-controller-missing: {everywhere: true}
        paths:
          - match: Legacy
            rules: {duplicate-object-id: off, unwind-without-exit: on}
          - match: [Legacy/New, "*.xib"]
            rules: {duplicate-object-id: note}
        suppress:
          - {rule: segue-destination-missing, object: aBc-12-345, reason: made by the plug-in}
          - {rule: duplicate-object-id, path: "Legacy/*.xib"}
        """

    @Test func everythingIsRead() throws {
        let configuration = try Configuration.parse(SourceFile(path: ".segue.yml", text: Self.full))
        #expect(configuration.baseline == "segue-baseline.json")
        #expect(configuration.includes("App/Main.storyboard") && configuration.includes("Extensions/A.xib"))
        #expect(!configuration.includes("App/Generated/A.xib") && !configuration.includes("Other/A.xib"))
        #expect(
            configuration.settings(for: "App/Main.storyboard") == [
                "duplicate-object-id": .init(.severity(.warning)), "unwind-without-exit": .init(.off),
                "segue-destination-missing": .init(.severity(.error)),
                "initial-controller-missing": .init(nil, options: ["everywhere": .flag(true)]),
            ])
        #expect(configuration.settings(for: "Legacy/A.storyboard")["duplicate-object-id"]?.level == .off)
        #expect(configuration.settings(for: "Legacy/A.storyboard")["unwind-without-exit"]?.level == .on)
        #expect(
            configuration.settings(for: "Legacy/New/A.storyboard")["duplicate-object-id"]?.level == .severity(.note))
        #expect(configuration.suppressions.map(\.object) == ["aBc-12-345", nil])
        #expect(configuration.suppressions.map(\.position.line) == [16, 17])
    }

    @Test func theExampleOfTheGuideIsSound() throws {
        let page = try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent("docs/validate.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        let example = try #require(blocks.first { $0.contains("rules:") })
        #expect(Self.errors(example) == [])
        for key in Configuration.Keys.root { #expect(example.contains("\(key):"), "\(key) is not shown") }
    }

    @Test func anEmptyFileSaysNothing() throws {
        let configuration = try Configuration.parse(SourceFile(path: ".segue.yml", text: "# nothing yet\n"))
        #expect(configuration == Configuration(path: ".segue.yml"))
    }

    @Test(arguments: [
        ("⟦ruels⟧: {}", "unknown-key", "the configuration has no key \"ruels\"", "did you mean \"rules\"?"),
        (
            "rules: {⟦duplicate-objekt-id⟧: off}", "unknown-rule", "there is no rule \"duplicate-objekt-id\"",
            "did you mean \"duplicate-object-id\"?"
        ),
        (
            "rules: {duplicate-object-id: ⟦warn⟧}", "invalid-value",
            "\"warn\" is none of \"off\", \"on\", \"note\", \"warning\", \"error\"", nil
        ),
        (
            "rules: {duplicate-object-id: {⟦severty⟧: off}}", "unknown-key",
            "the rule duplicate-object-id has no key \"severty\"", "did you mean \"severity\"?"
        ),
        (
            "rules: {initial-controller-missing: {⟦everywere⟧: true}}", "unknown-key",
            "the rule initial-controller-missing has no key \"everywere\"", "did you mean \"everywhere\"?"
        ),
        (
            "rules: {initial-controller-missing: {everywhere: ⟦sometimes⟧}}", "wrong-type",
            "expected true or false, found the text \"sometimes\"", nil
        ),
        ("paths: [⟦{match: a}⟧]", "missing-key", "\"rules\" is missing here", nil),
        ("suppress: [⟦{object: a}⟧]", "missing-key", "\"rule\" is missing here", nil),
        (
            "suppress: [⟦{rule: duplicate-object-id}⟧]", "missing-key", "a suppression needs \"object\" or \"path\"",
            "to do without the rule, turn it off under \"rules\""
        ),
        ("exclude: [⟦[a]⟧]", "wrong-type", "expected text, found a list", nil),
    ])
    func mistakesHaveAPlaceAndAHint(marked: String, identifier: String, message: String, hint: String?) throws {
        let text = MarkedText(marked)
        let errors = Self.errors(text.text)
        let error = try #require(errors.first)
        #expect(errors.count == 1 && error.identifier == identifier && error.message == message)
        if let hint { #expect(error.fixHint == hint) }
        #expect(error.position == text.file(path: ".segue.yml").position(at: text.ranges[0].start))
    }

    @Test func oneMistakeDoesNotHideTheNext() {
        #expect(
            Self.errors("nonsense: 1\nrules: {no-such-rule: on}\nbaseline: [a]\n").map(\.position?.line) == [1, 2, 3])
    }
}

/// The JSON Schema that editors use and the parser accept the same files.
@Suite struct EngineConfigurationSchemaTests {
    private static func schema() throws -> JSONSchema {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/schemas/configuration.schema.json")
        return try JSONSchema(json: Data(contentsOf: url))
    }

    private static func json(_ node: YAMLNode) throws -> JSON {
        switch node.kind {
        case .null: .null
        case .bool: .bool(try node.bool())
        case .int, .float: .number(try node.double())
        case .string: .string(try node.string())
        case .sequence: .array(try node.elements().map { try json($0) })
        case .mapping:
            .object(
                Dictionary(
                    try node.entries().map { ($0.name, try json($0.value)) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    @Test func theKeysAreTheSame() throws {
        func keys(_ value: JSON?) -> Set<String> {
            if case .object(let members)? = value { Set(members.keys) } else { [] }
        }
        let root = try Self.schema().root
        func items(_ key: String) -> JSON? { root["properties"]?[key]?["items"]?["properties"] }
        #expect(keys(root["properties"]) == Set(Configuration.Keys.root))
        #expect(keys(items("paths")) == Set(Configuration.Keys.override))
        #expect(keys(items("suppress")) == Set(Configuration.Keys.suppression))
        #expect(root["definitions"]?["level"]?["enum"] == .array(Configuration.Level.names.map { .string($0.name) }))
    }

    /// The schema is written from the rules. After a change: `SEGUE_RECORD=1 swift test --filter
    /// EngineConfigurationSchemaTests`, which writes it anew.
    @Test func theSchemaIsThatOfTheRules() throws {
        let descriptions = Validator.allRules.map { type(of: $0).description }
        try expectGolden(
            Configuration.schema(rules: descriptions),
            at: Fixtures.packageRoot.appendingPathComponent("docs/schemas/configuration.schema.json"))
    }

    /// Each option with a value of each kind: both take the kind it has, and no other.
    @Test func bothTakeTheSameOptions() throws {
        let schema = try Self.schema()
        let values: [String: Set<RuleOption.Kind>] = [
            "true": [.flag], "1.5": [.number, .text], "text": [.text], "[]": [.list], "[a, '']": [.list],
            "[[a]]": [], "{}": [.lists], "{a: [b, 1]}": [.lists], "{a: b}": [], "null": [],
        ]
        for description in Validator.allRules.map({ type(of: $0).description }) {
            for option in description.options {
                for (value, kinds) in values {
                    let text = "rules: {\(description.identifier): {\(option.name): \(value)}}"
                    let root = try #require(try YAMLTree.parse(SourceFile(path: "a", text: text)))
                    let isSound = EngineConfigurationTests.errors(text).isEmpty
                    #expect(isSound == kinds.contains(option.kind), "\(text)")
                    #expect(try schema.accepts(Self.json(root)) == isSound, "\(text)")
                }
                let text = "rules: {\(description.identifier): {\(option.name): \(option.standard.yaml)}}"
                let configuration = try Configuration.parse(SourceFile(path: "a", text: text))
                #expect(configuration.rules[description.identifier]?.options[option.name] == option.standard)
            }
        }
    }

    /// Every value of the full example, in turn replaced by others.
    @Test func bothRefuseTheSame() throws {
        let schema = try Self.schema()
        let lines = EngineConfigurationTests.full.split(separator: "\n").map(String.init)
        var refused = 0
        var texts = [EngineConfigurationTests.full, "", "[]", "text", "rules:", "paths: {}", "suppress: [text]"]
        for (number, line) in lines.enumerated() where line.contains(": ") {
            for value in ["1", "true", "null", "[]", "{}", "text", "\"\"", "[[a]]", "[1, \"\"]", "warning"] {
                var changed = lines
                changed[number] = String(line.prefix(upTo: line.range(of: ": ")?.upperBound ?? line.endIndex)) + value
                texts.append(changed.joined(separator: "\n"))
                changed[number] = line.replacingOccurrences(of: ": ", with: "x: ")
                texts.append(changed.joined(separator: "\n"))
            }
        }
        for text in texts {
            guard let root = try? YAMLTree.parse(SourceFile(path: "a", text: text)) else { continue }
            let errors = EngineConfigurationTests.errors(text)
            #expect(try schema.accepts(Self.json(root)) == errors.isEmpty, "\(text)\n\(errors.map(\.message))")
            refused += errors.isEmpty ? 0 : 1
        }
        #expect(refused > 20)
    }
}
