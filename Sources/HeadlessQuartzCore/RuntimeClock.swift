private import AnimationCore

/// The time that layers, views and controllers live in: a queue of deadlines that only ``advance(by:)`` moves.
///
/// Nothing in the runtime sleeps or asks the machine for the time. Equal deadlines run in the order in which they were
/// set, so the same input gives the same transcript.
///
/// ```swift
/// RuntimeClock.current.schedule(after: 0.4) { done = true }
/// RuntimeClock.current.advance(by: 0.4)   // done == true
/// ```
@MainActor
public final class RuntimeClock {
    /// The clock of the running application; a new runtime starts a new one.
    public private(set) static var current = RuntimeClock()

    /// Starts again at zero, with nothing pending.
    @discardableResult
    package static func restart() -> RuntimeClock {
        current = RuntimeClock()
        return current
    }

    private var queue = ClockQueue<@MainActor () -> Void>()

    /// Seconds since the runtime started.
    public var now: Double { queue.now.seconds }

    /// How many calls wait for their time.
    public var pendingCount: Int { queue.count }

    /// When the next waiting call is due, in seconds; `nil` where none waits.
    public var nextDeadline: Double? { queue.nextDeadline?.seconds }

    /// Calls back after some virtual seconds; a delay of zero means the next time the clock moves at all.
    public func schedule(after delay: Double, _ call: @escaping @MainActor () -> Void) {
        queue.schedule(after: delay, call)
    }

    /// Moves time on, running what falls due on the way.
    public func advance(by seconds: Double) {
        let end = queue.now + AnimationCore.VirtualTime(seconds: max(0, seconds))
        run { queue.popDue(upTo: end) }
    }

    /// Runs what is due now, and what that makes due now, without moving time.
    public func turn() { advance(by: 0) }

    /// Runs until nothing waits; time stands where the last call was due.
    ///
    /// - Parameter limit: virtual seconds after which a runtime that never comes to rest is left as it is.
    /// - Returns: whether it came to rest within the limit.
    @discardableResult
    public func settle(limit: Double = 60) -> Bool {
        let end = queue.now + AnimationCore.VirtualTime(seconds: limit)
        run { queue.nextDeadline.flatMap { next in next <= end ? queue.popDue(upTo: next) : nil } }
        return queue.isEmpty
    }

    /// How many calls may run while time stands still; a layout that always asks for another one comes to this.
    private static let mostCallsAtOneMoment = 100_000

    /// Runs calls one by one, and stops where calls without delay make each other for ever.
    private func run(_ next: () -> ClockQueue<@MainActor () -> Void>.Event?) {
        var (moment, calls) = (queue.now, 0)
        while calls < Self.mostCallsAtOneMoment, let event = next() {
            if queue.now > moment { (moment, calls) = (queue.now, 0) }
            calls += 1
            event.payload()
        }
    }
}

/// The virtual time in seconds, as `CACurrentMediaTime` gives the machine's on a device.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func CACurrentMediaTime() -> Double { RuntimeClock.current.now }
