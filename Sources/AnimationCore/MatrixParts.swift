/// A 3-D transform taken apart into perspective, translation, rotation, skew and scale (css-transforms-2, decomposing a
/// 3-D matrix), divided by its m44.
public struct MatrixParts: Sendable, Hashable {
    /// The translation.
    public var translation: SIMD3<Double>
    /// The scale along the three axes; all negative in a mirror image.
    public var scale: SIMD3<Double>
    /// The skew of y along x, of z along x and of z along y.
    public var skew: SIMD3<Double>
    /// The fourth column.
    public var perspective: SIMD4<Double>
    /// The rotation as a unit quaternion x, y, z, w with w ≥ 0.
    public var quaternion: SIMD4<Double>

    /// The parts of the identity.
    public static let identity = MatrixParts()

    fileprivate init() {
        translation = .zero
        scale = SIMD3(repeating: 1)
        skew = .zero
        perspective = SIMD4(0, 0, 0, 1)
        quaternion = SIMD4(0, 0, 0, 1)
    }

    /// The parts of a transform; nil where it flattens space.
    public init?(_ matrix: Matrix4) {
        self.init()
        guard take(matrix) else { return nil }
    }

    /// Takes a transform apart, in place; false, and nothing is changed, where it flattens space.
    @inline(__always)
    fileprivate mutating func take(_ matrix: Matrix4) -> Bool {
        guard matrix.row4.w != 0 && matrix.row4.w.isFinite else { return false }
        var (m1, m2, m3, m4) = (matrix.row1, matrix.row2, matrix.row3, matrix.row4)
        if m4.w != 1 { (m1, m2, m3, m4) = (m1 / m4.w, m2 / m4.w, m3 / m4.w, m4 / m4.w) }
        var (x, y, z) = (m1.xyz, m2.xyz, m3.xyz)
        let normal = cross(y, z)
        let determinant = dot(x, normal)
        guard determinant != 0 && determinant.isFinite else { return false }
        translation = m4.xyz
        let column = SIMD3(m1.w, m2.w, m3.w)
        if column == .zero {
            perspective = SIMD4(0, 0, 0, 1)
        } else {
            // The upper 3 × 3 block solved for the column, by Cramer's rule.
            let near = (normal * column.x + cross(z, x) * column.y + cross(x, y) * column.z) / determinant
            perspective = SIMD4(near.x, near.y, near.z, 1 - dot(translation, near))
        }
        // Gram and Schmidt, row by row.
        let lengthX = length(x)
        x *= 1 / lengthX
        var xy = dot(x, y)
        y -= x * xy
        let lengthY = length(y)
        let shrinkY = 1 / lengthY
        y *= shrinkY
        xy *= shrinkY
        var xz = dot(x, z)
        z -= x * xz
        var yz = dot(y, z)
        z -= y * yz
        let lengthZ = length(z)
        let shrinkZ = 1 / lengthZ
        z *= shrinkZ
        xz *= shrinkZ
        yz *= shrinkZ
        scale = SIMD3(lengthX, lengthY, lengthZ)
        skew = SIMD3(xy, xz, yz)
        if determinant < 0 {
            scale = -scale
            (x, y, z) = (-x, -y, -z)
        }
        quaternion = Self.quaternion(x, y, z)
        return true
    }

    /// The unit quaternion, w ≥ 0, of a rotation of row vectors by its rows, through its largest component.
    @inline(__always)
    private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
        let traces = SIMD4(1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
        let greatest = traces.max()
        let root = greatest.squareRoot() / 2
        let scale = 0.25 / root
        let differences = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x) * scale
        let sums = SIMD3(y.z + z.y, z.x + x.z, x.y + y.x) * scale
        let result =
            if traces.x == greatest {
                SIMD4(root, sums.z, sums.y, differences.x)
            } else if traces.y == greatest {
                SIMD4(sums.z, root, sums.x, differences.y)
            } else if traces.z == greatest {
                SIMD4(sums.y, sums.x, root, differences.z)
            } else {
                SIMD4(differences.x, differences.y, differences.z, root)
            }
        return result.w < 0 ? -result : result
    }

    /// The transform these parts make: scale, skew, rotation, translation, perspective.
    public var matrix: Matrix4 {
        let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
        let rotationX = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
        let rotationY = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
        let rotationZ = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        let first = rotationX * scale.x
        let second = (rotationY + rotationX * skew.x) * scale.y
        let third = (rotationZ + rotationX * skew.y + rotationY * skew.z) * scale.z
        let near = perspective.xyz
        return Matrix4(
            SIMD4(first, dot(first, near)), SIMD4(second, dot(second, near)), SIMD4(third, dot(third, near)),
            SIMD4(translation, dot(translation, near) + perspective.w))
    }

    /// Each part on its straight line to another's, the rotation the shorter way round.
    public func mixed(with other: MatrixParts, _ fraction: Double) -> MatrixParts {
        var result = self
        result.mix(with: other, fraction)
        return result
    }

    @inline(__always)
    fileprivate mutating func mix(with other: MatrixParts, _ fraction: Double) {
        translation += (other.translation - translation) * fraction
        scale += (other.scale - scale) * fraction
        skew += (other.skew - skew) * fraction
        perspective += (other.perspective - perspective) * fraction
        quaternion = Self.turned(quaternion, other.quaternion, fraction)
    }

    /// Spherical interpolation of two unit quaternions, the shorter way.
    @inline(__always)
    private static func turned(_ from: SIMD4<Double>, _ to: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        var to = to
        var cosine = (from * to).sum()
        if cosine < 0 {
            to = -to
            cosine = -cosine
        }
        // The half angle by its tangent: an arc cosine would lose half its digits near 1.
        let (difference, sum) = (to - from, to + from)
        let opposite = (difference * difference).sum().squareRoot()
        let adjacent = (sum * sum).sum().squareRoot()
        let angle = 2 * arcTangent(y: opposite, x: adjacent)
        guard angle > 1e-12 else { return from + (to - from) * fraction }
        // Twice the product of the half angle's sine and cosine.
        let sine = opposite * adjacent / 2
        let scale = 1 / sine
        return from * (AnimationCore.sine((1 - fraction) * angle) * scale)
            + to * (AnimationCore.sine(fraction * angle) * scale)
    }
}

extension Matrix4 {
    /// The transform part of the way to another. Two transforms of the plane go by the rule of `AffineMatrix`; others
    /// part by part, which gives the result divided by its m44; entry by entry where one of them flattens space.
    public func interpolated(to other: Matrix4, fraction: Double) -> Matrix4 {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        if let from = affine, let to = other.affine, from.determinant != 0, to.determinant != 0 {
            return Matrix4(from.interpolated(to: to, fraction: fraction))
        }
        // In place: optional parts would be copied about.
        var (from, to) = (MatrixParts(), MatrixParts())
        guard from.take(self), to.take(other) else {
            return Matrix4(
                row1 + (other.row1 - row1) * fraction, row2 + (other.row2 - row2) * fraction,
                row3 + (other.row3 - row3) * fraction, row4 + (other.row4 - row4) * fraction)
        }
        from.mix(with: to, fraction)
        return from.matrix
    }
}

extension SIMD4<Double> {
    @inline(__always) fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

@inline(__always) private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z
}

@inline(__always) private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

@inline(__always) private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
        differenceOfProducts(a.y, b.z, a.z, b.y), differenceOfProducts(a.z, b.x, a.x, b.z),
        differenceOfProducts(a.x, b.y, a.y, b.x))
}
