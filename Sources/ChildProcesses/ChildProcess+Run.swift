#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ChildProcess {
    /// How long output is still read after the child itself has gone, in case something outside its group holds it open.
    private static let drainTime: Duration = .seconds(1)

    /// How long a child has to end once that is asked of its supervisor.
    private static let endTime: Duration = .seconds(15)

    /// Runs the child, passing on output as it comes and `nil` at its end.
    package func run(
        deadline: ContinuousClock.Instant?, receive: (_ bytes: ArraySlice<UInt8>?, _ control: inout Control) -> Void
    ) throws(StartFailure) -> Outcome {
        var child = try StartedChild.start(self)
        var control = Control(deadline: deadline)
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        var errorTail: [UInt8] = []
        var sent = 0
        /// Why the child is ended, once it is.
        var killedAs: Ending?
        /// Until when to wait for what is to come next, whatever the deadline says.
        var limit: ContinuousClock.Instant?

        if input.isEmpty { child.input.close() }
        while child.watch.isOpen || child.output.isOpen || child.errors.isOpen {
            let ready = child.wait(until: limit ?? control.deadline, interruptible: !child.isEnding)
            if ready.exited {
                // Whoever it left behind would hold the output open; the group lives until the child is reaped.
                child.endGroup()
                limit = .now + Self.drainTime
            }
            if ready.input { child.send(input, from: &sent) }
            if ready.output {
                receive(child.output.read(into: &chunk).map { chunk[..<$0] }, &control)
            }
            if ready.errors, let count = child.errors.read(into: &chunk) {
                errorTail.append(contentsOf: chunk[..<count])
                if errorTail.count > 2 * errorTailLimit { errorTail.removeFirst(errorTail.count - errorTailLimit) }
            }
            if let end = limit, ContinuousClock.now >= end {
                if !child.watch.isOpen { break }
                limit = child.end(Self.endTime)
            }
            if child.isEnding || !child.watch.isOpen { continue }
            if ready.interrupted {
                guard let number = ChildGroups.interruption else {
                    ChildGroups.passOnInterruption()
                    continue
                }
                killedAs = .interrupted(number)
                limit = child.end(Self.endTime)
            } else if control.wantsKill {
                killedAs = killedAs ?? .killed
                limit = child.end(Self.endTime)
            } else if killedAs == nil, let deadline = control.deadline, ContinuousClock.now >= deadline {
                killedAs = .deadlinePassed
                if let inquiry {
                    child.signal(inquiry.signal)
                    control.isAsked = true
                    limit = .now + inquiry.patience
                } else {
                    limit = child.end(Self.endTime)
                }
            }
        }
        if child.output.isOpen { receive(nil, &control) }

        let report = child.reap()
        let ending: Ending
        switch report {
        case .failed(let number): throw StartFailure(executable: executable, reason: Supervisor.reason(number))
        // A child that is woken by the inquiry may come to an end of its own: its time was over.
        case .exited where killedAs == .deadlinePassed && control.isAsked: ending = .deadlinePassed
        case .signalled where killedAs == .deadlinePassed && control.isAsked: ending = .deadlinePassed
        case .exited(let status): ending = .exited(status)
        case .signalled(let signal):
            let isOurs = signal == SIGKILL || signal == inquiry?.signal
            ending = isOurs ? killedAs ?? .signalled(signal) : .signalled(signal)
        }
        return Outcome(ending: ending, output: [], errorTail: Array(errorTail.suffix(errorTailLimit)))
    }
}
