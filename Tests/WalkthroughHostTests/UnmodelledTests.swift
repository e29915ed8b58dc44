import HeadlessUIKit
import Testing
import Walkthrough

/// What a storyboard asks for and the runtime does not model fails the step that needs it, with its name and place.
@MainActor
@Suite struct UnmodelledTests {
    @Test(
        "a controller that is not modelled fails the step that makes it",
        arguments: [
            ("splitViewController", "UISplitViewController"), ("pageViewController", "UIPageViewController"),
            ("avPlayerViewController", "AVPlayerViewController"), ("glkViewController", "GLKViewController"),
            ("hostingController", "UIHostingController"), ("somethingNew", "UISomethingNew"),
        ])
    func controllers(element: String, name: String) throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", connections: SceneWalk.segue("presentation", to: "other")),
            SceneWalk.scene("other", element: element, hasView: false))
        let transcript = try SceneWalk.run("launch\nperformSegue: go\nsettle", storyboard)
        let problem = try #require(transcript.problem(ofStep: 1))
        #expect(problem.message.hasPrefix("\(name) is not modelled"))
        #expect(problem.position?.path == "Main.storyboard" && problem.position?.line == 8)
        #expect(transcript.unmodelled.map(\.name) == [name])
        #expect(transcript.entries[2].result.outcome == .notRun)
    }

    @Test("allowing stand-ins or warnings does not allow what is not modelled") func notAllowed() throws {
        let storyboard = SceneWalk.storyboard(SceneWalk.scene("home", element: "splitViewController", hasView: false))
        let transcript = try SceneWalk.run("launch", storyboard, head: "standIns: allow\nwarnings: allow")
        #expect(transcript.problem(ofStep: 0)?.message.hasPrefix("UISplitViewController") == true)
    }

    @Test("R9: a relationship that the controller does not take is named") func relationships() throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home",
                connections:
                    "<segue kind=\"relationship\" relationship=\"sidebarViewController\" destination=\"other\" "
                    + "id=\"r\"/>"), SceneWalk.scene("other"))
        let transcript = try SceneWalk.run("launch", storyboard)
        #expect(transcript.problem(ofStep: 0)?.message.contains("'sidebarViewController'") == true)
    }

    @Test("R26: a segue kind that is not modelled shows nothing, and fails", arguments: ["replace", "sheet", "zoom"])
    func segueKinds(kind: String) throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", connections: SceneWalk.segue(kind, to: "other")), SceneWalk.scene("other"))
        let transcript = try SceneWalk.run("launch\nperformSegue: go", storyboard)
        let problem = try #require(transcript.problem(ofStep: 1))
        #expect(problem.message.contains("segues of kind '\(kind)' are not modelled"))
        #expect(problem.position?.line == 5)
    }

    @Test(
        "a style that is not modelled is never played as another one",
        arguments: [
            ("modalTransitionStyle=\"partialCurl\" modalPresentationStyle=\"fullScreen\"", "partialCurl", "iPhone 8"),
            ("modalTransitionStyle=\"swirl\"", "swirl", "iPhone 8"),
            ("modalPresentationStyle=\"hologram\"", "hologram", "iPhone 8"),
            ("modalTransitionStyle=\"flipHorizontal\" modalPresentationStyle=\"overFullScreen\"", "flip", "iPhone 8"),
            ("modalPresentationStyle=\"popover\"", "popover", "iPad Air"),
        ])
    func styles(attributes: String, word: String, device: String) throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", connections: SceneWalk.segue("presentation", to: "other", attributes: attributes)),
            SceneWalk.scene("other"))
        let transcript = try SceneWalk.run("launch\nperformSegue: go", storyboard, head: "device: \(device)")
        let message = try #require(transcript.problem(ofStep: 1)?.message)
        #expect(message.contains(word) && message.contains("modelled"))
    }

    @Test("a full screen flip turns both views about the vertical axis, and back on the way out") func flips() throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home",
                connections: SceneWalk.segue(
                    "presentation", to: "other",
                    attributes: "modalTransitionStyle=\"flipHorizontal\" modalPresentationStyle=\"fullScreen\"")),
            SceneWalk.scene("other"))
        let transcript = try SceneWalk.run(
            "launch\nsample: {times: [0.25], properties: [transform3D]}\nperformSegue: go\n"
                + "sample: {times: [0.25], properties: [transform3D]}\ndismiss\nexpect: {top: home, presenting: []}",
            storyboard)
        #expect(transcript.isPassed)
        for step in [2, 4] {
            let turns = transcript.entries[step].result.samples.compactMap { $0.properties?["transform3D"] }
            // The first entry of a rotation about the y axis is its cosine: below 1 while it turns.
            #expect(turns.count == 2)
            #expect(turns.allSatisfy { ($0.first ?? 1) < 0.99 })
        }
    }

    @Test(
        "a tap on a control that is not modelled fails",
        arguments: [
            ("slider", "UISlider"), ("segmentedControl", "UISegmentedControl"), ("stepper", "UIStepper"),
            ("textField", "UITextField"), ("datePicker", "UIDatePicker"), ("newControl", "UINewControl"),
        ])
    func taps(element: String, name: String) throws {
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", views: SceneWalk.view(element, "touched")))
        let transcript = try SceneWalk.run("launch\ntap: {id: touched}", storyboard)
        #expect(transcript.problem(ofStep: 0) == nil)
        #expect(transcript.problem(ofStep: 1)?.message.contains("taps on a \(name) are not modelled") == true)
        #expect(transcript.problem(ofStep: 1)?.position?.line == 5)
    }

    @Test("a switch sends valueChanged where it is tapped") func switches() throws {
        let view = SceneWalk.view(
            "switch", "toggle",
            inside: "<connections><action selector=\"toggled:\" destination=\"home\" "
                + "eventType=\"valueChanged\" id=\"a\"/></connections>")
        let storyboard = SceneWalk.storyboard(SceneWalk.scene("home", className: "Home", views: view))
        var toggles = 0
        let transcript = try SceneWalk.run("launch\ntap: {id: toggle}", storyboard) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").action("toggled:") { _, _ in toggles += 1 }.erased)
        }
        #expect(transcript.isPassed)
        #expect(toggles == 1)
    }

    private static let table = SceneWalk.view(
        "tableView", "table", frame: "0 0 375 667",
        inside: "<sections><tableViewSection id=\"s\"><cells>"
            + SceneWalk.view(
                "tableViewCell", "row", frame: "0 0 375 44",
                inside: "<tableViewCellContentView key=\"contentView\" id=\"content\">"
                    + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/><subviews>"
                    + SceneWalk.view("label", "caption", attributes: "text=\"Row\" userInteractionEnabled=\"NO\"")
                    + "</subviews></tableViewCellContentView>")
            + "</cells></tableViewSection></sections>")

    @Test(
        "taps on rows and scrolling of tables are not modelled",
        arguments: [
            ("tap: {id: row}", "taps on cells"), ("tap: Row", "taps on cells"),
            ("gesture: {kind: pan, path: [[100, 500, 0], [100, 300, 0.2]]}", "scrolling of a UITableView"),
            ("gesture: {kind: swipe, direction: up}", "scrolling of a UITableView"),
        ])
    func tables(step: String, words: String) throws {
        let storyboard = SceneWalk.storyboard(SceneWalk.scene("home", views: Self.table))
        let transcript = try SceneWalk.run("launch\n\(step)", storyboard)
        #expect(transcript.problem(ofStep: 0) == nil)
        #expect(transcript.problem(ofStep: 1)?.message.contains(words) == true)
    }

    @Test(
        "a finger that rests on a long press recogniser fails, one that moves on does not",
        arguments: [("[[50, 50, 0], [50, 50, 0.6]]", true), ("[[50, 50, 0], [90, 90, 0.2]]", false)])
    func longPresses(path: String, fails: Bool) throws {
        let view = SceneWalk.view(
            "view", "pressed",
            inside: "<connections><outletCollection property=\"gestureRecognizers\" "
                + "destination=\"press\" appends=\"YES\" id=\"c\"/></connections>")
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", views: view, objects: "<pongPressGestureRecognizer id=\"press\"/>"))
        let transcript = try SceneWalk.run("launch\ngesture: {kind: pan, path: \(path)}", storyboard)
        let message = transcript.problem(ofStep: 1)?.message
        #expect((message?.contains("UILongPressGestureRecognizer is not modelled") == true) == fails)
    }

    @Test("R11: a view that would come from a nib is not replaced by an empty one in silence") func nibs() throws {
        let transcript = try SceneWalk.run(
            "launch\ncall: act", SceneWalk.storyboard(SceneWalk.scene("home", className: "Home"))
        ) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").action("act") { home, _ in
                    home.present(UIViewController(nibName: "Detail", bundle: nil), animated: false)
                }.erased)
        }
        #expect(transcript.problem(ofStep: 1)?.message.contains("the nib 'Detail': nibs are not modelled") == true)
    }

    @Test(
        "R11: so is a nib that has the name of the controller's class, with or without Controller at its end",
        arguments: [["DetailViewController"], ["DetailView"], ["DetailView", "DetailViewController"], ["Detail"], []])
    func nibsOfClasses(nibs: [String]) throws {
        final class DetailViewController: UIViewController {}
        let transcript = try SceneWalk.run(
            "launch\ncall: act", SceneWalk.storyboard(SceneWalk.scene("home", className: "Home")), nibs: nibs
        ) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").action("act") { home, _ in
                    home.present(DetailViewController(), animated: false)
                }.erased)
            $0.register(ClassRegistration(DetailViewController.self, name: "App.DetailViewController").erased)
        }
        let message = transcript.problem(ofStep: 1)?.message
        guard let first = nibs.first, first != "Detail" else {
            #expect(message == nil)
            return
        }
        #expect(message?.contains("the nib '\(first)': nibs are not modelled") == true)
    }

    @Test("R137: a tab behind More is not reached by a tap on a phone", arguments: [3, 4, 5])
    func more(tab: Int) throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let tabs = names.map {
            "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\" id=\"t\($0)\"/>"
        }
        let storyboard = SceneWalk.storyboard(
            scenes: [
                SceneWalk.scene(
                    "home", element: "tabBarController", connections: tabs.joined(), hasView: false)
            ] + names.map { SceneWalk.scene($0) })
        let phone = try SceneWalk.run("launch\nselect: \(tab)", storyboard)
        #expect((phone.problem(ofStep: 1)?.message.contains("is behind More") == true) == (tab >= 4))
        let pad = try SceneWalk.run("launch\nselect: \(tab)", storyboard, head: "device: iPad Air")
        #expect(pad.problem(ofStep: 1) == nil)
    }

    @Test("one tap is no double tap") func doubleTaps() throws {
        let view = SceneWalk.view(
            "view", "tapped",
            inside: "<connections><outletCollection property=\"gestureRecognizers\" "
                + "destination=\"double\" appends=\"YES\" id=\"c\"/></connections>")
        let recognizer =
            "<tapGestureRecognizer id=\"double\" numberOfTapsRequired=\"2\"><connections><action selector=\"twice\" "
            + "destination=\"home\" id=\"a\"/></connections></tapGestureRecognizer>"
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene("home", className: "Home", views: view, objects: recognizer))
        let transcript = try SceneWalk.run("launch\ntap: {id: tapped}", storyboard) {
            $0.register(ClassRegistration(Home.self, name: "App.Home").action("twice") { _, _ in }.erased)
        }
        #expect(transcript.problem(ofStep: 1)?.message.contains("no single tap") == true)
    }

    @Test("views that only draw are kept under their own names, and touches pass them") func passiveViews() throws {
        let views =
            SceneWalk.view("progressView", "bar") + SceneWalk.view("stackView", "stack")
            + SceneWalk.view("scrollView", "scroll")
        let transcript = try SceneWalk.run(
            "launch\nreport: views", SceneWalk.storyboard(SceneWalk.scene("home", views: views)))
        #expect(transcript.isPassed)
        let text = transcript.entries[1].result.documents.first?.text ?? ""
        for name in ["UIProgressView: bar", "UIStackView: stack", "UIScrollView: scroll"] {
            #expect(text.contains(name))
        }
    }

    @Test("an outlet to something that is not made fails, and names it") func outlets() throws {
        let objects = SceneWalk.view("view", "loose", attributes: "userLabel=\"Spare view\"")
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home", className: "Home", connections: "<outlet property=\"label\" destination=\"loose\" id=\"o\"/>",
                objects: objects))
        let transcript = try SceneWalk.run("launch", storyboard) { Home.register(in: $0) }
        #expect(transcript.problem(ofStep: 0)?.message.contains("the outlet label leads to Spare view") == true)
    }

    @Test("outlets to bar items are set") func barItems() throws {
        let item =
            "<navigationItem key=\"navigationItem\" id=\"bar\"><barButtonItem key=\"rightBarButtonItem\" title=\"Save\" "
            + "id=\"save\"/></navigationItem>"
        let storyboard = SceneWalk.storyboard(
            SceneWalk.scene(
                "home", className: "Home", connections: "<outlet property=\"button\" destination=\"save\" id=\"o\"/>")
        ).replacingOccurrences(of: "<connections><outlet", with: "\(item)<connections><outlet")
        var title: String?
        let transcript = try SceneWalk.run("launch", storyboard) {
            $0.register(
                ClassRegistration(Home.self, name: "App.Home").outlet("button") { (_: Home, value) in
                    title = (try value.cast() as UIBarButtonItem).title
                }.erased)
        }
        #expect(transcript.isPassed)
        #expect(title == "Save")
    }
}
