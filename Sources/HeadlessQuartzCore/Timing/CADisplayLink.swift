internal import AnimationCore
public import HeadlessCoreGraphics

/// The rates that a display link may be called at, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The rate that is wanted; nil or 0 leaves it to the range.
    public var preferred: Float?

    /// A range by its ends.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// As fast as the display goes.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method before each frame, on the virtual clock.
///
/// The display has 60 frames a second. A link that is still running when nothing else happens does not keep a
/// walkthrough from settling: after two virtual seconds it counts as one that goes on for ever, and is left running.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// The frames per second of the display.
    package static let displayRate = 60

    private var target: AnyObject?
    private let selector: Selector
    private var token: RuntimeClock.Token?
    private var isAdded = false
    private weak var clock: RuntimeClock?
    /// Whether the clock has yet to see if the link comes to an end by itself.
    var isNewToClock = true

    /// When the frame before was shown, in virtual seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame will be shown, in virtual seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds; 0 before the first call.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether the calls rest.
    open var isPaused = false { didSet { if isPaused != oldValue { reschedule() } } }
    /// How often the method is wanted, in calls a second; 0 means each frame.
    open var preferredFramesPerSecond = 0 { didSet { reschedule() } }
    /// The rates that are wanted.
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { reschedule() } }
    /// How many frames lie between two calls.
    open var frameInterval = 1 { didSet { reschedule() } }

    /// A link that calls a method of a target, with itself as the argument. It keeps the target until it is
    /// invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts the calls; which run loop and mode makes no difference here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !isAdded else { return }
        isAdded = true
        reschedule()
    }

    /// Ends the calls in a mode, which here is in all.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        reschedule()
    }

    /// Ends the calls for good and lets the target go.
    open func invalidate() {
        isAdded = false
        target = nil
        reschedule()
    }

    /// Every how many frames the method is called.
    private var interval: Int {
        let range = preferredFrameRateRange
        let ranged = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        let wanted = ranged > 0 ? Double(ranged) : Double(preferredFramesPerSecond)
        guard wanted > 0 else { return max(1, frameInterval) }
        return max(1, Int(clamping: (Double(Self.displayRate) / wanted).rounded()))
    }

    private func reschedule() {
        if let token { clock?.cancel(token, of: self) }
        token = nil
        guard isAdded && !isPaused else { return }
        let clock = RuntimeClock.current
        self.clock = clock
        schedule(on: clock)
    }

    private func schedule(on clock: RuntimeClock) {
        let rate = Double(Self.displayRate)
        // The clock's time of a frame is rounded to nanoseconds.
        let frame = (clock.now * rate + 1e-6).rounded(.down) + Double(interval)
        let time = VirtualTime(seconds: frame / rate)
        token = clock.scheduleTick(at: time, of: self) { self.tick() }
    }

    private func tick() {
        guard let clock, isAdded, !isPaused, let target else { return }
        token = nil
        let frame = 1 / Double(Self.displayRate)
        timestamp = clock.now
        duration = frame
        targetTimestamp = timestamp + frame * Double(interval)
        schedule(on: clock)
        LayerRuntime.inForce.send?(target, selector, self)
    }
}
