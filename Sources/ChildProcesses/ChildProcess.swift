#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program to run to its end: what it is given, and how its output comes back.
///
/// The child leads its own process group, so that ending it also ends what it started, and a signal that ends this
/// process ends the child first. A child that closes its output early, leaves grandchildren behind, ignores its input
/// or writes without end neither blocks nor exhausts the caller.
///
/// ```swift
/// let host = ChildProcess(executable: "/usr/bin/segue-host", input: Array(job.utf8))
/// let outcome = try host.stream(deadline: .now + .seconds(10)) { line, control in
///     control.deadline = .now + .seconds(10)  // the child is alive: the next line has as long again
/// }
/// ```
package struct ChildProcess: Sendable {
    /// Path of the program; no search along `PATH` takes place.
    package var executable: String
    /// Arguments after the program's own name.
    package var arguments: [String]
    /// The whole environment of the child.
    package var environment: [String: String]
    /// Bytes the child reads from its standard input, which then ends.
    package var input: [UInt8]
    /// How many bytes of the end of standard error are kept.
    package var errorTailLimit = 256 * 1024
    /// What is done before the child is killed at its deadline; `nil` kills it at once.
    package var inquiry: Inquiry?
    /// What keeps watch over the child; without it, only the child's process group ends with it.
    package var supervision: Supervision?
    /// A line of standard output longer than this many bytes arrives in pieces.
    package var lineLimit = 64 * 1024 * 1024

    /// A child with this process's own environment, unless another is given.
    package init(
        executable: String, arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment, input: [UInt8] = []
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.input = input
    }

    /// Asks a child that hangs where it is, by a signal at which it writes that to its output.
    package struct Inquiry: Sendable {
        package var signal: Int32
        /// How long the child has for its answer; then it is killed.
        package var patience: Duration

        package init(signal: Int32, patience: Duration) {
            (self.signal, self.patience) = (signal, patience)
        }
    }

    /// A process between this one and the child, which ends the child and all its descendants when this one ends,
    /// however that comes about. See ``Supervisor``.
    package struct Supervision: Sendable {
        /// The path of `segue`.
        package var executable: String
        /// Whether the child is the only family in a PID namespace, where the system allows it.
        package var isolates: Bool
        /// Whether the child has the same addresses in every run, where the system allows it.
        package var fixesAddresses: Bool
        /// A folder that is removed when the child has ended.
        package var folder: String?

        package init(
            executable: String, isolates: Bool = false, fixesAddresses: Bool = false, folder: String? = nil
        ) {
            (self.executable, self.isolates, self.fixesAddresses) = (executable, isolates, fixesAddresses)
            self.folder = folder
        }
    }

    /// How the child came to its end.
    package enum Ending: Sendable, Hashable {
        /// It returned this status.
        case exited(Int32)
        /// This signal ended it, and nobody here sent it.
        case signalled(Int32)
        /// The deadline passed, so it was killed.
        case deadlinePassed
        /// The receiver asked for its end through ``Control/kill()``.
        case killed
        /// This process got that signal, and ends when it has written its report.
        case interrupted(Int32)
    }

    /// What is known once the child is gone.
    package struct Outcome: Sendable {
        /// How it ended.
        package var ending: Ending
        /// Standard output as a whole; empty when it was streamed.
        package var output: [UInt8]
        /// The end of standard error, at most ``ChildProcess/errorTailLimit`` bytes.
        package var errorTail: [UInt8]

        /// ``output`` as text, invalid UTF-8 repaired.
        package var outputText: String { String(decoding: output, as: UTF8.self) }
        /// ``errorTail`` as text, invalid UTF-8 repaired.
        package var errorText: String { String(decoding: errorTail, as: UTF8.self) }
    }

    /// What the receiver of output may ask for.
    package struct Control: Sendable {
        /// When the child is killed; `nil` lets it run as long as it likes. May be moved with every line.
        package var deadline: ContinuousClock.Instant?
        private(set) var wantsKill = false
        /// Whether the deadline has passed, and what comes now answers the inquiry.
        package var isAsked = false

        package init(deadline: ContinuousClock.Instant?) {
            self.deadline = deadline
        }

        /// Ends the child at once. What it has written before is still delivered.
        package mutating func kill() { wantsKill = true }
    }

    /// The child could not be started.
    package struct StartFailure: Error, Sendable, CustomStringConvertible {
        /// The program that was asked for.
        package var executable: String
        /// The operating system's own reason.
        package var reason: String

        package var description: String { "cannot start \(executable): \(reason)" }
    }

    /// Runs the child and hands over each line of its standard output as it comes, without its line end.
    package func stream(
        deadline: ContinuousClock.Instant? = nil,
        onLine: (_ line: String, _ control: inout Control) -> Void
    ) throws(StartFailure) -> Outcome {
        var lines = LineSplitter(limit: lineLimit)
        return try run(deadline: deadline) { bytes, control in
            if let bytes { lines.append(bytes) } else { lines.finish() }
            while let line = lines.next() {
                onLine(String(decoding: line, as: UTF8.self), &control)
            }
        }
    }

    /// Runs the child to its end and gives its standard output as a whole, at most `outputLimit` bytes of it.
    package func capture(
        deadline: ContinuousClock.Instant? = nil, outputLimit: Int = 64 * 1024 * 1024
    ) throws(StartFailure) -> Outcome {
        var output: [UInt8] = []
        var outcome = try run(deadline: deadline) { bytes, _ in
            if let bytes { output.append(contentsOf: bytes.prefix(max(0, outputLimit - output.count))) }
        }
        outcome.output = output
        return outcome
    }
}
