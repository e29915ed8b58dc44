import Foundation
import TestSupport
import Testing

/// Code that did not run is part of the result, and a walkthrough that cannot be carried out does not pass: with the real
/// tools. What each fault is called is tested with tools that are not real.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct FailClosedTests {
    /// The sample with a further file that segue cannot compile.
    private func sample(_ keys: String = "") throws -> Scratch {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write("import UIKit\nimport Charts\n\nclass Chart: UIView {}\n", to: "Chart.swift")
        try scratch.write("storyboard: .\nsources: .\n\(keys)steps: [launch]\n", to: "walkthrough.yml")
        return scratch
    }

    @Test func codeThatIsLeftOutFailsTheWalkAndIsInEveryFormat() throws {
        let scratch = try sample()
        let text = try Tool.run(["walk", scratch.folder.path])
        #expect(text.status == 1, "\(text.output)\(text.errors)")
        #expect(text.output.contains(/\napp code: (\d) of \d files\n  left out: no such module 'Charts'\n/))
        #expect(text.output.contains("/Chart.swift:2:8 (Chart)\n"))
        #expect(text.output.contains(/; 1 of \d files of app code left out\n$/))
        #expect(text.errors.isEmpty)

        let json = try Tool.run(["walk", scratch.folder.path, "--format", "json"])
        #expect(json.status == 1)
        let walk = try #require((try json.json()["walkthroughs"] as? [[String: Any]])?.first)
        #expect(walk["passed"] as? Bool == false)
        let code = try #require(walk["appCode"] as? [String: Any])
        let omission = try #require((code["leftOut"] as? [[String: Any]])?.first)
        #expect(omission["classes"] as? [String] == ["Chart"])
        #expect(omission["reason"] as? String == "no such module 'Charts'")
        #expect((omission["position"] as? [String: Any])?["line"] as? Int == 2)

        let junit = try Tool.run(["walk", scratch.folder.path, "--format", "junit"])
        #expect(junit.status == 1)
        #expect(junit.output.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(junit.output.contains("name=\"app code\">\n      <failure message=\"left out: 1 of "))
    }

    @Test(arguments: ["standIns: allow\n", "standIns: [Chart]\n", "standIns: [Chart.swift]\n"])
    func codeThatIsAcceptedIsStillListed(keys: String) throws {
        let scratch = try sample(keys)
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("left out, as accepted: no such module 'Charts'\n"))
        #expect(run.output.contains("left out, as accepted\n"))
        let junit = try Tool.run(["walk", scratch.folder.path, "--format", "junit"])
        #expect(junit.output.contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
    }

    /// An extension is no class: only its file can be named.
    @Test func aFileWithoutClassesIsNotAcceptedByClasses() throws {
        let scratch = try sample("standIns: [Chart]\n")
        try scratch.write("import Charts\nextension Int { var half: Int { self / 2 } }\n", to: "Half.swift")
        #expect(try Tool.run(["walk", scratch.folder.path]).status == 1)
    }

    /// One method that does not compile costs that method: the rest of its class runs.
    @Test func aMethodThatDoesNotCompileFailsTheStepThatCallsIt() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write(
            """
            import UIKit

            class FirstViewController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                @IBAction func fine() { title = "fine" }
                @IBAction func odd() {
                    view.addInteraction(UIPencilInteraction())
                }
                @IBAction func backFromSegueAction(_ segue: UIStoryboardSegue) {}
            }
            """, to: "FirstViewController.swift")
        func walk(_ steps: String) throws -> Tool.Run {
            try scratch.write("storyboard: .\nsources: .\n\(steps)", to: "walkthrough.yml")
            return try Tool.run(["walk", scratch.folder.path])
        }
        let place = "\(scratch.folder.path)/FirstViewController.swift:7:"
        let unmet = try walk("steps: [launch, call: fine]\n")
        #expect(unmet.status == 1)
        #expect(unmet.output.contains("\n2 steps: 2 passed; "), "\(unmet.output)\(unmet.errors)")
        #expect(unmet.output.contains("app code: 5 of 5 files\n  left out: "))
        #expect(unmet.output.contains("    \(place)"))
        #expect(unmet.output.contains(" (FirstViewController.odd())\n"))
        #expect(unmet.output.hasSuffix("; 1 member left out\n"))
        let accepted = try walk("standIns: [FirstViewController]\nsteps: [launch, call: fine]\n")
        #expect(accepted.status == 0, "\(accepted.output)\(accepted.errors)")
        // Accepting that it is left out does not make it run.
        let met = try walk("standIns: allow\nsteps: [launch, call: odd]\n")
        #expect(met.status == 1)
        #expect(met.output.contains("FirstViewController.odd() did not run"), "\(met.output)\(met.errors)")
        #expect(met.output.contains("(\(place)"))
    }

    @Test func aGetterThatDoesNotCompileStopsTheApp() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write(
            """
            import UIKit

            class FirstViewController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                var number: Int { nowhere }
                override func viewDidLoad() { super.viewDidLoad(); title = "\\(number)" }
                @IBAction func backFromSegueAction(_ segue: UIStoryboardSegue) {}
            }
            """, to: "FirstViewController.swift")
        try scratch.write("storyboard: .\nsources: .\nsteps: [launch]\n", to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 1)
        #expect(run.output.contains("FirstViewController.number did not run"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("cannot find 'nowhere' in scope"))
    }

    @Test func objectiveCIsAppCodeToo() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.write("@interface Old : NSObject\n@end\n", to: "Old.h")
        try scratch.write("#import \"Old.h\"\n@implementation Old\n@end\n", to: "Old.m")
        try scratch.write("storyboard: .\nsources: .\nsteps: [launch]\n", to: "walkthrough.yml")
        let run = try Tool.run(["walk", scratch.folder.path])
        #expect(run.status == 1)
        #expect(
            run.output.contains("  left out: Objective-C is not compiled\n    \(scratch.folder.path)/Old.m (Old)\n"))
    }

    @Test func aCacheThatCannotBeWrittenDoesNotPreventTheWalk() throws {
        let temporary = try Scratch()
        let run = try Tool.run(
            ["walk", "Storyboards/CustomSegue"],
            variables: ["SEGUE_CACHE": "/dev/null/cache", "TMPDIR": temporary.folder.path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains(/app code: (\d) of \1 files\n/))
        // Nothing is left there.
        #expect(try temporary.names() == [])
    }

    @Test func aDamagedLibraryIsBuiltAnew() throws {
        let cache = try Scratch()
        func walk() throws -> Tool.Run {
            try Tool.run(["walk", "Storyboards/CustomSegue"], variables: ["SEGUE_CACHE": cache.folder.path])
        }
        let first = try walk()
        #expect(first.status == 0, "\(first.output)\(first.errors)")
        let library = try #require(try cache.names().first { $0.hasSuffix("/App.so") || $0.hasSuffix("/App.dylib") })
        let whole = try Data(contentsOf: cache.url(library))
        try whole.prefix(whole.count / 2).write(to: cache.url(library))
        let second = try walk()
        #expect(second.status == 0, "\(second.output)\(second.errors)")
        #expect(second.output == first.output)
        #expect(try Data(contentsOf: cache.url(library)).count > whole.count / 2)
    }

    /// Neither is a file of the app to blame, so none is left out.
    @Test func modulesThatCannotBeImportedAreNoFaultOfTheApp() throws {
        let modules = try Scratch()
        try modules.write("nonsense", to: "HeadlessUIKit.swiftmodule")
        let run = try Tool.run(
            ["walk", "Storyboards/CustomSegue"], variables: ["SEGUE_MODULES": modules.folder.path])
        #expect(run.status == 70)
        #expect(run.output.contains("swiftc cannot import the modules in \(modules.folder.path): malformed"))
    }
}
