import CProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process between segue and a program that it runs: nothing that the program starts outlives it.
///
/// It is this executable again, in a mode of its own. It ends the program and all its descendants when segue closes the
/// socket between them, which the kernel does when segue is killed; then it removes the program's folder. When it is
/// killed itself, the program is killed with it, and with `isolates` everything that the program started.
package enum Supervisor {
    /// The first argument of the mode.
    package static let command = "supervise-process"
    /// The descriptor of the socket.
    package static let lifeline: Int32 = 3

    /// Whether the system has what supervision takes.
    package static var isAvailable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// How a program ended, as it is sent through the socket.
    package enum Report: Equatable {
        case exited(Int32)
        case signalled(Int32)
        /// It could not be started; an error number.
        case failed(Int32)

        /// Whether a signal ended it.
        package var isSignal: Bool { if case .signalled = self { true } else { false } }

        package init?(_ text: String) {
            let words = text.split(separator: " ")
            guard words.count == 2, let number = Int32(words[1]) else { return nil }
            switch words[0] {
            case "exited": self = .exited(number)
            case "signalled": self = .signalled(number)
            case "failed": self = .failed(number)
            default: return nil
            }
        }

        package init(status: Int32) {
            self = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
        }

        package var text: String {
            switch self {
            case .exited(let number): "exited \(number)"
            case .signalled(let number): "signalled \(number)"
            case .failed(let number): "failed \(number)"
            }
        }
    }

    /// Why a program could not be started.
    package static func reason(_ number: Int32) -> String {
        number == ECHILD ? "the process that was to supervise it ended" : SystemError(number: number).text
    }

    /// Supervises the program that `arguments` name; answers with the status of this process.
    package static func run(_ arguments: [String]) -> Int32 {
        guard let request = Request(arguments), fcntl(lifeline, F_SETFD, FD_CLOEXEC) == 0 else { return 64 }
        // What segue was started with is not for the app.
        for descriptor in lifeline + 1..<1024 { close(descriptor) }
        guard request.isolates, cprocess_enter_pid_namespace() == 0 else {
            _ = cprocess_adopt_orphans()
            return supervise(request)
        }
        let inner = cprocess_fork_tied()
        if inner == 0 { return supervise(request) }
        closeStandardStreams()
        var status: Int32 = 127 << 8
        while inner > 0, waitpid(inner, &status, 0) < 0, errno == EINTR {}
        request.removeFolder()
        if status != 0 { send(status & 0x7f == 0 ? .failed(ECHILD) : Report(status: status)) }
        return 0
    }

    private static func supervise(_ request: Request) -> Int32 {
        let signals = cprocess_signal_descriptor()
        let program = request.start()
        closeStandardStreams()
        guard program > 0 else {
            request.removeFolder()
            send(.failed(-program))
            return 0
        }
        var status: Int32?
        while status == nil {
            var polled = [
                pollfd(fd: lifeline, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&polled, 2, -1) > 0 else { continue }
            let number = cprocess_read_signal(signals)
            if number != 0, number != SIGCHLD { break }
            if polled[0].revents != 0, !passOn(to: program) { break }
            status = reap(program)
        }
        status = endAll(program, status)
        request.removeFolder()
        send(Report(status: status ?? SIGKILL))
        return 0
    }

    /// Sends the program the signal that segue asks for; `false` when segue wants its end, or has gone.
    private static func passOn(to program: pid_t) -> Bool {
        var number: UInt8 = 0
        guard read(lifeline, &number, 1) == 1 else { return false }
        kill(program, Int32(number))
        return true
    }

    /// Takes off the table all who have ended, and gives the program's status if it is among them.
    private static func reap(_ program: pid_t) -> Int32? {
        var found: Int32?
        var status: Int32 = 0
        while true {
            let process = waitpid(-1, &status, WNOHANG)
            if process == program { found = status }
            if process <= 0 { return found }
        }
    }

    /// Kills every process below this one. What loses its parent meanwhile becomes a child of this process.
    private static func endAll(_ program: pid_t, _ known: Int32?) -> Int32? {
        var found = known
        let limit = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < limit {
            if getpid() == 1 {
                kill(-1, SIGKILL)
            } else {
                ProcessTable.children(of: getpid()).forEach { kill($0, SIGKILL) }
            }
            found = reap(program) ?? found
            var information = siginfo_t()
            if waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) < 0, errno == ECHILD { break }
            usleep(500)
        }
        return found
    }

    private static func closeStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO { close(descriptor) }
    }

    private static func send(_ report: Report) {
        let bytes = Array(report.text.utf8)
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        _ = SystemSocket.send(lifeline, bytes, bytes.count, flags)
    }

    /// What is to be run, and how.
    package struct Request: Equatable {
        /// Whether the program gets a PID namespace, where the system allows it.
        package var isolates = false
        /// Whether the program has the same addresses in every run, where the system allows it.
        package var fixesAddresses = false
        /// What is removed at the end.
        package var folder: String?
        /// The program and its arguments.
        package var words: [String] = []

        package init(isolates: Bool = false, fixesAddresses: Bool = false, folder: String? = nil, words: [String]) {
            self.isolates = isolates
            self.fixesAddresses = fixesAddresses
            self.folder = folder
            self.words = words
        }

        /// Reads what ``arguments`` wrote, without the mode's name.
        package init?(_ arguments: [String]) {
            var rest = arguments[...]
            while let word = rest.popFirst(), word != "--" {
                switch word {
                case "isolate": isolates = true
                case "fix-addresses": fixesAddresses = true
                case "remove": folder = rest.popFirst()
                default: return nil
                }
            }
            words = Array(rest)
            if words.isEmpty { return nil }
        }

        /// The arguments of the supervising process.
        package var arguments: [String] {
            [Supervisor.command] + (isolates ? ["isolate"] : []) + (fixesAddresses ? ["fix-addresses"] : [])
                + (folder.map { ["remove", $0] } ?? []) + ["--"] + words
        }

        fileprivate func start() -> pid_t {
            let arguments = words.map { strdup($0) } + [nil]
            let environment =
                ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }
                .map { strdup("\($0.key)=\($0.value)") } + [nil]
            return cprocess_start_tied(words[0], arguments, environment, fixesAddresses)
        }

        fileprivate func removeFolder() {
            if let folder { FolderRemoval.remove(folder) }
        }
    }
}

/// The processes of this machine.
package enum ProcessTable {
    /// Those that have this parent; none where there is no `/proc`.
    package static func children(of parent: pid_t) -> [pid_t] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var found: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = pid_t(name), self.parent(of: process) == parent else { continue }
            found.append(process)
        }
        return found
    }

    /// The fourth field of `stat`; the second, the program's name, is in brackets and may contain anything.
    private static func parent(of process: pid_t) -> pid_t? {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = read(file, &bytes, bytes.count)
        guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = String(decoding: bytes[(end + 1)..<count], as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? pid_t(fields[1]) : nil
    }
}

/// The system's function, which the supervisor's own would hide.
private enum SystemSocket {
    static func send(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int, _ flags: Int32) -> Int {
        #if canImport(Glibc)
            Glibc.send(descriptor, bytes, count, flags)
        #elseif canImport(Musl)
            Musl.send(descriptor, bytes, count, flags)
        #else
            Darwin.send(descriptor, bytes, count, flags)
        #endif
    }
}
