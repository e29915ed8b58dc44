#if !canImport(CoreGraphics)
    /// Lines and curves in the plane.
    public class CGPath: Hashable {
        /// An element with its points.
        package enum Element: Sendable, Hashable {
            case move(CGPoint)
            case line(CGPoint)
            case quadCurve(CGPoint, CGPoint)
            case curve(CGPoint, CGPoint, CGPoint)
            case close
        }

        /// The path's elements in order.
        package internal(set) final var elements: [Element] = []

        init(elements: [Element]) {
            self.elements = elements
        }

        /// A rectangle.
        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            let path = CGMutablePath()
            path.addRect(rect, transform: transform?.pointee ?? .identity)
            self.init(elements: path.elements)
        }

        /// An ellipse that fills a rectangle.
        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            let path = CGMutablePath()
            path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
            self.init(elements: path.elements)
        }

        /// A rectangle with round corners.
        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            let path = CGMutablePath()
            path.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
                transform: transform?.pointee ?? .identity)
            self.init(elements: path.elements)
        }

        /// Whether the path has no element.
        public var isEmpty: Bool { elements.isEmpty }

        /// Where the next element would start; the origin for an empty path.
        public var currentPoint: CGPoint {
            var start = CGPoint.zero
            var point = CGPoint.zero
            for element in elements {
                switch element {
                case .move(let end):
                    start = end
                    point = end
                case .line(let end), .quadCurve(_, let end), .curve(_, _, let end): point = end
                case .close: point = start
                }
            }
            return point
        }

        /// A path of the same elements.
        public func copy() -> CGPath? { CGPath(elements: elements) }

        /// A path of the elements' images.
        public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
            CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
        }

        /// A path of the same elements that can be added to.
        public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

        /// A path of the elements' images that can be added to.
        public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
            CGMutablePath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
        }

        /// Hands out each element in order.
        public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
            for element in elements {
                var points = element.points
                points.withUnsafeMutableBufferPointer { buffer in
                    // An element without points still needs an address.
                    var nowhere = CGPoint.zero
                    withUnsafeMutablePointer(to: &nowhere) { spare in
                        var handed = CGPathElement(type: element.type, points: buffer.baseAddress ?? spare)
                        withUnsafePointer(to: &handed, block)
                    }
                }
            }
        }

        /// Whether two paths have the same elements.
        public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

        /// The elements.
        public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
    }

    extension CGPath.Element {
        var type: CGPathElementType {
            switch self {
            case .move: .moveToPoint
            case .line: .addLineToPoint
            case .quadCurve: .addQuadCurveToPoint
            case .curve: .addCurveToPoint
            case .close: .closeSubpath
            }
        }

        var points: [CGPoint] {
            switch self {
            case .move(let end), .line(let end): [end]
            case .quadCurve(let control, let end): [control, end]
            case .curve(let control1, let control2, let end): [control1, control2, end]
            case .close: []
            }
        }

        func applying(_ t: CGAffineTransform) -> CGPath.Element {
            switch self {
            case .move(let end): .move(end.applying(t))
            case .line(let end): .line(end.applying(t))
            case .quadCurve(let control, let end): .quadCurve(control.applying(t), end.applying(t))
            case .curve(let control1, let control2, let end):
                .curve(control1.applying(t), control2.applying(t), end.applying(t))
            case .close: .close
            }
        }
    }
#endif
