internal import AnimationCore
public import HeadlessCoreGraphics

/// How lines of text stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where text is cut that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that shows a text.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font, or its name.
    open var font: AnyObject?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36 {
        willSet { if newValue != fontSize { willChange(.fontSize) } }
        didSet { if oldValue != fontSize { didChange(.fontSize, from: .scalar(Double(oldValue))) } }
    }
    /// The colour of the text.
    open var foregroundColor: CGColor? = .white {
        willSet { if newValue != foregroundColor { willChange(.foregroundColor) } }
        didSet {
            if oldValue != foregroundColor { didChange(.foregroundColor, from: .color(RGBA(oldValue ?? .clear))) }
        }
    }
    /// Whether lines are broken at the bounds.
    open var isWrapped = false
    /// How lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Where a text is cut that does not fit.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Whether letters are smoothed by the display's sub-pixels.
    open var allowsFontSubpixelQuantization = false

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        string = layer.string
        font = layer.font
        fontSize = layer.fontSize
        foregroundColor = layer.foregroundColor
        isWrapped = layer.isWrapped
        alignmentMode = layer.alignmentMode
        truncationMode = layer.truncationMode
    }

    override func animatable(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .fontSize: .scalar(Double(fontSize))
        case .foregroundColor: .color(RGBA(foregroundColor ?? .clear))
        default: super.animatable(of: property)
        }
    }

    override func show(_ value: AnimatableValue, as property: LayerProperty, paths: [CGPath]) {
        switch (property, value) {
        case (.fontSize, .scalar(let number)): fontSize = CGFloat(number)
        case (.foregroundColor, .color(let color)): foregroundColor = CGColor(color)
        default: super.show(value, as: property, paths: paths)
        }
    }
}
