import Foundation
import Testing

/// Compares `text` with the file `name` in the folder `Goldens` beside the test.
///
/// With `SEGUE_RECORD=1` in the environment the file is written instead, and the test fails all the same, so that a
/// recording never passes for a check.
public func expectGolden(
    _ text: String, named name: String, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let golden = URL(fileURLWithPath: testFile).deletingLastPathComponent()
        .appendingPathComponent("Goldens").appendingPathComponent(name)
    try expectGolden(text, at: golden, sourceLocation: sourceLocation)
}

/// Compares `text` with a file, or writes it with `SEGUE_RECORD=1`, as ``expectGolden(_:named:testFile:sourceLocation:)``.
public func expectGolden(_ text: String, at golden: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: golden)
        Issue.record("recorded \(golden.path); run again without SEGUE_RECORD", sourceLocation: sourceLocation)
        return
    }
    guard let expected = try? Data(contentsOf: golden) else {
        Issue.record(
            "\(golden.path) is missing; record it with SEGUE_RECORD=1 and read it before you commit it",
            sourceLocation: sourceLocation)
        return
    }
    expectSameText(text, String(decoding: expected, as: UTF8.self), sourceLocation: sourceLocation)
}

/// Fails with the first differing line, minus for expected and plus for actual, when the texts differ.
public func expectSameText(_ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard actual != expected else { return }
    let (left, right) = (lines(expected), lines(actual))
    let same = zip(left, right).prefix { $0 == $1 }.count
    var report = left[max(0, same - 3)..<same].map { "  \($0)" }
    report += left[same...].prefix(8).map { "- \($0)" }
    report += right[same...].prefix(8).map { "+ \($0)" }
    Issue.record(
        "texts differ from line \(same + 1) on:\n\(report.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
