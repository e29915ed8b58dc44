import Foundation
import HeadlessUIKit
import Testing

/// `UIViewPropertyAnimator`: its states, scrubbing, reversing, going on, stopping, and what it refuses.
@MainActor
@Suite final class PropertyAnimatorTests {
    // Made by the test itself: between making the suite and running it another test may start a runtime.
    private lazy var runtime = show(Scripted("A"))
    private var time: RuntimeClock { RuntimeClock.current }

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runtime.application.keyWindow?.addSubview(view)
        return view
    }

    private func x(_ view: UIView) -> Double { Double(view.layer.presentation()?.position.x ?? .nan) }

    private func expect(_ value: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(value - expected) < 1e-9, "\(value) is not \(expected)", sourceLocation: sourceLocation)
    }

    /// A linear animator over two seconds from x 5 to x 105.
    private func animator(
        _ view: UIView, duration: Double = 2, curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 105 }
    }

    @Test("A whole life: inactive, active and running, inactive again; completions in their order") func life() {
        let view = view()
        let animator = animator(view)
        var ends: [String] = []
        animator.addCompletion { ends.append("first \($0.rawValue) at \(RuntimeClock.current.now)") }
        animator.addCompletion { _ in ends.append("second, \(animator.state == .inactive)") }
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(view.center.x == 5)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 105)
        time.advance(by: 0.5)
        expect(x(view), 30)
        expect(Double(animator.fractionComplete), 0.25)
        time.settle()
        #expect(ends == ["first 0 at 2.0", "second, true"])
        #expect(animator.state == .inactive && !animator.isRunning && x(view) == 105)
    }

    @Test("Scrubbing: from the start, to and fro, and on from there") func scrubbing() {
        let view = view()
        let animator = animator(view, curve: .easeInOut)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        // Linear while it is scrubbed, whatever the curve.
        expect(x(view), 30)
        animator.fractionComplete = 0.75
        expect(x(view), 80)
        animator.fractionComplete = -3
        expect(x(view), 5)
        animator.fractionComplete = 7
        expect(x(view), 105)
        animator.fractionComplete = 0.5
        #expect(time.settle() && animator.state == .active)
        let start = time.now
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(animator.isRunning)
        expect(x(view), 55)
        // The curve is half way at half of its time; a quarter of the time later it is at 1 - 0.1291….
        time.advance(by: 0.5)
        expect(x(view), 105 - 100 * 0.12916193104731982)
        time.settle()
        #expect(time.now == start + 1 && animator.state == .inactive)
    }

    @Test(
        "Pausing keeps what is seen; the fraction becomes that of the distance, and going on takes the curve up again")
    func pausing() {
        let view = view()
        let animator = animator(view, curve: .easeInOut)
        animator.startAnimation()
        time.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        expect(x(view), 5 + 12.916193104731982)
        expect(Double(animator.fractionComplete), 0.12916193104731982)
        time.advance(by: 10)
        expect(x(view), 5 + 12.916193104731982)
        animator.startAnimation()
        time.advance(by: 0.5)
        #expect(abs(x(view) - 55) < 1e-6)
        time.settle()
        #expect(abs(time.now - 12) < 1e-6)
    }

    @Test("Without linear scrubbing the fraction is one of time") func curvedScrubbing() {
        let view = view()
        let animator = animator(view, curve: .easeInOut)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        expect(x(view), 5 + 12.916193104731982)
        animator.startAnimation()
        time.advance(by: 0.5)
        expect(x(view), 55)
        animator.pauseAnimation()
        expect(Double(animator.fractionComplete), 0.5)
        animator.stopAnimation(true)
    }

    @Test("A duration factor is the part of the whole duration that the rest takes; other timing begins anew")
    func continuing() {
        let view = view()
        let animator = animator(view)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        time.advance(by: 2)
        expect(x(view), 80)
        animator.pauseAnimation()
        expect(Double(animator.fractionComplete), 0.75)
        let curve = UICubicTimingParameters(animationCurve: .easeInOut)
        animator.continueAnimation(withTimingParameters: curve, durationFactor: 0.5)
        time.advance(by: 0.25)
        expect(x(view), 80 + 25 * 0.12916193104731982)
        time.advance(by: 0.75)
        #expect(animator.state == .inactive && x(view) == 105 && time.now == 3)
    }

    @Test("Reversed on the way it goes back on the same curve, ends at the start and leaves the start's values")
    func reversing() {
        let view = view()
        let animator = animator(view, curve: .easeIn)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion {
            ends.append($0)
            #expect(RuntimeClock.current.now == 1.5)
        }
        animator.startAnimation()
        time.advance(by: 0.75)
        let before = x(view)
        animator.isReversed = true
        #expect(animator.isRunning)
        expect(x(view), before)
        expect(Double(animator.fractionComplete), 1 - 0.375)
        // As far back as it was at a quarter of its time: the curve's value there is 0.0934….
        time.advance(by: 0.25)
        #expect(abs(x(view) - 5 - 9.34646507) < 1e-4)
        time.settle()
        #expect(ends == [.start] && view.center.x == 5 && x(view) == 5)
        #expect(animator.state == .inactive)
    }

    @Test("Reversed while paused the fraction counts the other way") func reversedScrubbing() {
        let view = view()
        let animator = animator(view)
        animator.fractionComplete = 0.25
        animator.isReversed = true
        expect(Double(animator.fractionComplete), 0.75)
        animator.fractionComplete = 0.5
        expect(x(view), 55)
        animator.startAnimation()
        time.settle()
        #expect(view.center.x == 5 && time.now == 1)
    }

    @Test("pausesOnCompletion: active at its end, and back again") func pausesOnCompletion() {
        let view = view()
        let animator = animator(view)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        time.settle()
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends == [])
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        time.advance(by: 1)
        expect(x(view), 55)
        time.settle()
        #expect(time.now == 4 && ends == [.start] && view.center.x == 5)
    }

    @Test("Stopped for good: what is seen becomes the value, no completion is called") func stopping() {
        let view = view()
        let animator = animator(view)
        animator.addCompletion { _ in Issue.record("completed") }
        animator.startAnimation()
        time.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning)
        expect(Double(view.center.x), 30)
        time.settle()
        expect(x(view), 30)
    }

    @Test(
        "Stopped and finished: at the end, at the start, or where it is",
        arguments: [(UIViewAnimatingPosition.end, 105.0), (.start, 5), (.current, 30)])
    func finishing(position: UIViewAnimatingPosition, place: Double) {
        let view = view()
        let animator = animator(view)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        time.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && ends == [])
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && ends == [position])
        expect(Double(view.center.x), place)
        expect(x(view), place)
    }

    @Test("Changes with a delay factor begin later; changes that are added on the way take what is left")
    func delayFactors() {
        let (view, late, added) = (view(), view(), view())
        let animator = animator(view)
        animator.addAnimations({ late.center.x = 105 }, delayFactor: 0.5)
        animator.startAnimation()
        time.advance(by: 1)
        expect(x(view), 55)
        expect(x(late), 5)
        animator.addAnimations { added.center.x = 105 }
        time.advance(by: 0.5)
        expect(x(late), 55)
        expect(x(added), 55)
        animator.isReversed = true
        time.advance(by: 0.5)
        expect(x(view), 55)
        expect(x(late), 5)
        time.settle()
        #expect(view.center.x == 5 && late.center.x == 5 && added.center.x == 5)
        #expect(time.now == 3)
    }

    @Test("A delayed start; starting again during the delay starts now") func delay() {
        let view = view()
        let animator = animator(view)
        animator.startAnimation(afterDelay: 1)
        #expect(animator.isRunning && animator.delay == 1)
        time.advance(by: 0.75)
        expect(x(view), 5)
        var ends: [Double] = []
        animator.addCompletion { _ in ends.append(RuntimeClock.current.now) }
        animator.startAnimation()
        time.advance(by: 1)
        expect(x(view), 55)
        time.settle()
        #expect(ends == [2.75] && time.now == 2.75)
    }

    @Test("runningPropertyAnimator runs") func running() {
        let view = view()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 },
            completion: { ends.append($0) })
        #expect(animator.isRunning && view.alpha == 0)
        time.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0.5)
        time.settle()
        #expect(ends == [.end] && time.now == 1.5)
    }

    @Test("Springs: the ratio's settles in the duration, physical ones take their own time") func springs() {
        let view = view()
        let ratio = UISpringTimingParameters(dampingRatio: 0.8)
        #expect(UIViewPropertyAnimator(duration: 2, timingParameters: ratio).duration == 2)
        // CASpringAnimation's defaults settle in 1.4727 s (measured.json).
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        expect(UIViewPropertyAnimator(duration: 2, timingParameters: physical).duration, 1.4727003346780927)
        // Read on iOS for a bounce of 0 over 0.4 s: 0.58792.
        let bounce = UISpringTimingParameters(duration: 0.4, bounce: 0)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: bounce)
        #expect(abs(animator.duration - 0.58792) < 2e-4)
        animator.addAnimations { view.center.x = 105 }
        animator.startAnimation()
        time.advance(by: 0.1)
        // Critical: 1 - (1 + wt) e^(-wt) with w = 2π/0.4.
        let angle = 2 * Double.pi / 0.4 * 0.1
        expect(x(view), 5 + 100 * (1 - (1 + angle) * exp(-angle)))
        time.settle()
        #expect(view.layer.presentation()?.position.x == 105)
    }

    @Test("The axes of a position take a spring's velocity each by itself") func axes() {
        let view = view()
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 10, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { view.center = CGPoint(x: 105, y: 105) }
        animator.startAnimation()
        time.advance(by: 0.1)
        // Critical with w = 10: 1 + e^(-wt) (-1 + (v - w) t).
        let seen = view.layer.presentation()?.position ?? .zero
        expect(Double(seen.x), 5 + 100 * (1 + exp(-1) * -1))
        expect(Double(seen.y), 5 + 100 * (1 + exp(-1) * -2))
        animator.stopAnimation(true)
        expect(Double(view.center.y), Double(seen.y))
    }

    @Test("Other animations take a property over; the animator ends all the same") func takenOver() {
        let view = view()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        time.advance(by: 0.5)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { view.alpha = 1 })
        time.advance(by: 0.5)
        #expect(ends == [.end])
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    }

    @Test("Without duration, and without animations, the changes are made at once") func atOnce() {
        let view = view()
        let animator = animator(view, duration: 0)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        time.turn()
        #expect(x(view) == 105 && ends == [.end] && time.now == 0)
        UIView.performWithoutAnimation {
            let other = UIViewPropertyAnimator(duration: 3, curve: .linear) { view.center.x = 5 }
            other.addCompletion { ends.append($0) }
            other.startAnimation()
        }
        time.turn()
        #expect(x(view) == 5 && ends == [.end, .end] && time.now == 0)
    }

    @Test("Nested animations take the animator's duration") func nested() {
        let view = view()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1) { view.alpha = 0 }
        }
        animator.startAnimation()
        time.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    /// What Apple's documentation calls a programmer's error ends the step with an exception.
    @Test("Refusals") func refusals() {
        let view = view()
        func refused(_ what: String, _ call: (UIViewPropertyAnimator) -> Void, on animator: UIViewPropertyAnimator) {
            call(animator)
            let failure = runtime.takeFailure()
            #expect(failure?.name == "NSInternalInconsistencyException", "\(what) was not refused")
            #expect(failure?.reason.contains(what) == true, "\(failure?.reason ?? "")")
        }
        let inactive = animator(view)
        refused("finishAnimation", { $0.finishAnimation(at: .end) }, on: inactive)
        refused(
            "continueAnimation", { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }, on: inactive)
        inactive.stopAnimation(true)
        #expect(runtime.takeFailure() == nil && inactive.state == .inactive)

        let stopped = animator(view)
        stopped.startAnimation()
        stopped.stopAnimation(false)
        refused("startAnimation", { $0.startAnimation() }, on: stopped)
        refused("pauseAnimation", { $0.pauseAnimation() }, on: stopped)
        refused("addAnimations", { $0.addAnimations {} }, on: stopped)
        refused("fractionComplete", { $0.fractionComplete = 0.5 }, on: stopped)
        stopped.finishAnimation(at: .start)

        let steady = animator(view)
        steady.isInterruptible = false
        steady.startAnimation()
        refused("pauseAnimation", { $0.pauseAnimation() }, on: steady)
        refused("stopAnimation", { $0.stopAnimation(true) }, on: steady)
        refused("isInterruptible", { $0.isInterruptible = true }, on: steady)
        refused("scrubsLinearly", { $0.scrubsLinearly = false }, on: steady)
        time.settle()
        #expect(steady.state == .inactive && runtime.takeFailure() == nil)
    }

    @Test("An animator must not be released while it is paused; one that runs is kept") func released() {
        let view = view()
        var ended = false
        do {
            let animator = animator(view)
            animator.addCompletion { _ in ended = true }
            animator.startAnimation()
        }
        time.settle()
        #expect(ended && runtime.takeFailure() == nil)
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 5 }
            animator.startAnimation()
            animator.pauseAnimation()
        }
        time.settle()
        #expect(runtime.takeFailure()?.reason.hasPrefix("It is an error to release a paused or stopped") == true)
    }

    /// Hundreds of animators with random curves, each scrubbed and taken back from a random place, leave exactly the
    /// values that were there before.
    @Test("Taken back at any place, the start's values are there to the bit") func takenBack() {
        var seed: UInt64 = 42
        func random(_ range: ClosedRange<Double>) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double(seed >> 11) / 0x1p53
        }
        let view = view()
        for round in 0..<300 {
            view.center = CGPoint(x: random(-500...500), y: random(-500...500))
            view.bounds.size = CGSize(width: random(1...500), height: random(1...500))
            view.alpha = CGFloat(random(0...1))
            view.layer.cornerRadius = CGFloat(random(0...50))
            view.transform = CGAffineTransform(rotationAngle: CGFloat(random(-3...3))).scaledBy(
                x: CGFloat(random(0.1...3)), y: CGFloat(random(0.1...3)))
            view.backgroundColor = UIColor(red: random(0...1), green: random(0...1), blue: random(0...1), alpha: 1)
            let before = (view.center, view.bounds, view.alpha, view.layer.cornerRadius, view.transform)
            let colour = view.layer.backgroundColor
            let animator = UIViewPropertyAnimator(
                duration: random(0.1...2), controlPoint1: CGPoint(x: random(0...1), y: random(-1...2)),
                controlPoint2: CGPoint(x: random(0...1), y: random(-1...2))
            ) {
                view.center = CGPoint(x: random(-500...500), y: random(-500...500))
                view.bounds.size.width = CGFloat(random(1...500))
                view.alpha = CGFloat(random(0...1))
                view.layer.cornerRadius = CGFloat(random(0...50))
                view.transform = CGAffineTransform(rotationAngle: CGFloat(random(-3...3)))
                view.backgroundColor = .black
            }
            animator.startAnimation()
            time.advance(by: animator.duration * random(0...0.9))
            if round.isMultiple(of: 2) {
                animator.pauseAnimation()
                animator.fractionComplete = CGFloat(random(0...1))
            }
            animator.isReversed = true
            if !animator.isRunning { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            time.settle()
            #expect(before == (view.center, view.bounds, view.alpha, view.layer.cornerRadius, view.transform))
            #expect(view.layer.backgroundColor?.components == colour?.components)
            let seen = view.layer.presentation()
            #expect(seen?.position == before.0 && seen?.bounds == before.1 && seen?.cornerRadius == before.3)
        }
    }
}
