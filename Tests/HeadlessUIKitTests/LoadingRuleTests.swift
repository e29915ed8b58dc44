import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Loading, continued: what is made when, and files that lead nowhere or in circles.
@MainActor
@Suite struct LoadingRuleTests {
    private func container(_ name: String, embedding child: String, more: String = "") -> SceneText {
        var scene = SceneText.scene(name)
        scene.view = """
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView id="holder-\(name)"><rect key="frame" x="10" y="20" width="100" height="50"/>\(more)
            <connections>\(SceneText.segue("embed", "embed-\(name)", to: child))</connections></containerView>
            </subviews></view>
            """
        return scene
    }

    @Test("R3a: a scene without an identifier is had by its element's class and its object id") func fallbackKey()
        throws
    {
        let text = StoryboardText.document(initial: nil, [.scene("V1")])
            .replacingOccurrences(of: "storyboardIdentifier=\"V1\"", with: "")
        let harness = try Harness(.scene("V2"))
        harness.runtime.storyboards.add(
            try InterfaceDocument(parsing: .init(path: "Keyless.storyboard", bytes: Array(text.utf8))), named: "Keyless"
        )
        let storyboard = UIStoryboard(name: "Keyless", bundle: nil)
        #expect(storyboard.instantiateViewController(withIdentifier: "UIViewController-V1") is V1)
        #expect(harness.runtime.takeFailure() == nil)
        _ = storyboard.instantiateViewController(withIdentifier: "V1")
        #expect(harness.runtime.takeFailure() != nil)
    }

