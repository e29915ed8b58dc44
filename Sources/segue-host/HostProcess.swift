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
@MainActor
final class TranscriptOutput {
    /// Where the lines go.
    let descriptor: Int32
    /// Whether each line is written at once, because code runs that may end the process in any way.
    ///
    /// Without such code lines are written together, up to a few milliseconds later; a crash writes them before it is
    /// reported.
    var isImmediate = false
    private var lastWriting = ContinuousClock.now

    private static let longestDelay = Duration.milliseconds(5)

    init() {
        descriptor = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // A pipe is written in blocks otherwise, and what the app printed before it crashed would be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Takes a record; a reader that has gone away ends the host.
    func write(_ record: TranscriptRecord) {
        if let line = try? record.line() { keep(line) }
        switch record {
        case .header, .finished: writeKept()
        case .event, .step: if isImmediate { writeKept() }
        case .stepStarted: if isImmediate || lastWriting.duration(to: .now) > Self.longestDelay { writeKept() }
        }
    }

    /// Writes a notice on this process.
    func write(_ notice: HostNotice) {
        if let line = try? notice.line() { keep(line) }
        writeKept()
    }

    private func keep(_ line: [UInt8]) { endIfGone(cprocess_write_later(descriptor, line, line.count)) }

    private func writeKept() {
        endIfGone(cprocess_write_kept())
        if !isImmediate { lastWriting = .now }
    }

    private func endIfGone(_ failure: Int32) {
        if failure != 0 { exit(74) }
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
