import HeadlessQuartzCore
import TestSupport
import Testing

private func cases(_ file: String, _ kinds: Set<String>) -> [ReferenceCase] {
    Reference.cases(file).filter { kinds.contains($0.kind) }
}

/// A layer whose time is moved by hand, to times that are no whole nanoseconds.
@MainActor
private struct Scrubbed {
    let layer: CALayer

    init(_ layer: CALayer = CALayer()) {
        RuntimeClock.restart()
        self.layer = layer
        layer.speed = 0
    }

    func at(_ time: Double) -> CALayer {
        layer.timeOffset = time
        return layer.presentation() ?? CALayer()
    }
}

extension CAMediaTiming {
    /// Takes a case's timing.
    @MainActor
    func read(_ json: ReferenceValue) {
        beginTime = json["beginTime"].double
        duration = json["duration"].double
        speed = Float(json["speed"].double)
        timeOffset = json["timeOffset"].double
        repeatCount = Float(json["repeatCount"].double)
        repeatDuration = json["repeatDuration"].double
        autoreverses = json["autoreverses"].bool
        fillMode = CAMediaTimingFillMode(rawValue: json["fillMode"].string)
        (self as? CAAnimation)?.isRemovedOnCompletion = json["removedOnCompletion"].bool
    }
}

extension CAMediaTimingFunction {
    /// A function by its four numbers.
    convenience init(_ points: [Double]) {
        self.init(controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
    }
}

/// The reference's curves and springs, as animations of a layer.
@MainActor
@Suite(
    .counts("timing-functions.json", in: " through layers", cases: cases("timing-functions.json", ["cubic-bezier"])),
    .needsReference)
struct LayerCurveReferenceTests {
    @Test(arguments: cases("timing-functions.json", ["cubic-bezier"]))
    func curve(_ test: ReferenceCase) {
        test.begin(in: " through layers")
        let points = test.input["controlPoints"].doubles
        let stage = Scrubbed()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(points)
        stage.layer.add(animation, forKey: nil)
        // Control points are single precision in Core Animation.
        let isExact = points.allSatisfy { Double("\(Float($0))") == $0 }
        let tolerances = test.expected["tolerance"].doubles
        for (index, (x, y)) in zip(test.input["x"].doubles, test.expected["y"].doubles).enumerated() {
            let allowed = isExact ? tolerances[index] : max(tolerances[index], 1e-6)
            test.expect(Double(stage.at(x).zPosition), y, tolerance: allowed, "y(\(x))")
        }
    }
}

@MainActor
@Suite(.counts("springs.json", in: " through layers"), .needsReference)
struct LayerSpringReferenceTests {
    @Test(arguments: Reference.cases("springs.json"))
    func spring(_ test: ReferenceCase) {
        test.begin(in: " through layers")
        let stage = Scrubbed()
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.mass = CGFloat(test.input["mass"].double)
        animation.stiffness = CGFloat(test.input["stiffness"].double)
        animation.damping = CGFloat(test.input["damping"].double)
        animation.initialVelocity = CGFloat(test.input["initialVelocity"].double)
        animation.allowsOverdamping = test.input["allowsOverdamping"].bool
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1e6
        stage.layer.add(animation, forKey: nil)
        // Where Core Animation is seen to leave physics, its layers follow it.
        let observed = test.expected["valueCoreAnimationObserved"]
        let expected = observed.isNull ? test.expected["value"] : observed
        let shown = test.input["times"].doubles.map { Double(stage.at($0).position.x) }
        test.expect(shown, expected.doubles, "value")
        if let settling = test.expected["settlingDuration"].number {
            let tolerance: Double? = test.id == "near-critical-just-below" ? 1e-7 : nil
            test.expect(animation.settlingDuration, settling, tolerance: tolerance, "settling")
        }
    }
}

@MainActor
@Suite(.counts("media-timing.json", in: " through layers"), .needsReference)
struct LayerTimingReferenceTests {
    @Test(arguments: Reference.cases("media-timing.json"))
    func timing(_ test: ReferenceCase) {
        test.begin(in: " through layers")
        switch test.kind {
        case "animation": animation(test)
        case "group": group(test)
        case "layer-time": layerTime(test)
        case "layer-pause-resume": pauseAndResume(test)
        default: test.fail("unknown kind \(test.kind)")
        }
    }

