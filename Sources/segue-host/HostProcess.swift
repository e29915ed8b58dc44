import CProcess
// `stdout` is a variable in C.
@preconcurrency import Foundation
import HeadlessUIKit
import Walkthrough

/// Why the host cannot run a job.
struct HostFailure: Error, CustomStringConvertible {
    let description: String
}

/// The transcript's way out: the standard output that the process was started with, which app code no longer reaches.
struct TranscriptOutput {
    /// Where the lines go.
    let descriptor: Int32

    init() {
        descriptor = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // A pipe is written in blocks otherwise, and what the app printed before it crashed would be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Writes a record whole, at once; a reader that has gone away ends the host.
    func write(_ record: TranscriptRecord) {
        if let bytes = try? record.line() { write(bytes) }
    }

    /// Writes a notice on this process.
    func write(_ notice: HostNotice) {
        if let bytes = try? notice.line() { write(bytes) }
    }

    private func write(_ line: [UInt8]) {
        var bytes = line[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                bytes = bytes.dropFirst(written)
            } else if errno != EINTR {
                exit(74)
            }
        }
    }
}

/// The app's compiled code.
enum AppLibrary {
    /// Loads the library and lets it register its classes.
    @MainActor
    static func load(_ path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
            throw HostFailure(description: dlerror().map { String(cString: $0) } ?? "\(path): cannot be loaded")
        }
        guard let symbol = dlsym(handle, "segue_register_app_classes") else {
            throw HostFailure(description: "\(path): registers no classes")
        }
        // Crashes are placed in the app's own code.
        _ = cprocess_watch_code(symbol)
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
}

/// The main queue of the app's code.
@MainActor
enum MainQueue {
    private static var marks = 0

    /// How many jobs may come of each other, one within the other, and still be run at once.
    private static let depth = 8

    /// Runs what was put there, and what that puts there, without waiting for more.
    static func drain() {
        for _ in 0..<depth { drainOnce() }
    }

    /// A run loop that may not wait does not look at the queue each time. So it is given something to wait for: a job
    /// behind all others.
    private static func drainOnce() {
        let mark = marks + 1
        DispatchQueue.main.async { MainActor.assumeIsolated { marks = mark } }
        for _ in 0..<1000 where marks < mark {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
