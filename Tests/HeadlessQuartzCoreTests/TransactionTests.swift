import HeadlessQuartzCore
import Testing

@MainActor
@Suite struct TransactionTests {
    @Test("An inner transaction has the outer one's values unless it sets its own") func nesting() {
        _ = Stage()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(false)
        #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
    }

    @Test("Disabled actions change at once") func disabled() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 0)
    }

    @Test("The completion block waits for all that was added, in inner transactions too") func completion() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        var ends: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends.append("outer \(stage.clock.now)") }
        CATransaction.setAnimationDuration(1)
        layer.opacity = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { ends.append("inner \(stage.clock.now)") }
        layer.position.x = 10
        CATransaction.commit()
        CATransaction.commit()
        #expect(ends.isEmpty)
        stage.clock.settle()
        #expect(ends == ["inner 2.0", "outer 2.0"])
    }

    @Test("Without animations the block runs when the transaction ends") func nothing() {
        let stage = Stage()
        var ends: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends.append("explicit") }
        CATransaction.commit()
        #expect(ends == ["explicit"])
        CATransaction.setCompletionBlock { ends.append("implicit") }
        #expect(ends == ["explicit"])
        stage.clock.turn()
        #expect(ends == ["explicit", "implicit"])
        CATransaction.setCompletionBlock { ends.append("flushed") }
        CATransaction.flush()
        #expect(ends.last == "flushed")
    }

    @Test("A block that is replaced has the animations from before it") func replaced() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        var ends: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends.append("first \(stage.clock.now)") }
        layer.opacity = 0
        CATransaction.setCompletionBlock { ends.append("second \(stage.clock.now)") }
        CATransaction.commit()
        #expect(ends == ["second 0.0"])
        stage.clock.settle()
        #expect(ends == ["second 0.0", "first 0.25"])
    }

    @Test("Animations that are taken away are done as well") func removed() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        let endless = CABasicAnimation(keyPath: "opacity")
        endless.repeatCount = .infinity
        endless.toValue = 0
        layer.add(endless, forKey: "pulse")
        CATransaction.commit()
        stage.clock.settle()
        #expect(!isDone && stage.clock.now == 0)
        layer.removeAnimation(forKey: "pulse")
        stage.clock.settle()
        #expect(isDone)
    }

    @Test("An animation without duration or curve takes the transaction's") func inherited() {
        let stage = Stage()
        let layer = stage.shown(CALayer())
        CATransaction.begin()
        CATransaction.setAnimationDuration(4)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        let animation = CABasicAnimation(keyPath: "opacity")
        layer.add(animation, forKey: nil)
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        #expect(layer.animationKeys() == ["fade"])
        #expect(layer.animation(forKey: "fade")?.duration == 4 && animation.duration == 0)
        #expect(layer.animation(forKey: "fade")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
}
