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
    private static let pages = [
        "README.md", "docs/walkthrough.md", "docs/reports.md", "docs/diff.md", "docs/animation.md", "docs/validate.md",
    ]

    @Test(arguments: pages) func shownOutputIsFresh(page: String) throws {
        let url = Fixtures.packageRoot.appendingPathComponent(page)
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        let text = try String(contentsOf: url, encoding: .utf8)
        var fresh = text
        for block in text.matches(of: /(<!-- \$ segue (.*?) -->\n\n?```text\n)(?s:.*?)```/) {
            let run = try Tool.run(Self.arguments(block.2))
            fresh = fresh.replacingOccurrences(of: String(block.0), with: "\(block.1)\(run.output)```")
        }
        try expectGolden(fresh, at: url)
    }

    /// The words of a command line; what stands in single quotes is one.
    private static func arguments(_ line: Substring) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    /// The plot in the guide is what the command draws.
    @Test func theShownPlotIsFresh() throws {
        let run = try Tool.run(["animate", "docs/animation/transitions.yml", "--format", "svg"])
        let url = Fixtures.packageRoot.appendingPathComponent("docs/animation/transitions.svg")
        try expectGolden(run.output, at: url)
    }

    /// The page of the guide to differences is what the command writes, but for the version.
    @Test func theShownPageIsFresh() throws {
        let run = try Tool.run([
            "diff", "Storyboards/CustomSegue/Main.storyboard", "docs/diff/Main.storyboard", "--format", "html",
        ])
        let page = run.output.replacing(/content="segue [^"]*"/, with: "content=\"segue\"")
        try expectGolden(page, at: Fixtures.packageRoot.appendingPathComponent("docs/diff/Main.html"))
    }

    /// The page that readers see first shows at least one walk, one report and one validation.
    @Test func theReadmeShowsRealOutput() throws {
        let text = try String(contentsOf: Fixtures.packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
        for command in ["walk", "report", "validate"] {
            #expect(text.contains("<!-- $ segue \(command) "), "README.md shows no output of segue \(command)")
        }
    }
}
