import HeadlessUIKit
import SourceText
import Testing
import Walkthrough

/// Code that did not run must not count as passed: steps that meet a stand-in fail, unless the script allows it.
@MainActor
@Suite struct StandInTests {
    private static let leftOut = HostJob.ClassSummary(
        name: "ListViewController", module: "App", actions: ["refresh:"], selectors: ["back:"], file: "App/List.swift",
        line: 20, omission: "no such module 'Charts'",
        omissionPosition: SourcePosition(path: "App/List.swift", line: 12, column: 8))

    private static let list = SceneWalk.storyboard(SceneWalk.scene("home", className: "ListViewController"))

    @Test("a step that makes a stand-in fails with its class, its file and the reason") func madeByLaunch() throws {
        let transcript = try SceneWalk.run(
            "launch\nexpect: {top: ListViewController}", Self.list, head: "sources: .", classes: [Self.leftOut])
        let problem = try #require(transcript.problem(ofStep: 0))
        #expect(
            problem.message
                == "ListViewController did not run: its code is not part of the app's library. App/List.swift:12:8: no such "
                + "module 'Charts'")
        #expect(problem.position?.path == "Main.storyboard" && problem.position?.line == 5)
        #expect(problem.hint?.contains("standIns: [ListViewController]") == true)
        #expect(transcript.entries[1].result.outcome == .notRun)
        #expect(!transcript.isPassed)
    }

    @Test("a class that none of the sources declares says so, and names a class of that name in another module")
    func inNoSource() throws {
        let missing = try SceneWalk.run("launch", Self.list, head: "sources: .")
        #expect(missing.problem(ofStep: 0)?.message.contains("none of the app's sources declares it") == true)
        let moved = try SceneWalk.run("launch", Self.list, head: "sources: .") {
            $0.register(ClassRegistration(Home.self, name: "Shop.ListViewController").erased)
        }
        #expect(
            moved.problem(ofStep: 0)?.message.hasSuffix(
                "The storyboard names App.ListViewController, the app has Shop.ListViewController.") == true)
    }

    @Test("allowed stand-ins pass and are counted", arguments: ["standIns: allow", "standIns: [ListViewController]"])
    func allowed(permission: String) throws {
        let transcript = try SceneWalk.run(
            "launch\ncall: \"refresh:\"\nsettle", Self.list, head: "sources: .\n\(permission)", classes: [Self.leftOut])
        #expect(transcript.isPassed)
        #expect(transcript.standIns.map(\.name) == ["App.ListViewController"])
        #expect(transcript.standIns.first?.steps == [1, 2])
        #expect(transcript.standIns.first?.reason.contains("no such module 'Charts'") == true)
    }

    @Test(
        "without compiled sources every class may be a stand-in, and is counted",
        arguments: ["", "sources: {index: .}"])
    func notCompiled(head: String) throws {
        let transcript = try SceneWalk.run("launch", Self.list, head: head)
        #expect(transcript.isPassed)
        #expect(transcript.standIns.count == 1)
    }

    @Test("a stand-in that is not on the list fails the step, though others are") func notOnTheList() throws {
        let transcript = try SceneWalk.run("launch", Self.list, head: "sources: .\nstandIns: [Other]")
        #expect(transcript.problem(ofStep: 0)?.message.contains("ListViewController did not run") == true)
    }

    /// A stand-in that is there already, and each way to meet it.
    @Test(
        "whatever asks a stand-in or sends it a message meets it",
        arguments: [
            "call: \"refresh:\"", "performSegue: go", "tap: Go", "present: {identifier: next}", "dismiss",
            "gesture: {kind: pan, path: [[300, 600, 0], [300, 500, 0.2]]}",
        ])
    func messages(step: String) throws {
        let button = SceneWalk.view(
            "button", "button",
            inside: "<state key=\"normal\" title=\"Go\"/><connections>"
                + "<segue kind=\"presentation\" destination=\"next\" id=\"tapped\"/></connections>")
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home", className: "ListViewController", views: button,
                connections: SceneWalk.segue("presentation", to: "next")),
            SceneWalk.scene("next"))
        let transcript = try SceneWalk.run(
            "launch\n\(step)", storyboard, head: "sources: .\nstandIns: allow", classes: [Self.leftOut])
        #expect(transcript.standIns.first?.steps.contains(2) == true)
    }

    @Test("a view of a class that did not run is a stand-in too, and no outlet is blamed for it") func views() throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home", className: "Home",
                views: SceneWalk.view("view", "chart", attributes: "customClass=\"ChartView\" customModule=\"App\""),
                connections: "<outlet property=\"label\" destination=\"chart\" id=\"o\"/>"))
        let transcript = try SceneWalk.run("launch", storyboard, head: "sources: .") { Home.register(in: $0) }
        #expect(transcript.problem(ofStep: 0)?.message.hasPrefix("ChartView did not run") == true)
        let allowed = try SceneWalk.run("launch", storyboard, head: "sources: .\nstandIns: allow") {
            Home.register(in: $0)
        }
        #expect(allowed.isPassed)
    }

    @Test("where a stand-in is the cause, nothing else is blamed") func misleadingMessages() throws {
        let label = SceneWalk.view(
            "label", "label", attributes: "text=\"Title\" userInteractionEnabled=\"NO\"")
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", className: "ListViewController", views: label))
        for step in ["tap: Title", "performSegue: missing", "call: unknown"] {
            let transcript = try SceneWalk.run(
                "launch\nexpect: {failure: did not run}\n\(step)", storyboard, head: "sources: .",
                classes: [Self.leftOut])
            #expect(transcript.problem(ofStep: 2)?.message.hasPrefix("ListViewController did not run") == true)
        }
    }

    @Test("R24: a segue class that did not run says why, and does not ask for a compiler") func segueClass() throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home",
                connections: SceneWalk.segue(
                    "custom", to: "next", attributes: "customClass=\"FadeSegue\" customModule=\"App\"")),
            SceneWalk.scene("next"))
        let fade = HostJob.ClassSummary(
            name: "FadeSegue", module: "App", file: "App/Fade.swift", omission: "cannot find 'Tween' in scope")
        let failed = try SceneWalk.run(
            "launch\nperformSegue: go", storyboard, head: "sources: .", classes: [fade])
        #expect(
            failed.problem(ofStep: 1)?.message
                == "FadeSegue did not run: its code is not part of the app's library. App/Fade.swift: cannot find 'Tween' in "
                + "scope")
        // Of a class that is in no source UIKit's own exception is the message.
        let missing = try SceneWalk.run("launch\nperformSegue: go", storyboard, head: "sources: .")
        #expect(missing.problem(ofStep: 1)?.message.contains("Could not create a segue of class 'FadeSegue'") == true)
        #expect(missing.problem(ofStep: 1)?.hint?.contains("none of the app's sources declares it") == true)
        // Nobody knows what a segue class shows: an allowed stand-in cannot do it either.
        let allowed = try SceneWalk.run(
            "launch\nperformSegue: go", storyboard, head: "sources: .\nstandIns: allow", classes: [fade])
        #expect(allowed.problem(ofStep: 1)?.message.contains("Could not create a segue of class 'FadeSegue'") == true)
        #expect(allowed.problem(ofStep: 1)?.hint?.contains("compiler") == false)
    }

    @Test("objects, recognisers and bar items of classes that did not run are stand-ins") func otherObjects() throws {
        let objects =
            "<customObject id=\"store\" customClass=\"Store\" customModule=\"App\"/>"
            + "<tapGestureRecognizer id=\"tapper\" customClass=\"Tapper\" customModule=\"App\"/>"
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", objects: objects))
        let transcript = try SceneWalk.run("launch", storyboard, head: "sources: .\nstandIns: allow")
        #expect(transcript.standIns.map(\.name) == ["App.Store", "App.Tapper"])
    }
}

/// A controller of the app's own with an outlet.
final class Home: UIViewController {
    var label: UILabel?

    static func register(in registry: ClassRegistry) {
        registry.register(
            ClassRegistration(Home.self, name: "App.Home")
                .outlet("label") { (object: Home, value) in object.label = try value.cast() as UILabel }
                .erased)
    }
}
