import Foundation

/// The main queue of the app's code.
@MainActor
enum MainQueue {
    /// How many jobs may come of each other, one within the other, and still be run at once.
    private static let depth = 8

    /// Runs what was put there, and what that puts there, without waiting for more.
    ///
    /// Costs one read of a descriptor where nothing was put there, so that it can be asked before each move of the clock.
    /// Only where the app has threads of its own at work is there a short wait for what they put there.
    static func drain() {
        #if os(Linux)
            guard let queue = SystemMainQueue.shared else { return drainByRunLoop() }
            var rest = depth
            while rest > 0 {
                if queue.takeSignal() {
                    rest -= 1
                    queue.run()
                } else if OtherThreads.shared.areAtWork {
                    OtherThreads.shared.waited(successfully: queue.waitForSignal(milliseconds: 1))
                } else if !queue.waitForSignal(milliseconds: 0) {
                    // Looked at last: a thread may have put something there just before it came to rest.
                    return
                }
            }
        #else
            drainByRunLoop()
        #endif
    }

    private static func drainByRunLoop() {
        for _ in 0..<depth { runLoopTurn() }
    }

    /// A run loop that may not wait does not look at the queue each time. So it is given something to wait for: a job
    /// behind all others.
    private static func runLoopTurn() {
        let mark = Mark()
        DispatchQueue.main.async { mark.isReached = true }
        for _ in 0..<1000 where !mark.isReached {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    @MainActor
    private final class Mark { var isReached = false }
}

#if os(Linux)
    /// What libdispatch has for run loops: a descriptor that is readable when jobs were put on the main queue, and a
    /// function that runs those that are there. Foundation's run loop is built on the same two.
    ///
    /// They are looked up by name. Where libdispatch does not have them, Foundation's run loop is asked instead.
    private struct SystemMainQueue {
        static let shared = SystemMainQueue()

        private let descriptor: Int32
        private let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void

        private init?() {
            typealias Handle = @convention(c) () -> Int32
            guard let handle = dlsym(nil, "_dispatch_get_main_queue_handle_4CF"),
                let callback = dlsym(nil, "_dispatch_main_queue_callback_4CF")
            else { return nil }
            descriptor = unsafeBitCast(handle, to: Handle.self)()
            self.callback = unsafeBitCast(callback, to: type(of: self.callback))
            // A read must not wait.
            guard descriptor >= 0, fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0 else { return nil }
        }

        /// Whether jobs were put on the queue since the last call.
        func takeSignal() -> Bool {
            var count: UInt64 = 0
            return read(descriptor, &count, MemoryLayout<UInt64>.size) == MemoryLayout<UInt64>.size
        }

        /// Runs the jobs that are there now; those that they add make the descriptor readable again.
        func run() { callback(nil) }

        /// Waits for jobs; whether there are any.
        func waitForSignal(milliseconds: Int32) -> Bool {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&polled, 1, milliseconds) > 0
        }
    }

    /// The threads of the app beside the main one: those of a queue or of tasks that leave the main actor.
    @MainActor
    private final class OtherThreads {
        static let shared = OtherThreads()

        /// The folder of this process's threads: it has as many links as threads, and two.
        private let folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        /// The main thread's number there, which is another one in the app's own namespace.
        private let main = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))
            .flatMap { $0.split(separator: "/").last.map(String.init) }
        /// How many more times work is waited for in vain. What works all the time is not waited for in the end.
        private var patience = 500

        /// Notes that work was waited for.
        func waited(successfully: Bool) { if !successfully { patience -= 1 } }

        /// Whether one of them is running, rather than waiting for something.
        var areAtWork: Bool {
            var status = stat()
            guard patience > 0, folder >= 0, main != nil, fstat(folder, &status) == 0, status.st_nlink > 3 else {
                return false
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            return names.contains { $0 != main && isRunning($0) }
        }

        /// The state is the letter behind the program's name, which is in brackets and may contain anything.
        private func isRunning(_ thread: String) -> Bool {
            let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return false }
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 128)
            let count = read(file, &bytes, bytes.count)
            guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return false }
            // Running or runnable, or waiting for a disk.
            return end + 2 < count && [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[end + 2])
        }
    }
#endif
