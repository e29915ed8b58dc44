/// A path as UIKit's code makes it: with a pen, and angles that grow clockwise on the screen.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    /// Width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How the line's parts meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Where a pointed corner is cut off.
    open var miterLimit: CGFloat = 10
    /// How far curves may be from what is drawn.
    open var flatness: CGFloat = 0.6
    /// Whether overlapping parts take turns at being inside.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// An ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// A part of a circle, by angles in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of Core Graphics'.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path for Core Graphics; a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { path.isEmpty }
    /// The box around the path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the path has come to.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Begins a part of the path.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a part of a circle, by angles in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means y that points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the part of the path.
    open func close() { path.closeSubpath() }
    /// Takes everything out.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    /// Transforms the path.
    open func apply(_ transform: CGAffineTransform) {
        let whole = cgPath
        path = CGMutablePath()
        path.addPath(whole, transform: transform)
    }

    /// Draws nothing: there is no screen.
    open func stroke() {}
    /// Draws nothing: there is no screen.
    open func fill() {}
    /// Clips nothing: there is no screen.
    open func addClip() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that code draws in at the moment: none, nothing is drawn.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
