internal import HeadlessQuartzCore

/// What stands for `DispatchQueue.main` where an app's code asks it to wait: the delay passes on the virtual clock.
///
/// `segue-sources` puts it in the place of `DispatchQueue.main` in calls of `asyncAfter`; calls of `async` need no
/// clock and stay with Dispatch.
///
/// ```swift
/// HeadlessQueue.main.asyncAfter(deadline: .now() + 0.5) { self.dismiss(animated: true) }
/// ```
public struct HeadlessQueue: Sendable {
    /// The queue of the main thread.
    public static let main = HeadlessQueue()

    /// A moment counted from the call that is given it.
    public struct Deadline: Sendable {
        let delay: Double

        /// The moment of the call.
        public static func now() -> Deadline { Deadline(delay: 0) }

        /// A moment some seconds later.
        public static func + (moment: Deadline, seconds: Double) -> Deadline {
            Deadline(delay: moment.delay + seconds)
        }

        /// A moment some interval later.
        public static func + (moment: Deadline, interval: DispatchTimeInterval) -> Deadline {
            moment + interval.seconds
        }
    }

    /// Runs a closure at a moment of the virtual clock.
    @preconcurrency
    public func asyncAfter(
        deadline: Deadline, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        schedule(after: deadline.delay, work)
    }

    /// Runs a closure at a moment that was computed with Dispatch's own clock, to the millisecond.
    @preconcurrency
    @_disfavoredOverload
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        schedule(after: Self.delay(until: deadline), work)
    }

    private func schedule(after delay: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { RuntimeClock.current.schedule(after: max(0, delay), work) }
        } else {
            DispatchQueue.main.async { RuntimeClock.current.schedule(after: max(0, delay), work) }
        }
    }

    /// The delay that was asked for: what has passed since it was computed is less than a millisecond.
    private static func delay(until deadline: DispatchTime) -> Double {
        let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        guard end > now else { return 0 }
        return (Double(end - now) / 1e6).rounded(.up) / 1e3
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds; one that never ends counts as a day.
    fileprivate var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        default: 86_400
        }
    }
}
