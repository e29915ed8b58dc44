import HeadlessUIKit
import TestSupport
import Testing

private let curves: [String: (UIView.AnimationCurve, UIView.AnimationOptions)] = [
    "easeInEaseOut": (.easeInOut, .curveEaseInOut), "easeIn": (.easeIn, .curveEaseIn),
    "easeOut": (.easeOut, .curveEaseOut), "linear": (.linear, .curveLinear),
]
/// The other one ends by a curve that `completionCurve` cannot name.
private let drivenCases = Reference.cases("percent-driven.json").filter {
    curves[$0.input["completionCurve"].string] != nil
}
/// Flips are `UIView.transition`'s.
private let viewCases = Reference.cases("transitions.json").filter { !$0.id.hasPrefix("f-flip") }
/// Those whose curves animation options can name.
private let retargetCases = Reference.cases("interpolation.json").filter { test in
    test.kind == "additive-retarget" && test.input["animations"].array.allSatisfy { curves[$0["curve"].string] != nil }
}

/// The reference's interactive transitions, as pops that a percent-driven interactor drives.
@MainActor
@Suite(.counts("percent-driven.json", in: " through transitions", cases: drivenCases), .needsReference)
struct DrivenTransitionReferenceTests {
    @Test(arguments: drivenCases) func course(_ test: ReferenceCase) throws {
        test.begin(in: " through transitions")
        let (input, expected) = (test.input, test.expected)
        let scene = InteractiveScene()
        scene.animator.duration = input["duration"].double
        let driver = try #require(scene.driver)
        driver.completionSpeed = CGFloat(input["completionSpeed"].double)
        driver.completionCurve = try #require(curves[input["completionCurve"].string]).0
        scene.pop()
        var end: Double?
        scene.top.transitionCoordinator?.animate(alongsideTransition: nil) { _ in end = scene.runtime.time.now }

        var calls: [(time: Double, call: () -> Void)] = input["updates"].array.map { update in
            (update["at"].double, { driver.update(CGFloat(update["percent"].double)) })
        }
        let release = input["endAt"].number
        if let release {
            let cancels = input["end"].string == "cancel"
            calls.append((release, { cancels ? driver.cancel() : driver.finish() }))
        }
        var next = calls[...]
        for (time, progress) in zip(input["sampleTimes"].doubles, expected["progress"].doubles) {
            while let call = next.first, call.time <= time {
                next.removeFirst()
                scene.runtime.time.advance(by: call.time - scene.runtime.time.now)
                call.call()
            }
            scene.runtime.time.advance(by: time - scene.runtime.time.now)
            test.expect(scene.place / 100, progress, tolerance: 1e-6, "at \(time)")
        }
        for call in next { call.call() }
        test.expect(Double(driver.percentComplete), expected["percentAtEnd"].double, "percent")
        scene.runtime.time.settle()
        #expect((end == nil) == expected["completionTime"].isNull)
        if let end {
            test.expect(end, expected["completionTime"].double, tolerance: 1e-8, "end")
            #expect((scene.navigation.viewControllers.count == 2) == expected["transitionWasCancelled"].bool)
        }
    }
}

