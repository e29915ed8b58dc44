import ChildProcesses
import Foundation
import SourceText
import Testing

@testable import SegueCLI

/// This machine, with what lies beside the test program.
private let machine = SystemBuildEnvironment(
    variables: ProcessInfo.processInfo.environment, executable: ExecutablePath.current)

/// Builds apps with the real compiler.
@Suite(.enabled(if: machine.tools.compiler != nil, "needs a Swift compiler on the PATH"))
struct AppCompileTests {
    private func run(_ executable: String, _ arguments: [String]) throws -> ChildProcess.Outcome {
        try ChildProcess(executable: executable, arguments: arguments).capture(deadline: .now + .seconds(300))
    }

    @Test func anAppIsCompiledLoadedAndCalled() throws {
        let compiler = try #require(machine.tools.compiler)
        let project = try AppProject([
            "App/Screen.swift": """
            import UIKit

            @objc protocol Closing { @objc optional func didClose(_ screen: Screen) }

            class Screen: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet
                private var buttons: [UIButton]!
                @IBInspectable var radius: Double = 0
                weak var delegate: Closing?
                @IBAction func none() {}
                @IBAction private func tap(_ sender: UIButton) {
                    label.text = "tapped \\(buttons.count) \\(radius)"
                    delegate?.didClose?(self)
                }
                @IBAction func both(_ sender: UIView, forEvent event: UIEvent?) {}
                @objc(hidden) func concealed() -> String { #selector(both(_:forEvent:)).name }
                @objc(label) func text() -> String? { label.text }
            }

            extension Screen {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "loaded"
                    Slide.last = label
                }
            }
            """,
            "App/Slide.swift": """
            import UIKit

            final class Slide: UIStoryboardSegue {
                static weak var last: UILabel?
                override func perform() { Self.last?.text = "slid \\(identifier ?? "")" }
            }
            class Model: NSObject { private class Part: NSObject {} }
            """,
            "fake.swift": FakeRuntime.module, "main.swift": FakeRuntime.loader,
        ])
        let folder = project.path
        try FileManager.default.createDirectory(atPath: "\(folder)/modules", withIntermediateDirectories: true)
        let library = "\(folder)/modules/libHeadlessUIKit.so"
        var outcome = try run(
            compiler,
            [
                "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library", "-module-name",
                "HeadlessUIKit", "-emit-module-path", "\(folder)/modules/HeadlessUIKit.swiftmodule", "-o", library,
                "\(folder)/fake.swift",
            ])
        try #require(outcome.ending == .exited(0), "\(outcome.errorText)")
        outcome = try run(
            compiler,
            [
                "-swift-version", "6", "-I", "\(folder)/modules", "-o", "\(folder)/loader", "\(folder)/main.swift",
                library, "-Xlinker", "-rpath", "-Xlinker", "\(folder)/modules",
            ])
        try #require(outcome.ending == .exited(0), "\(outcome.errorText)")

        let build = try project.build(["SEGUE_MODULES": "\(folder)/modules"])
        #expect(build.diagnostics == [])
        outcome = try run("\(folder)/loader", [try #require(build.library)])
        let lines = outcome.outputText.replacing("\(folder)/", with: "").split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "Demo.Screen App/Screen.swift:5 [\"buttons\", \"label\", \"radius\"] "
                    + "[\"both:forEvent:\", \"hidden\", \"label\", \"none\", \"tap:\"]  ",
                "Demo.Slide App/Slide.swift:3 [] [] segue ",
                "Demo.Model App/Slide.swift:7 [] []  object",
                "Demo.Model.Part App/Slide.swift:7 [] []  object",
                "true UIViewController",
                "a button is no label",
                "none nothing", "tap: nothing", "both:forEvent: nothing", "hidden both:forEvent:",
                "label tapped 2 3.5", "loaded", "slid Go", "Model",
            ], "\(outcome.errorText)")
    }

