import Foundation
import TestSupport
import Testing

/// `segue walk` on the samples, with the app's own classes compiled.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct WalkTests {
    private let forward = "  - launch\n  - performSegue: FirstCustomSegue\n"

    @Test(arguments: [
        "Storyboards/CustomSegue", "Storyboards/LegacyUnwind/walkthrough.yml",
        "Storyboards/LegacyUnwind/in-navigation.walkthrough.yml", "Storyboards/InteractivePop",
    ]) func samplesPass(path: String) throws {
        let run = try Tool.run(["walk", path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func theSampleShowsItsHierarchyAndItsTrace() throws {
        let run = try Tool.run(["walk", "Storyboards/CustomSegue", "--hierarchy", "--trace"])
        let golden = Fixtures.packageRoot.appendingPathComponent("Storyboards/CustomSegue/walkthrough.expected.txt")
        try expectGolden(run.output, at: golden)
    }

    @Test func theInteractiveSampleShowsItsTrace() throws {
        let run = try Tool.run(["walk", "Storyboards/InteractivePop", "--trace"])
        let golden = Fixtures.packageRoot.appendingPathComponent("Storyboards/InteractivePop/walkthrough.expected.txt")
        try expectGolden(run.output, at: golden)
    }

    @Test func theSameWalkGivesTheSameBytes() throws {
        let runs = try (0..<2).map { _ in try Tool.run(["walk", "Storyboards/CustomSegue", "--format", "json"]).output }
        #expect(runs[0] == runs[1])
    }

    @Test func aRenamedClassFailsTheStepWithItsNameItsPlaceAndARemedy() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace("class FirstCustomSegue:", with: "class AnotherSegue:", in: "FirstCustomSegue.swift")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 1)
        #expect(run.output.contains("Could not create a segue of class 'FirstCustomSegue'"))
        #expect(run.output.contains(/Main\.storyboard:\d+:\d+/))
        #expect(run.output.contains("CustomSegueDemo.AnotherSegue"))
    }

    @Test func aPerformThatShowsNothingFailsItsStep() throws {
        let run = try walk(perform: "")
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        #expect(run.output.contains("CustomSegueDemo.FirstCustomSegue.perform() showed nothing"))
    }

    @Test func delaysPassOnTheVirtualClock() throws {
        let run = try walk(
            perform: "DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { "
                + "self.source.present(self.destination, animated: false) }")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("2.5 s of virtual time"))
        #expect(!run.output.contains("showed nothing"))
    }

    @Test(arguments: [
        (#"fatalError("out of ideas")"#, "out of ideas"),
        ("let none: Int? = Int(\"x\"); print(none!)", "nil"),
        ("let none: [Int] = []; print(none[UIScreen.main.bounds.width > 0 ? 3 : 0])", "out of range"),
    ]) func aPerformThatCrashesIsAFailedStep(code: String, reason: String) throws {
        let run = try walk(perform: code)
        #expect(run.status == 1)
        #expect(run.output.contains("FirstCustomSegue.swift:6"))
        #expect(run.output.contains(reason))
        #expect(run.output.contains("CustomSegueDemo.FirstCustomSegue.perform()"))
        #expect(run.output.contains("launch"))
    }

    @Test func aPerformThatNeverEndsIsAFailedStep() throws {
        let run = try walk(perform: "while UIScreen.main.scale > 0 {}", limit: 1)
        #expect(run.status == 1)
        #expect(run.output.contains("CustomSegueDemo.FirstCustomSegue.perform()"))
    }

    @Test func compilerErrorsPointAtTheUsersFiles() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace(
            "performSegue(withIdentifier", with: "performSeuge(withIdentifier", in: "SecondViewController.swift")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 1)
        #expect(run.output.contains(/SecondViewController\.swift:8:\d+/))
    }

    @Test func standInsThatWereReadKnowTheirUnwindActions() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace("customClass=\"FirstCustomSegueUnwind\"", with: "", in: "Main.storyboard")
        try scratch.write(
            """
            storyboard: .
            sources: {index: .}
            steps:
              - launch
              - present: {identifier: Second}
              - performSegue: backFromSegue
              - expect: {top: FirstViewController, unwoundTo: FirstViewController}
            """, to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path], path: scratch.folder.path)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("\napp code: read, not run; classes are stand-ins\n"))
    }

    /// Walks the sample with another body in its custom segue's `perform()`.
    private func walk(perform body: String, limit: Int = 30) throws -> Tool.Run {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write(
            """
            import UIKit

            /// A segue of a test.
            class FirstCustomSegue: UIStoryboardSegue {
                override func perform() {
                    \(body)
                }
            }
            """, to: "FirstCustomSegue.swift")
        try scratch.write("storyboard: .\nsources: .\nlimit: \(limit)\nsteps:\n\(forward)", to: "walkthrough.yml")
        return try Tool.run(["walk", scratch.folder.path])
    }
}
