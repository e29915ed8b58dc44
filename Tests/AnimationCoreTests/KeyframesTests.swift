import AnimationCore
import Geometry
import Testing

@Suite struct KeyframesTests {
    private let values = [0, 1, 0.5, 0.7].map { AnimatableValue.scalar($0) }

    private func numbers(_ keyframes: Keyframes?, at times: [Double]) -> [Double] {
        times.flatMap { keyframes?.value(at: $0).numbers ?? [.nan] }
    }

    /// From the reference vectors; cubic as measured on macOS by others.
    @Test func referenceRows() {
        let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
        let cubic = Keyframes(values: values, keyTimes: [0, 0.1, 0.6, 1], mode: .cubic)
        #expect(
            isClose(
                numbers(cubic, at: times),
                [
                    0.6145833333333334, 1.0066666666666666, 0.9, 0.74, 0.5866666666666667, 0.5031249999999999,
                    0.5583333333333333, 0.634375,
                ]))
        let shaped = Keyframes(
            values: values, mode: .cubic,
            shapes: [
                .init(), .init(tension: 0.25, continuity: 0.5, bias: -0.75),
                .init(tension: -0.5, continuity: -0.25, bias: 0.5), .init(),
            ])
        #expect(
            isClose(
                numbers(shaped, at: [0.125, 0.375, 0.625, 0.875]),
                [0.5020294189453125, 0.9851165771484375, 0.5830718994140625, 0.578582763671875]))
        let paced = Keyframes(values: values, mode: .cubicPaced)
        #expect(
            isClose(
                numbers(paced, at: [0.25, 0.5, 0.75, 0.9]),
                [0.43367432869630373, 0.8673486573926075, 0.7166175146235576, 0.5265302685214784], 1e-11))
        let discrete = Keyframes(values: values, mode: .discrete)
        #expect(numbers(discrete, at: times) == [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
        let even = Keyframes(values: values, mode: .paced)
        #expect(isClose(numbers(even, at: times), [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]))
    }

    @Test(arguments: Keyframes.CalculationMode.allCases)
    func endsAndKeysAreExact(_ mode: Keyframes.CalculationMode) {
        let keyframes = Keyframes(values: values, mode: mode)
        #expect(numbers(keyframes, at: [-1, 0]) == [0, 0])
        #expect(numbers(keyframes, at: [1, 2, .infinity]) == [0.7, 0.7, 0.7])
        #expect(numbers(Keyframes(values: [.scalar(4)], mode: mode), at: [0, 0.5, 1]) == [4, 4, 4])
        #expect(numbers(Keyframes(values: [.scalar(4), .scalar(4)], mode: mode), at: [0, 0.5, 1]) == [4, 4, 4])
        #expect(Keyframes(values: [], mode: mode) == nil)
    }

    @Test func keyTimesThatMakeNoSenseCountAsNone() {
        let plain = Keyframes(values: values)
        #expect(Keyframes(values: values, keyTimes: [0, 1]) == plain)
        #expect(Keyframes(values: values, keyTimes: [0, 0.8, 0.2, 1]) == plain)
        #expect(Keyframes(values: values, keyTimes: [0, .nan, 0.2, 1]) == plain)
        // One more than there are values is for discrete animations.
        #expect(Keyframes(values: values, keyTimes: [0, 0.25, 0.5, 0.875, 1]) == plain)
        let discrete = Keyframes(values: values, keyTimes: [0, 0.25, 0.5, 0.875, 1], mode: .discrete)
        #expect(numbers(discrete, at: [0.24, 0.25, 0.874, 0.875, 1]) == [0, 1, 0.5, 0.7, 0.7])
    }

    @Test func equalKeyTimesJump() {
        let keyframes = Keyframes(values: values, keyTimes: [0, 0.5, 0.5, 1])
        #expect(isClose(numbers(keyframes, at: [0.25, 0.4999999, 0.5, 0.75]), [0.5, 0.9999998, 0.5, 0.6]))
    }

    @Test func aPathsPartsTakeEqualTimesUnlessPaced() {
        let square: [PathElement] = [
            .move(.zero), .line(Point(x: 30, y: 0)), .line(Point(x: 30, y: 10)), .line(Point(x: 0, y: 10)), .close,
        ]
        let even = Keyframes(path: square)
        #expect(isClose(numbers(even, at: [0.125, 0.5, 0.875]), [15, 0, 30, 10, 0, 5]))
        let paced = Keyframes(path: square, mode: .paced)
        #expect(isClose(numbers(paced, at: [0.25, 0.5, 0.75, 1]), [20, 0, 30, 10, 10, 10, 0, 0], 1e-11))
        // A quadratic curve is half way at half its control point.
        let bent = Keyframes(path: [.move(.zero), .quadCurve(control: Point(x: 10, y: 20), end: Point(x: 20, y: 0))])
        #expect(isClose(numbers(bent, at: [0.5]), [10, 10]))
        #expect(Keyframes(path: []) == nil)
        #expect(numbers(Keyframes(path: [.move(Point(x: 3, y: 4))]), at: [0.5]) == [3, 4])
    }

    /// Over random points: at equal steps of time a paced animation has gone equal ways, measured along many short
    /// chords.
    @Test func pacedAnimationsHaveConstantSpeed() throws {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<20 {
            let points = (0..<5).map { _ in
                AnimatableValue.point(Point(x: random.double(0...300), y: random.double(0...300)))
            }
            let keyframes = try #require(Keyframes(values: points, mode: .cubicPaced))
            let places = (0...4_000).map { keyframes.value(at: Double($0) / 4_000).numbers }
            let chords = zip(places, places.dropFirst()).map { a, b in
                ((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1])).squareRoot()
            }
            let length = chords.reduce(0, +)
            let sums = stride(from: 0, to: 4_000, by: 1_000).map { chords[$0..<($0 + 1_000)].reduce(0, +) }
            #expect(sums.allSatisfy { isClose($0 / length, 0.25, 1e-3) }, "\(sums) of \(length)")
        }
    }

    @Test func aTrackThroughKeyframesIsBentAsAWhole() throws {
        let keyframes = try #require(Keyframes(values: values))
        let track = AnimationTrack(
            keyframes: keyframes, motion: .curve(.steps(3)), timing: MediaTiming(begin: 1, duration: 3))
        let shown = [1, 2.5, 3.9, 4].flatMap { track.value(at: $0, over: .scalar(-1)).numbers }
        #expect(isClose(shown, [0, 1, 0.5, 0.7]))
    }
}