    @Test func anErrorIsToldAtTheUsersPlace() throws {
        let project = try AppProject([
            "App/Sound.swift": "import UIKit\nclass Sound: UIViewController {}\n",
            "App/Broken.swift": """
            import UIKit

            class Broken: UIViewController {
                @IBOutlet var label: UILabel!
                let text = /* é */ UILabel().txet
            }
            """,
        ])
        let build = try project.build()
        let path = "\(project.path)/App/Broken.swift"
        #expect(build.library != nil)
        #expect(build.leftOut == [path])
        let problem = try #require(build.diagnostics.first)
        #expect(build.diagnostics.count == 1)
        // The line as the user wrote it, counted in characters.
        let column = "    let text = /* é */ UILabel().".unicodeScalars.count + 1
        #expect(problem.position == SourcePosition(path: path, line: 5, column: column))
        #expect(problem.message == "left out of the app: value of type 'UILabel' has no member 'txet'")
        #expect(problem.notes.map(\.message) == ["its class becomes a stand-in: Broken"])
        #expect(build.index.classes.map(\.name).sorted() == ["Broken", "Sound"])
    }

    @Test func aBodyWithAnErrorIsLeftOutAlone() throws {
        let project = try AppProject([
            "App/A.swift": """
            import UIKit

            class A: UIViewController {
                @IBOutlet var label: UILabel!
                @IBAction func tap(_ sender: Any) { /* é */ label.txet = "" }
                @objc func fine() {}
            }
            """,
            // It does not import UIKit.
            "App/Model.swift": "struct Model {\n    var size: Int { nowhere }\n}\n",
        ])
        let build = try project.build()
        #expect(build.library != nil)
        #expect(build.leftOut.isEmpty)
        #expect(build.omissions.map(\.member) == ["A.tap(_:)", "Model.size"])
        let column = "    @IBAction func tap(_ sender: Any) { /* é */ label.".unicodeScalars.count + 1
        let problem = try #require(build.diagnostics.first)
        #expect(problem.position == SourcePosition(path: "\(project.path)/App/A.swift", line: 5, column: column))
        #expect(problem.identifier == "app-body-left-out")
    }

    @Test func anEqualAppIsTakenFromTheCache() throws {
        let project = try AppProject(["App/A.swift": "import UIKit\nclass A: UIViewController {}\n"])
        let first = try project.build()
        #expect(!first.isFromCache && first.library != nil)
        // A compiler that fails shows that none is needed; its path is part of the key, so it takes the place of one.
        let compiler = "\(project.path)/swiftc"
        let real = try #require(machine.tools.compiler)
        try project.set("swiftc", "#!/bin/sh\necho called >> \(project.path)/calls\nexec \(real) \"$@\"\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
        for isFromCache in [false, true, true] {
            #expect(try project.build(["SEGUE_SWIFTC": compiler]).isFromCache == isFromCache)
        }
        #expect(try String(contentsOfFile: "\(project.path)/calls", encoding: .utf8) == "called\n")
        try project.set("App/A.swift", "import UIKit\nclass B: UIViewController {}\n")
        #expect(try project.build(["SEGUE_SWIFTC": compiler]).index.classes.map(\.name) == ["B"])
        #expect(try String(contentsOfFile: "\(project.path)/calls", encoding: .utf8) == "called\ncalled\n")
    }

    @Test func whatDoesNotFitIsLeftOutStepByStep() throws {
        let project = try AppProject([
            "App/Charts.swift": "import Charts\nclass Chart: UIView {}\n",
            "App/Screen.swift": "import UIKit\nclass Screen: UIViewController { var chart: Chart? }\n",
            "App/Half.swift": "import UIKit\nclass Half: UIViewController {\n",
            "App/Plain.swift": "import UIKit\nclass Plain: UIViewController {}\n",
            "App/main.swift": "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n",
        ])
        let build = try project.build()
        #expect(build.library != nil)
        let names = Set(build.leftOut.map { $0.split(separator: "/").last ?? "" })
        #expect(names == ["Charts.swift", "Screen.swift", "Half.swift", "main.swift"])
        let screen = try #require(build.diagnostics.first { $0.path.hasSuffix("Screen.swift") })
        #expect(screen.notes.contains { $0.message == "Chart is declared in a file that was left out" })
    }

    @Test func aMemberThatCannotBeRegisteredIsLeftOutAlone() throws {
        let project = try AppProject([
            "App/A.swift": """
            import UIKit
            @globalActor actor Other { static let shared = Other() }
            class A: UIViewController {
                @IBAction func fine(_ sender: Any) {}
                @Other @objc func elsewhere(_ sender: Any) {}
            }
            """
        ])
        let build = try project.build()
        #expect(build.library != nil)
        #expect(build.leftOut.isEmpty)
        #expect(build.diagnostics.map(\.identifier) == ["app-member-left-out"])
        #expect(build.diagnostics.first?.message.hasPrefix("A.elsewhere: cannot be used from a storyboard") == true)
    }
}
