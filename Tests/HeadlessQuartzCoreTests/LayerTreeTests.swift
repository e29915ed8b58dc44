import HeadlessQuartzCore
import Testing

@MainActor
@Suite struct LayerTreeTests {
    init() { RuntimeClock.restart() }

    @Test("Sublayers are placed by index, below, above and instead of others") func order() {
        let (root, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        root.insertSublayer(d, below: b)
        #expect(root.sublayers == [d, b, c, a] && a.superlayer === root)
        root.addSublayer(b)
        #expect(root.sublayers == [d, c, a, b])
        let e = CALayer()
        root.replaceSublayer(c, with: e)
        #expect(root.sublayers == [d, e, a, b] && c.superlayer == nil)
        for layer in [a, b, d, e] { layer.removeFromSuperlayer() }
        #expect(root.sublayers == nil)
    }

    @Test("Points and rectangles go through positions, anchors, bounds and transforms, there and back") func convert() {
        let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(outer)
        outer.addSublayer(inner)
        outer.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
        outer.bounds.origin = CGPoint(x: 10, y: 0)
        inner.anchorPoint = .zero
        inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        inner.position = CGPoint(x: 20, y: 20)
        inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let point = inner.convert(CGPoint(x: 5, y: 0), to: root)
        #expect(isNear(Double(point.x), 110) && isNear(Double(point.y), 75))
        let back = inner.convert(point, from: root)
        #expect(isNear(Double(back.x), 5) && isNear(Double(back.y), 0))
        let box = inner.convert(inner.bounds, to: nil)
        #expect(isNear(Double(box.minX), 90) && isNear(Double(box.minY), 70) && isNear(Double(box.width), 20))
    }

    @Test("A perspective of the superlayer's is seen through") func perspective() {
        let (root, card) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.sublayerTransform.m34 = -1 / 500
        root.addSublayer(card)
        card.frame = root.bounds
        card.zPosition = 250
        // Twice as near: everything is seen twice as far from the middle.
        let point = card.convert(CGPoint(x: 150, y: 100), to: root)
        #expect(isNear(Double(point.x), 200) && isNear(Double(point.y), 100))
        let back = card.convert(point, from: root)
        #expect(isNear(Double(back.x), 150))
    }

    @Test("The frontmost layer under a point is hit; a moving one where it is seen") func hits() {
        let stage = Stage()
        let (a, b) = (CALayer(), CALayer())
        for layer in [a, b] {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            stage.root.addSublayer(layer)
        }
        stage.root.position = CGPoint(x: 187.5, y: 333.5)
        #expect(stage.root.hitTest(CGPoint(x: 10, y: 10)) === b)
        b.isHidden = true
        #expect(stage.root.hitTest(CGPoint(x: 10, y: 10)) === a)
        #expect(stage.root.hitTest(CGPoint(x: 300, y: 10)) === stage.root)
        #expect(stage.root.hitTest(CGPoint(x: 400, y: 10)) == nil)
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 325
        move.duration = 1
        a.add(move, forKey: nil)
        stage.clock.advance(by: 0.5)
        let hit = stage.root.presentation()?.hitTest(CGPoint(x: 170, y: 10))
        #expect(hit?.model() === a && a.presentation()?.superlayer?.model() === stage.root)
        #expect(stage.root.presentation()?.sublayers?.map { $0.model() } == [a, b])
    }

    @Test("A presentation of a subclass has its values, and animates nothing itself") func subclasses() {
        let stage = Stage()
        let shape = stage.shown(CAShapeLayer())
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.duration = 1
        shape.add(animation, forKey: nil)
        stage.clock.advance(by: 0.25)
        let seen = shape.presentation()
        #expect(seen?.strokeEnd == 0.25 && shape.strokeEnd == 1)
        seen?.opacity = 0
        #expect(seen?.animationKeys() == nil && shape.presentation()?.opacity == 1)
    }

    @Test("Layout and display are asked for once and done once") func passes() {
        final class Counting: CALayer {
            var counts = [0, 0]
            override func layoutSublayers() { counts[0] += 1 }
            override func display() { counts[1] += 1 }
        }
        let layer = Counting()
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        #expect(layer.needsLayout() && layer.needsDisplay())
        for _ in 0..<2 {
            layer.layoutIfNeeded()
            layer.displayIfNeeded()
        }
        #expect(layer.counts == [1, 1])
    }
}
