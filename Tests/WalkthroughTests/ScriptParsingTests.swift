import Geometry
import SourceText
import Testing
import Walkthrough

@Suite("Reading a walkthrough")
struct ScriptParsingTests {
    static func parse(_ text: String) throws -> Script {
        try Script.parse(SourceFile(path: "walkthrough.yml", text: text))
    }

    @Test("the example of the format")
    func example() throws {
        let script = try Self.parse(
            """
            storyboard: Main.storyboard     # or a folder
            sources: .
            module: CustomSegueDemo
            device: iPhone 15
            ios: 17
            steps:
              - launch
              - performSegue: FirstCustomSegue
              - expect:
                  top: SecondViewController
                  presenting: [FirstViewController, SecondViewController]
              - report: controllers
              - performSegue: backFromSegue
              - expect: {top: FirstViewController, notVisible: [SecondViewController]}
            """)
        #expect(script.path == "walkthrough.yml")
        #expect(script.storyboard == "Main.storyboard")
        #expect(script.sources == .compile(path: "."))
        #expect(script.module == "CustomSegueDemo")
        #expect(script.device.width == 393)
        #expect(script.device.height == 852)
        #expect(script.device.scale == 3)
        #expect(script.ios == 17)
        #expect(script.limit == 10)
        #expect(
            script.steps.map(\.text) == [
                "launch", "performSegue: FirstCustomSegue",
                "expect: {top: SecondViewController, presenting: [FirstViewController, SecondViewController]}",
                "report: controllers", "performSegue: backFromSegue",
                "expect: {top: FirstViewController, notVisible: [SecondViewController]}",
            ])
        #expect(script.steps.map(\.position.line) == [7, 8, 9, 12, 13, 14])
        #expect(script.steps.map(\.position.column) == [5, 5, 5, 5, 5, 5])
        #expect(script.steps.map(\.settle) == [true, true, false, false, true, false])
        guard case .expect(let expectations) = script.steps[2].action else {
            Issue.record("not an expectation")
            return
        }
        #expect(
            expectations.map(\.check) == [
                .top("SecondViewController"), .presenting(["FirstViewController", "SecondViewController"]),
            ])
        #expect(expectations.map(\.text).first == "top: SecondViewController")
        #expect(expectations.map(\.position.line) == [10, 11])
    }

    @Test("JSON is accepted too")
    func json() throws {
        let script = try Self.parse(
            #"{"storyboard": "A.storyboard", "ios": 8, "steps": ["launch", {"tap": "Sign In", "settle": false}]}"#)
        #expect(script.storyboard == "A.storyboard")
        #expect(script.behaviour == 8)
        #expect(script.steps.map(\.action) == [.launch(Action.SceneReference()), .tap(Action.TouchTarget("Sign In"))])
        #expect(script.steps.map(\.settle) == [true, false])
    }

    @Test("what a script does not say")
    func defaults() throws {
        let script = try Self.parse("steps: [launch]")
        #expect(script.storyboard == nil)
        #expect(script.sources == .none)
        #expect(script.module == nil)
        #expect(script.ios == nil)
        #expect(script.behaviour == 17)
        #expect(script.device.name == "iPhone 8")
        #expect([script.device.width, script.device.height, script.device.scale] == [375, 667, 2])
        #expect(script.device.idiom == .phone)
    }

    @Test("sources that are only read, and a limit")
    func sources() throws {
        let script = try Self.parse("sources: {index: App}\nlimit: 2.5\nsteps: [launch]")
        #expect(script.sources == .index(path: "App"))
        #expect(script.limit == 2.5)
    }

    @Test("a screen that is spelled out")
    func screen() throws {
        let device = try Self.parse(
            "device: {width: 1112, height: 834, scale: 1, idiom: pad, safeArea: {top: 20}}\nsteps: [launch]"
        ).device
        #expect(
            device
                == DeviceSpec(
                    width: 1112, height: 834, scale: 1, idiom: .pad,
                    safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0)))
        let plain = try Self.parse("device: {width: 320, height: 480}\nsteps: [launch]").device
        #expect(plain == DeviceSpec(width: 320, height: 480, scale: 2, idiom: .phone))
    }

    @Test("an alias stands for what it names")
    func aliases() throws {
        let script = try Self.parse("steps:\n- &first launch\n- tap: &ok OK\n- tap: *ok\n- *first\n")
        #expect(script.steps.map(\.text) == ["launch", "tap: OK", "tap: OK", "launch"])
    }

    @Test("a step's text stays on one line and keeps what it means")
    func text() throws {
        let script = try Self.parse(
            """
            steps:
            - tap: 'Yes, please'
            - tap: "true"
            - call: {selector: "a:b:", with: [1, ~]}
            - expect:
                hierarchy: |
                  <A>
                     | <B>
            - tap: \(String(repeating: "long ", count: 60))
            """)
        let texts = script.steps.map(\.text)
        #expect(texts[0] == "tap: \"Yes, please\"")
        #expect(texts[1] == "tap: \"true\"")
        #expect(texts[2] == "call: {selector: \"a:b:\", with: [1, ~]}")
        #expect(texts[3] == "expect: {hierarchy: \"<A>\\n   | <B>\\n\"}")
        #expect(texts[4].count < 180)
        #expect(texts[4].hasSuffix("…"))
    }

    @Test("which steps are expected to fail")
    func expectedFailures() throws {
        let script = try Self.parse(
            "steps: [launch, performSegue: a, expect: {top: B, failure: no segue}, expect: {top: A}]")
        #expect((0..<5).map(script.expectsFailure(ofStepAt:)) == [false, true, false, false, false])
    }
}
