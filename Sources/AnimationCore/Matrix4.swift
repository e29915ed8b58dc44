/// A 4 × 4 transform of row vectors, laid out as `CATransform3D`: the translation stands in the fourth row, perspective
/// in the fourth column.
public struct Matrix4: Sendable, Hashable {
    /// m11, m12, m13, m14.
    public var row1: SIMD4<Double>
    /// m21, m22, m23, m24.
    public var row2: SIMD4<Double>
    /// m31, m32, m33, m34.
    public var row3: SIMD4<Double>
    /// m41, m42, m43, m44.
    public var row4: SIMD4<Double>

    /// A matrix by its rows.
    public init(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
        self.row4 = row4
    }

    /// The affine transform of the plane, with depth left alone.
    public init(_ affine: AffineMatrix) {
        self.init(
            SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
            SIMD4(affine.tx, affine.ty, 0, 1))
    }

    /// The transform that changes nothing.
    public static let identity = Matrix4(
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

    /// The transform of the plane this is; nil where it is more than that.
    public var affine: AffineMatrix? {
        guard row1.z == 0, row1.w == 0, row2.z == 0, row2.w == 0, row3 == SIMD4(0, 0, 1, 0), row4.z == 0, row4.w == 1
        else { return nil }
        return AffineMatrix(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
    }

    /// This transform, then another: `self × other`, as `CATransform3DConcat`.
    public func concatenating(_ other: Matrix4) -> Matrix4 {
        Matrix4(
            other.transforming(row1), other.transforming(row2), other.transforming(row3), other.transforming(row4))
    }

    /// The image of a row vector in homogeneous coordinates.
    @inline(__always)
    public func transforming(_ vector: SIMD4<Double>) -> SIMD4<Double> {
        let near = row1 * vector.x + row2 * vector.y
        return near + (row3 * vector.z + row4 * vector.w)
    }

    /// The determinant.
    public var determinant: Double {
        let (low, high) = minors
        let first = low.0 * high.5 - low.1 * high.4 + low.2 * high.3
        return first + (low.3 * high.2 - low.4 * high.1 + low.5 * high.0)
    }

    /// The transform that undoes this one; nil where there is none.
    public var inverse: Matrix4? {
        let determinant = determinant
        guard determinant != 0 && determinant.isFinite else { return nil }
        let (s, c) = minors
        let (a, b, d, e) = (row1, row2, row3, row4)
        let first = SIMD4(
            b.y * c.5 - b.z * c.4 + b.w * c.3, -a.y * c.5 + a.z * c.4 - a.w * c.3,
            e.y * s.5 - e.z * s.4 + e.w * s.3, -d.y * s.5 + d.z * s.4 - d.w * s.3)
        let second = SIMD4(
            -b.x * c.5 + b.z * c.2 - b.w * c.1, a.x * c.5 - a.z * c.2 + a.w * c.1,
            -e.x * s.5 + e.z * s.2 - e.w * s.1, d.x * s.5 - d.z * s.2 + d.w * s.1)
        let third = SIMD4(
            b.x * c.4 - b.y * c.2 + b.w * c.0, -a.x * c.4 + a.y * c.2 - a.w * c.0,
            e.x * s.4 - e.y * s.2 + e.w * s.0, -d.x * s.4 + d.y * s.2 - d.w * s.0)
        let fourth = SIMD4(
            -b.x * c.3 + b.y * c.1 - b.z * c.0, a.x * c.3 - a.y * c.1 + a.z * c.0,
            -e.x * s.3 + e.y * s.1 - e.z * s.0, d.x * s.3 - d.y * s.1 + d.z * s.0)
        return Matrix4(first / determinant, second / determinant, third / determinant, fourth / determinant)
    }

    private typealias Minors = (Double, Double, Double, Double, Double, Double)

    /// The 2 × 2 minors of the upper two rows and of the lower two, columns 12, 13, 14, 23, 24, 34.
    private var minors: (upper: Minors, lower: Minors) {
        (Self.minors(row1, row2), Self.minors(row3, row4))
    }

    private static func minors(_ p: SIMD4<Double>, _ q: SIMD4<Double>) -> Minors {
        (
            differenceOfProducts(p.x, q.y, p.y, q.x), differenceOfProducts(p.x, q.z, p.z, q.x),
            differenceOfProducts(p.x, q.w, p.w, q.x), differenceOfProducts(p.y, q.z, p.z, q.y),
            differenceOfProducts(p.y, q.w, p.w, q.y), differenceOfProducts(p.z, q.w, p.w, q.z)
        )
    }
}
