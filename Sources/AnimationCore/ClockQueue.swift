/// The virtual clock with what is to happen on it: time stands still between events, and moves to each one's deadline
/// in turn.
///
///     var clock = ClockQueue<String>()
///     clock.schedule(after: 0.4, "completion")
///     let limit = clock.now + VirtualTime(seconds: 1)
///     while let event = clock.popDue(upTo: limit) { … }      // what handles the event may schedule more
///
/// Events with the same deadline come in the order they were scheduled. Scheduling and taking cost the logarithm of the
/// number of events.
public struct ClockQueue<Payload: Sendable>: Sendable {
    /// A scheduled event's name, with which it can be cancelled.
    public struct Token: Sendable, Hashable {
        let number: UInt64
    }

    /// An event that is scheduled or has come.
    public struct Event: Sendable {
        /// When it is due.
        public let deadline: VirtualTime
        /// Its name.
        public let token: Token
        /// What is to happen.
        public let payload: Payload

        @inline(__always)
        func precedes(_ other: Event) -> Bool {
            (deadline, token.number) < (other.deadline, other.token.number)
        }
    }

    /// The current virtual time.
    public private(set) var now: VirtualTime

    /// A binary heap; its first event, if any, is never a cancelled one.
    private var heap: [Event] = []
    private var live: Set<UInt64> = []
    private var scheduled: UInt64 = 0

    /// A clock without events.
    public init(now: VirtualTime = .zero) {
        self.now = now
    }

    /// The number of events that are still to come.
    public var count: Int { live.count }

    /// Whether nothing is to come.
    public var isEmpty: Bool { live.isEmpty }

    /// When the next event is due; nil where nothing is to come.
    public var nextDeadline: VirtualTime? { heap.first?.deadline }

    /// The events that are still to come, in the order in which they will.
    public var pending: [Event] {
        heap.filter { live.contains($0.token.number) }.sorted { $0.precedes($1) }
    }

    /// Schedules an event; a deadline that has passed counts as now.
    @discardableResult
    public mutating func schedule(at deadline: VirtualTime, _ payload: Payload) -> Token {
        let token = Token(number: scheduled)
        scheduled += 1
        live.insert(token.number)
        heap.append(Event(deadline: max(deadline, now), token: token, payload: payload))
        siftUp(heap.count - 1)
        return token
    }

    /// Schedules an event a number of seconds from now; a negative one counts as 0.
    @discardableResult
    public mutating func schedule(after seconds: Double, _ payload: Payload) -> Token {
        schedule(at: now + VirtualTime(seconds: seconds), payload)
    }

    /// Takes an event back. False where it has come already, or was taken back before.
    @discardableResult
    public mutating func cancel(_ token: Token) -> Bool {
        guard live.remove(token.number) != nil else { return false }
        if heap.count > 64 && heap.count > 4 * live.count {
            heap = pending
        }
        dropCancelled()
        return true
    }

    /// Moves the clock to the next event that is due by a time, and takes it; where none is, moves it to that time.
    ///
    /// Called in a loop this advances the clock: what a handler schedules in between comes in its turn. A limit that
    /// has passed still gives what is due now.
    public mutating func popDue(upTo limit: VirtualTime) -> Event? {
        let limit = max(limit, now)
        guard let first = heap.first, first.deadline <= limit else {
            now = limit
            return nil
        }
        now = first.deadline
        removeFirst()
        live.remove(first.token.number)
        dropCancelled()
        return first
    }

    private mutating func dropCancelled() {
        while let first = heap.first, !live.contains(first.token.number) {
            removeFirst()
        }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        siftDown(0)
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].precedes(heap[parent]) else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var index = start
        while true {
            let left = 2 * index + 1
            let right = left + 1
            var least = index
            if left < heap.count && heap[left].precedes(heap[least]) { least = left }
            if right < heap.count && heap[right].precedes(heap[least]) { least = right }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
