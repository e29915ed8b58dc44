import HeadlessUIKit
import Testing

/// What a person does to transitions without the app's code: pulling a stack's top off, swiping a sheet away (T11, T14,
/// T15, R49).
@MainActor
@Suite struct UserDismissalTests {
    private let log = CallLog()

    // MARK: The pop gesture

    private func stack() -> (UINavigationController, Scripted, Scripted, UIKitRuntime) {
        let (root, top) = (Scripted("A", log), Scripted("B", log))
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        let runtime = show(navigation)
        _ = log.take()
        return (navigation, root, top, runtime)
    }

    /// Moves a finger from the left edge to the right, and holds it there.
    private func pull(to x: Double, over seconds: Double, on runtime: UIKitRuntime) throws -> TouchSequence {
        let window = try #require(runtime.application.keyWindow)
        let finger = try #require(TouchSequence(at: CGPoint(x: 2, y: 300), in: window))
        for step in 1...10 {
            runtime.time.advance(by: seconds / 10)
            finger.move(to: CGPoint(x: 2 + (x - 2) * Double(step) / 10, y: 300))
        }
        return finger
    }

    @Test("T14: a pull past the middle pops, in a pop's order") func completed() throws {
        let (navigation, root, top, runtime) = stack()
        let finger = try pull(to: 302, over: 1, on: runtime)
        #expect(top.transitionCoordinator?.isInteractive == true)
        #expect((top.view.presentationFrame(at: runtime.time.now).minX - 300).magnitude < 1e-6)
        finger.lift()
        runtime.time.settle()
        #expect(
            log.take() == [
                "B.willMove(nil)", "B.willDisappear(1)", "A.willAppear(1)", "A.isAppearing(1)", "B.didDisappear(1)",
                "A.didAppear(1)", "B.didMove(nil)",
            ])
        #expect(navigation.viewControllers == [root] && root.view.frame.minX == 0)
    }

    @Test("T15: a pull that is let go before the middle goes back") func cancelled() throws {
        let (navigation, root, top, runtime) = stack()
        let finger = try pull(to: 102, over: 1, on: runtime)
        runtime.time.advance(by: 0.2)
        finger.lift()
        runtime.time.settle()
        #expect(
            log.take().suffix(5) == [
                "A.willDisappear(1)", "A.didDisappear(1)", "B.willAppear(1)", "B.isAppearing(1)", "B.didAppear(1)",
            ])
        #expect(navigation.viewControllers == [root, top] && top.view.frame == root.view.frame)
    }

    @Test("A quick short pull pops") func quick() throws {
        let (navigation, _, _, runtime) = stack()
        try pull(to: 102, over: 0.2, on: runtime).lift()
        runtime.time.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("No pull at the root, without a back button, with a button in its place, or when it is off") func notBegun()
        throws
    {
        let changes: [(UINavigationController) -> Void] = [
            { $0.popViewController(animated: false) },
            { $0.topViewController?.navigationItem.hidesBackButton = true },
            { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem() },
            { $0.interactivePopGestureRecognizer?.isEnabled = false },
        ]
        for change in changes {
            let (navigation, _, _, runtime) = stack()
            change(navigation)
            runtime.time.settle()
            let before = navigation.viewControllers
            try pull(to: 302, over: 1, on: runtime).lift()
            runtime.time.settle()
            #expect(navigation.viewControllers == before)
        }
    }

    @Test("Without its delegate the gesture asks for no back button; the root still stays") func withoutDelegate()
        throws
    {
        let (navigation, _, top, runtime) = stack()
        top.navigationItem.hidesBackButton = true
        navigation.interactivePopGestureRecognizer?.delegate = nil
        try pull(to: 302, over: 1, on: runtime).lift()
        runtime.time.settle()
        #expect(navigation.viewControllers.count == 1)
        try pull(to: 302, over: 1, on: runtime).lift()
        runtime.time.settle()
        #expect(navigation.viewControllers.count == 1 && runtime.failure == nil)
    }

    // MARK: Sheets

    @Test("T11: the delegate of a sheet is asked and told in order; a call of dismiss tells it nothing") func sheet() {
        let (root, modal) = (Scripted("A", log), Scripted("M", log))
        let runtime = show(root)
        let delegate = SheetDelegate(log)
        // Code sets the delegate before it presents.
        modal.presentationController?.delegate = delegate
        root.present(modal, animated: false)
        _ = log.take()
        #expect(modal.swipeSheet())
        runtime.time.settle()
        #expect(
            log.take() == [
                "delegate.should", "delegate.will", "M.willDisappear(1)", "M.didDisappear(1)", "delegate.did",
            ])
        #expect(root.presentedViewController == nil)
        modal.presentationController?.delegate = delegate
        root.present(modal, animated: false)
        _ = log.take()
        root.dismiss(animated: true)
        runtime.time.settle()
        #expect(log.take() == ["M.willDisappear(1)", "M.didDisappear(1)"])
    }

    @Test("T11: a modal sheet stays, and its delegate hears of the attempt") func modalSheet() {
        let (root, modal) = (Scripted("A", log), Scripted("M", log))
        let runtime = show(root)
        let delegate = SheetDelegate(log)
        root.present(modal, animated: false)
        modal.presentationController?.delegate = delegate
        modal.isModalInPresentation = true
        _ = log.take()
        #expect(modal.swipeSheet())
        runtime.time.settle()
        #expect(log.take() == ["delegate.attempt"] && root.presentedViewController === modal)
        modal.isModalInPresentation = false
        delegate.may = false
        #expect(modal.swipeSheet())
        runtime.time.settle()
        #expect(log.take() == ["delegate.should", "delegate.attempt"] && root.presentedViewController === modal)
    }

    @Test("A full screen, and all before iOS 13, is no sheet") func noSheet() {
        for (ios, style) in [(17, UIModalPresentationStyle.fullScreen), (12, .pageSheet), (17, .custom)] {
            let (root, modal) = (Scripted("A"), Scripted("M"))
            modal.modalPresentationStyle = style
            show(root, ios: ios)
            root.present(modal, animated: false)
            #expect(!modal.swipeSheet() && root.presentedViewController === modal)
        }
    }

    private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallLog
        var may = true
        init(_ log: CallLog) { self.log = log }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("delegate.should")
            return may
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.note("delegate.will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.note("delegate.did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.note("delegate.attempt")
        }
    }
}
