import Foundation
import Reporters
import TestSupport
import Testing
import Walkthrough

@Suite("Transcripts for continuous integration")
struct TranscriptJUnitTests {
    @Test("suites, cases and what failed")
    func report() {
        expectSameText(
            TranscriptJUnit.report([SampleTranscript.transcript]),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="walkthrough.yml" tests="8" failures="2" errors="0" skipped="1" time="10.400">
                <testcase classname="walkthrough.yml" name="1. launch" file="walkthrough.yml" line="3" time="0.000"/>
                <testcase classname="walkthrough.yml" name="2. sample" file="walkthrough.yml" line="4" time="0.000"/>
                <testcase classname="walkthrough.yml" name="3. performSegue: next" file="walkthrough.yml" line="5" time="0.400"/>
                <testcase classname="walkthrough.yml" name="4. expect: {top: B, tab: 1}" file="walkthrough.yml" line="6" time="0.000">
                  <failure message="2 of 2 expectations do not hold">walkthrough.yml:6:16: top: B: the top controller is A
            walkthrough.yml:6:24: tab: 1: there are no tabs</failure>
                </testcase>
                <testcase classname="walkthrough.yml" name="5. performSegue: &lt;none&gt;" file="walkthrough.yml" line="7" time="0.000"/>
                <testcase classname="walkthrough.yml" name="6. expect: {failure: no segue}" file="walkthrough.yml" line="8" time="0.000"/>
                <testcase classname="walkthrough.yml" name="7. call: crash" file="walkthrough.yml" line="9" time="10.000">
                  <failure message="the app crashed with signal 5 (trace trap)">A.swift:12:1: the app crashed with signal 5 (trace trap)
            A.swift:12: Fatal error: no
            last event: A.crash()</failure>
                </testcase>
                <testcase classname="walkthrough.yml" name="8. back" file="walkthrough.yml" line="10" time="0.000">
                  <skipped/>
                </testcase>
              </testsuite>
            </testsuites>

            """)
    }

    @Test("a stream that broke off outside any step is an error of its own")
    func breakdown() {
        var transcript = Transcript(header: SampleTranscript.header)
        transcript.breakOff("no host \u{1}\u{0} & \"more\"\nsecond")
        let report = TranscriptJUnit.report([transcript])
        #expect(report.contains("tests=\"9\" failures=\"0\" errors=\"1\" skipped=\"8\""))
        #expect(
            report.contains(
                "<error message=\"no host \u{FFFD}\u{FFFD} &amp; &quot;more&quot;&#10;second\">no host \u{FFFD}\u{FFFD} &amp; \"more\"\nsecond</error>"
            ))
    }

    @Test("the document is XML")
    func wellFormed() throws {
        let report = TranscriptJUnit.report([SampleTranscript.transcript, Transcript()])
        #expect(report.components(separatedBy: "<testsuite ").count == 3)
        #expect(report.components(separatedBy: "</testsuite>").count == 3)
        #expect(report.components(separatedBy: "<testcase ").count == 9)
    }
}
