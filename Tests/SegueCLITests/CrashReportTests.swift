import SourceText
import Testing

@testable import SegueCLI

@Suite struct CrashReportTests {
    /// What Swift's runtime writes on Linux for an array index out of range, with a line of the app's before it.
    static let outOfRange = """
        loading
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        Current stack trace:
        0    libswiftCore.so                    0x00007ffff795f130 swift_reportError + 33
        1    App.so                             0x00007ffff7485da1 <unavailable> + 44449

        """

    @Test func theReasonIsSwiftsAndThePlaceIsNotTheLibrarys() {
        let report = CrashReport(standardError: Self.outOfRange, sources: ["/home/u/App/First.swift"])
        #expect(report.reason == "Fatal error: Index out of range")
        #expect(report.position == nil)
        #expect(report.lastWords == ["loading"])
    }

    @Test func withoutABacktraceTheMessageTellsThePlace() {
        let text = "App/First.swift:3: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n"
        let report = CrashReport(standardError: text, sources: ["Sources/First.swift", "Sources/Second.swift"])
        #expect(report.reason == "Fatal error: Unexpectedly found nil while unwrapping an Optional value")
        #expect(report.position == SourcePosition(path: "Sources/First.swift", line: 3, column: 1))
    }

    @Test func aNameThatTwoFilesHaveTellsNothing() {
        let text = "App/First.swift:3: Fatal error: no\n"
        let report = CrashReport(standardError: text, sources: ["A/First.swift", "B/First.swift"])
        #expect(report.reason == "Fatal error: no" && report.position == nil)
    }

    @Test(arguments: ["Fatal error: no", "App/First.swift:12: Precondition failed: no", "x: Assertion failed: no"])
    func reasonsOfEachKind(line: String) {
        #expect(
            CrashReport(standardError: line, sources: []).reason?.hasSuffix("failed: no") != line.hasPrefix("Fatal"))
        #expect(CrashReport(standardError: line, sources: []).reason?.hasSuffix(": no") == true)
    }

    @Test(arguments: [
        "", "\n\n", ": Fatal error", "at:::", "*** Program crashed", "*** Program crashed\n at x:y:1:2:3\n at ",
    ])
    func oddTextDoesNoHarm(text: String) {
        #expect(CrashReport(standardError: text, sources: ["x", ""]).position == nil)
    }
}
