import AnimationCore
import TestSupport
import Testing

@Suite(.counts("media-timing.json"), .needsReference)
struct MediaTimingReferenceTests {
    @Test(arguments: Reference.cases("media-timing.json"))
    func timing(_ test: ReferenceCase) {
        test.begin()
        switch test.kind {
        case "animation": animation(test)
        case "group": group(test)
        case "layer-time": layerTime(test)
        case "layer-pause-resume": pauseAndResume(test)
        default: test.fail("unknown kind \(test.kind)")
        }
    }

    private func animation(_ test: ReferenceCase) {
        let timing = MediaTiming(test.input)
        var track = AnimationTrack(from: .scalar(0), to: .scalar(1), motion: .linear, timing: timing)
        track.isRemovedOnCompletion = test.input["removedOnCompletion"].bool
        for (index, time) in test.input["parentTimes"].doubles.enumerated() {
            let state = timing.state(at: time)
            let expected = test.expected
            #expect(state.phase.rawValue == expected["phase"][index].string, "\(test.id) at \(time)")
            #expect(state.applies == expected["applies"][index].bool, "\(test.id) at \(time)")
            #expect(track.isRemoved(at: time) == expected["removed"][index].bool, "\(test.id) at \(time)")
            if let progress = expected["progress"][index].number {
                test.expect(state.progress, progress, "progress at \(time)")
                test.expect(state.iteration, expected["iteration"][index].double, "iteration at \(time)")
                let value = track.value(at: time, over: .scalar(-1))
                test.expect(value.numbers, [progress], "value at \(time)")
            } else {
                #expect(track.value(at: time, over: .scalar(-1)) == .scalar(-1), "\(test.id) at \(time)")
            }
        }
    }

    private func group(_ test: ReferenceCase) {
        let group = MediaTiming(test.input["group"])
        for (child, expected) in zip(test.input["children"].array, test.expected["childProgress"].array) {
            let track = AnimationTrack(
                from: .scalar(0), to: .scalar(1), motion: .linear, timing: MediaTiming(child), groups: [group])
            for (time, progress) in zip(test.input["parentTimes"].doubles, expected.array) {
                let value = track.value(at: time, over: .scalar(-1)).numbers
                test.expect(value, [progress.number ?? -1], "at \(time)")
            }
        }
    }

    private func layerTime(_ test: ReferenceCase) {
        let layers = test.input["layersOuterToInner"].array.map {
            LayerClock(
                beginTime: $0["beginTime"].double, speed: $0["speed"].double, timeOffset: $0["timeOffset"].double)
        }
        let times = test.input["mediaTimes"].doubles
        let locals = times.map { layers.reduce($0) { $1.local(at: $0) } }
        test.expect(locals, test.expected["localTimes"].doubles, "local")
        if layers.allSatisfy({ $0.speed != 0 }) {
            let back = locals.map { layers.reversed().reduce($0) { $1.parent(at: $0) ?? .nan } }
            test.expect(back, times, "and back")
        }
    }

    private func pauseAndResume(_ test: ReferenceCase) {
        var clock = LayerClock()
        var events = test.input["events"].array[...]
        for (index, time) in test.input["mediaTimes"].doubles.enumerated() {
            while let event = events.first, event["at"].double <= time {
                events.removeFirst()
                let at = event["at"].double
                switch event["do"].string {
                case "pause": clock.pause(at: at)
                case "resume": clock.resume(at: at)
                case "scrub": clock.timeOffset = event["timeOffset"].double
                case "run": clock.run(at: at, speed: event["speed"].double)
                default: test.fail("unknown event \(event["do"].string)")
                }
            }
            test.expect(clock.local(at: time), test.expected["localTimes"][index].double, "local at \(time)")
            test.expect(clock.beginTime, test.expected["beginTime"][index].double, "begin at \(time)")
            test.expect(clock.speed, test.expected["speed"][index].double, "speed at \(time)")
            test.expect(clock.timeOffset, test.expected["timeOffset"][index].double, "offset at \(time)")
        }
    }
}

extension MediaTiming {
    /// The timing a reference case describes.
    init(_ json: ReferenceValue) {
        self.init(
            begin: json["beginTime"].double, duration: json["duration"].double, speed: json["speed"].double,
            timeOffset: json["timeOffset"].double, repeatCount: json["repeatCount"].double,
            repeatDuration: json["repeatDuration"].double, autoreverses: json["autoreverses"].bool,
            fillMode: FillMode(rawValue: json["fillMode"].string) ?? .removed)
    }
}
