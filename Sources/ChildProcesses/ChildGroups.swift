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
package enum ChildGroups {
    /// Signals that end a process, and that a person or a build machine sends to stop it.
    private static let ending = [SIGINT, SIGTERM, SIGHUP]

    fileprivate struct State: ~Copyable {
        /// The children, and whether each has a supervisor, which ends it when this process has gone.
        var groups: [pid_t: Bool] = [:]
        var handlers: [(signal: Int32, action: sigaction)] = []
        /// How many commands want to write their report before a signal ends this process.
        var reporting = 0
    }

    private static let state = Mutex(State())

    /// The signal that has come.
    private static let arrived = Atomic<Int32>(0)

    /// The pipe through which the signal handler reaches the loops that wait for children.
    package static let interruptions: (read: Int32, write: Int32)? = {
        guard let ends = Descriptor.pipe() else { return nil }
        for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        return ends
    }()

    /// Starts a child, one at a time: a child that started between two steps would inherit the other's pipes.
    package static func start(
        supervised: Bool, _ body: () throws(SystemError) -> pid_t
    ) throws(SystemError) -> pid_t {
        try state.withLock { state throws(SystemError) in
            if state.isIdle { install(&state) }
            do throws(SystemError) {
                let process = try body()
                state.groups[process] = supervised
                return process
            } catch {
                if state.isIdle { restore(&state) }
                throw error
            }
        }
    }

    /// Forgets a child that has been reaped.
    package static func ended(_ process: pid_t) {
        state.withLock { state in
            state.groups[process] = nil
            if state.isIdle { restore(&state) }
        }
    }

    // MARK: Reports before the end

    /// From now on, a signal ends the children, and this process only when it has written its report. The same signal
    /// once more ends it at once.
    package static func beginReporting() {
        state.withLock { state in
            if state.isIdle { install(&state) }
            state.reporting += 1
        }
    }

    /// The signal that ended the children, while a report is still to be written.
    package static var interruption: Int32? {
        state.withLock { $0.reporting > 0 } ? unfinishedInterruption : nil
    }

    /// The report is written. ``unfinishedInterruption`` still knows the signal.
    package static func endReporting() {
        var byte: UInt8 = 0
        while let pipe = interruptions, read(pipe.read, &byte, 1) == 1 {}
        state.withLock { state in
            state.reporting -= 1
            if state.isIdle { restore(&state) }
        }
    }

    /// The signal that came while a report was to be written, and that has not ended this process yet.
    package static var unfinishedInterruption: Int32? {
        let number = arrived.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Ends this process as the signal would have done.
    package static func die(of number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Ends every child, then lets the signal that arrived do what it would have done without us.
    package static func passOnInterruption() {
        var number: UInt8 = 0
        guard let pipe = interruptions, read(pipe.read, &number, 1) == 1 else { return }
        arrived.store(0, ordering: .relaxed)
        state.withLock { state in
            for (group, isSupervised) in state.groups where !isSupervised { kill(-group, SIGKILL) }
            restore(&state)
        }
        raise(Int32(number))
        state.withLock { state in
            if !state.isIdle { install(&state) }
        }
    }

    private static func install(_ state: inout State) {
        // A program whose threads block signals, as libdispatch's do, hands that on to what it starts.
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in ending { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        // Made here, for a handler may not.
        guard interruptions != nil, arrived.load(ordering: .relaxed) >= 0 else { return }
        for signal in ending + [SIGPIPE] {
            var action = sigaction()
            var previous = sigaction()
            if signal == SIGPIPE {
                // A child may stop reading its input before we have sent all of it.
                action.setHandler(SIG_IGN)
            } else {
                action.setHandler { number in
                    let saved = errno
                    ChildGroups.arrived.store(number, ordering: .relaxed)
                    var byte = UInt8(truncatingIfNeeded: number)
                    _ = write(ChildGroups.interruptions?.write ?? -1, &byte, 1)
                    errno = saved
                }
                // Who sends it again wants no report.
                action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
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

extension ChildGroups.State {
    /// Whether signals may do what they do by themselves.
    fileprivate var isIdle: Bool { groups.isEmpty && reporting == 0 }
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
