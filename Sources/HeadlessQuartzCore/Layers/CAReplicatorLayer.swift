internal import AnimationCore
public import HeadlessCoreGraphics

/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little more.
open class CAReplicatorLayer: CALayer {
    /// How often.
    open var instanceCount = 1
    /// Whether depth is kept.
    open var preservesDepth = false
    /// How much later each copy is, in seconds.
    open var instanceDelay: CFTimeInterval = 0 {
        willSet { if newValue != instanceDelay { willChange(.instanceDelay) } }
        didSet { if oldValue != instanceDelay { didChange(.instanceDelay, from: .scalar(oldValue)) } }
    }
    /// How each copy is moved from the one before.
    open var instanceTransform = CATransform3DIdentity {
        willSet { if newValue != instanceTransform { willChange(.instanceTransform) } }
        didSet {
            if oldValue != instanceTransform { didChange(.instanceTransform, from: .matrix(oldValue.matrix)) }
        }
    }
    /// The colour that the first copy is multiplied with.
    open var instanceColor: CGColor? = .white {
        willSet { if newValue != instanceColor { willChange(.instanceColor) } }
        didSet { if oldValue != instanceColor { didChange(.instanceColor, from: .color(RGBA(oldValue ?? .clear))) } }
    }
    /// How much redder each copy is than the one before.
    open var instanceRedOffset: Float = 0
    /// How much greener each copy is than the one before.
    open var instanceGreenOffset: Float = 0
    /// How much bluer each copy is than the one before.
    open var instanceBlueOffset: Float = 0
    /// How much more opaque each copy is than the one before.
    open var instanceAlphaOffset: Float = 0

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        instanceCount = layer.instanceCount
        preservesDepth = layer.preservesDepth
        instanceDelay = layer.instanceDelay
        instanceTransform = layer.instanceTransform
        instanceColor = layer.instanceColor
        instanceRedOffset = layer.instanceRedOffset
        instanceGreenOffset = layer.instanceGreenOffset
        instanceBlueOffset = layer.instanceBlueOffset
        instanceAlphaOffset = layer.instanceAlphaOffset
    }

    override func animatable(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .instanceDelay: .scalar(instanceDelay)
        case .instanceTransform: .matrix(instanceTransform.matrix)
        case .instanceColor: .color(RGBA(instanceColor ?? .clear))
        default: super.animatable(of: property)
        }
    }

    override func show(_ value: AnimatableValue, as property: LayerProperty, paths: [CGPath]) {
        switch (property, value) {
        case (.instanceDelay, .scalar(let number)): instanceDelay = number
        case (.instanceTransform, .matrix(let matrix)): instanceTransform = CATransform3D(matrix)
        case (.instanceColor, .color(let color)): instanceColor = CGColor(color)
        default: super.show(value, as: property, paths: paths)
        }
    }
}

/// A layer that makes a space of its sublayers instead of flattening them.
open class CATransformLayer: CALayer {}