/// The reference's transitions, as views that an animation block moves.
@MainActor
@Suite(.counts("transitions.json", in: " through views", cases: viewCases), .needsReference)
struct ViewTransitionReferenceTests {
    @Test(arguments: viewCases) func frames(_ test: ReferenceCase) throws {
        test.begin(in: " through views")
        let runtime = show(Scripted("A"))
        let frames = test.expected["frames"].array
        let (first, last) = (try #require(frames.first), try #require(frames.last))
        var views: [(name: String, view: UIView)] = []
        for (name, properties) in first.object.sorted(by: { $0.key < $1.key }) where name.hasSuffix("View") {
            let view = UIView(frame: .zero)
            runtime.application.keyWindow?.addSubview(view)
            apply(properties, to: view)
            views.append((name, view))
        }
        runtime.time.advance(by: 1.1)
        let changes = { for (name, view) in views { apply(last[name], to: view) } }
        let duration = test.input["duration"].double
        if test.input["curve"].string == "spring" {
            UIView.animate(
                withDuration: duration, delay: 0,
                usingSpringWithDamping: CGFloat(test.input["dampingRatio"].double),
                initialSpringVelocity: CGFloat(test.input["initialSpringVelocity"].double), animations: changes)
        } else {
            let options = try #require(curves[test.input["curve"].string]).1
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
        }
        for frame in frames {
            let time = 1.1 + frame["fraction"].double * duration
            for (name, view) in views {
                for (property, expected) in frame[name].object {
                    let shown = try #require(numbers(property, of: view, at: time), "unknown property \(property)")
                    let wanted = expected.number.map { [$0] } ?? expected.doubles
                    test.expect(shown, wanted, tolerance: 1e-5, "\(name).\(property) at \(time)")
                }
            }
        }
    }

    private func apply(_ properties: ReferenceValue, to view: UIView) {
        let list = properties["frame"].doubles
        // The reference's transforms move only.
        let parts = properties["transform"].doubles.map { CGFloat($0) }
        let transform = CGAffineTransform(
            a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
        view.transform = .identity
        view.frame = CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
            .offsetBy(dx: -transform.tx, dy: -transform.ty)
        view.transform = transform
        view.alpha = CGFloat(properties["alpha"].double)
        if let white = properties["backgroundColorWhiteAlpha"].doubles.first {
            let alpha = properties["backgroundColorWhiteAlpha"].doubles[1]
            view.backgroundColor = UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
        }
    }

    private func numbers(_ property: String, of view: UIView, at time: Double) -> [Double]? {
        let seen = view.presentationValues(at: time)
        switch property {
        case "frame":
            let frame = view.presentationFrame(at: time)
            return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
        case "bounds":
            return [seen.bounds.minX, seen.bounds.minY, seen.bounds.width, seen.bounds.height].map(Double.init)
        case "center": return [Double(seen.position.x), Double(seen.position.y)]
        case "alpha": return [seen.alpha]
        case "transform":
            let affine = CATransform3DGetAffineTransform(seen.transform)
            return [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].map(Double.init)
        case "backgroundColorWhiteAlpha":
            guard let color = view.layer.presentation(at: time)?.backgroundColor, let parts = color.components else {
                return nil
            }
            return [Double(parts[0]), Double(color.alpha)]
        default: return nil
        }
    }
}

/// The reference's animations that begin while another runs, as blocks that move a view's centre.
@MainActor
@Suite(.counts("interpolation.json", in: " through views", cases: retargetCases), .needsReference)
struct RetargetingReferenceTests {
    @Test(arguments: retargetCases) func retargeting(_ test: ReferenceCase) throws {
        test.begin(in: " through views")
        let runtime = show(Scripted("A"))
        let view = UIView(frame: .zero)
        runtime.application.keyWindow?.addSubview(view)
        view.center.x = CGFloat(test.input["initial"].double)
        var next = test.input["animations"].array[...]
        for (index, time) in test.input["times"].doubles.enumerated() {
            while let animation = next.first, animation["at"].double <= time {
                next.removeFirst()
                runtime.time.advance(by: animation["at"].double - runtime.time.now)
                let options = try #require(curves[animation["curve"].string]).1
                UIView.animate(withDuration: animation["duration"].double, delay: 0, options: options) {
                    view.center.x = CGFloat(animation["target"].double)
                }
            }
            runtime.time.advance(by: time - runtime.time.now)
            test.expect(Double(view.center.x), test.expected["model"][index].double, "model at \(time)")
            let shown = Double(view.presentationValues(at: time).position.x)
            test.expect(shown, test.expected["presentation"][index].double, tolerance: 1e-6, "at \(time)")
        }
    }
}
