import Foundation
import Reporters
import SourceText
import TestSupport
import Validation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reports that the tests of the formats share.
enum FindingsSample {
    /// An error with everything an error can have, a warning without a place, a file without a finding.
    static func report(path: String = "Main.storyboard", failureLevel: Diagnostic.Severity = .error) -> FindingsReport {
        let marked = MarkedText("<a>\n<segue id=\"x\" destination=\"⟦gone⟧\"/>\n</a>")
        let file = marked.file(path: path)
        let finding = Finding(
            Diagnostic(
                .error, "segue-destination-missing", "it leads nowhere", in: file, at: marked.ranges[0], objectID: "x",
                notes: [.init("look here")], fixHint: "delete it"),
            trail: ["First", "button"])
        let warning = Finding(Diagnostic(.warning, "some-rule", "take care", path: "Other.storyboard"))
        return FindingsReport(
            files: [
                .init(path: path, source: file, findings: [finding]),
                .init(path: "Other.storyboard", source: nil, findings: [warning]),
                .init(path: "Good.storyboard", source: nil, findings: []),
            ], rules: Validator.allRules.map { type(of: $0).description }, failureLevel: failureLevel)
    }

    /// Everything in it has a meaning in some format.
    static let hostile = "<b>&\"'%:,\n\r]]>é日🙂\u{1}::error::"

    /// A finding whose every text is hostile.
    static func hostileReport() -> FindingsReport {
        let file = SourceFile(path: hostile, text: "<é🙂 a=\"<script>\"/>")
        let finding = Finding(
            Diagnostic(
                .error, "some-rule", hostile, in: file, at: SourceRange(start: 1, end: 7), objectID: hostile,
                notes: [.init(hostile, position: file.position(at: 3))], fixHint: hostile),
            trail: [hostile, hostile])
        return FindingsReport(files: [.init(path: hostile, source: file, findings: [finding, finding])])
    }

    static let generator = "segue test"

    /// What the first rule of the sample says of itself.
    static var summary: String {
        let rules = Validator.allRules.map { type(of: $0).description }
        return rules.first { $0.identifier == "segue-destination-missing" }?.summary ?? "no such rule"
    }
}

/// A small look at an XML document through Foundation's own parser: each element's path with its attributes.
final class XMLOutline: NSObject, XMLParserDelegate {
    struct Element: Equatable {
        let path: String
        let attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// `nil` when `text` is not well-formed.
    init?(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func elements(_ path: String) -> [Element] { elements.filter { $0.path == path } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let path = open.last.map { elements[$0].path + "/" + name } ?? name
        open.append(elements.count)
        elements.append(Element(path: path, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
