extension Action {
    /// A `gesture` step: touches delivered to the recognisers under them, frame by frame.
    public struct Gesture: Sendable, Hashable, Codable {
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable { case pan, edgePan, swipe, pinch }
        public enum Direction: String, Sendable, Hashable, Codable, CaseIterable { case up, down, left, right }

        public struct Location: Sendable, Hashable, Codable {
            public var x: Double
            public var y: Double

            public init(x: Double, y: Double) {
                self.x = x
                self.y = y
            }
        }

        /// Where the fingers are at a moment: one of them, two for a pinch.
        public struct Sample: Sendable, Hashable, Codable {
            /// In points of the view the gesture is on, or of the window.
            public var touches: [Location]
            /// Virtual seconds since the gesture began.
            public var time: Double

            public init(touches: [Location], time: Double) {
                self.touches = touches
                self.time = time
            }
        }

        /// What the fingers do.
        public enum Motion: Sendable, Hashable, Codable {
            /// The way the script spells out; at least two samples, their times ascending.
            case path([Sample])
            /// A quick swipe across the middle of the view, as a user makes it.
            case direction(Direction)
        }

        public var kind: Kind
        /// The view to touch, found as ``TouchTarget`` is; nil means the window.
        public var on: String?
        public var motion: Motion

        public init(kind: Kind, on: String? = nil, motion: Motion) {
            self.kind = kind
            self.on = on
            self.motion = motion
        }
    }

    /// An `interactive` step: drives the interactive transition in flight.
    public struct Interaction: Sendable, Hashable, Codable {
        public enum End: String, Sendable, Hashable, Codable, CaseIterable { case finish, cancel }

        /// The values given to `update(_:)`, each from 0 to 1.
        public var progress: [Double]
        /// Virtual seconds between them.
        public var every: Double
        public var end: End

        public static let defaultInterval = 0.05

        public init(progress: [Double], every: Double = Interaction.defaultInterval, end: End = .finish) {
            self.progress = progress
            self.every = every
            self.end = end
        }
    }

    /// A `sample` step: at which moments of the next transition to look, and at which views.
    public struct Sampling: Sendable, Hashable, Codable {
        public enum Moments: Sendable, Hashable, Codable {
            /// Fractions of the transition's duration, from 0 to 1.
            case fractions([Double])
            /// Virtual seconds since the transition began.
            case seconds([Double])
            /// This many a virtual second, from the transition's first moment to its last.
            case framesPerSecond(Double)
        }

        public static let defaultFractions = [0, 0.25, 0.5, 0.75, 1]

        public var moments: Moments
        /// Names of views; empty means the views of the transition's two controllers.
        public var views: [String]

        public init(moments: Moments = .fractions(Sampling.defaultFractions), views: [String] = []) {
            self.moments = moments
            self.views = views
        }
    }
}
