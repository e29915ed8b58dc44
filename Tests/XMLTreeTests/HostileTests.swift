import SourceText
import TestSupport
import Testing
import XMLTree

@Suite("Hostile documents")
struct HostileTests {
    static func problem(_ text: String, limits: XMLTree.Limits = .standard) throws -> Diagnostic {
        try #require(throws: Diagnostic.self) {
            try XMLTree(parsing: SourceFile(path: "T", text: text), limits: limits)
        }
    }

    static let laughs: String = {
        let entities = (1...30).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
        return "<!DOCTYPE a [<!ENTITY l0 \"lol\">\(entities.joined())]>"
    }()

    @Test("entities are not expanded, neither in texts nor in values", arguments: ["<a>&l30;</a>", "<a b=\"&l30;\"/>"])
    func billionLaughs(body: String) throws {
        let problem = try Self.problem(Self.laughs + body)
        #expect(problem.identifier == "xml-entity")
        #expect(problem.message.contains("'&l30;'"))
        #expect(problem.position?.column == Self.laughs.count + 1 + (body.hasPrefix("<a>") ? 3 : 6))
    }

    @Test("declared entities that nobody uses do no harm")
    func unused() throws {
        let tree = try XMLTree(parsing: SourceFile(path: "T", text: Self.laughs + "<a b=\"1\"/>"))
        #expect(tree.root.attribute("b") == "1")
        checkTiling(tree)
    }

    @Test("no file and no address outside is read")
    func external() throws {
        let problem = try Self.problem("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><a>&x;</a>")
        #expect(problem.identifier == "xml-entity")
        // A document type elsewhere is neither fetched nor missed.
        let text = "<!DOCTYPE a PUBLIC \"-//X\" \"http://127.0.0.1:9/x.dtd\"><a/>"
        #expect(try XMLTree(parsing: SourceFile(path: "T", text: text)).root.name == "a")
        let used = try Self.problem("<!DOCTYPE a SYSTEM \"http://127.0.0.1:9/x.dtd\"><a>&x;</a>")
        #expect(used.identifier == "xml-entity")
        let parameter = try Self.problem("<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///etc/hostname\">%p;]><a/>")
        #expect(parameter.position != nil)
    }

    @Test("attributes that come from a document type are refused, as they are not in the text")
    func defaults() throws {
        let problem = try Self.problem("<!DOCTYPE a [<!ATTLIST b c CDATA \"x\">]><a><b/></a>")
        #expect(problem.message.contains("default attributes"))
        #expect(problem.identifier == "xml-entity")
    }

    struct Flood: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let word: String
        var testDescription: String { name }
    }

    static let floods: [Flood] = [
        Flood(name: "depth", text: String(repeating: "<a>", count: 1_000_000), word: "nested more than 1000 deep"),
        Flood(
            name: "width", text: "<a>" + String(repeating: "<b/>", count: 2_000_001) + "</a>",
            word: "more than 2000000 elements"),
        Flood(
            name: "comments", text: "<a>" + String(repeating: "<!---->", count: 2_000_001) + "</a>",
            word: "more than 2000000 elements and comments"),
        Flood(
            name: "attributes of one element", text: "<a " + (0..<400_000).map { "a\($0)=\"\" " }.joined() + "/>",
            word: "more than 2000 attributes"),
        Flood(
            name: "one attribute again and again", text: "<a " + String(repeating: "a=\"\" ", count: 400_000) + "/>",
            word: "more than 2000 attributes"),
        Flood(
            name: "namespaces", text: "<a " + (0..<200_000).map { "xmlns:a\($0)=\"u\" " }.joined() + "/>",
            word: "too many namespaces"),
        Flood(
            name: "names", text: "<a>" + (0..<400_000).map { "<n\($0)/>" }.joined() + "</a>",
            word: "more than 100000 different names"),
        Flood(
            name: "instructions", text: "<a>" + (0..<400_000).map { "<?n\($0)?>" }.joined() + "</a>",
            word: "more than 100000 different names"),
        Flood(
            name: "entities", text: "<!DOCTYPE a [" + (0..<400_000).map { "<!ENTITY e\($0) \"\">" }.joined() + "]><a/>",
            word: "document type"),
        Flood(
            name: "one tag", text: "<" + String(repeating: "a", count: 40_000_000),
            word: "a tag has more than 16777216 bytes"),
        Flood(
            name: "one value", text: "<a b=\"" + String(repeating: "a", count: 40_000_000) + "\"/>",
            word: "a tag has more than 16777216 bytes"),
        Flood(
            name: "content models",
            text: "<!DOCTYPE a [<!ELEMENT a \(String(repeating: "(", count: 100_000))b]><a/>", word: "too deep"),
    ]

    @Test("a flood is stopped, soon", .timeLimit(.minutes(1)), arguments: floods)
    func stopped(flood: Flood) throws {
        let problem = try Self.problem(flood.text)
        #expect(problem.message.contains(flood.word), "\(problem.message.prefix(300))")
        #expect(problem.position != nil)
        #expect(problem.message.count < 400)
    }

    @Test("each limit holds at its number and not one earlier")
    func limits() throws {
        var limits = XMLTree.Limits.standard
        limits.depth = 3
        #expect(try Self.problem("<a><b><c><d/></c></b></a>", limits: limits).identifier == "too-large")
        #expect(try XMLTree(parsing: SourceFile(path: "T", text: "<a><b><c/></b></a>"), limits: limits).nodeCount == 3)
        limits = .standard
        limits.nodes = 3
        #expect(try Self.problem("<a><b/><c/><d/></a>", limits: limits).identifier == "too-large")
        #expect(try XMLTree(parsing: SourceFile(path: "T", text: "<a><b/></a>"), limits: limits).nodeCount == 2)
        limits = .standard
        limits.attributes = 2
        #expect(try Self.problem("<a b='' c='' d=''/>", limits: limits).identifier == "too-large")
        #expect(throws: Never.self) {
            try XMLTree(parsing: SourceFile(path: "T", text: "<a b='' c=''/>"), limits: limits)
        }
        limits = .standard
        limits.bytes = 4
        #expect(try Self.problem("<aa/>", limits: limits).message.contains("5 bytes"))
        #expect(throws: Never.self) { try XMLTree(parsing: SourceFile(path: "T", text: "<a/>"), limits: limits) }
    }

    @Test("long values, texts, comments and lines are no flood")
    func long() throws {
        let long = String(repeating: "x", count: 11_000_000)
        let tree = try XMLTree(
            parsing: SourceFile(path: "T", text: "<a b=\"\(long)\"><!--\(long)-->\(long)<c/><![CDATA[\(long)]]></a>"))
        #expect(tree.root.attribute("b")?.utf8.count == 11_000_000)
        #expect(tree.root.text.utf8.count == 22_000_000)
        #expect(tree.root.child("c")?.position.column == 3 * 11_000_000 + 16)
    }

    @Test("elements as deep as the limit, and lines beyond 65535, are located")
    func located() throws {
        let deep = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)
        #expect(try XMLTree(parsing: SourceFile(path: "T", text: deep)).nodeCount == 1_000)
        let text = "<a>" + String(repeating: "\n", count: 70_000) + "<b\n\n/>\n<c></a>"
        let problem = try Self.problem(text)
        #expect(problem.position?.line == 70_004)
        #expect(problem.message.contains("<c> of line 70004"))
    }

    @Test("many threads may parse at once")
    func threads() async throws {
        let names = await withTaskGroup(of: String?.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let text = "<a\(index)>" + String(repeating: "<b c=\"&lt;\"/>", count: 200) + "</a\(index)>"
                    return (try? XMLTree(parsing: SourceFile(path: "T", text: text)))?.root.name
                }
            }
            var names: Set<String> = []
            for await name in group { if let name { names.insert(name) } }
            return names
        }
        #expect(names == Set((0..<200).map { "a\($0)" }))
    }
}
