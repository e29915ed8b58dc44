/// The arc lengths along keyframes' course, and the way back: where on the course a fraction of its length lies.
struct KeyframePace: Sendable, Hashable {
    /// The length of each segment.
    private let lengths: [Double]
    private let total: Double
    /// For curved segments the length from their start at each of `knotCount + 1` equal parameters; empty for straight ones.
    private let knots: [Double]
    /// For courses of single numbers the parameters at which each segment turns back.
    private let turns: [[Double]]

    private static let knotCount = 64

    init(_ course: KeyframeCourse) {
        let segments = 0..<max(course.segmentCount, 0)
        var knots: [Double] = []
        var turns: [[Double]] = []
        switch course {
        case .straight(let values):
            lengths = segments.map { values[$0 + 1].subtractingNumbers(values[$0])?.length ?? 0 }
        case .hermite(let values, let leaving, let reaching) where values[0].isScalar:
            turns = segments.map {
                Self.turns(values[$0].scalar, values[$0 + 1].scalar, leaving[$0].scalar, reaching[$0 + 1].scalar)
            }
            lengths = segments.map { segment in
                zip(turns[segment], turns[segment].dropFirst()).reduce(0) {
                    $0 + Self.rise(course, segment, $1.0, $1.1).magnitude
                }
            }
        case .hermite, .path:
            lengths = segments.map { segment in
                var length = 0.0
                knots.append(0)
                for knot in 0..<Self.knotCount {
                    let (a, b) = (Self.parameter(knot), Self.parameter(knot + 1))
                    length += Self.arc(course, segment, from: a, to: b)
                    knots.append(length)
                }
                return length
            }
        }
        self.knots = knots
        self.turns = turns
        total = lengths.reduce(0, +)
    }

    /// The place at which a fraction of the whole length is covered.
    func place(at fraction: Double, on course: KeyframeCourse) -> (segment: Int, parameter: Double) {
        let last = lengths.count - 1
        guard fraction < 1 && total > 0 else { return (last, 1) }
        var rest = fraction * total
        for segment in lengths.indices {
            let length = lengths[segment]
            if rest <= length || segment == last {
                guard rest > 0 else { return (segment, 0) }
                guard rest < length else { return (segment, 1) }
                if !turns.isEmpty { return (segment, parameterByTurns(rest, course, segment)) }
                if !knots.isEmpty { return (segment, parameterByKnots(rest, course, segment)) }
                return (segment, rest / length)
            }
            rest -= length
        }
        return (last, 1)
    }

    // MARK: Curves in several numbers

    private func parameterByKnots(_ rest: Double, _ course: KeyframeCourse, _ segment: Int) -> Double {
        let base = segment * (Self.knotCount + 1)
        var (low, high) = (0, Self.knotCount)
        while high - low > 1 {
            let middle = (low + high) / 2
            if knots[base + middle] <= rest { low = middle } else { high = middle }
        }
        let (lower, start) = (Self.parameter(low), knots[base + low])
        let width = knots[base + high] - start
        var (a, b) = (lower, Self.parameter(high))
        var u = width > 0 ? a + (b - a) * (rest - start) / width : a
        for _ in 0..<64 {
            let error = start + Self.arc(course, segment, from: lower, to: u) - rest
            if error == 0 { return u }
            if error > 0 { b = u } else { a = u }
            var next = u - error / course.derivative(segment: segment, at: u).length
            if !(next > a && next < b) { next = a + (b - a) * 0.5 }
            let step = next - u
            u = next
            if step.magnitude < 1e-14 { return u }
        }
        return u
    }

    private static func parameter(_ knot: Int) -> Double { Double(knot) / Double(knotCount) }

    /// The length of a short piece, by Gauss and Legendre's rule with eight points.
    private static func arc(_ course: KeyframeCourse, _ segment: Int, from a: Double, to b: Double) -> Double {
        let (center, half) = ((a + b) / 2, (b - a) / 2)
        func speed(_ x: Double) -> Double { course.derivative(segment: segment, at: center + half * x).length }
        var sum = 0.362683783378361983 * (speed(-0.183434642495649805) + speed(0.183434642495649805))
        sum += 0.313706645877887287 * (speed(-0.525532409916328986) + speed(0.525532409916328986))
        sum += 0.222381034453374471 * (speed(-0.796666477413626740) + speed(0.796666477413626740))
        sum += 0.101228536290376259 * (speed(-0.960289856497536232) + speed(0.960289856497536232))
        return half * sum
    }

    // MARK: Curves of a single number, whose length is their total variation

    /// 0, the parameters inside the segment at which its derivative is 0, 1.
    private static func turns(_ p0: Double, _ p1: Double, _ m0: Double, _ m1: Double) -> [Double] {
        let (a, b, c) = (6 * p0 + 3 * m0 - 6 * p1 + 3 * m1, -6 * p0 - 4 * m0 + 6 * p1 - 2 * m1, m0)
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

    private static func rise(_ course: KeyframeCourse, _ segment: Int, _ a: Double, _ b: Double) -> Double {
        course.value(segment: segment, at: b).scalar - course.value(segment: segment, at: a).scalar
    }

    private func parameterByTurns(_ rest: Double, _ course: KeyframeCourse, _ segment: Int) -> Double {
        var rest = rest
        let turns = turns[segment]
        for index in 0..<(turns.count - 1) {
            var (a, b) = (turns[index], turns[index + 1])
            let rise = Self.rise(course, segment, a, b)
            guard rest <= rise.magnitude || index == turns.count - 2 else {
                rest -= rise.magnitude
                continue
            }
            let goal = course.value(segment: segment, at: a).scalar + (rise < 0 ? -rest : rest)
            var u = rise == 0 ? a : a + (b - a) * (rest / rise.magnitude).clamped(0, 1)
            for _ in 0..<128 {
                let error = course.value(segment: segment, at: u).scalar - goal
                if error == 0 { return u }
                if (error > 0) == (rise > 0) { b = u } else { a = u }
                var next = u - error / course.derivative(segment: segment, at: u).scalar
                if !(next > a && next < b) { next = a + (b - a) * 0.5 }
                let step = next - u
                u = next
                if step.magnitude < 1e-14 { return u }
            }
            return u
        }
        return 1
    }
}

extension AnimatableValue {
    fileprivate var isScalar: Bool {
        if case .scalar = self { true } else { false }
    }

    fileprivate var scalar: Double {
        if case .scalar(let number) = self { number } else { 0 }
    }
}
