public import HeadlessCoreGraphics

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An angle about the x axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// An angle about the y axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// An angle about the z axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three factors along the axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three distances along the axes.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A distance along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A distance along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A distance along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers that an animation goes through, so that it can turn more than half way round.
public final class CAValueFunction: NSObject, Sendable {
    /// What the function makes.
    public let name: CAValueFunctionName

    /// The function of a name.
    public init(name: CAValueFunctionName) { self.name = name }

    /// The transform of one number, or of three.
    static func transform(_ name: CAValueFunctionName, _ numbers: [Double]) -> CATransform3D {
        let first = numbers.first ?? 0
        func at(_ index: Int) -> CGFloat { CGFloat(index < numbers.count ? numbers[index] : first) }
        return switch name {
        case .rotateX: CATransform3DMakeRotation(at(0), 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(at(0), 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(at(0), 0, 0, 1)
        case .scale: CATransform3DMakeScale(at(0), at(1), at(2))
        case .scaleX: CATransform3DMakeScale(at(0), 1, 1)
        case .scaleY: CATransform3DMakeScale(1, at(0), 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, at(0))
        case .translate: CATransform3DMakeTranslation(at(0), at(1), at(2))
        case .translateX: CATransform3DMakeTranslation(at(0), 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, at(0), 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, at(0))
        default: CATransform3DIdentity
        }
    }
}
