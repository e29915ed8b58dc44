import HeadlessUIKit
import TestSupport
import Testing

/// Why a measured row says nothing about views; nil where it does.
private func reasonNotToRun(_ test: ReferenceCase) -> String? {
    switch test.kind {
    case "uiview-spring", "overdamped-branch", "duration-bounce-end": nil
    default: "measured on an animation of a layer, in which UIKit has no part; run through layers"
    }
}

private let viewCases = Reference.cases("measured.json").filter { reasonNotToRun($0) == nil }

/// Rows that other people have measured on iOS, as what a view's animations do on the virtual clock.
@MainActor
@Suite(.counts("measured.json", in: " through views", exceptWhere: reasonNotToRun), .needsReference)
struct MeasuredViewTests {
    @Test(arguments: viewCases)
    func measured(_ test: ReferenceCase) throws {
        test.begin(in: " through views")
        try MeasuredView().check(test)
    }
}

/// A view on the screen, for one row.
@MainActor
private struct MeasuredView {
    private let runtime = show(Scripted("A"))
    private let view = UIView(frame: .zero)

    init() { runtime.application.keyWindow?.addSubview(view) }

    func check(_ test: ReferenceCase) throws {
        switch test.kind {
        case "uiview-spring": try springs(test)
        case "overdamped-branch": overdamped(test)
        case "duration-bounce-end": end(test)
        default: test.fail("unknown kind \(test.kind)")
        }
    }

    /// The spring is read as those who measured did it: from the animation that UIKit adds to the layer.
    private func springs(_ test: ReferenceCase) throws {
        let duration = test.input["duration"].double
        let ratio = CGFloat(test.input["dampingRatio"].double)
        let velocity = CGFloat(test.input["initialSpringVelocity"].double)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
        ) { view.center.x = 100 }
        try expectSpring(test, "block")

        runtime.time.settle()
        let timing = UISpringTimingParameters(
            dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: 0))
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations { view.center.x = 200 }
        animator.startAnimation()
        try expectSpring(test, "animator")
    }

    private func expectSpring(_ test: ReferenceCase, _ what: String) throws {
        let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation, "\(what)")
        let tolerance = test.expected["tolerance"].double
        let stiffness = Double(animation.stiffness / animation.mass)
        var known = 0
        if let expected = test.expected["stiffness"].number {
            test.expect(stiffness, expected, tolerance: tolerance, "\(what): stiffness")
            known += 1
        }
        if let expected = test.expected["omega"].number {
            test.expect(stiffness.squareRoot(), expected, tolerance: tolerance, "\(what): omega")
            known += 1
        }
        #expect(known > 0)
    }

    private func overdamped(_ test: ReferenceCase) {
        UIView.animate(
            springDuration: test.input["duration"].double, bounce: CGFloat(test.input["bounce"].double),
            initialSpringVelocity: CGFloat(test.input["initialSpringVelocity"].double)
        ) { view.center.x = 1 }
        let start = runtime.time.now
        let shown = (0...2000).map { Double(view.presentationValues(at: start + Double($0) * 1e-3).position.x) }
        let tolerance = test.expected["tolerance"].double
        test.expect(shown.max() ?? .nan, test.expected["peakValue"].double, tolerance: tolerance, "peak")
    }

    private func end(_ test: ReferenceCase) {
        let duration = test.input["duration"].double
        let bounce = CGFloat(test.input["bounce"].double)
        let tolerance = test.expected["tolerance"].double
        let expected = test.expected["uiviewAnimationDuration"].double
        let start = runtime.time.now
        var ended: Double?
        UIView.animate(springDuration: duration, bounce: bounce) {
            view.center.x = 100
        } completion: { _ in
            ended = runtime.time.now
        }
        let added = view.layer.animation(forKey: "position")?.duration
        test.expect(added ?? .nan, expected, tolerance: tolerance, "the animation's duration")
        runtime.time.settle()
        test.expect((ended ?? .nan) - start, expected, tolerance: tolerance, "the completion's time")
    }
}

private let flipCases = Reference.cases("transitions.json").filter { flipReason($0) == nil }

private func flipReason(_ test: ReferenceCase) -> String? {
    if !test.id.hasPrefix("f-flip") { return "no flip; run through animation blocks" }
    return test.input["eyeDistance"].isNull
        ? nil : "the perspective belongs to what iOS draws around the views; no layer here holds one"
}

/// The reference's flips, as `UIView.transition(from:to:)` shows them (R84).
@MainActor
@Suite(.counts("transitions.json", in: " through flips", exceptWhere: flipReason), .needsReference)
struct FlipReferenceTests {
    @Test(arguments: flipCases) func flip(_ test: ReferenceCase) throws {
        test.begin(in: " through flips")
        let runtime = show(Scripted("A"))
        let n = test.input["container"].doubles.map { CGFloat($0) }
        let container = UIView(frame: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        runtime.application.keyWindow?.addSubview(container)
        let from = UIView(frame: container.bounds)
        let to = UIView(frame: container.bounds)
        container.addSubview(from)
        let duration = test.input["duration"].double
        let start = runtime.time.now
        #expect(test.input["curve"].string == "easeInEaseOut")
        UIView.transition(
            from: from, to: to, duration: duration,
            options: test.id.contains("from-left") ? .transitionFlipFromLeft : .transitionFlipFromRight)
        for frame in test.expected["frames"].array {
            let fraction = frame["fraction"].double
            let time = start + fraction * duration
            for (name, view) in [("fromView", from), ("toView", to)] {
                let seen = view.presentationValues(at: time)
                let t = seen.transform
                let shown = [
                    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                    t.m43, t.m44,
                ].map(Double.init)
                let expected = frame[name]
                test.expect(
                    shown, expected["transform3D"].doubles, tolerance: 1e-5, "\(name).transform at \(fraction)")
                let size = [seen.bounds.width, seen.bounds.height].map(Double.init)
                test.expect(size, Array(expected["frame"].doubles[2...]), tolerance: 1e-9, "\(name) at \(fraction)")
                // Which of them is in front: the one that does not turn its back.
                if abs(t.m11) > 1e-9 { #expect((t.m11 < 0) == expected["hidden"].bool, "\(name) at \(fraction)") }
            }
        }
    }
}
