import Reporters
import TestSupport
import Testing
import Walkthrough

@Suite("Transcripts for people")
struct TranscriptTextTests {
    @Test("steps, failures, hierarchies, samples and a sum")
    func report() {
        expectSameText(
            TranscriptText().report(SampleTranscript.transcript),
            """
            walkthrough.yml: Main.storyboard on iPhone 8, iOS 12

             1 ✓ launch  (walkthrough.yml:3:5, at 0 s)
                 controllers:
                 <A 0x1>, state: appeared
                    | <B 0x2>
             2 ✓ sample  (walkthrough.yml:4:5, at 0 s)
             3 ✓ performSegue: next  (walkthrough.yml:5:5, 0 → 0.4 s)
                 warning: perform() of Slide shows nothing  (Main.storyboard:9:3)
                 fraction  time  view      frame                 alpha
                        0     0  A (from)  (0 0; 375 667)            1
                        0     0  B (to)    (0 667; 375 667)          1
                     0.25   0.1  A (from)  (0 -86.151; 375 667)      1
                     0.25   0.1  B (to)    (0 580.849; 375 667)      1
             4 ✗ expect: {top: B, tab: 1}  (walkthrough.yml:6:5, at 0.4 s)
                 walkthrough.yml:6:16: top: B: the top controller is A
                   → is the segue animated?
                 walkthrough.yml:6:24: tab: 1: there are no tabs
             5 ✓ performSegue: <none>  (walkthrough.yml:7:5, at 0.4 s)
                 walkthrough.yml:7:5: Receiver (<A: 0x1>) has no segue with identifier '<none>' (as expected)
             6 ✓ expect: {failure: no segue}  (walkthrough.yml:8:5, at 0.4 s)
             7 ✗ call: crash  (walkthrough.yml:9:5, 0.4 → 10.4 s)
                 A.swift:12:1: the app crashed with signal 5 (trace trap)
                   A.swift:12: Fatal error: no
                   last event: A.crash()
             8 – back  (walkthrough.yml:10:5, not run)

            8 steps: 5 passed, 2 failed, 1 not run, 1 warning; 10.4 s of virtual time
            The walkthrough did not come to its end.

            """)
    }

    @Test("properties that samples were asked for are columns")
    func properties() {
        var result = SampleTranscript.result(0, .passed, 0, 0)
        result.samples = [SampleTranscript.sample(0, "A", "from", 0), SampleTranscript.sample(0, "B", "to", 667)]
        result.samples[0].properties = ["layer.opacity": [0.5], "cornerRadius": [4]]
        result.samples[1].properties = ["backgroundColor": [1, 0, 0, 1]]
        var transcript = Transcript(header: SampleTranscript.header)
        transcript.append(.step(result))
        let lines = TranscriptText().report(transcript).split(separator: "\n").map(String.init)
        let table = [
            "fraction  time  view      frame             alpha  backgroundColor  cornerRadius  layer.opacity",
            "       0     0  A (from)  (0 0; 375 667)        1  -                4             0.5",
            "       0     0  B (to)    (0 667; 375 667)      1  [1 0 0 1]        -             -",
        ]
        #expect(lines.filter { $0.hasPrefix("     ") }.map { String($0.dropFirst(5)) }.suffix(3) == table[...])
    }

    @Test("a trace has every event at its time, with warnings in their place")
    func trace() {
        let text = TranscriptText(options: .init(trace: true)).report(SampleTranscript.transcript)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains("     0.000  A.viewDidLoad"))
        #expect(lines.contains("     0.000  log: hello"))
        #expect(lines.contains("     0.400  warning: perform() of Slide shows nothing"))
        #expect(lines.contains("     10.400  A.crash()"))
        #expect(lines.filter { $0.contains("shows nothing") }.count == 1)
    }

    @Test("without Unicode, the same report is in ASCII")
    func ascii() {
        let text = TranscriptText(options: .init(ascii: true)).report(SampleTranscript.transcript)
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains(" 1 ok   launch  (walkthrough.yml:3:5, at 0 s)\n"))
        #expect(text.contains(" 4 FAIL expect: {top: B, tab: 1}  (walkthrough.yml:6:5, at 0.4 s)\n"))
        #expect(text.contains(" 8 -    back  (walkthrough.yml:10:5, not run)\n"))
        #expect(text.contains("(walkthrough.yml:5:5, 0 -> 0.4 s)"))
    }

    @Test("colours change nothing but the colours")
    func colors() throws {
        let colored = TranscriptText(options: .init(trace: true, colors: true)).report(SampleTranscript.transcript)
        let plain = TranscriptText(options: .init(trace: true)).report(SampleTranscript.transcript)
        #expect(colored != plain)
        #expect(colored.replacing(try Regex("\u{1B}\\[[0-9]+m"), with: "") == plain)
        #expect(colored.contains("\u{1B}[31m✗\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[32m✓\u{1B}[0m"))
    }

    @Test("the pieces make up the whole")
    func pieces() {
        let transcript = SampleTranscript.transcript
        let text = TranscriptText()
        let steps = transcript.entries.map { text.step($0, of: 8) }.joined()
        let pieces = text.heading(transcript) + "\n" + steps + "\n" + text.summary(transcript)
        expectSameText(pieces, text.report(transcript))
    }

    @Test("a walkthrough that never started")
    func neverStarted() {
        var transcript = Transcript()
        transcript.breakOff(StepResult.Problem("the host could not be started", hint: "build segue-host"))
        expectSameText(
            TranscriptText().report(transcript),
            """
            The walkthrough did not start.


            0 steps: 0 passed; 0 s of virtual time
            the host could not be started
              → build segue-host

            """)
    }

    @Test("numbers of steps line up when there are many")
    func manySteps() {
        let entry = SampleTranscript.transcript.entries[0]
        #expect(TranscriptText().step(entry, of: 1000).hasPrefix("   1 ✓ launch"))
    }

    @Test("a screen that is spelled out and many storyboards")
    func heading() {
        let steps = [Step(action: .back, position: SampleTranscript.place(1), text: "back")]
        let screen = DeviceSpec(width: 320, height: 480.5, scale: 2, idiom: .phone)
        let script = Script(path: "w.yml", device: screen, steps: steps)
        let header = TranscriptRecord.Header(script: script, storyboards: ["a", "b", "c", "d"])
        let transcript = Transcript(header: header)
        #expect(TranscriptText().heading(transcript) == "w.yml: 4 storyboards on 320×480.5 points, iOS 17\n")
        #expect(
            TranscriptText(options: .init(ascii: true)).heading(transcript)
                == "w.yml: 4 storyboards on 320x480.5 points, iOS 17\n")
    }

    @Test("transforms are shown when there are any, and odd numbers do no harm")
    func transforms() {
        var entry = SampleTranscript.transcript.entries[2]
        entry.result.samples[0].transform = [0.5, 0, 0, 0.5, -0.0001, 1e300]
        entry.result.samples[1].frame = [.nan, .infinity, -.infinity, 0]
        let text = TranscriptText().step(entry, of: 1)
        #expect(text.contains("[0.5 0 0 0.5 0 1e+300]\n"))
        #expect(text.contains("[1 0 0 1 0 0]\n"))
        #expect(text.contains("(nan inf; -inf 0)"))
    }
}
