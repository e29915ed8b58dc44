#if !canImport(CoreGraphics)
    /// An affine transform of the plane: a row vector `[x y 1]` is multiplied from the left, so x' = a x + c y + tx and
    /// y' = b x + d y + ty.
    public struct CGAffineTransform: Sendable, Hashable, Codable {
        /// How much of x goes into x.
        public var a: CGFloat
        /// How much of x goes into y.
        public var b: CGFloat
        /// How much of y goes into x.
        public var c: CGFloat
        /// How much of y goes into y.
        public var d: CGFloat
        /// The horizontal translation.
        public var tx: CGFloat
        /// The vertical translation.
        public var ty: CGFloat

        /// All entries 0, as Apple's: not the identity.
        public init() { self.init(0, 0, 0, 0, 0, 0) }

        /// A transform by its entries.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// A transform by its entries.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// A rotation by an angle in radians; with y pointing down, a positive one turns clockwise.
        public init(rotationAngle angle: CGFloat) {
            let (s, c) = (sin(angle), cos(angle))
            self.init(c, s, -s, c, 0, 0)
        }

        /// A scaling along the axes.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

        /// A translation.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

        /// The transform that changes nothing.
        public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

        /// Whether the transform changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// A translation, then this transform.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// A scaling, then this transform.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(sx * a, sx * b, sy * c, sy * d, tx, ty)
        }

        /// A rotation in radians, then this transform.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The transform that undoes this one; this one itself where there is none.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0 && determinant.isFinite else { return self }
            return CGAffineTransform(
                d / determinant, -b / determinant, -c / determinant, a / determinant,
                (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
        }

        /// This transform, then another: `self × other`.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a * other.a + b * other.c, a * other.b + b * other.d,
                c * other.a + d * other.c, c * other.b + d * other.d,
                tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
        }
    }

    extension CGPoint {
        /// The point's image.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// The size's image, as that of a vector: translation does not count, and extents may come out negative.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle around the images of the four corners; the null and the infinite rectangle stay what
        /// they are.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            if isNull || isInfinite { return self }
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            var (low, high) = (corners[0], corners[0])
            for corner in corners.dropFirst() {
                low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
                high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
            }
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
    }
#endif
