import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Loading: `uikit-behaviour.md`, section 1.
@MainActor
@Suite struct StoryboardRuleTests {
    @Test("R1: a storyboard that is not there raises") func missingStoryboard() throws {
        let harness = try Harness(.scene("V1"))
        _ = UIStoryboard(name: "Other", bundle: nil)
        #expect(
            harness.runtime.takeFailure()?.description.hasPrefix(
                "NSInvalidArgumentException: Could not find a storyboard named 'Other' in bundle NSBundle") == true)
    }

    @Test("R2: without an initial controller there is none, and nothing is raised") func noInitial() throws {
        let harness = try Harness(.scene("V1"))
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        #expect(harness.runtime.takeFailure() == nil)
    }

    @Test("R2: the initial controller") func initial() throws {
        _ = try Harness(initial: "V2", .scene("V1"), .scene("V2"))
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() is V2)
    }

    @Test("R3, R3a: identifiers, never object ids; the fallback key of a scene without one") func identifiers() throws {
        var scene = SceneText.scene("V1")
        scene.attributes = ""
        let harness = try Harness(scene)
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(storyboard.instantiateViewController(withIdentifier: "V1") is V1)
        _ = storyboard.instantiateViewController(withIdentifier: "V9")
        #expect(
            harness.runtime.takeFailure()?.reason
                == "Storyboard (<UIStoryboard: Main>) doesn't contain a view controller with identifier 'V9'")
    }

    @Test("R4: every call makes new objects") func freshObjects() throws {
        let harness = try Harness(.scene("V1"))
        let (first, second): (V1, V1) = (try harness.make("V1"), try harness.make("V1"))
        #expect(first !== second)
        #expect(first.storyboard != nil)
    }

    @Test("R5, R6: attributes before awakeFromNib, outlets of the view with the view") func order() throws {
        var scene = SceneText.scene("Outspoken", "<outlet property=\"label\" destination=\"text\" id=\"o1\"/>")
        scene.view = """
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label text="Hello" id="text"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews></view>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="note" value="set"/>
            <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="lost"/></userDefinedRuntimeAttributes>
            """
        let harness = try Harness(scene)
        Outspoken.calls = []
        let controller: Outspoken = try harness.make("Outspoken")
        #expect(controller.note == "set")
        #expect(Outspoken.calls == ["awakeFromNib label=false loaded=false"])
        #expect(controller.view.subviews.first === controller.label)
        #expect(Outspoken.calls.last == "viewDidLoad label=Hello")
        #expect(controller.label?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(harness.warnings.contains { $0.contains("Failed to set (nothing) user defined inspected property") })
        #expect(harness.runtime.takeFailure() == nil)
    }

    @Test("R6: an outlet that the class does not have raises") func unknownOutlet() throws {
        let harness = try Harness(
            .scene("Outspoken", "<outlet property=\"gone\" destination=\"view-Outspoken\" id=\"o1\"/>"))
        let controller: Outspoken = try harness.make("Outspoken")
        controller.loadViewIfNeeded()
        let failure = try #require(harness.runtime.takeFailure())
        #expect(failure.name == "NSUnknownKeyException")
        #expect(failure.reason.contains("not key value coding-compliant for the key gone."))
        #expect(failure.position?.line ?? 0 > 1)
    }

    @Test("R6: an outlet of UIKit's own does not raise, on objects of the class that has it", arguments: [true, false])
    func ownOutlet(isOfTable: Bool) throws {
        var scene = SceneText.scene(
            "Outspoken", "<outlet property=\"refreshControl\" destination=\"view-Outspoken\" id=\"o1\"/>")
        if isOfTable { scene.element = "tableViewController" }
        let harness = try Harness(scene)
        let controller: Outspoken = try harness.make("Outspoken")
        controller.loadViewIfNeeded()
        #expect((harness.runtime.takeFailure() == nil) == isOfTable)
    }

    @Test("R6: a property of UIKit's that segue does not have is not called unknown")
    func unmodelledAttributes() throws {
        var scene = SceneText.scene("Outspoken")
        scene.view = """
            <view key="view" id="view"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="focusGroupIdentifier" value="a"/>
            <userDefinedRuntimeAttribute type="string" keyPath="focusGroup" value="b"/></userDefinedRuntimeAttributes></view>
            """
        let harness = try Harness(scene)
        let controller: Outspoken = try harness.make("Outspoken")
        controller.loadViewIfNeeded()
        func reason(_ key: String) -> Substring? {
            harness.warnings.first { $0.contains("(\(key))") }?.split(separator: ": ").last
        }
        #expect(reason("focusGroupIdentifier") == "segue does not model it")
        #expect(reason("focusGroup") == "the class has no such property")
    }

    @Test("R7: a class that is not there leaves its element's stock class, with the name in reports") func stockClass()
        throws
    {
        let harness = try Harness(SceneText(name: "X", className: "Missing"))
        harness.runtime.storyboards.addClass(named: "Tests.Missing", selectors: ["back:"])
        let controller: UIViewController = try harness.make("X")
        #expect(type(of: controller) == UIViewController.self)
        #expect(controller.className == "Tests.Missing")
        #expect(controller.responds(to: "back:"))
        #expect(!controller.responds(to: "other:"))
    }

    @Test("R9: a container's children are made with it, without segues, their views unloaded") func relationships()
        throws
    {
        let harness = try Harness(
            .container("tabBarController", "T", children: ["N", "V3"]),
            .container("navigationController", "N", children: ["V1"]), .scene("V1"), .scene("V3"))
        let events = harness.events(of: [.segue]) {
            let tabs = try? harness.make("T") as T
            #expect(tabs?.viewControllers?.map(\.runtimeName) == ["N", "V3"])
            #expect(tabs?.viewControllers?.first?.children.map(\.runtimeName) == ["V1"])
            #expect(tabs?.viewControllers?.last?.isViewLoaded == false)
        }
        #expect(events.isEmpty)
    }

    @Test("R11: a view loads when it is first read, once") func lazyView() throws {
        let harness = try Harness(.scene("V1"))
        let controller: V1 = try harness.make("V1")
        #expect(controller.viewIfLoaded == nil)
        let events = harness.events(of: [.lifecycle]) {
            _ = controller.view
            _ = controller.view
        }
        #expect(events == ["V1.loadView", "V1.viewDidLoad"])
    }

    @Test("R14: references lead to other storyboards, by identifier or to the initial scene") func references() throws {
        let harness = try Harness(
            .scene("V1", SceneText.segue("presentation", "there", to: "reference")),
            SceneText(
                name: "reference", element: "viewControllerPlaceholder",
                attributes: "storyboardName=\"Other\" referencedIdentifier=\"V2\"", view: nil))
        let other = StoryboardText.document(initial: "V3", [.scene("V2"), .scene("V3")])
        harness.runtime.storyboards.add(
            try InterfaceDocument(parsing: .init(path: "Other.storyboard", bytes: Array(other.utf8))), named: "Other")
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "there", sender: nil)
        #expect(source.presentedViewController is V2)
    }
}
