import AnimationCore
import Geometry
import HeadlessQuartzCore
import Testing

/// The short ways to what is seen give what the long way gives, bit by bit, for thousands of seeded layers.
@MainActor
@Suite struct LayerFrameTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    private func animation(_ dice: inout Dice) -> CAAnimation {
        func number(_ range: ClosedRange<Double> = -100...100) -> Double { .random(in: range, using: &dice) }
        let keys = ["position", "position.x", "opacity", "bounds", "transform.rotation", "zPosition", "cornerRadius"]
        let key = keys.randomElement(using: &dice) ?? ""
        let isSpring = Int.random(in: 0..<4, using: &dice) == 0
        let animation = isSpring ? CASpringAnimation(keyPath: key) : CABasicAnimation(keyPath: key)
        func value() -> Any {
            switch key {
            case "position": CGPoint(x: number(), y: number())
            case "bounds": CGRect(x: number(), y: number(), width: number(), height: number())
            default: number()
            }
        }
        animation.fromValue = value()
        if Bool.random(using: &dice) { animation.toValue = value() }
        animation.duration = number(0.1...2)
        animation.beginTime = number(0...1)
        animation.isAdditive = Bool.random(using: &dice)
        if Int.random(in: 0..<4, using: &dice) == 0 { animation.repeatCount = 1.5 }
        if Int.random(in: 0..<4, using: &dice) == 0 { animation.speed = 0.5 }
        animation.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &dice) ?? .removed
        animation.isRemovedOnCompletion = Bool.random(using: &dice)
        animation.timingFunction = CAMediaTimingFunction(
            name: [.linear, .easeIn, .default].randomElement(using: &dice) ?? .linear)
        return animation
    }

    @Test("A frame, a sample, one value and a presentation agree", arguments: 1...20)
    func ways(seed: UInt64) {
        var dice = Dice(state: seed)
        let clock = RuntimeClock.restart()
        let root = CALayer()
        var layers: [CALayer] = []
        for index in 0..<100 {
            let layer = CALayer()
            (index % 3 == 0 ? root : layers[index / 3]).addSublayer(layer)
            layer.zPosition = CGFloat(index)
            if index % 7 == 0 { layer.speed = 2 }
            layers.append(layer)
            for _ in 0..<Int.random(in: 0...3, using: &dice) { layer.add(animation(&dice), forKey: nil) }
        }
        let frame = LayerFrame(root)
        for _ in 0..<30 {
            clock.advance(by: .random(in: 0...0.15, using: &dice))
            frame.move(to: clock.now)
            var count = 0
            frame.forEachValue { layer, property, value in
                count += 1
                #expect(value == layer.value(of: property, at: clock.now))
                let sample = layer.sample(at: clock.now)
                switch (property, value) {
                case (.position, .point(let point)): #expect(sample.position == point)
                case (.bounds, .rect(let rect)): #expect(sample.bounds == rect)
                case (.opacity, .scalar(let number)): #expect(sample.opacity == number)
                case (.transform, .matrix(let matrix)): #expect(sample.transform == matrix)
                case (.zPosition, .scalar(let number)): #expect(layer.presentation()?.zPosition == CGFloat(number))
                default: break
                }
            }
            #expect(count == frame.count)
        }
    }

    @Test("Before an animation begins and after it is removed, what is seen is the model") func model() {
        let stage = Stage()
        let layer = CALayer()
        layer.position = CGPoint(x: 3, y: 4)
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 50, y: 60)
        animation.toValue = CGPoint(x: 70, y: 80)
        animation.beginTime = 1
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let frame = LayerFrame(layer)
        for time in [0, 0.5, 0.999, 2.001, 3] {
            frame.move(to: time)
            frame.forEachValue { #expect($1 == .position && $2 == .point(Point(x: 3, y: 4))) }
            #expect(layer.presentation(at: time)?.position == layer.position)
        }
        frame.move(to: 1.5)
        frame.forEachValue { #expect($2 == .point(Point(x: 60, y: 70))) }
        stage.clock.settle()
        frame.move(to: 2.5)
        #expect(frame.count == 0 && layer.presentation()?.position == layer.position)
    }

    @Test("A model value that changes is seen in the next frame") func change() {
        _ = Stage()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 1
        animation.toValue = 2
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let frame = LayerFrame(layer)
        var seen: [AnimatableValue] = []
        for model in [0.0, 10] {
            layer.zPosition = CGFloat(model)
            frame.move(to: 0.5)
            frame.forEachValue { seen.append($2) }
        }
        #expect(seen == [.scalar(1.5), .scalar(11.5)])
    }
}
