extension Action {
    /// A `gesture` step: touches delivered to the recognisers under them, frame by frame.
    public struct Gesture: Sendable, Hashable, Codable {
        /// Which gesture the touches are meant to be.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable { case pan, edgePan, swipe, pinch }
        /// Where a swipe goes.
        public enum Direction: String, Sendable, Hashable, Codable, CaseIterable { case up, down, left, right }

        /// A point of a view or of the window.
        public struct Location: Sendable, Hashable, Codable {
            /// Points from the left.
            public var x: Double
            /// Points from the top.
            public var y: Double

            /// Makes a location.
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

            /// Makes a sample.
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

        /// Which gesture it is.
        public var kind: Kind
        /// The view to touch, found as ``TouchTarget`` is; nil means the window.
        public var on: String?
        /// Where the fingers go.
        public var motion: Motion

        /// Makes a gesture on a view or on the window.
        public init(kind: Kind, on: String? = nil, motion: Motion) {
            self.kind = kind
            self.on = on
            self.motion = motion
        }
    }

    /// An `interactive` step: drives the interactive transition in flight.
    public struct Interaction: Sendable, Hashable, Codable {
        /// How the interaction ends: `finish()` or `cancel()`.
        public enum End: String, Sendable, Hashable, Codable, CaseIterable { case finish, cancel }

        /// The values given to `update(_:)`, each from 0 to 1.
        public var progress: [Double]
        /// Virtual seconds between them.
        public var every: Double
        /// How it ends after the last progress.
        public var end: End

        /// `every` when the script does not say, in virtual seconds.
        public static let defaultInterval = 0.05

        /// Makes an interaction that finishes, unless it says otherwise.
        public init(progress: [Double], every: Double = Interaction.defaultInterval, end: End = .finish) {
            self.progress = progress
            self.every = every
            self.end = end
        }
    }

    /// A `sample` step: at which moments of the next transition to look, and at which views.
    public struct Sampling: Sendable, Hashable, Codable {
        /// When to look.
        public enum Moments: Sendable, Hashable, Codable {
            /// Fractions of the transition's duration, from 0 to 1.
            case fractions([Double])
            /// Virtual seconds since the transition began.
            case seconds([Double])
            /// This many a virtual second, from the transition's first moment to its last.
            case framesPerSecond(Double)
        }

        /// When to look if the script does not say.
        public static let defaultFractions = [0, 0.25, 0.5, 0.75, 1]

        /// When to look.
        public var moments: Moments
        /// Names of views; empty means the views of the transition's two controllers.
        public var views: [String]
        /// Properties to look at beside the usual ones: ``viewProperties``, and key paths of the view's layer behind
        /// `layer.`.
        public var properties: [String]

        /// The names of a view's own properties.
        public static let viewProperties = [
            "frame", "bounds", "center", "alpha", "hidden", "transform", "transform3D", "backgroundColor",
            "cornerRadius",
        ]

        /// Makes a sampling of the views given, or of the transition's own.
        public init(
            moments: Moments = .fractions(Sampling.defaultFractions), views: [String] = [], properties: [String] = []
        ) {
            self.moments = moments
            self.views = views
            self.properties = properties
        }
    }
}
