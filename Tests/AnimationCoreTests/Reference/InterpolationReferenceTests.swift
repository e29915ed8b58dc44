import AnimationCore
import TestSupport
import Testing

@Suite(.counts("interpolation.json"), .needsReference)
struct InterpolationReferenceTests {
    @Test(arguments: Reference.cases("interpolation.json"))
    func interpolation(_ test: ReferenceCase) throws {
        test.begin()
        switch test.kind {
        case "scalar", "point", "size", "rect", "color", "affine", "transform3d": try values(test)
        case "from-to-by": endpoints(test)
        case "additive-sum": additiveSum(test)
        case "cumulative": cumulative(test)
        case "additive-retarget": try retargeting(test)
        default: test.fail("unknown kind \(test.kind)")
        }
    }

    private func values(_ test: ReferenceCase) throws {
        func value(_ json: ReferenceValue) throws -> AnimatableValue {
            try #require(AnimatableValue(kind: test.kind, json.number.map { [$0] } ?? json.doubles))
        }
        let (from, to) = (try value(test.input["from"]), try value(test.input["to"]))
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].array) {
            let numbers = from.interpolated(to: to, fraction: t).numbers
            let isEnd = t == 0 || t == 1
            // At its ends an interpolation gives the values themselves, which projectively equal ones are not.
            let scale = isEnd && test.expected["normalizedByM44"].bool ? numbers[15] : 1
            test.expect(numbers.map { $0 / scale }, expected.number.map { [$0] } ?? expected.doubles, "at \(t)")
        }
        for (matrix, parts) in [(from, test.expected["fromParts"]), (to, test.expected["toParts"])] {
            switch matrix {
            case .affine(let matrix): affineParts(test, AffineParts(matrix), parts)
            case .matrix(let matrix): matrixParts(test, MatrixParts(matrix), parts)
            default: break
            }
        }
    }

    private func affineParts(_ test: ReferenceCase, _ parts: AffineParts?, _ expected: ReferenceValue) {
        #expect((parts == nil) == expected.isNull, "\(test.id): a matrix has parts or has none")
        guard let parts else { return }
        test.expect([parts.translation.x, parts.translation.y], expected["translate"].doubles, "translation")
        test.expect([parts.scale.x, parts.scale.y], expected["scale"].doubles, "scale")
        test.expect(parts.angle * 180 / .pi, expected["angleDegrees"].double, "angle")
        let rest = parts.remainder
        test.expect([rest.x, rest.y, rest.z, rest.w], expected["remainder"].doubles, "remainder")
    }

    private func matrixParts(_ test: ReferenceCase, _ parts: MatrixParts?, _ expected: ReferenceValue) {
        #expect((parts == nil) == expected.isNull, "\(test.id): a matrix has parts or has none")
        guard let parts else { return }
        test.expect(parts.translation.list, expected["translate"].doubles, "translation")
        test.expect(parts.scale.list, expected["scale"].doubles, "scale")
        test.expect(parts.skew.list, expected["skew"].doubles, "skew")
        test.expect(parts.perspective.list, expected["perspective"].doubles, "perspective")
        test.expect(parts.quaternion.list, expected["quaternion"].doubles, "quaternion")
    }

    private func endpoints(_ test: ReferenceCase) {
        func value(_ key: String) -> AnimatableValue? { test.input[key].number.map { .scalar($0) } }
        let (start, end) = AnimatableValue.endpoints(
            model: .scalar(test.input["model"].double), from: value("from"), to: value("to"), by: value("by"))
        test.expect(start.numbers, [test.expected["start"].double], "start")
        test.expect(end.numbers, [test.expected["end"].double], "end")
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].doubles) {
            test.expect(start.interpolated(to: end, fraction: t).numbers, [expected], "at \(t)")
        }
    }

    private func additiveSum(_ test: ReferenceCase) {
        let tracks = test.input["deltas"].array.map {
            AnimationTrack(
                from: .scalar($0[0].double), to: .scalar($0[1].double), motion: .linear, begin: 0, duration: 1,
                isAdditive: true)
        }
        for (t, expected) in zip(test.input["t"].doubles, test.expected["value"].doubles) {
            let value = presentation(of: .scalar(test.input["model"].double), tracks: tracks, at: t)
            test.expect(value.numbers, [expected], "at \(t)")
        }
    }

    private func cumulative(_ test: ReferenceCase) {
        var track = AnimationTrack(
            from: .scalar(test.input["from"].double), to: .scalar(test.input["to"].double), motion: .linear, begin: 0,
            duration: test.input["duration"].double, repeatCount: test.input["repeatCount"].double)
        track.isCumulative = true
        for (time, expected) in zip(test.input["times"].doubles, test.expected["value"].doubles) {
            test.expect(track.value(at: time, over: .scalar(-1)).numbers, [expected], "at \(time)")
        }
    }

    private func retargeting(_ test: ReferenceCase) throws {
        for (index, time) in test.input["times"].doubles.enumerated() {
            var model = AnimatableValue.scalar(test.input["initial"].double)
            var tracks: [AnimationTrack] = []
            for animation in test.input["animations"].array where animation["at"].double <= time {
                let target = AnimatableValue.scalar(animation["target"].double)
                let curve = try #require(TimingCurve(name: animation["curve"].string))
                tracks.append(
                    .retargeting(
                        from: model, to: target, motion: .curve(curve), begin: animation["at"].double,
                        duration: animation["duration"].double))
                model = target
            }
            test.expect(model.numbers, [test.expected["model"][index].double], "model at \(time)")
            let shown = presentation(of: model, tracks: tracks, at: time)
            test.expect(shown.numbers, [test.expected["presentation"][index].double], "at \(time)")
        }
    }
}

extension SIMD {
    fileprivate var list: [Scalar] { indices.map { self[$0] } }
}
