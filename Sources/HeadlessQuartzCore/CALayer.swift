package import AnimationCore
public import HeadlessCoreGraphics

/// What a layer asks of the view that it backs.
@MainActor
public protocol CALayerDelegate: AnyObject {
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
}

/// A rectangle with geometry and looks, whose visible values are pure functions of time.
///
/// The *model* values are what code sets. The *presentation* values at a time are the model values with the running
/// animations on top, computed by `AnimationCore` and never stored.
///
/// ```swift
/// layer.position = CGPoint(x: 100, y: 0)
/// layer.presentation()?.position         // where it is seen now
/// ```
@MainActor
open class CALayer: NSObject {
    /// The size, and the origin of its own coordinates, in points.
    open var bounds: CGRect = .zero { didSet { changed(.bounds, from: .rect(Rect(oldValue))) } }
    /// Where the anchor point lies in the superlayer, in points.
    open var position: CGPoint = .zero { didSet { changed(.position, from: .point(Point(oldValue))) } }
    /// The point, as a fraction of the bounds, that `position` places and transforms turn about.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The height above the superlayer's plane.
    open var zPosition: CGFloat = 0
    /// The transform applied about the anchor point.
    open var transform = CATransform3DIdentity { didSet { changed(.transform, from: .matrix(oldValue.matrix)) } }
    /// The opacity, 0 to 1.
    open var opacity: Float = 1 { didSet { changed(.opacity, from: .scalar(Double(oldValue))) } }
    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        didSet { changed(.backgroundColor, from: .color(RGBA(oldValue ?? .clear))) }
    }
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { changed(.cornerRadius, from: .scalar(Double(oldValue))) } }
    /// Whether the layer is not drawn.
    open var isHidden = false
    /// Whether sublayers are cut off at the bounds.
    open var masksToBounds = false
    /// Width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// Colour of the border.
    open var borderColor: CGColor?
    /// Opacity of the shadow, 0 to 1.
    open var shadowOpacity: Float = 0
    /// Blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// Offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Colour of the shadow.
    open var shadowColor: CGColor? = .black
    /// A name for the layer.
    open var name: String?

    /// The view that the layer backs.
    open weak var delegate: (any CALayerDelegate)?

    /// The layer that this one lies in.
    public private(set) weak var superlayer: CALayer?
    private var ownSublayers: [CALayer] = []

    /// The layers in this one, rearmost first; `nil` where there are none.
    open var sublayers: [CALayer]? {
        get { ownSublayers.isEmpty ? nil : ownSublayers }
        set {
            for layer in ownSublayers { layer.superlayer = nil }
            ownSublayers = newValue ?? []
            for layer in ownSublayers { layer.superlayer = self }
        }
    }

    private var running: [RunningAnimation] = []

    /// A layer with default values.
    public required override init() { super.init() }

    /// A copy of another layer's values, as used for presentation layers.
    public required init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        zPosition = layer.zPosition
        transform = layer.transform
        opacity = layer.opacity
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        isHidden = layer.isHidden
        masksToBounds = layer.masksToBounds
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        shadowOpacity = layer.shadowOpacity
        shadowRadius = layer.shadowRadius
        shadowOffset = layer.shadowOffset
        shadowColor = layer.shadowColor
        name = layer.name
    }

    /// The frame in the superlayer; undefined by Apple where the transform is not the identity, here the bounding box.
    open var frame: CGRect {
        get {
            LayerGeometry(bounds: bounds, position: position, anchorPoint: anchorPoint).frame(transform: transform)
        }
        set {
            bounds = CGRect(origin: bounds.origin, size: newValue.size)
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    // MARK: The tree

    /// Adds a layer above the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(ownSublayers.count)) }

    /// Adds a layer at a place among the others, 0 being rearmost.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
        layer.superlayer = self
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        if let index = superlayer?.ownSublayers.firstIndex(where: { $0 === self }) {
            superlayer?.ownSublayers.remove(at: index)
        }
        superlayer = nil
    }

    // MARK: Presentation

    /// A copy of the layer with the values that are seen at the current time.
    open func presentation() -> Self? { presentation(at: CACurrentMediaTime()) }

    /// A copy of the layer with the values that are seen at a time, in virtual seconds.
    package func presentation(at time: Double) -> Self? {
        let copy = Self(layer: self)
        guard !running.isEmpty else { return copy }
        for key in Set(running.map(\.property)) { copy.show(value(of: key, at: time), as: key) }
        return copy
    }

    /// The value of one property that is seen at a time.
    package func value(of property: LayerProperty, at time: Double) -> AnimatableValue {
        let tracks = running.filter { $0.property == property }.map(\.track)
        return AnimationCore.presentation(of: modelValue(of: property), tracks: tracks, at: time)
    }

    /// The value of one property without animations.
    package func modelValue(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .bounds: .rect(Rect(bounds))
        case .position: .point(Point(position))
        case .transform: .matrix(transform.matrix)
        case .opacity: .scalar(Double(opacity))
        case .backgroundColor: .color(RGBA(backgroundColor ?? .clear))
        case .cornerRadius: .scalar(Double(cornerRadius))
        }
    }

    /// Sets the value of one property; one of another kind changes nothing.
    package func show(_ value: AnimatableValue, as property: LayerProperty) {
        switch (property, value) {
        case (.bounds, .rect(let rect)): bounds = CGRect(rect)
        case (.position, .point(let point)): position = CGPoint(point)
        case (.transform, .matrix(let matrix)): transform = CATransform3D(matrix)
        case (.opacity, .scalar(let number)): opacity = Float(number)
        case (.backgroundColor, .color(let color)): backgroundColor = CGColor(color)
        case (.cornerRadius, .scalar(let number)): cornerRadius = CGFloat(number)
        default: break
        }
    }

    // MARK: Animations

    /// What turns a change of a model value into an animation: a view's animation block sets it while it runs.
    package static var animator: (any LayerAnimator)?

    private func changed(_ property: LayerProperty, from old: AnimatableValue) {
        guard let animator = CALayer.animator, delegate != nil else { return }
        let new = modelValue(of: property)
        if old != new { animator.layer(self, changed: property, from: old, to: new) }
    }

    /// Runs an animation of one property from now on, until it is removed.
    package func add(_ animation: RunningAnimation) {
        let replaced = running.filter { $0.property == animation.replaces }
        running.removeAll { $0.property == animation.replaces }
        running.append(animation)
        for animation in replaced { animation.interrupted?() }
    }

    /// Lets an animation go on along another track, in its place among the others.
    package func replaceTrack(id: Int, with track: AnimationTrack) {
        guard let index = running.firstIndex(where: { $0.id == id }) else { return }
        running[index].track = track
    }

    /// Ends one animation; its property shows the model value again, or what other animations make of it.
    package func removeAnimation(id: Int) { running.removeAll { $0.id == id } }

    /// Ends every animation.
    open func removeAllAnimations() {
        let ended = running
        running = []
        for animation in ended { animation.interrupted?() }
    }

    /// Whether an animation runs on the layer.
    package var isAnimating: Bool { !running.isEmpty }

    /// The properties that animations run on.
    package var animatedProperties: Set<LayerProperty> { Set(running.map(\.property)) }

    // MARK: Layout

    private var needsLayoutPass = false

    /// Asks for a layout in the next pass.
    open func setNeedsLayout() { needsLayoutPass = true }

    /// Whether a layout was asked for.
    open func needsLayout() -> Bool { needsLayoutPass }

    /// Lays out now, where that was asked for.
    open func layoutIfNeeded() {
        if needsLayoutPass {
            needsLayoutPass = false
            layoutSublayers()
        }
        for layer in ownSublayers { layer.layoutIfNeeded() }
    }

    /// Lays out the sublayers, by default through the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
}
