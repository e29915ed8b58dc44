import SourceText
import Testing
import YAMLTree

@Suite("Typed values of YAML")
struct YAMLReadingTests {
    static func node(_ text: String) throws -> YAMLNode {
        try #require(try YAMLTree.parse(SourceFile(path: "a.yml", text: text)))
    }

    @Test(
        "plain scalars resolve as in the core schema and in JSON",
        arguments: [
            ("~", .null), ("null", .null), ("true", .bool), ("False", .bool), ("yes", .string), ("no", .string),
            ("on", .string), ("0", .int), ("-12", .int), ("+3", .int), ("010", .string), ("1_000", .string),
            ("12:30", .string), ("0x1F", .string), ("1.5", .float), ("-.5", .float), ("5.", .float), ("1e3", .float),
            ("1.0E-3", .float), ("1e", .string), (".", .string), ("-", .string), (".inf", .float), ("1.2.3", .string),
            ("'1'", .string), ("\"true\"", .string), ("''", .string), ("abc", .string), ("١", .string),
            ("[]", .sequence), ("{}", .mapping),
        ] as [(String, YAMLNode.Kind)])
    func kinds(text: String, kind: YAMLNode.Kind) throws {
        // A lone dash begins a list; as an element it is text.
        let node = text == "-" ? try Self.node("['-']").elements()[0] : try Self.node(text)
        #expect(node.kind == kind)
    }

    @Test("numbers")
    func numbers() throws {
        #expect(try Self.node("1.5").double() == 1.5)
        #expect(try Self.node("-3").double() == -3)
        #expect(try Self.node("5.").double() == 5)
        #expect(try Self.node(".5").double() == 0.5)
        #expect(try Self.node("1e3").double() == 1000)
        #expect(try Self.node("9223372036854775807").int() == .max)
    }

    @Test("texts")
    func texts() throws {
        #expect(try Self.node("No").string() == "No")
        #expect(try Self.node("1.50").string() == "1.50")
        #expect(try Self.node("'true'").string() == "true")
        #expect(try Self.node("''").string() == "")
    }

    @Test("booleans")
    func booleans() throws {
        #expect(try Self.node("true").bool())
        #expect(try !Self.node("FALSE").bool())
    }

    static func message(_ read: () throws(Diagnostic) -> some Any) -> String {
        do {
            _ = try read()
            return "no error"
        } catch {
            return "\(error.position?.description ?? ""): \(error.message) [\(error.identifier)]"
        }
    }

    @Test("the wrong type says what there is and what there should be")
    func wrongTypes() throws {
        let list = try Self.node("a:\n- x\n- true\n- 1.5\n- [1]\n- {b: 1}\n-\n- 1e400\n- 99999999999999999999\n")
        let nodes = try #require(list["a"]).elements()
        let messages = [
            Self.message(nodes[0].double), Self.message(nodes[0].bool), Self.message(nodes[1].string),
            Self.message(nodes[2].int), Self.message(nodes[3].string), Self.message(nodes[4].elements),
            Self.message(nodes[3].entries), Self.message(nodes[5].string), Self.message(nodes[6].double),
            Self.message(nodes[7].int),
        ]
        let expected = [
            "a.yml:2:3: expected a number, found the text \"x\" [wrong-type]",
            "a.yml:2:3: expected true or false, found the text \"x\" [wrong-type]",
            "a.yml:3:3: expected text, found true or false \"true\" [wrong-type]",
            "a.yml:4:3: expected a whole number, found a number \"1.5\" [wrong-type]",
            "a.yml:5:3: expected text, found a list [wrong-type]",
            "a.yml:6:3: expected a list, found a mapping [wrong-type]",
            "a.yml:5:3: expected a mapping, found a list [wrong-type]",
            "a.yml:7:2: expected text, found nothing [wrong-type]",
            "a.yml:8:3: 1e400 is not a finite number [invalid-value]",
            "a.yml:9:3: 99999999999999999999 is too large a number [invalid-value]",
        ]
        for (message, wanted) in zip(messages, expected) { #expect(message == wanted) }
    }

    @Test(
        "a word that YAML 1.1 takes for a boolean is shown the right one",
        arguments: [("yes", "true"), ("Off", "false")])
    func oldBooleans(word: String, right: String) throws {
        let error = #expect(throws: Diagnostic.self) { try Self.node(word).bool() }
        #expect(error?.fixHint == "write \(right)")
    }
}
