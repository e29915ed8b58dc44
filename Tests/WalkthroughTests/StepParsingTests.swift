import SourceText
import Testing
import Walkthrough

@Suite("Steps")
struct StepParsingTests {
    static func step(_ text: String) throws -> Step {
        let file = SourceFile(path: "walkthrough.yml", text: "steps:\n- " + text)
        return try #require(try Script.parse(file).steps.first)
    }

    @Test(
        "navigation",
        arguments: [
            ("launch", .launch(.init())),
            ("launch:", .launch(.init())),
            ("launch: Settings", .launch(.init(identifier: "Settings"))),
            ("launch: {storyboard: Login}", .launch(.init(storyboard: "Login"))),
            ("performSegue: next", .performSegue(.init(name: .identifier("next")))),
            ("performSegue: {identifier: next, from: A}", .performSegue(.init(name: .identifier("next"), from: "A"))),
            ("performSegue: {id: a-b-c}", .performSegue(.init(name: .objectID("a-b-c")))),
            ("tap: 7", .tap(.init("7"))),
            ("tap: {title: No}", .tap(.init("No", kind: .title))),
            ("tap: {outlet: ok, from: A}", .tap(.init("ok", kind: .outlet, from: "A"))),
            ("tap: {accessibilityIdentifier: ok}", .tap(.init("ok", kind: .accessibilityIdentifier))),
            ("tap: {id: a-b-c}", .tap(.init("a-b-c", kind: .id))),
            ("back", .back),
            ("dismiss", .dismiss(.call(.init()))),
            ("dismiss: swipe", .dismiss(.swipe)),
            ("dismiss: {from: A, animated: false}", .dismiss(.call(.init(from: "A", animated: false)))),
            ("pop", .pop(.init())),
            ("pop: {animated: false}", .pop(.init(animated: false))),
            ("popToRoot", .popToRoot(.init())),
            ("popToRoot: {from: A}", .popToRoot(.init(from: "A"))),
            ("select: 1", .select(.init(.index(1)))),
            ("select: '1'", .select(.init(.title("1")))),
            ("select: {tab: Home, programmatic: true}", .select(.init(.title("Home"), programmatic: true))),
            ("show: D", .show(.init(scene: .init(identifier: "D")))),
            ("showDetail: {storyboard: S}", .showDetail(.init(scene: .init(storyboard: "S")))),
            (
                "present: {identifier: D, storyboard: S, from: A, animated: false}",
                .present(.init(scene: .init(identifier: "D", storyboard: "S"), from: "A", animated: false))
            ),
            ("push: {identifier: D}", .push(.init(scene: .init(identifier: "D")))),
        ] as [(String, Action)])
    func navigation(text: String, action: Action) throws {
        #expect(try Self.step(text).action == action)
    }

    @Test(
        "messages, touches and time",
        arguments: [
            ("call: refresh", .call(.init(selector: "refresh"))),
            ("call: 'save:'", .call(.init(selector: "save:"))),
            (
                "call: {selector: 'a:b::', on: A, with: [1.5, true, null]}",
                .call(.init(selector: "a:b::", on: "A", arguments: [.number(1.5), .bool(true), .null]))
            ),
            (
                "call: {selector: 'a:', with: {object: ok}}",
                .call(.init(selector: "a:", arguments: [.object("ok")]))
            ),
            ("call: {selector: 'a:', with: x}", .call(.init(selector: "a:", arguments: [.string("x")]))),
            (
                "gesture: {kind: swipe, direction: up}",
                .gesture(.init(kind: .swipe, motion: .direction(.up)))
            ),
            (
                "gesture: {kind: pan, on: card, path: [[1, 2, 0], [3, 4.5, 0.25]]}",
                .gesture(
                    .init(
                        kind: .pan, on: "card",
                        motion: .path([
                            .init(touches: [.init(x: 1, y: 2)], time: 0),
                            .init(touches: [.init(x: 3, y: 4.5)], time: 0.25),
                        ])))
            ),
            (
                "gesture: {kind: pinch, path: [[1, 2, 3, 4, 0], [5, 6, 7, 8, 1]]}",
                .gesture(
                    .init(
                        kind: .pinch,
                        motion: .path([
                            .init(touches: [.init(x: 1, y: 2), .init(x: 3, y: 4)], time: 0),
                            .init(touches: [.init(x: 5, y: 6), .init(x: 7, y: 8)], time: 1),
                        ])))
            ),
            (
                "interactive: {progress: [0.1, 0.4, 0.6], every: 0.1, end: cancel}",
                .interactive(.init(progress: [0.1, 0.4, 0.6], every: 0.1, end: .cancel))
            ),
            ("interactive: {progress: [1]}", .interactive(.init(progress: [1], every: 0.05, end: .finish))),
            ("advance: 0.2", .advance(seconds: 0.2)),
            ("settle", .settle),
            ("settle: true", .settle),
            ("rotate: landscapeLeft", .rotate(.landscapeLeft)),
            ("resize: {width: 320, height: 480}", .resize(width: 320, height: 480)),
            (
                "traits: {horizontalSizeClass: compact, userInterfaceStyle: dark}",
                .traits(.init(horizontalSizeClass: .compact, userInterfaceStyle: .dark))
            ),
            (
                "traits: {preferredContentSizeCategory: accessibilityLarge, layoutDirection: rightToLeft}",
                .traits(.init(layoutDirection: .rightToLeft, preferredContentSizeCategory: .accessibilityLarge))
            ),
            ("sample", .sample(.init(moments: .fractions([0, 0.25, 0.5, 0.75, 1])))),
            ("sample: [0, 1]", .sample(.init(moments: .fractions([0, 1])))),
            (
                "sample: {times: [0, 1.5], unit: seconds, views: [a, b]}",
                .sample(.init(moments: .seconds([0, 1.5]), views: ["a", "b"]))
            ),
            ("sample: {fps: 60, views: a}", .sample(.init(moments: .framesPerSecond(60), views: ["a"]))),
            ("sample: {unit: fraction}", .sample(.init())),
            ("sample: {properties: transform3D}", .sample(.init(properties: ["transform3D"]))),
            (
                "sample: {fps: 60, properties: [hidden, layer.position.x]}",
                .sample(.init(moments: .framesPerSecond(60), properties: ["hidden", "layer.position.x"]))
            ),
            ("report: trace", .report(.trace)),
        ] as [(String, Action)])
    func others(text: String, action: Action) throws {
        #expect(try Self.step(text).action == action)
    }

