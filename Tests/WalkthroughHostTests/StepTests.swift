import HeadlessUIKit
import Testing
import Walkthrough

/// Steps and expectations of walkthroughs, and what they say when they do not hold.
@MainActor
@Suite struct StepTests {
    private func problem(_ steps: String, at index: Int) throws -> StepResult.Problem {
        let transcript = try walk(steps)
        return try #require(transcript.entries[index].result.outcome.problem)
    }

    @Test(arguments: [
        ("{top: SecondViewController}", "it is FirstViewController (BYZ-38-t0r)."),
        ("{presenting: [FirstViewController, SecondViewController]}", "it is []."),
        ("{loaded: [SecondViewController]}", "SecondViewController is not loaded; loaded: FirstViewController."),
        ("{notVisible: [FirstViewController]}", "FirstViewController is on screen."),
        ("{stack: [FirstViewController]}", "it is []."),
        ("{tab: 0}", "no tab bar controller is on screen."),
        ("{unwoundTo: FirstViewController}", "no unwind ran in the last step."),
        (
            "{events: [FirstViewController.viewDidAppear, FirstViewController.viewDidLoad]}",
            "'FirstViewController.viewDidLoad' occurred, but not after 'FirstViewController.viewDidAppear'."
        ),
        ("{events: [nothing]}", "'nothing' did not occur."),
        ("{warning: [anything]}", "the last step had no warnings."),
        ("{failure: anything}", "the step before did not fail."),
        ("{duration: 0.4}", "nothing was animated."),
        ("{animating: true}", "nothing is in flight."),
        ("{view: {of: titleLabel, text: Second}}", "its text is 'First'."),
        ("{view: {of: titleLabel, frame: [16, 84, 343, 30]}}", "its frame is (16 84; 343 29)."),
        ("{hierarchy: \"<X>\"}", "line 1 differs."),
    ]) func expectationsThatDoNotHold(expectation: String, message: String) throws {
        let problem = try problem("  - launch\n  - expect: \(expectation)", at: 1)
        #expect(problem.message.hasSuffix(message))
        #expect(problem.position?.path == "walkthrough.yml")
        #expect(problem.position?.line == 3)
    }

    @Test(arguments: [
        ("performSegue: FirstCustomSegeu", "has no segue with identifier 'FirstCustomSegeu'"),
        ("tap: Show secnd", "nothing on screen is named 'Show secnd'. Did you mean 'Show second'?"),
        ("tap: First", "takes no touches."),
        ("call: missing", "unrecognized selector sent to instance BYZ-38-t0r"),
        ("gesture: {kind: swipe, direction: down}", "no swipe recogniser under the stroke takes that direction."),
        ("gesture: {kind: swipe, path: [[10, 10, 0], [10, 20, 0.1]]}", "the stroke is too short"),
        ("back", "FirstViewController is in no navigation controller."),
        ("pop: {from: SecondViewController}", "no controller is named 'SecondViewController'."),
        ("select: 1", "no tab bar controller is on screen."),
        ("present: {identifier: Other}", "doesn't contain a view controller with identifier 'Other'"),
        ("launch: {storyboard: Other}", "there is no storyboard 'Other'; there is Main."),
        ("interactive: {progress: [0.5]}", "no transition is in flight: the step before has to leave one"),
        ("dismiss: swipe", "FirstViewController is on no sheet that a swipe could dismiss."),
        ("gesture: {kind: pinch, path: [[1, 1, 9, 9, 0], [2, 2, 8, 8, 1]]}", "plays no pinches"),
        ("rotate: landscapeLeft", "does not walk this kind of step yet"),
    ]) func stepsThatCannotBeDone(step: String, message: String) throws {
        let problem = try problem("  - launch\n  - \(step)", at: 1)
        #expect(problem.message.contains(message))
    }

    @Test func aStepThatFailsEndsTheRunUnlessItsFailureIsExpected() throws {
        let ended = try walk("  - launch\n  - performSegue: X\n  - call: \"showSecond:\"")
        #expect(ended.entries[2].result.outcome == .notRun)
        #expect(!ended.isPassed)
        let expected = try walk(
            "  - launch\n  - performSegue: X\n  - expect: {failure: no segue with identifier}\n  - call: \"showSecond:\"\n"
                + "  - expect: {top: SecondViewController}")
        #expect(expected.isPassed)
        #expect(expected.entries[1].result.isExpected)
    }

    @Test func timeMovesOnlyWhenAsked() throws {
        let transcript = try walk(
            """
              - launch
              - performSegue: {identifier: FirstCustomSegue}
                settle: false
              - expect: {animating: true, view: {of: FirstViewController, frame: [0, 0, 375, 667]}}
              - advance: 0.2
              - expect: {animating: true, view: {of: FirstViewController, frame: [0, -333.5, 375, 667]}}
              - settle
              - expect: {animating: false, top: SecondViewController}
            """)
        #expect(transcript.problems.isEmpty)
        #expect(transcript.entries[3].result.end == 0.2)
        #expect(transcript.entries[5].result.end == 0.4)
    }

    @Test func presentAndDismissByScript() throws {
        let transcript = try walk(
            """
              - launch
              - present: {identifier: Second}
              - expect: {top: SecondViewController, duration: 0.5, visible: [SecondViewController]}
              - dismiss
              - expect: {top: FirstViewController, root: FirstViewController}
              - call: {selector: "showSecond:", with: {object: titleLabel}}
              - expect: {top: SecondViewController}
            """)
        #expect(transcript.problems.isEmpty)
    }

    @Test func theSameScriptGivesTheSameTranscript() throws {
        let steps =
            "  - launch\n  - sample: {fps: 60}\n  - performSegue: FirstCustomSegue\n  - report: both\n  - report: trace"
        let (first, second) = (try walk(steps), try walk(steps))
        #expect(first == second)
        #expect(first.entries[2].result.samples.count == 50)
        #expect(first.entries[3].result.documents.map(\.kind) == [.controllers, .views])
        #expect(first.entries[4].result.documents.first?.text.contains("perform()") == true)
    }

    @Test("A display link without an end is told of once, and later steps do not wait for it") func displayLinks()
        throws
    {
        final class Target {}
        let transcript = try walk(
            "  - launch\n  - settle\n  - settle",
            register: {
                registerDemo()
                ClassRegistry.shared.register(
                    ClassRegistration(Target.self, name: "Demo.Target").action("tick:") { _, _ in }.erased)
                CADisplayLink(target: Target(), selector: "tick:").add(to: .main, forMode: .common)
            })
        let warnings = transcript.entries.map { $0.events.filter { $0.text.contains("display link") }.count }
        #expect(warnings == [1, 0, 0])
        #expect(RuntimeClock.current.now > 1.9 && RuntimeClock.current.now < 2.1)
    }
}