    private func animation(_ test: ReferenceCase) {
        let stage = Scrubbed()
        stage.layer.zPosition = -1
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.read(test.input)
        animation.fromValue = 0
        animation.toValue = 1
        stage.layer.add(animation, forKey: nil)
        for (index, time) in test.input["parentTimes"].doubles.enumerated() {
            let isGone = test.expected["removed"][index].bool
            let progress = isGone ? nil : test.expected["progress"][index].number
            test.expect(Double(stage.at(time).zPosition), progress ?? -1, "at \(time)")
        }
    }

    private func group(_ test: ReferenceCase) {
        let stage = Scrubbed()
        (stage.layer.zPosition, stage.layer.anchorPointZ) = (-1, -1)
        let keys = ["zPosition", "anchorPointZ"]
        let group = CAAnimationGroup()
        group.read(test.input["group"])
        // The case tells what is filled, not when the layer lets go.
        group.isRemovedOnCompletion = false
        group.animations = zip(keys, test.input["children"].array).map { key, child in
            let animation = CABasicAnimation(keyPath: key)
            animation.read(child)
            animation.fromValue = 0
            animation.toValue = 1
            return animation
        }
        stage.layer.add(group, forKey: nil)
        for (index, time) in test.input["parentTimes"].doubles.enumerated() {
            let shown = stage.at(time)
            for (key, expected) in zip(keys, test.expected["childProgress"].array) {
                let value = shown.value(forKey: key) as? Double
                test.expect(value ?? .nan, expected[index].number ?? -1, "\(key) at \(time)")
            }
        }
    }

    private func layerTime(_ test: ReferenceCase) {
        RuntimeClock.restart()
        var inner = CALayer()
        let layers = test.input["layersOuterToInner"].array.enumerated().map { index, json in
            let layer = index == 0 ? inner : CALayer()
            layer.beginTime = json["beginTime"].double
            layer.speed = Float(json["speed"].double)
            layer.timeOffset = json["timeOffset"].double
            if index > 0 { inner.addSublayer(layer) }
            inner = layer
            return layer
        }
        let times = test.input["mediaTimes"].doubles
        let locals = times.map { inner.convertTime($0, from: nil) }
        test.expect(locals, test.expected["localTimes"].doubles, tolerance: 1e-6, "local")
        if layers.allSatisfy({ $0.speed != 0 }) {
            test.expect(locals.map { inner.convertTime($0, to: nil) }, times, tolerance: 1e-6, "and back")
        }
    }

    private func pauseAndResume(_ test: ReferenceCase) {
        RuntimeClock.restart()
        let layer = CALayer()
        var events = test.input["events"].array[...]
        for (index, time) in test.input["mediaTimes"].doubles.enumerated() {
            while let event = events.first, event["at"].double <= time {
                events.removeFirst()
                let at = event["at"].double
                switch event["do"].string {
                case "pause":
                    // Technical Q&A QA1673, line by line.
                    let paused = layer.convertTime(at, from: nil)
                    layer.speed = 0
                    layer.timeOffset = paused
                case "resume":
                    let paused = layer.timeOffset
                    layer.speed = 1
                    layer.timeOffset = 0
                    layer.beginTime = 0
                    layer.beginTime = layer.convertTime(at, from: nil) - paused
                case "scrub": layer.timeOffset = event["timeOffset"].double
                case "run":
                    layer.timeOffset = layer.convertTime(at, from: nil)
                    layer.beginTime = at
                    layer.speed = Float(event["speed"].double)
                default: test.fail("unknown event \(event["do"].string)")
                }
            }
            test.expect(
                layer.convertTime(time, from: nil), test.expected["localTimes"][index].double, tolerance: 1e-6,
                "local at \(time)")
            test.expect(Double(layer.speed), test.expected["speed"][index].double, tolerance: 1e-6, "speed at \(time)")
        }
    }
}
