import HeadlessUIKit
import InterfaceBuilder
import SourceText
import Testing
import Walkthrough
import WalkthroughHost

/// Walks of which nobody asks for every event.
@MainActor
@Suite("Long walks")
struct LongWalkTests {
    /// Two scenes: one presents the other, and its exit takes the way back.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes>
                <scene sceneID="1"><objects>
                    <viewController id="a" customClass="LongWalkHome" sceneMemberID="viewController">
                        <connections><segue destination="b" kind="presentation" identifier="next" id="s1"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="2"><objects>
                    <viewController id="b" sceneMemberID="viewController">
                        <connections>
                            <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="s2"/>
                        </connections>
                    </viewController>
                    <exit id="e" sceneMemberID="exit"/>
                </objects></scene>
            </scenes>
        </document>
        """

    private func records(
        _ steps: String, trace: Bool, library: String? = nil
    ) throws -> (records: [TranscriptRecord], kept: Int) {
        let script = try Script.parse(SourceFile(path: "walkthrough.yml", bytes: Array("steps:\n\(steps)".utf8)))
        let home = HostJob.ClassSummary(name: "LongWalkHome", superclass: "UIViewController", actions: ["back:"])
        let job = HostJob(
            script: script, storyboards: ["Main.storyboard"], library: library, classes: [home],
            options: .init(trace: trace, hierarchy: false))
        let file = SourceFile(path: "Main.storyboard", bytes: Array(Self.storyboard.utf8))
        var records: [TranscriptRecord] = []
        let session = HostSession(job: job, storyboards: [("Main", try InterfaceDocument(parsing: file))]) {
            records.append($0)
        }
        session.run()
        return (records, UIKitRuntime.current.events.count)
    }

    private func kinds(_ records: [TranscriptRecord]) -> Set<TranscriptEvent.Kind> {
        Set(records.compactMap { if case .event(let event) = $0 { event.kind } else { nil } })
    }

    @Test("without a trace only the events are written that reports show; expectations see all")
    func notableEvents() throws {
        let steps = """
              - launch
              - performSegue: next
              - performSegue: back
              - expect: {events: [dismiss, viewDidDisappear], notVisible: [UIViewController], presenting: []}
            """
        let (traced, kept) = try records(steps, trace: true)
        #expect(kinds(traced).isSuperset(of: [.lifecycle, .segue, .unwind, .standIn]))
        #expect(kept == 0)
        let (plain, _) = try records(steps, trace: false)
        #expect(kinds(plain) == [.standIn])
        func others(_ records: [TranscriptRecord]) -> [TranscriptRecord] {
            records.filter { if case .event = $0 { false } else { true } }
        }
        #expect(others(plain) == others(traced))
        #expect(
            plain.allSatisfy { if case .step(let result) = $0 { result.outcome.isPassed } else { true } })
    }

    @Test("of an app with code every event is written, for it may crash after any of them")
    func appCode() throws {
        let (written, _) = try records("  - launch\n", trace: false, library: "/somewhere/libApp.so")
        #expect(kinds(written).contains(.lifecycle))
    }
}
