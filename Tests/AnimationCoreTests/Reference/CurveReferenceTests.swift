import AnimationCore
import TestSupport
import Testing

@Suite(.counts("timing-functions.json"), .needsReference)
struct CurveReferenceTests {
    @Test(arguments: Reference.cases("timing-functions.json"))
    func curve(_ test: ReferenceCase) {
        test.begin()
        switch test.kind {
        case "cubic-bezier": bezier(test)
        case "steps": steps(test)
        default: test.fail("unknown kind \(test.kind)")
        }
    }

    private func bezier(_ test: ReferenceCase) {
        let p = test.input["controlPoints"].doubles
        let curve = TimingCurve(p[0], p[1], p[2], p[3])
        let tolerances = test.expected["tolerance"].doubles
        for (index, (x, y)) in zip(test.input["x"].doubles, test.expected["y"].doubles).enumerated() {
            test.expect(curve(x), y, tolerance: tolerances[index], "y(\(x))")
        }
        let outside = test.input["outsideX"].doubles
        test.expect(outside.map { curve($0) }, test.expected["outsideClamped"].doubles, "outside, clamped")
        test.expect(outside.map { curve.extrapolated(at: $0) }, test.expected["outsideCSS"].doubles, "outside, CSS")
        for (slope, expected) in [
            (curve.startSlope, test.expected["startSlope"].number), (curve.endSlope, test.expected["endSlope"].number),
        ] {
            if let slope, let expected { test.expect(slope, expected, "slope") }
            #expect((slope == nil) == (expected == nil), "\(test.id): a slope is vertical or is not")
        }
    }

    private func steps(_ test: ReferenceCase) {
        guard let position = StepPosition(rawValue: test.input["position"].string) else {
            return test.fail("unknown position")
        }
        let curve = TimingCurve.steps(Int(test.input["steps"].double), position)
        let xs = test.input["x"].doubles
        test.expect(xs.map { curve.extrapolated(at: $0) }, test.expected["y"].doubles, tolerance: 0, "y")
        test.expect(
            xs.map { curve.extrapolated(at: $0, before: true) }, test.expected["yBeforeFlag"].doubles, tolerance: 0,
            "y before")
        for (x, y) in zip(xs, test.expected["y"].doubles) where x >= 0 && x <= 1 {
            test.expect(curve(x), y, tolerance: 0, "value(at: \(x))")
        }
    }
}
