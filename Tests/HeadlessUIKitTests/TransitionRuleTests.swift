import HeadlessUIKit
import Testing

/// The transition pipeline: R30, R70 to R82.
@MainActor
@Suite struct TransitionRuleTests {
    private let log = CallLog()

    @Test("R71, R72: the calls of a custom presentation and of its dismissal, in order") func customOrder() {
        let (root, modal, supplier) = CustomPresentation.scene(log)
        let runtime = show(root)
        _ = log.take()
        root.present(modal, animated: true) { log.note(">>>.completion") }
        runtime.time.settle()
        let first = log.take()
        let layout = first.firstIndex(of: "controller.layout")
        #expect(layout != nil && layout ?? 0 < first.firstIndex(of: "M.didAppear(1)") ?? 0)
        #expect(
            first.filter { $0 != "controller.layout" } == [
                "delegate.presentationController", "delegate.forPresented", "controller.presentWillBegin",
                "M.willAppear(1)", "animator.duration", "animator.animate", "coordinator.alongside",
                "M.isAppearing(1)", "M.didAppear(1)", "controller.presentDidEnd(true)",
                "coordinator.completion(false)", "animator.animationEnded(true)", ">>>.completion",
            ])
        #expect(root.transitionCoordinator == nil && modal.transitionCoordinator == nil)
        let controller = supplier.controller
        root.dismiss(animated: true) { log.note(">>>.completion") }
        runtime.time.settle()
        #expect(controller === supplier.controller)
        #expect(
            log.take().filter { $0 != "controller.layout" } == [
                "delegate.forDismissed", "controller.dismissWillBegin", "M.willDisappear(1)", "animator.duration",
                "animator.animate", "M.didDisappear(1)", "controller.dismissDidEnd(true)",
                "animator.animationEnded(true)", ">>>.completion",
            ])
    }

    @Test("R73: the calls of a push with the delegate's animator") func navigationOrder() {
        let (root, pushed) = (Scripted("A", log), Scripted("B", log))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        _ = log.take()
        let delegate = NavigationDelegate()
        delegate.animator = RecordingAnimator()
        navigation.delegate = delegate
        pushed.script[.didAppear] = { _ in delegate.calls.append("B.didAppear") }
        navigation.pushViewController(pushed, animated: true)
        runtime.time.settle()
        #expect(
            delegate.calls == [
                "animator push A B", "willShow B", "duration", "animate", "B.didAppear", "didShow B",
                "animationEnded(true)",
            ])
        delegate.calls = []
        navigation.popViewController(animated: true)
        runtime.time.settle()
        #expect(delegate.calls.prefix(2) == ["animator pop B A", "willShow A"])
        delegate.calls = []
        navigation.pushViewController(pushed, animated: false)
        runtime.time.settle()
        // R74: without animation nobody is asked to animate.
        #expect(delegate.calls == ["willShow B", "B.didAppear", "didShow B"])
    }

    @Test("R74: without animation the animator is asked for style .custom only") func notAnimated() {
        for (style, animates) in [(UIModalPresentationStyle.custom, true), (.fullScreen, false)] {
            let (root, modal, supplier) = CustomPresentation.scene(log)
            modal.modalPresentationStyle = style
            let runtime = show(root)
            _ = log.take()
            supplier.animator.look = { #expect(!$0.isAnimated) }
            root.present(modal, animated: false)
            runtime.time.settle()
            #expect(log.take().contains("animator.animate") == animates)
            #expect(modal.view.window != nil)
        }
    }

    @Test("R70, R82: a delegate that is gone leaves the system's animation") func delegateGone() {
        let (root, modal) = (Scripted("A"), Scripted("M"))
        let runtime = show(root)
        modal.transitioningDelegate = CustomPresentation(log)
        root.present(modal, animated: true)
        runtime.time.settle()
        #expect(runtime.time.now == 0.5 && modal.transitioningDelegate == nil)
    }

    @Test("R75, R76, R77: a push's container, views and frames") func navigationContainer() throws {
        let (root, pushed) = (Scripted("A"), Scripted("B"))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        let delegate = NavigationDelegate()
        let animator = RecordingAnimator()
        delegate.animator = animator
        navigation.delegate = delegate
        animator.look = { context in
            #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === pushed.view)
            #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === pushed)
            #expect(context.initialFrame(for: root) == root.view.frame && context.finalFrame(for: root) == .zero)
            #expect(context.initialFrame(for: pushed) == .zero)
            #expect(context.finalFrame(for: pushed) == context.containerView.bounds)
            #expect(context.presentationStyle == .none && context.isAnimated && !context.isInteractive)
            #expect(context.targetTransform == .identity)
        }
        navigation.pushViewController(pushed, animated: true)
        runtime.time.settle()
        #expect(animator.fromWasInContainer == true && animator.toWasInContainer == false)
        #expect(root.view.superview == nil && pushed.view.window != nil)
        #expect(pushed.view.superview?.superview?.superview === navigation.view)
    }

    @Test("R75: for a full-screen presentation the presenter's view moves into the container") func fullScreen() {
        let (root, modal, supplier) = CustomPresentation.scene(log)
        modal.modalPresentationStyle = .fullScreen
        let runtime = show(root)
        let home = root.view.superview
        supplier.animator.look = { context in
            #expect(context.view(forKey: .from) === root.view)
            #expect(context.finalFrame(for: root) == .zero)
            #expect(context.finalFrame(for: modal) == CGRect(x: 0, y: 0, width: 375, height: 667))
        }
        root.present(modal, animated: true)
        runtime.time.settle()
        #expect(supplier.animator.fromWasInContainer == true && supplier.animator.toWasInContainer == false)
        #expect(root.view.window == nil && modal.view.window != nil)
        supplier.animator.look = { context in
            #expect(context.view(forKey: .to) === root.view && root.view.window == nil)
            #expect(context.view(forKey: .from) === modal.view)
            #expect(context.finalFrame(for: modal) == .zero)
        }
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(supplier.animator.fromWasInContainer == true)
        #expect(root.view.superview === home && modal.view.window == nil)
        #expect(runtime.application.keyWindow?.subviews.count == 1)
    }

    @Test(
        "R75, R76: for a custom presentation the presenter's view stays, and is nobody's to touch",
        arguments: [
            false, true,
        ]) func custom(removesPresenter: Bool)
    {
        let (root, modal, supplier) = CustomPresentation.scene(log)
        supplier.removesPresenter = removesPresenter
        let runtime = show(root)
        let home = root.view.superview
        _ = log.take()
        supplier.animator.look = { context in
            #expect((context.view(forKey: .from) == nil) != removesPresenter)
            #expect(context.viewController(forKey: .from) === root)
            #expect((context.finalFrame(for: root) == .zero) == removesPresenter)
            #expect(context.finalFrame(for: modal) == CGRect(x: 0, y: 100, width: 375, height: 200))
            #expect(context.presentationStyle == .custom)
        }
        root.present(modal, animated: true)
        runtime.time.settle()
        #expect((root.view.window == nil) == removesPresenter)
        #expect(modal.view.frame == CGRect(x: 0, y: 100, width: 375, height: 200))
        #expect(log.take().contains("A.didDisappear(1)") == removesPresenter)
        supplier.animator.look = { context in
            #expect((context.view(forKey: .to) == nil) != removesPresenter)
            #expect((context.initialFrame(for: root) == root.view.frame) != removesPresenter)
        }
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(root.view.superview === home && modal.view.window == nil)
        #expect(log.take().contains("A.didAppear(1)") == removesPresenter)
    }

    @Test(
        "R80, R75: a cancelled presentation leaves all as it was",
        arguments: [
            UIModalPresentationStyle.fullScreen, .custom,
        ]) func cancelledPresentation(style: UIModalPresentationStyle)
    {
        let (root, modal, supplier) = CustomPresentation.scene(log)
        modal.modalPresentationStyle = style
        supplier.animator.completes = false
        let runtime = show(root)
        let home = root.view.superview
        _ = log.take()
        root.present(modal, animated: true) { Issue.record("the completion ran") }
        runtime.time.settle()
        #expect(root.view.superview === home && modal.view.window == nil)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(runtime.application.keyWindow?.subviews.count == 1)
        let calls = log.take()
        #expect(calls.contains("animator.animationEnded(false)"))
        #expect(calls.contains("controller.presentDidEnd(false)") == (style == .custom))
        #expect(calls.contains("coordinator.completion(true)") == (style == .custom))
        supplier.animator.completes = true
        root.present(modal, animated: true)
        runtime.time.settle()
        #expect(root.presentedViewController === modal)
        #expect(runtime.warnings.isEmpty)
    }

    @Test("R80: a cancelled dismissal leaves the presented where it was") func cancelledDismissal() {
        let (root, modal, supplier) = CustomPresentation.scene(log)
        modal.modalPresentationStyle = .fullScreen
        let runtime = show(root)
        root.present(modal, animated: true)
        runtime.time.settle()
        supplier.animator.completes = false
        _ = log.take()
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(root.presentedViewController === modal && modal.view.window != nil && root.view.window == nil)
        #expect(log.take().contains("M.didAppear(1)"))
        supplier.animator.completes = true
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }

    @Test("T15: a cancelled pop: the order of callbacks, the stack restored, no moves, no didShow") func cancelledPop()
    {
        let (root, top) = (Scripted("A", log), Scripted("B", log))
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        let runtime = show(navigation)
        let delegate = NavigationDelegate()
        delegate.animator = RecordingAnimator()
        delegate.animator?.completes = false
        navigation.delegate = delegate
        _ = log.take()
        navigation.popViewController(animated: true)
        runtime.time.settle()
        #expect(navigation.viewControllers == [root, top] && top.parent === navigation)
        #expect(top.view.window != nil && root.view.window == nil)
        #expect(delegate.calls.contains("willShow A") && !delegate.calls.contains("didShow A"))
        #expect(
            log.take() == [
                "B.willMove(nil)", "B.willDisappear(1)", "A.willAppear(1)", "A.isAppearing(1)", "A.willDisappear(1)",
                "A.didDisappear(1)", "B.willAppear(1)", "B.isAppearing(1)", "B.didAppear(1)",
            ])
    }

    @Test("R79: until completeTransition nothing ends; twice is reported") func completion() {
        let (root, modal) = (Scripted("A"), Scripted("M"))
        let idle = Idle()
        modal.transitioningDelegate = idle
        modal.modalPresentationStyle = .fullScreen
        let runtime = show(root)
        var ended = false
        root.present(modal, animated: true) { ended = true }
        runtime.time.settle()
        #expect(!ended && modal.transitionCoordinator != nil && runtime.hasRunningTransitions)
        root.present(Scripted("N"), animated: true)
        root.dismiss(animated: true)
        #expect(runtime.warnings.count == 2)
        #expect(runtime.warnings[0].contains("while a presentation is in progress!"))
        #expect(runtime.warnings[1].contains("while a presentation or dismiss is in progress!"))
        idle.context?.completeTransition(true)
        #expect(ended && !runtime.hasRunningTransitions)
        idle.context?.completeTransition(true)
        #expect(runtime.warnings.last?.contains("more than once") == true)
    }

    private final class Idle: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
        }
    }

    @Test("R81: one coordinator for both, from the first callback to the end; what goes along moves with it")
    func coordinator() throws {
        let (root, pushed) = (Scripted("A"), Scripted("B"))
        let navigation = UINavigationController(rootViewController: root)
        let runtime = show(navigation)
        let extra = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runtime.application.keyWindow?.addSubview(extra)
        var coordinators: [ObjectIdentifier] = []
        var ends: [Bool] = []
        pushed.script[.willAppear] = { controller in
            guard let coordinator = controller.transitionCoordinator else { return }
            coordinators.append(ObjectIdentifier(coordinator))
            #expect(coordinator.isAnimated && !coordinator.initiallyInteractive)
            #expect(coordinator.viewController(forKey: .to) === controller)
            let queued = coordinator.animate(
                alongsideTransition: { _ in extra.alpha = 0 }, completion: { ends.append($0.isCancelled) })
            #expect(queued)
        }
        root.script[.willDisappear] = { controller in
            if let coordinator = controller.transitionCoordinator { coordinators.append(ObjectIdentifier(coordinator)) }
        }
        navigation.pushViewController(pushed, animated: true)
        runtime.time.advance(by: 0.25)
        #expect(coordinators.count == 2 && Set(coordinators).count == 1)
        #expect(navigation.topViewController?.transitionCoordinator?.transitionDuration == 0.5)
        #expect(extra.layer.presentation()?.opacity == 0.5)
        // Once the views are on their way nothing is queued, but the end is still told.
        let late = pushed.transitionCoordinator?.animate(
            alongsideTransition: { _ in Issue.record("ran") }, completion: { ends.append($0.isCancelled) })
        #expect(late == false)
        runtime.time.settle()
        #expect(ends == [false, false] && pushed.transitionCoordinator == nil)
    }

    @Test("R81: without animation what goes along happens at once") func coordinatorAtOnce() {
        let (root, modal) = (Scripted("A"), Scripted("M"))
        let runtime = show(root)
        var calls: [String] = []
        modal.script[.willAppear] = { controller in
            controller.transitionCoordinator?.animate(
                alongsideTransition: { calls.append("along \($0.isAnimated)") },
                completion: { _ in calls.append("end") })
        }
        root.present(modal, animated: false)
        #expect(calls == ["along false", "end"])
        #expect(runtime.warnings.isEmpty)
    }
}
