import SourceText
import Testing

@testable import SegueCLI

@Suite struct CrashReportTests {
    /// What Swift 6.3 writes on Linux for an array index out of range, with a line of the app's before it.
    static let outOfRange = """
        loading
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        *** Signal 4: Backtracing from 0x7fd34e16df7f... done ***

        *** Program crashed: Illegal instruction at 0x00007fd34e16df7f ***

        Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

        Thread 0 "c" crashed:

          0      0x00007fd34e16df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra] 0x00007fd34e2f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
          2 [ra] 0x00007fd34e87ef65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
          3 [ra] 0x000055b657de221d boom(_:) + 108 in c at /home/u/App/Second.swift:12:13
          4 [ra] 0x000055b657de2548 main + 455 in c at /tmp/crash/main.swift:2:46
        ...

        Backtrace took 0.01s

        """

    @Test func theInnermostFrameOfTheAppIsThePlace() {
        let report = CrashReport(
            standardError: Self.outOfRange, sources: ["/home/u/App/First.swift", "/home/u/App/Second.swift"])
        #expect(report.reason == "Fatal error: Index out of range")
        #expect(report.position == SourcePosition(path: "/home/u/App/Second.swift", line: 12, column: 13))
        #expect(report.lastWords == ["loading"])
    }

    @Test func relativePathsAreFound() {
        let report = CrashReport(standardError: Self.outOfRange, sources: ["App/Second.swift"])
        #expect(report.position == SourcePosition(path: "App/Second.swift", line: 12, column: 13))
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
