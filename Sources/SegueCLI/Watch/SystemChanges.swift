import ChildProcesses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes as the system tells of them: inotify on Linux, elsewhere a look twice a second. An interrupt ends the waiting.
final class SystemChanges: ChangeSource {
    /// How long nothing may happen before a change counts as complete, in milliseconds.
    private static let quiet: Int32 = 80
    /// How often one looks where the system does not tell, in milliseconds.
    private static let interval: Int32 = 500

    private var notifier: Int32 = -1
    private var watched: Set<String> = []
    private var isRunning = false

    func watch(_ folders: [String]) {
        if !isRunning {
            isRunning = true
            Interruption.install()
            #if canImport(Glibc)
                notifier = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
            #endif
        }
        #if canImport(Glibc)
            let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
            for folder in folders where notifier >= 0 && watched.insert(folder).inserted {
                guard inotify_add_watch(notifier, folder, UInt32(events)) < 0, errno == ENOSPC else { continue }
                // The system allows no more of them, so all folders are looked at instead.
                close(notifier)
                notifier = -1
            }
        #endif
    }

    func wait() -> Bool {
        guard poll(timeout: notifier >= 0 ? -1 : Self.interval) else { return false }
        // An editor that saves writes a file, renames it, sets its dates: all that is one change.
        while drain() {
            guard poll(timeout: Self.quiet) else { return false }
        }
        return true
    }

    func stop() {
        guard isRunning else { return }
        isRunning = false
        Interruption.remove()
        if notifier >= 0 { close(notifier) }
        notifier = -1
        watched = []
    }

    /// Waits for an event, at most so long; `false` when interrupted.
    private func poll(timeout: Int32) -> Bool {
        var entries = [
            pollfd(fd: Interruption.pipe?.read ?? -1, events: Int16(POLLIN), revents: 0),
            // What is negative is passed over.
            pollfd(fd: notifier, events: Int16(POLLIN), revents: 0),
        ]
        _ = systemPoll(&entries, timeout)
        return !Interruption.take()
    }

    /// Takes the events that have arrived; whether there were any.
    private func drain() -> Bool {
        guard notifier >= 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 16_384)
        var found = false
        while read(notifier, &buffer, buffer.count) > 0 { found = true }
        return found
    }
}

private func systemPoll(_ entries: inout [pollfd], _ timeout: Int32) -> Int32 {
    poll(&entries, nfds_t(entries.count), timeout)
}

/// The interrupt of a person who has seen enough, turned into something to read.
private enum Interruption {
    private static let signals = [SIGINT, SIGTERM]

    static let pipe: (read: Int32, write: Int32)? = {
        guard let ends = Descriptor.pipe() else { return nil }
        for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        return ends
    }()

    static func install() {
        guard pipe != nil else { return }
        for number in signals {
            signal(number) { _ in
                let saved = errno
                var byte: UInt8 = 1
                _ = write(Interruption.pipe?.write ?? -1, &byte, 1)
                errno = saved
            }
        }
    }

    static func remove() {
        for number in signals { signal(number, SIG_DFL) }
    }

    /// Whether one has arrived.
    static func take() -> Bool {
        guard let pipe else { return false }
        var byte: UInt8 = 0
        return read(pipe.read, &byte, 1) == 1
    }
}
