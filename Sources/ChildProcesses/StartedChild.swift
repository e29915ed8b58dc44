import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A running child: its three pipes, and a thread that waits for its end.
///
/// However its owner lets go of it, the child is ended and reaped, and every descriptor is closed.
package struct StartedChild: ~Copyable {
    /// The process, which also leads the group of the same number.
    private(set) var process: pid_t = 0
    /// Open while there is more to send.
    package var input = Descriptor()
    /// Open until end of file.
    package var output = Descriptor()
    /// Open until end of file.
    package var errors = Descriptor()
    /// The socket to the supervisor, where there is one.
    private var lifeline = Descriptor()
    /// Whether the child has been ended, and only its last words are waited for.
    private(set) var isEnding = false
    /// Open until the child has ended.
    private(set) var watch = Descriptor()
    private var watcher: pthread_t?
    private var isReaped = false

    /// What one wait found.
    package struct Ready {
        package var exited = false
        package var input = false
        package var output = false
        package var errors = false
        package var interrupted = false
    }

    private init() {}

    /// Starts the child.
    package static func start(_ command: ChildProcess) throws(ChildProcess.StartFailure) -> StartedChild {
        var child = StartedChild()
        var pipes = ChildPipes()
        do throws(SystemError) {
            child.process = try ChildGroups.start(supervised: command.supervision != nil) {
                () throws(SystemError) -> pid_t in
                try pipes.open(supervised: command.supervision != nil)
                return try pipes.spawn(command)
            }
            pipes.closeChildEnds()
            child.input = pipes.input.ours.take()
            child.output = pipes.output.ours.take()
            child.errors = pipes.errors.ours.take()
            child.lifeline = pipes.lifeline.ours.take()
            child.input.setNonBlocking()
            child.output.setNonBlocking()
            child.errors.setNonBlocking()
            let watching = try ExitWatch.begin(child.process)
            child.watcher = watching.thread
            child.watch = Descriptor(watching.descriptor)
        } catch {
            throw ChildProcess.StartFailure(executable: command.executable, reason: error.text)
        }
        return child
    }

    deinit {
        guard process > 0, !isReaped else { return }
        if lifeline.isOpen { shutdown(lifeline.number, Int32(SHUT_WR)) } else { endGroup() }
        _ = Self.reap(process, watcher)
    }

    /// Kills the child, or its supervisor, and what is left of its group.
    package func endGroup() {
        kill(-process, SIGKILL)
    }

    /// Ends the child: at once, or by its supervisor; then the second time, after `time`, kills the supervisor.
    package mutating func end(_ time: Duration) -> ContinuousClock.Instant {
        if lifeline.isOpen, !isEnding {
            shutdown(lifeline.number, Int32(SHUT_WR))
        } else {
            endGroup()
        }
        isEnding = true
        return .now + time
    }

    /// Sends the child a signal.
    package func signal(_ number: Int32) {
        guard lifeline.isOpen else {
            kill(process, number)
            return
        }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(lifeline.number, &byte, 1)
    }

    /// Takes the child off the system's table of processes and says how it ended.
    package mutating func reap() -> Supervisor.Report {
        isReaped = true
        let own = Supervisor.Report(status: Self.reap(process, watcher))
        guard lifeline.isOpen else { return own }
        var bytes = [UInt8](repeating: 0, count: 64)
        guard let count = lifeline.read(into: &bytes), count > 0 else {
            // The supervisor said nothing: it was killed, and the child with it, or it could not even begin.
            return own.isSignal ? own : .failed(ECHILD)
        }
        return Supervisor.Report(String(decoding: bytes[..<count], as: UTF8.self)) ?? .failed(ECHILD)
    }

    private static func reap(_ process: pid_t, _ watcher: pthread_t?) -> Int32 {
        if let watcher { pthread_join(watcher, nil) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        ChildGroups.ended(process)
        return status
    }

    /// Waits until something can be done, or the limit has passed.
    package mutating func wait(until limit: ContinuousClock.Instant?, interruptible: Bool) -> Ready {
        let interruptions = interruptible ? ChildGroups.interruptions?.read ?? -1 : -1
        let events = [
            (watch.number, POLLIN), (input.number, POLLOUT), (output.number, POLLIN), (errors.number, POLLIN),
            (interruptions, POLLIN),
        ]
        var polled = events.map { pollfd(fd: $0.0, events: Int16($0.1), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), Self.milliseconds(until: limit)) > 0 else { return Ready() }
        let ready = polled.map { $0.revents != 0 }
        if ready[0] { watch.close() }
        return Ready(
            exited: ready[0], input: ready[1], output: ready[2], errors: ready[3], interrupted: ready[4])
    }

    private static func milliseconds(until limit: ContinuousClock.Instant?) -> Int32 {
        guard let limit else { return -1 }
        let left = ContinuousClock.now.duration(to: limit) / .milliseconds(1)
        return min(max(0, Int32(clamping: left.rounded(.up))), 3_600_000)
    }

    /// Sends what the pipe takes of `bytes` from `position` on, and closes it when there is nothing left to do.
    package mutating func send(_ bytes: [UInt8], from position: inout Int) {
        let written = bytes[position...].withUnsafeBytes { write(input.number, $0.baseAddress, $0.count) }
        if written >= 0 { position += written }
        let isRefused = written < 0 && errno != EAGAIN && errno != EINTR
        if isRefused || position == bytes.count { input.close() }
    }
}
