/// The closed form of a spring's distance to its target, with what does not depend on time worked out once.
struct SpringSolution: Sendable, Hashable {
    let regime: Spring.Regime
    /// The rate of decay: ζω, or ω where the damping counts as critical.
    let decay: Double
    /// The damped angular frequency, or half the difference of the two decay rates; 0 when critical.
    let frequency: Double
    /// (v₀ - decay) / frequency; when critical v₀ - decay.
    let coefficient: Double
    /// The slower of the two exponents of an overdamped spring; 0 otherwise.
    let slowRate: Double

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool) {
        // 4mk - c² without cancellation: near critical damping everything hangs on it.
        var discriminant = differenceOfProducts(4 * mass, stiffness, damping, damping)
        // A spring that is critical but for the rounding of its coefficients is critical.
        if discriminant.magnitude < 1e-14 * damping * damping { discriminant = 0 }
        let rate = damping / (2 * mass)
        let frequency = discriminant.magnitude.squareRoot() / (2 * mass)
        if discriminant > 0 && frequency > 0 {
            regime = .underdamped
            decay = rate
            self.frequency = frequency
            coefficient = (velocity - rate) / frequency
            slowRate = 0
        } else if discriminant < 0 && allowsOverdamping && frequency > 0 {
            regime = .overdamped
            decay = rate
            self.frequency = frequency
            coefficient = (velocity - rate) / frequency
            // frequency - decay, by the product of the rates: of a heavily damped spring the difference has no digits
            // left.
            slowRate = -(stiffness / mass) / (rate + frequency)
        } else {
            regime = .critical
            decay = (stiffness / mass).squareRoot()
            self.frequency = 0
            coefficient = velocity - decay
            slowRate = 0
        }
    }

    /// The value minus the target, for a time above 0.
    @inline(__always)
    func offset(at time: Double) -> Double {
        switch regime {
        case .underdamped:
            let angle = frequency * time
            return exponential(-decay * time) * (coefficient * sine(angle) - cosine(angle))
        case .critical:
            return exponential(-decay * time) * (coefficient * time - 1)
        case .overdamped:
            let angle = frequency * time
            if angle < 1 {
                return exponential(-decay * time) * (coefficient * hyperbolicSine(angle) - hyperbolicCosine(angle))
            }
            let (slow, fast) = exponentials(at: time)
            return ((coefficient - 1) * slow - (coefficient + 1) * fast) / 2
        }
    }

    /// The derivative of the value, for a time above 0.
    func velocity(at time: Double) -> Double {
        switch regime {
        case .underdamped:
            let angle = frequency * time
            let (s, c) = (sine(angle), cosine(angle))
            let turning = frequency * (s + coefficient * c) - decay * (coefficient * s - c)
            return exponential(-decay * time) * turning
        case .critical:
            return exponential(-decay * time) * (coefficient - decay * (coefficient * time - 1))
        case .overdamped:
            let angle = frequency * time
            if angle < 1 {
                let (s, c) = (hyperbolicSine(angle), hyperbolicCosine(angle))
                let turning = frequency * (coefficient * c - s) - decay * (coefficient * s - c)
                return exponential(-decay * time) * turning
            }
            let (slow, fast) = exponentials(at: time)
            return (slowRate * (coefficient - 1) * slow - fastRate * (coefficient + 1) * fast) / 2
        }
    }

    private var fastRate: Double { -(decay + frequency) }

    private func exponentials(at time: Double) -> (slow: Double, fast: Double) {
        (exponential(slowRate * time), exponential(fastRate * time))
    }
}
