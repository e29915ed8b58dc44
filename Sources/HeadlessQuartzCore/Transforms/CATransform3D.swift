package import AnimationCore
public import HeadlessCoreGraphics

/// A transform of space: a row vector `[x y z 1]` is multiplied from the left, so the translation stands in the fourth
/// row and perspective in the fourth column.
public struct CATransform3D: Sendable, Hashable {
    /// The first row's entries.
    public var m11, m12, m13, m14: CGFloat
    /// The second row's entries.
    public var m21, m22, m23, m24: CGFloat
    /// The third row's entries; `m34` = -1/distance gives perspective.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row's entries.
    public var m41, m42, m43, m44: CGFloat

    /// All entries 0, as Apple's: not the identity.
    public init() { self.init(Matrix4(.zero, .zero, .zero, .zero)) }

    /// A transform by its entries, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The transform of an animation's matrix.
    package init(_ matrix: Matrix4) {
        let (a, b, c, d) = (matrix.row1, matrix.row2, matrix.row3, matrix.row4)
        self.init(
            m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
            m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }

    /// The transform as an animation's matrix.
    package var matrix: Matrix4 {
        Matrix4(
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
    }
}

extension SIMD4<Double> {
    fileprivate init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(Double(x), Double(y), Double(z), Double(w))
    }
}
