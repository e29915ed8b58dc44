#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ChildProcess {
    /// How long output is still read after the child itself has gone, in case something outside its group holds it open.
    private static let drainTime: Duration = .seconds(1)

    /// Runs the child, passing on output as it comes and `nil` at its end.
    func run(
        deadline: ContinuousClock.Instant?, receive: (_ bytes: ArraySlice<UInt8>?, _ control: inout Control) -> Void
    ) throws(StartFailure) -> Outcome {
        var child = try StartedChild.start(self)
        var control = Control(deadline: deadline)
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        var errorTail: [UInt8] = []
        var sent = 0
        var killedAs: Ending?
        var drainEnd: ContinuousClock.Instant?
        var patienceEnd: ContinuousClock.Instant?

        if input.isEmpty { child.input.close() }
        while child.watch.isOpen || child.output.isOpen || child.errors.isOpen {
            let ready = child.wait(until: drainEnd ?? patienceEnd ?? (killedAs == nil ? control.deadline : nil))
            if ready.interrupted { ChildGroups.passOnInterruption() }
            if ready.exited {
                // Whoever it left behind would hold the output open; the group lives until the child is reaped.
                child.endGroup()
                drainEnd = .now + Self.drainTime
            }
            if ready.input { child.send(input, from: &sent) }
            if ready.output {
                receive(child.output.read(into: &chunk).map { chunk[..<$0] }, &control)
            }
            if ready.errors, let count = child.errors.read(into: &chunk) {
                errorTail.append(contentsOf: chunk[..<count])
                if let inquiry, patienceEnd != nil, errorTail.suffix(4096).contains(Array(inquiry.lastWords.utf8)) {
                    patienceEnd = .now
                }
                if errorTail.count > 2 * errorTailLimit { errorTail.removeFirst(errorTail.count - errorTailLimit) }
            }
            if let drainEnd {
                if ContinuousClock.now >= drainEnd { break }
            } else if let end = patienceEnd {
                if ContinuousClock.now >= end {
                    patienceEnd = nil
                    child.endGroup()
                }
            } else if killedAs == nil {
                if control.wantsKill {
                    killedAs = .killed
                    child.endGroup()
                } else if let deadline = control.deadline, ContinuousClock.now >= deadline {
                    killedAs = .deadlinePassed
                    if let inquiry {
                        kill(child.process, inquiry.signal)
                        patienceEnd = .now + inquiry.patience
                    } else {
                        child.endGroup()
                    }
                }
            }
        }
        if child.output.isOpen { receive(nil, &control) }

        let status = child.reap()
        let ending: Ending
        if status & 0x7f == 0 {
            ending = .exited(status >> 8 & 0xff)
        } else {
            let signal = status & 0x7f
            let isOurs = signal == SIGKILL || signal == inquiry?.signal
            ending = isOurs ? killedAs ?? .signalled(signal) : .signalled(signal)
        }
        return Outcome(ending: ending, output: [], errorTail: Array(errorTail.suffix(errorTailLimit)))
    }
}
