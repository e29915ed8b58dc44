import HeadlessUIKit
import Testing

/// The unwind orders that were recorded on devices: `recorded-traces.md`, U1 to U5.
@MainActor
@Suite struct RecordedTraceTests {
    @Test("U1: a chain of modals without containers") func chainOfModals() throws {
        let harness = try Harness(
            .scene("V1"), .scene("V2"), .scene("V3"), .scene("V4", SceneText.unwind("V4")))
        let controllers = try ["V1", "V2", "V3", "V4"].map { try harness.make($0) as UIViewController }
        harness.launch(controllers[0])
        for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
            harness.present(presented, from: presenter)
        }
        #expect(
            try trace(harness, from: controllers[3]) == [
                "V4.shouldPerformSegue → true",
                "V4.allowed → []", "V4.can → false",
                "V3.allowed → []", "V3.can → false",
                "V2.allowed → []", "V2.can → false",
                "V1.allowed → []", "V1.can → true",
                "V4.prepare(for:)",
                "V1.<action>",
                "V1.dismiss(animated:completion:)",
            ])
        #expect(controllers[0].presentedViewController == nil)
    }

    @Test("U2: push, then present") func pushThenPresent() throws {
        let harness = try Harness(
            .container("navigationController", "N", children: ["V1"]), .scene("V1"), .scene("V2"),
            .scene("V3", SceneText.unwind("V3")))
        let navigation: N = try harness.make("N")
        harness.launch(navigation)
        let second: V2 = try harness.make("V2")
        navigation.pushViewController(second, animated: false)
        harness.runtime.time.settle()
        let third: V3 = try harness.make("V3")
        harness.present(third, from: second)
        #expect(
            try trace(harness, from: third) == [
                "V3.shouldPerformSegue → true",
                "V2.allowed → []", "V2.can → false",
                "V3.allowed → []", "V3.can → false",
                "N.allowed → [V1]",
                "V1.allowed → []", "V1.can → true",
                "V3.prepare(for:)",
                "V1.<action>",
                "N.dismiss(animated:completion:)",
                "N.unwind(for:towards: V1)",
                "N.popToViewController(V1, animated:)",
            ])
        #expect(navigation.viewControllers.map(\.runtimeName) == ["V1"])
        #expect(navigation.presentedViewController == nil)
    }

    @Test("U3: push, push, present, present") func pushTwicePresentTwice() throws {
        let harness = try Harness(
            .container("navigationController", "N", children: ["V1"]), .scene("V1"), .scene("V2"), .scene("V3"),
            .scene("V4"), .scene("V5", SceneText.unwind("V5")))
        let navigation: N = try harness.make("N")
        harness.launch(navigation)
        let third: V3 = try harness.make("V3")
        navigation.pushViewController(try harness.make("V2"), animated: false)
        navigation.pushViewController(third, animated: false)
        harness.runtime.time.settle()
        let fourth: V4 = try harness.make("V4")
        let fifth: V5 = try harness.make("V5")
        harness.present(fourth, from: third)
        harness.present(fifth, from: fourth)
        #expect(
            try trace(harness, from: fifth) == [
                "V5.shouldPerformSegue → true",
                "V5.allowed → []", "V5.can → false",
                "V4.allowed → []", "V4.can → false",
                "V3.allowed → []", "V3.can → false",
                "N.allowed → [V2, V1]",
                "V2.allowed → []", "V2.can → false",
                "V1.allowed → []", "V1.can → true",
                "V5.prepare(for:)",
                "V1.<action>",
                "N.dismiss(animated:completion:)",
                "N.unwind(for:towards: V1)",
                "N.popToViewController(V1, animated:)",
            ])
    }

    @Test("U4: across tabs") func acrossTabs() throws {
        let harness = try Harness(
            .container("tabBarController", "T", children: ["N", "Second"]),
            .container("navigationController", "N", children: ["First"]), .scene("First"), .scene("Pushed"),
            .scene("Second"), .scene("P", SceneText.unwind("P")))
        let tabs: T = try harness.make("T")
        harness.launch(tabs)
        let navigation = try #require(tabs.viewControllers?.first as? N)
        navigation.pushViewController(try harness.make("Pushed"), animated: false)
        harness.runtime.time.settle()
        tabs.selectedIndex = 1
        harness.runtime.time.settle()
        let second = try #require(tabs.selectedViewController)
        try autoreleased {
            let presented: P = try harness.make("P")
            harness.present(presented, from: second)
        }
        let start = harness.runtime.events.count
        try harness.trigger("unwind", on: try #require(tabs.presentedViewController))
        harness.runtime.time.settle()
        #expect(
            trace(harness.runtime.events[start...], withEnds: true) == [
                "P.shouldPerformSegue → true",
                "Second.allowed → []", "Second.can → false",
                "P.allowed → []", "P.can → false",
                "T.allowed → [N]",
                "N.allowed → [Pushed, First]",
                "Pushed.allowed → []", "Pushed.can → false",
                "First.allowed → []", "First.can → true",
                "P.prepare(for:)",
                "First.<action>",
                "T.dismiss(animated:completion:)",
                "T.unwind(for:towards: N)",
                "T.selectedViewController = N",
                "N.unwind(for:towards: First)",
                "N.popToViewController(First, animated:)",
                "Pushed.deinit",
                "P.deinit",
            ])
    }

    @Test("U5: a custom parent whose child presents") func customParent() throws {
        let harness = try Harness(.scene("V1"), .scene("V2"), .scene("V3", SceneText.unwind("V3", action: "back:")))
        ClassRegistry.shared.register(
            ClassRegistration(V2.self, name: "Tests.V2").action("back:") { (_: V2, _) in }.erased)
        let (parent, child): (V1, V2) = (try harness.make("V1"), try harness.make("V2"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        harness.launch(parent)
        let presented: V3 = try harness.make("V3")
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        harness.present(presented, from: child)
        #expect(
            try trace(harness, from: presented) == [
                "V3.shouldPerformSegue → true",
                "V3.allowed → []", "V3.can → false",
                "V2.allowed → []", "V2.can → true",
                "V3.prepare(for:)",
                "V2.<action>",
                "V2.dismiss(animated:completion:)",
            ])
    }

    // MARK: The recorded notation

    private func trace(_ harness: Harness, from source: UIViewController) throws -> [String] {
        let start = harness.runtime.events.count
        try harness.trigger("unwind", on: source)
        harness.runtime.time.settle()
        return trace(harness.runtime.events[start...])
    }

    private func trace(_ events: ArraySlice<RuntimeEvent>, withEnds: Bool = false) -> [String] {
        events.compactMap { event in
            switch event.kind {
            case .unwind, .presentation, .navigation, .action: notation(event.text)
            case .segue: event.text.contains(".perform()") ? nil : notation(event.text)
            case .lifecycle: withEnds && event.text.hasSuffix(".deinit") ? event.text : nil
            default: nil
            }
        }
    }

    /// An event line in the notation of the recorded traces.
    private func notation(_ text: String) -> String {
        text.replacing("allowedChildrenForUnwinding", with: "allowed")
            .replacing("canPerformUnwindSegueAction", with: "can")
            .replacing("shouldPerformSegue(withIdentifier: \"unwind\")", with: "shouldPerformSegue")
            .replacing("prepare(for: unwind)", with: "prepare(for:)")
            .replacing(/\.(unwind|back):$/, with: ".<action>")
            .replacing("dismiss(animated: true)", with: "dismiss(animated:completion:)")
            .replacing(/, animated: (true|false)\)/, with: ", animated:)")
    }
}

/// Lets what a closure made go at its end.
private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
