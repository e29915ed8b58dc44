import Testing
import Walkthrough

/// R47, R48: the older form of a custom unwind, an override of `segueForUnwinding` in the destination.
@MainActor
@Suite struct LegacyUnwindTests {
    private static let steps = """
          - launch
          - performSegue: FirstCustomSegue
          - expect: {top: SecondViewController, duration: 0.4}
          - performSegue: backFromSegue
          - expect: {top: FirstViewController, unwoundTo: FirstViewController, presenting: []}
        """
    private static let slide = "LegacyUnwindDemo.FirstCustomSegueUnwind.perform()"

    private func walkBack(_ storyboard: String, ios: Int) throws -> [String] {
        let transcript = try walk(Self.steps, storyboard: "LegacyUnwind/\(storyboard).storyboard", ios: ios) {
            registerDemo(module: "LegacyUnwindDemo")
        }
        #expect(transcript.problems.isEmpty)
        return transcript.events(ofStep: 3)
    }

    @Test("R47: on iOS 8 the destination without a container is asked, and its segue runs") func plain() throws {
        let events = try walkBack("Main", ios: 8)
        #expect(events.contains("FirstViewController.segueForUnwinding(to: FirstViewController)"))
        #expect(events.contains(Self.slide))
        #expect(events.contains { $0.hasPrefix("animation of FirstViewController") || $0.contains("for 0.4 s") })
    }

    @Test("R48: in a navigation controller the container is asked, and the stock animation runs")
    func inNavigation() throws {
        let events = try walkBack("InNavigation", ios: 8)
        #expect(events.contains("UINavigationController.segueForUnwinding(to: FirstViewController)"))
        #expect(!events.contains(Self.slide))
        #expect(!events.contains { $0.contains("for 0.4 s") })
    }

    @Test("R47a: from iOS 9 on the override is not asked", arguments: ["Main", "InNavigation"])
    func later(storyboard: String) throws {
        let events = try walkBack(storyboard, ios: 9)
        #expect(!events.contains { $0.contains("segueForUnwinding") })
        #expect(!events.contains(Self.slide))
    }
}
