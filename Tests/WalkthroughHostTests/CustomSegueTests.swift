import Foundation
import TestSupport
import Testing
import Walkthrough

@MainActor
@Suite struct CustomSegueTests {
    private static let there = """
          - launch
          - sample: {times: [0, 0.25, 0.5, 0.75, 1], unit: fraction}
          - performSegue: FirstCustomSegue
          - expect: {top: SecondViewController, presenting: [FirstViewController, SecondViewController], duration: 0.4}
          - sample: {times: [0, 0.25, 0.5, 0.75, 1], unit: fraction}
          - performSegue: backFromSegue
          - expect: {top: FirstViewController, notVisible: [SecondViewController], unwoundTo: FirstViewController}
        """

    @Test func walksThereAndBack() throws {
        let transcript = try walk(Self.there)
        #expect(transcript.problems.isEmpty)
        #expect(transcript.isPassed)
        #expect(transcript.counts.warnings == 0)
    }

    /// Five points of transitions.json's slide-up and slide-down rows, in a 375 × 667 container.
    @Test(arguments: [(2, -1.0), (5, 1.0)]) func sampledFramesAreTheCurves(step: Int, direction: Double) throws {
        let eased = [0, 0.12916193104731982, 0.5, 0.8708380689526802, 1]
        let samples = try walk(Self.there).entries[step].result.samples
        #expect(samples.count == 10)
        for (fraction, progress) in zip([0, 0.25, 0.5, 0.75, 1], eased) {
            let from = try #require(samples.first { $0.fraction == fraction && $0.role == "fromView" })
            let to = try #require(samples.first { $0.fraction == fraction && $0.role == "toView" })
            expectClose(from.frame, [0, direction * 667 * progress, 375, 667])
            expectClose(to.frame, [0, direction * 667 * (progress - 1), 375, 667])
            #expect(from.alpha == 1 && from.transform == [1, 0, 0, 1, 0, 0])
        }
    }

    @Test(
        .enabled(if: Fixtures.hasReference, "the reference folder is not there"),
        arguments: [(2, "a-slide-up-segue"), (5, "a-slide-down-unwind")])
    func sampledFramesAreTheReference(step: Int, id: String) throws {
        let cases = try JSONDecoder().decode([ReferenceCase].self, from: Fixtures.referenceData("transitions.json"))
        let reference = try #require(cases.first { $0.id == id })
        let samples = try walk(Self.there).entries[step].result.samples
        for row in reference.expected.frames {
            for (role, view) in [("fromView", row.fromView), ("toView", row.toView)] {
                let sample = try #require(samples.first { $0.fraction == row.fraction && $0.role == role })
                expectClose(sample.frame, view.frame)
                #expect(sample.alpha == view.alpha)
            }
        }
    }

    @Test("R41: the unwind's action runs before anything moves") func actionFirst() throws {
        let events = try walk(Self.there).events(ofStep: 5)
        let action = try #require(events.firstIndex(of: "FirstViewController.backFromSegueAction:"))
        let prepare = try #require(events.firstIndex(of: "SecondViewController.prepare(for: backFromSegue)"))
        let perform = try #require(events.firstIndex { $0.hasSuffix(".perform()") })
        let moves = try #require(events.firstIndex { $0.hasPrefix("animation of") })
        #expect(prepare < action && action < perform && perform < moves)
    }

    @Test func swipesDoTheSame() throws {
        let transcript = try walk(
            """
              - launch
              - gesture: {kind: swipe, path: [[187, 500, 0], [187, 200, 0.2]]}
              - expect: {top: SecondViewController, presenting: [FirstViewController, SecondViewController]}
              - gesture: {kind: swipe, direction: down}
              - expect: {top: FirstViewController, events: ["FirstViewController.backFromSegueAction:"]}
            """)
        #expect(transcript.problems.isEmpty)
        #expect(transcript.events(ofStep: 1).contains("FirstViewController.showSecond:"))
    }

    @Test func tapsDoTheSame() throws {
        let transcript = try walk(
            """
              - launch
              - tap: Show second
              - expect: {top: SecondViewController}
              - tap: {title: Back}
              - expect: {top: FirstViewController, view: {of: titleLabel, text: Back}}
            """)
        #expect(transcript.problems.isEmpty)
    }

    @Test("R110, R111: the hierarchy has the shape of _printHierarchy") func hierarchy() throws {
        let document = try #require(try walk(Self.there).entries[2].result.documents.first)
        expectSameText(
            document.text,
            """
            <CustomSegueDemo.FirstViewController BYZ-38-t0r>, state: disappeared, \
            view: <UIView 8bC-Xf-vdC> not in the window
               + <CustomSegueDemo.SecondViewController sVC-2n-dVc>, state: appeared, view: <UIView sVw-2n-dVw>, \
            presented with: <_UIFullscreenPresentationController sVC-2n-dVc>
            """)
    }

    @Test func aMissingSegueClassFailsTheStepWithItsPlace() throws {
        let transcript = try walk("  - launch\n  - performSegue: FirstCustomSegue") {
            registerDemo(forward: "RenamedSegue")
        }
        let problem = try #require(transcript.entries[1].result.outcome.problem)
        #expect(problem.message.contains("FirstCustomSegue"))
        #expect(problem.position?.path == "CustomSegue/Main.storyboard")
        #expect((problem.position?.line ?? 0) > 1)
        #expect(problem.hint?.contains("CustomSegueDemo.RenamedSegue") == true)
        #expect(!transcript.isPassed)
    }

    @Test("R24: a perform() that shows nothing fails its step") func idle() throws {
        let transcript = try walk("  - launch\n  - performSegue: FirstCustomSegue") { registerDemo(idle: true) }
        #expect(!transcript.isPassed)
        let problem = try #require(transcript.problem(ofStep: 1))
        #expect(problem.message.contains("showed nothing"))
        #expect(problem.position?.path == "CustomSegue/Main.storyboard")
    }

    private func expectClose(_ found: [Double], _ wanted: [Double]) {
        for (found, wanted) in zip(found, wanted) { #expect(abs(found - wanted) <= 1e-9) }
        #expect(found.count == wanted.count)
    }
}

private struct ReferenceCase: Decodable {
    let id: String
    let expected: Expected

    struct Expected: Decodable { let frames: [Row] }
    struct Row: Decodable {
        let fraction: Double
        let fromView: View
        let toView: View
    }
    struct View: Decodable {
        let frame: [Double]
        let alpha: Double
    }

    private enum Key: String, CodingKey { case id, expected }

    /// Cases of other kinds than two views' frames are read as having none.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        expected = (try? container.decode(Expected.self, forKey: .expected)) ?? Expected(frames: [])
    }
}
