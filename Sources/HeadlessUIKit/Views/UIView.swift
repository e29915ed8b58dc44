/// A rectangle of the screen, with its subviews.
///
/// Geometry, opacity and colour live in the view's layer; what is seen at a time comes from the layer's presentation
/// values.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    /// The class of the layer that backs a view of this class.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that backs the view.
    public let layer: CALayer

    /// The views in this one, rearmost first.
    open internal(set) var subviews: [UIView] = []
    /// The view that this one lies in.
    open internal(set) weak var superview: UIView?
    /// The controller whose root view this is.
    weak var controller: UIViewController?

    /// A number to find the view by.
    open var tag = 0
    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true
    /// Whether several touches reach the view.
    open var isMultipleTouchEnabled = false
    /// How contents fill the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// The tint of the view's controls.
    open var tintColor: UIColor! = .systemBlue
    /// Whether the view covers what is behind it.
    open var isOpaque = true
    /// Whether subviews follow the view's size by their autoresizing masks.
    open var autoresizesSubviews = true
    /// How the view follows its superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the autoresizing mask stands for constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The recognisers attached to the view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The name that UI tests find the view by.
    open var accessibilityIdentifier: String?
    /// The name that VoiceOver reads.
    open var accessibilityLabel: String?
    /// The element that Interface Builder has for the view, where the runtime keeps it as a plain one.
    package internal(set) var plainElement: String?
    /// Where a state restoration finds the view.
    open var restorationIdentifier: String?
    /// Insets that keep contents away from the edges, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// A view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.frame = frame
    }

    /// A view of a storyboard or nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// A view of no size.
    public convenience override init() { self.init(frame: .zero) }

    private static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.init() ?? CALayer() }

    /// Draws the view's own contents; never called by the runtime, which draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Called once the view and all that it is connected to came out of a storyboard.
    open func awakeFromNib() {}

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Geometry

    /// Where the view lies in its superview, in points: the bounding box where it is transformed.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = bounds.size
            layer.frame = newValue
            sizeChanged(from: old)
        }
    }

    /// The size, and the origin of its own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds.size
            layer.bounds = newValue
            sizeChanged(from: old)
        }
    }

    /// Where the middle lies in the superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The transform about the middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform about the middle, in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The view's own size where its contents give it one, in points.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    // MARK: The tree

    /// The window that the view is in.
    open var window: UIWindow? { ownWindow }

    /// Kept, as it is asked for more often than anything else.
    private weak var ownWindow: UIWindow?

    /// Notes that the view and all in it are in another window, or in none.
    func enter(_ window: UIWindow?) {
        guard ownWindow !== window else { return }
        ownWindow = window
        for view in subviews { view.enter(window) }
    }

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Adds a view at a place among the others, 0 being rearmost.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Adds a view just in front of another; in front of all where the other is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    /// Adds a view just behind another; in front of all where the other is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: subviews.count) }
    }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { detach() }

    /// Tells that the view is about to go into another superview, or out of its own.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells that the view is in another superview, or in none.
    open func didMoveToSuperview() {}
    /// Tells that the view is about to go into another window, or out of its own.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells that the view is in another window, or in none.
    open func didMoveToWindow() {}
    /// Tells that a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells that a subview is about to be taken out.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Touches

    /// How many animations keep touches from the view while they run.
    package internal(set) var touchBlocks = 0
    /// How many animators let the view be touched where it is seen, rather than where it will be.
    var touchesWhereSeen = 0

    private func touchFromSuperview(_ point: CGPoint) -> CGPoint {
        guard touchesWhereSeen > 0, let seen = layer.presentation() else { return pointFromSuperview(point) }
        return seen.pointFromSuperlayer(point)
    }

    /// The frontmost view under a point in this view's coordinates that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, touchBlocks == 0, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.touchFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    /// Whether a point in this view's coordinates is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Looks

    /// The opacity, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(1, max(0, newValue)))
        }
    }

    /// Whether the view is not drawn and gets no touches.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            if layer.isHidden != newValue { noteChange() }
            layer.isHidden = newValue
        }
    }

    /// The colour behind the view's contents.
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Called when the tint has changed.
    open func tintColorDidChange() {}

    /// Lets the first responder in this view go.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let first = UIKitRuntime.current.application.firstResponder as? UIView, first.isDescendant(of: self)
        else { return true }
        return first.resignFirstResponder()
    }

    /// Asks for the view to be drawn again.
    open func setNeedsDisplay() {}

    /// The text that descriptions of the view show, for views that show text.
    var printedText: String? { nil }

    /// Tells the runtime that something which a person sees has changed.
    func noteChange() { if window != nil { UIKitRuntime.current.noteVisibleChange() } }

    // MARK: Layout

    private var needsLayout = true
    /// Whether the view or one in it may wait for a layout or for its constraints.
    private var hasPendingPass = true

    private func notePendingPass() {
        var view: UIView? = self
        while let current = view, !current.hasPendingPass {
            current.hasPendingPass = true
            view = current.superview
        }
    }

    /// Places the subviews; constraints and autoresizing are done by then.
    open func layoutSubviews() {}

    /// Asks for a layout in the next pass.
    open func setNeedsLayout() {
        needsLayout = true
        notePendingPass()
        if window != nil { UIKitRuntime.current.application.scheduleLayout() }
    }

    /// Lays the view and its subviews out now, where that was asked for; constraints come first.
    open func layoutIfNeeded() {
        updateConstraintsIfNeeded()
        layOut()
    }

    private func layOut() {
        guard hasPendingPass || needsLayout else { return }
        // What asks for a pass on the way asks for the next one; constraints are brought up to date only there.
        hasPendingPass = needsConstraints
        if needsLayout {
            needsLayout = false
            noteMessage()
            controller?.willLayoutView()
            layoutSubviews()
            controller?.didLayoutView()
        }
        // Views may be taken out on the way.
        for view in subviews where view.superview === self {
            view.layOut()
            if view.hasPendingPass { hasPendingPass = true }
        }
    }

    private var needsConstraints = true

    /// Asks for the constraints to be brought up to date.
    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        notePendingPass()
        if window != nil { UIKitRuntime.current.application.scheduleLayout() }
    }

    /// Whether the constraints were asked to be brought up to date.
    open func needsUpdateConstraints() -> Bool { needsConstraints }

    /// Brings the constraints up to date where that was asked for, the innermost views' first.
    open func updateConstraintsIfNeeded() {
        guard hasPendingPass || needsConstraints else { return }
        for view in subviews where view.superview === self { view.updateConstraintsIfNeeded() }
        guard needsConstraints else { return }
        needsConstraints = false
        if let controller { controller.updateConstraintsOfView() } else { updateConstraints() }
    }

    /// Brings the constraints up to date.
    open func updateConstraints() {}

    /// The size that fits in a size; by default the view's own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Makes the view the size that fits its contents.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Insets of what bars and the device's shape cover, in points.
    open var safeAreaInsets: UIEdgeInsets {
        guard let window, window !== self else { return .zero }
        let area = window.bounds.inset(by: UIKitRuntime.current.configuration.safeAreaInsets)
        let own = convert(bounds, to: window)
        return UIEdgeInsets(
            top: max(0, area.minY - own.minY), left: max(0, area.minX - own.minX),
            bottom: max(0, own.maxY - area.maxY), right: max(0, own.maxX - area.maxX))
    }

    /// What happens when a property of the view's layer changes: nothing by itself, in an animation block an animation
    /// with the block's timing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationScope.current?.action(for: layer, forKey: event) ?? UIView.noAction
    }

    private static let noAction = NSNull()

    // MARK: Gestures

    /// Attaches a recogniser.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    /// Takes a recogniser off.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}
