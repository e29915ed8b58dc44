import AnimationCore
import Testing

@Suite struct PercentDrivenProgressTests {
    /// From the reference vectors: let go at a half after 0.25 s of a transition of 0.4 s.
    @Test func finishingAndCancellingMirrorEachOther() {
        var finished = PercentDrivenProgress(duration: 0.4)
        finished.update(0.25, at: 0.1)
        finished.update(0.5, at: 0.2)
        var cancelled = finished
        finished.finish(at: 0.25)
        cancelled.cancel(at: 0.25)
        #expect(finished.ending?.end == 0.45 && cancelled.ending?.end == 0.45)
        let times = [0, 0.15, 0.2, 0.25, 0.3, 0.35, 0.45, 0.7]
        #expect(
            isClose(
                times.map { finished.progress(at: $0) },
                [0, 0.25, 0.5, 0.5, 0.5645809655236599, 0.75, 1, 1]))
        #expect(
            isClose(
                times.map { cancelled.progress(at: $0) },
                [0, 0.25, 0.5, 0.5, 0.4354190344763401, 0.25, 0, 0]))
    }

    @Test func afterTheEndNothingChangesIt() {
        var progress = PercentDrivenProgress(duration: 1)
        progress.update(2, at: 0)
        #expect(progress.percentComplete == 1)
        progress.update(-1, at: 0.5)
        #expect(progress.percentComplete == 0)
        progress.finish(at: 1)
        let ending = progress.ending
        progress.update(0.5, at: 1.2)
        progress.cancel(at: 1.5)
        #expect(progress.ending == ending && progress.percentComplete == 0)
    }

    /// Over random courses: cancelled ones end at the start exactly, finished ones at the end, and nothing leaves
    /// 0...1.
    @Test func theEndIsReachedExactly() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<5_000 {
            var progress = PercentDrivenProgress(
                duration: random.double(0.01...3), completionSpeed: random.double(0.1...10),
                completionMotion: .curve(.easeOut))
            var time = 0.0
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                time += random.double(0...0.2)
                progress.update(random.double(-0.2...1.2), at: time)
            }
            time += random.double(0...0.2)
            let isCancelled = Bool.random(using: &random)
            if isCancelled { progress.cancel(at: time) } else { progress.finish(at: time) }
            let end = progress.ending?.end ?? .nan
            for after in [end, end.nextUp, end + 1] {
                #expect(progress.progress(at: after) == (isCancelled ? 0 : 1))
            }
            let between = progress.progress(at: random.double(0...1) * end)
            #expect(between >= 0 && between <= 1)
        }
    }
}
