internal import AnimationCore
import Geometry
public import HeadlessCoreGraphics

/// The kinds of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from start to end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around the start point, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, by the angle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {
    /// The colours, `CGColor`s.
    open var colors: [Any]? {
        willSet { willChange(.colors) }
        didSet { didChange(.colors, from: AnimatableValue(boxed: oldValue)) }
    }
    /// Where the colours stand, as fractions of the gradient; evenly where not given.
    open var locations: [NSNumber]? {
        willSet { willChange(.locations) }
        didSet { didChange(.locations, from: AnimatableValue(boxed: oldValue)) }
    }
    /// Where the gradient begins, as fractions of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        willSet { if newValue != startPoint { willChange(.startPoint) } }
        didSet { if oldValue != startPoint { didChange(.startPoint, from: .point(Point(oldValue))) } }
    }
    /// Where the gradient ends, as fractions of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        willSet { if newValue != endPoint { willChange(.endPoint) } }
        didSet { if oldValue != endPoint { didChange(.endPoint, from: .point(Point(oldValue))) } }
    }
    /// The kind.
    open var type = CAGradientLayerType.axial

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        colors = layer.colors
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
        type = layer.type
    }

    override func animatable(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .colors: AnimatableValue(boxed: colors)
        case .locations: AnimatableValue(boxed: locations)
        case .startPoint: .point(Point(startPoint))
        case .endPoint: .point(Point(endPoint))
        default: super.animatable(of: property)
        }
    }

    override func show(_ value: AnimatableValue, as property: LayerProperty, paths: [CGPath]) {
        switch (property, value) {
        case (.colors, .vector(let n)):
            colors = stride(from: 0, to: n.count - 3, by: 4).map {
                CGColor(RGBA(red: n[$0], green: n[$0 + 1], blue: n[$0 + 2], alpha: n[$0 + 3]))
            }
        case (.locations, .vector(let numbers)): locations = numbers.map { NSNumber(value: $0) }
        case (.startPoint, .point(let point)): startPoint = CGPoint(point)
        case (.endPoint, .point(let point)): endPoint = CGPoint(point)
        default: super.show(value, as: property, paths: paths)
        }
    }

    override func object(of property: LayerProperty) -> Any? {
        property == .colors ? colors : super.object(of: property)
    }

    override func setObject(_ object: Any?, of property: LayerProperty) {
        switch property {
        case .colors: colors = object as? [Any]
        case .locations: locations = object as? [NSNumber]
        default: super.setObject(object, of: property)
        }
    }
}
