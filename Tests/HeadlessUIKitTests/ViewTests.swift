import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewTests {
    private func window() -> UIWindow {
        UIKitRuntime.start()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    @Test func frameBoundsAndCenterAgree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: -20, y: -15, width: 40, height: 30))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func pointsConvertThroughTransforms() {
        let outer = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 15, y: 15))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: outer) == CGPoint(x: 0, y: 0))
        #expect(inner.convert(CGPoint(x: 0, y: 0), from: outer) == CGPoint(x: 0, y: 0))
    }

    @Test(
        arguments: [
            ([UIView.AutoresizingMask.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 180, height: 80)),
            ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 80, height: 30)),
            ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 60, y: 10, width: 80, height: 30)),
            ([], CGRect(x: 10, y: 10, width: 80, height: 30)),
        ] as [([UIView.AutoresizingMask], CGRect)])
    func autoresizing(masks: [UIView.AutoresizingMask], wanted: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        inner.autoresizingMask = masks.reduce(into: []) { $0.formUnion($1) }
        outer.addSubview(inner)
        outer.frame = CGRect(x: 5, y: 5, width: 200, height: 100)
        #expect(inner.frame == wanted)
    }

    @Test func subviewsKeepTheirOrder() {
        let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        for view in [a, b] { outer.addSubview(view) }
        outer.insertSubview(c, belowSubview: b)
        #expect(outer.subviews == [a, c, b])
        outer.bringSubviewToFront(a)
        #expect(outer.subviews == [c, b, a])
        outer.insertSubview(b, aboveSubview: UIView())
        #expect(outer.subviews == [c, a, b])
        #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
        a.removeFromSuperview()
        #expect(a.superview == nil && outer.subviews == [c, b])
    }

    @Test func anAnimationIsAFunctionOfTime() {
        let window = window()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        var finished: Bool?
        UIView.animate(withDuration: 2, delay: 1, options: .curveLinear, animations: { view.center.x += 100 }) {
            finished = $0
        }
        #expect(view.center.x == 105)
        let time = RuntimeClock.current
        #expect(view.layer.presentation()?.position.x == 5)
        time.advance(by: 1.5)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 30) < 1e-9)
        time.advance(by: 1.5)
        #expect(view.layer.presentation()?.position.x == 105)
        #expect(finished == true)
    }

    @Test func positionsComposeAndOpacitiesReplace() {
        let window = window()
        let view = UIView(frame: .zero)
        window.addSubview(view)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 })
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }) {
            ends.append($0)
        }
        RuntimeClock.current.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 0
                view.alpha = 1
            })
        // 0 + (100 - 0)(1 - 0) + (0 - 100)(1 - 0.5): the first is still under way beneath the second.
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 50) < 1e-9)
        RuntimeClock.current.turn()
        #expect(ends == [false])
        RuntimeClock.current.settle()
        #expect(view.alpha == 1)
    }

    @Test func leavingTheWindowEndsAnimationsUnfinished() {
        let window = window()
        let view = UIView(frame: .zero)
        window.addSubview(view)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
        view.removeFromSuperview()
        RuntimeClock.current.settle()
        #expect(ends == [false])
    }

    @Test func withoutADurationTheChangeIsAtOnceAndTheCompletionInTheNextTurn() {
        _ = window()
        let view = UIView(frame: .zero)
        var ends: [Bool] = []
        UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }) { ends.append($0) }
        #expect(view.layer.presentation()?.opacity == 0.5)
        #expect(ends.isEmpty)
        RuntimeClock.current.turn()
        #expect(ends == [true])
    }

    @Test("R84: transition(from:to:) swaps the views, or shows and hides them") func transition() {
        let window = window()
        let (a, b) = (UIView(frame: .zero), UIView(frame: .zero))
        window.addSubview(a)
        var ends = 0
        UIView.transition(from: a, to: b, duration: 0.3, options: .transitionFlipFromLeft) { _ in ends += 1 }
        #expect(a.superview == nil && b.superview === window)
        window.addSubview(a)
        UIView.transition(from: b, to: a, duration: 0, options: .showHideTransitionViews) { _ in ends += 1 }
        #expect(b.isHidden && !a.isHidden && b.superview === window)
        RuntimeClock.current.settle()
        #expect(ends == 2)
    }

    @Test("R112: recursiveDescription") func description() {
        _ = window()
        let view = UIView(frame: CGRect(x: 127.5, y: 175, width: 120, height: 30))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10.25, height: 5))
        label.text = "Hi"
        label.alpha = 0
        label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        view.addSubview(label)
        let lines = view.recursiveDescription.split(separator: "\n")
        #expect(
            lines.map { $0.replacing(/0x[0-9a-f]+/, with: "ID") } == [
                "<UIView: ID; frame = (127.5 175; 120 30); layer = <CALayer: ID>>",
                "   | <UILabel: ID; frame = (0 0; 10.25 5); text = 'Hi'; alpha = 0; autoresize = RM+BM; "
                    + "userInteractionEnabled = NO; layer = <CALayer: ID>>",
            ])
    }

    @Test func aTapFindsTheFrontmostViewThatTakesTouches() {
        let window = window()
        let (back, front) = (UIView(frame: window.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        window.addSubview(back)
        window.addSubview(front)
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(window.hitTest(CGPoint(x: -1, y: 10), with: nil) == nil)
    }
}
