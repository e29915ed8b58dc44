import ChildProcesses
import Foundation
import SourceText
import Testing
import Walkthrough

@testable import SegueCLI

/// One place for each crash and hang, whatever the moment at which it was looked at.
@Suite struct CrashPlaceTests {
    /// Addresses by hundreds: 100 to 199 is `First.a()`, declared on line 10, and so on. The line of an address is that of
    /// its function and its last two digits; 99 is code that the compiler added.
    private func symbolizer(_ folder: TemporaryFolder) throws -> Symbolizer {
        let path = folder.path("llvm-symbolizer")
        let writer = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "cat > \"$0\" && chmod 755 \"$0\"", path],
            input: Array(
                #"""
                #!/bin/sh
                while read address; do
                    start=$((address / 100 * 100)); line=$((start / 10 + address - start)); file=/app/First.swift
                    [ $((address - start)) = 99 ] && line=0
                    [ $start = 900 ] && file=/swift/Array.swift
                    printf '{"Address":"0x0","Symbol":[{"FunctionName":"f%d","FileName":"%s","Line":%d,"Column":3,' \
                        $start $file $line
                    printf '"StartAddress":"0x%x"}]}\n' $start
                done
                """#.utf8))
        _ = try writer.capture()
        return Symbolizer(executable: path, library: "App.so", sources: ["/app/First.swift"])
    }

    private func sample(_ frames: [UInt64]) throws -> HostNotice {
        try #require(HostNotice(line: "{\"host\":\"hangs\",\"frames\":\(frames)}"))
    }

    private func line(_ number: Int, _ column: Int = 1) -> SourcePosition {
        SourcePosition(path: "/app/First.swift", line: number, column: column)
    }

    @Test func aCrashIsAtTheInnermostFrameOfTheApp() throws {
        let folder = try TemporaryFolder()
        let places = try symbolizer(folder)
        #expect(places.innermost([901, 105, 207]) == line(15, 3))
        #expect(places.innermost([901]) == nil)
        #expect(places.innermost([]) == nil)
    }

    @Test func codeThatTheCompilerAddedIsAtTheFunction() throws {
        let folder = try TemporaryFolder()
        #expect(try symbolizer(folder).innermost([199, 207]) == line(10))
    }

    @Test(arguments: [[105, 207, 305, 207, 305, 207], [207, 305, 207, 305], [902, 199, 305, 207, 305, 207]])
    func aRecursionIsAtTheFirstFunctionOfItsCircle(frames: [UInt64]) throws {
        let folder = try TemporaryFolder()
        #expect(try symbolizer(folder).recursion(frames) == line(20))
    }

    @Test func aHangIsInTheFunctionThatTheRuntimeCalled() throws {
        let folder = try TemporaryFolder()
        let places = try symbolizer(folder)
        let samples = try [[105, 207, 301], [208, 301], [901, 299, 301], [150, 151, 207, 301]].map(sample)
        #expect(places.common(samples) == line(30))
        #expect(places.common(samples.reversed()) == line(30))
        #expect(places.common([try sample([105, 207])]) == line(20))
        #expect(places.common([]) == nil)
        #expect(places.common([try sample([105]), try sample([901])]) == nil)
    }

    @Test func aSymbolizerThatFailsGivesNoPlace() {
        let places = Symbolizer(executable: "/bin/false", library: "App.so", sources: ["/app/First.swift"])
        #expect(places.innermost([105]) == nil)
    }

    @Test func whatDiffersFromRunToRunIsTakenOut() {
        let lines = """
            2026-11-30 22:35:13.123 segue-host[4711:7fa1] opened <App.First: 0x00007fd34e16df7f>
            colour 0xFF8800
            0    libswiftCore.so                    0x00007ffff795f130 swift_reportError + 33
            12   libc.so.6                          0x00007ffff60c024a <unavailable> + 160330
            Fatal error: Object 0x5555567890 was deallocated
            """
        let report = CrashReport(standardError: lines, sources: [])
        #expect(report.reason == "Fatal error: Object 0x… was deallocated")
        #expect(report.lastWords == ["opened <App.First: 0x…>", "colour 0xFF8800"])
    }
}
