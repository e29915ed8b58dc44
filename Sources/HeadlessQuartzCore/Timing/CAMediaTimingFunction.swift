package import AnimationCore
public import HeadlessCoreGraphics

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What implicit animations run by.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the fraction of an animation's time becomes the fraction of its way: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// The curve that is computed.
    package let curve: TimingCurve

    /// A function by its name; one that is not known is the default one.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInEaseOut
            default: .systemDefault
            }
    }

    /// A function by the two inner control points of its curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        // The decimal number that was written, not the nearest number that single precision has to it.
        func written(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
        curve = TimingCurve(written(c1x), written(c1y), written(c2x), written(c2y))
    }

    /// Gives the coordinates of a control point: 0 is the start, 1 and 2 the inner ones, 3 the end.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard case .bezier(let x1, let y1, let x2, let y2) = curve.shape else { return }
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    /// Whether the other is a function of the same curve.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    public override var hash: Int { curve.hashValue }
}
