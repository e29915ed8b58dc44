import Foundation
import TestSupport
import Testing
import Validation

@testable import SegueCLI

/// The place that each format names, counted by hand in the file as it lies on disk, is the text that a rule's example
/// marks: behind characters of several bytes, and in every encoding.
@Suite struct FindingPlaceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let identifier: String
        let example: Example
        let number: Int
        var testDescription: String { "\(identifier), example \(number + 1)" }
    }

    static let cases = Validator.allRules.flatMap { rule in
        let description = type(of: rule).description
        return description.triggering.enumerated().map {
            Case(identifier: description.identifier, example: $1, number: $0)
        }
    }.filter { $0.example.options == RuleOptions() && $0.example.surroundings == nil }

    enum Form: CaseIterable {
        case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian

        func bytes(_ text: String) -> Data {
            let wide = "\u{FEFF}" + text.replacing("UTF-8", with: "UTF-16")
            return switch self {
            case .utf8: Data(text.utf8)
            case .utf8WithMark: Data("\u{FEFF}\(text)".utf8)
            case .utf16LittleEndian: wide.data(using: .utf16LittleEndian) ?? Data()
            case .utf16BigEndian: wide.data(using: .utf16BigEndian) ?? Data()
            }
        }
    }

    /// A place as a format has it.
    struct Place: Hashable, Comparable {
        var line = 0
        var column = 0
        var endLine: Int?
        var endColumn: Int?

        static func < (left: Place, right: Place) -> Bool { (left.line, left.column) < (right.line, right.column) }
    }

    /// Characters of two to four bytes, one of two UTF-16 units and one of several scalars, before every object.
    private static func marked(_ file: Example.File) -> String {
        file.document(
            around: file.scenes.replacing("<objects>", with: "<!-- é日🙂👩‍👩‍👧 --><objects>")
                .replacing("<connections>", with: "<!-- 🇫🇷é --><connections>"))
    }

    /// Where the marks stand, counted in Unicode scalars.
    private static func places(_ marked: String) -> [Place] {
        var places: [Place] = []
        var open: [Int] = []
        var (line, column) = (1, 1)
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦":
                open.append(places.count)
                places.append(Place(line: line, column: column))
            case "⟧":
                let index = open.removeLast()
                // What marks nothing is a place alone.
                guard (places[index].line, places[index].column) != (line, column) else { continue }
                (places[index].endLine, places[index].endColumn) = (line, column)
            case "\n": (line, column) = (line + 1, 1)
            default: column += 1
            }
        }
        return places.sorted()
    }

    @Test(arguments: cases, Form.allCases)
    func jsonAndSARIFNameThePlaceOfTheMark(in item: Case, written form: Form) throws {
        // Reading Swift takes a process; what is found with it stands in the file as anything else does.
        guard item.example.sources.isEmpty || form == .utf8 else { return }
        let (tool, expected) = try tool(for: item, form)
        let arguments = ["validate", "--rule", item.identifier, tool.folder.path, "--format"]
        tool.run(arguments + ["json"])
        #expect(try object(tool.output).list("findings").map { Place(json: $0) }.sorted() == expected)

        tool.run(arguments + ["sarif"])
        let run = try #require(try object(tool.output).list("runs").first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let regions = run.list("results").flatMap { $0.list("locations") }.map { location in
            Place(sarif: (location["physicalLocation"] as? [String: Any])?["region"] as? [String: Any] ?? [:])
        }
        #expect(regions.sorted() == expected)
    }

    @Test(
        arguments: cases.filter { Validator.isExemplary($0.identifier) && $0.number == 0 }, Form.allCases)
    func theOtherFormatsDoToo(in item: Case, written form: Form) throws {
        let (tool, expected) = try tool(for: item, form)
        let arguments = ["validate", "--rule", item.identifier, tool.folder.path, "--format"]
        let starts = expected.map { Place(line: $0.line, column: $0.column) }

        tool.run(arguments + ["codeclimate"])
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [[String: Any]])
        let positions = issues.compactMap {
            ($0["location"] as? [String: Any])?["positions"] as? [String: [String: Int]]
        }
        .map {
            Place(
                line: $0["begin"]?["line"] ?? 0, column: $0["begin"]?["column"] ?? 0,
                endLine: $0["end"]?["line"], endColumn: $0["end"]?["column"])
        }
        #expect(positions.sorted() == expected)

        func read(_ format: String, _ pattern: Regex<(Substring, Substring, Substring)>) -> [Place] {
            tool.run(arguments + [format])
            return tool.output.matches(of: pattern).map {
                Place(line: Int($0.output.1) ?? 0, column: Int($0.output.2) ?? 0)
            }.sorted()
        }
        #expect(read("xcode", /:(\d+):(\d+): (?:error|warning):/) == starts)
        #expect(read("text", /:(\d+):(\d+): (?:error|warning):/) == starts)
        #expect(read("checkstyle", /<error line="(\d+)" column="(\d+)"/) == starts)
        #expect(read("junit", /<testcase name="[a-z-]+ at (\d+):(\d+)"/) == starts)
        let single = expected.filter { $0.endLine == nil || $0.endLine == $0.line }
        #expect(read("github", /line=(\d+),col=(\d+)/) == single.map { Place(line: $0.line, column: $0.column) })
        let ends = single.filter { $0.endColumn != nil }.map { Place(line: $0.line, column: $0.endColumn ?? 0) }
        #expect(read("github", /line=(\d+),col=\d+,endColumn=(\d+)/) == ends.sorted())
    }

    /// What reads Swift, beside the test bundle.
    private static let sourcesTool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("segue-sources").path

    /// A tool whose folder holds the example, and where its marks stand in all files.
    private func tool(for item: Case, _ form: Form) throws -> (tool: TestTool, expected: [Place]) {
        let tool = try TestTool()
        var expected: [Place] = []
        for file in item.example.files {
            let text = Self.marked(file)
            try tool.folder.write(form.bytes(MarkedText(text).text), to: file.path)
            expected += Self.places(text)
        }
        var modules: [String: [String]] = [:]
        for source in item.example.sources {
            let text =
                source.isManifest
                ? "<!-- é日🙂👩‍👩‍👧 -->" + source.text.replacing("⟦", with: "<!-- 🇫🇷é -->⟦")
                : "/* é日🙂👩‍👩‍👧 */ " + source.text.replacing("⟦", with: "/* 🇫🇷é */ ⟦")
            try tool.folder.write(MarkedText(text).text, to: source.path)
            expected += Self.places(text)
            guard !source.isManifest else { continue }
            modules[source.module, default: []].append(source.path)
        }
        if !modules.isEmpty {
            let lines = modules.sorted { $0.key < $1.key }.map { "  \($0): [\($1.joined(separator: ", "))]\n" }
            try tool.folder.write("sources:\n\(lines.joined())", to: ".segue.yml")
            tool.environment["SEGUE_SOURCES"] = Self.sourcesTool
            tool.environment["SEGUE_CACHE"] = tool.folder.path("cache")
        }
        #expect(!expected.isEmpty)
        return (tool, expected.sorted())
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

extension FindingPlaceTests.Place {
    init(json: [String: Any]) {
        self.init(
            line: json["line"] as? Int ?? 0, column: json["column"] as? Int ?? 0, endLine: json["endLine"] as? Int,
            endColumn: json["endColumn"] as? Int)
    }

    init(sarif region: [String: Any]) {
        self.init(
            line: region["startLine"] as? Int ?? 0, column: region["startColumn"] as? Int ?? 0,
            endLine: region["endLine"] as? Int, endColumn: region["endColumn"] as? Int)
    }
}

extension [String: Any] {
    fileprivate func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}

extension Validator {
    /// Rules about attributes, tags, the document and other files, which is all that a place can be.
    fileprivate static func isExemplary(_ identifier: String) -> Bool {
        [
            "dangling-outlet", "segue-destination-missing", "scene-id-missing", "scene-without-controller",
            "initial-controller-missing", "initial-controller-dangling", "reference-identifier-missing",
            "dangling-tie-breaker", "unwind-action-malformed", "duplicate-object-id",
        ].contains(identifier)
    }
}
