extension AnimationTrack {
    /// What a track is made of; see the properties of the same names.
    struct Content: Sendable, Hashable {
        var from: AnimatableValue
        var to: AnimatableValue
        var keyframes: Keyframes?
        var motion: Motion
        var timing: MediaTiming
        var groups: [MediaTiming]
        var isAdditive: Bool
        var isCumulative: Bool
        var isRemovedOnCompletion: Bool
    }

    /// The object that holds a track's parts, and the way from a time to its value, which allocates nothing.
    final class Storage: Sendable {
        /// First, for it is read for each sample.
        let fast: FastCourse
        let spring: SpringSolution?
        let content: Content

        init(_ content: Content) {
            fast = FastCourse(content)
            if case .spring(let spring) = content.motion { self.spring = spring.solution } else { spring = nil }
            self.content = content
        }

        /// The pass and the fraction of the way at a time; nil where the track shows nothing.
        @inline(__always)
        func moment(at time: Double, evenIfRemoved: Bool) -> (iteration: Double, fraction: Double)? {
            let isRemoved = content.isRemovedOnCompletion && !evenIfRemoved
            var time = time
            for (depth, group) in content.groups.enumerated() {
                let state = group.state(at: time)
                guard state.applies && !(depth == 0 && isRemoved && state.phase == .after) else { return nil }
                time = state.progress * group.passDuration
            }
            let state = content.timing.state(at: time)
            guard state.applies && !(content.groups.isEmpty && isRemoved && state.phase == .after) else { return nil }
            let pass = content.timing.passDuration
            return (state.iteration, content.motion.progress(fraction: state.progress, duration: pass))
        }

        /// Lays the track over a value in place.
        func apply(at time: Double, to value: inout AnimatableValue, evenIfRemoved: Bool) {
            if let moment = moment(at: time, evenIfRemoved: evenIfRemoved) { apply(moment, to: &value) }
        }

        /// Whether a pass is a plain way from `from` to `to`.
        @inline(__always)
        func isSimple(_ iteration: Double) -> Bool {
            content.keyframes == nil && !(content.isCumulative && iteration > 0)
        }

        /// Lays what a moment shows over a value in place.
        func apply(_ moment: (iteration: Double, fraction: Double), to value: inout AnimatableValue) {
            let (iteration, fraction) = moment
            if content.isCumulative && iteration > 0 {
                let moved = self.value(at: fraction).adding(accumulated(over: iteration))
                value = content.isAdditive ? value.adding(moved) : moved
            } else if !content.isAdditive {
                value = self.value(at: fraction)
            } else {
                value = value.adding(self.value(at: fraction))
            }
        }

        @inline(__always)
        private func value(at fraction: Double) -> AnimatableValue {
            if let keyframes = content.keyframes { return keyframes.value(at: fraction) }
            return content.from.interpolated(to: content.to, fraction: fraction)
        }

        /// What the cycles before a pass have added up to: each one's last value. A cycle that comes back ends where
        /// it started.
        private func accumulated(over iteration: Double) -> AnimatableValue {
            let autoreverses = content.timing.autoreverses
            let cycles = autoreverses ? (iteration / 2).rounded(.down) : iteration
            return value(at: autoreverses ? 0 : 1).repeated(min(max(0, Int(clamping: cycles)), 1_000_000_000_000_000))
        }
    }
}
