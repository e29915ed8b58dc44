import CProcess
import Walkthrough

/// What an app finds around it when it is walked.
enum AppEnvironment {
    /// The signal at which a host says where it hangs.
    static let inquirySignal = cprocess_inquiry_signal

    /// Variables that an app gets as they are: how text is read and written, the time zone, where libraries are.
    private static let passedOn: Set = [
        "PATH", "LANG", "LANGUAGE", "TZ", "USER", "LOGNAME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
    ]

    /// The app's variables: a few of segue's own, the folder's, and what makes runs alike.
    static func variables(_ own: [String: String], folder: PrivateFolder) -> [String: String] {
        var variables = own.filter { passedOn.contains($0.key) || $0.key.hasPrefix("LC_") }
        variables["HOME"] = folder.home
        // Foundation asks the system's table of users first, unless this is set.
        variables["CFFIXED_USER_HOME"] = folder.home
        variables["TMPDIR"] = folder.temporary
        // The order of sets and dictionaries is the same in every run.
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // The host reports crashes itself: Swift's report takes seconds on a machine under load, and may fail.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables
    }

    /// What to do when the app's words say that the system denied it something; `nil` when they do not, or nothing that
    /// the walkthrough could allow is denied.
    static func hint(for words: [String], _ script: Script) -> String? {
        let denials = [
            "Permission denied", "permission", "Operation not permitted", "EACCES", "EPERM", "NSCocoaErrorDomain",
        ]
        guard words.contains(where: { word in denials.contains { word.contains($0) } }) else { return nil }
        let denied = Script.Permission.allCases.filter { !script.permissions.contains($0) }.map(\.rawValue)
        guard !denied.isEmpty else { return nil }
        return "an app that is walked has no access to: \(denied.joined(separator: ", ")); "
            + "the walkthrough may say 'allow: [\(denied.joined(separator: ", "))]'"
    }
}
