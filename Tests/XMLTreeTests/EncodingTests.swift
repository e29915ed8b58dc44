import SourceText
import TestSupport
import Testing
import XMLTree

@Suite("Encodings")
struct EncodingTests {
    /// A way to write one and the same document.
    struct Form: Sendable, CustomTestStringConvertible {
        let name: String
        let declared: String
        let encoding: TextEncoding
        let encode: @Sendable (String) -> [UInt8]
        var testDescription: String { name }
    }

    static let forms: [Form] = [
        Form(name: "UTF-8", declared: "UTF-8", encoding: .utf8) { Array($0.utf8) },
        Form(name: "UTF-8 with mark", declared: "UTF-8", encoding: .utf8) { [0xEF, 0xBB, 0xBF] + Array($0.utf8) },
        Form(name: "UTF-16, little end first", declared: "UTF-16", encoding: .utf16LittleEndian) {
            [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        },
        Form(name: "UTF-16, big end first", declared: "UTF-16", encoding: .utf16BigEndian) {
            [0xFE, 0xFF] + $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        },
        Form(name: "UTF-16LE without mark", declared: "utf-16", encoding: .utf16LittleEndian) {
            $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        },
        Form(name: "UTF-16BE without mark", declared: "UTF-16", encoding: .utf16BigEndian) {
            $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        },
        Form(name: "Latin-1", declared: "ISO-8859-1", encoding: .named("ISO-8859-1")) {
            $0.unicodeScalars.map { UInt8($0.value) }
        },
        // In these two the characters of the document have the same bytes as in Latin-1.
        Form(name: "Latin-9", declared: "ISO-8859-15", encoding: .named("ISO-8859-15")) {
            $0.unicodeScalars.map { UInt8($0.value) }
        },
        Form(name: "Windows", declared: "windows-1252", encoding: .named("windows-1252")) {
            $0.unicodeScalars.map { UInt8($0.value) }
        },
    ]

    static func document(_ declared: String, lineBreak: String) -> String {
        [
            "<?xml version=\"1.0\" encoding=\"\(declared)\"?>", "<a>", "  <b id=\"Zoë\"/><c d=\"1\">Grüße</c>", "</a>",
            "",
        ]
        .joined(separator: lineBreak)
    }

    @Test(
        "one document in any encoding has the same values at the same places", arguments: forms, ["\n", "\r\n", "\r"])
    func sameDocument(form: Form, lineBreak: String) throws {
        let bytes = form.encode(Self.document(form.declared, lineBreak: lineBreak))
        let tree = try XMLTree(parsing: SourceFile(path: "T.xib", bytes: bytes))
        #expect(tree.encoding == form.encoding)
        #expect(tree.serialized() == bytes)
        #expect(tree.root.child("b")?.attribute("id") == "Zoë")
        #expect(tree.root.child("c")?.text == "Grüße")
        #expect(tree.root.child("b")?.position.description == "T.xib:3:3")
        #expect(tree.root.child("c")?.position.description == "T.xib:3:16")
        checkTiling(tree)
    }

    @Test("a scalar beyond UTF-16's first plane is one column")
    func surrogates() throws {
        let text = "<a b=\"🙂\" c=\"1\"/>"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let tree = try XMLTree(parsing: SourceFile(path: "T", bytes: bytes))
        #expect(tree.root.attribute("b") == "🙂")
        #expect(tree.root.attributeNode("c")?.position.column == 10)
    }

    @Test("other 8-bit encodings that the declaration names are decoded too")
    func named() throws {
        // ł is 0xB3 in ISO-8859-2, € is 0x80 in windows-1252.
        let polish = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-2\"?><a b=\"".utf8) + [0xB3] + Array("\"/>".utf8)
        #expect(try XMLTree(parsing: SourceFile(path: "T", bytes: polish)).root.attribute("b") == "ł")
        let euro = Array("<?xml version='1.0' encoding = 'windows-1252' ?><a b=\"".utf8) + [0x80] + Array("\"/>".utf8)
        #expect(try XMLTree(parsing: SourceFile(path: "T", bytes: euro)).root.attribute("b") == "€")
    }

    static let broken: [(name: String, bytes: [UInt8], words: [String], position: String)] = [
        (
            "Latin-1 without declaration", Array("<a>\n<b c=\"Zo".utf8) + [0xEB] + Array("\"/></a>".utf8),
            ["0xEB", "not UTF-8"], "T:2:9"
        ),
        (
            "Latin-1 declared as UTF-8",
            Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>Gr".utf8) + [0xFC] + Array("n</a>".utf8),
            ["0xFC", "not UTF-8"], "T:2:6"
        ),
        (
            "half a surrogate pair", [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x3E, 0, 0x3D, 0xD8, 0x61, 0],
            ["surrogate"], "T:1:4"
        ),
        ("half a unit", [0xFF, 0xFE, 0x3C, 0, 0x61], ["half of a UTF-16 character"], "T:1:2"),
        ("UTF-32", [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], ["UTF-32"], "T:1:1"),
        (
            "declared UTF-16 but not so", Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>".utf8),
            ["UTF-16", "not written in it"], "T:1:1"
        ),
        (
            "an unknown encoding", Array("<?xml version=\"1.0\" encoding=\"x-nonsense\"?><a/>".utf8),
            ["x-nonsense", "cannot be decoded"], "T:1:1"
        ),
    ]

    @Test("bytes that do not fit the encoding are told with their place", arguments: broken.indices)
    func doesNotFit(index: Int) throws {
        let (name, bytes, words, position) = Self.broken[index]
        let problem = try #require(throws: Diagnostic.self, "\(name)") {
            try XMLTree(parsing: SourceFile(path: "T", bytes: bytes))
        }
        #expect(problem.identifier == "text-encoding", "\(problem)")
        for word in words { #expect(problem.message.contains(word), "\(problem)") }
        #expect(problem.position?.description == position)
        if name != "half a unit" { #expect(problem.fixHint != nil) }
    }
}
