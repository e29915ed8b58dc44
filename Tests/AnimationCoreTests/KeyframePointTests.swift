import AnimationCore
import Geometry
import Testing

/// The unwrapped point of keyframes is the value that they have as any other.
@Suite struct KeyframePointTests {
    private static let points = [(0, 0), (10, 5), (-10, 20), (40, 0)].map { Point(x: $0.0, y: $0.1) }
    private static let ease = TimingCurve.systemDefault

    /// Keyframes of each kind: with curves, with a part of them, with steps, with keys at one time, paced, smooth.
    private static let kinds: [Keyframes] = [
        (nil, .linear, []), (nil, .linear, [ease, ease, ease]), ([0, 0.1, 0.1, 1], .linear, [ease]),
        ([0.2, 0.4, 0.6, 0.8], .linear, [ease, .linear, ease]), (nil, .linear, [ease, .steps(3), ease]),
        (nil, .paced, []), (nil, .cubic, []), (nil, .discrete, []),
    ].compactMap { (times: [Double]?, mode: Keyframes.CalculationMode, curves: [TimingCurve]) in
        Keyframes(values: points.map(AnimatableValue.point), keyTimes: times, mode: mode, curves: curves)
    }

    @Test func thePointIsTheValue() {
        #expect(Self.kinds.count == 8)
        for keyframes in Self.kinds {
            for step in -5...105 {
                let fraction = Double(step) / 100
                #expect(keyframes.point(at: fraction).map(AnimatableValue.point) == keyframes.value(at: fraction))
            }
        }
    }
}
