import SourceText
import TestSupport
import Testing
import XMLTree

/// Inputs that are no XML document, each with the one diagnostic it must give. The first mark is where the diagnostic
/// begins, the others are where its notes are.
@Suite("What is wrong with a file")
struct FailureTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let identifier: String
        let words: [String]
        var testDescription: String { name }
    }

    static let examples: [Example] = [
        Example(name: "empty", text: "⟦⟧", identifier: "empty-file", words: ["the file is empty"]),
        Example(
            name: "white space", text: "⟦⟧ \n\t\r\n ", identifier: "empty-file",
            words: ["holds nothing but white space"]),
        Example(
            name: "another language", text: "  \n⟦⟧{ \"a\": 1 }", identifier: "not-xml",
            words: ["it begins with '{ \"a\": 1 }'", "not with '<'"]),
        Example(
            name: "truncated between tags",
            text: "⟦<document>⟧\n ⟦<scenes>⟧\n  ⟦<scene sceneID=\"s\">⟧\n   ⟦<view id=\"v-1\" x=\"1\">⟧\n    <b/>\n⟦⟧",
            identifier: "truncated-file",
            words: [
                "the file ends too early", "<view id=\"v-1\">, which begins at line 4, is still open, inside 3 more",
                "libxml2: Premature end of data in tag view line 4",
            ]),
        Example(
            name: "truncated inside a tag", text: "⟦<document>⟧\n ⟦<⟧label text=\"a\" ⟦⟧", identifier: "truncated-file",
            words: [
                "inside the tag '<label' that begins at line 2", "<document>, which begins at line 1, is still open",
            ]),
        Example(
            name: "truncated inside a value", text: "⟦<document>⟧\n ⟦<⟧label text=\"ab⟦⟧", identifier: "truncated-file",
            words: ["inside the tag '<label' that begins at line 2", "<document>"]),
        Example(
            name: "truncated inside a name", text: "⟦<document>⟧\n ⟦<⟧lab⟦⟧", identifier: "truncated-file",
            words: ["inside the tag '<lab' that begins at line 2", "<document>"]),
        Example(
            name: "truncated inside an end tag", text: "⟦<document>⟧⟦<a>⟧⟦<⟧/a⟦⟧", identifier: "truncated-file",
            words: [
                "inside the tag '</a' that begins at line 1",
                "<a>, which begins at line 1, is still open, inside 1 more",
            ]),
        Example(
            name: "truncated inside a comment", text: "⟦<document>⟧\n⟦<⟧!-- a <b> ⟦⟧", identifier: "truncated-file",
            words: ["inside a comment that begins at line 2", "<document>"]),
        Example(
            name: "truncated inside CDATA", text: "⟦<a>⟧⟦<⟧![CDATA[ x ]] ⟦⟧", identifier: "truncated-file",
            words: ["inside a CDATA section that begins at line 1"]),
        Example(
            name: "truncated inside the root's tag", text: "⟦<⟧document type=\"x⟦⟧", identifier: "truncated-file",
            words: ["inside the tag '<document' that begins at line 1"]),
        Example(
            name: "truncated inside the declaration", text: "⟦<⟧?xml version=\"1.0\"⟦⟧", identifier: "truncated-file",
            words: ["inside a processing instruction that begins at line 1"]),
        Example(
            name: "conflict",
            text: "<a>\n⟦<<<<<<< HEAD⟧\n<b/>\n⟦=======⟧\n<c/>\n⟦>>>>>>> feature/x⟧\n</a>", identifier: "merge-conflict",
            words: [
                "'<<<<<<< HEAD' at line 2", "'=======' at line 4", "'>>>>>>> feature/x' at line 6", "conflict markers",
            ]),
        Example(
            name: "conflict with base and CRLF",
            text: "<a>\r\n⟦<<<<<<< ours⟧\r\n⟦||||||| base⟧\r\n⟦=======⟧\r\n⟦>>>>>>> theirs⟧\r\n</a>",
            identifier: "merge-conflict", words: ["'||||||| base' at line 3", "'>>>>>>> theirs' at line 5"]),
        Example(
            name: "two conflicts",
            text: """
                <a>
                ⟦<<<<<<< x⟧
                ⟦=======⟧
                ⟦>>>>>>> y⟧
                ⟦<<<<<<< x⟧
                ⟦=======⟧
                ⟦>>>>>>> y⟧
                </a>
                """,
            identifier: "merge-conflict", words: ["there are 2 such conflicts", "'<<<<<<< x' at line 2"]),
        Example(
            name: "conflict at the very start", text: "⟦<<<<<<< HEAD⟧\n<a/>\n⟦=======⟧\n<b/>\n⟦>>>>>>> x⟧\n",
            identifier: "merge-conflict", words: ["line 1", "line 3", "line 5"]),
        Example(
            name: "only the end of a conflict left, and a broken tag", text: "<a>\n<b\n⟦>>>>>>> x⟧\n</a>",
            identifier: "merge-conflict", words: ["'>>>>>>> x' at line 3"]),
        Example(
            name: "wrong end tag", text: "<a>\n ⟦<b id=\"1\">⟧\n⟦</c>⟧</a>", identifier: "unreadable-xml",
            words: ["'</c>' stands where <b id=\"1\"> of line 2 must be closed first", "libxml2: "]),
        Example(
            name: "two roots", text: "<a/>\n⟦⟧<b/>\n", identifier: "unreadable-xml",
            words: ["more after the end of the document's root element", "libxml2: Extra content"]),
        Example(
            name: "attribute twice", text: "<a>\n ⟦<⟧b id=\"id=\" x=\"id\"\n  ⟦id⟧='2'/></a>",
            identifier: "unreadable-xml",
            words: ["<b id=\"id=\"> has the attribute 'id' twice", "libxml2: Attribute id redefined"]),
        Example(
            name: "lone ampersand in a value", text: "<a b=\"x ⟦⟧& y\"/>", identifier: "unreadable-xml",
            words: ["a lone '&' must be written '&amp;'"]),
        Example(
            name: "lone ampersand in a text", text: "<a>AT⟦⟧&T</a>", identifier: "unreadable-xml",
            words: ["a lone '&' must be written '&amp;'"]),
        Example(
            name: "unknown entity", text: "<a>⟦&nbsp;⟧</a>", identifier: "xml-entity",
            words: ["the entity '&nbsp;' is not defined"]),
        Example(
            name: "unknown entity in a value", text: "<a b='x⟦&nbsp;⟧'/>", identifier: "xml-entity",
            words: ["the entity '&nbsp;' is not defined"]),
        Example(
            name: "missing quote", text: "<a>\n⟦<⟧b c=\"1>\n⟦⟧<d/>\n</a>", identifier: "unreadable-xml",
            words: ["closing quote is missing"]),
        Example(
            name: "NUL in a text", text: "<a>\n  b⟦⟧\0c</a>", identifier: "unreadable-xml", words: ["a NUL byte"]),
        Example(
            name: "NULs behind the end", text: "<a/>\n⟦⟧\0\0\0\0", identifier: "unreadable-xml",
            words: ["the rest of the file, from here on, is NUL bytes"]),
        Example(
            name: "binary", text: "abc⟦⟧\0\u{1}\u{2}\0\0\u{4}", identifier: "binary-file", words: ["binary, not XML"]),
        Example(
            name: "compiled nib", text: "⟦⟧NIBArchive\u{1}\0\0", identifier: "binary-file", words: ["a compiled nib"]),
        Example(
            name: "binary property list", text: "⟦⟧bplist00\0", identifier: "binary-file", words: ["property list"]),
        Example(
            name: "attributes grown together", text: "<a>\n⟦<⟧b c=\"1\"⟦⟧d=\"2\"/></a>", identifier: "unreadable-xml",
            words: ["a space is missing", "libxml2: attributes construct error"]),
        Example(
            name: "attribute without value", text: "<a>\n⟦<⟧b hidden⟦⟧/></a>", identifier: "unreadable-xml",
            words: ["attribute 'hidden' has no value", "libxml2: Specification mandates value for attribute hidden"]),
        Example(
            name: "value without quotes", text: "⟦<⟧a b=⟦⟧1/>", identifier: "unreadable-xml",
            words: ["quotes", "libxml2: AttValue: \" or ' expected"]),
    ]

    @Test("one diagnostic, at the place, in words that help", arguments: examples)
    func diagnostics(example: Example) throws {
        let marked = MarkedText(example.text)
        let file = marked.file()
        let problem = try #require(throws: Diagnostic.self) { try XMLTree(parsing: file) }
        #expect(problem.identifier == example.identifier, "\(problem)")
        #expect(problem.severity == .error)
        for word in example.words { #expect(problem.message.contains(word), "\(problem)") }
        // The diagnostic's own mark: the last empty one, else the last without a note, else the first.
        let places = marked.ranges.map { file.position(at: $0.start) }
        let position = try #require(problem.position)
        #expect(places.contains(position), "\(problem)")
        let noted = problem.notes.compactMap(\.position)
        #expect(Set(noted + [position]) == Set(places), "\(problem)")
        #expect(!problem.message.contains("\n"))
        #expect(!problem.message.hasSuffix("."))
        #expect(problem.path == file.path)
    }

    @Test("AppleDouble files are known by name")
    func appleDouble() throws {
        let file = SourceFile(path: "._Main.storyboard", bytes: [0, 5, 0x16, 7, 0, 2, 0, 0] + Array("Mac OS X".utf8))
        let problem = try #require(throws: Diagnostic.self) { try XMLTree(parsing: file) }
        #expect(problem.identifier == "binary-file")
        #expect(problem.message.contains("AppleDouble"))
        #expect(problem.fixHint?.contains("delete it") == true)
    }

    @Test("the end of a multi-byte character belongs to a truncated file")
    func cutCharacter() throws {
        let whole = Array("<a>\n<b c=\"Zoë".utf8)
        let problem = try #require(throws: Diagnostic.self) {
            try XMLTree(parsing: SourceFile(path: "T", bytes: whole.dropLast()))
        }
        #expect(problem.identifier == "truncated-file", "\(problem)")
        #expect(problem.message.contains("inside the tag '<b' that begins at line 2"))
    }

    @Test("cut anywhere, a document gives one diagnostic and never a tree")
    func cutAnywhere() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE document>
            <document type="x"><!-- é --><scenes><scene sceneID="a"><objects>
            <viewController id="b" title="&lt;&#x41;"><![CDATA[x]]></viewController></objects></scene></scenes></document>
            """
        let bytes = Array(text.utf8)
        for end in 0..<bytes.count {
            let problem = try #require(throws: Diagnostic.self, "cut at \(end)") {
                try XMLTree(parsing: SourceFile(path: "T", bytes: Array(bytes[..<end])))
            }
            let expected = end == 0 ? "empty-file" : "truncated-file"
            #expect(problem.identifier == expected, "cut at \(end): \(problem)")
            #expect(problem.position != nil)
        }
        #expect(throws: Never.self) { try XMLTree(parsing: SourceFile(path: "T", bytes: bytes)) }
    }

    @Test("any byte changed gives a tree that holds together or one diagnostic")
    func changedBytes() {
        let text = "<?xml version=\"1.0\"?><a b=\"c\"><!-- d --><e f='g'>h&amp;i</e><![CDATA[j]]><k/></a>"
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x09, 0x0A, 0x20, 0x22, 0x26, 0x27, 0x2F, 0x3C, 0x3E, 0x41, 0x5D, 0x80, 0xC3, 0xFF] {
                var changed = bytes
                changed[index] = byte
                let file = SourceFile(path: "T", bytes: changed)
                if let tree = try? XMLTree(parsing: file) { checkTiling(tree) }
            }
        }
    }
}
