import Foundation
import InterfaceBuilder
import Reporters
import SceneDiff
import SourceText
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Names and values that act on Markdown, HTML or terminals, and differences that are too long for a comment.
@Suite struct DifferenceEscapesTests {
    private static func document(_ scenes: String) throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
            \(scenes)
            </scenes></document>
            """
        return try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", text: text))
    }

    private static func report(_ old: String, _ new: String, path: String = "Main.storyboard") throws
        -> DifferenceReport
    {
        let file = DifferenceReport.File(
            path: path, from: try document(old), to: try document(new), detail: [.parts, .maps])
        return DifferenceReport(files: [file], showsAll: false)
    }

    // MARK: Hostile names

    private static let names = [
        "</summary></details><script>alert(1)</script>", "@everyone #1 GH-2 fixes #3", "`", "``a`", " ` ", "a|b",
        "*b* _c_",
        "[x](javascript:alert(1))", "<!-- -->", "--&gt;&lt;!--", "\u{202E}\u{1B}[31m",
        "&quot;&gt;&lt;svg onload=&quot;x",
        "{text none}", "none", "-", "\\", "&#10;## heading", "a -&gt; b",
    ]

    private static func hostile(_ name: String, title: String) -> String {
        let name = name.contains("&") ? name : name.replacing("<", with: "&lt;").replacing("\u{1B}", with: "x")
        return """
            <scene sceneID="\(name)"><objects><viewController id="\(name) c" customClass="\(name)" title="\(title)\(name)">
            <view key="view" id="v"><subviews><label text="\(title)\(name)" id="\(name) l"/></subviews></view>
            <connections><segue destination="\(name) c" kind="\(title)\(name)" identifier="\(name)" id="\(name) s"/>
            </connections></viewController></objects></scene>
            """
    }

    private static func reports(_ name: String) throws -> [DifferenceReport] {
        let other = #"<scene sceneID="o"><objects><viewController id="p"/></objects></scene>"#
        return [
            try report(hostile(name, title: "a"), hostile(name, title: "b")),
            try report(other, hostile(name, title: "a")),
            try report(hostile(name, title: "a"), other), try report(other, hostile(name, title: "a"), path: name),
        ]
    }

    @Test(arguments: names) func theyCannotEndCodeInMarkdown(name: String) throws {
        for report in try Self.reports(name) {
            let text = report.markdown()
            var depth = 0
            for line in text.split(separator: "\n").dropFirst() {
                // What is left when code is taken out is what segue writes itself.
                // A line that begins with a tag is HTML, where fences of code mean nothing.
                let isHTML = line.hasPrefix("<details")
                let rest =
                    isHTML ? String(line).replacing(/<code>[^<]*<\/code>/, with: "") : Self.withoutCode(String(line))
                let tags = rest.matches(of: /<[^>]*>/).map { String($0.0) }
                #expect(
                    tags.allSatisfy {
                        ["<details open>", "<summary>", "</summary>", "</details>"].contains($0)
                    }, "\(line)")
                #expect(!rest.contains { "`@#[]|_".contains($0) } || rest.hasPrefix("### "), "\(line)")
                #expect(rest.matches(of: /\*/).count % 2 == 0)
                depth += rest.matches(of: /<details/).count - rest.matches(of: /<\/details>/).count
                #expect(depth == 0 || depth == 1)
            }
            #expect(depth == 0)
        }
    }

    /// A line without its code spans, read as CommonMark reads them.
    private static func withoutCode(_ line: String) -> String {
        var result = ""
        var rest = line[...]
        while let open = rest.firstRange(of: /`+/) {
            let fence = rest[open]
            var end: String.Index?
            for run in rest[open.upperBound...].ranges(of: /`+/) where rest[run] == fence {
                end = run.upperBound
                break
            }
            result += rest[..<open.lowerBound]
            guard let end else { return result + rest[open.lowerBound...] }
            rest = rest[end...]
        }
        return result + rest
    }

    /// The page is well-formed XML apart from its first line, and has no element or attribute of a document's.
    @Test(arguments: names) func theyCannotEndAnElementOfThePage(name: String) throws {
        for report in try Self.reports(name) {
            let page = report.html(generator: "segue 0")
            #expect(!page.contains("\u{202E}"))
            let xml = page.replacing("<!DOCTYPE html>\n", with: "").replacing(/<meta [^>]*>/, with: "")
            let elements = Elements()
            let parser = XMLParser(data: Data(xml.utf8))
            parser.delegate = elements
            #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "") \(xml)")
            let known: Set = [
                "html", "head", "title", "style", "body", "h1", "h2", "h3", "p", "span", "section", "div", "figure",
                "figcaption", "svg", "g", "a", "rect", "text", "path", "circle", "ul", "li", "b", "small", "code",
                "del",
                "ins", "i", "details", "summary",
            ]
            #expect(elements.names.subtracting(known) == [])
            let attributes: Set = [
                "lang", "class", "id", "href", "role", "aria-label", "viewBox", "width", "height", "style", "tabindex",
                "x", "y", "rx", "cx", "cy", "r", "d",
            ]
            #expect(elements.attributes.subtracting(attributes) == [])
        }
    }

    private final class Elements: NSObject, XMLParserDelegate {
        var names: Set<String> = []
        var attributes: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            names.insert(name)
            self.attributes.formUnion(attributes.keys)
        }
    }

    /// Each line is one of the grammar's, whatever names say.
    @Test(arguments: names) func theyCannotMakeLinesForAgents(name: String) throws {
        let id = #"(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*")"#
        let value = #"(?:[A-Za-z0-9._:-]+(?: [0-9.eE-]+)*|"(?:[^"\\]|\\.)*")(?: "(?:[^"\\]|\\.)*")?"#
        let word = #"(?:[A-Za-z0-9._#\[\]-]+|"(?:[^"\\]|\\.)*")"#
        let forms = [
            "segue-diff 1", "file (?:added|removed|changed) .+", "scene \(id)@[0-9]+ .+",
            #"(?:[+~>-]|\([+~>-]\)) (?:\#(id)/)?\#(id)@[0-9]+ .+"#, #" +\.\#(word) \#(value) -> \#(value)"#,
            #" +\{\#(word) \#(value)(?:, \#(word) \#(value))*\}"#, " +\(id) .+",
        ]
        let line = try Regex(forms.map { "(?:\($0))" }.joined(separator: "|"))
        for report in try Self.reports(name) {
            for text in report.agentText().split(separator: "\n") {
                #expect(text.wholeMatch(of: line) != nil, "\(text)")
                #expect(!text.contains("\u{202E}"))
            }
        }
    }

    @Test func stringsForAgentsAreThoseOfJSON() throws {
        func label(_ text: String) -> String {
            #"<scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews><label id="l" text="\#(text)"/></subviews></view></viewController></objects></scene>"#
        }
        let text = "none &quot;quoted&quot; \\ &#10;&#9;\u{2028}é😀"
        let report = try Self.report(label("none"), label(text))
        let line = try #require(report.agentText().split(separator: "\n").first { $0.hasPrefix("  .text") })
        let match = try #require(line.wholeMatch(of: /\ \ \.text "none" -> (".*")/))
        let decoded = try JSONDecoder().decode([String].self, from: Data("[\(match.1)]".utf8))
        #expect(decoded == ["none \"quoted\" \\ \n\t\u{2028}é😀"])
    }

    @Test func longValuesAreCutAndCounted() throws {
        func label(_ text: String) -> String {
            #"<scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews><label id="l" text="\#(text)"/></subviews></view></viewController></objects></scene>"#
        }
        let report = try Self.report(label("a"), label(String(repeating: "b", count: 1_500)))
        let value = String(repeating: "b", count: 1_000)
        #expect(report.agentText().contains("\n  .text a -> \(value)+500\n"))
    }

    // MARK: Long differences

    private static func scenes(_ count: Int, labels: Int, text: String) -> String {
        (0..<count).map { scene in
            let labels = (0..<labels).map {
                "<label text=\"\(text)\" userLabel=\"label \($0)\" id=\"l\(scene)-\($0)\"/>"
            }
            return """
                <scene sceneID="s\(scene)"><objects><viewController id="c\(scene)" customClass="Controller\(scene)">
                <view key="view" id="v\(scene)"><subviews>\(labels.joined())</subviews></view>
                </viewController></objects></scene>
                """
        }.joined(separator: "\n")
    }

    @Test(arguments: [(40, 40), (3, 2_000), (3_000, 1), (300, 8)])
    func aCommentIsCutBetweenScenes(count: Int, labels: Int) throws {
        let report = try Self.report(
            Self.scenes(count, labels: labels, text: "one"), Self.scenes(count, labels: labels, text: "two"))
        let text = report.markdown()
        #expect(text.utf16.count <= 65_536)
        let scenes = text.split(separator: "<details>").dropFirst()
        // Each list is whole.
        for scene in scenes {
            #expect(scene.matches(of: /- \*\*changed\*\*/).count == labels)
            #expect(scene.contains("\n</details>\n"))
        }
        let lines = text.matches(of: /\n`Controller\d+`: .* changed; the list is too long for a comment\.\n/).count
        let total = text.firstMatch(of: /\*Left out: (\d+) changes/).flatMap { Int($0.1) }
        let unnamed = text.firstMatch(of: /of (\d+) scenes? that (?:is|are) not named/).flatMap { Int($0.1) } ?? 0
        #expect(total == (count - scenes.count) * labels)
        #expect(scenes.count + lines + unnamed == count)
    }

    @Test func filesThatDoNotFitAreCounted() throws {
        let (old, new) = (
            try Self.document(Self.scenes(1, labels: 1, text: "a")),
            try Self.document(Self.scenes(1, labels: 1, text: "b"))
        )
        let files = (0..<50).map {
            DifferenceReport.File(path: "File\($0).storyboard", from: old, to: new, detail: .parts)
        }
        let report = DifferenceReport(files: files, showsAll: false)
        let text = report.markdown(limit: 1_000)
        #expect(text.utf16.count <= 1_000)
        let shown = text.matches(of: /###/).count
        #expect(shown > 0)
        #expect(text.hasSuffix("and \(50 - shown) files.*\n"))
    }
}
