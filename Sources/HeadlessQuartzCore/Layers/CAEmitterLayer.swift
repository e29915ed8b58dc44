public import HeadlessCoreGraphics

/// The shapes that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of the shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles. Its settings are kept; particles are a matter of the screen and are not computed.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// Where the shape lies.
    open var emitterPosition = CGPoint.zero
    /// How high the shape lies.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape.
    open var emitterSize = CGSize.zero
    /// The depth of the shape.
    open var emitterDepth: CGFloat = 0
    /// The shape.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor of the cells' birth rates.
    open var birthRate: Float = 1
    /// A factor of the cells' lifetimes.
    open var lifetime: Float = 1
    /// A factor of the cells' velocities.
    open var velocity: Float = 1
    /// A factor of the cells' scales.
    open var scale: Float = 1
    /// A factor of the cells' spins.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
    /// Whether depth is kept.
    open var preservesDepth = false
}

/// A kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// A name to change the cell by.
    open var name: String?
    /// Whether particles are emitted.
    open var isEnabled = true
    /// What a particle shows.
    open var contents: Any?
    /// The part of the contents that it shows.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How many pixels of the contents make a point.
    open var contentsScale: CGFloat = 1
    /// Particles a second.
    open var birthRate: Float = 0
    /// How long a particle lives, in seconds, and how much that differs.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// The direction in the plane and out of it, in radians, and how much it differs.
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// The speed, in points a second, and how much it differs.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// The acceleration, in points a second squared.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    /// The scale, how much it differs, and how it changes in a second.
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    /// The spin, in radians a second, and how much it differs.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// The colour, how much its parts differ, and how they change in a second.
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// The kinds of particles that each particle emits.
    open var emitterCells: [CAEmitterCell]?

    /// A cell with default values.
    public override init() { super.init() }
}
