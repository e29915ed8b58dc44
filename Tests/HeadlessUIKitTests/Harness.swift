import HeadlessUIKit
import InterfaceBuilder
import SourceText
import Testing

/// A runtime with the test classes and one storyboard.
@MainActor
struct Harness {
    let runtime: UIKitRuntime

    /// Starts a runtime with a storyboard of those scenes, named Main.
    init(ios: Int = 17, initial: String? = nil, _ scenes: SceneText...) throws {
        try self.init(ios: ios, initial: initial, scenes: scenes)
    }

    init(ios: Int = 17, initial: String? = nil, scenes: [SceneText]) throws {
        runtime = UIKitRuntime.start(RuntimeConfiguration(ios: ios))
        registerTestClasses()
        let text = StoryboardText.document(initial: initial, scenes)
        let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
        runtime.storyboards.add(try InterfaceDocument(parsing: file), named: "Main")
    }

    /// A new controller of a scene.
    func make<Controller: UIViewController>(_ identifier: String) throws -> Controller {
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
        return try #require(made as? Controller)
    }

    /// Makes a controller the window's root and lets it appear.
    func launch(_ root: UIViewController) {
        runtime.application.launch(root: root)
        runtime.time.settle()
    }

    /// Presents without animation and settles.
    func present(_ presented: UIViewController, from presenter: UIViewController) {
        presenter.present(presented, animated: false)
        runtime.time.settle()
    }

    /// What happens in a closure and until all has settled, as event lines.
    func events(of kinds: Set<RuntimeEvent.Kind>? = nil, _ body: () -> Void) -> [String] {
        let start = runtime.events.count
        body()
        runtime.time.settle()
        return runtime.events[start...].filter { kinds?.contains($0.kind) ?? true }.map(\.text)
    }

    /// Performs a segue of a controller as a control would, asking first.
    func trigger(_ identifier: String, on controller: UIViewController) throws {
        let segue = try #require(controller.segueTemplates.first { $0.identifier == identifier })
        controller.perform(segue, sender: nil, asking: true)
    }

    var warnings: [String] { runtime.events.filter { $0.kind == .warning }.map(\.text) }
}

/// A scene of a test's storyboard.
struct SceneText {
    var name: String
    var element = "viewController"
    var className: String?
    var attributes = ""
    var view: String? =
        "<view key=\"view\" id=\"view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"
    var connections = ""
    var objects = ""

    /// A scene of the test class of that name, with that storyboard identifier and object id.
    static func scene(_ name: String, _ connections: String = "", attributes: String = "") -> SceneText {
        SceneText(name: name, className: name, attributes: attributes, connections: connections)
    }

    /// A container of the test class of that name, with children.
    static func container(_ element: String, _ name: String, children: [String] = []) -> SceneText {
        let relationship = element == "navigationController" ? "rootViewController" : "viewControllers"
        let segues = children.enumerated().map { index, child in
            "<segue kind=\"relationship\" relationship=\"\(relationship)\" destination=\"\(child)\" "
                + "id=\"rel-\(name)-\(index)\"/>"
        }
        return SceneText(
            name: name, element: element, className: name, view: nil, connections: segues.joined())
    }

    /// An unwind segue from the scene it stands in.
    static func unwind(_ scene: String, action: String = "unwind:", attributes: String = "") -> String {
        "<segue kind=\"unwind\" identifier=\"unwind\" unwindAction=\"\(action)\" destination=\"exit-\(scene)\" "
            + "id=\"unwind-\(scene)\" \(attributes)/>"
    }

    /// A segue with an identifier.
    static func segue(_ kind: String, _ identifier: String, to scene: String, attributes: String = "") -> String {
        "<segue kind=\"\(kind)\" identifier=\"\(identifier)\" destination=\"\(scene)\" id=\"segue-\(identifier)\" "
            + "\(attributes)/>"
    }
}

/// A storyboard's text.
enum StoryboardText {
    static func document(initial: String?, _ scenes: [SceneText]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes.map(scene).joined(separator: "\n"))
        </scenes>
        </document>
        """
    }

    private static func scene(_ scene: SceneText) -> String {
        let type = scene.className.map { " customClass=\"\($0)\" customModule=\"Tests\"" } ?? ""
        let view = scene.view?.replacingOccurrences(of: "id=\"view\"", with: "id=\"view-\(scene.name)\"") ?? ""
        return """
            <scene sceneID="scene-\(scene.name)"><objects>
            <\(scene.element) id="\(scene.name)" storyboardIdentifier="\(scene.name)"\(type) \(scene.attributes) \
            sceneMemberID="viewController">
            \(view)<connections>\(scene.connections)</connections>
            </\(scene.element)>
            <exit id="exit-\(scene.name)" userLabel="Exit" sceneMemberID="exit"/>
            \(scene.objects)</objects></scene>
            """
    }
}
