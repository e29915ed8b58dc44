import HeadlessUIKit
import Testing

/// Numbers from the app that are infinite, no number, huge or tiny never stop the runtime itself.
@MainActor
@Suite struct NonFiniteNumberTests {
    nonisolated static let numbers: [Double] = [
        .infinity, -.infinity, .nan, 1e300, -1e300, 1e20, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0,
        -1,
    ]

    private func start() -> (UIKitRuntime, UIView) {
        let runtime = UIKitRuntime.start()
        let root = UIViewController()
        runtime.application.launch(root: root)
        runtime.time.settle()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        return (runtime, view)
    }

    /// Looks at what is seen, lets time pass, and looks again.
    private func watch(_ view: UIView, in runtime: UIKitRuntime) {
        for step in [0, 0.1, 1, 1000] {
            runtime.time.advance(by: step)
            _ = view.presentationFrame(at: runtime.time.now)
            _ = view.presentationValues(at: runtime.time.now)
            _ = view.recursiveDescription
            for path in ["backgroundColor", "contents", "transform.rotation.z"] {
                _ = view.layer.numbers(of: LayerKeyPath(path), at: runtime.time.now)
            }
        }
        runtime.time.settle()
        #expect(runtime.time.now.isFinite)
    }

    @Test("durations, delays, dampings and velocities of animation blocks", arguments: numbers) func blocks(
        number: Double
    ) {
        let (runtime, view) = start()
        UIView.animate(withDuration: number) { view.alpha = 0.5 }
        UIView.animate(withDuration: 1, delay: number, animations: { view.center.x = 50 })
        UIView.animate(withDuration: number, delay: number, options: [.repeat, .autoreverse]) {
            view.bounds.size.width = 5
        }
        UIView.animate(
            withDuration: number, delay: 0, usingSpringWithDamping: CGFloat(number),
            initialSpringVelocity: CGFloat(number),
            animations: { view.center.y = 9 })
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(number), initialSpringVelocity: 0,
            animations: { view.center.y = 3 })
        UIView.animate(springDuration: number, bounce: CGFloat(number), initialSpringVelocity: CGFloat(number)) {
            view.center.x = 1
        }
        UIView.animate(springDuration: 1, bounce: CGFloat(number)) { view.center.x = 2 }
        UIView.animateKeyframes(withDuration: number, delay: number) {
            UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) { view.alpha = 1 }
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: 0.5) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: number) { view.alpha = 1 }
        }
        UIView.transition(with: view, duration: number, options: .transitionFlipFromLeft, animations: nil)
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: CGFloat(number), autoreverses: true) { view.alpha = 0 }
        }
        watch(view, in: runtime)
    }

    @Test("property animators", arguments: numbers) func propertyAnimators(number: Double) {
        let (runtime, view) = start()
        let animator = UIViewPropertyAnimator(duration: number, curve: .easeIn) { view.alpha = 0 }
        animator.startAnimation(afterDelay: number)
        let scrubbed = UIViewPropertyAnimator(duration: 1, dampingRatio: CGFloat(number)) { view.center.x = 9 }
        scrubbed.startAnimation()
        scrubbed.pauseAnimation()
        scrubbed.fractionComplete = CGFloat(number)
        scrubbed.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(number))
        watch(view, in: runtime)
    }

    @Test("explicit animations, their timing and the time of layers", arguments: numbers) func layers(number: Double) {
        let (runtime, view) = start()
        let basic = CABasicAnimation(keyPath: "position.x")
        (basic.fromValue, basic.toValue) = (number, 5.0)
        (basic.duration, basic.speed, basic.timeOffset) = (number, Float(number), number)
        (basic.repeatCount, basic.repeatDuration, basic.beginTime) = (Float(number), number, number)
        (basic.autoreverses, basic.isCumulative, basic.fillMode) = (true, true, .both)
        view.layer.add(basic, forKey: "basic")
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.byValue, turn.repeatCount, turn.isCumulative, turn.duration) = (1.0, Float(number), true, 0.001)
        view.layer.add(turn, forKey: "turn")
        let keyframes = CAKeyframeAnimation(keyPath: "contents")
        keyframes.values = [1, 2, 3]
        keyframes.keyTimes = [0, NSNumber(value: number), 1]
        (keyframes.calculationMode, keyframes.duration) = (.discrete, number)
        view.layer.add(keyframes, forKey: "keyframes")
        for mode in [CAAnimationCalculationMode.cubic, .paced, .cubicPaced, .linear] {
            let points = CAKeyframeAnimation(keyPath: "position")
            points.values = [CGPoint.zero, CGPoint(x: number, y: 1), CGPoint(x: 3, y: number)]
            (points.calculationMode, points.duration) = (mode, 1)
            points.tensionValues = [NSNumber(value: number)]
            view.layer.add(points, forKey: "points \(mode)")
        }
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.mass, spring.stiffness, spring.damping) = (CGFloat(number), CGFloat(number), CGFloat(number))
        (spring.initialVelocity, spring.toValue) = (CGFloat(number), 0.5)
        _ = spring.settlingDuration
        spring.duration = spring.settlingDuration
        view.layer.add(spring, forKey: "spring")
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.repeatCount) = ([basic, spring], number, Float(number))
        view.layer.add(group, forKey: "group")
        view.layer.speed = Float(number)
        view.layer.timeOffset = number
        view.layer.beginTime = number
        _ = view.layer.convertTime(number, from: nil)
        watch(view, in: runtime)
    }

    @Test("frames, transforms, colours and paths", arguments: numbers) func geometry(number: Double) {
        let (runtime, view) = start()
        let value = CGFloat(number)
        view.frame = CGRect(x: value, y: value, width: value, height: value)
        view.addSubview(UIView(frame: CGRect(x: 1, y: value, width: 3, height: 4)))
        view.subviews[0].autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
        view.bounds.size.width = 20
        view.transform = CGAffineTransform(rotationAngle: value).scaledBy(x: value, y: 1)
        view.transform3D = CATransform3DMakeRotation(value, 0, 1, 0)
        view.alpha = value
        _ = view.hitTest(CGPoint(x: value, y: value), with: nil)
        _ = UIColor(hue: value, saturation: 1, brightness: 1, alpha: 1)
        _ = UIColor(hue: 0.5, saturation: value, brightness: value, alpha: value)
        view.backgroundColor = UIColor(red: value, green: 0, blue: 0, alpha: value)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: value, y: 0), radius: value, startAngle: 0, endAngle: value, clockwise: true)
        _ = path.bounds
        _ = path.contains(CGPoint(x: value, y: 1))
        let rounded = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: value, height: 5), cornerRadius: value)
        _ = rounded.bounds
        watch(view, in: runtime)
    }

    @Test("clocks, display links and fractions of transitions", arguments: numbers) func clocks(number: Double) {
        let (runtime, view) = start()
        final class Target {}
        let target = Target()
        ClassRegistry.shared.register(
            ClassRegistration(Target.self, name: "Tests.Target").action("tick:") { _, _ in }.erased)
        let link = CADisplayLink(target: target, selector: "tick:")
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(number), preferred: Float(number))
        link.add(to: .main, forMode: .common)
        runtime.time.schedule(after: number) {}
        HeadlessQueue.main.asyncAfter(deadline: .now() + number) {}
        runtime.time.advance(by: number.isFinite && number < 10 ? number : 1)
        link.invalidate()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.update(CGFloat(number))
        driver.completionSpeed = CGFloat(number)
        driver.finish()
        watch(view, in: runtime)
    }

    @Test("a call that repeats after next to no time does not keep a settling from its end") func tightRepetition() {
        let (runtime, _) = start()
        func again() { runtime.time.schedule(after: 1e-9) { again() } }
        again()
        #expect(!runtime.time.settle())
    }
}
