import Geometry

/// The commonest kind of track by its numbers alone: one pass forwards between two values of at most four numbers, by a
/// Bézier curve or a spring, in no group. Its value at a time takes a few comparisons and one solution of the curve.
struct FastCourse: Sendable {
    /// What the four numbers are; nothing where the track is of another kind.
    enum Kind: UInt8 { case none, scalar, point, rect }

    private(set) var kind = Kind.none
    private(set) var isAdditive = false
    private var isSpring = false
    private var showsBefore = false
    private var showsAfter = false
    private var begin = 0.0
    private var speed = 1.0
    private var pass = 1.0
    private var curve = SIMD4<Double>(0, 0, 1, 1)
    private(set) var from = SIMD4<Double>.zero
    private(set) var to = SIMD4<Double>.zero

    init(_ content: AnimationTrack.Content) {
        let timing = content.timing
        guard content.keyframes == nil, content.groups.isEmpty, !content.isCumulative, timing.speed > 0,
            timing.timeOffset == 0, !timing.autoreverses, timing.activeDuration == timing.passDuration
        else { return }
        switch content.motion {
        case .spring: isSpring = true
        case .curve(let motion):
            guard case .bezier(let x1, let y1, let x2, let y2) = motion.shape else { return }
            curve = SIMD4(x1, y1, x2, y2)
        }
        switch (content.from, content.to) {
        case (.scalar(let a), .scalar(let b)):
            (from, to, kind) = (SIMD4(a, 0, 0, 0), SIMD4(b, 0, 0, 0), .scalar)
        case (.point(let a), .point(let b)):
            (from, to, kind) = (SIMD4(a.x, a.y, 0, 0), SIMD4(b.x, b.y, 0, 0), .point)
        case (.rect(let a), .rect(let b)):
            (from, to, kind) = (SIMD4(a), SIMD4(b), .rect)
        default: return
        }
        isAdditive = content.isAdditive
        showsBefore = timing.fillMode == .backwards || timing.fillMode == .both
        showsAfter = (timing.fillMode == .forwards || timing.fillMode == .both) && !content.isRemovedOnCompletion
        (begin, speed, pass) = (timing.begin, timing.speed, timing.passDuration)
    }

    /// The fraction of the way at a time, by the rules of `MediaTiming.state`; nil where the track shows nothing.
    @inline(__always)
    func fraction(at time: Double, spring: SpringSolution?) -> Double? {
        let elapsed = (time - begin) * speed
        var progress = elapsed / pass
        if elapsed <= MediaTiming.instant {
            if elapsed < -MediaTiming.instant && !showsBefore { return nil }
            progress = 0
        } else if elapsed >= pass - MediaTiming.instant {
            if elapsed > pass + MediaTiming.instant && !showsAfter { return nil }
            return 1
        }
        if isSpring { return progress > 0 ? 1 + (spring?.offset(at: progress * pass) ?? 0) : 0 }
        if progress == 0 { return 0 }
        if curve.x == curve.y && curve.z == curve.w { return progress }
        return TimingCurve.coordinate(curve.y, curve.w, TimingCurve.parameter(curve.x, curve.z, at: progress))
    }

    /// The numbers at a fraction of the way; exactly the last ones at its end.
    @inline(__always)
    func numbers(at fraction: Double) -> SIMD4<Double> {
        fraction == 1 ? to : from + (to - from) * fraction
    }
}

extension SIMD4<Double> {
    fileprivate init(_ rect: Rect) {
        self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }
}
