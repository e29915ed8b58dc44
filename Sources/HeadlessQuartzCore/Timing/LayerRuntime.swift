internal import AnimationCore

/// All state that the layers of one run share: its clock, and what a runtime of UIKit above them has to say of changes.
///
/// One is in force at a time. No other variable outlives a run, so a runtime that nobody holds on to is gone as a whole.
@MainActor
package final class LayerRuntime {
    /// The runtime in force: the only mutable variable that belongs to no object.
    package static var inForce = LayerRuntime()

    /// The time of this run.
    package let clock = RuntimeClock()
    /// The runtime of UIKit that these layers are part of, from its start to its end; nil where there are layers only.
    package var owner: AnyObject?

    /// What turns a change of a view's layer into an animation: a view's animation block sets it while it runs.
    package var animator: (any LayerAnimator)?
    /// Calls a method by its selector: target, selector, argument. Only the owner knows the app's classes.
    package var send: (@MainActor (AnyObject, Selector, AnyObject) -> Void)?
    /// Runs the jobs that wait for the main actor; nil where nobody can, as in a job.
    package var runJobs: (() -> Void)?

    /// Rises with each change of a layer that may change what is seen later.
    var changeCount = 0
    /// The keys of managed properties whose defaults are being asked for.
    var askedDefaults: Set<String> = []
    /// How many continuations have been resumed, but have not gone on yet.
    var resumedWaits = 0
    private var lastOwner = 0

    /// A runtime at time 0; it is not in force yet.
    package init() {}

    /// Layer animations have numbers below 0, those of views above.
    func nextOwner() -> Int {
        lastOwner -= 1
        return lastOwner
    }

    /// Lets go of the owner and of all that waits for its time.
    package func end() {
        clock.end()
        withExtendedLifetime((owner, animator, send, runJobs)) {
            (owner, animator, send, runJobs) = (nil, nil, nil, nil)
        }
    }
}
