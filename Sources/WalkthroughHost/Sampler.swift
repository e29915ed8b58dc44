internal import HeadlessUIKit
internal import SourceText
internal import Walkthrough

/// Takes the presentation values of a transition's views at chosen moments of it.
@MainActor
final class Sampler {
    private var armed: Action.Sampling?
    private var begin: Double?
    private var views: [(view: UIView, name: String, role: String?)] = []
    private var properties: [SampledProperty] = []
    private var samples: [Sample] = []

    /// Waits for the next transition.
    func arm(_ sampling: Action.Sampling) throws(StepProblem) {
        var properties: [SampledProperty] = []
        for name in sampling.properties { properties.append(try SampledProperty(name)) }
        self.properties = properties
        armed = sampling
        begin = nil
        views = []
    }

    func stepBegan() { samples = [] }

    /// The samples of the step; a sampler that saw no transition waits on.
    func stepEnded() -> [Sample] {
        if begin != nil {
            armed = nil
            begin = nil
        }
        return samples
    }

    /// A group of animations begins: the first of a step is the transition, others that begin with it belong to it.
    func animationBegan(_ group: AnimationStart, on stage: Stage) {
        guard let armed else { return }
        let runtime = stage.runtime
        if let begin {
            if begin == group.begin, armed.views.isEmpty { add(group.views, in: runtime) }
            return
        }
        begin = group.begin
        if armed.views.isEmpty { add(group.views, in: runtime) } else { add(armed.views, on: stage) }
        let moments = moments(armed, duration: group.duration, in: runtime)
        let first = moments.first?.offset
        for (offset, fraction) in moments {
            runtime.time.schedule(after: group.begin + offset - runtime.time.now) { [weak self] in
                self?.take(at: runtime.time.now, fraction)
                if offset == first { self?.warnOfMissingValues(in: runtime) }
            }
        }
    }

    /// The moments that a step can reach: what lasts longer than a step waits is sampled up to there.
    private func moments(
        _ sampling: Action.Sampling, duration: Double, in runtime: UIKitRuntime
    ) -> [(offset: Double, fraction: Double)] {
        let end = min(duration, HostSession.settleLimit)
        if end < duration {
            runtime.warn("sample: the transition lasts \(duration) s; only its first \(end) s can be sampled.")
        }
        func moment(_ offset: Double) -> (offset: Double, fraction: Double) {
            (offset, duration.isFinite ? offset / duration : 0)
        }
        let moments: [(offset: Double, fraction: Double)] =
            switch sampling.moments {
            case .fractions(let fractions): fractions.map { ($0 > 0 ? $0 * duration : 0, $0) }
            case .seconds(let seconds): seconds.map(moment)
            case .framesPerSecond(let rate): frames(rate, until: end, in: runtime).map(moment)
            }
        return moments.filter { $0.offset <= end }
    }

    private func frames(_ rate: Double, until end: Double, in runtime: UIKitRuntime) -> [Double] {
        let count = Int(clamping: (end * rate).rounded(.down))
        if count > Self.mostFrames {
            runtime.warn("sample: only the first \(Self.mostFrames) of \(count) frames are sampled.")
        }
        let offsets = (0...min(max(0, count), Self.mostFrames)).map { Double($0) / rate }
        return offsets.last == end || count > Self.mostFrames ? offsets : offsets + [end]
    }

    private static let mostFrames = 20_000

    /// The segue's two views come first, under their roles.
    private func add(_ animated: [UIView], in runtime: UIKitRuntime) {
        let segue = runtime.performing.last
        let sides: [(UIView?, String)] = [
            (segue?.source.viewIfLoaded, "fromView"), (segue?.destination.viewIfLoaded, "toView"),
        ]
        for (view, role) in sides {
            if let view, animated.contains(where: { $0 === view }) { add(view, role) }
        }
        for view in animated { add(view, nil) }
    }

    /// Only the views that the script names; they are looked up now, when the transition has made them.
    private func add(_ names: [String], on stage: Stage) {
        for name in names {
            do throws(StepProblem) {
                views.append((try TouchFinder(stage: stage).view(named: name), name, nil))
            } catch {
                stage.runtime.warn("sample: \(error)")
            }
        }
    }

    private func add(_ view: UIView, _ role: String?) {
        guard !views.contains(where: { $0.view === view }) else { return }
        views.append((view, view.ownerName ?? view.runtimeName, role))
    }

    private func take(at time: Double, _ fraction: Double) {
        for (view, name, role) in views {
            let seen = view.presentationValues(at: time)
            let frame = view.presentationFrame(at: time)
            let affine = CATransform3DGetAffineTransform(seen.transform)
            samples.append(
                Sample(
                    time: time, fraction: fraction, view: name, role: role,
                    frame: [frame.minX, frame.minY, frame.width, frame.height],
                    bounds: [seen.bounds.minX, seen.bounds.minY, seen.bounds.width, seen.bounds.height],
                    center: [seen.position.x, seen.position.y],
                    transform: [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty], alpha: seen.alpha,
                    properties: properties.isEmpty ? nil : values(of: view, at: time)))
        }
    }

    private func values(of view: UIView, at time: Double) -> [String: [Double]] {
        var values: [String: [Double]] = [:]
        for property in properties { values[property.name] = property.numbers(of: view, at: time) }
        return values
    }

    private func warnOfMissingValues(in runtime: UIKitRuntime) {
        for name in properties.map(\.name) where samples.allSatisfy({ $0.properties?[name] == nil }) {
            runtime.warn("sample: none of the views has a value of '\(name)'.")
        }
    }
}
