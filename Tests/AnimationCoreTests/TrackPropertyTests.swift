import Geometry
import Testing

@testable import AnimationCore

/// What holds of any animation, over thousands of seeded ones.
@Suite("Tracks, whatever they are") struct TrackPropertyTests {
    private static func value(_ kind: Int, _ random: inout SeededGenerator) -> AnimatableValue {
        func number() -> Double { Double.random(in: -500...500, using: &random) }
        return switch kind {
        case 0: .scalar(number())
        case 1: .point(Point(x: number(), y: number()))
        case 2: .rect(Rect(x: number(), y: number(), width: abs(number()), height: abs(number())))
        default: .color(RGBA(red: 0.25, green: abs(number()) / 500, blue: 0.5, alpha: 1))
        }
    }

    private static func motion(_ random: inout SeededGenerator) -> Motion {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            .curve(
                TimingCurve(
                    .random(in: 0...1, using: &random), .random(in: -1...2, using: &random),
                    .random(in: 0...1, using: &random), .random(in: -1...2, using: &random)))
        case 1:
            .spring(
                Spring(
                    mass: .random(in: 0.5...3, using: &random), stiffness: .random(in: 20...400, using: &random),
                    damping: .random(in: 1...60, using: &random)))
        default: .linear
        }
    }

    @Test("before its begin and after its removal a property shows its model value, to the bit")
    func modelOutsideOfTracks() {
        var random = SeededGenerator(seed: 21)
        for number in 0..<5000 {
            let kind = number % 4
            let model = Self.value(kind, &random)
            let tracks = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                AnimationTrack(
                    from: Self.value(kind, &random), to: Self.value(kind, &random), motion: Self.motion(&random),
                    begin: .random(in: 1...5, using: &random), duration: .random(in: 0.01...3, using: &random),
                    isAdditive: Bool.random(using: &random),
                    repeatCount: Double(Int.random(in: 0...3, using: &random)),
                    autoreverses: Bool.random(using: &random))
            }
            let first = tracks.map(\.timing.begin).min() ?? 0
            let last = tracks.map(\.end).max() ?? 0
            for time in [first - 0.5, first - 1e-6, last + 1e-6, last + 7] {
                #expect(presentation(of: model, tracks: tracks, at: time) == model, "animation \(number) at \(time)")
            }
        }
    }

    @Test("what is changed in flight ends at its last model value, to the bit")
    func retargetedTracksEndAtTheModel() {
        var random = SeededGenerator(seed: 22)
        for number in 0..<3000 {
            let kind = number % 3
            var model = Self.value(kind, &random)
            var tracks: [AnimationTrack] = []
            var now = 0.0
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let next = Self.value(kind, &random)
                tracks.append(
                    .retargeting(
                        from: model, to: next, motion: Self.motion(&random), begin: now,
                        duration: .random(in: 0.1...2, using: &random)))
                model = next
                now += .random(in: 0...0.5, using: &random)
            }
            let end = tracks.map(\.end).max() ?? 0
            #expect(presentation(of: model, tracks: tracks, at: end) == model, "animation \(number)")
        }
    }

    @Test("a transition cancelled at any percent shows the start's values exactly")
    func cancellingReturnsToTheStart() {
        var random = SeededGenerator(seed: 23)
        for number in 0..<5000 {
            var progress = PercentDrivenProgress(
                duration: .random(in: 0.1...2, using: &random), completionSpeed: .random(in: 0.2...3, using: &random),
                completionMotion: Self.motion(&random))
            var time = 0.0
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                progress.update(.random(in: 0...1, using: &random), at: time)
                time += .random(in: 0...0.1, using: &random)
            }
            progress.cancel(at: time)
            let end = progress.ending?.end ?? .infinity
            let start = Self.value(number % 3, &random)
            let track = AnimationTrack(
                from: start, to: Self.value(number % 3, &random), motion: Self.motion(&random), duration: 1,
                fillMode: .both)
            for moment in [end, end + 0.001, end + 60] {
                let fraction = progress.progress(at: moment)
                #expect(fraction == 0, "transition \(number) at \(moment)")
                #expect(presentation(of: start, tracks: [track], at: fraction) == start, "transition \(number)")
            }
        }
    }
}
