/// The course of a transition that a finger drives (`UIPercentDrivenInteractiveTransition`): the last update's fraction
/// until it is let go, then on to the end or back to the start.
///
///     var progress = PercentDrivenProgress(duration: 0.4)
///     progress.update(0.5, at: 0.2)
///     progress.cancel(at: 0.25)
///     progress.progress(at: 0.45)         // 0
public struct PercentDrivenProgress: Sendable, Hashable {
    /// How the interaction ended.
    public struct Ending: Sendable, Hashable {
        /// When it was let go, in seconds.
        public var time: Double
        /// The fraction at that time.
        public var percent: Double
        /// Whether it goes back to the start.
        public var isCancelled: Bool
        /// How long the rest takes, in seconds.
        public var duration: Double
        /// How the rest is covered.
        public var motion: Motion

        /// When the rest is covered.
        public var end: Double { time + duration }
    }

    private struct Update: Sendable, Hashable {
        var time: Double
        var percent: Double
    }

    /// The transition's duration in seconds.
    public var duration: Double
    /// How fast the rest is covered after the interaction: its time is divided by this.
    public var completionSpeed: Double
    /// How the rest is covered.
    public var completionMotion: Motion

    /// How the interaction ended; nil while it goes on.
    public private(set) var ending: Ending?
    private var updates: [Update] = []

    /// A transition at its start.
    public init(duration: Double, completionSpeed: Double = 1, completionMotion: Motion = .easeInEaseOut) {
        self.duration = duration
        self.completionSpeed = completionSpeed
        self.completionMotion = completionMotion
    }

    /// The fraction of the last update.
    public var percentComplete: Double { updates.last?.percent ?? 0 }

    /// Sets the fraction, moved into 0...1, from a time on. Without effect after the end of the interaction.
    public mutating func update(_ percent: Double, at time: Double) {
        guard ending == nil else { return }
        updates.append(Update(time: time, percent: percent.clamped(0, 1)))
    }

    /// Ends the interaction, with the transition to be completed. What is left takes its part of the duration, divided
    /// by the speed (`UIViewControllerTransitioning.h`). Without effect after the end of the interaction.
    public mutating func finish(at time: Double) {
        end(at: time, isCancelled: false, rest: 1 - percentComplete)
    }

    /// Ends the interaction, with the transition to be taken back: the mirror image of finishing, which the
    /// documentation leaves open.
    public mutating func cancel(at time: Double) {
        end(at: time, isCancelled: true, rest: percentComplete)
    }

    private mutating func end(at time: Double, isCancelled: Bool, rest: Double) {
        guard ending == nil else { return }
        let speed = completionSpeed > 0 ? completionSpeed : 1
        ending = Ending(
            time: time, percent: percentComplete, isCancelled: isCancelled, duration: rest * max(duration, 0) / speed,
            motion: completionMotion)
    }

    /// The transition's fraction at a time; exactly 1 or 0 once the rest is covered.
    public func progress(at time: Double) -> Double {
        if let ending, time >= ending.time {
            // The clock's times are whole nanoseconds: one that falls short of the end by less has reached it.
            let isOver = time >= ending.end - MediaTiming.instant
            let covered = isOver ? 1 : ending.motion.progress(at: time - ending.time, duration: ending.duration)
            if ending.isCancelled { return covered == 1 ? 0 : ending.percent * (1 - covered) }
            return mix(ending.percent, 1, covered)
        }
        // The last update that had come by then.
        var (low, high) = (0, updates.count)
        while low < high {
            let middle = (low + high) / 2
            if updates[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? updates[low - 1].percent : 0
    }
}
