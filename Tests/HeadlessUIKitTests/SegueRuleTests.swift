import HeadlessUIKit
import Testing

/// Performing segues: `uikit-behaviour.md`, sections 2 and 3.
@MainActor
@Suite struct SegueRuleTests {
    @Test("R20, R21: a control's segue is asked for, a programmatic one is not; prepare comes before the view")
    func asked() throws {
        let harness = try Harness(
            .scene("Outspoken", SceneText.segue("presentation", "forbidden", to: "V2")), .scene("V2"))
        let source: Outspoken = try harness.make("Outspoken")
        harness.launch(source)
        Outspoken.calls = []
        try harness.trigger("forbidden", on: source)
        #expect(source.presentedViewController == nil)
        #expect(Outspoken.calls.isEmpty)
        source.performSegue(withIdentifier: "forbidden", sender: nil)
        #expect(source.presentedViewController is V2)
        #expect(Outspoken.calls == ["prepare forbidden loaded=false"])
    }

    @Test("R22: an unknown identifier raises, and the nearest name is offered") func unknownIdentifier() throws {
        let harness = try Harness(.scene("V1", SceneText.segue("show", "Detail", to: "V2")), .scene("V2"))
        let source: V1 = try harness.make("V1")
        source.performSegue(withIdentifier: "Detial", sender: nil)
        let failure = try #require(harness.runtime.takeFailure())
        #expect(failure.name == "NSInvalidArgumentException")
        #expect(failure.reason == "Receiver (<Tests.V1: V1>) has no segue with identifier 'Detial'")
        #expect(failure.advice == "Did you mean 'Detail'?")
    }

