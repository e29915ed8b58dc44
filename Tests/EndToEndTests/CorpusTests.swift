import Foundation
import TestSupport
import Testing

/// `segue report` and `segue validate` over every file of the corpus.
@Suite(
    .enabled(if: Tool.isBuilt, "the executables are not built"),
    .enabled(if: Fixtures.hasCorpus, "the corpus is not there")) struct CorpusTests
{
    @Test(arguments: ["validate", "report"]) func noFileIsTooMuch(command: String) throws {
        let folder = try #require(Fixtures.corpus)
        for path in Fixtures.corpusPaths() {
            let run = try Tool.run([command, folder.appendingPathComponent(path).path])
            #expect([0, 1, 65].contains(run.status), "\(path): \(run.status)\n\(run.errors)")
        }
    }

    /// The files with the most segues report just those that a plain search of the text counts.
    @Test func segueCountsArePlainCounts() throws {
        let folder = try #require(Fixtures.corpus)
        let counted = try Fixtures.corpusPaths().filter { $0.hasSuffix(".storyboard") }.map { path in
            (path, try Self.plainCount(folder.appendingPathComponent(path)))
        }
        var checked = 0
        for (path, count) in counted.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) where checked < 5 {
            let report = try Tool.run(["report", "--format", "json", folder.appendingPathComponent(path).path])
            // A few files of the corpus are broken; they have no report.
            if report.status == 65 { continue }
            #expect(Self.segues(try report.json()).count == count, "\(path)")
            #expect(count > 10)
            checked += 1
        }
        #expect(checked == 5)
    }

    /// Segues with a kind outside comments, counted in the text itself.
    private static func plainCount(_ url: URL) throws -> Int {
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            .replacing(/<!--(?s:.*?)-->/, with: "")
        return text.matches(of: /<segue\s[^>]*?\skind="[^"]*"/).count
    }

    private static func segues(_ value: Any) -> [[String: Any]] {
        switch value {
        case let object as [String: Any]:
            object.flatMap { key, value in
                key == "segues" ? (value as? [[String: Any]] ?? []) : segues(value)
            }
        case let list as [Any]: list.flatMap(segues)
        default: []
        }
    }
}
