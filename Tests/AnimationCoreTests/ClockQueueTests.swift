import AnimationCore
import Testing

@Suite struct ClockQueueTests {
    private func drain(_ clock: inout ClockQueue<String>, to seconds: Double) -> [String] {
        var result: [String] = []
        while let event = clock.popDue(upTo: VirtualTime(seconds: seconds)) { result.append(event.payload) }
        return result
    }

    @Test func equalDeadlinesComeInTheOrderTheyWereScheduled() {
        var clock = ClockQueue<String>()
        clock.schedule(after: 2, "late")
        for name in ["a", "b", "c", "d", "e"] { clock.schedule(after: 1, name) }
        clock.schedule(after: 0.5, "early")
        #expect(drain(&clock, to: 1) == ["early", "a", "b", "c", "d", "e"])
        #expect(clock.now == VirtualTime(seconds: 1))
        #expect(clock.nextDeadline == VirtualTime(seconds: 2))
        #expect(drain(&clock, to: 5) == ["late"])
        #expect(clock.isEmpty && clock.now == VirtualTime(seconds: 5))
    }

    @Test func timeStandsAtEachEventsDeadline() {
        var clock = ClockQueue<Double>()
        for seconds in [0.3, 0.1, 0.2] { clock.schedule(after: seconds, seconds) }
        clock.advance(by: VirtualTime(seconds: 1)) { clock, event in
            #expect(clock.now == event.deadline && clock.now.seconds == event.payload)
        }
        #expect(clock.now.seconds == 1)
    }

    @Test func whatAHandlerSchedulesComesInItsTurn() {
        var clock = ClockQueue<String>()
        clock.schedule(after: 1, "first")
        clock.schedule(after: 1, "second")
        var order: [String] = []
        clock.advance(by: VirtualTime(seconds: 2)) { clock, event in
            order.append(event.payload)
            if event.payload == "first" {
                clock.schedule(after: 0, "at once")
                clock.schedule(after: 0.5, "soon")
                clock.schedule(at: .zero, "overdue")
                clock.schedule(after: 1.5, "beyond")
            }
        }
        #expect(order == ["first", "second", "at once", "overdue", "soon"])
        #expect(clock.pending.map(\.payload) == ["beyond"])
    }

    @Test func cancelledEventsDoNotCome() {
        var clock = ClockQueue<String>()
        let first = clock.schedule(after: 1, "first")
        let second = clock.schedule(after: 2, "second")
        let cancelled = [clock.cancel(first), clock.cancel(first)]
        #expect(cancelled == [true, false], "an event is cancelled once")
        #expect(clock.nextDeadline == VirtualTime(seconds: 2))
        #expect(clock.count == 1)
        #expect(drain(&clock, to: 3) == ["second"])
        let tooLate = clock.cancel(second)
        #expect(!tooLate)
    }

    @Test func settlingReportsWhatIsStillPending() {
        var clock = ClockQueue<String>()
        clock.schedule(after: 1, "once")
        clock.schedule(after: 0, "again")
        let settlement = clock.settle(limit: VirtualTime(seconds: 10)) { clock, event in
            if event.payload == "again" { clock.schedule(after: 3, "again") }
        }
        #expect(!settlement.isSettled)
        #expect(settlement.handled == 5)
        #expect(settlement.pending.map(\.payload) == ["again"])
        #expect(clock.now == VirtualTime(seconds: 9), "the clock stops at the last event")

        var endless = ClockQueue<Int>()
        endless.schedule(after: 0, 0)
        let stopped = endless.settle(limit: VirtualTime(seconds: 1), maximumEvents: 100) { clock, event in
            clock.schedule(after: 0, event.payload + 1)
        }
        #expect(stopped.handled == 100 && stopped.pending.map(\.payload) == [100])

        var still = ClockQueue<Int>()
        let nothing = still.settle(limit: VirtualTime(seconds: 1)) { _, _ in }
        #expect(nothing.isSettled)
        #expect(still.now == .zero)
    }

    @Test func secondsBecomeTheNearestNanosecond() {
        #expect(VirtualTime(seconds: 0.1).nanoseconds == 100_000_000)
        #expect(VirtualTime(seconds: 1.0 / 3).nanoseconds == 333_333_333)
        #expect(VirtualTime(seconds: 0.1).seconds == 0.1)
        #expect(VirtualTime(seconds: .infinity).nanoseconds == 9_200_000_000_000_000_000)
        #expect(VirtualTime(seconds: .nan).nanoseconds < 0)
        #expect(VirtualTime.distantFuture + VirtualTime(seconds: 1) == .distantFuture)
    }

    /// Random schedules and cancellations against the plainest queue there is: a sorted list.
    @Test func randomSchedulesComeInOrder() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            var clock = ClockQueue<Int>()
            var plain: [(deadline: Int64, number: Int)] = []
            var tokens: [ClockQueue<Int>.Token] = []
            for number in 0..<Int.random(in: 1...300, using: &random) {
                // Few different deadlines, so that many are equal.
                let deadline = Int64.random(in: 0...20, using: &random)
                tokens.append(clock.schedule(at: VirtualTime(nanoseconds: deadline), number))
                plain.append((deadline, number))
            }
            for (number, token) in tokens.enumerated() where Int.random(in: 0..<3, using: &random) > 0 {
                clock.cancel(token)
                plain.removeAll { $0.number == number }
            }
            plain.sort { $0 < $1 }
            #expect(clock.pending.map(\.payload) == plain.map(\.number))
            var order: [Int] = []
            clock.advance(by: VirtualTime(nanoseconds: 20)) { order.append($1.payload) }
            #expect(order == plain.map(\.number))
        }
    }

    /// Random programs of events that schedule events, run in one stretch and in two: the same to the bit.
    @Test func advancingTwiceIsAdvancingByTheSum() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<500 {
            let seed = random.next()
            let total = Int64.random(in: 0...5_000, using: &random)
            let first = Int64.random(in: 0...total, using: &random)
            func run(_ stretches: [Int64]) -> [[Int64]] {
                var inner = SeededGenerator(seed: seed)
                var clock = ClockQueue<Int64>()
                var log: [[Int64]] = []
                for number in 0..<5 {
                    clock.schedule(at: VirtualTime(nanoseconds: .random(in: 0...3_000, using: &inner)), Int64(number))
                }
                for stretch in stretches {
                    clock.advance(by: VirtualTime(nanoseconds: stretch)) { clock, event in
                        log.append([clock.now.nanoseconds, event.payload])
                        if event.payload < 60 {
                            let delay = VirtualTime(nanoseconds: .random(in: 0...500, using: &inner))
                            clock.schedule(at: clock.now + delay, event.payload + 7)
                        }
                    }
                }
                log.append([clock.now.nanoseconds, Int64(clock.count)])
                return log
            }
            #expect(run([first, total - first]) == run([total]))
        }
    }
}
