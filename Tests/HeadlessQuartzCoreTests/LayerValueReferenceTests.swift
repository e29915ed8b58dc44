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
        animation.fromValue = value(test.kind, test.input["from"])
        animation.toValue = value(test.kind, test.input["to"])
        animation.duration = 1
        layer.add(animation, forKey: nil)
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].array) where t >= 0 && t <= 1 {
            layer.timeOffset = t
            let shown = numbers(test.kind, try #require(layer.presentation()).value(forKey: key))
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

    private func value(_ kind: String, _ json: ReferenceValue) -> Any? {
        let n = json.number.map { [$0] } ?? json.doubles
        return switch kind {
        case "scalar": n[0]
        case "point": CGPoint(x: n[0], y: n[1])
        case "size": CGSize(width: n[0], height: n[1])
        case "rect": NSValue(cgRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case "color": CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3])
        case "affine": CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case "transform3d":
            NSValue(
                caTransform3D: CATransform3D(
                    m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
                    m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15]))
        default: nil
        }
    }

    private func numbers(_ kind: String, _ value: Any?) -> [Double] {
        switch value {
        case let number as NSNumber: return [number.doubleValue]
        case let point as CGPoint: return [point.x, point.y]
        case let size as CGSize: return [size.width, size.height]
        case let rect as CGRect: return [rect.origin.x, rect.origin.y, rect.width, rect.height]
        case let t as CATransform3D where kind == "affine": return [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42]
        case let t as CATransform3D:
            return [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                t.m43, t.m44,
            ]
        default: return (value as? CGColor)?.components?.map { Double($0) } ?? []
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
        let input = test.input
        let isScalar = input["values"].array.first?.number != nil
        let animation = CAKeyframeAnimation(keyPath: isScalar ? "zPosition" : "position")
        if test.kind == "keyframe-path" {
            animation.path = path(input["path"])
        } else {
            animation.values = input["values"].array.map { json -> Any in
                json.number ?? CGPoint(x: json.doubles[0], y: json.doubles[1])
            }
        }
        func list(_ key: String) -> [NSNumber]? {
            input[key].isNull ? nil : input[key].doubles.map { NSNumber(value: $0) }
        }
        animation.keyTimes = list("keyTimes")
        animation.tensionValues = list("tensionValues")
        animation.continuityValues = list("continuityValues")
        animation.biasValues = list("biasValues")
        animation.calculationMode = CAAnimationCalculationMode(rawValue: input["calculationMode"].string)
        let curves = input["timingFunctions"].array.map(\.doubles)
        animation.timingFunctions = curves.map {
            CAMediaTimingFunction(controlPoints: Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
        }
        animation.duration = 1
        // Some times lie outside; the ends hold there.
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        let expected = test.expected[test.kind == "keyframe-path" ? "positions" : "values"].array
        #expect(expected.count == input["times"].array.count)
        for (time, value) in zip(input["times"].doubles, expected) {
            layer.timeOffset = time
            let shown = try #require(layer.presentation())
            let numbers = isScalar ? [Double(shown.zPosition)] : [Double(shown.position.x), Double(shown.position.y)]
            test.expect(
                numbers, value.number.map { [$0] } ?? value.doubles, tolerance: test.expected["tolerance"].number,
                "at \(time)")
        }
    }

    private func path(_ json: ReferenceValue) -> CGPath {
        let path = CGMutablePath()
        for element in json.array {
            let n = element.array.dropFirst().map(\.double)
            func point(_ index: Int) -> CGPoint { CGPoint(x: n[2 * index], y: n[2 * index + 1]) }
            switch element[0].string {
            case "move": path.move(to: point(0))
            case "line": path.addLine(to: point(0))
            default: path.addCurve(to: point(2), control1: point(0), control2: point(1))
            }
        }
        return path
    }
}
