// This file is long because methods that subclasses override have to stand in the class itself.

internal import AnimationCore
import Geometry
public import HeadlessCoreGraphics

/// What a layer asks of the view that it backs, or of who else looks after it.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Makes the layer's contents.
    func display(_ layer: CALayer)
    /// What happens when a property changes; nil leaves that to the layer, `NSNull` makes it nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
    public func display(_ layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
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
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    // MARK: Values that animations move

    /// The size, and the origin of its own coordinates, in points.
    open var bounds: CGRect = .zero {
        willSet { if newValue != bounds { willChange(.bounds) } }
        didSet { if oldValue != bounds { didChange(.bounds, from: .rect(Rect(oldValue))) } }
    }
    /// Where the anchor point lies in the superlayer, in points.
    open var position: CGPoint = .zero {
        willSet { if newValue != position { willChange(.position) } }
        didSet { if oldValue != position { didChange(.position, from: .point(Point(oldValue))) } }
    }
    /// The point, as a fraction of the bounds, that `position` places and transforms turn about.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        willSet { if newValue != anchorPoint { willChange(.anchorPoint) } }
        didSet { if oldValue != anchorPoint { didChange(.anchorPoint, from: .point(Point(oldValue))) } }
    }
    /// The anchor's place along the z axis, in points.
    open var anchorPointZ: CGFloat = 0 {
        willSet { if newValue != anchorPointZ { willChange(.anchorPointZ) } }
        didSet { if oldValue != anchorPointZ { didChange(.anchorPointZ, from: .scalar(Double(oldValue))) } }
    }
    /// The height above the superlayer's plane, in points.
    open var zPosition: CGFloat = 0 {
        willSet { if newValue != zPosition { willChange(.zPosition) } }
        didSet { if oldValue != zPosition { didChange(.zPosition, from: .scalar(Double(oldValue))) } }
    }
    /// The transform applied about the anchor point.
    open var transform = CATransform3DIdentity {
        willSet { if newValue != transform { willChange(.transform) } }
        didSet { if oldValue != transform { didChange(.transform, from: .matrix(oldValue.matrix)) } }
    }
    /// The transform applied to the sublayers, such as a perspective.
    open var sublayerTransform = CATransform3DIdentity {
        willSet { if newValue != sublayerTransform { willChange(.sublayerTransform) } }
        didSet { if oldValue != sublayerTransform { didChange(.sublayerTransform, from: .matrix(oldValue.matrix)) } }
    }
    /// The opacity, 0 to 1.
    open var opacity: Float = 1 {
        willSet { if newValue != opacity { willChange(.opacity) } }
        didSet { if oldValue != opacity { didChange(.opacity, from: .scalar(Double(oldValue))) } }
    }
    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        willSet { if newValue != backgroundColor { willChange(.backgroundColor) } }
        didSet {
            if oldValue != backgroundColor { didChange(.backgroundColor, from: .color(RGBA(oldValue ?? .clear))) }
        }
    }
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0 {
        willSet { if newValue != cornerRadius { willChange(.cornerRadius) } }
        didSet { if oldValue != cornerRadius { didChange(.cornerRadius, from: .scalar(Double(oldValue))) } }
    }
    /// Width of the border, in points.
    open var borderWidth: CGFloat = 0 {
        willSet { if newValue != borderWidth { willChange(.borderWidth) } }
        didSet { if oldValue != borderWidth { didChange(.borderWidth, from: .scalar(Double(oldValue))) } }
    }
    /// Colour of the border.
    open var borderColor: CGColor? = .black {
        willSet { if newValue != borderColor { willChange(.borderColor) } }
        didSet { if oldValue != borderColor { didChange(.borderColor, from: .color(RGBA(oldValue ?? .clear))) } }
    }
    /// Colour of the shadow.
    open var shadowColor: CGColor? = .black {
        willSet { if newValue != shadowColor { willChange(.shadowColor) } }
        didSet { if oldValue != shadowColor { didChange(.shadowColor, from: .color(RGBA(oldValue ?? .clear))) } }
    }
    /// Opacity of the shadow, 0 to 1.
    open var shadowOpacity: Float = 0 {
        willSet { if newValue != shadowOpacity { willChange(.shadowOpacity) } }
        didSet { if oldValue != shadowOpacity { didChange(.shadowOpacity, from: .scalar(Double(oldValue))) } }
    }
    /// Offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { if newValue != shadowOffset { willChange(.shadowOffset) } }
        didSet { if oldValue != shadowOffset { didChange(.shadowOffset, from: .size(Size(oldValue))) } }
    }
    /// Blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3 {
        willSet { if newValue != shadowRadius { willChange(.shadowRadius) } }
        didSet { if oldValue != shadowRadius { didChange(.shadowRadius, from: .scalar(Double(oldValue))) } }
    }
    /// The part of the contents that is shown, as fractions.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { if newValue != contentsRect { willChange(.contentsRect) } }
        didSet { if oldValue != contentsRect { didChange(.contentsRect, from: .rect(Rect(oldValue))) } }
    }
    /// The part of the contents that stretches, as fractions.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { if newValue != contentsCenter { willChange(.contentsCenter) } }
        didSet { if oldValue != contentsCenter { didChange(.contentsCenter, from: .rect(Rect(oldValue))) } }
    }
    /// The shape of the shadow; the layer's own where there is none.
    open var shadowPath: CGPath? {
        willSet { if newValue != shadowPath { willChange(.shadowPath) } }
        didSet { if oldValue != shadowPath { didChange(.shadowPath, from: nil) } }
    }
    /// What the layer shows: an image.
    open var contents: Any?
    /// Whether the layer is not drawn.
    open var isHidden = false

    // MARK: Values that stay

    /// Whether sublayers are cut off at the bounds.
    open var masksToBounds = false
    /// Whether the layer is seen from behind.
    open var isDoubleSided = true
    /// Whether y points up inside the layer.
    open var isGeometryFlipped = false
    /// Whether the layer covers what is behind it.
    open var isOpaque = false
    /// The layer whose opacity this one is seen through.
    open var mask: CALayer?
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The form of round corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Where contents go that are smaller or larger than the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// How many pixels of the contents make a point.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is drawn once and kept as an image.
    open var shouldRasterize = false
    /// The scale of that image.
    open var rasterizationScale: CGFloat = 1
    /// Whether drawing may happen in the background.
    open var drawsAsynchronously = false
    /// Whether the edges are smoothed.
    open var allowsEdgeAntialiasing = false
    /// Whether sublayers fade as one with the layer.
    open var allowsGroupOpacity = true
    /// Whether the layer is drawn anew when its bounds change.
    open var needsDisplayOnBoundsChange = false
    /// How the layer is mixed with what is behind it.
    open var compositingFilter: Any?
    /// What is done to the layer's image.
    open var filters: [Any]?
    /// A name for the layer.
    open var name: String?
    /// What happens when properties change, by their keys.
    open var actions: [String: any CAAction]?
    /// Values for keys that have none, and under `actions` more actions.
    open var style: [AnyHashable: Any]?

    /// The view that the layer backs.
    open weak var delegate: (any CALayerDelegate)?

    /// The layer that this one lies in.
    public var superlayer: CALayer? {
        guard let presented else { return parentLayer }
        return presented.model.parentLayer?.presentation(at: presented.time)
    }
    weak var parentLayer: CALayer?
    var ownSublayers: [CALayer] = []

    /// The event in which the layer came to where it is: until that is over nothing animates by itself.
    var attachedInEvent = -1
    /// Whether the tree under this layer is on the screen; a window says so of its layer.
    package var isDisplayRoot = false

    /// The layer's own time.
    var clock = LayerClock()
    /// What moves that time by hand.
    var drive: LayerDrive?
    var hasOwnTime = false
    var timing = LayerTiming()

    /// The tracks that run, in the order in which they were added.
    var running: [RunningTrack] = []
    /// The animations that they belong to.
    var animations: [LayerAnimationEntry] = []
    /// The changes whose actions run once the value is set.
    var pendingChanges: [PendingChange] = []
    /// What code has set under keys of its own.
    var customValues: [String: Any] = [:]

    /// The layer that this one shows the presentation values of, and the time.
    var presented: (model: CALayer, time: Double)?

    var needsLayoutPass = false
    var needsDisplayPass = false
    var isDisplayScheduled = false

    /// A layer with default values.
    public required override init() { super.init() }

    /// A layer of an archive; there are none here, so it has default values.
    public required init?(coder: NSCoder) { super.init() }

    /// A copy of another layer's values, as used for presentation layers.
    public required init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        // The copy shows what it is given; nothing of it moves by itself.
        presented = (layer, 0)
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        anchorPointZ = layer.anchorPointZ
        zPosition = layer.zPosition
        transform = layer.transform
        sublayerTransform = layer.sublayerTransform
        opacity = layer.opacity
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        contentsRect = layer.contentsRect
        contentsCenter = layer.contentsCenter
        shadowPath = layer.shadowPath
        contents = layer.contents
        isHidden = layer.isHidden
        masksToBounds = layer.masksToBounds
        isDoubleSided = layer.isDoubleSided
        isGeometryFlipped = layer.isGeometryFlipped
        isOpaque = layer.isOpaque
        mask = layer.mask
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        name = layer.name
        customValues = layer.customValues
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

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { place(layer) { $0.count } }

    /// Adds a layer at a place among the others, 0 being rearmost.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer) { min(Int(idx), $0.count) } }

    /// Adds a layer just behind another; in front of all where the other is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        place(layer) { list in list.firstIndex { $0 === sibling } ?? list.count }
    }

    /// Adds a layer just in front of another; in front of all where the other is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        place(layer) { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count }
    }

    /// Puts a layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, ownSublayers.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of its superlayer; animations in it end unfinished where it was on the screen.
    open func removeFromSuperlayer() { leaveTree() }

    // MARK: Presentation

    /// A copy of the layer with the values that are seen at the current time. Its superlayer and sublayers are
    /// presentations, too.
    open func presentation() -> Self? { presentation(at: CACurrentMediaTime()) }

    /// The layer whose presentation this one is; the layer itself where it is none.
    open func model() -> Self { presented?.model as? Self ?? self }

    // MARK: Animations

    /// Runs a copy of an animation from now on, or from its `beginTime`; one that runs under the same key ends.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key: key) }

    /// Ends the animation that runs under a key.
    open func removeAnimation(forKey key: String) {
        if let entry = animations.first(where: { $0.key == key }) { interrupt(entry) }
    }

    /// Ends every animation.
    open func removeAllAnimations() {
        for entry in animations { interrupt(entry) }
    }

    /// The keys of the animations that run, in the order in which they were added; `nil` where there are none.
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The layer's copy of the animation that runs under a key.
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }.flatMap { $0.animation ?? viewAnimation($0) }
    }

    /// What happens when a property changes: what the delegate says, else ``actions``, else the style, else the class,
    /// else an animation of a quarter of a second.
    open func action(forKey event: String) -> (any CAAction)? {
        let styled = (style?["actions"] as? [String: any CAAction])?[event]
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled
        if let found = found ?? Self.defaultAction(forKey: event) { return found is NSNull ? nil : found }
        return implicitAction(for: LayerProperty(key: event))
    }

    /// The class's own action for a key; none unless a subclass has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value that a property has unless set.
    open class func defaultValue(forKey key: String) -> Any? { Self.init().value(forKeyPath: key) }

    // MARK: Values by key

    /// The value of a key: a property's, or one that code has set.
    open func value(forKey key: String) -> Any? { object(of: LayerKeyPath(key).property) ?? style?[key] }

    /// Sets the value of a key; a layer keeps any.
    open func setValue(_ value: Any?, forKey key: String) {
        let property = LayerKeyPath(key).property
        willChange(property)
        setObject(value, of: property)
        didChange(property, from: nil)
        displayChanged(for: property)
    }

    /// The value of a key path, such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? {
        let target = LayerKeyPath(keyPath)
        guard let component = target.component else { return value(forKey: keyPath) }
        return animatable(of: target.property).map { component.part(of: $0).boxed }
    }

    /// Sets the value of a key path, such as `transform.scale`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let target = LayerKeyPath(keyPath)
        guard let component = target.component else { return setValue(value, forKey: keyPath) }
        guard let whole = animatable(of: target.property), let part = AnimatableValue(boxed: value) else { return }
        show(component.replacing(with: part, in: whole), as: target.property, paths: [])
    }

    // MARK: Touches

    /// The frontmost layer under a point of the superlayer's coordinates, this one or one below it.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let own = pointFromSuperlayer(p)
        guard !isHidden, contains(own) || !masksToBounds else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// Whether a point of the layer's coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Layout and display

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

    /// The size that the layer would like to have.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Whether the layer is drawn anew when a key's value changes.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Asks for the contents to be made anew.
    open func setNeedsDisplay() { scheduleDisplay() }

    /// Asks for a part of the contents to be made anew.
    open func setNeedsDisplay(_ r: CGRect) { scheduleDisplay() }

    /// Whether the contents were asked to be made anew.
    open func needsDisplay() -> Bool { needsDisplayPass }

    /// Makes the contents now, where that was asked for.
    open func displayIfNeeded() {
        guard needsDisplayPass else { return }
        needsDisplayPass = false
        display()
    }

    /// Makes the contents, by default through the delegate. Nothing is drawn without a screen.
    open func display() { delegate?.display(self) }

    /// Draws the contents; never called by the runtime, which draws nothing.
    open func draw(in ctx: CGContext) {}

    /// Draws the layer and those below it: nothing.
    open func render(in ctx: CGContext) {}

    // MARK: What subclasses add

    /// The animation of a change that nobody else has an action for.
    func implicitAction(for property: LayerProperty) -> (any CAAction)? {
        if case .custom = property { return nil }
        guard property != .hidden, animatable(of: property) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: property.key)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The value of a property as animations compute with it; nil where it has none.
    func animatable(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .bounds: .rect(Rect(bounds))
        case .position: .point(Point(position))
        case .anchorPoint: .point(Point(anchorPoint))
        case .anchorPointZ: .scalar(Double(anchorPointZ))
        case .zPosition: .scalar(Double(zPosition))
        case .transform: .matrix(transform.matrix)
        case .sublayerTransform: .matrix(sublayerTransform.matrix)
        case .opacity: .scalar(Double(opacity))
        case .hidden: .scalar(isHidden ? 1 : 0)
        case .backgroundColor: .color(RGBA(backgroundColor ?? .clear))
        case .cornerRadius: .scalar(Double(cornerRadius))
        case .borderWidth: .scalar(Double(borderWidth))
        case .borderColor: .color(RGBA(borderColor ?? .clear))
        case .shadowColor: .color(RGBA(shadowColor ?? .clear))
        case .shadowOpacity: .scalar(Double(shadowOpacity))
        case .shadowOffset: .size(Size(shadowOffset))
        case .shadowRadius: .scalar(Double(shadowRadius))
        case .shadowPath: shadowPath.map { .vector($0.numbers) }
        case .contentsRect: .rect(Rect(contentsRect))
        case .contentsCenter: .rect(Rect(contentsCenter))
        default: customValues[property.key].flatMap(AnimatableValue.init(boxed:))
        }
    }

    /// Shows a value; one of another kind is passed over.
    ///
    /// - Parameter paths: the paths whose form a path's numbers may have.
    func show(_ value: AnimatableValue, as property: LayerProperty, paths: [CGPath]) {
        switch (property, value) {
        case (.bounds, .rect(let rect)): bounds = CGRect(rect)
        case (.position, .point(let point)): position = CGPoint(point)
        case (.anchorPoint, .point(let point)): anchorPoint = CGPoint(point)
        case (.anchorPointZ, .scalar(let number)): anchorPointZ = CGFloat(number)
        case (.zPosition, .scalar(let number)): zPosition = CGFloat(number)
        case (.transform, .matrix(let matrix)): transform = CATransform3D(matrix)
        case (.sublayerTransform, .matrix(let matrix)): sublayerTransform = CATransform3D(matrix)
        case (.opacity, .scalar(let number)): opacity = Float(number)
        case (.hidden, .scalar(let number)): isHidden = number >= 0.5
        case (.backgroundColor, .color(let color)): backgroundColor = CGColor(color)
        case (.cornerRadius, .scalar(let number)): cornerRadius = CGFloat(number)
        case (.borderWidth, .scalar(let number)): borderWidth = CGFloat(number)
        case (.borderColor, .color(let color)): borderColor = CGColor(color)
        case (.shadowColor, .color(let color)): shadowColor = CGColor(color)
        case (.shadowOpacity, .scalar(let number)): shadowOpacity = Float(number)
        case (.shadowOffset, .size(let size)): shadowOffset = CGSize(width: size.width, height: size.height)
        case (.shadowRadius, .scalar(let number)): shadowRadius = CGFloat(number)
        case (.shadowPath, .vector(let numbers)): shadowPath = paths.path(of: numbers) ?? shadowPath
        case (.contentsRect, .rect(let rect)): contentsRect = CGRect(rect)
        case (.contentsCenter, .rect(let rect)): contentsCenter = CGRect(rect)
        case (.custom(let key), _): customValues[key] = value.boxed
        // A subclass may have made a key of other layers its own.
        default: if customValues[property.key] != nil { customValues[property.key] = value.boxed }
        }
    }

    /// The value of a property that is an object, and of those of subclasses; see ``value(forKey:)``.
    func object(of property: LayerProperty) -> Any? {
        switch property {
        case .contents: contents
        case .shadowPath: shadowPath
        case .custom(let key): customValues[key]
        case _ where customValues[property.key] != nil: customValues[property.key]
        case .backgroundColor: backgroundColor
        case .borderColor: borderColor
        case .shadowColor: shadowColor
        default: animatable(of: property)?.boxed
        }
    }

    /// Sets a property to an object; see ``setValue(_:forKey:)``.
    func setObject(_ object: Any?, of property: LayerProperty) {
        switch property {
        case .contents: contents = object
        case .shadowPath: shadowPath = object as? CGPath
        case .backgroundColor: backgroundColor = object as? CGColor
        case .borderColor: borderColor = object as? CGColor
        case .shadowColor: shadowColor = object as? CGColor
        case .custom(let key): customValues[key] = object
        case _ where animatable(of: property) == nil: customValues[property.key] = object
        default: if let value = AnimatableValue(boxed: object) { show(value, as: property, paths: []) }
        }
    }
}

extension [CGPath] {
    /// A path of these numbers, in the form of the first path that has as many.
    func path(of numbers: [Double]) -> CGPath? {
        lazy.compactMap { $0.with(numbers: numbers) }.first
    }
}
