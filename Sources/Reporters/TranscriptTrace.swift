import SourceText
import Walkthrough

/// The events of a step as lines: virtual time, then the event in the notation of traces.
struct TranscriptTrace {
    let style: TranscriptStyle

    func lines(_ events: [TranscriptEvent]) -> [String] {
        let times = events.map { TranscriptNumber.text($0.time, decimals: 3) }
        let width = times.map(\.count).max() ?? 0
        var lines: [String] = []
        for (event, time) in zip(events, times) {
            let padding = String(repeating: " ", count: width - time.count)
            let pieces = event.text.printable.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                let lead = index == 0 ? style.dim(padding + time) : String(repeating: " ", count: width)
                lines.append("\(lead)  \(index == 0 ? prefix(event.kind) : "  ")\(piece)")
            }
        }
        return lines
    }

    private func prefix(_ kind: TranscriptEvent.Kind) -> String {
        switch kind {
        case .warning: style.yellow("warning:") + " "
        case .log: "log: "
        default: ""
        }
    }
}
