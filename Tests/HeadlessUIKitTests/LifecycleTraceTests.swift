import HeadlessUIKit
import Testing

/// The lifecycle orders of `uikit-behaviour.md`, section 4.
@MainActor
@Suite struct LifecycleTraceTests {
    private func navigation(ios: Int = 17) throws -> (Harness, N) {
        let harness = try Harness(
            ios: ios, .container("navigationController", "N", children: ["V1"]), .scene("V1"), .scene("V2"),
            .scene("V3"))
        return (harness, try harness.make("N"))
    }

    /// The events of some controllers, without layout, in the specification's short form.
    private func short(_ events: [String], only names: Set<String>) -> [String] {
        events.compactMap { text in
            guard let dot = text.firstIndex(of: "."), names.contains(String(text[..<dot])) else { return nil }
            let call = text[text.index(after: dot)...]
            let isLayout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"].contains(call)
            guard !isLayout, call != "loadView" else { return nil }
            return text.replacing(".viewWill", with: ".will").replacing(".viewDid", with: ".did")
                .replacing(".viewIs", with: ".is").replacing("toParent: ", with: "")
                .replacing("(true)", with: "(1)").replacing("(false)", with: "(0)")
        }
    }

    @Test("T1: launch of a navigation controller with a root") func launch() throws {
        let (harness, navigation) = try navigation()
        let events = harness.events(of: [.lifecycle]) { harness.runtime.application.launch(root: navigation) }
        #expect(
            short(events, only: ["V1"]) == ["V1.didLoad", "V1.willAppear(0)", "V1.isAppearing(0)", "V1.didAppear(0)"])
        #expect(events.contains("V1.viewDidLayoutSubviews"))
    }

    @Test("T2: an animated push") func push() throws {
        let (harness, navigation) = try navigation()
        harness.launch(navigation)
        let second: V2 = try harness.make("V2")
        var atReturn: [String] = []
        let start = harness.runtime.time.now
        let events = harness.events(of: [.lifecycle]) {
            navigation.pushViewController(second, animated: true)
            atReturn = navigation.viewControllers.map(\.runtimeName)
            #expect(!second.isViewLoaded)
        }
        #expect(atReturn == ["V1", "V2"])
        #expect(
            short(events, only: ["V1", "V2"]) == [
                "V2.willMove(N)", "V2.didLoad", "V1.willDisappear(1)", "V2.willAppear(1)", "V2.isAppearing(1)",
                "V1.didDisappear(1)", "V2.didAppear(1)", "V2.didMove(N)",
            ])
        #expect(abs(harness.runtime.time.now - start - 0.5) < 1e-9)
    }

    @Test("T3: a pop, and the end of what was popped") func pop() throws {
        let (harness, navigation) = try navigation()
        harness.launch(navigation)
        try push("V2", on: navigation, harness)
        let events = harness.events(of: [.lifecycle]) { navigation.popViewController(animated: true) }
        #expect(
            short(events, only: ["V1", "V2"]) == [
                "V2.willMove(nil)", "V2.willDisappear(1)", "V1.willAppear(1)", "V1.isAppearing(1)",
                "V2.didDisappear(1)", "V1.didAppear(1)", "V2.didMove(nil)", "V2.deinit",
            ])
    }

    @Test("T4: a pop to the root: those between hear of their move only") func popToRoot() throws {
        let (harness, navigation) = try navigation()
        harness.launch(navigation)
        try push("V2", on: navigation, harness)
        try push("V3", on: navigation, harness)
        let events = harness.events(of: [.lifecycle]) { navigation.popToRootViewController(animated: true) }
        #expect(
            short(events, only: ["V1", "V3"]) == [
                "V3.willMove(nil)", "V3.willDisappear(1)", "V1.willAppear(1)", "V1.isAppearing(1)",
                "V3.didDisappear(1)", "V1.didAppear(1)", "V3.didMove(nil)", "V3.deinit",
            ])
        #expect(short(events, only: ["V2"]) == ["V2.willMove(nil)", "V2.didMove(nil)", "V2.deinit"])
    }

    @Test("T6, T7: tabs load when they are first shown, and change inside the setter") func tabs() throws {
        let harness = try Harness(
            .container("tabBarController", "T", children: ["First", "Second"]), .scene("First"), .scene("Second"))
        let tabs: T = try harness.make("T")
        let first = harness.events(of: [.lifecycle]) { harness.runtime.application.launch(root: tabs) }
        #expect(
            short(first, only: ["First", "Second"]) == [
                "First.didLoad", "First.willAppear(0)", "First.isAppearing(0)", "First.didAppear(0)",
            ])
        var atReturn = 0
        let start = harness.runtime.events.count
        let events = harness.events(of: [.lifecycle]) {
            tabs.selectedIndex = 1
            atReturn = harness.runtime.events[start...].filter { $0.kind == .lifecycle }.count
        }
        let names = short(events, only: ["First", "Second"])
        #expect(
            names == [
                "Second.didLoad", "Second.willAppear(0)", "First.willDisappear(0)", "Second.isAppearing(0)",
                "First.didDisappear(0)", "Second.didAppear(0)",
            ])
        #expect(short(Array(events[..<atReturn]), only: ["First", "Second"]).last == "First.willDisappear(0)")
    }

    @Test("T8, T9: a full-screen presentation and its dismissal", arguments: [true, false])
    func fullScreen(animated: Bool) throws {
        let harness = try Harness(.scene("V1"), .scene("V2", attributes: "modalPresentationStyle=\"fullScreen\""))
        let presenter: V1 = try harness.make("V1")
        harness.launch(presenter)
        let flag = animated ? "(1)" : "(0)"
        var presented: V2? = try harness.make("V2")
        let there = harness.events(of: [.lifecycle]) {
            if let presented {
                presenter.present(presented, animated: animated) { harness.runtime.note("Done.present", of: nil) }
            }
        }
        #expect(
            short(there, only: ["V1", "V2"]) == [
                "V2.didLoad", "V1.willDisappear\(flag)", "V2.willAppear\(flag)", "V2.isAppearing\(flag)",
                "V2.didAppear\(flag)", "V1.didDisappear\(flag)",
            ])
        #expect(presenter.view.window == nil)
        presented = nil
        let back = harness.events {
            presenter.dismiss(animated: animated) { harness.runtime.note("Done.all", of: nil) }
        }
        #expect(
            short(back, only: ["V1", "V2", "Done"]).filter { !$0.contains("dismiss") } == [
                "V2.willDisappear\(flag)", "V1.willAppear\(flag)", "V1.isAppearing\(flag)", "V1.didAppear\(flag)",
                "V2.didDisappear\(flag)", "Done.all", "V2.deinit",
            ])
        #expect(presenter.view.window != nil)
        #expect(presenter.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test("T10: under a sheet the presenter hears nothing; R34: before iOS 13 the default was full screen")
    func sheet() throws {
        for (ios, presenterHears) in [(17, false), (12, true)] {
            let harness = try Harness(ios: ios, .scene("V1"), .scene("V2"))
            let presenter: V1 = try harness.make("V1")
            harness.launch(presenter)
            let presented: V2 = try harness.make("V2")
            let events = harness.events(of: [.lifecycle]) { presenter.present(presented, animated: true) }
            #expect(short(events, only: ["V1"]).isEmpty != presenterHears)
            #expect(short(events, only: ["V2"]).contains("V2.isAppearing(1)") == (ios >= 13))
            #expect(presented.modalPresentationStyle == (ios >= 13 ? .pageSheet : .fullScreen))
        }
    }

    @Test("T12, R13: an embed segue fires while the parent loads, and appears with it") func embed() throws {
        var parent = SceneText.scene("V1")
        parent.view = """
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView id="holder"><rect key="frame" x="10" y="20" width="100" height="50"/>
            <connections>\(SceneText.segue("embed", "child", to: "V2"))</connections></containerView></subviews></view>
            """
        let harness = try Harness(parent, .scene("V2"))
        let root: V1 = try harness.make("V1")
        let events = harness.events(of: [.lifecycle, .segue]) { harness.runtime.application.launch(root: root) }
        #expect(
            short(events, only: ["V1", "V2"]).filter { !$0.contains("init(coder:)") } == [
                "V1.shouldPerformSegue(withIdentifier: \"child\") → true", "V1.prepare(for: child)", "V2.willMove(V1)",
                "V2.didLoad", "V2.didMove(V1)", "V1.didLoad", "V1.willAppear(0)", "V2.willAppear(0)",
                "V1.isAppearing(0)", "V2.isAppearing(0)", "V2.didAppear(0)", "V1.didAppear(0)",
            ])
        #expect(root.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("R16: a view that is put into the window by hand appears with no parent, and goes the same way")
    func viewByHand() throws {
        let harness = try Harness(.scene("V1"), .scene("V2"))
        let root: V1 = try harness.make("V1")
        harness.launch(root)
        let other: V2 = try harness.make("V2")
        #expect(
            short(harness.events(of: [.lifecycle]) { root.view.addSubview(other.view) }, only: ["V2"]) == [
                "V2.didLoad", "V2.willAppear(0)", "V2.isAppearing(0)", "V2.didAppear(0)",
            ])
        #expect(
            short(harness.events(of: [.lifecycle]) { other.view.removeFromSuperview() }, only: ["V2"]) == [
                "V2.willDisappear(0)", "V2.didDisappear(0)",
            ])
        #expect(short(harness.events(of: [.lifecycle]) { root.addChild(other) }, only: ["V2"]) == ["V2.willMove(V1)"])
    }

    private func push(_ name: String, on navigation: UINavigationController, _ harness: Harness) throws {
        navigation.pushViewController(try harness.make(name), animated: false)
        harness.runtime.time.settle()
    }
}
