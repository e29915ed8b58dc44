import Geometry

/// An element of a path that keyframes follow.
public enum PathElement: Sendable, Hashable {
    /// Starts anew at a point, without a line to it.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve.
    case quadCurve(control: Point, end: Point)
    /// A cubic Bézier curve.
    case curve(control1: Point, control2: Point, end: Point)
    /// A straight line back to where the path last started anew.
    case close
}

/// The way keyframes lead through their values: segments, each with a parameter from 0 to 1.
enum KeyframeCourse: Sendable, Hashable {
    /// Straight from value to value.
    case straight([AnimatableValue])
    /// Hermite curves: the values, and the tangents with which each is left and reached.
    case hermite([AnimatableValue], leaving: [AnimatableValue], reaching: [AnimatableValue])
    /// Cubic Bézier curves in the plane: four points a segment.
    case path([Point])

    /// The smooth course of Kochanek and Bartels (1984) through values at certain times.
    static func smooth(values: [AnimatableValue], times: [Double], shapes: [Keyframes.Shape]) -> KeyframeCourse {
        guard let first = values.first, values.count > 1, values.allSatisfy({ first.subtractingNumbers($0) != nil })
        else { return .straight(values) }
        let still = first.mapped { _ in 0 }
        var leaving = [AnimatableValue](repeating: still, count: values.count)
        var reaching = leaving
        let last = values.count - 1
        for index in values.indices {
            let shape = index < shapes.count ? shapes[index] : Keyframes.Shape()
            let tight = 1 - shape.tension
            guard index > 0 else {
                leaving[0] = (values[1].subtractingNumbers(values[0]) ?? still).mapped { $0 * tight }
                continue
            }
            let before = values[index].subtractingNumbers(values[index - 1]) ?? still
            guard index < last else {
                reaching[last] = before.mapped { $0 * tight }
                continue
            }
            let after = values[index + 1].subtractingNumbers(values[index]) ?? still
            let (c, b) = (shape.continuity, shape.bias)
            let (stepBefore, stepAfter) = (times[index] - times[index - 1], times[index + 1] - times[index])
            let steps = stepBefore + stepAfter
            // Uneven steps: the tangent in units of the segment it belongs to.
            let (outScale, inScale) = steps > 0 ? (2 * stepAfter / steps, 2 * stepBefore / steps) : (1, 1)
            let half = tight / 2
            leaving[index] = before.weighted(
                half * (1 + b) * (1 + c) * outScale, after, half * (1 - b) * (1 - c) * outScale)
            reaching[index] = before.weighted(
                half * (1 + b) * (1 - c) * inScale, after, half * (1 - b) * (1 + c) * inScale)
        }
        return .hermite(values, leaving: leaving, reaching: reaching)
    }

    /// The course along a path; nil for one without a point.
    init?(path: [PathElement]) {
        var points: [Point] = []
        var start: Point?
        var current: Point?
        func add(_ from: Point, _ control1: Point, _ control2: Point, _ end: Point) {
            points += [from, control1, control2, end]
            current = end
        }
        for element in path {
            // What draws before any move starts at its own end.
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let end):
                let from = current ?? end
                start = start ?? from
                add(from, from.toward(end, 1.0 / 3), end.toward(from, 1.0 / 3), end)
            case .quadCurve(let control, let end):
                let from = current ?? end
                start = start ?? from
                add(from, from.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end)
            case .curve(let control1, let control2, let end):
                let from = current ?? end
                start = start ?? from
                add(from, control1, control2, end)
            case .close:
                guard let from = current, let end = start, from != end else { continue }
                add(from, from.toward(end, 1.0 / 3), end.toward(from, 1.0 / 3), end)
            }
        }
        if points.isEmpty {
            guard let current else { return nil }
            self = .straight([.point(current)])
        } else {
            self = .path(points)
        }
    }

    var segmentCount: Int {
        switch self {
        case .straight(let values), .hermite(let values, _, _): values.count - 1
        case .path(let points): points.count / 4
        }
    }

    /// A key's own value: where segment `index` starts, or the last one ends.
    func key(_ index: Int) -> AnimatableValue {
        switch self {
        case .straight(let values), .hermite(let values, _, _): values[index]
        case .path(let points): .point(index < points.count / 4 ? points[4 * index] : points[points.count - 1])
        }
    }

    func value(segment: Int, at u: Double) -> AnimatableValue {
        switch self {
        case .straight(let values):
            return values[segment].interpolated(to: values[segment + 1], fraction: u)
        case .hermite(let values, let leaving, let reaching):
            let (square, cube) = (u * u, u * u * u)
            let near = values[segment].weighted(
                2 * cube - 3 * square + 1, leaving[segment], cube - 2 * square + u)
            let far = values[segment + 1].weighted(
                3 * square - 2 * cube, reaching[segment + 1], cube - square)
            return near.combined(with: far, +) ?? near
        case .path(let points):
            let (s, base) = (1 - u, 4 * segment)
            let (w0, w1, w2, w3) = (s * s * s, 3 * u * s * s, 3 * u * u * s, u * u * u)
            let (p, q, r, e) = (points[base], points[base + 1], points[base + 2], points[base + 3])
            return .point(
                Point(x: w0 * p.x + w1 * q.x + w2 * r.x + w3 * e.x, y: w0 * p.y + w1 * q.y + w2 * r.y + w3 * e.y))
        }
    }

    /// The derivative by the segment's parameter; a quadratic in each number.
    func derivative(segment: Int, at u: Double) -> AnimatableValue {
        switch self {
        case .straight(let values):
            return values[segment + 1].subtractingNumbers(values[segment]) ?? values[segment].mapped { _ in 0 }
        case .hermite(let values, let leaving, let reaching):
            let square = u * u
            let near = values[segment].weighted(6 * square - 6 * u, leaving[segment], 3 * square - 4 * u + 1)
            let far = values[segment + 1].weighted(6 * u - 6 * square, reaching[segment + 1], 3 * square - 2 * u)
            return near.combined(with: far, +) ?? near
        case .path(let points):
            let (s, base) = (1 - u, 4 * segment)
            let (w0, w1, w2) = (3 * s * s, 6 * u * s, 3 * u * u)
            let (p, q, r, e) = (points[base], points[base + 1], points[base + 2], points[base + 3])
            return .point(
                Point(
                    x: w0 * (q.x - p.x) + w1 * (r.x - q.x) + w2 * (e.x - r.x),
                    y: w0 * (q.y - p.y) + w1 * (r.y - q.y) + w2 * (e.y - r.y)))
        }
    }
}

extension Point {
    fileprivate func toward(_ other: Point, _ fraction: Double) -> Point {
        Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

extension AnimatableValue {
    /// Each number by itself, also for transforms.
    @inline(__always)
    func mapped(_ transform: (Double) -> Double) -> AnimatableValue {
        combined(with: self) { number, _ in transform(number) } ?? self
    }

    /// The difference number by number, also for transforms; nil for values of different kinds.
    func subtractingNumbers(_ other: AnimatableValue) -> AnimatableValue? { combined(with: other, -) }

    /// `a · self + b · other`, number by number.
    @inline(__always)
    func weighted(_ a: Double, _ other: AnimatableValue, _ b: Double) -> AnimatableValue {
        combined(with: other) { a * $0 + b * $1 } ?? self
    }

    /// The value's numbers.
    var components: [Double] {
        var numbers: [Double] = []
        _ = mapped { number in
            numbers.append(number)
            return number
        }
        return numbers
    }

    /// The length of the value as a vector of its numbers.
    var length: Double { components.reduce(0) { $0 + $1 * $1 }.squareRoot() }
}
