import SourceText
import TestSupport
import Testing
import YAMLTree

@Suite("Malformed YAML")
struct MalformedYAMLTests {
    static func error(_ file: SourceFile, limits: YAMLTree.Limits = .init()) -> Diagnostic? {
        do {
            _ = try YAMLTree.parse(file, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    /// The place is where libyaml 0.2.5 gives up, its scalar index turned into ours.
    @Test(
        "what is not YAML is an error at its place",
        arguments: [
            ("a: b\n⟦\t⟧c: d\n", "unreadable-yaml"), ("a: [1, 2\n⟦⟧", "unreadable-yaml"),
            ("a: ⟦@⟧x\n", "unreadable-yaml"), ("é: ⟦*⟧nowhere\n", "unreadable-yaml"),
            ("a: &x [1, ⟦*⟧x]\n", "unreadable-yaml"), ("a: 1\n⟦-⟧--\nb: 2\n", "unreadable-yaml"),
            ("⟦[⟧1, 2]: 3\n", "unreadable-yaml"), ("a: ⟦!⟧ruby/object x\n", "unreadable-yaml"),
            ("a: 1\n⟦a⟧: 2\n", "duplicate-key"), ("é: \"⟦\u{1}⟧\"\n", "unreadable-yaml"),
        ])
    func places(marked: String, identifier: String) throws {
        let text = MarkedText(marked)
        let file = text.file(path: "a.yml")
        let error = try #require(Self.error(file))
        #expect(error.identifier == identifier)
        #expect(error.severity == .error)
        #expect(error.position == file.position(at: text.ranges[0].start))
        #expect(!error.message.isEmpty)
    }

    @Test("a tab in the indentation and a conflict marker get a hint")
    func hints() throws {
        let tab = try #require(Self.error(SourceFile(path: "a.yml", text: "a:\n  b: 1\n\tc: 2\n")))
        #expect(tab.fixHint == "indent with spaces; YAML does not allow tabs there")
        let conflict = "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n"
        let marker = try #require(Self.error(SourceFile(path: "a.yml", text: conflict)))
        #expect(marker.fixHint == "the line is a merge conflict marker; resolve the conflict")
    }

    @Test("bytes that are not UTF-8 text are refused")
    func encodings() {
        let text = "a: b\n"
        let utf16 = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let files: [[UInt8]] = [
            [0xFF, 0xFE] + utf16, [0xFE, 0xFF] + utf16.reversed(), utf16, Array("a: \u{0}b".utf8),
            [0x61, 0x3A, 0x20, 0xC3, 0x28], [0x61, 0x3A, 0x20, 0xFF], [0x7F, 0x45, 0x4C, 0x46, 0, 0],
            [0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], [0x61, 0x3A, 0x20, 0xE2, 0x82],
        ]
        for bytes in files {
            let error = Self.error(SourceFile(path: "a.yml", bytes: bytes))
            #expect(error?.identifier == "unreadable-yaml", "\(bytes)")
            #expect(error?.position?.line == 1, "\(bytes)")
        }
        #expect(Self.error(SourceFile(path: "a.yml", bytes: files[0]))?.message == "the file is UTF-16")
        #expect(Self.error(SourceFile(path: "a.yml", bytes: files[2]))?.message == "the file is not text")
        // The lone lead byte counts as one scalar; the byte that does not continue it is at fault.
        #expect(Self.error(SourceFile(path: "a.yml", bytes: files[4]))?.position?.column == 5)
    }

    @Test("nesting is limited", arguments: ["[", "{a: ", "- ", "? "])
    func depth(opening: String) {
        let deep = String(repeating: opening, count: 100_000)
        let error = Self.error(SourceFile(path: "a.yml", text: deep))
        #expect(error?.identifier == "yaml-limit")
    }

    @Test("nesting up to the limit is not")
    func depthWithinLimit() throws {
        let limits = YAMLTree.Limits(depth: 3)
        #expect(Self.error(SourceFile(path: "a.yml", text: "[[[1]]]"), limits: limits) == nil)
        #expect(Self.error(SourceFile(path: "a.yml", text: "[[[[1]]]]"), limits: limits)?.identifier == "yaml-limit")
    }

    @Test("aliases that multiply are stopped by the count of values")
    func aliasBomb() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(Self.error(SourceFile(path: "a.yml", text: text))?.identifier == "yaml-limit")
    }

    @Test("aliases of a long text are stopped by the bytes they stand for")
    func aliasesOfLongText() {
        let aliases = Array(repeating: "*x", count: 1000).joined(separator: ", ")
        let text = "a: &x \(String(repeating: "y", count: 1_000_000))\nb: [\(aliases)]\n"
        #expect(Self.error(SourceFile(path: "a.yml", text: text))?.identifier == "yaml-limit")
    }

    @Test("a file beyond the size limit is not read")
    func size() {
        let limits = YAMLTree.Limits(size: 10)
        #expect(Self.error(SourceFile(path: "a.yml", text: "a: 1234567"), limits: limits) == nil)
        #expect(Self.error(SourceFile(path: "a.yml", text: "a: 12345678"), limits: limits)?.identifier == "yaml-limit")
    }

    @Test("the same name can be anchored again, and the nearest counts")
    func anchorsAgain() throws {
        let root = try YAMLTree.parse(SourceFile(path: "a.yml", text: "[&x 1, *x, &x 2, *x]"))
        #expect(try root?.elements().map { try $0.string() } == ["1", "1", "2", "2"])
    }

    /// A small linear congruential generator, so that a failure can be repeated.
    struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("a thousand damaged files end in a tree or in a diagnostic inside the file", arguments: 0..<8)
    func damage(seed: UInt64) {
        let sound = Array(
            """
            storyboard: Main.storyboard   # é
            device: {width: 375, height: 667, scale: 2}
            steps:
              - &first launch
              - performSegue: "First\\u00e9"
              - expect:
                  top: 'Second'
                  hierarchy: |
                    <A>, state: appeared
                       | <B>
              - *first
            """.utf8)
        let pieces: [[UInt8]] = [
            "\t", "\u{0}", "&a ", "*a ", "*first", "[", "{", "}", "- ", ": ", "\"", "'", "|\n", "%", "\n---\n",
            "\u{85}", "\u{2028}", "!!", "?", "😀",
        ]
        .map { Array($0.utf8) }
        var random = Random(state: seed)
        for _ in 0..<125 {
            var bytes = sound
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...12, using: &random)))
                default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
                }
            }
            let file = SourceFile(path: "a.yml", bytes: bytes)
            guard let error = Self.error(file) else { continue }
            #expect(["unreadable-yaml", "duplicate-key", "yaml-limit"].contains(error.identifier))
            let last = file.position(at: bytes.count)
            #expect(error.position.map { $0 <= last } == true, "\(error) in \(bytes)")
        }
    }
}
