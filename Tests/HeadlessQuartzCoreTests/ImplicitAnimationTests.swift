import HeadlessQuartzCore
import Testing

/// Changes of layers that no view backs animate by themselves, unless something says otherwise.
@MainActor
@Suite struct ImplicitAnimationTests {
    @Test("A quarter of a second, by the default curve") func standard() throws {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        layer.opacity = 0
        #expect(layer.opacity == 0 && layer.animationKeys() == ["opacity"])
        #expect(layer.presentation()?.opacity == 1)
        stage.clock.advance(by: 0.125)
        // The default curve (0.25, 0.1, 0.25, 1) at half of its time.
        #expect(isNear(Double(try #require(layer.presentation()).opacity), 1 - 0.8024033877399112, 1e-6))
        stage.clock.settle()
        #expect(stage.clock.now == 0.25 && layer.animationKeys() == nil)
        #expect(layer.presentation()?.opacity == 0)
    }

    @Test("What is new on the screen, or not on it at all, does not animate") func unseen() {
        let stage = Stage()
        let (loose, fresh) = (CALayer(), CALayer())
        loose.opacity = 0.5
        stage.root.addSublayer(fresh)
        fresh.position = CGPoint(x: 5, y: 5)
        #expect(loose.animationKeys() == nil && fresh.animationKeys() == nil)
        stage.clock.turn()
        fresh.position = CGPoint(x: 6, y: 5)
        #expect(fresh.animationKeys() == ["position"])
        let inner = CALayer()
        fresh.addSublayer(inner)
        inner.opacity = 0
        #expect(inner.animationKeys() == nil)
    }

    @Test("A second change starts from what is seen") func interrupted() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 100
        CATransaction.commit()
        stage.clock.advance(by: 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 0
        CATransaction.commit()
        stage.clock.advance(by: 0.5)
        #expect(isNear(Double(layer.presentation()?.position.x ?? 0), 12.5))
    }

    @Test("Actions are looked for: delegate, actions, style, class, then the standard one") func search() throws {
        final class Delegate: CALayerDelegate {
            var action: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
        }
        final class Own: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? CATransition() : nil
            }
        }
        let stage = Stage()
        let layer = stage.shown(Own())
        let delegate = Delegate()
        layer.delegate = delegate
        #expect(layer.action(forKey: "opacity") is CATransition)
        #expect(layer.action(forKey: "position") is CABasicAnimation)
        #expect(layer.action(forKey: "isNoKey") == nil)
        let styled = CAAnimationGroup()
        layer.style = ["actions": ["opacity": styled] as [String: any CAAction]]
        #expect(layer.action(forKey: "opacity") === styled)
        let own = CAKeyframeAnimation()
        layer.actions = ["opacity": own, "position": NSNull()]
        #expect(layer.action(forKey: "opacity") === own && layer.action(forKey: "position") == nil)
        delegate.action = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
    }

    @Test("An action without values goes from what was seen to what is set") func openAction() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        let action = CABasicAnimation()
        action.keyPath = "opacity"
        action.duration = 2
        layer.actions = ["opacity": action]
        layer.opacity = 0
        stage.clock.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0.75 && action.fromValue == nil)
    }

    @Test("An override of action(forKey:) reads the value from before") func overridden() {
        final class Ring: CALayer {
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "cornerRadius" else { return nil }
                let animation = CABasicAnimation(keyPath: event)
                animation.fromValue = presentation()?.cornerRadius
                animation.duration = 1
                return animation
            }
        }
        let stage = Stage()
        let layer = stage.shown(Ring())
        layer.cornerRadius = 8
        stage.clock.advance(by: 0.25)
        #expect(layer.presentation()?.cornerRadius == 2)
    }

    @Test("The colours, widths and points of all kinds of layers") func kinds() {
        let stage = Stage()
        let (shape, gradient, text) = (
            stage.shown(CAShapeLayer()), stage.shown(CAGradientLayer()), stage.shown(CATextLayer())
        )
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setAnimationDuration(1)
        shape.strokeEnd = 0
        shape.lineWidth = 3
        shape.strokeColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        text.fontSize = 16
        stage.clock.advance(by: 0.5)
        #expect(shape.presentation()?.strokeEnd == 0.5 && shape.presentation()?.lineWidth == 2)
        #expect(shape.presentation()?.strokeColor?.components == [0.5, 0, 0, 0.5])
        #expect(gradient.presentation()?.endPoint.x == 0.75 && text.presentation()?.fontSize == 26)
        // The values for the implicit transaction ended with the event.
        #expect(CATransaction.animationDuration() == 0.25)
    }
}
