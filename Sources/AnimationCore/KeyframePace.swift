/// The arc lengths along keyframes' course, and the way back: where on the course a fraction of its length lies.
struct KeyframePace: Sendable, Hashable {
    private enum Kind { case straight, single, several }

    /// How the segments are measured: by one length each, by total variation, or by arc length.
    private let kind: Kind
    /// The length of each segment.
    private let lengths: [Double]
    private let total: Double
    /// For each number of each segment its derivative by the parameter, a quadratic: highest coefficient first.
    private let quadratics: [SIMD3<Double>]
    /// How many numbers a value has.
    private let width: Int
    /// For several numbers the length from a segment's start at each of `knotCount + 1` equal parameters.
    private let knots: [Double]
    /// For a single number the parameters at which each segment starts, turns back and ends.
    private let turns: [[Double]]

    private static let knotCount = 64

    init(_ course: KeyframeCourse) {
        let segments = 0..<max(course.segmentCount, 0)
        let quadratics = segments.map { Self.quadratics(course, $0) }
        let width = quadratics.first?.count ?? 0
        var knots: [Double] = []
        var turns: [[Double]] = []
        if case .straight = course {
            kind = .straight
            lengths = segments.map { course.derivative(segment: $0, at: 0).length }
        } else if width == 1 {
            kind = .single
            turns = segments.map { Self.turns(quadratics[$0][0]) }
            lengths = segments.map { segment in
                zip(turns[segment], turns[segment].dropFirst()).reduce(0) {
                    $0 + Self.rise(quadratics[segment][0], from: $1.0, to: $1.1).magnitude
                }
            }
        } else {
            kind = .several
            lengths = segments.map { segment in
                var length = 0.0
                knots.append(0)
                for knot in 0..<Self.knotCount {
                    length += Self.arc(
                        quadratics[segment][...], from: Self.parameter(knot), to: Self.parameter(knot + 1))
                    knots.append(length)
                }
                return length
            }
        }
        self.quadratics = quadratics.flatMap { $0 }
        self.width = width
        self.knots = knots
        self.turns = turns
        total = lengths.reduce(0, +)
    }

    /// The place at which a fraction of the whole length is covered.
    func place(at fraction: Double) -> (segment: Int, parameter: Double) {
        let last = lengths.count - 1
        guard fraction < 1 && total > 0 else { return (last, 1) }
        var rest = fraction * total
        for segment in lengths.indices {
            let length = lengths[segment]
            if rest <= length || segment == last {
                guard rest > 0 else { return (segment, 0) }
                guard rest < length else { return (segment, 1) }
                switch kind {
                case .straight: return (segment, rest / length)
                case .single: return (segment, parameterByTurns(rest, segment))
                case .several: return (segment, parameterByKnots(rest, segment))
                }
            }
            rest -= length
        }
        return (last, 1)
    }

    /// The derivative of each of a segment's numbers, from three of its values.
    private static func quadratics(_ course: KeyframeCourse, _ segment: Int) -> [SIMD3<Double>] {
        let start = course.derivative(segment: segment, at: 0).components
        let middle = course.derivative(segment: segment, at: 0.5).components
        let end = course.derivative(segment: segment, at: 1).components
        return start.indices.map { index in
            let square = 2 * (start[index] + end[index] - 2 * middle[index])
            return SIMD3(square, end[index] - start[index] - square, start[index])
        }
    }

    private static func parameter(_ knot: Int) -> Double { Double(knot) / Double(knotCount) }

    // MARK: Several numbers

    private func parameterByKnots(_ rest: Double, _ segment: Int) -> Double {
        let base = segment * (Self.knotCount + 1)
        var (low, high) = (0, Self.knotCount)
        while high - low > 1 {
            let middle = (low + high) / 2
            if knots[base + middle] <= rest { low = middle } else { high = middle }
        }
        let derivative = quadratics[(segment * width)..<((segment + 1) * width)]
        let (lower, start) = (Self.parameter(low), knots[base + low])
        let length = knots[base + high] - start
        var (a, b) = (lower, Self.parameter(high))
        var u = length > 0 ? a + (b - a) * (rest - start) / length : a
        for _ in 0..<64 {
            let error = start + Self.arc(derivative, from: lower, to: u) - rest
            if error == 0 { return u }
            if error > 0 { b = u } else { a = u }
            var next = u - error / Self.speed(derivative, at: u)
            if !(next >= a && next <= b) { next = a + (b - a) * 0.5 }
            let step = next - u
            u = next
            if step.magnitude < 1e-14 { return u }
        }
        return u
    }

    @inline(__always)
    private static func speed(_ derivative: ArraySlice<SIMD3<Double>>, at u: Double) -> Double {
        var sum = 0.0
        for quadratic in derivative {
            let number = (quadratic.x * u + quadratic.y) * u + quadratic.z
            sum += number * number
        }
        return sum.squareRoot()
    }

    /// The length of a short piece, by Gauss and Legendre's rule with eight points.
    private static func arc(_ derivative: ArraySlice<SIMD3<Double>>, from a: Double, to b: Double) -> Double {
        let (center, half) = ((a + b) / 2, (b - a) / 2)
        func pair(_ x: Double) -> Double {
            speed(derivative, at: center - half * x) + speed(derivative, at: center + half * x)
        }
        let inner =
            0.362683783378361983 * pair(0.183434642495649805) + 0.313706645877887287 * pair(0.525532409916328986)
        let outer =
            0.222381034453374471 * pair(0.796666477413626740) + 0.101228536290376259 * pair(0.960289856497536232)
        return half * (inner + outer)
    }

    // MARK: A single number, whose length is its total variation

    /// 0, the parameters inside the segment at which its derivative is 0, 1.
    private static func turns(_ derivative: SIMD3<Double>) -> [Double] {
        let (a, b, c) = (derivative.x, derivative.y, derivative.z)
        var roots: [Double] = []
        let discriminant = differenceOfProducts(b, b, 4 * a, c)
        if a == 0 {
            if b != 0 { roots = [-c / b] }
        } else if discriminant > 0 {
            // The larger one first, the other by their product: no cancellation.
            let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
            roots = sum == 0 ? [0] : [sum / a, c / sum]
        }
        return [0] + roots.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    }

    /// How much the number grows between two parameters.
    private static func rise(_ derivative: SIMD3<Double>, from a: Double, to b: Double) -> Double {
        func integral(_ u: Double) -> Double { ((derivative.x / 3 * u + derivative.y / 2) * u + derivative.z) * u }
        return integral(b) - integral(a)
    }

    private func parameterByTurns(_ rest: Double, _ segment: Int) -> Double {
        var rest = rest
        let (turns, derivative) = (turns[segment], quadratics[segment])
        for index in 0..<(turns.count - 1) {
            let start = turns[index]
            var (a, b) = (start, turns[index + 1])
            let rise = Self.rise(derivative, from: a, to: b)
            guard rest <= rise.magnitude || index == turns.count - 2 else {
                rest -= rise.magnitude
                continue
            }
            let goal = rise < 0 ? -rest : rest
            var u = rise == 0 ? a : a + (b - a) * (rest / rise.magnitude).clamped(0, 1)
            for _ in 0..<128 {
                let error = Self.rise(derivative, from: start, to: u) - goal
                if error == 0 { return u }
                if (error > 0) == (rise > 0) { b = u } else { a = u }
                var next = u - error / ((derivative.x * u + derivative.y) * u + derivative.z)
                if !(next >= a && next <= b) { next = a + (b - a) * 0.5 }
                let step = next - u
                u = next
                if step.magnitude < 1e-14 { return u }
            }
            return u
        }
        return 1
    }
}
