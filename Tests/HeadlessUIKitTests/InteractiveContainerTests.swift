import HeadlessUIKit
import Testing

/// Interactive transitions of presentations and tabs: R70 to R73, R80.
@MainActor
@Suite struct InteractiveContainerTests {
    @Test("R71, R72: who drives a presentation or dismissal is asked after the animator, where there is one")
    func presentation() {
        let log = CallLog()
        let (root, modal, supplier) = CustomPresentation.scene(log)
        let driver = UIPercentDrivenInteractiveTransition()
        supplier.interactor = driver
        let runtime = show(root)
        _ = log.take()
        root.present(modal, animated: true) { log.note(">>>.completion") }
        runtime.time.turn()
        driver.update(0.5)
        driver.finish()
        runtime.time.settle()
        let calls = log.take().filter { $0 != "controller.layout" }
        #expect(
            calls == [
                "delegate.presentationController", "delegate.forPresented", "delegate.interactorForPresentation",
                "controller.presentWillBegin", "M.willAppear(1)", "animator.duration", "animator.animate",
                "coordinator.alongside", "M.isAppearing(1)", "M.didAppear(1)", "controller.presentDidEnd(true)",
                "coordinator.completion(false)", "animator.animationEnded(true)", ">>>.completion",
            ])
        #expect((runtime.time.now - 0.15).magnitude < 1e-8)
        supplier.animator.completes = false
        root.dismiss(animated: true)
        runtime.time.turn()
        driver.update(0.4)
        driver.cancel()
        runtime.time.settle()
        #expect(root.presentedViewController === modal && modal.view.window != nil)
        #expect(
            log.take().filter { $0 != "controller.layout" }.prefix(3) == [
                "delegate.forDismissed", "delegate.interactorForDismissal", "controller.dismissWillBegin",
            ])
    }

    @Test("R70: without an animator, or without animation, nobody is asked to drive") func notAsked() {
        let log = CallLog()
        let (root, modal, supplier) = CustomPresentation.scene(log)
        supplier.interactor = UIPercentDrivenInteractiveTransition()
        let runtime = show(root)
        root.present(modal, animated: false)
        runtime.time.settle()
        #expect(!log.take().contains("delegate.interactorForPresentation") && modal.view.window != nil)
        supplier.hasAnimator = false
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(!log.take().contains("delegate.interactorForDismissal") && modal.view.window == nil)
    }

    @Test(
        "R73, R80: a driven change of tabs, finished and cancelled",
        arguments: [
            false, true,
        ]) func tabs(cancelled: Bool)
    {
        let log = CallLog()
        let (first, second) = (Scripted("A", log), Scripted("B", log))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [first, second]
        let runtime = show(tabs)
        let delegate = TabDelegate()
        delegate.animator = RecordingAnimator()
        delegate.animator?.completes = !cancelled
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interactor = driver
        tabs.delegate = delegate
        _ = log.take()
        tabs.selectedIndex = 1
        runtime.time.turn()
        #expect(delegate.calls == ["animator A B", "interactor"])
        driver.update(0.5)
        #expect((second.view.presentationValues(at: runtime.time.now).alpha - 0.5).magnitude < 1e-9)
        if cancelled { driver.cancel() } else { driver.finish() }
        runtime.time.settle()
        #expect(tabs.selectedViewController === (cancelled ? first : second))
        #expect((first.view.window != nil) == cancelled && (second.view.window != nil) != cancelled)
        let begin = ["B.willAppear(1)", "A.willDisappear(1)", "B.isAppearing(1)"]
        let end =
            cancelled
            ? ["B.willDisappear(1)", "A.willAppear(1)", "B.didDisappear(1)", "A.isAppearing(1)", "A.didAppear(1)"]
            : ["A.didDisappear(1)", "B.didAppear(1)"]
        #expect(log.take() == begin + end)
    }
}
