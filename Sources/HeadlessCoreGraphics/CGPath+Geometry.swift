#if !canImport(CoreGraphics)
    extension CGPath {
        /// The smallest rectangle around all points, control points included; null for an empty path.
        public var boundingBox: CGRect {
            Self.box(around: elements.flatMap(\.points))
        }

        /// The smallest rectangle around the lines and curves themselves; null for an empty path.
        public var boundingBoxOfPath: CGRect {
            var points: [CGPoint] = []
            for element in elements {
                if case .move(let point) = element { points.append(point) }
            }
            for piece in pieces {
                points += [piece.p0, piece.p3]
                for t in piece.turns(\.x) + piece.turns(\.y) { points.append(piece.point(at: t)) }
            }
            return Self.box(around: points)
        }

        private static func box(around points: [CGPoint]) -> CGRect {
            guard let first = points.first else { return .null }
            var (low, high) = (first, first)
            for point in points {
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }

        /// Whether the path is a rectangle along the axes, which then goes into `rect`.
        public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
            var corners: [CGPoint] = []
            for (index, element) in elements.enumerated() {
                switch element {
                case .move(let point) where index == 0: corners.append(point)
                case .line(let point): corners.append(point)
                case .close where index == elements.count - 1: break
                default: return false
                }
            }
            if corners.count == 5 && corners[4] == corners[0] { corners.removeLast() }
            guard corners.count == 4 else { return false }
            let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
            let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
            let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
            guard across || down else { return false }
            rect?.pointee = Self.box(around: corners)
            return true
        }

        /// Whether a point is inside, with open subpaths closed by a line.
        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool {
            // A ray to the right; each crossing counts by its direction.
            var winding = 0
            for element in closedPieces {
                winding += element.applying(transform).crossings(of: point)
            }
            return rule == .winding ? winding != 0 : winding % 2 != 0
        }

        /// The lines and curves as cubic curves.
        private var pieces: [Piece] { pieces(closing: false) }
        private var closedPieces: [Piece] { pieces(closing: true) }

        private func pieces(closing: Bool) -> [Piece] {
            var result: [Piece] = []
            var (start, current) = (CGPoint.zero, CGPoint.zero)
            func close() {
                if current != start { result.append(Piece(line: current, start)) }
                current = start
            }
            for element in elements {
                switch element {
                case .move(let point):
                    if closing { close() }
                    (start, current) = (point, point)
                case .line(let end):
                    result.append(Piece(line: current, end))
                    current = end
                case .quadCurve(let control, let end):
                    result.append(
                        Piece(
                            p0: current, p1: current.toward(control, 2 / 3), p2: end.toward(control, 2 / 3), p3: end))
                    current = end
                case .curve(let control1, let control2, let end):
                    result.append(Piece(p0: current, p1: control1, p2: control2, p3: end))
                    current = end
                case .close:
                    close()
                }
            }
            if closing { close() }
            return result
        }
    }

    /// A cubic Bézier curve.
    private struct Piece {
        var p0, p1, p2, p3: CGPoint

        init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
            (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
        }

        init(line from: CGPoint, _ to: CGPoint) {
            self.init(p0: from, p1: from.toward(to, 1 / 3), p2: to.toward(from, 1 / 3), p3: to)
        }

        func applying(_ t: CGAffineTransform) -> Piece {
            Piece(p0: p0.applying(t), p1: p1.applying(t), p2: p2.applying(t), p3: p3.applying(t))
        }

        func point(at t: CGFloat) -> CGPoint {
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
        }

        /// The parameters inside the curve at which a coordinate turns back.
        func turns(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
            let (d0, d1, d2) = (axis(p1) - axis(p0), axis(p2) - axis(p1), axis(p3) - axis(p2))
            let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
            var roots: [CGFloat] = []
            let discriminant = b * b - 4 * a * c
            if a == 0 {
                if b != 0 { roots = [-c / b] }
            } else if discriminant > 0 {
                let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
                roots = sum == 0 ? [0] : [sum / a, c / sum]
            }
            return roots.filter { $0 > 0 && $0 < 1 }.sorted()
        }

        /// How often the curve crosses the ray to the right of a point, downwards minus upwards.
        func crossings(of point: CGPoint) -> Int {
            if max(p0.x, p1.x, p2.x, p3.x) <= point.x { return 0 }
            if max(p0.y, p1.y, p2.y, p3.y) < point.y || min(p0.y, p1.y, p2.y, p3.y) > point.y { return 0 }
            let knots = [0] + turns(\.y) + [1]
            return zip(knots, knots.dropFirst()).reduce(0) { $0 + crossing(of: point, between: $1.0, and: $1.1) }
        }

        private func crossing(of point: CGPoint, between start: CGFloat, and end: CGFloat) -> Int {
            let (from, to) = (self.point(at: start).y, self.point(at: end).y)
            // A crossing's upper end belongs to it, its lower end does not: a corner is crossed once.
            guard (from <= point.y) != (to <= point.y) else { return 0 }
            var (a, b) = (start, end)
            for _ in 0..<60 {
                let middle = (a + b) / 2
                if (self.point(at: middle).y <= point.y) == (from <= point.y) { a = middle } else { b = middle }
            }
            guard self.point(at: a).x > point.x else { return 0 }
            return from < to ? 1 : -1
        }
    }

    extension CGPoint {
        fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
            CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
        }
    }
#endif
