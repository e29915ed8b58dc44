import AnimationCore

/// What is to be said about a motion apart from its values.
struct MotionFacts {
    let motion: Motion

    /// The motion as the command line takes it, whatever name it was given by.
    var definition: String { written(Self.text) }

    /// The same with numbers as people read them.
    var shownDefinition: String { written(TranscriptNumber.text) }

    private func written(_ text: (Double) -> String) -> String {
        switch motion {
        case .curve(let curve):
            switch curve.shape {
            case .bezier(let x1, let y1, let x2, let y2):
                "cubic-bezier(\([x1, y1, x2, y2].map(Self.text).joined(separator: ", ")))"
            case .steps(let count, let position): "steps(\(count), \(position.rawValue))"
            }
        case .spring(let spring):
            "spring(mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), "
                + "damping: \(text(spring.damping)), velocity: \(text(spring.initialVelocity)))"
        }
    }

    /// A line for people on how it moves; nil where the definition says everything.
    var summary: String? {
        switch motion {
        case .curve(let curve):
            return curve.isMonotone ? nil : "turns back on the way"
        case .spring(let spring):
            let settling = spring.settlingDuration
            let end =
                settling < Spring.neverSettles ? "settles in \(TranscriptNumber.text(settling)) s" : "never settles"
            let peak = spring.overshoot
            let swing = peak > 0.00005 ? "overshoots by \(TranscriptNumber.text(peak * 100)) %" : "does not overshoot"
            return "damping ratio \(TranscriptNumber.text(spring.dampingRatio)), \(end), \(swing)"
        }
    }

    /// A number as short as it can be without losing a digit: `0.42`, `1`.
    static func text(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Spring {
    /// How far it goes beyond its target the first time, as a part of the distance; 0 where it does not.
    var overshoot: Double {
        let period = 2 * Double.pi / naturalFrequency
        let horizon = min(settlingDuration, 4 * period)
        let steps = 1000
        for step in 1...steps {
            var (early, late) = (horizon * Double(step - 1) / Double(steps), horizon * Double(step) / Double(steps))
            // A maximum lies where the velocity turns from forwards to backwards.
            guard velocity(at: late) < 0, velocity(at: early) >= 0 else { continue }
            for _ in 0..<60 {
                let middle = (early + late) / 2
                if velocity(at: middle) >= 0 { early = middle } else { late = middle }
            }
            return max(value(at: early) - 1, 0)
        }
        return 0
    }
}
