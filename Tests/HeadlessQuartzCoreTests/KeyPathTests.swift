import HeadlessQuartzCore
import Testing

@MainActor
@Suite struct KeyPathTests {
    init() { RuntimeClock.restart() }

    @Test("Parts of structures are read and set by key path") func parts() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.setValue(50, forKeyPath: "bounds.size.width")
        layer.setValue(NSNumber(value: 7), forKeyPath: "position.y")
        layer.setValue(9, forKeyPath: "shadowOffset.height")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 50, height: 4))
        #expect(layer.position == CGPoint(x: 0, y: 7) && layer.shadowOffset.height == 9)
        #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(layer.value(forKeyPath: "opacity") as? Double == 1)
        #expect(layer.value(forKeyPath: "position.q") == nil)
    }

    @Test("Rotation, scale and translation are parts of a transform") func transforms() throws {
        let layer = CALayer()
        layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation")
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
        // Scaled, then turned, then moved.
        let expected = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeScale(2, 1, 1), CATransform3DMakeRotation(.pi / 3, 0, 0, 1)),
            CATransform3DMakeTranslation(5, 6, 0))
        #expect(isNear(layer.transform, expected))
        #expect(isNear(try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double), .pi / 3))
        #expect(isNear(try #require(layer.value(forKeyPath: "transform.scale") as? Double), 4 / 3.0))
        #expect(isNear(try #require(layer.value(forKeyPath: "transform.translation.y") as? Double), 6))
        layer.setValue(0.3, forKeyPath: "transform.rotation.y")
        layer.setValue(-0.2, forKeyPath: "transform.rotation.x")
        #expect(isNear(try #require(layer.value(forKeyPath: "transform.rotation.x") as? Double), -0.2))
        #expect(isNear(try #require(layer.value(forKeyPath: "transform.rotation.y") as? Double), 0.3))
        #expect(isNear(try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double), .pi / 3))
    }

    @Test("A mirror image keeps its scales; what is flat has no rotation") func unusual() throws {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == -1)
        #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0)
        layer.transform = CATransform3DMakeScale(0, 0, 1)
        layer.setValue(1, forKeyPath: "transform.scale")
        #expect(isNear(layer.transform, CATransform3DIdentity))
    }

    @Test("A whole turn, which a transform alone could not tell from none") func turn() throws {
        let stage = Stage()
        let layer = CALayer()
        layer.transform.m34 = -1 / 500
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        animation.byValue = 2 * Double.pi
        animation.duration = 4
        layer.add(animation, forKey: nil)
        let seen = stage.samples([0.5, 1, 1.5]) { layer.presentation()?.transform ?? CATransform3DIdentity }
        for (angle, shown) in zip([CGFloat.pi / 4, .pi / 2, .pi * 3 / 4], seen) {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 500
            #expect(isNear(shown, CATransform3DRotate(perspective, angle, 0, 1, 0)))
        }
    }

    @Test("Several parts of one transform animate side by side") func together() {
        let stage = Stage()
        let layer = CALayer()
        for (key, value) in [("transform.scale", 3.0), ("transform.rotation", 1.0), ("transform.translation.x", 20.0)] {
            let animation = CABasicAnimation(keyPath: key)
            animation.toValue = value
            animation.duration = 1
            layer.add(animation, forKey: key)
        }
        stage.clock.advance(by: 0.5)
        let scaled = CATransform3DConcat(
            CATransform3DMakeScale(2, 2, 2), CATransform3DMakeRotation(0.5, 0, 0, 1))
        let expected = CATransform3DConcat(scaled, CATransform3DMakeTranslation(10, 0, 0))
        #expect(isNear(layer.presentation()?.transform ?? CATransform3DIdentity, expected))
        #expect(isNear(CATransform3D(layer.sample(at: 0.5).transform), expected))
    }

    @Test("A value function makes the whole transform") func valueFunction() {
        let stage = Stage()
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(5, 5, 1)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.fromValue = 0
        animation.toValue = 2 * Double.pi
        animation.duration = 4
        layer.add(animation, forKey: nil)
        stage.clock.advance(by: 1)
        let seen = layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(isNear(seen, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    }

    @Test("On a path a layer turns with it, or against it") func rotationMode() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        for (mode, more) in [(CAAnimationRotationMode.rotateAuto, CGFloat(0)), (.rotateAutoReverse, .pi)] {
            let stage = Stage()
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.rotationMode = mode
            animation.duration = 1
            layer.add(animation, forKey: nil)
            let seen = stage.samples([0.25, 0.75]) { layer.presentation()?.transform ?? CATransform3DIdentity }
            #expect(isNear(seen[0], CATransform3DMakeRotation(more, 0, 0, 1)))
            #expect(isNear(seen[1], CATransform3DMakeRotation(.pi / 2 + more, 0, 0, 1)))
        }
    }
}

func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let rows = [
        (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23),
        (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42),
        (a.m43, b.m43), (a.m44, b.m44),
    ]
    return rows.allSatisfy { abs($0 - $1) < 1e-9 }
}
