#if !canImport(CoreGraphics)
    /// The kinds of a path's elements.
    public enum CGPathElementType: Int32, Sendable {
        /// Starts a subpath; one point.
        case moveToPoint = 0
        /// A line; one point.
        case addLineToPoint = 1
        /// A quadratic Bézier curve; the control point and the end.
        case addQuadCurveToPoint = 2
        /// A cubic Bézier curve; two control points and the end.
        case addCurveToPoint = 3
        /// A line back to the subpath's start; no point.
        case closeSubpath = 4
    }

    /// An element of a path, as `CGPath.applyWithBlock(_:)` hands it out; it is good only during the call.
    public struct CGPathElement {
        /// The element's kind.
        public var type: CGPathElementType
        /// As many points as the kind has.
        public var points: UnsafeMutablePointer<CGPoint>

        /// An element by kind and points.
        public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
            self.type = type
            self.points = points
        }
    }

    /// Which points count as inside a path.
    public enum CGPathFillRule: Int, Sendable {
        /// Those the path winds around.
        case winding = 0
        /// Those from which one crosses the path an odd number of times to get out.
        case evenOdd = 1
    }

    /// How an open line ends.
    public enum CGLineCap: Int32, Sendable {
        /// Square, at the end point.
        case butt = 0
        /// Round, beyond the end point.
        case round = 1
        /// Square, beyond the end point.
        case square = 2
    }

    /// How lines meet.
    public enum CGLineJoin: Int32, Sendable {
        /// With a sharp corner.
        case miter = 0
        /// With a round corner.
        case round = 1
        /// With a cut corner.
        case bevel = 2
    }

    /// How paint mixes with what is there.
    public enum CGBlendMode: Int32, Sendable {
        /// Paints over.
        case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        /// The remaining separable and non-separable modes.
        case difference, exclusion, hue, saturation, color, luminosity
        /// Porter and Duff's modes.
        case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        /// Porter and Duff's last modes, and the sums.
        case destinationAtop, xor, plusDarker, plusLighter
    }
#endif
