import HeadlessUIKit
import Testing

/// A runtime that another one follows is gone, with all that ran in it: whatever was under way, and nobody told.
@MainActor
@Suite struct RuntimeEndTests {
    /// Objects by name, held weakly.
    @MainActor private final class Witness {
        private var objects: [(name: String, object: () -> AnyObject?)] = []

        func watch<Object: AnyObject>(_ name: String, _ object: Object) -> Object {
            objects.append((name, { [weak object] in object }))
            return object
        }

        var living: [String] { objects.filter { $0.object() != nil }.map(\.name) }
        var count: Int { objects.count }
    }

    private final class Ticker: NSObject {}

    private func expectEnd(_ run: (UIKitRuntime, Witness) -> Void) {
        let witness = Witness()
        begin(witness, run)
        #expect(witness.count > 6)
        UIKitRuntime.start()
        #expect(witness.living == [])
        expectFreshRuntime()
    }

    private func begin(_ witness: Witness, _ run: (UIKitRuntime, Witness) -> Void) {
        let runtime = witness.watch("runtime", UIKitRuntime.start())
        _ = witness.watch("layers", runtime.layers)
        _ = witness.watch("clock", runtime.time)
        _ = witness.watch("application", runtime.application)
        _ = witness.watch("screen", runtime.screen)
        run(runtime, witness)
        if let window = runtime.application.keyWindow { _ = witness.watch("window", window) }
    }

    private func expectFreshRuntime() {
        let runtime = UIKitRuntime.current
        #expect(UIView.areAnimationsEnabled)
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(runtime.time.now == 0)
        #expect(runtime.time.pendingCount == 0 && runtime.time.displayLinkCount == 0)
        #expect(runtime.events.isEmpty && runtime.application.windows.isEmpty)
        #expect(!runtime.hasRunningTransitions)
    }

    @Test func controllersAtRest() {
        expectEnd { runtime, witness in
            let root = witness.watch("root", Scripted("A"))
            let tabs = witness.watch("tabs", UITabBarController())
            tabs.viewControllers = [witness.watch("navigation", UINavigationController(rootViewController: root))]
            runtime.application.launch(root: tabs)
            runtime.time.settle()
            let first = witness.watch("presented", Scripted("B"))
            root.present(first, animated: false)
            runtime.time.settle()
            first.present(witness.watch("presented above", Scripted("C")), animated: true)
            runtime.time.settle()
            _ = witness.watch("view", first.view)
            _ = witness.watch("layer", first.view.layer)
            first.view.addGestureRecognizer(
                witness.watch("recognizer", UIPanGestureRecognizer(target: first, action: Selector("pan:"))))
            runtime.onEvent = { _ in _ = (runtime, root) }
            runtime.acceptsNoEffect = { _ in runtime.configuration.ios > 0 }
        }
    }

    @Test func transitionsInFlight() {
        expectEnd { runtime, witness in
            let root = witness.watch("root", Scripted("A"))
            let navigation = witness.watch("navigation", UINavigationController(rootViewController: root))
            runtime.application.launch(root: navigation)
            runtime.time.settle()
            let pushed = witness.watch("pushed", Scripted("B"))
            navigation.pushViewController(pushed, animated: true)
            runtime.time.advance(by: 0.1)
            pushed.transitionCoordinator?.animate(alongsideTransition: { _ in pushed.view.alpha = 0 }, completion: nil)
            navigation.present(witness.watch("presented", Scripted("C")), animated: true) { _ = pushed }
            runtime.time.advance(by: 0.1)
            #expect(runtime.hasRunningTransitions)
        }
    }

    @Test func whatWaitsForItsTime() {
        expectEnd { runtime, witness in
            let root = witness.watch("root", Scripted("A"))
            runtime.application.launch(root: root)
            runtime.time.settle()
            UIView.animate(withDuration: 5) {
                root.view.alpha = 0.5
            } completion: { _ in
                _ = (root, runtime)
            }
            let animator = UIViewPropertyAnimator(duration: 3, curve: .linear) { root.view.center.x += 10 }
            animator.addCompletion { _ in _ = (root, runtime) }
            witness.watch("animator", animator).startAnimation()
            CATransaction.begin()
            CATransaction.setCompletionBlock { _ = root }
            let sublayer = witness.watch("sublayer", CALayer())
            root.view.layer.addSublayer(sublayer)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = 100
            sublayer.add(fade, forKey: "fade")
            let ticker = witness.watch("ticker", Ticker())
            let link = witness.watch("link", CADisplayLink(target: ticker, selector: Selector("tick:")))
            link.add(to: .main, forMode: .common)
            runtime.time.schedule(after: 1000) { _ = (runtime, root, link) }
            runtime.time.advance(by: 0.5)
            UIView.setAnimationsEnabled(false)
        }
    }
}
