import HeadlessUIKit
import Testing

/// Touches of views on their way.
@MainActor
@Suite struct AnimatedTouchTests {
    private let controller = Scripted("A")
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var runtime: UIKitRuntime { .current }

    /// For the test itself to call: between its suite's initializer and it others may start a runtime of their own.
    private func begin() {
        show(controller)
        controller.view.addSubview(view)
    }

    private func hit(_ x: Double) -> UIView? { controller.view.hitTest(CGPoint(x: x, y: 50), with: nil) }

    @Test("A view that is animated takes no touches until the end, unless the options say so") func blocks() {
        begin()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(hit(50) === controller.view)
        runtime.time.settle()
        #expect(hit(50) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
        #expect(hit(50) === view)
        runtime.time.settle()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        view.layer.removeAllAnimations()
        runtime.time.turn()
        #expect(hit(50) === view)
    }

    @Test("Of two animations both have to end") func two() {
        begin()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        UIView.animate(withDuration: 2) { view.center.x += 1 }
        runtime.time.advance(by: 1.5)
        #expect(hit(50) === controller.view)
        runtime.time.settle()
        #expect(hit(50) === view)
    }

    @Test("A view that an animator moves is touched where it is seen") func whereSeen() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 200 }
        animator.startAnimation()
        runtime.time.advance(by: 0.5)
        #expect(hit(150) === view && hit(250) === controller.view)
        runtime.time.settle()
        #expect(hit(150) === controller.view && hit(250) === view)
    }

    @Test("With manual hit testing it is touched where it will be") func manual() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 200 }
        animator.isManualHitTestingEnabled = true
        animator.startAnimation()
        runtime.time.advance(by: 0.5)
        #expect(hit(150) === controller.view && hit(250) === view)
        animator.stopAnimation(true)
        #expect(hit(150) === view)
    }

    @Test("Without user interaction it is not touched at all") func noInteraction() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 200 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        runtime.time.advance(by: 0.5)
        #expect(hit(150) === controller.view && hit(250) === controller.view)
        runtime.time.settle()
        #expect(hit(250) === view)
    }

    @Test("runningPropertyAnimator makes an animator of its class") func runningAnimator() {
        begin()
        final class Mine: UIViewPropertyAnimator {}
        let animator = Mine.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { view.alpha = 0 })
        #expect(type(of: animator) == Mine.self && animator.isRunning)
        runtime.time.settle()
        #expect(!animator.isRunning && view.alpha == 0)
    }
}
