import AnimationCore
import HeadlessUIKit
import Testing
import Walkthrough

/// Properties that `sample` steps ask for.
@MainActor
@Suite struct SampledPropertyTests {
    /// Rounds, fades, turns and shades the view that leaves.
    private final class GlowSegue: UIStoryboardSegue {
        override func perform() {
            guard let view = source.view else { return }
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            UIView.animate(withDuration: 0.4) {
                view.layer.cornerRadius = 20
                view.layer.shadowOpacity = 1
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
                view.transform = CGAffineTransform(translationX: 100, y: -40)
            }
        }
    }

    private func samples(_ properties: String) throws -> Transcript {
        try walk(
            "  - launch\n  - sample: {times: [0, 0.25, 0.5, 1], properties: \(properties)}\n"
                + "  - performSegue: FirstCustomSegue",
            register: {
                registerDemo()
                ClassRegistry.shared.register(
                    ClassRegistration(GlowSegue.self, name: "CustomSegueDemo.FirstCustomSegue")
                        .segue { GlowSegue(identifier: $0, source: $1, destination: $2) }.erased)
            })
    }

    @Test("Values are on the way that the animation's curve makes") func values() throws {
        let names = "cornerRadius, backgroundColor, transform, transform3D, center, hidden, frame"
        let layer = "layer.shadowOpacity, layer.transform.translation.x, layer.borderWidth"
        let transcript = try samples("[\(names), \(layer)]")
        #expect(transcript.problems.isEmpty)
        let samples = transcript.entries[2].result.samples
        #expect(samples.map(\.fraction) == [0, 0.25, 0.5, 1])
        for sample in samples {
            let part = TimingCurve.easeInEaseOut.value(at: try #require(sample.fraction))
            let (x, y) = (100 * part, -40 * part)
            let expected: [String: [Double]] = [
                "cornerRadius": [20 * part], "backgroundColor": [1 - part, 0, part, 1 - part / 2],
                "transform": [1, 0, 0, 1, x, y], "transform3D": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1],
                "center": [187.5, 333.5], "hidden": [0], "frame": [x, y, 375, 667],
                "layer.shadowOpacity": [part], "layer.transform.translation.x": [x], "layer.borderWidth": [0],
            ]
            let seen = try #require(sample.properties)
            #expect(Set(seen.keys) == Set(expected.keys))
            for (name, numbers) in expected {
                let values = try #require(seen[name])
                #expect(values.count == numbers.count, "\(name)")
                #expect(zip(values, numbers).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name): \(values), not \(numbers)")
            }
        }
    }

    @Test("A slip in a layer's key path is an error; a key that no layer has a value of is told of once")
    func mistakes() throws {
        let slip = try samples("layer.shadowOpactiy").entries[1].result
        #expect(slip.outcome.problem?.message.contains("Did you mean 'layer.shadowOpacity'?") == true)
        #expect(slip.position.line == 3)
        let part = try samples("layer.transform.rotatoin.z").entries[1].result.outcome.problem
        #expect(part?.message.contains("Did you mean 'layer.transform.rotation.z'?") == true)
        let own = try samples("layer.wobbliness")
        #expect(own.problems.isEmpty)
        #expect(own.entries[2].events.filter { $0.text.contains("a value of 'layer.wobbliness'") }.count == 1)
        #expect(own.entries[2].result.samples.allSatisfy { $0.properties == [:] })
    }

    @Test("Samples that ask for no property have none") func none() throws {
        let samples = try walk("  - launch\n  - sample\n  - performSegue: FirstCustomSegue").entries[2].result.samples
        #expect(samples.count == 10 && samples.allSatisfy { $0.properties == nil })
    }
}
