import AnimationCore
import Testing

@Suite struct SpringTests {
    struct Row: Sendable {
        let spring: Spring
        /// Time, value and velocity.
        let samples: [(Double, Double, Double)]
        let settling: Double?
    }

    /// From the reference vectors: the closed forms with 50 digits; settling durations as measured on macOS.
    @Test(arguments: [
        Row(
            spring: Spring(),
            samples: [
                (0.13333333333333333, 0.521351632440746, 5.422580763871936),
                (0.4000000000000001, 1.1531227684140493, -0.49529879741914895),
            ], settling: 1.4727003346780927),
        Row(
            spring: Spring(damping: 10, initialVelocity: -5),
            samples: [(0.13333333333333333, 0.25022259424714915, 5.740629308011635)], settling: 1.5350814063145797),
        Row(
            spring: Spring(damping: 20),
            samples: [(0.3, 0.8008517265285442, 1.4936120510359183)], settling: 0.9999999999999999),
        // More damping than the critical one counts as critical …
        Row(
            spring: Spring(damping: 30),
            samples: [(0.3, 0.8008517265285442, 1.4936120510359183)], settling: 0.9999999999999999),
        // … unless it is allowed.
        Row(
            spring: Spring(damping: 30, allowsOverdamping: true),
            samples: [
                (0.19166666666666665, 0.4380861820533716, 2.121039678911353),
                (1.15, 0.9855188059799362, 0.05531323917950544),
            ], settling: nil),
        Row(
            spring: Spring(damping: 19.9999999),
            samples: [(0.6, 0.9826487356556863, 0.14872512613822755)], settling: 1.6118195716957544),
        Row(
            spring: Spring(damping: 0, initialVelocity: 3),
            samples: [(0.19999999999999998, 1.6889360645948468, 7.844533758615391)], settling: Spring.neverSettles),
    ])
    func referenceRows(_ row: Row) {
        for (time, value, velocity) in row.samples {
            #expect(isClose(row.spring.value(at: time), value, 1e-11))
            #expect(isClose(row.spring.velocity(at: time), velocity, 1e-10))
        }
        if let settling = row.settling { #expect(isClose(row.spring.settlingDuration, settling, 1e-10)) }
    }

    /// From the reference vectors: UIKit's rule, reverse-engineered by others; duration and bounce as measured.
    @Test func formsGiveTheirStiffnessAndDamping() {
        let plain = Spring(duration: 0.5, dampingRatio: 0.8)
        #expect(isClose([plain.stiffness, plain.damping], [323.5894917400647, 28.781749405735674]))
        let thrown = Spring(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)
        #expect(isClose([thrown.stiffness, thrown.damping], [318.4231399597879, 28.55106369817169]))
        let critical = Spring(duration: 0.5, dampingRatio: 1.5)
        #expect(isClose([critical.stiffness, critical.damping], [341.02369770847105, 36.933653905806345]))
        // Read on iOS 14, where the rule has several roots.
        let slow = Spring(duration: 10, dampingRatio: 0.1, initialVelocity: 0.021)
        #expect(isClose(slow.naturalFrequency, 4.563081181386087, 1e-8))
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        #expect(isClose([bouncy.stiffness, bouncy.damping], [157.91367041742973, 17.59291886010284]))
        let flat = Spring(duration: 0.4, bounce: -0.2)
        #expect(isClose([flat.stiffness, flat.damping], [246.74011002723392, 39.269908169872416]))
        #expect(isClose([flat.settlingDuration, flat.animationDuration], [0.6, 0.5878173585554367]))
        let swift = Spring(response: 0.55, dampingFraction: 0.825)
        #expect(isClose([swift.stiffness, swift.damping], [130.50716563423944, 18.849555921538755]))
        #expect(Spring(tension: 40, friction: 7).damping == 22)
    }

    /// A bounce of 0 is critical to the last digit, though its coefficients are rounded.
    @Test(arguments: [0.1, 0.25, 0.3, 0.4, 0.5, 0.7, 1, 3])
    func noBounceIsCritical(_ duration: Double) {
        #expect(Spring(duration: duration, bounce: 0).regime == .critical)
        #expect(Spring(response: duration, dampingFraction: 1).regime == .critical)
    }

    @Test func whatNoSpringCanHaveIsReplaced() {
        #expect(Spring(mass: 0) == Spring() && Spring(mass: .nan) == Spring() && Spring(stiffness: -5) == Spring())
        #expect(Spring(damping: -1) == Spring(damping: 0) && Spring(initialVelocity: .infinity) == Spring())
        for spring in [
            Spring(duration: 0, dampingRatio: 0), Spring(duration: -1, dampingRatio: -1, initialVelocity: .nan),
            Spring(duration: .nan, dampingRatio: .nan), Spring(duration: 0.5, bounce: -7),
            Spring(response: 0, dampingFraction: 0), Spring(duration: 1, dampingRatio: 1e-300, initialVelocity: 1e300),
        ] {
            #expect(spring.value(at: 0.25).isFinite && spring.naturalFrequency.isFinite, "\(spring)")
        }
    }

    @Test func nothingHasMovedBeforeTheStart() {
        let spring = Spring(initialVelocity: 4)
        #expect(spring.value(at: -1) == 0 && spring.value(at: 0) == 0)
        #expect(spring.velocity(at: -1) == 4 && spring.velocity(at: 0) == 4)
    }

    @Test func anAnimationEndsWithItsDurationNotWithItsSpring() {
        let motion = Motion.spring(Spring(duration: 0.5, dampingRatio: 0.8))
        #expect(motion.progress(at: 0.5, duration: 0.5) == 1)
        #expect(isClose(motion.progress(at: 0.125, duration: 0.5), 0.7483669979201177, 1e-11))
        #expect(motion.progress(at: -1, duration: 0.5) == 0)
    }

    private static func randomSprings(_ count: Int, seed: UInt64) -> [Spring] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            Spring(
                mass: random.double(0.1...10), stiffness: random.double(1...1000), damping: random.double(0...120),
                initialVelocity: random.double(-20...20), allowsOverdamping: Bool.random(using: &random))
        }
    }

    @Test func energyNeverGrows() {
        for spring in Self.randomSprings(3_000, seed: 3) where spring.regime != .critical {
            let energies = (0...60).map { step -> Double in
                let time = Double(step) * 0.02
                let (away, speed) = (spring.value(at: time) - 1, spring.velocity(at: time))
                return (spring.mass * speed * speed + spring.stiffness * away * away) / 2
            }
            let grown = zip(energies, energies.dropFirst()).filter { $1 > $0 * (1 + 1e-10) + 1e-12 }
            #expect(grown.isEmpty, "\(spring): \(grown)")
        }
    }

    /// The equation itself, by differences of the velocity: m x'' + c x' + k (x - 1) = 0.
    @Test func motionObeysItsEquation() {
        for spring in Self.randomSprings(1_000, seed: 4) where spring.regime != .critical {
            for time in [0.05, 0.2, 0.7] {
                let step = 1e-5
                let acceleration =
                    (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
                let velocity = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
                let force = spring.damping * velocity + spring.stiffness * (spring.value(at: time) - 1)
                let scale = 1 + spring.stiffness + spring.damping * 20
                #expect((spring.mass * acceleration + force).magnitude < 1e-5 * scale, "\(spring) at \(time)")
                #expect(isClose(velocity, spring.velocity(at: time), 1e-5), "\(spring) at \(time)")
            }
        }
    }

    @Test func afterTheSettlingDurationASwingStaysNear() {
        for spring in Self.randomSprings(500, seed: 5) where spring.regime == .underdamped && spring.damping > 0.5 {
            let settling = spring.settlingDuration
            for step in 0..<50 {
                let away = (spring.value(at: settling * (1 + Double(step) / 50)) - 1).magnitude
                #expect(away <= Spring.settlingThreshold * (1 + 1e-9), "\(spring)")
            }
        }
    }
}
