import SourceText
import TestSupport
import Testing
import Walkthrough

@Suite("Mistakes in a walkthrough")
struct ScriptErrorTests {
    static func errors(_ text: String) -> [Diagnostic] {
        do {
            _ = try Script.parse(SourceFile(path: "walkthrough.yml", text: text))
            return []
        } catch {
            return error.diagnostics
        }
    }

    /// The mistake's place is between the marks; its message, and its hint after an arrow.
    static let mistakes: [(marked: String, message: String)] = [
        // The file as a whole.
        ("⟦⟧", "the file is empty → a walkthrough begins with \"storyboard: Main.storyboard\" and lists its \"steps\""),
        (
            "⟦⟧# nothing\n",
            "the file is empty → a walkthrough begins with \"storyboard: Main.storyboard\" and lists its \"steps\""
        ),
        ("⟦- launch⟧", "expected a mapping, found a list"),
        ("⟦storyboard: A⟧", "script needs \"steps\""),
        ("⟦stoyboard⟧: A\nsteps: [launch]", "script has no key \"stoyboard\" → did you mean \"storyboard\"?"),
        (
            "⟦name⟧: A\nsteps: [launch]",
            "script has no key \"name\" → known keys: storyboard, sources, module, device, ios, limit, standIns, "
                + "warnings, allow, steps"
        ),
        ("steps: [launch]\n⟦steps⟧: [back]", "the key \"steps\" is here a second time"),
        // Values of the head.
        ("storyboard: ⟦[A]⟧\nsteps: [launch]", "expected text, found a list"),
        ("storyboard:⟦⟧\nsteps: [launch]", "expected text, found nothing"),
        ("module: ⟦''⟧\nsteps: [launch]", "the text must not be empty"),
        ("sources: ⟦{}⟧\nsteps: [launch]", "sources needs \"index\""),
        ("sources: {⟦indx⟧: A, index: B}\nsteps: [launch]", "sources has no key \"indx\" → did you mean \"index\"?"),
        ("ios: ⟦6⟧\nsteps: [launch]", "iOS 6 is not known; 7 to 17 are"),
        ("ios: ⟦18⟧\nsteps: [launch]", "iOS 18 is not known; 7 to 17 are"),
        ("ios: ⟦8.1⟧\nsteps: [launch]", "expected a whole number, found a number \"8.1\""),
        ("limit: ⟦0⟧\nsteps: [launch]", "the number must be greater than 0"),
        ("limit: ⟦3601⟧\nsteps: [launch]", "the number must be at most 3600"),
        ("device: ⟦iPhone 51⟧\nsteps: [launch]", "no device is named \"iPhone 51\" → did you mean \"iPhone 5\"?"),
        (
            "device: ⟦Pixel⟧\nsteps: [launch]",
            "no device is named \"Pixel\" → spell the screen out: {width: 375, height: 667, scale: 2, idiom: phone}"
        ),
        ("device: ⟦{width: 3}⟧\nsteps: [launch]", "device needs \"height\""),
        ("device: {width: ⟦0⟧, height: 1}\nsteps: [launch]", "the number must be from 1 to 10000"),
        (
            "device: {width: 1, height: 1, idiom: ⟦phon⟧}\nsteps: [launch]",
            "\"phon\" is none of phone, pad, tv → did you mean \"phone\"?"
        ),
        ("device: {width: 1, height: 1, safeArea: {top: ⟦-1⟧}}\nsteps: [launch]", "the number must not be negative"),
        // Steps.
        ("steps: ⟦[]⟧", "a walkthrough needs at least one step"),
        ("steps: ⟦launch⟧", "expected a list, found the text \"launch\""),
        ("steps: [⟦lanch⟧]", "there is no step \"lanch\" → did you mean \"launch\"?"),
        ("steps: [⟦tap OK⟧]", "there is no step \"tap OK\" → write \"tap: OK\""),
        ("steps: [⟦[launch]⟧]", "expected a step, found a list"),
        ("steps:\n-⟦⟧\n", "expected a step, found nothing"),
        ("steps: [⟦{}⟧]", "the step is empty"),
        ("steps:\n- ⟦performSeuge⟧: a", "step has no key \"performSeuge\" → did you mean \"performSegue\"?"),
        (
            "steps:\n- tap: a\n  ⟦back⟧:\n",
            "a step does one thing; \"back\" is a second one beside \"tap\" → begin the next step with \"- \""
        ),
        ("steps: [⟦tap⟧]", "tap needs a value → tap: …"),
        ("steps:\n- ⟦tap⟧:", "tap needs a value → tap: …"),
        ("steps:\n- back: ⟦1⟧", "back takes no value"),
        ("steps:\n- settle: ⟦false⟧", "\"settle: false\" stands beside the step it is about"),
        ("steps:\n- settle: ⟦later⟧", "expected true or false, found the text \"later\""),
        ("steps:\n- advance: 1\n  settle: ⟦false⟧", "\"advance\" leaves the clock alone, so it takes no \"settle\""),
        ("steps:\n- pop: {settle: ⟦false⟧}\n  settle: false", "\"settle\" is given beside the step already"),
        // Arguments.
        ("steps:\n- launch: ⟦{}⟧", "launch needs an \"identifier\" or a \"storyboard\""),
        ("steps:\n- performSegue: ⟦{from: A}⟧", "performSegue needs one of \"identifier\", \"id\""),
        ("steps:\n- performSegue: ⟦{identifier: a, id: b}⟧", "performSegue takes only one of \"identifier\", \"id\""),
        (
            "steps:\n- performSegue: ⟦true⟧",
            "expected text, found true or false \"true\" → quote it to mean the text: \"true\""
        ),
        (
            "steps:\n- tap: ⟦{title: a, outlet: b}⟧",
            "tap takes only one of \"title\", \"accessibilityIdentifier\", \"outlet\", \"id\""
        ),
        (
            "steps:\n- dismiss: ⟦Second⟧",
            "\"Second\" is no way to dismiss → \"dismiss: swipe\", or \"dismiss: {from: Second}\" to name a controller"
        ),
        ("steps:\n- pop: {animated: ⟦no⟧}", "expected true or false, found the text \"no\" → write false"),
        ("steps:\n- select: ⟦-1⟧", "the first tab is 0"),
        ("steps:\n- select: ⟦0.5⟧", "expected a tab's index or title, found a number \"0.5\""),
        ("steps:\n- select: ⟦{programmatic: true}⟧", "select needs \"tab\""),
        (
            "steps:\n- show: {identifier: A, ⟦animated⟧: true}",
            "show has no key \"animated\" → known keys: identifier, storyboard, from, settle"
        ),
        (
            "steps:\n- call: ⟦save(_:)⟧",
            "\"save(_:)\" is not a selector → write it as Objective-C does: \"refresh\", \"save:\""
        ),
        ("steps:\n- call: ⟦a:b⟧", "\"a:b\" is not a selector → write it as Objective-C does: \"refresh\", \"save:\""),
        ("steps:\n- call: {selector: 'a:', with: ⟦[1, 2]⟧}", "a: takes 1 argument, found 2"),
        ("steps:\n- call: {selector: 'a:', with: [⟦[1]⟧]}", "expected an argument, found a list"),
        ("steps:\n- call: {selector: 'a:', with: ⟦{}⟧}", "argument needs \"object\""),
        (
            "steps:\n- gesture: {kind: ⟦tap⟧, direction: up}",
            "\"tap\" is none of pan, edgePan, swipe, pinch"
        ),
        (
            "steps:\n- gesture: ⟦{kind: pan, direction: up}⟧",
            "a pan needs a \"path\"; only a swipe can be given by its direction"
        ),
        ("steps:\n- gesture: ⟦{kind: pan}⟧", "gesture needs one of \"path\", \"direction\""),
        ("steps:\n- gesture: {kind: pan, path: ⟦[[1, 2, 0]]⟧}", "a path needs at least two points"),
        ("steps:\n- gesture: {kind: pan, path: [⟦[1, 2]⟧, [1, 2, 3]]}", "expected [x, y, t], found 2 elements"),
        (
            "steps:\n- gesture: {kind: pinch, path: [⟦[1, 2, 0]⟧, [1, 2, 3]]}",
            "expected [x1, y1, x2, y2, t], found 3 elements"
        ),
        (
            "steps:\n- gesture: {kind: pan, path: [[1, 2, 1], ⟦[1, 2, 0.5]⟧]}",
            "the times of a path begin at 0 or later and never go back"
        ),
        ("steps:\n- gesture: {kind: pan, path: [[1, ⟦a⟧, 1], [1, 2, 2]]}", "expected a number, found the text \"a\""),
        ("steps:\n- interactive: ⟦{end: cancel}⟧", "interactive needs \"progress\""),
        ("steps:\n- interactive: {progress: [0.5, ⟦1.1⟧]}", "the number must be from 0 to 1"),
        ("steps:\n- interactive: {progress: ⟦[]⟧}", "the list must not be empty"),
        (
            "steps:\n- interactive: {progress: [1], end: ⟦finsh⟧}",
            "\"finsh\" is none of finish, cancel → did you mean \"finish\"?"
        ),
        ("steps:\n- advance: ⟦-1⟧", "the number must be greater than 0"),
        ("steps:\n- advance: ⟦.inf⟧", ".inf is not a finite number"),
        ("steps:\n- rotate: ⟦left⟧", "\"left\" is none of portrait, portraitUpsideDown, landscapeLeft, landscapeRight"),
        ("steps:\n- resize: ⟦{width: 1}⟧", "resize needs \"height\""),
        ("steps:\n- traits: ⟦{settle: false}⟧", "traits needs at least one trait"),
        ("steps:\n- sample: [⟦2⟧]", "the number must be from 0 to 1"),
        ("steps:\n- sample: {times: [⟦-1⟧], unit: seconds}", "the number must not be negative"),
        (
            "steps:\n- sample: ⟦{fps: 60, times: [0]}⟧",
            "sample takes \"fps\", or \"times\" and their \"unit\", not both"
        ),
        ("steps:\n- sample: ⟦{unit: seconds}⟧", "sample in seconds needs \"times\""),
        ("steps:\n- sample: {fps: ⟦0⟧}", "the number must be from 1 to 1000"),
        (
            "steps:\n- sample: {properties: [alpha, ⟦cornerRadios⟧]}",
            "views have no property \"cornerRadios\" to sample → did you mean \"cornerRadius\"?"
        ),
        (
            "steps:\n- sample: {properties: ⟦layr.shadowOpacity⟧}",
            "views have no property \"layr.shadowOpacity\" to sample → did you mean \"layer.shadowOpacity\"?"
        ),
        (
            "steps:\n- sample: {properties: [⟦nonsense⟧]}",
            "views have no property \"nonsense\" to sample → known properties: frame, bounds, center, alpha, hidden, "
                + "transform, transform3D, backgroundColor, cornerRadius, and the layer's, such as layer.shadowOpacity"
        ),
        ("steps:\n- sample: {properties: ⟦[]⟧}", "the list must not be empty"),
        ("steps:\n- report: ⟦view⟧", "\"view\" is none of controllers, views, both, trace → did you mean \"views\"?"),
        // Expectations.
        ("steps:\n- expect: ⟦{}⟧", "expect needs something to expect"),
        ("steps:\n- ⟦expect⟧:", "expect needs a value → expect: …"),
        ("steps:\n- expect: {⟦tops⟧: A}", "expect has no key \"tops\" → did you mean \"top\"?"),
        ("steps:\n- expect: {top: ⟦[A]⟧}", "expected text, found a list"),
        ("steps:\n- expect: {visible: ⟦[]⟧}", "the list must not be empty"),
        ("steps:\n- expect: {stack: [A, ⟦{}⟧]}", "expected text, found a mapping"),
        ("steps:\n- expect: {animating: ⟦1⟧}", "expected true or false, found a number \"1\""),
        ("steps:\n- expect: {hierarchy: ⟦{}⟧}", "hierarchy needs \"controllers\" or \"views\""),
        ("steps:\n- expect: {view: ⟦{alpha: 1}⟧}", "view needs \"of\""),
        ("steps:\n- expect: {view: ⟦{of: a}⟧}", "view needs \"frame\", \"alpha\", \"hidden\" or \"text\" to compare"),
        ("steps:\n- expect: {view: ⟦[]⟧}", "the list must not be empty"),
        ("steps:\n- expect: {view: {of: a, frame: ⟦[1, 2, 3]⟧}}", "expected [x, y, width, height], found 3 elements"),
        ("steps:\n- expect: {view: {of: a, alpha: ⟦1.5⟧}}", "the number must be from 0 to 1"),
        ("steps:\n- expect: {duration: ⟦-0.1⟧}", "the number must not be negative"),
    ]

