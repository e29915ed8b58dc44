internal import AnimationCore
import Geometry
public import HeadlessCoreGraphics

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On the straight line from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value is held.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On straight lines, with equal speed throughout.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On that curve, with equal speed throughout.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer on a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values that it goes through.
    open var values: [Any]?
    /// The path that it follows, which comes before the values.
    open var path: CGPath?
    /// The fraction of the time of each value, 0 first and 1 last.
    open var keyTimes: [NSNumber]?
    /// The curve of each part.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the keys come about.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How tight the curve is at each key, for the cubic modes.
    open var tensionValues: [NSNumber]?
    /// How round the corner at each key is, for the cubic modes.
    open var continuityValues: [NSNumber]?
    /// Which neighbour the curve leans to at each key, for the cubic modes.
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path.
    open var rotationMode: CAAnimationRotationMode?

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        guard let copy = copy as? CAKeyframeAnimation else { return copy }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
        copy.rotationMode = rotationMode
        return copy
    }

    override func addTracks(to list: inout TrackList, timing: MediaTiming) {
        guard let target else { return }
        let mode = Keyframes.CalculationMode(rawValue: calculationMode.rawValue) ?? .linear
        let times = keyTimes?.map(\.doubleValue)
        let curves = timingFunctions?.map(\.curve) ?? []
        var extras = TrackExtras()
        let keyframes: Keyframes?
        if let path {
            keyframes = Keyframes(path: path.animationElements, keyTimes: times, mode: mode, curves: curves)
        } else {
            let given = values ?? []
            let numbers = given.compactMap { AnimatableValue(boxed: $0) }
            if numbers.count == given.count, let first = numbers.first, numbers.allSatisfy({ first.isLike($0) }) {
                extras.paths = given.compactMap { $0 as? CGPath }
                keyframes = Keyframes(
                    values: numbers, keyTimes: times, mode: mode, curves: curves, shapes: shapes(given.count))
            } else {
                // Nothing lies between such values: each is held until the next is nearer.
                extras = TrackExtras(objects: given)
                keyframes = Keyframes(
                    values: given.indices.map { .scalar(Double($0)) }, keyTimes: times, mode: mode, curves: curves)
            }
        }
        guard let keyframes else { return }
        let track = AnimationTrack(
            keyframes: keyframes, motion: motion, timing: timing, groups: list.groups, isAdditive: isAdditive,
            isCumulative: isCumulative, isRemovedOnCompletion: list.isRemovedOnCompletion)
        list.add(target, track, extras)
        if path != nil, let rotationMode {
            list.add(
                LayerKeyPath(property: .transform), track,
                TrackExtras(turn: rotationMode == .rotateAutoReverse ? .pi : 0))
        }
    }

    private func shapes(_ count: Int) -> [Keyframes.Shape] {
        guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
        func number(_ list: [NSNumber]?, _ index: Int) -> Double {
            list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
        }
        return (0..<count).map {
            Keyframes.Shape(
                tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
                bias: number(biasValues, $0))
        }
    }
}

extension CGPath {
    /// The path as keyframes follow it.
    var animationElements: [PathElement] {
        elements.map { element in
            switch element {
            case .move(let end): .move(Point(end))
            case .line(let end): .line(Point(end))
            case .quadCurve(let control, let end): .quadCurve(control: Point(control), end: Point(end))
            case .curve(let control1, let control2, let end):
                .curve(control1: Point(control1), control2: Point(control2), end: Point(end))
            case .close: .close
            }
        }
    }
}
