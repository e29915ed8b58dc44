package import HeadlessQuartzCore
package import RuntimeEvents

/// One run of an app without a screen: its device, its virtual time, its objects' names and what happened.
///
/// UIKit's own globals (`UIApplication.shared`, `UIScreen.main`) belong to the current runtime. Starting a runtime
/// drops the one before.
///
/// ```swift
/// let runtime = UIKitRuntime.start(RuntimeConfiguration(ios: 17))
/// runtime.application.launch(storyboard)
/// runtime.time.settle()
/// for event in runtime.events { … }
/// ```
@MainActor
public final class UIKitRuntime {
    /// The runtime that is in force; one on the standard device where none was started.
    public static var current: UIKitRuntime { LayerRuntime.inForce.owner as? UIKitRuntime ?? start() }

    /// Starts anew on a device.
    @discardableResult
    public static func start(_ configuration: RuntimeConfiguration = RuntimeConfiguration()) -> UIKitRuntime {
        // The old runtime's objects end after the new one is in force, or their ends would look for it meanwhile.
        let old = LayerRuntime.inForce
        let runtime = UIKitRuntime(configuration)
        LayerRuntime.inForce = runtime.layers
        (old.owner as? UIKitRuntime)?.end()
        old.end()
        return runtime
    }

    /// What the layers share.
    package let layers = LayerRuntime()
    /// The device and version.
    public let configuration: RuntimeConfiguration
    /// The clock.
    public var time: RuntimeClock { layers.clock }
    /// The application object.
    public private(set) lazy var application = UIApplication()
    /// The device's screen.
    public private(set) lazy var screen = UIScreen(configuration)
    /// The storyboards that `UIStoryboard(name:bundle:)` finds.
    public var storyboards = StoryboardLibrary()

    /// Everything that happened, in order, as long as events are kept.
    public private(set) var events: [RuntimeEvent] = []
    /// Whether events are kept here; a host that takes each as it happens needs them only once.
    public var keepsEvents = true
    /// How many events have happened.
    package private(set) var eventCount = 0
    /// Told of each event as it happens.
    public var onEvent: (@MainActor (RuntimeEvent) -> Void)?
    /// The first exception since it was last taken.
    public private(set) var failure: RuntimeFailure?
    /// What was needed and not there since it was last taken.
    var gapLog = GapLog()
    /// Whether something that came to nothing is a warning only.
    package var acceptsNoEffect: @MainActor (String) -> Bool = { _ in true }
    /// Where views were put that are to be looked for later.
    var displacements = ViewDisplacements()

    /// Told of each animation as it begins, before anything can end it: its begin, duration and views.
    package var onAnimation: (@MainActor (AnimationStart) -> Void)?
    /// Rises with every change that a person could see: hierarchy, presentation, stack, selection, animation.
    package private(set) var visibleChanges = 0
    /// The segue that is performing, innermost last, with the views that it moves between.
    package var performing: [UIStoryboardSegue] = []
    /// How many segues are being performed, one by another.
    var segueDepth = 0
    /// The segues that were performed since the last look at their effects.
    var performed: [PerformedSegue] = []

    /// The transitions that wait for `completeTransition(_:)`, in the order in which they began.
    var transitions: [TransitionContext] = []
    /// Where the last unwind led, and how many events came before it.
    var lastUnwind: LastUnwind?

    /// The controllers on their way outward to somebody who shows them, innermost last.
    var showing: [Showing] = []
    /// The scenes that are being made, outermost first.
    var construction = SceneConstruction()

    /// The scope whose closure is running, the innermost.
    var animationScope: AnimationScope?
    /// Whether changes are animated at all.
    var animatesChanges = true
    /// The animations of a transition that are being made for a finger to drive.
    var drivenAnimations: DrivenAnimations?
    /// The unwind that is being carried out.
    var unwindPlan: UnwindPlan?

    private var lastNumber = 0
    private var lastAnimationID = 0

    private init(_ configuration: RuntimeConfiguration) {
        self.configuration = configuration
        layers.owner = self
        layers.send = { target, selector, argument in
            MethodCall(object: target, selector: selector, arguments: [argument]).run()
        }
    }

    /// Lets go of the app: of what waits, and of what holds controllers and their presentations together. None of its
    /// code is called for that.
    private func end() {
        // What ends here may still ask this runtime, so everything ends when nothing is being set any more.
        let dropped: [Any?] = [
            onEvent, onAnimation, acceptsNoEffect, transitions, performing, performed, showing, animationScope,
            drivenAnimations, unwindPlan,
        ]
        withExtendedLifetime(dropped) {
            onEvent = nil
            onAnimation = nil
            acceptsNoEffect = { _ in true }
            for transition in transitions { transition.abandon() }
            (transitions, performing, performed, showing) = ([], [], [], [])
            (animationScope, drivenAnimations, unwindPlan) = (nil, nil, nil)
            application.end()
        }
    }

    /// The version of iOS whose behaviour is followed.
    var ios: Int { configuration.ios }

    // MARK: What happened

    /// Notes an event.
    package func record(
        _ content: EventContent, of subject: String, objectID: String? = nil, position: InterfacePosition? = nil
    ) {
        let event = RuntimeEvent(
            time: time.now, content: content, subject: subject, objectID: objectID, position: position)
        eventCount += 1
        if keepsEvents { events.append(event) }
        onEvent?(event)
    }

    /// Notes what UIKit would write to the console, or what segue notices.
    package func warn(_ text: String, about object: UIResponder? = nil, position: InterfacePosition? = nil) {
        record(
            .warning(text), of: object?.runtimeName ?? "", objectID: object?.interfaceID,
            position: position ?? object?.interfacePosition)
    }

    /// Notes an exception; the step in progress will fail with it.
    package func raise(_ failure: RuntimeFailure) {
        record(.failure(failure.description), of: "", position: failure.position)
        if self.failure == nil { self.failure = failure }
    }

    /// Hands over the first exception since the last call.
    public func takeFailure() -> RuntimeFailure? {
        defer { failure = nil }
        return failure
    }

    /// Notes a change that a person could see.
    func noteVisibleChange() { visibleChanges += 1 }

    /// A number for an object that has no id in a storyboard.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// A number for an animation that is new on its layer.
    func nextAnimationID() -> Int {
        lastAnimationID += 1
        return lastAnimationID
    }
}

/// Where an unwind led; the destination is not kept alive.
struct LastUnwind {
    let event: Int
    private(set) weak var destination: UIViewController?

    init(event: Int, destination: UIViewController) {
        self.event = event
        self.destination = destination
    }
}
