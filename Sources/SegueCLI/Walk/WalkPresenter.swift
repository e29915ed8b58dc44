import Reporters
import SourceText
import Walkthrough

/// Shows transcripts in the form the user wants: text step by step as it comes, anything else at the end.
final class WalkPresenter {
    enum Format: String, CaseIterable { case text, json, junit }

    private let tool: Tool
    private let delivery: Delivery
    private let format: Format
    private let text: TranscriptText
    private var transcripts: [Transcript] = []
    /// How many steps of the present walkthrough have been shown; `nil` before its heading.
    private var shown: Int?
    private var isFirst = true

    init(_ format: Format, trace: Bool, delivery: Delivery, tool: Tool) {
        self.format = format
        self.delivery = delivery
        self.tool = tool
        let ascii = delivery.isStandardOutput && !tool.terminal.showsUnicode
        text = TranscriptText(options: .init(trace: trace, ascii: ascii, colors: delivery.usesColors))
    }

    private var isLive: Bool { format == .text && delivery.isStandardOutput }

    /// Shows what is new.
    func update(_ transcript: Transcript) {
        if isLive { show(transcript) { $0.result.outcome != .notRun } }
        // Whoever watches a terminal wants to know what takes so long.
        if let step = transcript.stepInFlight { tool.terminal.progress("\(step.index + 1) \(step.text.printableLine)") }
    }

    /// Takes the whole transcript of a walkthrough, and shows what is left of it.
    func finish(_ transcript: Transcript) {
        tool.terminal.clearProgress()
        transcripts.append(transcript)
        guard isLive else { return }
        show(transcript) { _ in true }
        tool.terminal.write("\n" + text.summary(transcript))
        shown = nil
    }

    private func show(_ transcript: Transcript, while isReady: (Transcript.Entry) -> Bool) {
        if shown == nil {
            tool.terminal.write((isFirst ? "" : "\n") + text.heading(transcript) + "\n")
            isFirst = false
        }
        var next = shown ?? 0
        while next < transcript.entries.count, isReady(transcript.entries[next]) {
            tool.terminal.write(text.step(transcript.entries[next], of: transcript.entries.count))
            next += 1
        }
        shown = next
    }

    /// Delivers the document with all walkthroughs, where it was not shown as it came.
    func deliver() throws {
        guard !isLive, !transcripts.isEmpty else { return }
        switch format {
        case .text:
            try delivery.deliver(text: transcripts.map(text.report).joined(separator: "\n"))
        case .json:
            try delivery.deliver(document: TranscriptJSON.report(transcripts, generator: OutputFile.signature))
        case .junit:
            try delivery.deliver(document: TranscriptJUnit.report(transcripts, generator: OutputFile.signature))
        }
    }
}
