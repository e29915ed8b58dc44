import SourceText
import TestSupport
import Testing
import YAMLTree

@Suite("YAML trees")
struct YAMLTreeTests {
    /// The tree without its places, in a notation of the test's own: texts in quotes, lists and mappings as they are.
    static func outline(_ node: YAMLNode?) -> String {
        switch node?.content {
        case nil: "-"
        case .scalar(let scalar): "'\(scalar.text)'"
        case .sequence(let elements): "[" + elements.map(outline).joined(separator: " ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.name)=\(outline($0.value))" }.joined(separator: " ") + "}"
        }
    }

    static func parse(_ text: String) throws -> YAMLNode? {
        try YAMLTree.parse(SourceFile(path: "a.yml", text: text))
    }

    @Test(
        "structure",
        arguments: [
            ("", "-"), ("# nothing\n", "-"), ("---\n...\n", "''"), ("one", "'one'"),
            ("- a\n- - b\n  - c\n", "['a' ['b' 'c']]"),
            ("a: 1\nb: {c: d, e: [f]}\n", "{a='1' b={c='d' e=['f']}}"),
            ("steps:\n- launch\n- tap: x\n", "{steps=['launch' {tap='x'}]}"),
            ("a: |\n  one\n   two\n\nb: >-\n  one\n  two\n", "{a='one\n two\n' b='one two'}"),
            ("\"\\u00e9\\n\": 'it''s'", "{é\n='it's'}"),
            ("{\"a\": [1, true, null], \"b\": {}}", "{a=['1' 'true' 'null'] b={}}"),
            ("a:\nb: ~\n", "{a='' b='~'}"),
            ("a: &x [1]\nb: *x\n", "{a=['1'] b=['1']}"),
            ("%YAML 1.1\n--- !!map\na: !!str 1\n", "{a='1'}"),
            ("\u{FEFF}a: b\r\nc: d\r\n", "{a='b' c='d'}"),
        ])
    func structure(text: String, expected: String) throws {
        #expect(Self.outline(try Self.parse(text)) == expected)
    }

    @Test(
        "each value knows its bytes",
        arguments: [
            "a: ⟦b⟧ # comment\n", "a: ⟦'b c'⟧\n", "a: ⟦\"b\\n\"⟧\n", "a: ⟦{b: c}⟧\n", "a:\n  ⟦b: c⟧\n\nz: 1\n",
            "a:\n⟦- b\n- c⟧\n# comment\nz: 1\n", "é: ⟦ü 😀⟧\n", "\u{FEFF}a: ⟦b⟧\n", "a: ⟦|\n  one\n\n  two⟧\n\nz: 1\n",
            "a: ⟦one\n  two⟧\nz: 1\n", "a:\n  ⟦b: [\n    c]⟧\nz: 1\n", "# 😀\na: ⟦b⟧\r\n",
        ])
    func ranges(marked: String) throws {
        let text = MarkedText(marked)
        let file = text.file(path: "a.yml")
        guard case .mapping(let entries) = try YAMLTree.parse(file)?.content else {
            Issue.record("not a mapping")
            return
        }
        let value = entries[0].value
        #expect(value.range == text.ranges[0])
        #expect(value.position == file.position(at: text.ranges[0].start))
        #expect(value.end == file.position(at: text.ranges[0].end))
    }

    @Test("a key without a value has the place behind its colon")
    func missingValue() throws {
        let node = try #require(try Self.parse("a:\nb: 1\n")?["a"])
        #expect(node.isNull)
        #expect(node.position == SourcePosition(path: "a.yml", line: 1, column: 3))
        #expect(node.range.isEmpty)
    }

    @Test("the style and tag of a scalar are kept")
    func styles() throws {
        let text = "[a, 'a', \"a\", !!int 1, ! 1]"
        let scalars = try #require(try Self.parse(text)).elements().map { node -> YAMLNode.Scalar in
            guard case .scalar(let scalar) = node.content else { throw CancellationError() }
            return scalar
        }
        #expect(scalars.map(\.style) == [.plain, .singleQuoted, .doubleQuoted, .plain, .plain])
        #expect(scalars.map(\.tag) == [nil, nil, nil, "tag:yaml.org,2002:int", "tag:yaml.org,2002:str"])
        #expect(scalars.map(\.kind) == [.string, .string, .string, .int, .string])
    }

    @Test("a key that occurs twice is a problem that shows both places")
    func duplicateKeys() throws {
        let text = MarkedText("⟦a⟧: 1\nb: {c: 1, d: 2, ⟦c⟧: 3}\n⟦a⟧: 4\n")
        let file = text.file(path: "a.yml")
        let tree = try YAMLTree(parsing: file)
        #expect(tree.problems.map(\.identifier) == ["duplicate-key", "duplicate-key"])
        #expect(tree.problems.map(\.position) == text.ranges.dropFirst().map { file.position(at: $0.start) })
        #expect(tree.problems[1].notes.map(\.position) == [file.position(at: text.ranges[0].start)])
        #expect(Self.outline(tree.root) == "{a='1' b={c='1' d='2'}}")
        #expect(throws: tree.problems[0]) { try YAMLTree.parse(file) }
    }
}