    @Test("each is one error at its place, with a hint where there is one", arguments: mistakes)
    func mistake(marked: String, message: String) throws {
        let text = MarkedText(marked)
        let file = text.file(path: "walkthrough.yml")
        let errors = Self.errors(text.text)
        let found = errors.map { $0.message + ($0.fixHint.map { " → \($0)" } ?? "") }
        #expect(found == [message])
        let range = text.ranges[0]
        #expect(errors.first?.position == file.position(at: range.start))
        #expect(errors.first?.end == (range.isEmpty ? nil : file.position(at: range.end)))
        #expect(errors.first?.severity == .error)
    }

    @Test("all of a file are reported, in their order")
    func all() {
        let errors = Self.errors(
            """
            storybord: A
            ios: 99
            steps:
              - lanch
              - tap: [a]
              - expect: {top: A, tops: B, duration: x}
              - launch: {identifer: A, storyboard: [], identifier: true}
            ios: 9
            """)
        #expect(
            errors.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.identifier)" } == [
                "1:1 unknown-key", "2:6 invalid-value", "4:5 unknown-key", "5:10 wrong-type", "6:22 unknown-key",
                "6:41 wrong-type", "7:14 unknown-key", "7:40 wrong-type", "7:56 wrong-type", "8:1 duplicate-key",
            ])
    }

    @Test("a file that stops being YAML has that one error")
    func notYAML() {
        let errors = Self.errors("storybord: A\nsteps: [launch\n")
        #expect(errors.map(\.identifier) == ["unreadable-yaml"])
    }
}