    @Test(
        "settling",
        arguments: [
            ("launch", true), ("performSegue: a\n  settle: false", false), ("{settle: false, tap: a}", false),
            ("performSegue: {identifier: a, settle: false}", false), ("back:\n  settle: false", false),
            ("pop: {settle: true}", true), ("advance: 1", false), ("settle", false), ("sample", false),
            ("expect: {top: A}", false), ("report: both", false), ("rotate: portrait", true),
        ])
    func settling(text: String, settle: Bool) throws {
        #expect(try Self.step(text).settle == settle)
    }

    @Test(
        "expectations",
        arguments: [
            ("top: A", [.top("A")]), ("visible: A", [.visible(["A"])]), ("visible: [A, B]", [.visible(["A", "B"])]),
            ("stack: [A, B]", [.stack(["A", "B"])]), ("tab: 2", [.tab(.index(2))]),
            ("tab: Home", [.tab(.title("Home"))]),
            ("presenting: []", [.presenting([])]), ("presenting: [A, B]", [.presenting(["A", "B"])]),
            ("root: A", [.root("A")]), ("loaded: A", [.loaded(["A"])]), ("notLoaded: [A]", [.notLoaded(["A"])]),
            ("notVisible: [A]", [.notVisible(["A"])]), ("unwoundTo: A", [.unwoundTo("A")]),
            ("events: [A.viewDidLoad, 'A.f(_:)']", [.events(["A.viewDidLoad", "A.f(_:)"])]),
            ("noEvents: A.viewDidLoad", [.noEvents(["A.viewDidLoad"])]), ("warning: already", [.warning(["already"])]),
            ("failure: no segue", [.failure("no segue")]), ("hierarchy: '<A>'", [.hierarchy(.controllers, "<A>")]),
            ("hierarchy: {views: v, controllers: c}", [.hierarchy(.controllers, "c"), .hierarchy(.views, "v")]),
            ("animating: true", [.animating(true)]), ("duration: 0.4", [.duration(0.4)]),
            (
                "view: {of: a, frame: [1, 2, 3, 4], alpha: 0.5, hidden: true, text: '', tolerance: 0.1}",
                [
                    .view(
                        .init(
                            of: "a", frame: .init(x: 1, y: 2, width: 3, height: 4), alpha: 0.5, hidden: true, text: "",
                            tolerance: 0.1))
                ]
            ),
            (
                "view: [{of: a, text: 1}, {of: b, hidden: false}]",
                [.view(.init(of: "a", text: "1")), .view(.init(of: "b", hidden: false))]
            ),
        ] as [(String, [Walkthrough.Expectation.Check])])
    func expectations(text: String, checks: [Walkthrough.Expectation.Check]) throws {
        guard case .expect(let expectations) = try Self.step("expect: {\(text)}").action else {
            Issue.record("not an expectation")
            return
        }
        #expect(expectations.map(\.check) == checks)
    }

    @Test("a golden knows its bytes in the file")
    func goldenRange() throws {
        let golden = "|\n      <A>\n         | <B>"
        let text = "steps:\n- launch\n- expect:\n    hierarchy: \(golden)\n- back\n"
        let file = SourceFile(path: "walkthrough.yml", text: text)
        guard case .expect(let expectations) = try Script.parse(file).steps[1].action else {
            Issue.record("not an expectation")
            return
        }
        #expect(file.text(in: expectations[0].valueRange) == golden)
        #expect(expectations[0].check == .hierarchy(.controllers, "<A>\n   | <B>\n"))
    }

    @Test("each view of a list has its own place")
    func viewPositions() throws {
        let text = "expect:\n    view:\n      - {of: a, alpha: 1}\n      - {of: b, alpha: 0}\n"
        guard case .expect(let expectations) = try Self.step(text).action else {
            Issue.record("not an expectation")
            return
        }
        #expect(expectations.map(\.position.line) == [4, 5])
        #expect(expectations.map(\.position.column) == [9, 9])
    }
}
