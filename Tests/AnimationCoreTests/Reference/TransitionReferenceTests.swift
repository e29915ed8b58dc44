import AnimationCore
import TestSupport
import Testing

@Suite(.counts("percent-driven.json"), .needsReference)
struct PercentDrivenReferenceTests {
    @Test(arguments: Reference.cases("percent-driven.json"))
    func course(_ test: ReferenceCase) throws {
        test.begin()
        guard test.kind == "percent-driven" else { return test.fail("unknown kind \(test.kind)") }
        let (input, expected) = (test.input, test.expected)
        let curve = try #require(TimingCurve(name: input["completionCurve"].string))
        var progress = PercentDrivenProgress(
            duration: input["duration"].double, completionSpeed: input["completionSpeed"].double,
            completionMotion: .curve(curve))
        for update in input["updates"].array {
            progress.update(update["percent"].double, at: update["at"].double)
        }
        test.expect(progress.percentComplete, expected["percentAtEnd"].double, "percent")
        switch input["end"].string {
        case "finish": progress.finish(at: input["endAt"].double)
        case "cancel": progress.cancel(at: input["endAt"].double)
        default: #expect(input["end"].isNull)
        }
        #expect((progress.ending == nil) == expected["completionTime"].isNull)
        if let ending = progress.ending {
            test.expect(ending.duration, expected["completionDuration"].double, "duration")
            test.expect(ending.end, expected["completionTime"].double, "end")
            #expect(ending.isCancelled == expected["transitionWasCancelled"].bool)
        }
        test.expect(
            input["sampleTimes"].doubles.map { progress.progress(at: $0) }, expected["progress"].doubles, "progress")
    }
}

@Suite(.counts("transitions.json"), .needsReference)
struct TransitionReferenceTests {
    /// Each view's properties run between their first and last row, as a track that replaces and as one that is added,
    /// begun at a time that is no round number. The flips' matrices, which `rotationY` and the eye's distance make, are
    /// the layer tree's concern.
    @Test(arguments: Reference.cases("transitions.json"))
    func frames(_ test: ReferenceCase) throws {
        test.begin()
        guard test.kind == "transition" else { return test.fail("unknown kind \(test.kind)") }
        let duration = test.input["duration"].double
        let motion: Motion
        if test.input["curve"].string == "spring" {
            let spring = Spring(
                duration: duration, dampingRatio: test.input["dampingRatio"].double,
                initialVelocity: test.input["initialSpringVelocity"].double)
            test.expect(spring.stiffness, test.input["stiffness"].double, "stiffness")
            motion = .spring(spring)
        } else {
            motion = .curve(try #require(TimingCurve(name: test.input["curve"].string)))
        }
        let frames = test.expected["frames"].array
        let (first, last) = (try #require(frames.first), try #require(frames.last))
        let begin = 1.1
        for frame in frames {
            let fraction = frame["fraction"].double
            let time = begin + fraction * duration
            test.expect(
                motion.progress(at: fraction * duration, duration: duration), frame["easedProgress"].double,
                "progress at \(fraction)")
            for (view, properties) in frame.object where view.hasSuffix("View") {
                for (name, expected) in properties.object {
                    guard let kind = Self.kinds[name] else {
                        if !["hidden", "transform3D"].contains(name) { test.fail("unknown property \(name)") }
                        continue
                    }
                    func value(_ json: ReferenceValue) -> AnimatableValue {
                        let numbers = json.number.map { [$0] } ?? json.doubles
                        return AnimatableValue(kind: kind, numbers) ?? .vector(numbers)
                    }
                    let (from, to) = (value(first[view][name]), value(last[view][name]))
                    let plain = AnimationTrack(from: from, to: to, motion: motion, begin: begin, duration: duration)
                    let added = AnimationTrack.retargeting(
                        from: from, to: to, motion: motion, begin: begin, duration: duration)
                    for track in [plain, added] {
                        test.expect(
                            presentation(of: to, tracks: [track], at: time).numbers, value(expected).numbers,
                            "\(view).\(name) at \(fraction)")
                    }
                }
            }
        }
    }

    private static let kinds = [
        "frame": "rect", "bounds": "rect", "center": "point", "alpha": "scalar", "transform": "affine",
        "rotationY": "scalar", "backgroundColorWhiteAlpha": "vector",
    ]
}