    @Test("R8: a creator is called once; nil means the default; one that ignores the coder raises") func creators()
        throws
    {
        let harness = try Harness(.scene("V1"))
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        var calls = 0
        let made: V1 = storyboard.instantiateViewController(identifier: "V1") { coder in
            calls += 1
            return V1(coder: coder)
        }
        #expect(calls == 1 && made.storyboard === storyboard && made.storyboardIdentifier == "V1")
        let standard: V1 = storyboard.instantiateViewController(identifier: "V1") { _ in nil }
        #expect(standard.storyboard === storyboard)
        #expect(harness.runtime.takeFailure() == nil)
        let _: V1 = storyboard.instantiateViewController(identifier: "V1") { _ in V1(nibName: nil, bundle: nil) }
        #expect(
            harness.runtime.takeFailure()?.reason
                == "Custom instantiated view controller must call -[super initWithCoder:]")
    }

    @Test("R8, R20: a segue's destinationCreationSelector makes its destination, for embeds too") func segueActions()
        throws
    {
        let maker = "destinationCreationSelector=\"make:sender:identifier:\""
        let harness = try Harness(
            container("V1", embedding: "V2").replacing("id=\"segue-embed-V1\"", with: "id=\"segue-embed-V1\" \(maker)")
                .connected(SceneText.segue("presentation", "go", to: "V3", attributes: maker)),
            .scene("V2"), .scene("V3"))
        var asked: [String] = []
        ClassRegistry.shared.register(
            ClassRegistration(V1.self, name: "Tests.V1").method("make:sender:identifier:") { (_: V1, arguments) in
                let identifier: String? = try arguments.argument(2)
                asked.append(identifier ?? "")
                let coder: NSCoder = try arguments.argument(0)
                return identifier == "go" ? V3(coder: coder) : nil
            }.erased)
        let root: V1 = try harness.make("V1")
        harness.launch(root)
        #expect(asked == ["embed-V1"] && root.children.first is V2)
        root.performSegue(withIdentifier: "go", sender: nil)
        harness.runtime.time.settle()
        #expect(asked == ["embed-V1", "go"] && root.presentedViewController is V3)
    }

    @Test("R11: a loadView that makes no view: viewDidLoad runs, the view stays unloaded, reading it ends in a failure")
    func endlessLoadView() {
        final class Viewless: UIViewController {
            var loads = 0
            var reads = false
            override func loadView() {}
            override func viewDidLoad() {
                loads += 1
                if reads { _ = view }
            }
        }
        let runtime = UIKitRuntime.start()
        let quiet = Viewless()
        quiet.loadViewIfNeeded()
        #expect(quiet.loads == 1 && !quiet.isViewLoaded && runtime.takeFailure() == nil)
        for reads in [true, false] {
            let controller = Viewless()
            controller.reads = reads
            runtime.application.launch(root: controller)
            runtime.time.settle()
            #expect(runtime.takeFailure()?.reason.contains("made no view") == true)
            #expect(controller.isViewLoaded)
        }
    }

    @Test("R11: a view that is taken away loads again, and its controls work once") func reload() throws {
        var scene = SceneText.scene("V1")
        scene.view = """
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><connections>
            <outletCollection property="gestureRecognizers" destination="tap" id="oc1"/></connections></view>
            """
        scene.objects = """
            <tapGestureRecognizer id="tap"><connections><action selector="unwind:" destination="V1" id="a1"/></connections>
            </tapGestureRecognizer>
            """
        let harness = try Harness(scene)
        let controller: V1 = try harness.make("V1")
        let first = controller.view
        controller.view = nil
        #expect(!controller.isViewLoaded)
        let events = harness.events(of: [.lifecycle]) { controller.loadViewIfNeeded() }
        #expect(events == ["V1.loadView", "V1.viewDidLoad"])
        #expect(controller.view !== first)
        let recognizer = try #require(controller.view.gestureRecognizers?.first)
        let actions = harness.events(of: [.action]) { recognizer.recognize(at: .zero) }
        #expect(actions.count { $0 == "V1.unwind:" } == 1)
    }

    @Test("R13a: an embed segue that fires again, or into a container that is not empty, raises") func embedTwice()
        throws
    {
        let filled =
            "<subviews><view id=\"stray\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view></subviews>"
        let harness = try Harness(
            container("V1", embedding: "V3"), container("V2", embedding: "V3", more: filled), .scene("V3"))
        let once: V1 = try harness.make("V1")
        once.loadViewIfNeeded()
        #expect(harness.runtime.takeFailure() == nil && once.children.count == 1)
        once.performSegue(withIdentifier: "embed-V1", sender: nil)
        let failure = try #require(harness.runtime.takeFailure())
        #expect(failure.name == "NSInternalInconsistencyException")
        #expect(failure.reason.hasPrefix("There are unexpected subviews in the container view."))
        #expect(once.children.count == 1)
        let second: V2 = try harness.make("V2")
        second.loadViewIfNeeded()
        #expect(harness.runtime.takeFailure()?.reason == failure.reason)
    }

    @Test("R13: shouldPerformSegue may leave a container empty, and code may fill it later") func refusedEmbed() throws
    {
        var scene = container("Outspoken", embedding: "V3")
        scene.view = scene.view?.replacingOccurrences(of: "embed-Outspoken", with: "forbidden")
        let harness = try Harness(scene, .scene("V3"))
        let controller: Outspoken = try harness.make("Outspoken")
        controller.loadViewIfNeeded()
        #expect(controller.children.isEmpty)
        controller.performSegue(withIdentifier: "forbidden", sender: nil)
        #expect(controller.children.first is V3 && harness.runtime.takeFailure() == nil)
    }

    // MARK: Circles

    @Test("Containers whose relationships lead in a circle end in a failure") func relationshipCircle() throws {
        let harness = try Harness(
            .container("navigationController", "N", children: ["T"]),
            .container("tabBarController", "T", children: ["N", "V1"]), .scene("V1"))
        let navigation: N = try harness.make("N")
        #expect(harness.runtime.takeFailure()?.reason.contains("hold each other without end") == true)
        harness.launch(navigation)
        let after: V1 = try harness.make("V1")
        #expect(harness.runtime.takeFailure() == nil && after.storyboard != nil)
    }

    @Test("Scenes that embed each other, or twice themselves, end in a failure") func embedCircle() throws {
        let two =
            "</containerView><containerView id=\"other\"><connections>"
            + SceneText.segue("embed", "again", to: "V3") + "</connections>"
        let harness = try Harness(
            container("V1", embedding: "V2"), container("V2", embedding: "V1"),
            container("V3", embedding: "V3").replacing("</containerView>", with: two + "</containerView>"))
        for name in ["V1", "V3"] {
            let controller: UIViewController = try harness.make(name)
            harness.launch(controller)
            let failure = try #require(harness.runtime.takeFailure())
            #expect(failure.reason.contains("hold each other without end"))
            #expect(failure.position != nil)
        }
    }

    @Test("A long chain of scenes in each other ends in a failure, not in the stack") func longChain() throws {
        let harness = try Harness(
            scenes: (0..<1_000).map { index in
                var scene = container("C\(index)", embedding: "C\(index + 1)")
                scene.className = nil
                return scene
            } + [.scene("C1000")])
        let controller: UIViewController = try harness.make("C0")
        controller.loadViewIfNeeded()
        #expect(harness.runtime.takeFailure()?.reason.contains("without end") == true)
    }

    @Test("R14: references that lead to themselves end in a failure; their own identifiers count for nothing")
    func referenceCircle() throws {
        let reference = SceneText(
            name: "loop", element: "viewControllerPlaceholder", attributes: "referencedIdentifier=\"V2\"", view: nil)
        let harness = try Harness(
            initial: "self",
            .scene(
                "V1", SceneText.segue("presentation", "go", to: "self") + SceneText.segue("show", "real", to: "loop")),
            SceneText(name: "self", element: "viewControllerPlaceholder", view: nil), reference, .scene("V2"))
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "go", sender: nil)
        #expect(harness.runtime.takeFailure()?.reason.contains("without end") == true)
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "loop")
        #expect(harness.runtime.takeFailure()?.reason.contains("with identifier 'loop'") == true)
        source.performSegue(withIdentifier: "real", sender: nil)
        harness.runtime.time.settle()
        #expect(source.presentedViewController is V2)
    }

    @Test("R14: a reference to a storyboard that is not there, or has no entry") func deadReferences() throws {
        let harness = try Harness(
            .scene("V1", SceneText.segue("show", "gone", to: "gone") + SceneText.segue("show", "none", to: "none")),
            SceneText(
                name: "gone", element: "viewControllerPlaceholder", attributes: "storyboardName=\"Gone\"", view: nil),
            SceneText(name: "none", element: "viewControllerPlaceholder", view: nil))
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "gone", sender: nil)
        #expect(harness.runtime.takeFailure()?.reason.contains("storyboard named 'Gone'") == true)
        source.performSegue(withIdentifier: "none", sender: nil)
        #expect(harness.runtime.takeFailure()?.reason.contains("no initial view controller") == true)
        #expect(source.presentedViewController == nil)
    }

    @Test("R9, R22: a relationship is never performed, an unwind without a proper exit is no segue") func notPerformed()
        throws
    {
        var scene = SceneText.scene("V2")
        scene.connections =
            "<segue kind=\"unwind\" identifier=\"lost\" unwindAction=\"unwind:\" destination=\"nowhere\" id=\"u1\"/>"
        let harness = try Harness(.container("navigationController", "N", children: ["V1"]), .scene("V1"), scene)
        let navigation: N = try harness.make("N")
        navigation.performSegue(withIdentifier: "", sender: nil)
        #expect(harness.runtime.takeFailure()?.reason.contains("has no segue with identifier ''") == true)
        let source: V2 = try harness.make("V2")
        source.performSegue(withIdentifier: "lost", sender: nil)
        #expect(
            harness.runtime.takeFailure()?.reason == "Receiver (<Tests.V2: V2>) has no segue with identifier 'lost'")
    }

    @Test("R22: a controller that came from no storyboard has no segues") func noStoryboard() {
        let runtime = UIKitRuntime.start()
        UIViewController().performSegue(withIdentifier: "go", sender: nil)
        let failure = runtime.takeFailure()
        #expect(failure?.reason.hasSuffix("has no segue with identifier 'go'") == true)
        #expect(failure?.advice == "The controller did not come from a storyboard.")
    }

    @Test("R125: a title names the items, unless they say otherwise") func titles() throws {
        var scene = SceneText.scene("V1", attributes: "title=\"Mine\"")
        scene.view = (scene.view ?? "") + "<navigationItem key=\"navigationItem\" title=\"Bar\" id=\"n1\"/>"
        let harness = try Harness(scene, .scene("V2", attributes: "title=\"Both\""))
        let (first, second): (V1, V2) = (try harness.make("V1"), try harness.make("V2"))
        #expect(first.title == "Mine" && first.navigationItem.title == "Bar" && first.tabBarItem.title == "Mine")
        #expect(second.navigationItem.title == "Both")
        first.navigationItem.title = "Other"
        #expect(first.title == "Mine")
    }

    @Test("R6: outlets reach the cells of static tables and the insides of other views") func deepOutlets() throws {
        var scene = SceneText.scene("Outspoken", "<outlet property=\"label\" destination=\"inner\" id=\"o1\"/>")
        scene.view = """
            <tableView key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>
            <tableViewSection id="s1"><cells><tableViewCell id="c1"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><label text="Deep" id="inner"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """
        let harness = try Harness(scene)
        let controller: Outspoken = try harness.make("Outspoken")
        controller.loadViewIfNeeded()
        #expect(controller.label?.text == "Deep")
    }
}

extension SceneText {
    /// The scene with another text in its view.
    func replacing(_ text: String, with other: String) -> SceneText {
        var scene = self
        scene.view = scene.view?.replacingOccurrences(of: text, with: other)
        return scene
    }

    /// The scene with connections of its controller.
    func connected(_ connections: String) -> SceneText {
        var scene = self
        scene.connections += connections
        return scene
    }
}
