import CommandArguments

/// How the process ends. The numbers beyond 1 are those of `sysexits.h`.
enum ExitStatus: Int32, Sendable, Comparable {
    /// All is well.
    case success = 0
    /// The tool did its work and found something: findings at or above the threshold, steps that did not pass.
    case findings = 1
    /// The command line or a walkthrough is wrong, or names nothing to work on (`EX_USAGE`).
    case usage = 64
    /// Some input cannot be read (`EX_DATAERR`).
    case unreadableInput = 65
    /// Something failed that is neither the input's fault nor the command line's (`EX_SOFTWARE`).
    case internalError = 70

    /// The larger one is the graver one, so several outcomes combine with `max`.
    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// What ends a command early: said once on standard error, then the process ends with the status.
struct Stop: Error {
    var status: ExitStatus
    var message: String
    /// What to do about it.
    var hint: String?

    init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
        self.status = status
        self.message = message
        self.hint = hint
    }
}
