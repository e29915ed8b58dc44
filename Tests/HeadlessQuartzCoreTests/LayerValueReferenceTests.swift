import HeadlessQuartzCore
import TestSupport
import Testing

private let valueKinds: Set<String> = [
    "scalar", "point", "size", "rect", "color", "affine", "transform3d", "from-to-by", "additive-sum", "cumulative",
]
private let valueCases = Reference.cases("interpolation.json").filter { valueKinds.contains($0.kind) }

/// The reference's values and keyframes, as animations of a layer's properties.
@MainActor
@Suite(.counts("interpolation.json", in: " through layers", cases: valueCases), .needsReference)
struct LayerValueReferenceTests {
    private let layer: CALayer

    init() {
        RuntimeClock.restart()
        layer = CALayer()
        layer.speed = 0
    }

    @Test(arguments: valueCases)
    func values(_ test: ReferenceCase) throws {
        test.begin(in: " through layers")
        switch test.kind {
        case "from-to-by": endpoints(test)
        case "additive-sum": additive(test)
        case "cumulative": cumulative(test)
        default: try interpolation(test)
        }
    }

    private static let keys = [
        "scalar": "zPosition", "point": "position", "size": "shadowOffset", "rect": "bounds",
        "color": "backgroundColor", "affine": "transform", "transform3d": "transform",
    ]

    private func interpolation(_ test: ReferenceCase) throws {
        let key = try #require(Self.keys[test.kind])
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = test.input["from"].layerValue(test.kind)
        animation.toValue = test.input["to"].layerValue(test.kind)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].array) where t >= 0 && t <= 1 {
            layer.timeOffset = t
            let shown = referenceNumbers(test.kind, try #require(layer.presentation()).value(forKey: key))
            let scale = (t == 0 || t == 1) && test.expected["normalizedByM44"].bool ? shown[15] : 1
            test.expect(shown.map { $0 / scale }, expected.number.map { [$0] } ?? expected.doubles, "at \(t)")
        }
    }

    private func endpoints(_ test: ReferenceCase) {
        layer.zPosition = CGFloat(test.input["model"].double)
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = test.input["from"].number
        animation.toValue = test.input["to"].number
        animation.byValue = test.input["by"].number
        animation.duration = 1
        layer.add(animation, forKey: nil)
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].doubles) {
            layer.timeOffset = t
            test.expect(Double(layer.presentation()?.zPosition ?? .nan), expected, "at \(t)")
        }
    }

    private func additive(_ test: ReferenceCase) {
        layer.zPosition = CGFloat(test.input["model"].double)
        for delta in test.input["deltas"].array {
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = delta[0].double
            animation.toValue = delta[1].double
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].doubles) {
            layer.timeOffset = t
            test.expect(Double(layer.presentation()?.zPosition ?? .nan), expected, "at \(t)")
        }
    }

    private func cumulative(_ test: ReferenceCase) {
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = test.input["from"].double
        animation.toValue = test.input["to"].double
        animation.duration = test.input["duration"].double
        animation.repeatCount = Float(test.input["repeatCount"].double)
        animation.isCumulative = true
        layer.add(animation, forKey: nil)
        for (time, expected) in zip(test.input["times"].doubles, test.expected["value"].doubles) {
            layer.timeOffset = time
            test.expect(Double(layer.presentation()?.zPosition ?? .nan), expected, "at \(time)")
        }
    }
}

@MainActor
@Suite(.counts("keyframes.json", in: " through layers"), .needsReference)
struct LayerKeyframeReferenceTests {
    @Test(arguments: Reference.cases("keyframes.json"))
    func keyframes(_ test: ReferenceCase) throws {
        test.begin(in: " through layers")
        RuntimeClock.restart()
        let layer = CALayer()
        layer.speed = 0
        let animation = CAKeyframeAnimation(reference: test)
        animation.duration = 1
        // Some times lie outside; the ends hold there.
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        let expected = test.expected[test.kind == "keyframe-path" ? "positions" : "values"].array
        #expect(expected.count == test.input["times"].array.count)
        for (time, value) in zip(test.input["times"].doubles, expected) {
            layer.timeOffset = time
            let shown = try #require(layer.presentation())
            let numbers = referenceNumbers("", shown.value(forKey: try #require(animation.keyPath)))
            test.expect(
                numbers, value.number.map { [$0] } ?? value.doubles, tolerance: test.expected["tolerance"].number,
                "at \(time)")
        }
    }
}
