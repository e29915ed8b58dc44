import HeadlessUIKit
import Testing

/// What `UIView.animate` and its variants animate, by which curve, and what their completions are told.
@MainActor
@Suite struct AnimationTests {
    private func view() -> UIView {
        let runtime = show(Scripted("A"))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runtime.application.keyWindow?.addSubview(view)
        return view
    }

    private var time: RuntimeClock { RuntimeClock.current }

    @Test("Opacity, colour, transform, bounds and position are seen on their way") func properties() throws {
        let view = view()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.alpha = 0
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                view.transform = CGAffineTransform(scaleX: 3, y: 1)
                view.bounds.size = CGSize(width: 20, height: 30)
                view.center = CGPoint(x: 105, y: 5)
            })
        time.advance(by: 0.25)
        let seen = try #require(view.layer.presentation())
        #expect(abs(seen.opacity - 0.75) < 1e-6)
        let colour = try #require(seen.backgroundColor?.components)
        #expect(abs(colour[0] - 0.75) < 1e-9 && colour[1] == 0 && abs(colour[2] - 0.25) < 1e-9)
        #expect(abs(CATransform3DGetAffineTransform(seen.transform).a - 1.5) < 1e-9)
        #expect(abs(seen.bounds.width - 12.5) < 1e-9 && abs(seen.bounds.height - 15) < 1e-9)
        #expect(abs(seen.position.x - 30) < 1e-9)
        #expect(view.alpha == 0 && view.center.x == 105)
    }

    @Test("Delay: the start is shown until it is over") func delay() {
        let view = view()
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear, animations: { view.alpha = 0 })
        time.advance(by: 1.9)
        #expect(view.layer.presentation()?.opacity == 1)
        time.advance(by: 0.6)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        time.settle()
        #expect(time.now == 3 && view.layer.presentation()?.opacity == 0)
    }

    /// `cubic-bezier` values of the four curves at a quarter of the time, from the CSS specification's definitions.
    @Test(
        "The option's curve is the animation's",
        arguments: [
            (UIView.AnimationOptions.curveEaseInOut, 0.12916193104731982), (.curveLinear, 0.25),
            (.curveEaseIn, 0.0934646507), (.curveEaseOut, 0.3781381308),
        ]) func curves(options: UIView.AnimationOptions, progress: Double)
    {
        let view = view()
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x += 100 })
        time.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 5 - 100 * progress) < 1e-4)
    }

    @Test("A spring swings past its end and comes to rest there") func spring() {
        let view = view()
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
            animations: { view.center.x = 105 }, completion: { ends.append($0) })
        var farthest: CGFloat = 0
        for _ in 0..<100 {
            time.advance(by: 0.01)
            farthest = max(farthest, view.layer.presentation()?.position.x ?? 0)
        }
        #expect(farthest > 110)
        time.settle()
        #expect(view.layer.presentation()?.position.x == 105 && ends == [true])
    }

    @Test("A nested animation takes the outer one's duration and curve, unless it says otherwise") func nested() {
        let (outer, inner) = (view(), UIView(frame: .zero))
        outer.addSubview(inner)
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 0.1) { inner.alpha = 0 }
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .curveLinear],
                    animations: { outer.alpha = 0 })
            })
        #expect(UIView.inheritedAnimationDuration == 0)
        time.advance(by: 1)
        #expect(inner.layer.presentation()?.opacity == 0.5)
        #expect(outer.layer.presentation()?.opacity == 0)
    }

    @Test("Repeated and reversed: there and back, for ever, without keeping the clock busy") func repeating() {
        let view = view()
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { view.alpha = 0 }, completion: { _ in Issue.record("ended") })
        #expect(time.settle())
        time.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        time.advance(by: 1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        time.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    }

    @Test("Completions: true at the end, false when animations are taken away or replaced, true without any")
    func flags() {
        let view = view()
        var ends: [String] = []
        func animate(_ name: String, _ change: @escaping () -> Void) {
            UIView.animate(withDuration: 1, animations: change) { ends.append("\(name) \($0)") }
        }
        animate("nothing") {}
        time.turn()
        #expect(ends == ["nothing true"])
        animate("removed") { view.alpha = 0 }
        view.layer.removeAllAnimations()
        time.turn()
        animate("replaced") { view.alpha = 1 }
        animate("whole") { view.alpha = 0 }
        time.settle()
        #expect(ends == ["nothing true", "removed false", "replaced false", "whole true"])
    }

    @Test("performWithoutAnimation and setAnimationsEnabled(false) change at once") func withoutAnimation() {
        let view = view()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.alpha = 0
            }
            view.center.x = 50
        }
        #expect(view.layer.presentation()?.opacity == 0 && view.layer.presentation()?.position.x == 5)
        UIView.setAnimationsEnabled(false)
        var ended = false
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { ended = $0 }
        #expect(view.layer.presentation()?.opacity == 1)
        time.turn()
        #expect(ended)
        // A new app begins with animations on.
        UIKitRuntime.start()
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("Durations that are no numbers end at once, for ever is never") func oddDurations() {
        let view = view()
        var ends = 0
        for duration in [-1, .nan, 0, -.infinity] as [Double] {
            UIView.animate(withDuration: duration, delay: duration, animations: { view.alpha = 0.5 }) { _ in ends += 1 }
        }
        time.turn()
        #expect(ends == 4)
        UIView.animate(withDuration: .infinity) { view.alpha = 1 }
        #expect(!time.settle())
    }

    @Test("R26: animates=NO on a show segue pushes without animation") func segueWithoutAnimation() throws {
        let harness = try Harness(
            .container("navigationController", "N", children: ["V1"]),
            .scene("V1", SceneText.segue("show", "go", to: "V2", attributes: "animates=\"NO\"")), .scene("V2"))
        let navigation: N = try harness.make("N")
        harness.launch(navigation)
        navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        harness.runtime.time.settle()
        #expect(harness.runtime.time.now == 0 && navigation.topViewController is V2)
    }

    @Test("R84: a transition of views is noted with its duration, and its options' bits are Apple's") func transition()
    {
        let view = view()
        let runtime = UIKitRuntime.current
        UIView.transition(
            with: view, duration: 0.4, options: .transitionCrossDissolve, animations: { view.alpha = 0.2 })
        #expect(view.layer.presentation()?.opacity == 0.2)
        #expect(runtime.events.last?.text.hasSuffix("for 0.4 s begins") == true)
        #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
        #expect(UIView.AnimationOptions.transitionFlipFromLeft.rawValue == 1 << 20)
        #expect(UIView.AnimationOptions.showHideTransitionViews.rawValue == 1 << 8)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    }

    @Test("Hit-testing goes through transforms, hidden, clear and disabled views") func hitTesting() {
        let outer = view()
        outer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        let window = outer.window
        #expect(window?.hitTest(CGPoint(x: 115, y: 115), with: nil) === inner)
        inner.transform = CGAffineTransform(scaleX: 4, y: 4)
        #expect(window?.hitTest(CGPoint(x: 155, y: 155), with: nil) === inner)
        outer.bounds.origin = CGPoint(x: 50, y: 50)
        #expect(window?.hitTest(CGPoint(x: 155, y: 155), with: nil) === outer)
        outer.bounds.origin = .zero
        inner.alpha = 0.005
        #expect(window?.hitTest(CGPoint(x: 115, y: 115), with: nil) === outer)
        inner.alpha = 1
        inner.isHidden = true
        #expect(window?.hitTest(CGPoint(x: 115, y: 115), with: nil) === outer)
        outer.isUserInteractionEnabled = false
        #expect(window?.hitTest(CGPoint(x: 115, y: 115), with: nil) !== outer)
    }
}