    @Test("R23: a class on a standard kind may call super.perform()") func classOnStandardKind() throws {
        let harness = try Harness(
            .scene(
                "V1",
                SceneText.segue(
                    "presentation", "go", to: "V2", attributes: "customClass=\"StandardSegue\" customModule=\"Tests\"")),
            .scene("V2"))
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "go", sender: nil)
        #expect(source.presentedViewController is V2)
    }

    @Test("R24: a custom segue without a class raises; one that does nothing does nothing, and segue says so")
    func custom() throws {
        let harness = try Harness(
            .scene(
                "V1",
                SceneText.segue("custom", "none", to: "V2")
                    + SceneText.segue(
                        "custom", "idle", to: "V2", attributes: "customClass=\"SilentSegue\" customModule=\"Tests\"")
                    + SceneText.segue(
                        "custom", "wrong", to: "V2", attributes: "customClass=\"V2\" customModule=\"Tests\"")),
            .scene("V2"))
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "none", sender: nil)
        #expect(harness.runtime.takeFailure()?.reason == "Could not create a segue of class '(null)'")
        source.performSegue(withIdentifier: "wrong", sender: nil)
        #expect(harness.runtime.takeFailure()?.advice == "Tests.V2 is not a subclass of UIStoryboardSegue.")
        source.performSegue(withIdentifier: "idle", sender: nil)
        harness.runtime.time.settle()
        harness.runtime.warnOfSeguesWithoutEffect()
        #expect(harness.runtime.takeFailure() == nil)
        #expect(harness.warnings.last?.contains("Tests.SilentSegue.perform() showed nothing") == true)
        #expect(source.presentedViewController == nil)
    }

    @Test("R26, R28: show pushes in a navigation controller and presents outside one") func show() throws {
        for inNavigation in [true, false] {
            let harness = try Harness(
                .container("navigationController", "N", children: ["V1"]),
                .scene("V1", SceneText.segue("show", "go", to: "V2")), .scene("V2"))
            let navigation: N = try harness.make("N")
            let source = try inNavigation ? #require(navigation.topViewController) : harness.make("V1") as V1
            harness.launch(inNavigation ? navigation : source)
            source.performSegue(withIdentifier: "go", sender: nil)
            harness.runtime.time.settle()
            #expect((navigation.topViewController is V2) == inNavigation)
            #expect((source.presentedViewController is V2) != inNavigation)
        }
    }

    @Test("R26: push needs a navigation controller") func push() throws {
        let harness = try Harness(.scene("V1", SceneText.segue("push", "go", to: "V2")), .scene("V2"))
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "go", sender: nil)
        let failure = try #require(harness.runtime.takeFailure())
        #expect(failure.name == "NSGenericException")
        #expect(
            failure.reason
                == "Could not find a navigation controller for segue 'go'. Push segues can only be used when the source "
                + "controller is managed by an instance of UINavigationController.")
    }

    @Test("R26, R34: a presentation takes the segue's style, else the destination's") func styles() throws {
        let harness = try Harness(
            .scene(
                "V1",
                SceneText.segue("presentation", "full", to: "V2", attributes: "modalPresentationStyle=\"fullScreen\"")
                    + SceneText.segue("presentation", "plain", to: "V2", attributes: "animates=\"NO\"")),
            .scene("V2", attributes: "modalPresentationStyle=\"overFullScreen\""))
        let source: V1 = try harness.make("V1")
        harness.launch(source)
        source.performSegue(withIdentifier: "full", sender: nil)
        harness.runtime.time.settle()
        #expect(source.presentedViewController?.modalPresentationStyle == .fullScreen)
        source.dismiss(animated: false)
        let before = harness.runtime.time.now
        source.performSegue(withIdentifier: "plain", sender: nil)
        harness.runtime.time.settle()
        #expect(source.presentedViewController?.modalPresentationStyle == .overFullScreen)
        #expect(harness.runtime.time.now == before)
    }

    @Test("R44: without a handler nothing happens, and segue says why") func noHandler() throws {
        let harness = try Harness(.scene("V2"), .scene("V3", SceneText.unwind("V3")))
        let (root, source): (V2, V3) = (try harness.make("V2"), try harness.make("V3"))
        harness.launch(root)
        harness.present(source, from: root)
        let events = harness.events(of: [.segue, .action, .presentation]) {
            source.performSegue(withIdentifier: "unwind", sender: nil)
        }
        #expect(events == ["V3.performSegue(withIdentifier: \"unwind\")"])
        #expect(root.presentedViewController === source)
        #expect(harness.runtime.takeFailure() == nil)
        #expect(harness.warnings.last?.contains("no controller handles the unwind action unwind:") == true)
    }

    @Test("R43: of two eligible controllers in a stack the nearest below wins") func nearestWins() throws {
        let harness = try Harness(
            .container("navigationController", "N", children: ["V1"]), .scene("V1"), .scene("First"),
            .scene("V3", SceneText.unwind("V3")))
        let navigation: N = try harness.make("N")
        harness.launch(navigation)
        let (middle, source): (First, V3) = (try harness.make("First"), try harness.make("V3"))
        navigation.pushViewController(middle, animated: false)
        navigation.pushViewController(source, animated: false)
        harness.runtime.time.settle()
        source.performSegue(withIdentifier: "unwind", sender: nil)
        harness.runtime.time.settle()
        #expect(navigation.topViewController === middle)
    }

    @Test("R46: a class on an unwind replaces the way back; super.perform() walks it") func unwindClass() throws {
        for (name, isDismissed) in [("SilentSegue", false), ("StandardSegue", true)] {
            let harness = try Harness(
                .scene("V1"),
                .scene("V3", SceneText.unwind("V3", attributes: "customClass=\"\(name)\" customModule=\"Tests\"")))
            let (root, source): (V1, V3) = (try harness.make("V1"), try harness.make("V3"))
            harness.launch(root)
            harness.present(source, from: root)
            source.performSegue(withIdentifier: "unwind", sender: nil)
            harness.runtime.time.settle()
            #expect((root.presentedViewController == nil) == isDismissed)
        }
    }

    @Test("T16: an unwind that dismisses and pops: the stack changes first, moves end last") func dismissAndPop() throws
    {
        let harness = try Harness(
            .container("navigationController", "N", children: ["V1"]), .scene("V1"), .scene("V2"),
            .scene("V3", SceneText.unwind("V3"), attributes: "modalPresentationStyle=\"fullScreen\""))
        let navigation: N = try harness.make("N")
        harness.launch(navigation)
        let second: V2 = try harness.make("V2")
        navigation.pushViewController(second, animated: false)
        harness.runtime.time.settle()
        let source: V3 = try harness.make("V3")
        harness.present(source, from: second)
        let events = harness.events(of: [.lifecycle]) { source.performSegue(withIdentifier: "unwind", sender: nil) }
        #expect(
            events.filter { $0.hasPrefix("V") && !$0.contains("Layout") && !$0.contains("deinit") } == [
                "V2.willMove(toParent: nil)", "V3.viewWillDisappear(true)", "V1.viewWillAppear(true)",
                "V1.viewIsAppearing(true)", "V1.viewDidAppear(true)", "V3.viewDidDisappear(true)",
                "V2.didMove(toParent: nil)",
            ])
    }
}
