import AnimationCore
import JSONText

extension AnimationReport {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// The animations for programs: one JSON document with sorted keys, which ends in a newline. Its schema is
    /// `docs/schemas/animation.schema.json`. Numbers have all their digits.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        JSONText.document(
            Document(
                generator: generator, length: length, samples: samples,
                animations: animations.map { animation in
                    Document.Entry(animation, values: (0...samples).map { sample(animation, at: time($0)) })
                }))
    }

    private func sample(_ animation: Animation, at time: Double) -> Document.Value {
        Document.Value(time: time, progress: animation.progress(at: time), value: animation.numbers(at: time))
    }

    private struct Document: Encodable {
        let version = AnimationReport.version
        let generator: String
        let length: Double
        let samples: Int
        let animations: [Entry]

        struct Value: Encodable {
            let time: Double
            let progress: Double
            let value: [Double]
        }

        struct Entry: Encodable {
            let name: String
            let kind: String
            let motion: String
            let components: [String]
            let from: [Double]
            let to: [Double]
            let delay: Double
            let duration: Double
            let repeatCount: Double
            let autoreverses: Bool
            let mode: String?
            let curve: Curve?
            let spring: SpringEntry?
            let values: [Value]

            init(_ animation: Animation, values: [Value]) {
                let track = animation.track
                name = animation.name
                motion = MotionFacts(motion: track.motion).definition
                components = track.from.components
                (from, to) = (track.from.numbers, track.to.numbers)
                (delay, duration) = (track.timing.begin, track.timing.passDuration)
                repeatCount = track.timing.repeatCount > 0 ? track.timing.repeatCount : 1
                autoreverses = track.timing.autoreverses
                mode = track.keyframes?.mode.rawValue
                switch track.motion {
                case .curve(let shape):
                    kind = track.keyframes == nil ? "curve" : "keyframes"
                    (curve, spring) = (Curve(shape), nil)
                case .spring(let shape):
                    kind = track.keyframes == nil ? "spring" : "keyframes"
                    (curve, spring) = (nil, SpringEntry(shape))
                }
                self.values = values
            }
        }

        struct Curve: Encodable {
            let controlPoints: [Double]?
            let steps: Int?
            let position: String?
            let isMonotone: Bool

            init(_ curve: TimingCurve) {
                isMonotone = curve.isMonotone
                switch curve.shape {
                case .bezier(let x1, let y1, let x2, let y2):
                    (controlPoints, steps, position) = ([x1, y1, x2, y2], nil, nil)
                case .steps(let count, let jump): (controlPoints, steps, position) = (nil, count, jump.rawValue)
                }
            }
        }

        struct SpringEntry: Encodable {
            let mass: Double
            let stiffness: Double
            let damping: Double
            let initialVelocity: Double
            let dampingRatio: Double
            /// Left out where it never settles.
            let settlingDuration: Double?
            let overshoot: Double

            init(_ spring: Spring) {
                (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
                (initialVelocity, dampingRatio) = (spring.initialVelocity, spring.dampingRatio)
                let settling = spring.settlingDuration
                settlingDuration = settling < Spring.neverSettles ? settling : nil
                overshoot = spring.overshoot
            }
        }
    }
}
