import HeadlessQuartzCore
import Testing

/// Display links tick on the virtual clock, and do not keep it from coming to rest.
@MainActor
@Suite(.serialized) struct DisplayLinkTests {
    private final class Counter {
        var times: [Double] = []
        var onTick: ((CADisplayLink) -> Void)?
    }

    private let counter = Counter()
    private var clock: RuntimeClock { RuntimeClock.current }

    private func link() -> CADisplayLink {
        RuntimeClock.restart()
        LayerRuntime.inForce.send = { target, selector, sender in
            guard let counter = target as? Counter, let link = sender as? CADisplayLink, selector.name == "tick:" else {
                return
            }
            counter.times.append(link.timestamp)
            counter.onTick?(link)
        }
        let link = CADisplayLink(target: counter, selector: "tick:")
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test("Sixty frames a second, each at its own time") func frames() {
        let link = link()
        clock.advance(by: 1)
        #expect(counter.times.count == 60)
        #expect(zip(counter.times, 1...).allSatisfy { isNear($0, Double($1) / 60) })
        #expect(isNear(link.targetTimestamp, 61.0 / 60) && isNear(link.duration, 1.0 / 60))
        link.invalidate()
        clock.advance(by: 1)
        #expect(counter.times.count == 60 && clock.displayLinkCount == 0)
    }

    @Test("Fewer frames where fewer are wanted, none while paused") func rates() {
        let link = link()
        link.preferredFramesPerSecond = 30
        clock.advance(by: 1)
        #expect(counter.times.count == 30)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
        clock.advance(by: 1)
        #expect(counter.times.count == 40)
        link.isPaused = true
        clock.advance(by: 1)
        #expect(counter.times.count == 40 && clock.displayLinkCount == 0)
        link.isPaused = false
        clock.advance(by: 0.5)
        #expect(counter.times.count == 45)
    }

    @Test("An animation that a link drives comes to its end when the runtime settles") func driven() {
        let link = link()
        counter.onTick = { if $0.timestamp > 0.99 { $0.invalidate() } }
        #expect(clock.settle() && clock.now >= 0.99 && clock.now < 1.01)
        #expect(clock.displayLinkCount == 0)
        withExtendedLifetime(link) {}
    }

    @Test("An endless link is left running: the first settling gives it two seconds, later ones nothing") func endless()
    {
        let link = link()
        var isDone = false
        clock.schedule(after: 1) { isDone = true }
        #expect(clock.settle() && isDone)
        #expect(clock.now <= 3 && clock.now > 2.9 && clock.pendingCount == 0 && clock.displayLinkCount == 1)
        let now = clock.now
        #expect(clock.settle() && clock.now == now)
        clock.schedule(after: 0.5) {}
        #expect(clock.settle() && isNear(clock.now, now + 0.5))
        link.invalidate()
    }
}
