extension ClockQueue {
    /// Moves the clock by a stretch of time and hands over each event that falls due on the way, in order.
    ///
    /// - Parameter handle: may schedule and cancel events on the clock it is given.
    public mutating func advance(
        by stretch: VirtualTime, _ handle: (inout ClockQueue, Event) throws -> Void
    ) rethrows {
        let limit = now + stretch
        while let event = popDue(upTo: limit) {
            try handle(&self, event)
        }
    }

    /// How an attempt to run the clock until nothing is left to come has ended.
    public struct Settlement: Sendable {
        /// Whether nothing is left to come.
        public var isSettled: Bool { pending.isEmpty }
        /// The number of events that have come.
        public var handled: Int
        /// The events that were not reached within the limits, in order.
        public var pending: [Event]
    }

    /// Runs the clock until nothing is left to come, or a limit is reached; it stops at the last event, not at the
    /// limit.
    ///
    /// - Parameters:
    ///   - limit: the last moment an event may have; what repeats for ever is thus reported, not waited for.
    ///   - maximumEvents: a bound on the number of events, for what schedules itself again without delay.
    public mutating func settle(
        limit: VirtualTime, maximumEvents: Int = 1_000_000, _ handle: (inout ClockQueue, Event) throws -> Void
    ) rethrows -> Settlement {
        var handled = 0
        while handled < maximumEvents, let deadline = nextDeadline, deadline <= limit {
            guard let event = popDue(upTo: deadline) else { break }
            handled += 1
            try handle(&self, event)
        }
        return Settlement(handled: handled, pending: pending)
    }
}
