import SourceText
import Testing
import Walkthrough

@Suite("Steps of which something is asked afterwards")
struct WatchedStepTests {
    @Test("an expectation looks back to the last step that does something of its own")
    func lookingBack() throws {
        let text = """
            steps:
              - launch
              - expect: {top: A}
              - performSegue: next
              - advance: 0.1
              - expect: {top: B}
              - settle
              - expect: {notVisible: [A]}
              - back
              - report: trace
              - back
              - advance: 1
              - expect: {events: [viewDidLoad]}
            """
        let script = try Script.parse(SourceFile(path: "walkthrough.yml", bytes: Array(text.utf8)))
        #expect(
            script.stepsWatchedForVisibility == [
                false, false, true, true, true, true, false, false, false, false, false, false,
            ])
        #expect(
            script.stepsWatchedForEvents
                == [false, false, false, false, false, false, false, true, false, true, true, false])
    }
}
