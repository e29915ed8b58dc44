#if !canImport(CoreGraphics)
    /// A path that can be added to. Each addition goes through the transform it is given.
    public final class CGMutablePath: CGPath {
        /// A path without elements.
        public init() { super.init(elements: []) }

        override init(elements: [Element]) { super.init(elements: elements) }

        private func add(_ element: Element, _ transform: CGAffineTransform) {
            elements.append(element.applying(transform))
        }

        /// Starts a subpath at a point.
        public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
            add(.move(point), transform)
        }

        /// A line from the current point; without one nothing happens, here as in the curves.
        public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
            if !isEmpty { add(.line(point), transform) }
        }

        /// A quadratic Bézier curve from the current point.
        public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
            if !isEmpty { add(.quadCurve(control, end), transform) }
        }

        /// A cubic Bézier curve from the current point.
        public func addCurve(
            to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
        ) {
            if !isEmpty { add(.curve(control1, control2, end), transform) }
        }

        /// A line back to where the subpath started.
        public func closeSubpath() {
            if let last = elements.last, last != .close { elements.append(.close) }
        }

        /// A new subpath of lines through points.
        public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
            guard let first = points.first else { return }
            move(to: first, transform: transform)
            for point in points.dropFirst() { addLine(to: point, transform: transform) }
        }

        /// A rectangle as a closed subpath.
        public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
            if rect.isNull { return }
            addLines(
                between: [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                ], transform: transform)
            closeSubpath()
        }

        /// Rectangles, each as a closed subpath.
        public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
            for rect in rects { addRect(rect, transform: transform) }
        }

        /// The elements of another path.
        public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
            for element in path.elements { add(element, transform) }
        }

        /// An ellipse as a closed subpath of four curves, from its right end through its bottom.
        public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
            if rect.isNull { return }
            let place = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
            move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
            for arc in Arc.curves(from: 0, sweep: 2 * .pi) { add(arc.applying(place), transform) }
            closeSubpath()
        }

        /// A rectangle with elliptic corners as a closed subpath; corners are at most half a side.
        public func addRoundedRect(
            in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
        ) {
            if rect.isNull { return }
            let width = max(0, min(cornerWidth, rect.width / 2))
            let height = max(0, min(cornerHeight, rect.height / 2))
            guard width > 0 && height > 0 else { return addRect(rect, transform: transform) }
            let (left, right) = (rect.minX + width, rect.maxX - width)
            let (top, bottom) = (rect.minY + height, rect.maxY - height)
            move(to: CGPoint(x: left, y: rect.minY), transform: transform)
            // From the top right corner on, clockwise on a screen.
            let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
            for (quarter, corner) in corners.enumerated() {
                let start = CGFloat(quarter - 1) * .pi / 2
                let place = CGAffineTransform(width, 0, 0, height, corner.0, corner.1)
                addLine(to: Arc.point(at: start).applying(place), transform: transform)
                for arc in Arc.curves(from: start, sweep: .pi / 2) { add(arc.applying(place), transform) }
            }
            closeSubpath()
        }
    }

    extension CGMutablePath {
        /// An arc of a circle, after a line to its start where the path is not empty.
        ///
        /// - Parameter clockwise: by Core Graphics' axes, where y points up; with y pointing down the arc runs the
        ///   other way.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
            transform: CGAffineTransform = .identity
        ) {
            var sweep = endAngle - startAngle
            // Less than a whole turn in the direction asked for, unless the angles say a whole turn or more.
            if sweep.magnitude >= 2 * .pi && (sweep < 0) == clockwise {
                sweep = clockwise ? -2 * .pi : 2 * .pi
            } else {
                sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi)
                let isWhole = sweep == 0 && endAngle != startAngle
                if clockwise && (sweep > 0 || isWhole) { sweep -= 2 * .pi }
                if !clockwise && (sweep < 0 || isWhole) { sweep += 2 * .pi }
            }
            addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
        }

        /// An arc of a circle by its start and the angle it covers, after a line to its start where the path is not
        /// empty.
        public func addRelativeArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
            transform: CGAffineTransform = .identity
        ) {
            guard radius.isFinite && startAngle.isFinite && delta.isFinite else { return }
            let place = CGAffineTransform(radius, 0, 0, radius, center.x, center.y)
            let start = Arc.point(at: startAngle).applying(place)
            if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
            for arc in Arc.curves(from: startAngle, sweep: delta) {
                add(arc.applying(place), transform)
            }
        }

        /// A line to, and the arc of, the circle that touches the lines from the current point to one point and from
        /// there to another.
        public func addArc(
            tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
        ) {
            let from = currentPoint.applying(transform.inverted())
            let (ux, uy) = (from.x - tangent1End.x, from.y - tangent1End.y)
            let (vx, vy) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
            let turn = ux * vy - uy * vx
            let lengths = hypot(ux, uy) * hypot(vx, vy)
            // On a straight line no circle touches both ways: only the corner is reached.
            guard turn.magnitude > 1e-12 * lengths && radius > 0 && !isEmpty else {
                return addLine(to: tangent1End, transform: transform)
            }
            let half = atan2(turn.magnitude, ux * vx + uy * vy) / 2
            let reach = radius / tan(half)
            let start = CGPoint(
                x: tangent1End.x + ux / hypot(ux, uy) * reach, y: tangent1End.y + uy / hypot(ux, uy) * reach)
            let side: CGFloat = turn < 0 ? -1 : 1
            // The centre lies a radius from the start, at a right angle to the first line, on the second one's side.
            let center = CGPoint(
                x: start.x - side * uy / hypot(ux, uy) * radius, y: start.y + side * ux / hypot(ux, uy) * radius)
            let angle = atan2(start.y - center.y, start.x - center.x)
            addRelativeArc(
                center: center, radius: radius, startAngle: angle, delta: -side * (.pi - 2 * half), transform: transform
            )
        }
    }

    /// Arcs of the unit circle as Bézier curves.
    enum Arc {
        static func point(at angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }

        /// Curves of at most a quarter turn each.
        static func curves(from start: CGFloat, sweep: CGFloat) -> [CGPath.Element] {
            guard sweep != 0, sweep.isFinite else { return [] }
            let count = min(max(1, Int(exactly: (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)) ?? 4096), 4096)
            let step = sweep / CGFloat(count)
            let reach = 4 / 3 * tan(step / 4)
            return (0..<count).map { index in
                let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
                let (p, q) = (point(at: a), point(at: b))
                return .curve(
                    CGPoint(x: p.x - reach * p.y, y: p.y + reach * p.x),
                    CGPoint(x: q.x + reach * q.y, y: q.y - reach * q.x), q)
            }
        }
    }
#endif
