import HeadlessQuartzCore
import Testing

/// A clock at zero, and a layer on the screen whose first event is over.
@MainActor
struct Stage {
    let clock = RuntimeClock.restart()
    let root = CALayer()

    init() {
        root.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
        root.isDisplayRoot = true
    }

    /// A layer on the screen, whose changes animate from now on.
    func shown<Layer: CALayer>(_ layer: Layer) -> Layer {
        root.addSublayer(layer)
        clock.turn()
        return layer
    }

    /// What a layer shows at each time, from now on; times do not fall.
    func samples<Value>(_ times: [Double], _ read: () -> Value) -> [Value] {
        times.map { time in
            clock.advance(by: time - clock.now)
            return read()
        }
    }
}

/// Writes down what an animation's delegate hears.
@MainActor
final class Listener: CAAnimationDelegate {
    var heard: [String] = []

    func animationDidStart(_ anim: CAAnimation) { heard.append("start \(anim.value(forKey: "name") as? String ?? "")") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(anim.value(forKey: "name") as? String ?? "") \(flag)")
    }
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }
