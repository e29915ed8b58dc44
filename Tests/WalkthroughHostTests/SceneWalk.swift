import HeadlessUIKit
import InterfaceBuilder
import SourceText
import Walkthrough
import WalkthroughHost

/// A storyboard's text for one test, and walks over it in this process.
@MainActor
enum SceneWalk {
    /// A storyboard whose first scene is the initial one.
    static func storyboard(_ scenes: String...) -> String { storyboard(scenes: scenes) }

    /// The same, of a list.
    static func storyboard(scenes: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="home">
        <scenes>
        \(scenes.joined(separator: "\n"))
        </scenes>
        </document>
        """
    }

    /// A scene on three lines: the controller is on the second, in the first scene line 5 of the file.
    static func scene(
        _ id: String, element: String = "viewController", className: String? = nil, attributes: String = "",
        views: String = "", connections: String = "", objects: String = "", hasView: Bool = true
    ) -> String {
        let type = className.map { " customClass=\"\($0)\" customModule=\"App\"" } ?? ""
        let view =
            "<view key=\"view\" id=\"\(id)-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
            + "<subviews>\(views)</subviews></view>"
        return """
            <scene sceneID="\(id)-scene"><objects>
            <\(element) id="\(id)" storyboardIdentifier="\(id)"\(type) \(attributes) sceneMemberID="viewController">\
            \(hasView ? view : "")<connections>\(connections)</connections></\(element)>
            <exit id="\(id)-exit" sceneMemberID="exit"/>\(objects)</objects></scene>
            """
    }

    static func view(
        _ element: String, _ id: String, attributes: String = "", frame: String = "0 0 100 100", inside: String = ""
    ) -> String {
        let numbers = frame.split(separator: " ")
        return "<\(element) id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
            + "width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>\(inside)</\(element)>"
    }

    /// A segue from a scene.
    static func segue(_ kind: String, to destination: String, attributes: String = "") -> String {
        "<segue kind=\"\(kind)\" identifier=\"go\" destination=\"\(destination)\" id=\"segue-\(kind)\" \(attributes)/>"
    }

    /// Runs steps over a storyboard; `head` has the walkthrough's other keys.
    static func run(
        _ steps: String, _ storyboard: String, head: String = "", classes: [HostJob.ClassSummary] = [],
        nibs: [String] = [], register: (ClassRegistry) -> Void = { _ in }
    ) throws -> Transcript {
        let text = head + "\nsteps:\n" + steps.split(separator: "\n").map { "  - \($0)\n" }.joined()
        let script = try Script.parse(SourceFile(path: "walkthrough.yml", bytes: Array(text.utf8)))
        let file = SourceFile(path: "Main.storyboard", bytes: Array(storyboard.utf8))
        let job = HostJob(
            script: script, storyboards: ["Main.storyboard"], classes: classes, nibs: nibs,
            options: .init(trace: true, hierarchy: false))
        var transcript = Transcript()
        let session = HostSession(job: job, storyboards: [("Main", try InterfaceDocument(parsing: file))]) {
            transcript.append($0)
        }
        ClassRegistry.shared.removeAll()
        register(ClassRegistry.shared)
        session.run()
        return transcript
    }
}

extension Transcript {
    /// Why a step did not pass.
    func problem(ofStep index: Int) -> StepResult.Problem? { entries[index].result.outcome.problem }

    /// The warnings of a step.
    func warnings(ofStep index: Int) -> [String] { entries[index].warnings.map(\.text) }
}
