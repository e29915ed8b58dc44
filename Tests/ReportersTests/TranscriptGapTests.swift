import Reporters
import SourceText
import Testing
import Walkthrough

/// Classes that did not run and things that are not modelled are part of every report.
@Suite("Gaps in transcripts") struct TranscriptGapTests {
    private static let transcript: Transcript = {
        let place = SourcePosition(path: "walkthrough.yml", line: 3, column: 5)
        let steps = ["launch", "back"].enumerated().map { index, text in
            Step(action: index == 0 ? .launch(.init()) : .back, position: place, text: text)
        }
        let script = Script(path: "walkthrough.yml", steps: steps)
        var transcript = Transcript(header: .init(script: script, storyboards: ["Main.storyboard"]))
        for (index, kind, name) in [
            (0, TranscriptEvent.Kind.standIn, "App.List"), (1, .standIn, "App.List"), (1, .unmodelled, "UISlider"),
        ] {
            let text = "\(name) did not do what it would"
            transcript.append(.event(.init(step: index, time: 0, kind: kind, subject: name, text: text)))
        }
        transcript.append(.finished(.init(time: 0)))
        return transcript
    }()

    @Test("the text ends with what did not run, and how many steps met it") func text() {
        let summary = TranscriptText().summary(Self.transcript)
        #expect(summary.contains("\nstand-in: App.List (2 steps)\nnot modelled: UISlider (1 step)\n"))
    }

    @Test("a transcript without gaps has no such lines") func noGaps() {
        let summary = TranscriptText().summary(Transcript())
        #expect(!summary.contains("stand-in") && !summary.contains("not modelled"))
    }

    @Test("JSON lists them with their reasons and steps") func json() {
        let json = TranscriptJSON.report([Self.transcript]).filter { !$0.isWhitespace }
        #expect(
            json.contains(
                "\"standIns\":[{\"name\":\"App.List\",\"reason\":\"App.Listdidnotdowhatitwould\",\"steps\":[1,2]}]"))
        #expect(json.contains("\"unmodelled\":[{\"name\":\"UISlider\""))
    }

    @Test("JUnit has them as properties of the suite") func junit() {
        let report = TranscriptJUnit.report([Self.transcript])
        #expect(report.contains(#"<property name="stand-in" value="App.List (2 steps)"/>"#))
        #expect(report.contains(#"<property name="not-modelled" value="UISlider (1 step)"/>"#))
    }
}
