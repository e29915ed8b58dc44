import ClassIndex
import SourceText
import TestSupport
import Testing

@testable import SwiftSources

/// Reads sources given as texts, `App.swift` where there is only one.
func program(
    _ sources: String..., module: String = "Demo", platform: SourcePlatform = .iOS
) -> Program {
    program(sources.enumerated().map { ($0.offset == 0 ? "App.swift" : "App\($0.offset + 1).swift", $0.element) })
}

func program(
    _ files: [(String, String)], module: String = "Demo", platform: SourcePlatform = .iOS
) -> Program {
    Program(module: module, platform: platform, files: files.map { SourceFile(path: $0.0, text: $0.1) })
}

/// What becomes of the sources.
func rewritten(_ program: Program, leftOut: Set<String> = [], omitted: Set<String> = []) -> RewriteRun.Result {
    var run = RewriteRun(program, runtimeModule: "UIKit", leftOut: leftOut, omitted: omitted)
    return run.run()
}

extension RewriteRun.Copy {
    private var lines: [Substring] {
        String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The user's part: what stands between the first line and what was appended.
    var body: String {
        let end = lines.firstIndex { $0 == "#sourceLocation()" } ?? lines.endIndex
        return lines[1..<end].joined(separator: "\n")
    }

    /// The appended part.
    var generated: String {
        guard let start = lines.firstIndex(where: { $0 == "#sourceLocation()" }) else { return "" }
        return lines[(start + 1)...].joined(separator: "\n")
    }

    /// The registering calls, without their indentation and marks.
    var calls: [String] {
        generated.split(separator: "\n").map { line in
            let code = line.drop { $0 == " " }
            return String(code).text(before: " // segue: ")
        }.filter { $0.hasPrefix(".") }
    }
}

extension String {
    fileprivate func text(before mark: String) -> String {
        var end = startIndex
        while end < endIndex, !self[end...].hasPrefix(mark) { end = index(after: end) }
        return String(self[..<end])
    }
}

/// One rewriting example: what the user wrote, and what is compiled in its stead, runs of spaces counting as one,
/// and as none before a closing bracket or a comma.
struct RewriteExample: Sendable, CustomTestStringConvertible {
    let title: String
    let source: String
    let expected: String

    init(_ title: String, _ source: String, _ expected: String) {
        self.title = title
        self.source = source
        self.expected = expected
    }

    var testDescription: String { title }

    /// Checks the example.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let result = rewritten(program(source))
        guard let copy = result.copies.first else {
            Issue.record("\(title): left out: \(result.problems)", sourceLocation: sourceLocation)
            return
        }
        expectSameText(Self.compact(copy.userPart), Self.compact(expected), sourceLocation: sourceLocation)
    }

    private static func compact(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ").joined(separator: " ")
                .replacing(" )", with: ")").replacing(" ]", with: "]").replacing(" ,", with: ",")
        }.joined(separator: "\n")
    }
}

extension RewriteRun.Copy {
    /// The rewritten text itself, without what comes before and after it.
    var userPart: String {
        var body = body
        // What is appended begins on a line of its own.
        if !generated.isEmpty, body.hasSuffix("\n") { body.removeLast() }
        return body
    }
}
