import AnimationCore
import TestSupport
import Testing

/// Rows that other people have measured on Apple's systems, each with its own tolerance.
@Suite(.counts("measured.json"), .needsReference)
struct MeasuredReferenceTests {
    @Test(arguments: Reference.cases("measured.json"))
    func measured(_ test: ReferenceCase) throws {
        test.begin()
        switch test.kind {
        case "timing-function":
            let p = test.input["controlPoints"].doubles
            let curve = TimingCurve(p[0], p[1], p[2], p[3])
            expect(test, test.input["x"].doubles.map { curve($0) }, "y")
        case "settlingDuration":
            expect(test, spring(test).settlingDuration, "settlingDuration")
        case "spring-value-0-to-100":
            let spring = spring(test)
            expect(test, test.input["times"].doubles.map { 100 * spring.value(at: $0) }, "value")
        case "uiview-spring":
            let spring = Spring(
                duration: test.input["duration"].double, dampingRatio: test.input["dampingRatio"].double,
                initialVelocity: test.input["initialSpringVelocity"].double)
            expect(test, spring.stiffness, "stiffness")
            expect(test, spring.naturalFrequency, "omega")
        case "duration-bounce", "duration-bounce-end":
            let spring = Spring(duration: test.input["duration"].double, bounce: test.input["bounce"].double)
            expect(test, spring.stiffness, "stiffness")
            expect(test, spring.damping, "damping")
            expect(test, spring.settlingDuration, "settlingDuration")
            expect(test, spring.animationDuration, "uiviewAnimationDuration")
        case "overdamped-branch":
            let spring = Spring(
                duration: test.input["duration"].double, bounce: test.input["bounce"].double,
                initialVelocity: test.input["initialSpringVelocity"].double,
                allowsOverdamping: test.input["allowsOverdamping"].bool)
            let values = (0...10_000).map { spring.asObservedInCoreAnimation.value(at: Double($0) * 1e-4) }
            expect(test, values.max() ?? .nan, "peakValue")
        case "media-timing-opacity-0-to-1-over-model-0.5":
            var track = AnimationTrack(
                from: .scalar(0), to: .scalar(1), motion: .linear, timing: MediaTiming(test.input))
            track.isRemovedOnCompletion = test.input["removedOnCompletion"].bool
            let shown = test.input["parentTimes"].doubles.flatMap {
                presentation(of: .scalar(0.5), tracks: [track], at: $0).numbers
            }
            expect(test, shown, "opacity")
        case "keyframe-values", "keyframe-path":
            try test.expectKeyframes()
        case "affine", "affine-quarter", "transform3d-quarter":
            try transforms(test)
        default:
            test.fail("unknown kind \(test.kind)")
        }
    }

    private func transforms(_ test: ReferenceCase) throws {
        let id = try #require(test.input["sameInputsAs"].string.split(separator: " ").first)
        let source = try Reference.find(String(id), in: "interpolation.json")
        let from = try #require(AnimatableValue(kind: source.kind, source.input["from"].doubles))
        let to = try #require(AnimatableValue(kind: source.kind, source.input["to"].doubles))
        let fractions = test.input["t"].number.map { [$0] } ?? test.input["t"].doubles
        let rows = fractions.map { from.interpolated(to: to, fraction: $0).numbers }
        switch test.kind {
        case "affine": expect(test, rows.flatMap { $0[0..<4] }, "abcd")
        case "affine-quarter": expect(test, rows.flatMap { $0 }, "abcdtxty")
        default: expect(test, rows.flatMap { $0 }, "m")
        }
    }

    private func spring(_ test: ReferenceCase) -> Spring {
        Spring(
            mass: test.input["mass"].double, stiffness: test.input["stiffness"].double,
            damping: test.input["damping"].double, initialVelocity: test.input["initialVelocity"].double)
    }

    private func expect(_ test: ReferenceCase, _ value: Double, _ key: String) {
        guard let expected = test.expected[key].number else { return }
        let tolerance = test.expected["tolerance"].double
        // A spring that never settles has a duration of 1e38: its tolerance is relative.
        test.expect(value, expected, tolerance: tolerance * max(1, expected > 1e30 ? expected : 1), key)
    }

    private func expect(_ test: ReferenceCase, _ values: [Double], _ key: String) {
        let expected = test.expected[key].array.flatMap { $0.number.map { [$0] } ?? $0.doubles }
        test.expect(values, expected, tolerance: test.expected["tolerance"].double, key)
    }
}
