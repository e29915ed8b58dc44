import Geometry

/// A 2-D affine transform of row vectors, laid out as `CGAffineTransform`: x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineMatrix: Sendable, Hashable {
    /// How much of x goes into x.
    public var a: Double
    /// How much of x goes into y.
    public var b: Double
    /// How much of y goes into x.
    public var c: Double
    /// How much of y goes into y.
    public var d: Double
    /// The horizontal translation.
    public var tx: Double
    /// The vertical translation.
    public var ty: Double

    /// A transform by its six entries.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The factor by which areas grow; negative for a mirror image, 0 where the transform cannot be undone.
    public var determinant: Double { differenceOfProducts(a, d, b, c) }

    /// This transform, then another: `self × other`, as `CGAffineTransform.concatenating`.
    public func concatenating(_ other: AffineMatrix) -> AffineMatrix {
        AffineMatrix(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that undoes this one; nil where there is none.
    public var inverse: AffineMatrix? {
        let determinant = determinant
        guard determinant != 0 && determinant.isFinite else { return nil }
        return AffineMatrix(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: differenceOfProducts(c, ty, d, tx) / determinant, ty: differenceOfProducts(b, tx, a, ty) / determinant)
    }

    /// The image of a point.
    public func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
