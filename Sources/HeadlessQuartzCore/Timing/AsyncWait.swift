/// The code that waits with `await` for something on the virtual clock.
///
/// A continuation goes on as a job of the main actor, which runs when the process comes to it, not when the clock does.
/// So the clock asks, before it moves, for jobs to be run until all that was resumed has gone on.
@MainActor
package enum AsyncWait {
    /// Stops the search for a job that never comes: code that goes on elsewhere first.
    private static let mostRounds = 100

    /// Waits for a value that `start` hands over, once.
    package static func value<Value: Sendable>(_ start: (@escaping @MainActor (Value) -> Void) -> Void) async -> Value {
        // What waited for the clock of an earlier runtime never goes on.
        let runtime = LayerRuntime.inForce
        let value = await withCheckedContinuation { continuation in
            start { [weak runtime] value in
                runtime?.resumedWaits += 1
                continuation.resume(returning: value)
            }
        }
        runtime.resumedWaits -= 1
        return value
    }

    /// Lets everybody go on who can, before time moves.
    static func catchUp() {
        let runtime = LayerRuntime.inForce
        guard let runJobs = runtime.runJobs else { return }
        runJobs()
        var rounds = 0
        while runtime.resumedWaits > 0, rounds < mostRounds {
            runJobs()
            rounds += 1
        }
    }
}
