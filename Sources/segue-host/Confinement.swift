import CProcess
import Foundation
import Walkthrough

/// What the app may do in this process, set before any of its code is loaded.
enum Confinement {
    /// 4 GB of addresses: an app with a leak stops here, not the machine.
    private static let memory: UInt64 = 4 << 30
    private static let fileSize: UInt64 = 1 << 30
    private static let files: UInt64 = 1024
    /// How many processes and threads more than there are now this user may have.
    private static let moreProcesses: UInt64 = 1024

    /// Confines this process and all that it starts, for good; answers with what the system does not offer.
    ///
    /// Landlock and seccomp hold for the thread that asks and those it starts: it must be the only one.
    static func enter(_ folder: String, permissions: Set<Script.Permission>) -> [String] {
        var missing: [String] = []
        func check(_ what: String, _ number: Int32) {
            if number != 0 { missing.append("\(what): \(String(cString: strerror(number)))") }
        }
        check("limits", cprocess_limit_resources(memory, fileSize, files, runningThreads + moreProcesses))
        check("privileges", cprocess_forbid_new_privileges())
        let deniesFiles = !permissions.contains(.files)
        let deniesNetwork = !permissions.contains(.network)
        let landlock = cprocess_landlock_version()
        let writable: [UnsafeMutablePointer<CChar>?] = [strdup(folder), strdup("/dev/null")]
        defer { for name in writable { free(name) } }
        let names: [UnsafePointer<CChar>?] = writable.map { name in name.map { UnsafePointer($0) } } + [nil]
        let failure = landlock > 0 ? cprocess_deny_writing(names, deniesFiles, deniesNetwork) : 0
        if landlock == 0 || failure != 0 {
            let reason = landlock == 0 ? "the kernel has no Landlock" : String(cString: strerror(failure))
            if deniesFiles { missing.append("writing files: \(reason)") }
        } else if landlock < 3, deniesFiles {
            missing.append("emptying files: the kernel's Landlock is older than version 3")
        }
        if landlock < 6 || failure != 0 {
            missing.append("signals to other processes: the kernel's Landlock is older than version 6")
        }
        if deniesNetwork {
            let number = cprocess_deny_sockets()
            if number != 0, landlock < 4 || failure != 0 { check("network", number) }
            if number != 0, landlock >= 4, failure == 0 {
                missing.append("network without TCP: \(String(cString: strerror(number)))")
            }
        }
        return missing
    }

    /// Of all users: an upper bound for those of this one, which the limit counts.
    private static var runningThreads: UInt64 {
        let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
        let fields = text.split(separator: " ")
        return fields.count > 3 ? fields[3].split(separator: "/").last.flatMap { UInt64($0) } ?? 4096 : 4096
    }
}
