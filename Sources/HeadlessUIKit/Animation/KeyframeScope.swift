internal import AnimationCore

/// The closure of `UIView.animateKeyframes`, in which `addKeyframe` says what each property is when.
@MainActor
final class KeyframeScope: AnimationScope {
    /// The keyframes of one property, in the order in which they were added.
    final class Course {
        let layer: CALayer
        let property: LayerProperty
        let first: AnimatableValue
        private var keys: [(start: Double, end: Double, value: AnimatableValue)] = []

        init(_ layer: CALayer, _ property: LayerProperty, from first: AnimatableValue) {
            (self.layer, self.property, self.first) = (layer, property, first)
        }

        /// The property arrives at a value; several changes in one keyframe are one.
        func add(_ value: AnimatableValue, _ span: KeyframeScope.Span) {
            if let last = keys.last, last.start == span.start, last.end == span.end { keys.removeLast() }
            keys.append((span.start, span.end, value))
        }

        /// The values and when each is there. Before a keyframe begins the value before it is held, as it is after the
        /// last one; paced modes know values only.
        func keyframes(mode: Keyframes.CalculationMode) -> Keyframes? {
            let keys = keys.sorted { ($0.end, $0.start) < ($1.end, $1.start) }
            let isPaced = mode == .paced || mode == .cubicPaced
            var (values, times) = ([first], [0.0])
            for key in keys {
                let (last, time) = (values[values.count - 1], times[times.count - 1])
                if !isPaced, mode != .discrete, key.start > time {
                    values.append(last)
                    times.append(key.start)
                }
                values.append(key.value)
                // Discrete values are there from a keyframe's start on.
                times.append(max(time, mode == .discrete ? key.start : key.end))
            }
            if !isPaced, times[times.count - 1] < 1 {
                values.append(values[values.count - 1])
                times.append(1)
            }
            return Keyframes(values: values, keyTimes: isPaced ? nil : times, mode: mode)
        }
    }

    /// The part of the whole that a keyframe takes, in fractions.
    struct Span {
        var start = 0.0
        var end = 1.0
    }

    private(set) var courses: [Course] = []
    private var span = Span()

    /// Runs a keyframe's closure.
    func addKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
        let outer = span
        let start = min(max(start, 0), 1)
        span = Span(start: start, end: min(max(start + max(duration, 0), start), 1))
        changes()
        span = outer
    }

    override func layer(
        _ layer: CALayer, changed property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        let known = courses.first { $0.layer === layer && $0.property == property }
        let start = options.contains(.beginFromCurrentState) ? layer.seen(property, changedFrom: old) : old
        let course = known ?? Course(layer, property, from: start)
        if known == nil { courses.append(course) }
        course.add(new, span)
    }
}
