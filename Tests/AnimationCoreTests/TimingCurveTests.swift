import AnimationCore
import Testing

@Suite struct TimingCurveTests {
    struct Row: Sendable {
        let curve: TimingCurve
        /// The values at 1/8, 1/4, 1/2 and 7/8.
        let values: [Double]
    }

    /// From the reference vectors: the closed form of the inverse with 120 digits.
    @Test(arguments: [
        Row(
            curve: .easeIn,
            values: [0.02598459654508114, 0.09346465071882486, 0.31535681257253934, 0.8014199930223449]),
        Row(
            curve: .easeOut,
            values: [0.1985800069776551, 0.37813813082510983, 0.6846431874274607, 0.9740154034549189]),
        Row(curve: .easeInEaseOut, values: [0.031114050085484343, 0.12916193104731982, 0.5, 0.9688859499145157]),
        Row(
            curve: .systemDefault,
            values: [0.136888414855361, 0.40851059135539586, 0.802403387584857, 0.9909690024100692]),
        Row(
            curve: TimingCurve(0.5, -1, 0.5, 2),
            values: [-0.1797925324907058, -0.18232237092494685, 0.5, 1.1797925324907057]),
        Row(
            curve: TimingCurve(0.99, 0.01, 0.01, 0.99),
            values: [0.007407319925667609, 0.03259974560861438, 0.5, 0.9925926800743324]),
        Row(
            curve: TimingCurve(0.32, 0.72, 0, 1),
            values: [0.35806908463647286, 0.7791312484017137, 0.9548094094936647, 0.9983460537581172]),
        Row(curve: TimingCurve(0, 1, 1, 0), values: [0.4131879525027131, 0.479055466999209, 0.5, 0.5868120474972869]),
    ])
    func referenceRows(_ row: Row) {
        #expect(isClose([0.125, 0.25, 0.5, 0.875].map { row.curve($0) }, row.values))
    }

    @Test func theEndsAreExactAndNothingLiesBeyond() {
        for curve in [TimingCurve.easeIn, TimingCurve(0.5, -1, 0.5, 2), TimingCurve(1, 0, 0, 1)] {
            #expect(curve(0) == 0 && curve(1) == 1)
            #expect(curve(-3) == 0 && curve(7) == 1)
            #expect(curve(.nan) == 0)
        }
        #expect(TimingCurve.linear(0.3) == 0.3)
    }

    @Test func abscissasAreMovedIntoRange() {
        #expect(TimingCurve(-1, 0.5, 2, 0.5) == TimingCurve(0, 0.5, 1, 0.5))
    }

    @Test func steppedCurvesJumpWhereTheySay() {
        #expect([0, 0.24, 0.25, 0.99, 1].map { TimingCurve.steps(4)($0) } == [0, 0, 0.25, 0.75, 1])
        #expect([0, 0.24, 0.25, 1].map { TimingCurve.steps(4, .jumpStart)($0) } == [0.25, 0.25, 0.5, 1])
        #expect([0, 0.49, 0.5, 1].map { TimingCurve.steps(2, .jumpNone)($0) } == [0, 0, 1, 1])
        #expect([0, 0.5, 1].map { TimingCurve.steps(1, .jumpBoth)($0) } == [0.5, 0.5, 1])
        // Fewer steps than make sense are the fewest that do.
        #expect(TimingCurve.steps(0) == .steps(1))
        #expect(TimingCurve.steps(1, .jumpNone) == .steps(2, .jumpNone))
    }

    /// Solves x(t) = x by bisection alone and compares, over random curves and places.
    @Test func newtonAgreesWithBisection() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let (x1, x2) = (random.double(0...1), random.double(0...1))
            let (y1, y2) = (random.double(-2...3), random.double(-2...3))
            let x = random.double(0...1)
            func coordinate(_ p: Double, _ q: Double, _ t: Double) -> Double {
                3 * p * t * (1 - t) * (1 - t) + 3 * q * t * t * (1 - t) + t * t * t
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
            }
            // How far a rounding of the abscissa moves the ordinate, which is much where the curve is steep.
            let slope = 3 * x1 * (1 - low) * (1 - low) + 6 * (x2 - x1) * low * (1 - low) + 3 * (1 - x2) * low * low
            let allowed = 1e-12 + 1e-14 / max(slope, 1e-9)
            let expected = coordinate(y1, y2, low)
            #expect(isClose(TimingCurve(x1, y1, x2, y2)(x), expected, allowed), "\(x1) \(y1) \(x2) \(y2) at \(x)")
        }
    }

    @Test func monotoneCurvesStayMonotone() {
        var random = SeededGenerator(seed: 2)
        var monotone = 0
        for _ in 0..<2_000 {
            let curve = TimingCurve(
                random.double(0...1), random.double(-0.2...1.2), random.double(0...1), random.double(-0.2...1.2))
            guard curve.isMonotone else { continue }
            monotone += 1
            let values = (0...200).map { curve(Double($0) / 200) }
            let falls = zip(values, values.dropFirst()).filter { $1 < $0 - 1e-14 }
            #expect(falls.isEmpty, "\(curve) falls: \(falls)")
        }
        #expect(monotone > 500)
    }

    @Test func whatIsCalledMonotoneIsAndWhatIsNotIsNot() {
        #expect(TimingCurve.easeInEaseOut.isMonotone && TimingCurve.steps(3).isMonotone)
        #expect(TimingCurve(0.5, 1, 0.5, 0).isMonotone)
        #expect(!TimingCurve(0.34, 1.56, 0.64, 1).isMonotone)
        #expect(!TimingCurve(0.5, 2, 0.5, -1).isMonotone)
    }
}
