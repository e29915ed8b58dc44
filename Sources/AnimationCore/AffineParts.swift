import Geometry

/// An affine transform taken apart into translation, scale, angle and remainder (css-transforms-1, decomposing a 2-D
/// matrix), which is how Core Animation is measured to interpolate transforms.
public struct AffineParts: Sendable, Hashable {
    /// The translation.
    public var translation: Point
    /// The scale along the two axes; one is negative in a mirror image.
    public var scale: Point
    /// The rotation, in radians.
    public var angle: Double
    /// What is left: a 2 × 2 shear, row by row.
    public var remainder: SIMD4<Double>

    /// The parts of a transform; nil where it flattens the plane.
    public init?(_ matrix: AffineMatrix) {
        let determinant = matrix.determinant
        guard determinant != 0 && determinant.isFinite else { return nil }
        var (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
        var scaleX = hypotenuse(a, b)
        var scaleY = hypotenuse(c, d)
        if determinant < 0 {
            if a < d { scaleX = -scaleX } else { scaleY = -scaleY }
        }
        a /= scaleX
        b /= scaleX
        c /= scaleY
        d /= scaleY
        angle = arcTangent(y: b, x: a)
        // Turn both rows back by the angle, whose cosine and sine are a and b.
        remainder =
            angle == 0
            ? SIMD4(a, b, c, d) : SIMD4(a * a - b * c, differenceOfProducts(a, b, b, d), a * b + a * c, b * b + a * d)
        translation = Point(x: matrix.tx, y: matrix.ty)
        scale = Point(x: scaleX, y: scaleY)
    }

    /// The transform these parts make.
    public var matrix: AffineMatrix {
        let (s, c) = (sine(angle), cosine(angle))
        return AffineMatrix(
            a: scale.x * (c * remainder.x + s * remainder.z), b: scale.x * (c * remainder.y + s * remainder.w),
            c: scale.y * (c * remainder.z - s * remainder.x), d: scale.y * (c * remainder.w - s * remainder.y),
            tx: translation.x, ty: translation.y)
    }

    /// Each part on its straight line to another's, the angle by the rule of css-transforms-1.
    public func mixed(with other: AffineParts, _ fraction: Double) -> AffineParts {
        var (from, to) = (self, other)
        // Two mirror images about different axes are half a turn apart.
        if (from.scale.x < 0 && to.scale.y < 0) || (from.scale.y < 0 && to.scale.x < 0) {
            from.scale = Point(x: -from.scale.x, y: -from.scale.y)
            from.angle += from.angle < 0 ? .pi : -.pi
        }
        // No turn counts as a whole one. Half turns are a tie and stay as they are.
        if from.angle.magnitude < Self.tie { from.angle = 2 * .pi }
        if to.angle.magnitude < Self.tie { to.angle = 2 * .pi }
        if (from.angle - to.angle).magnitude > .pi + Self.tie {
            if from.angle > to.angle { from.angle -= 2 * .pi } else { to.angle -= 2 * .pi }
        }
        from.translation = Point(
            x: mix(from.translation.x, to.translation.x, fraction),
            y: mix(from.translation.y, to.translation.y, fraction))
        from.scale = Point(x: mix(from.scale.x, to.scale.x, fraction), y: mix(from.scale.y, to.scale.y, fraction))
        from.angle = mix(from.angle, to.angle, fraction)
        from.remainder += (to.remainder - from.remainder) * fraction
        return from
    }

    /// A billionth of a degree.
    private static let tie = 1e-9 * Double.pi / 180
}

extension AffineMatrix {
    /// The transform part of the way to another: part by part, or entry by entry where one of them flattens the plane.
    public func interpolated(to other: AffineMatrix, fraction: Double) -> AffineMatrix {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        if a == other.a && b == other.b && c == other.c && d == other.d {
            var result = self
            result.tx = mix(tx, other.tx, fraction)
            result.ty = mix(ty, other.ty, fraction)
            return result
        }
        guard let from = AffineParts(self), let to = AffineParts(other) else {
            return AffineMatrix(
                a: mix(a, other.a, fraction), b: mix(b, other.b, fraction), c: mix(c, other.c, fraction),
                d: mix(d, other.d, fraction), tx: mix(tx, other.tx, fraction), ty: mix(ty, other.ty, fraction))
        }
        return from.mixed(with: to, fraction).matrix
    }
}
