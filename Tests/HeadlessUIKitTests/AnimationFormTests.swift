import Foundation
import HeadlessUIKit
import Testing

/// The other forms of `UIView.animate`: springs by their bounce, keyframes, repetition, transitions.
@MainActor
@Suite final class AnimationFormTests {
    // Made by the test itself: between making the suite and running it another test may start a runtime.
    private lazy var runtime = show(Scripted("A"))
    private var time: RuntimeClock { RuntimeClock.current }

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runtime.application.keyWindow?.addSubview(view)
        return view
    }

    private func x(_ view: UIView) -> Double { Double(view.layer.presentation()?.position.x ?? .nan) }

    @Test("springDuration and bounce: a critical spring of 2π/d that ends when UIKit ends it") func bounce() {
        let view = view()
        var ends: [Double] = []
        UIView.animate(
            springDuration: 0.4, bounce: 0, animations: { view.center.x = 105 },
            completion: { _ in ends.append(RuntimeClock.current.now) })
        time.advance(by: 0.1)
        let angle = 2 * Double.pi / 0.4 * 0.1
        #expect(abs(x(view) - 5 - 100 * (1 - (1 + angle) * exp(-angle))) < 1e-9)
        time.settle()
        // Read on iOS: 0.58792.
        #expect(ends.count == 1 && abs(ends[0] - 0.58792) < 2e-4)
    }

    /// Keyframes at 0.25 (to 50), 0.5–0.75 (to 100), nothing after; the rest holds.
    private func keyframes(_ view: UIView, _ options: UIView.KeyframeAnimationOptions) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 4, delay: 0, options: options.union(linear),
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 55 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 105 }
            })
    }

    @Test(
        "Keyframes: between, held in a gap, and held to the end, in each mode",
        arguments: [
            (UIView.KeyframeAnimationOptions.calculationModeLinear, [5.0, 30, 55, 55, 55, 80, 105, 105, 105]),
            // Each value from its keyframe's start on.
            (.calculationModeDiscrete, [55, 55, 55, 55, 105, 105, 105, 105, 105]),
            // Equal speed over 50 + 50; the times count for nothing.
            (.calculationModePaced, [5, 17.5, 30, 42.5, 55, 67.5, 80, 92.5, 105]),
        ])
    func modes(options: UIView.KeyframeAnimationOptions, expected: [Double]) {
        let view = view()
        keyframes(view, options)
        #expect(view.center.x == 105)
        for (index, value) in expected.enumerated() {
            #expect(abs(x(view) - value) < 1e-9, "at \(Double(index) / 2) s: \(x(view)), not \(value)")
            time.advance(by: 0.5)
        }
    }

    @Test(
        "Cubic keyframes pass through their values",
        arguments: [
            UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced,
        ])
    func cubic(options: UIView.KeyframeAnimationOptions) {
        let view = view()
        keyframes(view, options)
        #expect(x(view) == 5)
        time.advance(by: options == .calculationModeCubic ? 1 : 2)
        #expect(abs(x(view) - 55) < 1e-6)
        time.settle()
        #expect(x(view) == 105)
    }

    @Test(
        "Keyframes ease in and out as a whole unless the curve's bits say otherwise; several properties, one completion"
    )
    func easedKeyframes() {
        let (view, other) = (view(), view())
        var ends: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 2, delay: 1,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { other.alpha = 0 }
            }, completion: { ends.append($0) })
        time.advance(by: 1.5)
        #expect(abs(x(view) - 5 - 100 * 0.12916193104731982) < 1e-9)
        #expect(other.layer.presentation()?.opacity == 1)
        time.advance(by: 0.5)
        #expect(abs(x(view) - 55) < 1e-9)
        time.settle()
        #expect(ends == [true] && time.now == 3)
    }

    @Test("modifyAnimations repeats a part; the completion waits for it") func modified() {
        let (view, other) = (view(), view())
        var ends: [Double] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                other.center.x = 105
                UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 105 }
            }, completion: { _ in ends.append(RuntimeClock.current.now) })
        time.advance(by: 0.5)
        #expect(abs(x(view) - 55) < 1e-9 && abs(x(other) - 55) < 1e-9)
        time.advance(by: 0.75)
        #expect(abs(x(view) - 80) < 1e-9 && x(other) == 105)
        time.settle()
        #expect(ends == [3] && x(view) == 105)
    }

    @Test("Options are inherited: what is nested in a repeated animation repeats, unless it overrides") func inherited()
    {
        let (view, other) = (view(), view())
        UIView.animate(
            withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
            animations: {
                UIView.animate(withDuration: 9) { view.center.x = 105 }
                UIView.animate(
                    withDuration: 9, delay: 0, options: .overrideInheritedOptions, animations: { other.center.x = 105 })
            })
        time.advance(by: 1.75)
        #expect(abs(x(view) - 30) < 1e-9)
        #expect(x(other) == 105)
    }

    @Test(
        "Flips turn both views about their middle, the right or the left side forward",
        arguments: [
            (UIView.AnimationOptions.transitionFlipFromRight, "transition flipFromRight", \CATransform3D.m13, 1.0),
            (.transitionFlipFromLeft, "transition flipFromLeft", \.m13, -1),
            (.transitionFlipFromTop, "transition flipFromTop", \.m23, -1),
            (.transitionFlipFromBottom, "transition flipFromBottom", \.m23, 1),
        ])
    func flips(
        options: UIView.AnimationOptions, name: String, entry: KeyPath<CATransform3D, CGFloat> & Sendable, sign: Double
    ) throws {
        let (from, to) = (view(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let superview = from.superview
        var ends: [Bool] = []
        // In a window both, so that neither's animations go with its superview.
        superview?.addSubview(to)
        UIView.transition(
            from: from, to: to, duration: 1, options: [options, .curveLinear, .showHideTransitionViews],
            completion: { ends.append($0) })
        #expect(from.isHidden && !to.isHidden)
        #expect(runtime.events.contains { $0.text.hasPrefix(name + " of ") })
        time.advance(by: 0.25)
        let (gone, come) = try (#require(from.layer.presentation()), #require(to.layer.presentation()))
        // A turn by 45°, and by 135° from the other side.
        let half = 0.5.squareRoot()
        #expect(abs(Double(gone.transform[keyPath: entry]) - sign * half) < 1e-9)
        #expect(abs(Double(come.transform[keyPath: entry]) + sign * half) < 1e-9)
        #expect(CATransform3DIsIdentity(from.layer.transform) && CATransform3DIsIdentity(to.layer.transform))
        time.settle()
        #expect(ends == [true] && time.now == 1)
        #expect(CATransform3DIsIdentity(to.layer.presentation()?.transform ?? CATransform3D()))
    }

    @Test("A dissolve fades the one out and the other in") func dissolve() {
        let (from, to) = (view(), view())
        UIView.transition(
            from: from, to: to, duration: 1,
            options: [.transitionCrossDissolve, .curveLinear, .showHideTransitionViews])
        time.advance(by: 0.25)
        #expect(from.layer.presentation()?.opacity == 0.75 && to.layer.presentation()?.opacity == 0.25)
        time.settle()
        #expect(from.alpha == 1 && to.layer.presentation()?.opacity == 1)
    }

    @Test("transition(with:): changes are animated with allowAnimatedContent only") func content() {
        let (view, other) = (view(), view())
        UIView.transition(with: view, duration: 1, options: .curveLinear, animations: { view.center.x = 105 })
        UIView.transition(
            with: other, duration: 1, options: [.curveLinear, .allowAnimatedContent],
            animations: { other.center.x = 105 })
        time.advance(by: 0.5)
        #expect(x(view) == 105 && abs(x(other) - 55) < 1e-9)
    }

    @Test("transition(from:to:) puts one in the place of the other (R84)") func replaced() {
        let (from, to) = (view(), UIView(frame: .zero))
        let superview = from.superview
        UIView.transition(from: from, to: to, duration: 0.5, options: .transitionCurlUp)
        #expect(from.superview == nil && to.superview === superview)
        var ended = false
        UIView.transition(from: to, to: from, duration: 0, completion: { ended = $0 })
        time.turn()
        #expect(ended && from.superview === superview && time.now == 0)
    }

    @Test("beginFromCurrentState begins where the view is seen, at rest or in flight") func fromCurrentState() {
        let view = view()
        func fade(to alpha: CGFloat) {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                animations: { view.alpha = alpha })
        }
        fade(to: 0)
        time.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.5)
        fade(to: 1)
        #expect(view.layer.presentation()?.opacity == 0.5)
        time.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.75)
    }

    @Test("The flags of completions come in the order of their ends") func order() {
        let (view, other) = (view(), view())
        var ends: [String] = []
        func animate(_ name: String, _ duration: Double, _ change: @escaping () -> Void) {
            UIView.animate(withDuration: duration, animations: change) { ends.append("\(name) \($0)") }
        }
        animate("long", 1) { view.center.x = 105 }
        animate("first of two", 0.5) { other.alpha = 0 }
        animate("second of two", 0.5) { other.center.x = 50 }
        // Positions compose: the first goes on beneath the second, and ends in time.
        animate("over it", 0.75) { view.center.x = 5 }
        animate("instead", 0.25) { other.alpha = 1 }
        time.settle()
        #expect(ends == ["first of two false", "instead true", "second of two true", "over it true", "long true"])
    }
}
