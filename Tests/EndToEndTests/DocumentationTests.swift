import Foundation
import TestSupport
import Testing

/// The output that the documentation shows is what the commands print.
///
/// A block to be held fresh stands under a comment with its command:
///
///     <!-- $ segue report Storyboards/CustomSegue -->
///     ```text
///     …
///     ```
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct DocumentationTests {
    private static let pages = ["README.md", "docs/walkthrough.md", "docs/reports.md", "docs/diff.md"]

    @Test(arguments: pages) func shownOutputIsFresh(page: String) throws {
        let url = Fixtures.packageRoot.appendingPathComponent(page)
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        let text = try String(contentsOf: url, encoding: .utf8)
        var fresh = text
        for block in text.matches(of: /(<!-- \$ segue (.*?) -->\n\n?```text\n)(?s:.*?)```/) {
            let run = try Tool.run(block.2.split(separator: " ").map(String.init))
            fresh = fresh.replacingOccurrences(of: String(block.0), with: "\(block.1)\(run.output)```")
        }
        try expectGolden(fresh, at: url)
    }

    /// The page that readers see first shows at least one walk, one report and one validation.
    @Test func theReadmeShowsRealOutput() throws {
        let text = try String(contentsOf: Fixtures.packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
        for command in ["walk", "report", "validate"] {
            #expect(text.contains("<!-- $ segue \(command) "), "README.md shows no output of segue \(command)")
        }
    }
}
