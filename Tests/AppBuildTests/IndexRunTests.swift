import Foundation
import SourceText
import Testing

@testable import AppBuild

/// Files that `segue-sources` cannot read cost themselves alone.
@Suite struct IndexRunTests {
    private let request = AppBuildRequest(sources: ["App"], module: "Demo")

    /// A tool that ends as said when it comes to a file whose text says so.
    private func environment(_ files: [String: String], ending: ToolOutcome.Ending = .signalled(11)) -> FakeEnvironment
    {
        FakeEnvironment(
            files,
            rewrite: { environment, command in
                let bad = command.sources.firstIndex { environment.text($0)?.contains("CRASH") == true }
                guard let bad else { return FakeEnvironment.copying()(environment, command) }
                let marks = (0...bad).map { "@\($0)\n" }.joined()
                return ToolOutcome(ending: ending, errors: marks + "a trace\n")
            })
    }

    private func problems(_ reading: SourceReading) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: reading.index.files.compactMap { file in
                file.problem.map { (file.path, $0.message) }
            })
    }

    @Test func oneBadFileCostsItselfAlone() {
        let environment = environment(["App/A.swift": "", "App/B.swift": "CRASH", "App/C.swift": ""])
        let reading = AppBuilder(environment).read(request)
        #expect(reading.failures.isEmpty)
        #expect(reading.index.classes.map(\.name) == ["A", "C"])
        #expect(
            problems(reading) == [
                "App/B.swift": "left out of the app: segue-sources crashed or was killed (signal 11)"
            ])
        // All, the bad one alone, and the others.
        #expect(environment.calls.map { $0.sources.count } == [3, 1, 2])
    }

    @Test func aBadFileOfTwoModulesCostsItselfInBoth() {
        let environment = environment(["A/A.swift": "", "B/B.swift": "CRASH", "C/C.swift": ""])
        let readings = AppBuilder(environment).read([
            .init(sources: ["A"], module: "A"), .init(sources: ["A", "B"], module: "AB"),
            .init(sources: ["B"], module: "B"), .init(sources: ["B", "C"], module: "BC"),
        ])
        #expect(readings.map { problems($0).keys.sorted() } == [[], ["B/B.swift"], ["B/B.swift"], ["B/B.swift"]])
        #expect(readings.map { $0.index.classes.map(\.name) } == [["A"], ["A"], [], ["C"]])
        #expect(environment.calls.map { $0.sources.count } == [6, 1, 3])
    }

    @Test func manyBadFilesAreFoundInOnePass() {
        var files: [String: String] = [:]
        for number in 100..<400 { files["App/F\(number).swift"] = number % 30 == 0 ? "CRASH \(number)" : "" }
        let environment = environment(files)
        let reading = AppBuilder(environment).read(request)
        #expect(problems(reading).count == 10 && reading.index.classes.count == 290)
        // Hardly more than one run for each, and one more after it in its batch.
        #expect(environment.calls.count < 30)
    }

    @Test func aFailureIsRememberedByContent() {
        let environment = environment(["App/A.swift": "", "App/B.swift": "CRASH"])
        _ = AppBuilder(environment).read(request)
        let before = environment.calls.count
        let again = AppBuilder(environment).read(request)
        #expect(again.isFromCache && problems(again).keys.sorted() == ["App/B.swift"])
        #expect(environment.calls.count == before)
        // Another file has changed: the bad one is not tried again.
        environment.set("App/A.swift", "1")
        let changed = AppBuilder(environment).read(request)
        #expect(problems(changed).keys.sorted() == ["App/B.swift"])
        #expect(environment.calls.count == before + 1)
        environment.set("App/B.swift", "")
        #expect(problems(AppBuilder(environment).read(request)).isEmpty)
    }

    @Test(arguments: [ToolOutcome.Ending.signalled(9), .outOfTime, .exited(70)])
    func whatMayComeFromOutsideIsTriedAgain(ending: ToolOutcome.Ending) {
        let environment = environment(["App/A.swift": "", "App/B.swift": "CRASH"], ending: ending)
        for _ in 0..<2 {
            let reading = AppBuilder(environment).read(request)
            #expect(!reading.isFromCache && problems(reading).keys.sorted() == ["App/B.swift"])
        }
        #expect(environment.calls.count == 6)
        #expect(!environment.paths.contains { $0.hasPrefix("/cache/") })
    }

    @Test func aToolThatFailsWithoutAFileIsAFailureOfAll() {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/Old.m": "@interface Old : UIView\n@end"],
            rewrite: { _, _ in ToolOutcome(ending: .signalled(9), errors: "") })
        let reading = AppBuilder(environment).read(request)
        #expect(reading.failures.map(\.identifier) == ["sources-unreadable"])
        #expect(reading.failures.map(\.severity) == [.error])
        // What needs no tool is read all the same.
        #expect(reading.index.classes.map(\.name) == ["Old"])
    }

    @Test func withoutTheToolThatIsSaid() {
        let reading = AppBuilder(FakeEnvironment(["App/A.swift": ""], segueSources: nil)).read(request)
        #expect(reading.failures.map(\.identifier) == ["sources-unreadable"])
        #expect(reading.failures.first?.message.contains("segue-sources") == true)
    }

    @Test func foldersWithoutSourcesAndPathsThatLeadNowhereAreSaid() {
        let environment = FakeEnvironment(["App/notes.txt": "", "Tests/A.swift": "import XCTest"])
        for (path, part) in [("App", "no Swift"), ("Nowhere", "no file or folder"), ("Tests", "tests: 1")] {
            let reading = AppBuilder(environment).read(.init(sources: [path], module: "Demo"))
            #expect(reading.failures.map(\.path) == [path])
            #expect(reading.failures.first?.message.contains(part) == true, "\(path)")
        }
    }

    @Test func aFullDiskIsNoFailure() {
        let environment = FakeEnvironment(["App/A.swift": ""], cache: "/full/cache")
        let reading = AppBuilder(environment).read(request)
        #expect(reading.failures.isEmpty && reading.index.classes.map(\.name) == ["A"])
    }
}
