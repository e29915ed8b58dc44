import HeadlessUIKit
import Testing

/// Fingers on views: pan recognisers, and who gets the touches.
@MainActor
@Suite struct PanGestureTests {
    private let controller = Scripted("A")
    private var runtime: UIKitRuntime { .current }
    private var window: UIWindow { runtime.application.keyWindow ?? UIWindow(frame: .zero) }

    /// For the test itself to call: between its suite's initializer and it others may start a runtime of their own.
    private func begin() { show(controller) }

    /// What a recogniser tells of itself.
    private final class Log {
        var lines: [String] = []
    }

    private func pan(_ name: String, on view: UIView, _ log: Log) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        attach(pan, name, on: view, log)
        return pan
    }

    private func attach(_ pan: UIPanGestureRecognizer, _ name: String, on view: UIView, _ log: Log) {
        let target = PanTarget { [unowned pan] in
            let way = pan.translation(in: nil)
            log.lines.append("\(name) \(pan.state) \(way.x) \(way.y)")
        }
        ClassRegistry.shared.register(
            ClassRegistration(PanTarget.self, name: "Tests.PanTarget").action("panned:") { target, _ in target.call() }
                .erased)
        targets.targets.append(target)
        pan.addTarget(target, action: "panned:")
        view.addGestureRecognizer(pan)
    }

    private let targets = Targets()
    private final class Targets { var targets: [PanTarget] = [] }

    private func drag(_ points: [(Double, Double)], every seconds: Double = 0.1) -> TouchSequence? {
        guard let first = points.first,
            let finger = TouchSequence(at: CGPoint(x: first.0, y: first.1), in: window)
        else { return nil }
        for (x, y) in points.dropFirst() {
            runtime.time.advance(by: seconds)
            finger.move(to: CGPoint(x: x, y: y))
        }
        return finger
    }

    @Test func aPanBeginsAfterTenPointsAndFollows() {
        begin()
        let log = Log()
        let pan = pan("pan", on: controller.view, log)
        drag([(100, 100), (105, 100), (110, 100), (130, 120)])?.lift()
        #expect(log.lines == ["pan began 10.0 0.0", "pan changed 30.0 20.0", "pan ended 30.0 20.0"])
        #expect(pan.state == .possible)
    }

    @Test func aFingerThatHardlyMovesMakesNoPan() {
        begin()
        let log = Log()
        _ = pan("pan", on: controller.view, log)
        drag([(100, 100), (105, 103)])?.lift()
        #expect(log.lines.isEmpty)
    }

    @Test func translationAndVelocityAreTheViews() throws {
        begin()
        let log = Log()
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        controller.view.addSubview(half)
        let pan = pan("pan", on: controller.view, log)
        let finger = try #require(drag([(100, 100), (120, 100), (150, 100)]))
        #expect(pan.translation(in: controller.view) == CGPoint(x: 50, y: 0))
        #expect(pan.translation(in: half) == CGPoint(x: 100, y: 0))
        #expect((pan.velocity(in: controller.view).x - 300).magnitude < 1e-6)
        #expect((pan.velocity(in: half).x - 600).magnitude < 1e-6)
        pan.setTranslation(CGPoint(x: 5, y: 0), in: controller.view)
        #expect(pan.translation(in: controller.view) == CGPoint(x: 5, y: 0))
        runtime.time.advance(by: 0.2)
        #expect(pan.velocity(in: nil) == .zero)
        finger.lift()
    }

    @Test func theInnerRecogniserWinsUnlessADelegateWantsBoth() {
        begin()
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        controller.view.addSubview(inner)
        let log = Log()
        let outerPan = pan("outer", on: controller.view, log)
        _ = pan("inner", on: inner, log)
        drag([(100, 100), (120, 100)])?.lift()
        #expect(log.lines == ["inner began 20.0 0.0", "inner ended 20.0 0.0"])
        log.lines = []
        let delegate = GestureDelegate()
        outerPan.delegate = delegate
        delegate.simultaneous = true
        drag([(100, 100), (120, 100)])?.lift()
        #expect(log.lines.prefix(2) == ["inner began 20.0 0.0", "outer began 20.0 0.0"])
        log.lines = []
        delegate.simultaneous = false
        outerPan.isEnabled = false
        delegate.begins = false
        drag([(100, 100), (120, 100)])?.lift()
        #expect(log.lines.count == 2)
    }

    @Test func aRecogniserCanWaitForAnotherToFail() {
        begin()
        let log = Log()
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let pan = pan("pan", on: controller.view, log)
        attach(edge, "edge", on: controller.view, log)
        pan.require(toFail: edge)
        drag([(5, 100), (25, 100)])?.lift()
        #expect(log.lines == ["edge began 20.0 0.0", "edge ended 20.0 0.0"])
        log.lines = []
        drag([(100, 100), (125, 100)])?.lift()
        #expect(log.lines == ["pan began 25.0 0.0", "pan ended 25.0 0.0"])
        log.lines = []
        // Along the edge rather than inward.
        drag([(5, 100), (5, 130)])?.lift()
        #expect(log.lines.allSatisfy { !$0.hasPrefix("edge") })
    }

    @Test func theViewGetsTouchesUntilARecogniserTakesThem() {
        begin()
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        controller.view.addSubview(view)
        drag([(100, 100), (103, 100), (140, 100)])?.lift()
        #expect(view.calls == ["began 100.0", "moved 103.0 from 100.0", "moved 140.0 from 103.0", "ended 140.0"])
        view.calls = []
        _ = pan("pan", on: controller.view, Log())
        drag([(100, 100), (103, 100), (140, 100), (150, 100)])?.lift()
        #expect(view.calls == ["began 100.0", "moved 103.0 from 100.0", "cancelled 140.0"])
    }

    @Test func whereNoViewTakesTouchesNoFingerGoesDown() {
        begin()
        controller.view.window?.isUserInteractionEnabled = false
        #expect(drag([(100, 100), (120, 100)]) == nil)
    }

    private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
        var simultaneous = false
        var begins = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { simultaneous }
    }

    private final class TouchView: UIView {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches)
            calls[calls.count - 1] += " from \(touches.first?.previousLocation(in: self).x ?? -1)"
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
        private func note(_ call: String, _ touches: Set<UITouch>) {
            calls.append("\(call) \(touches.first?.location(in: self).x ?? -1)")
        }
    }
}

final class PanTarget: NSObject {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
}
