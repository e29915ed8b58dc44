import HeadlessUIKit
import Testing

/// Interactive transitions: R70, R73, R78, R80, R90 to R100, T14, T15.
@MainActor
@Suite struct InteractiveTransitionTests {
    @Test("R73, R98, T14: the order of a driven pop that is finished") func finished() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        scene.pop()
        let coordinator = try #require(scene.top.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { scene.log.note("block.cancelled(\($0.isCancelled))") }
        #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isCancelled)
        driver.update(0.25)
        #expect(coordinator.percentComplete == 0.25)
        driver.finish()
        #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
        scene.runtime.time.settle()
        #expect(
            scene.log.take() == [
                "B.willMove(nil)", "delegate.animator", "delegate.interactor(true)", "delegate.willShow(A)",
                "B.willDisappear(1)", "A.willAppear(1)", "animator.animate(true)", "A.isAppearing(1)",
                "block.cancelled(false)", "animator.completion(true)", "B.didDisappear(1)", "A.didAppear(1)",
                "B.didMove(nil)", "delegate.didShow(A)", "animator.animationEnded(true)",
            ])
        #expect(scene.navigation.viewControllers == [scene.root] && scene.runtime.warnings.isEmpty)
    }

    @Test("T15, R80: a driven pop that is cancelled restores the stack, the views and the order of callbacks")
    func cancelled() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        scene.pop()
        let coordinator = try #require(scene.top.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { scene.log.note("block.cancelled(\($0.isCancelled))") }
        coordinator.animate(alongsideTransition: nil) { scene.log.note("coordinator.completion(\($0.isCancelled))") }
        _ = scene.log.take()
        driver.update(0.5)
        driver.cancel()
        #expect(scene.animator.context?.transitionWasCancelled == true)
        scene.runtime.time.settle()
        #expect(
            scene.log.take() == [
                "block.cancelled(true)", "animator.completion(true)", "A.willDisappear(1)", "A.didDisappear(1)",
                "B.willAppear(1)", "B.isAppearing(1)", "B.didAppear(1)", "coordinator.completion(true)",
                "animator.animationEnded(false)",
            ])
        #expect(scene.navigation.viewControllers == [scene.root, scene.top])
        #expect(scene.top.parent === scene.navigation && scene.top.view.window != nil && scene.root.view.window == nil)
        #expect(scene.top.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scene.top.transitionCoordinator == nil && scene.runtime.warnings.isEmpty)
    }

    @Test("R91, R92: driven evenly, then the rest by the curve in its part of the duration", arguments: [false, true])
    func course(cancelled: Bool) throws {
        for (percent, speed) in [(0.25, 1.0), (0.5, 2), (0.75, 0.5)] {
            let scene = InteractiveScene()
            let driver = try #require(scene.driver)
            scene.pop()
            #expect(driver.duration == 0.4)
            for step in 0...10 {
                driver.update(CGFloat(percent * Double(step) / 10))
                scene.runtime.time.advance(by: 0.1)
                // R91: by the curve of the block, which eases, it would be elsewhere.
                #expect((scene.place - 10 * percent * Double(step)).magnitude < 1e-9)
            }
            driver.completionSpeed = CGFloat(speed)
            driver.completionCurve = .linear
            let start = scene.runtime.time.now
            if cancelled { driver.cancel() } else { driver.finish() }
            let rest = (cancelled ? percent : 1 - percent) * 0.4 / speed
            scene.runtime.time.advance(by: rest / 2)
            let middle = cancelled ? 50 * percent : 50 + 50 * percent
            #expect((scene.place - middle).magnitude < 1e-6)
            scene.runtime.time.settle()
            #expect((scene.runtime.time.now - start - rest).magnitude < 1e-8)
            #expect(scene.navigation.viewControllers.count == (cancelled ? 2 : 1))
        }
    }

    @Test("R93: the rest eases in and out unless another curve is set") func completionCurve() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut && driver.wantsInteractiveStart)
        scene.pop()
        driver.update(0.5)
        driver.finish()
        scene.runtime.time.advance(by: 0.05)
        // A quarter of the way by the curve (0.42, 0, 0.58, 1) is 0.129162… of it.
        #expect((scene.place - (50 + 50 * 0.12916193)).magnitude < 1e-4)
    }

    @Test("R90: fractions are kept in 0...1, and after the end nothing is driven any more") func fractions() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        scene.pop()
        driver.update(1.5)
        #expect(driver.percentComplete == 1 && (scene.place - 100).magnitude < 1e-9)
        driver.update(-1)
        #expect(driver.percentComplete == 0 && scene.place.magnitude < 1e-9)
        driver.finish()
        driver.update(0.5)
        driver.cancel()
        #expect(driver.percentComplete == 0 && scene.animator.context?.transitionWasCancelled == false)
        scene.runtime.time.settle()
        #expect(scene.navigation.viewControllers == [scene.root])
    }

    @Test("R98: what comes before the start is done at the start") func early() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        scene.navigation.popViewController(animated: true)
        driver.update(0.5)
        driver.finish()
        #expect(scene.runtime.warnings.isEmpty)
        scene.runtime.time.settle()
        #expect((scene.runtime.time.now - 0.2).magnitude < 1e-8)
        #expect(scene.navigation.viewControllers == [scene.root])
        #expect(scene.runtime.warnings.count == 1 && scene.runtime.warnings[0].hasPrefix("finish() came before"))
    }

    @Test("R98: what was said of no transition at another time is forgotten") func stale() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        driver.cancel()
        scene.runtime.time.advance(by: 1)
        scene.pop()
        #expect(scene.top.transitionCoordinator?.isInteractive == true)
        driver.finish()
        scene.runtime.time.settle()
        #expect(scene.navigation.viewControllers == [scene.root] && scene.runtime.warnings.isEmpty)
    }

    @Test("R81, R91: what goes along is driven too, in and out of the container") func alongside() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        scene.root.script[.willAppear] = { controller in
            controller.transitionCoordinator?.animate(
                alongsideTransition: { _ in scene.navigation.navigationBar.alpha = 0 }, completion: nil)
        }
        scene.pop()
        driver.update(0.3)
        scene.runtime.time.advance(by: 0.2)
        let opacity = scene.navigation.navigationBar.layer.presentation()?.opacity ?? 0
        #expect((opacity - 0.7).magnitude < 1e-6)
        driver.finish()
        scene.runtime.time.settle()
        #expect(scene.navigation.navigationBar.layer.presentation()?.opacity == 0)
    }

    @Test("R91: keyframes and delays follow the finger") func keyframes() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        let (early, late) = (UIView(frame: .zero), UIView(frame: .zero))
        scene.navigation.view.addSubview(early)
        scene.navigation.view.addSubview(late)
        var ends: [String] = []
        scene.animator.extra = {
            UIView.animateKeyframes(
                withDuration: 0.4, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { early.center.x = 100 }
                }, completion: { _ in ends.append("early") })
            UIView.animate(
                withDuration: 0.1, delay: 0.1, animations: { late.center.x = 100 },
                completion: { _ in ends.append("late") })
        }
        scene.pop()
        driver.update(0.375)
        #expect((early.presentationFrame(at: scene.runtime.time.now).minX - 75).magnitude < 1e-6)
        #expect((late.presentationFrame(at: scene.runtime.time.now).minX - 50).magnitude < 1e-6)
        driver.update(0.8)
        scene.runtime.time.advance(by: 1)
        #expect(ends.isEmpty)
        driver.finish()
        scene.runtime.time.settle()
        #expect(ends == ["late", "early"])
    }

    @Test("R91: before iOS 10 the container's whole time is driven, its layers' own animations with it")
    func wholeContainer() throws {
        for (ios, opacity) in [(9, 0.75), (17, 0.0)] {
            let scene = InteractiveScene(ios: ios)
            let driver = try #require(scene.driver)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.4)
            (fade.fillMode, fade.isRemovedOnCompletion) = (.forwards, false)
            scene.animator.extra = { scene.root.view.layer.add(fade, forKey: nil) }
            scene.pop()
            driver.update(0.25)
            scene.runtime.time.advance(by: 1)
            let seen = Double(scene.root.view.layer.presentation()?.opacity ?? -1)
            #expect((seen - opacity).magnitude < 1e-6, "iOS \(ios)")
        }
    }

    @Test("R99: of property animators the interruptible one is driven, others run on") func propertyAnimators() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        let other = UIView(frame: .zero)
        scene.navigation.view.addSubview(other)
        let interruptible = InterruptibleAnimator()
        interruptible.extra = {
            UIViewPropertyAnimator(duration: 0.4, curve: .linear) { other.center.x = 100 }.startAnimation()
        }
        interruptible.note = { [log = scene.log] in log.note("animator.\($0)") }
        let delegate = InterruptibleDelegate(scene, interruptible)
        scene.navigation.delegate = delegate
        scene.pop()
        #expect(scene.top.transitionCoordinator?.isInterruptible == true)
        driver.update(0.6)
        scene.runtime.time.advance(by: 0.4)
        #expect((scene.place - 60).magnitude < 1e-9)
        #expect(other.presentationFrame(at: scene.runtime.time.now).minX == 100)
        // R94: the timing in place of the curve.
        driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        driver.cancel()
        scene.runtime.time.advance(by: 0.12)
        #expect((scene.place - 30).magnitude < 1e-6)
        scene.runtime.time.settle()
        #expect(scene.place == 0 && scene.navigation.viewControllers.count == 2)
        #expect(scene.log.take().suffix(2) == ["B.didAppear(1)", "animator.animationEnded(false)"])
    }

    @Test("R95, R96, R100: started by itself, taken hold of, turned back and let go again") func interrupted() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        driver.wantsInteractiveStart = false
        let interruptible = InterruptibleAnimator()
        let delegate = InterruptibleDelegate(scene, interruptible)
        scene.navigation.delegate = delegate
        scene.pop()
        let coordinator = try #require(scene.top.transitionCoordinator)
        var changes: [Bool] = []
        var ends = 0
        coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
        #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
        driver.update(0.9)
        scene.runtime.time.advance(by: 0.1)
        #expect((scene.place - 25).magnitude < 1e-6)
        driver.pause()
        #expect(coordinator.isInteractive && (driver.percentComplete - 0.25).magnitude < 1e-6)
        scene.runtime.time.advance(by: 1)
        driver.update(0.5)
        driver.completionCurve = .linear
        driver.cancel()
        scene.runtime.time.advance(by: 0.1)
        #expect(coordinator.isCancelled && (scene.place - 25).magnitude < 1e-6)
        // R100: since iOS 10 it can be taken hold of again.
        driver.pause()
        #expect(!coordinator.isCancelled && (driver.percentComplete - 0.25).magnitude < 1e-6)
        driver.finish()
        scene.runtime.time.advance(by: 0.15)
        #expect((scene.place - 62.5).magnitude < 1e-6)
        scene.runtime.time.settle()
        #expect(changes == [true, false, true, false] && ends == 1)
        #expect(scene.navigation.viewControllers == [scene.root])
    }

    @Test("R95: an animator that cannot be taken hold of plays through") func playsThrough() throws {
        let scene = InteractiveScene()
        let driver = try #require(scene.driver)
        driver.wantsInteractiveStart = false
        scene.pop()
        driver.pause()
        driver.cancel()
        scene.runtime.time.settle()
        #expect((scene.runtime.time.now - 0.4).magnitude < 1e-8 && scene.navigation.viewControllers == [scene.root])
    }

    @Test("R97: the context's own calls are for interactors that do all themselves") func ownInteractor() throws {
        let scene = InteractiveScene()
        scene.pop()
        scene.animator.context?.updateInteractiveTransition(0.5)
        scene.animator.context?.finishInteractiveTransition()
        #expect(scene.runtime.warnings.count == 2 && scene.driver?.percentComplete == 0)
        scene.driver?.finish()
        scene.runtime.time.settle()

        let other = InteractiveScene()
        let interactor = OwnInteractor()
        other.interactor = interactor
        other.pop()
        let coordinator = try #require(other.top.transitionCoordinator)
        var notified: [Bool] = []
        coordinator.notifyWhenInteractionChanges { notified.append($0.isCancelled) }
        interactor.context?.updateInteractiveTransition(0.5)
        #expect(coordinator.percentComplete == 0.5 && coordinator.completionVelocity == 2)
        interactor.context?.cancelInteractiveTransition()
        #expect(notified == [true] && coordinator.isCancelled && !coordinator.isInteractive)
        interactor.context?.completeTransition(false)
        other.runtime.time.settle()
        #expect(other.navigation.viewControllers == [other.root, other.top] && other.runtime.warnings.isEmpty)
        // The interactor decides whether the animator is asked at all.
        #expect(!other.log.take().contains("animator.animate(true)"))
    }

    @Test("R79: a transition that nobody lets go is told of") func heldForEver() {
        let scene = InteractiveScene()
        scene.pop()
        scene.runtime.time.settle()
        scene.runtime.warnOfUnfinishedTransitions()
        #expect(
            scene.runtime.warnings == [
                "the transition from Scripted to Scripted is still interactive: nobody has called finish() or cancel()."
            ])
    }

    private final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        var completionSpeed: CGFloat { 2 }
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
        }
    }

    private final class InterruptibleDelegate: NSObject, UINavigationControllerDelegate {
        let scene: InteractiveScene
        let animator: InterruptibleAnimator
        init(_ scene: InteractiveScene, _ animator: InterruptibleAnimator) {
            (self.scene, self.animator) = (scene, animator)
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { scene.interactor }
    }
}
