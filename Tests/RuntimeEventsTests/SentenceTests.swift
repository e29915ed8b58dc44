import RuntimeEvents
import Testing

/// The notation of traces, as the guide to walkthroughs shows it.
@Suite("Sentences of events")
struct SentenceTests {
    @Test(
        "a value has one sentence",
        arguments: [
            (.call(.init("viewDidLoad"), about: .lifecycle), "A.viewDidLoad"),
            (.call(.init("viewWillAppear", [.flag(false)]), about: .lifecycle), "A.viewWillAppear(false)"),
            (.call(.init("didMove", [.name(nil, "toParent")]), about: .lifecycle), "A.didMove(toParent: nil)"),
            (.call(.init("prepare", [.name("next", "for")]), about: .segue), "A.prepare(for: next)"),
            (
                .call(.init("present", [.name("B"), .flag(true, "animated")]), about: .presentation),
                "A.present(B, animated: true)"
            ),
            (
                .call(
                    .init("shouldPerformSegue", [.text("next", "withIdentifier")], answer: .flag(true)),
                    about: .segue), #"A.shouldPerformSegue(withIdentifier: "next") → true"#
            ),
            (
                .call(.init("allowedChildrenForUnwinding", answer: .names(["B", "C"])), about: .unwind),
                "A.allowedChildrenForUnwinding → [B, C]"
            ),
            (
                .call(.init("setViewControllers", [.init(nil, .texts(["B"]))]), about: .navigation),
                #"A.setViewControllers(["B"])"#
            ),
            (.call(.init("update", [.init(nil, .number(0.25))]), about: .action), "A.update(0.25)"),
            (.assignment(property: "selectedViewController", value: "B"), "A.selectedViewController = B"),
            (.rootController("B"), "window.rootViewController = B"),
            (.input(.tap("Go")), "tap 'Go'"), (.input(.gesture("swipe", over: "B")), "swipe over B"),
            (.input(.sheetSwipe), "A.swipe on the sheet"), (.standInCall("back:"), "A.back: (stand-in)"),
            (
                .animation(.init(kind: "animation", views: ["A.view", "B.view"], duration: 0.25)),
                "animation of A.view, B.view for 0.25 s begins"
            ),
            (
                .interactionEnd(.init(isCancelled: true, progress: 0.5, controllers: "A to B")),
                "interaction cancelled at 0.5 of A to B"
            ),
            (.warning("odd."), "odd."),
        ] as [(EventContent, String)])
    func sentence(content: EventContent, text: String) { #expect(content.sentence(of: "A") == text) }

    @Test("without a subject the call stands alone")
    func noSubject() {
        #expect(EventContent.call(.init("finish()"), about: .action).sentence(of: "") == "finish()")
    }

    @Test("numbers are those of %g", arguments: [(0.5, "0.5"), (1, "1"), (1e-7, "1e-07"), (1234567, "1.23457e+06")])
    func shortNumber(number: Double, text: String) { #expect(EventContent.shortNumber(number) == text) }
}
