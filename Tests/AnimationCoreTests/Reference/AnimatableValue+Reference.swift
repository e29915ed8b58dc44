import AnimationCore
import Geometry

extension AnimatableValue {
    /// The value of a kind of the reference files; nil for one that is not known.
    init?(kind: String, _ n: [Double]) {
        switch kind {
        case "scalar": self = .scalar(n[0])
        case "point": self = .point(Point(x: n[0], y: n[1]))
        case "size": self = .size(Size(width: n[0], height: n[1]))
        case "rect": self = .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case "color": self = .color(RGBA(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
        case "affine": self = .affine(AffineMatrix(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case "transform3d": self = .matrix(Matrix4(n))
        default: return nil
        }
    }
}

extension Matrix4 {
    /// A matrix by its sixteen entries, row by row.
    init(_ n: [Double]) {
        func row(_ i: Int) -> SIMD4<Double> { SIMD4(n[4 * i], n[4 * i + 1], n[4 * i + 2], n[4 * i + 3]) }
        self.init(row(0), row(1), row(2), row(3))
    }
}

extension TimingCurve {
    /// The curve of a name of the reference files; nil for one that is not known.
    init?(name: String) {
        switch name {
        case "linear": self = .linear
        case "easeIn": self = .easeIn
        case "easeOut": self = .easeOut
        case "easeInEaseOut": self = .easeInEaseOut
        case "default": self = .systemDefault
        default: return nil
        }
    }
}
