internal import AnimationCore
public import HeadlessCoreGraphics

/// How an open line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Square, at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round, beyond the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With a sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With a round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With a cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which points count as inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those from which one crosses the path an odd number of times to get out.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath? {
        willSet { if newValue != path { willChange(.path) } }
        didSet { if oldValue != path { didChange(.path, from: oldValue.map { .vector($0.numbers) }) } }
    }
    /// The colour inside the path.
    open var fillColor: CGColor? = .black {
        willSet { if newValue != fillColor { willChange(.fillColor) } }
        didSet { if oldValue != fillColor { didChange(.fillColor, from: .color(RGBA(oldValue ?? .clear))) } }
    }
    /// The colour of the line.
    open var strokeColor: CGColor? {
        willSet { if newValue != strokeColor { willChange(.strokeColor) } }
        didSet { if oldValue != strokeColor { didChange(.strokeColor, from: .color(RGBA(oldValue ?? .clear))) } }
    }
    /// Where the line begins, as a fraction of the path.
    open var strokeStart: CGFloat = 0 {
        willSet { if newValue != strokeStart { willChange(.strokeStart) } }
        didSet { if oldValue != strokeStart { didChange(.strokeStart, from: .scalar(Double(oldValue))) } }
    }
    /// Where the line ends, as a fraction of the path.
    open var strokeEnd: CGFloat = 1 {
        willSet { if newValue != strokeEnd { willChange(.strokeEnd) } }
        didSet { if oldValue != strokeEnd { didChange(.strokeEnd, from: .scalar(Double(oldValue))) } }
    }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 {
        willSet { if newValue != lineWidth { willChange(.lineWidth) } }
        didSet { if oldValue != lineWidth { didChange(.lineWidth, from: .scalar(Double(oldValue))) } }
    }
    /// Where in the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        willSet { if newValue != lineDashPhase { willChange(.lineDashPhase) } }
        didSet { if oldValue != lineDashPhase { didChange(.lineDashPhase, from: .scalar(Double(oldValue))) } }
    }
    /// How far a sharp corner may reach, as a multiple of the line's width.
    open var miterLimit: CGFloat = 10 {
        willSet { if newValue != miterLimit { willChange(.miterLimit) } }
        didSet { if oldValue != miterLimit { didChange(.miterLimit, from: .scalar(Double(oldValue))) } }
    }
    /// Which points are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// How the line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How its parts meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        fillColor = layer.fillColor
        strokeColor = layer.strokeColor
        strokeStart = layer.strokeStart
        strokeEnd = layer.strokeEnd
        lineWidth = layer.lineWidth
        lineDashPhase = layer.lineDashPhase
        miterLimit = layer.miterLimit
        fillRule = layer.fillRule
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPattern = layer.lineDashPattern
    }

    override func animatable(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .path: path.map { .vector($0.numbers) }
        case .fillColor: .color(RGBA(fillColor ?? .clear))
        case .strokeColor: .color(RGBA(strokeColor ?? .clear))
        case .strokeStart: .scalar(Double(strokeStart))
        case .strokeEnd: .scalar(Double(strokeEnd))
        case .lineWidth: .scalar(Double(lineWidth))
        case .lineDashPhase: .scalar(Double(lineDashPhase))
        case .miterLimit: .scalar(Double(miterLimit))
        default: super.animatable(of: property)
        }
    }

    override func show(_ value: AnimatableValue, as property: LayerProperty, paths: [CGPath]) {
        switch (property, value) {
        case (.path, .vector(let numbers)): path = paths.path(of: numbers) ?? path
        case (.fillColor, .color(let color)): fillColor = CGColor(color)
        case (.strokeColor, .color(let color)): strokeColor = CGColor(color)
        case (.strokeStart, .scalar(let number)): strokeStart = CGFloat(number)
        case (.strokeEnd, .scalar(let number)): strokeEnd = CGFloat(number)
        case (.lineWidth, .scalar(let number)): lineWidth = CGFloat(number)
        case (.lineDashPhase, .scalar(let number)): lineDashPhase = CGFloat(number)
        case (.miterLimit, .scalar(let number)): miterLimit = CGFloat(number)
        default: super.show(value, as: property, paths: paths)
        }
    }

    override func object(of property: LayerProperty) -> Any? {
        switch property {
        case .path: path
        case .fillColor: fillColor
        case .strokeColor: strokeColor
        default: super.object(of: property)
        }
    }

    override func setObject(_ object: Any?, of property: LayerProperty) {
        switch property {
        case .path: path = object as? CGPath
        case .fillColor: fillColor = object as? CGColor
        case .strokeColor: strokeColor = object as? CGColor
        default: super.setObject(object, of: property)
        }
    }

    /// A path has no animation of its own: Core Animation changes it at once.
    override func implicitAction(for property: LayerProperty) -> (any CAAction)? {
        property == .path ? nil : super.implicitAction(for: property)
    }
}
