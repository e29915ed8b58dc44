import HeadlessUIKit
import InterfaceBuilder
import SourceText
import Testing

/// Views and controllers have the names that Interface Builder's table of classes has for their elements.
@MainActor
@Suite struct ClassNameTests {
    @Test(
        "a view is called as its element's class",
        arguments: [
            "view", "containerView", "label", "button", "imageView", "switch", "slider", "glkView", "skView",
            "arscnView",
            "arskView", "mtkView", "sceneKitView", "mapView", "wkWebView", "webView", "scrollView", "tableView",
            "textField", "stackView", "navigationBar", "toolbar", "progressView", "somethingNew",
        ])
    func views(element: String) throws {
        var scene = SceneText.scene("V1")
        scene.view =
            "<view key=\"view\" id=\"view\"><subviews><\(element) id=\"inner\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></\(element)></subviews></view>"
        let harness = try Harness(.scene("V2"))
        let text = StoryboardText.document(initial: "V1", [scene])
        let document = try InterfaceDocument(parsing: SourceFile(path: "Names.storyboard", bytes: Array(text.utf8)))
        harness.runtime.storyboards.add(document, named: "Names")
        let controller = UIStoryboard(name: "Names", bundle: nil).instantiateViewController(withIdentifier: "V1")
        let view = try #require(controller.view.subviews.first)
        #expect(view.className == document.object(id: "inner")?.className)
    }

    @Test(
        "a controller is called as its element's class",
        arguments: [
            "viewController", "tableViewController", "collectionViewController", "avPlayerViewController",
            "glkViewController", "splitViewController", "pageViewController",
        ])
    func controllers(element: String) throws {
        let harness = try Harness(SceneText(name: "X", element: element))
        let controller: UIViewController = try harness.make("X")
        let text = StoryboardText.document(initial: nil, [SceneText(name: "X", element: element)])
        let document = try InterfaceDocument(parsing: SourceFile(path: "X.storyboard", bytes: Array(text.utf8)))
        #expect(controller.className == document.object(id: "X")?.className)
    }

    @Test("R140: labels and image views made by code take no touches; those of a file do unless it says NO")
    func touches() throws {
        #expect(!UILabel().isUserInteractionEnabled && !UILabel(frame: .zero).isUserInteractionEnabled)
        #expect(!UIImageView().isUserInteractionEnabled && !UIImageView(image: nil).isUserInteractionEnabled)
        #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
        #expect(UIControl().isUserInteractionEnabled)
        var scene = SceneText.scene("V1")
        let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        scene.view =
            "<view key=\"view\" id=\"view\"><subviews><label id=\"a\">\(rect)</label>"
            + "<label id=\"b\" userInteractionEnabled=\"NO\">\(rect)</label><imageView id=\"c\">\(rect)</imageView>"
            + "</subviews></view>"
        let harness = try Harness(scene)
        let controller: V1 = try harness.make("V1")
        #expect(controller.view.subviews.map(\.isUserInteractionEnabled) == [true, false, true])
    }
}
