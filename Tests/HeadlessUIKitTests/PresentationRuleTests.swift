import HeadlessUIKit
import Testing

/// Presenting, dismissing and illegal calls: R30 to R34.
@MainActor
@Suite struct PresentationRuleTests {
    private func pair() throws -> (Harness, V1, V2) {
        let harness = try Harness(.scene("V1"), .scene("V2"), .scene("V3"))
        let root: V1 = try harness.make("V1")
        harness.launch(root)
        return (harness, root, try harness.make("V2"))
    }

    @Test("R30, R30a: the outermost ancestor presents, and all between report it") func presenter() throws {
        let harness = try Harness(
            .container("navigationController", "N", children: ["V1"]), .scene("V1"),
            .container("navigationController", "N2", children: ["V3"]), .scene("V3"))
        ClassRegistry.shared.register(ClassRegistration(N.self, name: "Tests.N2").erased)
        let navigation: N = try harness.make("N")
        harness.launch(navigation)
        let top = try #require(navigation.topViewController)
        let modal: N = try harness.make("N2")
        harness.present(modal, from: top)
        #expect(navigation.presentedViewController === modal)
        #expect(top.presentedViewController === modal)
        #expect(modal.presentingViewController === navigation)
        #expect(modal.topViewController?.presentingViewController === navigation)
    }

    @Test("R31: presenting twice, off window, or what is presented already") func illegal() throws {
        let (harness, root, presented) = try pair()
        let other: V3 = try harness.make("V3")
        other.present(V4(nibName: nil, bundle: nil), animated: false)
        #expect(harness.warnings.last?.contains("whose view is not in the window hierarchy!") == true)
        root.present(presented, animated: true)
        root.present(other, animated: true)
        #expect(harness.warnings.last?.contains("while a presentation is in progress!") == true)
        harness.runtime.time.settle()
        root.present(other, animated: true)
        #expect(
            harness.warnings.last?.contains("which is already presenting <Tests.V2: V2>.") == true)
        other.present(presented, animated: false)
        #expect(
            harness.runtime.takeFailure()?.reason
                == "Application tried to present modally a view controller <Tests.V2: V2> that is already being "
                + "presented by <Tests.V1: V1>.")
    }

    @Test("R32: the same controller twice, a navigation controller in another, a stranger") func illegalNavigation()
        throws
    {
        for (ios, start) in [
            (16, "Pushing the same view controller instance more than once"), (17, "<Tests.N: N> is pushing the same"),
        ] {
            let harness = try Harness(
                ios: ios, .container("navigationController", "N", children: ["V1"]), .scene("V1"))
            let navigation: N = try harness.make("N")
            navigation.pushViewController(try #require(navigation.topViewController), animated: false)
            #expect(harness.runtime.takeFailure()?.reason.hasPrefix(start) == true)
            navigation.pushViewController(UINavigationController(), animated: false)
            #expect(harness.runtime.takeFailure()?.reason == "Pushing a navigation controller is not supported")
            navigation.popToViewController(V2(nibName: nil, bundle: nil), animated: false)
            #expect(harness.runtime.takeFailure()?.reason == "Tried to pop to a view controller that doesn't exist.")
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("R33: a dismissal lower in a chain takes all above; only the top one is seen to go") func chain() throws {
        let (harness, root, second) = try pair()
        let third: V3 = try harness.make("V3")
        for controller in [second, third] { controller.modalPresentationStyle = .fullScreen }
        harness.present(second, from: root)
        harness.present(third, from: second)
        let events = harness.events(of: [.lifecycle]) { root.dismiss(animated: true) }
        #expect(root.presentedViewController == nil)
        #expect(second.presentedViewController == nil)
        #expect(events.contains("V3.viewWillDisappear(true)"))
        #expect(!events.contains { $0.hasPrefix("V2.view") })
        #expect(root.view.window != nil)
        #expect(second.view.window == nil)
    }

    @Test("R33: a presented controller passes the call on; one with nothing to dismiss does nothing") func forwarded()
        throws
    {
        let (harness, root, presented) = try pair()
        root.dismiss(animated: true)
        harness.present(presented, from: root)
        presented.dismiss(animated: true)
        harness.runtime.time.settle()
        #expect(root.presentedViewController == nil)
        #expect(harness.runtime.takeFailure() == nil)
    }

    @Test("R15: addChild tells the child that it will move, and leaves the rest to the caller") func primitives() throws
    {
        let (harness, root, child) = try pair()
        #expect(harness.events(of: [.lifecycle]) { root.addChild(child) } == ["V2.willMove(toParent: V1)"])
        #expect(harness.events(of: [.lifecycle]) { child.removeFromParent() } == ["V2.didMove(toParent: nil)"])
    }

    @Test("R70, R71, R79: a delegate's animator runs, and one that never completes is named") func animator() throws {
        let (harness, root, presented) = try pair()
        let delegate = Supplier()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        let events = harness.events(of: [.transition]) { root.present(presented, animated: true) }
        #expect(events.first == "UIPresentationController.presentationTransitionWillBegin")
        #expect(events.contains { $0.hasSuffix("Idler.animateTransition") })
        #expect(harness.runtime.hasRunningTransitions)
        harness.runtime.warnOfUnfinishedTransitions()
        #expect(harness.warnings.last?.contains("the transition from V1 to V2 never completed") == true)
        delegate.animator.context?.completeTransition(true)
        #expect(!harness.runtime.hasRunningTransitions)
        #expect(presented.isBeingPresented == false)
    }
}

private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Idler()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

private final class Idler: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}
