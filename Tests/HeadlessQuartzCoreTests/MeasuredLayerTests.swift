import HeadlessQuartzCore
import TestSupport
import Testing

/// Why a measured row says nothing about an animation that code adds to a layer; nil where it does.
private func reasonNotToRun(_ test: ReferenceCase) -> String? {
    switch test.kind {
    case "uiview-spring": "UIKit chooses the spring; run through views"
    case "overdamped-branch": "UIKit chooses the spring and its start velocity; run through views"
    default: nil
    }
}

private let layerCases = Reference.cases("measured.json").filter { reasonNotToRun($0) == nil }

/// Rows that other people have measured on Apple's systems, as animations of a layer on the virtual clock.
@MainActor
@Suite(.counts("measured.json", in: " through layers", exceptWhere: reasonNotToRun), .needsReference)
struct MeasuredLayerTests {
    @Test(arguments: layerCases)
    func measured(_ test: ReferenceCase) throws {
        test.begin(in: " through layers")
        try MeasuredLayer().check(test)
    }
}

/// A layer and its clock, for one row.
@MainActor
private struct MeasuredLayer {
    private let clock = RuntimeClock.restart()
    private let layer = CALayer()

    func check(_ test: ReferenceCase) throws {
        switch test.kind {
        case "timing-function": try curve(test)
        case "settlingDuration": expect(test, Double(spring(test).settlingDuration), "settlingDuration")
        case "spring-value-0-to-100": try springValues(test)
        case "duration-bounce", "duration-bounce-end": bounce(test)
        case "media-timing-opacity-0-to-1-over-model-0.5": try timing(test)
        case "keyframe-values", "keyframe-path": try keyframes(test)
        case "affine", "affine-quarter", "transform3d-quarter": try transforms(test)
        default: test.fail("unknown kind \(test.kind)")
        }
    }

    private func curve(_ test: ReferenceCase) throws {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        animation.timingFunction = CAMediaTimingFunction(test.input["controlPoints"].doubles)
        expect(test, try shown(animation, test.input["x"].doubles).flatMap { $0 }, "y")
    }

    private func spring(_ test: ReferenceCase) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.mass = CGFloat(test.input["mass"].double)
        animation.stiffness = CGFloat(test.input["stiffness"].double)
        animation.damping = CGFloat(test.input["damping"].double)
        animation.initialVelocity = CGFloat(test.input["initialVelocity"].double)
        return animation
    }

    private func springValues(_ test: ReferenceCase) throws {
        let animation = spring(test)
        (animation.fromValue, animation.toValue) = (0, 100)
        animation.duration = animation.settlingDuration
        expect(test, try shown(animation, test.input["times"].doubles).flatMap { $0 }, "value")
    }

    private func bounce(_ test: ReferenceCase) {
        let animation = CASpringAnimation(
            perceptualDuration: test.input["duration"].double, bounce: CGFloat(test.input["bounce"].double))
        expect(test, Double(animation.stiffness / animation.mass), "stiffness")
        expect(test, Double(animation.damping / animation.mass), "damping")
        expect(test, animation.settlingDuration, "settlingDuration")
    }

    private func timing(_ test: ReferenceCase) throws {
        layer.opacity = 0.5
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.read(test.input)
        (animation.fromValue, animation.toValue) = (0, 1)
        expect(test, try shown(animation, test.input["parentTimes"].doubles).flatMap { $0 }, "opacity")
    }

    private func keyframes(_ test: ReferenceCase) throws {
        let animation = CAKeyframeAnimation(reference: test)
        animation.duration = 1
        let key = test.kind == "keyframe-path" ? "positions" : "values"
        expect(test, try shown(animation, test.input["times"].doubles).flatMap { $0 }, key)
    }

    private func transforms(_ test: ReferenceCase) throws {
        let id = try #require(test.input["sameInputsAs"].string.split(separator: " ").first)
        let source = try Reference.find(String(id), in: "interpolation.json")
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = source.input["from"].layerValue(source.kind)
        animation.toValue = source.input["to"].layerValue(source.kind)
        animation.duration = 1
        let fractions = test.input["t"].number.map { [$0] } ?? test.input["t"].doubles
        let rows = try shown(animation, fractions, as: source.kind)
        switch test.kind {
        case "affine": expect(test, rows.flatMap { $0[0..<4] }, "abcd")
        case "affine-quarter": expect(test, rows.flatMap { $0 }, "abcdtxty")
        default: expect(test, rows.flatMap { $0 }, "m")
        }
    }

    /// What the layer shows of the animated property as the clock comes to each time.
    private func shown(
        _ animation: CAPropertyAnimation, _ times: [Double], as kind: String = ""
    ) throws -> [[Double]] {
        let key = try #require(animation.keyPath)
        layer.add(animation, forKey: "measured")
        return try times.map { time in
            clock.advance(by: time - clock.now)
            let presentation = try #require(layer.presentation())
            return referenceNumbers(kind, presentation.value(forKeyPath: key))
        }
    }

    private func expect(_ test: ReferenceCase, _ value: Double, _ key: String) {
        guard let expected = test.expected[key].number else { return }
        let tolerance = test.expected["tolerance"].double
        // A spring that never settles has a duration of 1e38: its tolerance is relative.
        test.expect(value, expected, tolerance: tolerance * max(1, expected > 1e30 ? expected : 1), key)
    }

    private func expect(_ test: ReferenceCase, _ values: [Double], _ key: String) {
        let expected = test.expected[key].array.flatMap { $0.number.map { [$0] } ?? $0.doubles }
        #expect(!expected.isEmpty, "\(test.id) has no \(key)")
        test.expect(values, expected, tolerance: test.expected["tolerance"].double, key)
    }
}
