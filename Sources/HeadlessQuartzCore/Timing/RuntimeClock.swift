internal import AnimationCore

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
    public static var current: RuntimeClock { LayerRuntime.inForce.clock }

    /// Starts again at zero, with nothing pending: with a runtime that has layers only.
    @discardableResult
    package static func restart() -> RuntimeClock {
        let old = LayerRuntime.inForce
        LayerRuntime.inForce = LayerRuntime()
        old.end()
        return current
    }

    /// Forgets all that is pending. What ends with it may still ask this clock.
    func end() {
        withExtendedLifetime(queue) { queue = ClockQueue() }
        (tickCount, youngLinks) = (0, [])
        transactions.end()
    }

    /// The transactions that are open.
    package let transactions = TransactionStack()

    fileprivate struct Call: Sendable {
        let run: @MainActor () -> Void
        var link: ObjectIdentifier?
    }

    /// The name of a call, with which it can be taken back.
    package struct Token {
        fileprivate let token: ClockQueue<Call>.Token
    }

    private var queue = ClockQueue<Call>()
    private var tickCount = 0
    /// The display links that tick and may still come to an end by themselves.
    private var youngLinks: Set<ObjectIdentifier> = []

    /// Seconds since the runtime started.
    public var now: Double { queue.now.seconds }

    /// How many calls wait for their time, without the ticks of display links.
    public var pendingCount: Int { queue.count - tickCount }

    /// How many display links are running.
    public var displayLinkCount: Int { tickCount }

    /// When the next waiting call is due, in seconds; `nil` where none waits.
    public var nextDeadline: Double? { queue.nextDeadline?.seconds }

    /// When the next waiting call that is no display link's tick is due, in seconds; `nil` where none waits.
    package var nextCallTime: Double? {
        tickCount == 0 ? nextDeadline : queue.pending.first { $0.payload.link == nil }?.deadline.seconds
    }

    /// Rises with each call and each move of the clock: what has the same number happens in one event.
    package private(set) var eventNumber = 0

    /// Calls back after some virtual seconds; a delay of zero means the next time the clock moves at all.
    public func schedule(after delay: Double, _ call: @escaping @MainActor () -> Void) {
        queue.schedule(after: delay, Call(run: call))
    }

    /// Calls back at a time in virtual seconds, unless taken back before.
    package func schedule(at time: Double, _ call: @escaping @MainActor () -> Void) -> Token {
        Token(token: queue.schedule(at: VirtualTime(seconds: time), Call(run: call)))
    }

    /// Takes a call back.
    package func cancel(_ token: Token) { queue.cancel(token.token) }

    /// Calls a display link back; nothing settles later for it once it has proved unending.
    func scheduleTick(
        at time: VirtualTime, of link: CADisplayLink, _ call: @escaping @MainActor () -> Void
    ) -> Token {
        let id = ObjectIdentifier(link)
        if link.isNewToClock {
            link.isNewToClock = false
            youngLinks.insert(id)
        }
        tickCount += 1
        return Token(token: queue.schedule(at: time, Call(run: call, link: id)))
    }

    /// Takes a display link's call back; when it starts again, it may come to an end again.
    func cancel(_ token: Token, of link: CADisplayLink) {
        if queue.cancel(token.token) { tickCount -= 1 }
        link.isNewToClock = true
        youngLinks.remove(ObjectIdentifier(link))
    }

    /// Moves time on, running what falls due on the way.
    public func advance(by seconds: Double) {
        let end = queue.now + VirtualTime(seconds: max(0, seconds))
        run { queue.popDue(upTo: end) }
    }

    /// Runs what is due now, and what that makes due now, without moving time.
    public func turn() { advance(by: 0) }

    /// Runs until nothing waits; time stands where the last call was due.
    ///
    /// Display links alone are run for two more seconds, which is enough for an animation that they drive. One that
    /// still ticks then goes on for ever, and later calls do not wait for it.
    ///
    /// - Parameter limit: virtual seconds after which a runtime that never comes to rest is left as it is.
    /// - Returns: whether it came to rest within the limit.
    @discardableResult
    public func settle(limit: Double = 60) -> Bool {
        let end = queue.now + VirtualTime(seconds: limit)
        var patience: VirtualTime?
        run {
            guard let next = queue.nextDeadline, next <= end else { return nil }
            // A call that is due after the limit does not make display links tick until then.
            if pendingCount > 0, tickCount == 0 || (nextCallTime ?? .infinity) <= end.seconds {
                patience = nil
            } else {
                let last = patience ?? queue.now + VirtualTime(seconds: Self.displayLinkPatience)
                patience = last
                guard !youngLinks.isEmpty, next <= last else {
                    youngLinks = []
                    return nil
                }
            }
            return queue.popDue(upTo: next)
        }
        return pendingCount == 0
    }

    /// How long display links alone may keep the runtime from coming to rest, in virtual seconds.
    private static let displayLinkPatience = 2.0

    /// How many calls may run while time stands still; a layout that always asks for another one comes to this.
    private static let mostCallsAtOneMoment = 100_000
    /// How many calls one stretch of time may have: a hundred a frame for a minute is far below it, and what calls itself
    /// again after a nanosecond comes to it.
    private static let mostCalls = 1_000_000

    /// Whether nothing more is due at this moment.
    private var isAboutToMove: Bool { queue.nextDeadline.map { $0 > queue.now } ?? true }

    /// Runs calls one by one, and stops where calls without delay make each other for ever.
    private func run(_ next: () -> ClockQueue<Call>.Event?) {
        var (moment, calls, all) = (queue.now, 0, 0)
        eventNumber += 1
        while calls < Self.mostCallsAtOneMoment, all < Self.mostCalls {
            if isAboutToMove { AsyncWait.catchUp() }
            guard let event = next() else { break }
            if queue.now > moment { (moment, calls) = (queue.now, 0) }
            calls += 1
            all += 1
            eventNumber += 1
            if event.payload.link != nil { tickCount -= 1 }
            event.payload.run()
        }
        eventNumber += 1
    }
}

/// The virtual time in seconds, as `CACurrentMediaTime` gives the machine's on a device.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CACurrentMediaTime() -> Double { RuntimeClock.current.now }
