import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite(.counts("keyframes.json"), .needsReference)
struct KeyframeReferenceTests {
    @Test(arguments: Reference.cases("keyframes.json"))
    func keyframes(_ test: ReferenceCase) throws {
        test.begin()
        try test.expectKeyframes()
    }
}

extension ReferenceCase {
    /// Checks a case about keyframes, through values or along a path.
    func expectKeyframes() throws {
        let mode = try #require(Keyframes.CalculationMode(rawValue: input["calculationMode"].string), "\(id)")
        let keyTimes = input["keyTimes"].isNull ? nil : input["keyTimes"].doubles
        let tolerance = expected["tolerance"].number
        let times = input["times"].doubles
        switch kind {
        case "keyframe-values":
            let values = input["values"].array.map { value in
                value.number.map { AnimatableValue.scalar($0) }
                    ?? .point(Point(x: value.doubles[0], y: value.doubles[1]))
            }
            let curves = input["timingFunctions"].array.map {
                TimingCurve($0.doubles[0], $0.doubles[1], $0.doubles[2], $0.doubles[3])
            }
            let tension = input["tensionValues"].doubles
            let shapes = tension.indices.map {
                Keyframes.Shape(
                    tension: tension[$0], continuity: input["continuityValues"][$0].double,
                    bias: input["biasValues"][$0].double)
            }
            let keyframes = try #require(
                Keyframes(values: values, keyTimes: keyTimes, mode: mode, curves: curves, shapes: shapes))
            for (time, expected) in zip(times, expected["values"].array) {
                let numbers = expected.number.map { [$0] } ?? expected.doubles
                expect(keyframes.value(at: time).numbers, numbers, tolerance: tolerance, "at \(time)")
            }
            #expect(times.count == expected["values"].array.count)
        case "keyframe-path":
            let keyframes = try #require(
                Keyframes(path: input["path"].array.map(PathElement.init), keyTimes: keyTimes, mode: mode))
            for (time, expected) in zip(times, expected["positions"].array) {
                expect(keyframes.value(at: time).numbers, expected.doubles, tolerance: tolerance, "at \(time)")
            }
            #expect(times.count == expected["positions"].array.count)
        default:
            fail("unknown kind \(kind)")
        }
    }
}

extension PathElement {
    /// The element a reference case describes.
    init(_ json: ReferenceValue) {
        let n = json.array.dropFirst().map(\.double)
        func point(_ index: Int) -> Point { Point(x: n[2 * index], y: n[2 * index + 1]) }
        switch json[0].string {
        case "move": self = .move(point(0))
        case "line": self = .line(point(0))
        case "curve": self = .curve(control1: point(0), control2: point(1), end: point(2))
        default: preconditionFailure("a path element \(json[0].string)")
        }
    }
}
