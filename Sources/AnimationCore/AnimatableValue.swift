import Geometry

/// A value that animations can move: one number, or several that belong together.
public enum AnimatableValue: Sendable, Hashable {
    /// One number: an opacity, a corner radius, a coordinate.
    case scalar(Double)
    /// A position.
    case point(Point)
    /// A size.
    case size(Size)
    /// A frame or bounds.
    case rect(Rect)
    /// Margins.
    case insets(Insets)
    /// A transform of the plane.
    case affine(AffineMatrix)
    /// A transform of space.
    case matrix(Matrix4)
    /// A colour.
    case color(RGBA)
    /// Any number of numbers; the one case whose results are allocated.
    case vector([Double])

    /// The value part of the way to another: each number on its straight line, transforms by their parts.
    ///
    /// Exactly the one at fraction 0 and the other at fraction 1; fractions outside 0...1 go on along the line. Values
    /// of different kinds have nothing between them: the one gives way to the other at half way.
    public func interpolated(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
        switch self {
        case .affine(let a):
            if case .affine(let b) = other { return .affine(a.interpolated(to: b, fraction: fraction)) }
        case .matrix(let a):
            if case .matrix(let b) = other { return .matrix(a.interpolated(to: b, fraction: fraction)) }
        default:
            if fraction == 0 { return self }
            if let result = combined(with: other, { mix($0, $1, fraction) }) { return result }
        }
        return fraction < 0.5 ? self : other
    }

    /// The value with another laid on top: the sum, or for transforms the product with `delta` applied first.
    ///
    /// That is additive animation's "addition" (`CAAnimation.h`: "for affine transforms the two matrices are
    /// concatenated"). A delta of another kind changes nothing.
    public func adding(_ delta: AnimatableValue) -> AnimatableValue {
        switch self {
        case .affine(let a):
            if case .affine(let b) = delta { return .affine(b.concatenating(a)) }
        case .matrix(let a):
            if case .matrix(let b) = delta { return .matrix(b.concatenating(a)) }
        default:
            if let sum = combined(with: delta, +) { return sum }
        }
        return self
    }

    /// What must be added to another value to give this one; nil for values of different kinds, and where the other is
    /// a transform that cannot be undone.
    public func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        switch self {
        case .affine(let a):
            guard case .affine(let b) = other else { return nil }
            return b.inverse.map { .affine(a.concatenating($0)) }
        case .matrix(let a):
            guard case .matrix(let b) = other else { return nil }
            return b.inverse.map { .matrix(a.concatenating($0)) }
        default:
            return combined(with: other, -)
        }
    }

    /// Whether something lies between the two: they are of one kind, and lists of one length.
    public func isLike(_ other: AnimatableValue) -> Bool {
        switch self {
        case .vector(let a): if case .vector(let b) = other { a.count == b.count } else { false }
        default: combined(with: other) { _, _ in 0 } != nil
        }
    }

    /// The value of the same kind that changes nothing when added.
    public var zero: AnimatableValue {
        switch self {
        case .affine: .affine(.identity)
        case .matrix: .matrix(.identity)
        default: combined(with: self) { _, _ in 0 } ?? self
        }
    }

    /// The value laid on top of itself a number of times, as cumulative repetition does.
    public func repeated(_ count: Int) -> AnimatableValue {
        switch self {
        case .affine, .matrix:
            // Square and multiply: the count of an animation that repeats for long is large.
            var (result, power, rest) = (zero, self, max(count, 0))
            while rest > 0 {
                if rest & 1 == 1 { result = result.adding(power) }
                power = power.adding(power)
                rest >>= 1
            }
            return result
        default:
            let factor = Double(max(count, 0))
            return combined(with: self) { a, _ in a * factor } ?? self
        }
    }
}

extension AnimatableValue {
    /// The value whose numbers are made of two values' numbers, one by one; nil for values of different kinds.
    /// Transforms go entry by entry.
    @inline(__always)
    func combined(with other: AnimatableValue, _ combine: (Double, Double) -> Double) -> AnimatableValue? {
        // Not a switch over the pair, which would copy both: a value is large.
        switch self {
        case .scalar(let a):
            guard case .scalar(let b) = other else { return nil }
            return .scalar(combine(a, b))
        case .point(let a):
            guard case .point(let b) = other else { return nil }
            return .point(Point(x: combine(a.x, b.x), y: combine(a.y, b.y)))
        case .size(let a):
            guard case .size(let b) = other else { return nil }
            return .size(Size(width: combine(a.width, b.width), height: combine(a.height, b.height)))
        case .rect(let a):
            guard case .rect(let b) = other else { return nil }
            return .rect(
                Rect(
                    x: combine(a.origin.x, b.origin.x), y: combine(a.origin.y, b.origin.y),
                    width: combine(a.size.width, b.size.width), height: combine(a.size.height, b.size.height)))
        case .insets(let a):
            guard case .insets(let b) = other else { return nil }
            return .insets(
                Insets(
                    top: combine(a.top, b.top), left: combine(a.left, b.left),
                    bottom: combine(a.bottom, b.bottom), right: combine(a.right, b.right)))
        case .color(let a):
            guard case .color(let b) = other else { return nil }
            return .color(
                RGBA(
                    red: combine(a.red, b.red), green: combine(a.green, b.green), blue: combine(a.blue, b.blue),
                    alpha: combine(a.alpha, b.alpha)))
        case .affine(let a):
            guard case .affine(let b) = other else { return nil }
            return .affine(
                AffineMatrix(
                    a: combine(a.a, b.a), b: combine(a.b, b.b), c: combine(a.c, b.c), d: combine(a.d, b.d),
                    tx: combine(a.tx, b.tx), ty: combine(a.ty, b.ty)))
        case .matrix(let a):
            guard case .matrix(let b) = other else { return nil }
            return .matrix(
                Matrix4(
                    combineRows(a.row1, b.row1, combine), combineRows(a.row2, b.row2, combine),
                    combineRows(a.row3, b.row3, combine), combineRows(a.row4, b.row4, combine)))
        case .vector(let a):
            guard case .vector(let b) = other, a.count == b.count else { return nil }
            return .vector(a.indices.map { combine(a[$0], b[$0]) })
        }
    }

    @inline(__always)
    private func combineRows(
        _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ combine: (Double, Double) -> Double
    ) -> SIMD4<Double> {
        SIMD4(combine(a.x, b.x), combine(a.y, b.y), combine(a.z, b.z), combine(a.w, b.w))
    }

    /// The start and the end of an animation by Core Animation's table of `fromValue`, `toValue` and `byValue`.
    ///
    /// - Parameter model: the property's own value, which stands in for what is not given.
    public static func endpoints(
        model: AnimatableValue, from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil
    ) -> (start: AnimatableValue, end: AnimatableValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.subtracting(by) ?? model, to)
        case (let from?, nil, nil): (from, model)
        case (nil, let to?, nil): (model, to)
        case (nil, nil, let by?): (model, model.adding(by))
        case (nil, nil, nil): (model, model)
        }
    }
}
