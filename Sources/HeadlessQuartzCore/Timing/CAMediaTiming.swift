internal import AnimationCore
internal import HeadlessCoreGraphics

#if !canImport(Darwin)
    /// A time or a stretch of time, in seconds.
    public typealias CFTimeInterval = Double
#endif

/// A place and course in time: what layers and animations have in common.
///
/// A layer's time and its parent's are related by `local = (parent - beginTime) · speed + timeOffset`. An animation's
/// parent is the layer it runs on, or the group it belongs to.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's seconds; 0 on an animation means now.
    var beginTime: CFTimeInterval { get set }
    /// The length of one pass, in seconds; 0 on an animation means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs in its parent's.
    var speed: Float { get set }
    /// What is added to its time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 stands for once.
    var repeatCount: Float { get set }
    /// How long it repeats, in seconds; 0 leaves that to the count.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown outside the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing: the model value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension MediaTiming {
    /// An animation's timing, with its beginning and its duration settled.
    @MainActor
    init(_ timing: any CAMediaTiming, begin: Double, duration: Double) {
        // Code writes `.greatestFiniteMagnitude` for ever, too.
        let count = timing.repeatCount >= 1e30 ? Double.infinity : Double(timing.repeatCount)
        self.init(
            begin: begin, duration: duration, speed: Double(timing.speed), timeOffset: timing.timeOffset,
            repeatCount: count, repeatDuration: timing.repeatDuration, autoreverses: timing.autoreverses,
            fillMode: FillMode(rawValue: timing.fillMode.rawValue) ?? .removed)
    }
}
