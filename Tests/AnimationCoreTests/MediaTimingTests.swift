import AnimationCore
import Testing

@Suite struct MediaTimingTests {
    /// Linear from 0 to 1 over a model value of 0.5, as measured on macOS by others (the reference vectors' rows).
    private func shown(_ timing: MediaTiming, at times: [Double]) -> [Double] {
        var track = AnimationTrack(from: .scalar(0), to: .scalar(1), motion: .linear, timing: timing)
        track.isRemovedOnCompletion = false
        return times.flatMap { presentation(of: .scalar(0.5), tracks: [track], at: $0).numbers }
    }

    @Test func measuredRows() {
        let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3]
        func expect(_ timing: MediaTiming, _ values: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
            let shown = shown(timing, at: times)
            #expect(isClose(shown, values), "\(shown)", sourceLocation: sourceLocation)
        }
        expect(MediaTiming(duration: 1, autoreverses: true), [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5])
        expect(MediaTiming(duration: 1, repeatCount: 2.5), [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5])
        expect(MediaTiming(duration: 1, repeatDuration: 1.7), [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5])
        expect(MediaTiming(duration: 1, speed: 2), [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
        expect(MediaTiming(duration: 1, speed: -1), [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5])
        expect(MediaTiming(duration: 1, timeOffset: 0.3), [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5])
        expect(MediaTiming(), [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    }

    @Test func fillModesHoldTheEnds() {
        for (mode, values) in [
            (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
            (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
        ] {
            let timing = MediaTiming(begin: 1, duration: 1, fillMode: mode)
            #expect(shown(timing, at: [0, 0.5, 1, 1.5, 2.5]) == values, "\(mode)")
        }
    }

    /// Times that come from a clock miss an animation's end by roundings; a spring would stop short of its end by a
    /// thousandth.
    @Test func aTimeRoundedAtTheEndIsTheEnd() {
        let spring = Motion.spring(Spring(duration: 0.4, dampingRatio: 0.7))
        for begin in [0.1, 1.1, 2.3, 17.7, 1234.56789] {
            let track = AnimationTrack(from: .scalar(0), to: .scalar(7), motion: spring, begin: begin, duration: 0.4)
            for time in [begin + 0.4, (begin + 0.4).nextDown, (begin + 0.4).nextUp] {
                #expect(track.value(at: time, over: .scalar(7)) == .scalar(7), "\(begin)")
            }
            #expect(track.value(at: begin.nextDown, over: .scalar(7)) == .scalar(0))
        }
    }

    @Test func endsFollowFromSpeedAndRepetition() {
        #expect(MediaTiming(begin: 1, duration: 2, speed: 2).end == 2)
        #expect(MediaTiming(begin: 1, duration: 2, repeatCount: 3, autoreverses: true).end == 13)
        #expect(MediaTiming(duration: 2, repeatCount: .infinity).end == .infinity)
        #expect(MediaTiming(duration: 2, speed: 0).end == .infinity)
        #expect(MediaTiming(duration: 4, repeatDuration: 1).end == 1)
    }

    @Test func aTracksFractionIsItsMotionsWhereItShows() {
        let track = AnimationTrack(
            from: .scalar(0), to: .scalar(100), motion: .easeInEaseOut, begin: 2, duration: 1, fillMode: .backwards,
            repeatCount: 2, autoreverses: true)
        let fractions = [1.5, 2.25, 3.25, 4.5, 6, 6.1].map { track.fraction(at: $0) }
        #expect(fractions[0] == 0 && fractions[4] == 0 && fractions[5] == nil)
        // Backwards from 3 to 4: three quarters, then the second cycle's half.
        #expect(isClose(fractions[1] ?? .nan, 0.12916193104731982))
        #expect(isClose(fractions[2] ?? .nan, 0.8708380689526802))
        #expect(isClose(fractions[3] ?? .nan, 0.5))
    }

    @Test func changedTracksLeaveTheirCopiesAlone() {
        let track = AnimationTrack(from: .scalar(0), to: .scalar(1), motion: .linear, begin: 0, duration: 1)
        var moved = track
        #expect(moved == track && moved.hashValue == track.hashValue)
        moved.begin = 5
        moved.to = .scalar(10)
        #expect(moved != track && track.begin == 0 && track.to == .scalar(1))
        #expect(moved.value(at: 5.5, over: .scalar(-1)) == .scalar(5))
        #expect(track.value(at: 0.5, over: .scalar(-1)) == .scalar(0.5))
    }

    @Test func aGroupClipsAndDrivesItsChildren() {
        let group = MediaTiming(begin: 10, duration: 2, speed: 2)
        let child = MediaTiming(begin: 0.5, duration: 4, fillMode: .backwards)
        let track = AnimationTrack(
            from: .scalar(0), to: .scalar(8), motion: .linear, timing: child, groups: [group])
        let times = [9.9, 10, 10.25, 10.5, 11, 11.1]
        // The group's second runs twice as fast; its end, at 11, cuts the child off at three eighths.
        #expect(times.flatMap { track.value(at: $0, over: .scalar(-1)).numbers } == [-1, 0, 0, 1, 3, -1])
        #expect(track.end == 11)
        #expect(track.isRemoved(at: 11.1) && !track.isRemoved(at: 11))
    }

    /// Over random timings: nothing shows before the beginning or after removal, and progress stays within 0...1.
    @Test func onlyFillingShowsOutsideTheActiveTime() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<5_000 {
            let timing = MediaTiming(
                begin: random.double(-2...2), duration: random.double(0...3), speed: random.double(-3...3),
                timeOffset: random.double(-2...2), repeatCount: random.double(0...4),
                repeatDuration: Bool.random(using: &random) ? random.double(0...5) : 0,
                autoreverses: Bool.random(using: &random), fillMode: FillMode.allCases.randomElement(using: &random)!)
            let track = AnimationTrack(from: .scalar(0), to: .scalar(1), motion: .linear, timing: timing)
            let model = AnimatableValue.scalar(0.5)
            let after = timing.end + random.double(0.01...3)
            #expect(presentation(of: model, tracks: [track], at: after) == model)
            if timing.fillMode == .removed || timing.fillMode == .forwards {
                let before = timing.begin - random.double(0.01...3)
                #expect(presentation(of: model, tracks: [track], at: before) == model)
            }
            let state = timing.state(at: random.double(-4...8))
            #expect(state.progress >= 0 && state.progress <= 1 && state.iteration == state.iteration.rounded())
        }
    }

    @Test func pausedLayersStandStillAndGoOn() {
        var clock = LayerClock()
        clock.pause(at: 2)
        #expect(clock.local(at: 4) == 2 && clock.parent(at: 2) == nil)
        clock.resume(at: 5)
        #expect(clock.local(at: 6) == 3 && clock.parent(at: 3) == 6)
        clock.run(at: 6, speed: -2)
        #expect(clock.local(at: 6.5) == 2)
    }
}
