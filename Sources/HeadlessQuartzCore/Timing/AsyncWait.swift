/// The code that waits with `await` for something on the virtual clock.
///
/// A continuation goes on as a job of the main actor, which runs when the process comes to it, not when the clock does.
/// So the clock asks, before it moves, for jobs to be run until all that was resumed has gone on.
@MainActor
package enum AsyncWait {
    /// Runs the jobs that wait for the main actor; nil where nobody can, as in a job.
    package static var runJobs: (() -> Void)?

    /// How many continuations have been resumed, but have not gone on yet.
    private static var resumed = 0
    /// Stops the search for a job that never comes: code that goes on elsewhere first.
    private static let mostRounds = 100

    /// Waits for a value that `start` hands over, once.
    package static func value<Value: Sendable>(_ start: (@escaping @MainActor (Value) -> Void) -> Void) async -> Value {
        let value = await withCheckedContinuation { continuation in
            start { value in
                resumed += 1
                continuation.resume(returning: value)
            }
        }
        resumed -= 1
        return value
    }

    /// Lets everybody go on who can, before time moves.
    static func catchUp() {
        guard let runJobs else { return }
        runJobs()
        var rounds = 0
        while resumed > 0, rounds < mostRounds {
            runJobs()
            rounds += 1
        }
    }

    /// For a new runtime: what waited for the old one's clock never goes on.
    package static func restart() { resumed = 0 }
}
