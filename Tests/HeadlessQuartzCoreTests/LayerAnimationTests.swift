import HeadlessQuartzCore
import Testing

/// `add(_:forKey:)` and what comes of it.
@MainActor
@Suite struct LayerAnimationTests {
    private func fade(_ name: String = "", _ listener: Listener? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.delegate = listener
        animation.setValue(name, forKey: "name")
        return animation
    }

    @Test("The layer runs a copy; the same key takes the place of the one before") func copies() {
        let stage = Stage()
        let (layer, listener) = (CALayer(), Listener())
        let animation = fade("a", listener)
        layer.add(animation, forKey: "fade")
        animation.toValue = 0.5
        animation.setValue("changed", forKey: "name")
        stage.clock.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0.5)
        #expect(layer.animation(forKey: "fade") !== animation)
        layer.add(fade("b", listener), forKey: "fade")
        #expect(layer.presentation()?.opacity == 0)
        stage.clock.settle()
        #expect(listener.heard == ["start a", "stop a false", "start b", "stop b true"])
        #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 1)
        #expect(stage.clock.now == 1.5)
    }

    @Test("Kept after its end it shows its last value, and its delegate still hears the end") func kept() {
        let stage = Stage()
        let (layer, listener) = (CALayer(), Listener())
        layer.opacity = 0.25
        let animation = fade("kept", listener)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        stage.clock.settle()
        #expect(layer.presentation()?.opacity == 1 && layer.animationKeys() == ["fade"])
        #expect(listener.heard == ["start kept", "stop kept true"])
        layer.removeAllAnimations()
        #expect(layer.presentation()?.opacity == 0.25)
        stage.clock.settle()
        #expect(listener.heard.count == 2)
    }

    @Test("Begun later: the delegate hears the start then, and backwards filling shows the first value") func later() {
        let stage = Stage()
        let (layer, listener) = (CALayer(), Listener())
        let animation = fade("late", listener)
        animation.beginTime = CACurrentMediaTime() + 2
        animation.fillMode = .backwards
        layer.add(animation, forKey: nil)
        #expect(layer.presentation()?.opacity == 0)
        stage.clock.advance(by: 1.9)
        #expect(listener.heard.isEmpty)
        stage.clock.advance(by: 0.6)
        #expect(listener.heard == ["start late"] && layer.presentation()?.opacity == 0.5)
        stage.clock.settle()
        #expect(stage.clock.now == 3 && listener.heard.count == 2)
    }

    @Test("A layer at half speed takes twice as long; one that is paused waits") func speed() throws {
        let stage = Stage()
        let (outer, layer, listener) = (CALayer(), CALayer(), Listener())
        outer.addSublayer(layer)
        outer.speed = 0.5
        layer.add(fade("slow", listener), forKey: nil)
        stage.clock.advance(by: 1)
        #expect(layer.presentation()?.opacity == 0.5)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.clock.settle()
        stage.clock.advance(by: 10)
        #expect(layer.presentation()?.opacity == 0.5 && listener.heard == ["start slow"])
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        stage.clock.advance(by: 0.5)
        #expect(isNear(Double(try #require(layer.presentation()).opacity), 0.75, 1e-6))
        stage.clock.settle()
        #expect(isNear(stage.clock.now, 12) && listener.heard == ["start slow", "stop slow true"])
    }

    @Test("A paused layer is scrubbed by its time offset") func scrubbing() {
        let layer = CALayer()
        _ = Stage()
        layer.speed = 0
        layer.add(fade(), forKey: nil)
        let seen = [0, 0.25, 0.75, 0.5].map { offset -> Float? in
            layer.timeOffset = offset
            return layer.presentation()?.opacity
        }
        #expect(seen == [0, 0.25, 0.75, 0.5])
    }

    @Test("A group's members run in its time and take its duration; it alone has a delegate") func groups() {
        let stage = Stage()
        let (layer, listener) = (CALayer(), Listener())
        let late = CABasicAnimation(keyPath: "position.x")
        late.byValue = 10
        late.beginTime = 1
        late.duration = 1
        late.delegate = listener
        let whole = fade("member", listener)
        whole.duration = 0
        let group = CAAnimationGroup()
        group.animations = [late, whole]
        group.duration = 2
        group.delegate = listener
        group.setValue("group", forKey: "name")
        layer.add(group, forKey: "both")
        stage.clock.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0.25 && layer.presentation()?.position.x == 0)
        stage.clock.advance(by: 1)
        #expect(layer.presentation()?.opacity == 0.75 && layer.presentation()?.position.x == 5)
        stage.clock.settle()
        #expect(listener.heard == ["start group", "stop group true"])
    }

    @Test("A transition runs under its own key and moves no value") func transition() {
        let stage = Stage()
        let (layer, listener) = (CALayer(), Listener())
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromRight
        transition.delegate = listener
        layer.add(transition, forKey: "any")
        #expect(layer.animationKeys() == [kCATransition])
        #expect((layer.animation(forKey: kCATransition) as? CATransition)?.subtype == .fromRight)
        stage.clock.settle()
        #expect(stage.clock.now == 0.25 && listener.heard == ["start ", "stop  true"])
    }

    @Test("Images, and paths of different form, change from one to the next") func discrete() {
        let stage = Stage()
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = ["one", "two", "three"]
        animation.calculationMode = .discrete
        animation.duration = 3
        layer.contents = "model"
        layer.add(animation, forKey: nil)
        let seen = stage.samples([0.5, 1.5, 2.5, 3.5]) { layer.presentation()?.contents as? String }
        #expect(seen == ["one", "two", "three", "model"])
    }

    @Test("Paths of one form go point by point; colours and stops of gradients, too") func shapes() {
        let stage = Stage()
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
        let path = CABasicAnimation(keyPath: "path")
        path.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        path.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
        path.duration = 1
        shape.add(path, forKey: nil)
        gradient.colors = [
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
        ]
        gradient.locations = [0, 1]
        let colors = CABasicAnimation(keyPath: "colors")
        colors.toValue = [
            CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0),
        ]
        colors.duration = 1
        let stops = CABasicAnimation(keyPath: "locations")
        stops.fromValue = [0, 0.5]
        stops.duration = 1
        gradient.add(colors, forKey: nil)
        gradient.add(stops, forKey: nil)
        stage.clock.advance(by: 0.5)
        #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
        let seen = gradient.presentation()?.colors as? [CGColor]
        #expect(seen?.map(\.components) == [[0.5, 0, 0, 1], [1, 1, 1, 0.5]])
        #expect(gradient.presentation()?.locations?.map(\.doubleValue) == [0, 0.75])
    }

    @Test("A key of a subclass's or of nobody's is kept and animated") func customKeys() {
        let stage = Stage()
        let layer = CALayer()
        layer.setValue(10, forKey: "progress")
        let animation = CABasicAnimation(keyPath: "progress")
        animation.toValue = 20
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.clock.advance(by: 0.5)
        #expect(layer.presentation()?.value(forKey: "progress") as? Double == 15)
        #expect(layer.value(forKey: "progress") as? Int == 10)
    }

    @Test("A layer that is taken off the screen ends its animations unfinished; one that is moved does not")
    func leaving() {
        let stage = Stage()
        let (layer, inner, listener) = (CALayer(), CALayer(), Listener())
        layer.addSublayer(inner)
        _ = stage.shown(layer)
        inner.add(fade("inner", listener), forKey: "fade")
        stage.clock.advance(by: 0.1)
        stage.root.insertSublayer(layer, at: 0)
        #expect(inner.animationKeys() == ["fade"])
        layer.removeFromSuperlayer()
        stage.clock.settle()
        #expect(inner.animationKeys() == nil && listener.heard == ["start inner", "stop inner false"])
    }
}
