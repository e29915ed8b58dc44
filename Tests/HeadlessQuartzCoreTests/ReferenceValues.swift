import HeadlessQuartzCore
import TestSupport

extension ReferenceValue {
    /// The value as a layer's animation takes it.
    func layerValue(_ kind: String) -> Any? {
        let n = number.map { [$0] } ?? doubles
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

    fileprivate var path: CGPath {
        let path = CGMutablePath()
        for element in array {
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

/// What a layer shows, as the reference lists it.
func referenceNumbers(_ kind: String, _ value: Any?) -> [Double] {
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

extension CAKeyframeAnimation {
    /// The animation of a case about keyframes, without its duration.
    convenience init(reference test: ReferenceCase) {
        let input = test.input
        let isScalar = input["values"].array.first?.number != nil
        self.init(keyPath: isScalar ? "zPosition" : "position")
        if test.kind == "keyframe-path" {
            path = input["path"].path
        } else {
            values = input["values"].array.map { json -> Any in
                json.number ?? CGPoint(x: json.doubles[0], y: json.doubles[1])
            }
        }
        func list(_ key: String) -> [NSNumber]? {
            input[key].isNull ? nil : input[key].doubles.map { NSNumber(value: $0) }
        }
        keyTimes = list("keyTimes")
        tensionValues = list("tensionValues")
        continuityValues = list("continuityValues")
        biasValues = list("biasValues")
        calculationMode = CAAnimationCalculationMode(rawValue: input["calculationMode"].string)
        let curves = input["timingFunctions"].array.map(\.doubles)
        timingFunctions = curves.map {
            CAMediaTimingFunction(controlPoints: Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
        }
    }
}
