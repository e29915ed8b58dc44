import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The children that run right now.
///
/// They lead process groups of their own, so that a terminal's interrupt does not reach them: a signal that is about
/// to end this process ends them first. Signal handling is changed only while there are children.
enum ChildGroups {
    /// Signals that end a process, and that a person or a build machine sends to stop it.
    private static let ending = [SIGINT, SIGTERM, SIGHUP]

    private struct State: ~Copyable {
        var groups: Set<pid_t> = []
        var handlers: [(signal: Int32, action: sigaction)] = []
    }

    private static let state = Mutex(State())

    /// The pipe through which the signal handler reaches the loops that wait for children.
    static let interruptions: (read: Int32, write: Int32)? = {
        guard let ends = Descriptor.pipe() else { return nil }
        for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        return ends
    }()

    /// Starts a child, one at a time: a child that started between two steps would inherit the other's pipes.
    static func start(_ body: () throws(SystemError) -> pid_t) throws(SystemError) -> pid_t {
        try state.withLock { state throws(SystemError) in
            if state.groups.isEmpty { install(&state) }
            do throws(SystemError) {
                let process = try body()
                state.groups.insert(process)
                return process
            } catch {
                if state.groups.isEmpty { restore(&state) }
                throw error
            }
        }
    }

    /// Forgets a child that has been reaped.
    static func ended(_ process: pid_t) {
        state.withLock { state in
            state.groups.remove(process)
            if state.groups.isEmpty { restore(&state) }
        }
    }

    /// Ends every child, then lets the signal that arrived do what it would have done without us.
    static func passOnInterruption() {
        var number: UInt8 = 0
        guard let pipe = interruptions, read(pipe.read, &number, 1) == 1 else { return }
        state.withLock { state in
            for group in state.groups { kill(-group, SIGKILL) }
            restore(&state)
        }
        raise(Int32(number))
        state.withLock { state in
            if !state.groups.isEmpty { install(&state) }
        }
    }

    private static func install(_ state: inout State) {
        guard interruptions != nil else { return }
        for signal in ending + [SIGPIPE] {
            var action = sigaction()
            var previous = sigaction()
            if signal == SIGPIPE {
                // A child may stop reading its input before we have sent all of it.
                action.setHandler(SIG_IGN)
            } else {
                action.setHandler { number in
                    let saved = errno
                    var byte = UInt8(truncatingIfNeeded: number)
                    _ = write(ChildGroups.interruptions?.write ?? -1, &byte, 1)
                    errno = saved
                }
            }
            sigaction(signal, nil, &previous)
            // Who started us may have asked that the signal be ignored, as nohup does.
            if previous.isIgnored { continue }
            sigaction(signal, &action, nil)
            state.handlers.append((signal, previous))
        }
    }

    private static func restore(_ state: inout State) {
        for var handler in state.handlers { sigaction(handler.signal, &handler.action, nil) }
        state.handlers = []
    }
}

extension sigaction {
    fileprivate mutating func setHandler(_ handler: (@convention(c) (Int32) -> Void)?) {
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
    }

    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #else
            let handler = __sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
