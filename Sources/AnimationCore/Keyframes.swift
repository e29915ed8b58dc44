import Geometry

/// An animation's values at certain fractions of its time, and how it gets from one to the next
/// (`CAKeyframeAnimation`).
///
/// What is expensive (tangents, arc lengths) is worked out when the keyframes are made.
public struct Keyframes: Sendable, Hashable {
    /// How values between keyframes come about (`CAAnimationCalculationMode`).
    public enum CalculationMode: String, Sendable, Hashable, CaseIterable {
        /// On the straight line from one to the next.
        case linear
        /// Not at all: each value is held.
        case discrete
        /// On straight lines, with equal speed throughout; key times and curves do not count.
        case paced
        /// On a smooth curve through all values.
        case cubic
        /// On that curve, with equal speed throughout.
        case cubicPaced
    }

    /// Kochanek and Bartels's parameters at one key, each from -1 to 1, for the cubic modes.
    public struct Shape: Sendable, Hashable {
        /// How tight the curve is.
        public var tension: Double
        /// How round the corner is.
        public var continuity: Double
        /// Whether the curve leans to the value before (above 0) or after.
        public var bias: Double

        /// A key's parameters; all 0 gives the Catmull-Rom tangent.
        public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            self.tension = tension
            self.continuity = continuity
            self.bias = bias
        }
    }

    /// How values between the keys come about.
    public let mode: CalculationMode

    let course: KeyframeCourse
    let times: [Double]
    let curves: [TimingCurve]
    let pace: KeyframePace?
    /// The keys of a straight course through points, unwrapped; else none.
    private let points: [Point]
    /// Where each way between two of `points` follows a Bézier curve or none: all that a sample of it needs, in one place.
    private let parts: [Part]

    private struct Part: Sendable, Hashable {
        let start: Double
        let length: Double
        /// The coordinates of the control points.
        let curve: SIMD4<Double>
        let from: Point
        let to: Point
    }

    /// Keyframes by their values, which should be of one kind; nil where there are none.
    ///
    /// - Parameters:
    ///   - keyTimes: the fraction of each value, not falling, 0 first and 1 last; a discrete animation may name one
    ///     more, the end of the last value. Any other number of times, or times that fall, count as none: equal steps.
    ///   - curves: the timing curve of each part; a missing one is linear.
    ///   - shapes: the cubic modes' parameters of each key; missing ones are 0.
    public init?(
        values: [AnimatableValue], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
        curves: [TimingCurve] = [], shapes: [Shape] = []
    ) {
        guard !values.isEmpty else { return nil }
        let times = Self.times(keyTimes, keys: values.count, mode: mode)
        let course: KeyframeCourse
        switch mode {
        case .cubic:
            course = .smooth(values: values, times: times, shapes: shapes)
        case .cubicPaced:
            course = .smooth(values: values, times: values.indices.map(Double.init), shapes: shapes)
        case .linear, .discrete, .paced:
            course = .straight(values)
        }
        self.init(mode: mode, course: course, times: times, curves: curves)
    }

    /// Keyframes along a path: its points are the keys, its lines and curves the parts. Nil for a path without a point.
    ///
    /// The cubic modes have nothing to add to a path's own curves: they count as linear and paced.
    public init?(
        path: [PathElement], keyTimes: [Double]? = nil, mode: CalculationMode = .linear, curves: [TimingCurve] = []
    ) {
        guard let course = KeyframeCourse(path: path) else { return nil }
        // Measured: also a discrete animation gives each part of a path, not each point, an equal time.
        let times = Self.times(keyTimes, keys: course.segmentCount + 1, mode: .linear)
        self.init(mode: mode, course: course, times: times, curves: curves)
    }

    private init(mode: CalculationMode, course: KeyframeCourse, times: [Double], curves: [TimingCurve]) {
        self.mode = mode
        self.course = course
        self.times = times
        self.curves = curves
        pace = mode == .paced || mode == .cubicPaced ? KeyframePace(course) : nil
        var points: [Point] = []
        if case .straight(let values) = course, mode != .discrete {
            points = values.compactMap { if case .point(let point) = $0 { point } else { nil } }
            if points.count != values.count { points = [] }
        }
        self.points = points
        parts = pace == nil ? Self.parts(points, times: times, curves: curves) : []
    }

    private static func parts(_ points: [Point], times: [Double], curves: [TimingCurve]) -> [Part] {
        var parts: [Part] = []
        for index in points.indices.dropLast() {
            var curve = SIMD4(0.0, 0, 1, 1)
            if index < curves.count {
                guard case .bezier(let x1, let y1, let x2, let y2) = curves[index].shape else { return [] }
                curve = SIMD4(x1, y1, x2, y2)
            }
            parts.append(
                Part(
                    start: times[index], length: times[index + 1] - times[index], curve: curve, from: points[index],
                    to: points[index + 1]))
        }
        return parts
    }

    /// The value at a fraction of the animation's time; fractions outside 0...1 count as the nearer end.
    public func value(at fraction: Double) -> AnimatableValue {
        let fraction = fraction.clamped(0, 1)
        if mode == .discrete {
            return course.key(min(key(at: fraction), course.segmentCount))
        }
        guard course.segmentCount > 0 else { return course.key(0) }
        let (segment, parameter) = place(at: fraction, of: course.segmentCount)
        return course.value(segment: segment, at: parameter)
    }

    /// The value as a point; nil where it is none. Nothing is wrapped, which makes it several times as fast.
    public func point(at fraction: Double) -> Point? {
        if !parts.isEmpty {
            return parts.withUnsafeBufferPointer { Self.point(in: $0, at: fraction.clamped(0, 1)) }
        }
        if points.count > 1 {
            let (segment, parameter) = place(at: fraction.clamped(0, 1), of: points.count - 1)
            let (from, to) = (points[segment], points[segment + 1])
            return Point(x: mix(from.x, to.x, parameter), y: mix(from.y, to.y, parameter))
        }
        if case .point(let point) = value(at: fraction) { return point }
        return nil
    }

    /// The last part that has begun, and the point on its way.
    @inline(__always)
    private static func point(in parts: UnsafeBufferPointer<Part>, at fraction: Double) -> Point {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].start <= fraction { low = middle + 1 } else { high = middle }
        }
        let part = parts[max(low - 1, 0)]
        var parameter = part.length > 0 ? ((fraction - part.start) / part.length).clamped(0, 1) : 1
        let curve = part.curve
        if parameter > 0, parameter < 1, curve.x != curve.y || curve.z != curve.w {
            parameter = TimingCurve.coordinate(
                curve.y, curve.w, TimingCurve.parameter(curve.x, curve.z, at: parameter))
        }
        return Point(x: mix(part.from.x, part.to.x, parameter), y: mix(part.from.y, part.to.y, parameter))
    }

    /// The part of the course that is under way at a fraction from 0 to 1, and how far; there must be one.
    @inline(__always)
    private func place(at fraction: Double, of segments: Int) -> (segment: Int, parameter: Double) {
        if let pace {
            let place = pace.place(at: fraction)
            return (place.segment, place.parameter)
        }
        let segment = min(key(at: fraction), segments - 1)
        let start = times[segment]
        let length = times[segment + 1] - start
        var parameter = length > 0 ? ((fraction - start) / length).clamped(0, 1) : 1
        if segment < curves.count { parameter = curves[segment].value(at: parameter) }
        return (segment, parameter)
    }

    /// The direction in which a point moves at a fraction of the time; nil where the values are no points, or stand
    /// still.
    public func direction(at fraction: Double) -> Point? {
        let fraction = fraction.clamped(0, 1)
        guard mode != .discrete, course.segmentCount > 0 else { return nil }
        let place = pace?.place(at: fraction)
        let segment = place?.segment ?? min(key(at: fraction), course.segmentCount - 1)
        var parameter = place?.parameter ?? 0
        if pace == nil {
            let length = times[segment + 1] - times[segment]
            parameter = length > 0 ? ((fraction - times[segment]) / length).clamped(0, 1) : 1
            if segment < curves.count { parameter = curves[segment].value(at: parameter) }
        }
        // At an end whose control point is the end itself the derivative is 0; its neighbour knows the way.
        for parameter in [parameter, parameter < 0.5 ? parameter + 1e-6 : parameter - 1e-6] {
            guard case .point(let way) = course.derivative(segment: segment, at: parameter) else { return nil }
            if way.x != 0 || way.y != 0 { return way }
        }
        return nil
    }

    /// The last key whose time has come.
    @inline(__always)
    private func key(at fraction: Double) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    private static func times(_ given: [Double]?, keys: Int, mode: CalculationMode) -> [Double] {
        if let given, given.count == keys || (mode == .discrete && given.count == keys + 1),
            zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
        {
            return given
        }
        // A discrete animation holds each value for an equal part; the others run from key to key.
        let parts = Double(mode == .discrete ? keys : max(keys - 1, 1))
        return (0..<keys).map { Double($0) / parts }
    }
}
