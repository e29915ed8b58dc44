import InterfaceBuilder
import Reporters
import SceneDiff
import SourceText
import TestSupport
import Testing

/// A difference as Markdown, as HTML and as text for coding agents.
@Suite struct DifferenceFormatsTests {
    private static let header = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        """#

    private static func document(_ scenes: String, path: String = "Main.storyboard") throws -> InterfaceDocument {
        let text = "\(header)\n<scenes>\n\(scenes)\n</scenes>\n</document>\n"
        return try InterfaceDocument(parsing: SourceFile(path: path, text: text))
    }

    private static func scene(_ id: String, _ name: String, _ inside: String = "", x: Int = 0, y: Int = 0) -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" customClass="\(name)" sceneMemberID="viewController">\(inside)</viewController>
        </objects><point key="canvasLocation" x="\(x)" y="\(y)"/></scene>
        """
    }

    private static func report(
        _ old: String, _ new: String, links: LineLinks? = nil, showsAll: Bool = false
    ) throws -> DifferenceReport {
        var file = DifferenceReport.File(
            path: "App/Main.storyboard", from: try document(old), to: try document(new), detail: [.parts, .maps])
        file.old = .init(path: "App/Main.storyboard", linkPath: "App/Main.storyboard", commit: "0ld")
        file.new = .init(path: "App/Main.storyboard", linkPath: "App/Main.storyboard", commit: "4ew")
        return DifferenceReport(files: [file], showsAll: showsAll, links: links)
    }

    /// Two scenes; a segue changes, a label loses its place, a scene goes and one comes.
    private static let old =
        scene(
            "a", "Home",
            """
            <view key="view" id="v"><subviews><label text="Hi" id="l"/><button id="g"><state key="normal" title="Go"/>
            <connections><action selector="go:" destination="a" eventType="touchUpInside" id="t"/></connections></button>
            <view id="box"/></subviews></view>
            <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
            """) + "\n" + scene("b", "Second", x: 800) + "\n" + scene("c", "Third", x: 1600)
    private static let new =
        scene(
            "a", "Home",
            """
            <view key="view" id="v"><subviews><button id="g"><state key="normal" title="Go on"/></button>
            <view id="box"><subviews><label text="Hi" id="l"/></subviews></view></subviews></view>
            <connections><segue destination="b" kind="presentation" identifier="next" id="x"/></connections>
            """) + "\n" + scene("b", "Second", x: 800) + "\n"
        + scene(
            "d", "Help",
            """
            <view key="view" id="w"><subviews><label text="Help" id="m"/></subviews><constraints>
            <constraint firstItem="m" firstAttribute="top" secondItem="w" secondAttribute="top" constant="8" id="k"/>
            </constraints></view>
            <connections><segue destination="b" kind="show" id="y"/></connections>
            """, x: 800, y: 800)

    @Test func markdown() throws {
        try expectGolden(Self.report(Self.old, Self.new).markdown(), named: "difference.md")
    }

    @Test func page() throws {
        try expectGolden(Self.report(Self.old, Self.new).html(generator: "segue 0"), named: "difference.html")
    }

    @Test func agentText() throws {
        expectSameText(
            try Self.report(Self.old, Self.new).agentText(),
            """
            segue-diff 1
            file changed App/Main.storyboard
            scene sa@4 Home
            ~ g@5 button "Go on"
              .normal.title Go -> "Go on"
            > l@6 label "Hi"
              from v "root view" -> box "view (box)"
            ~ x@7 segue "next" → Second
              .kind show -> presentation
            - g/t@6 action go: → Home on touchUpInside of button "Go"
              {destination a}
            + sd@12 scene Help
              d viewController Help
                {customClass Help}
                w root view
                  m label "Help"
                    {text Help}
                  k constraint label "Help".top = root view.top + 8
                    {firstItem m, secondItem w}
                y show segue → Second
                  {destination b}
            - sc@13 scene Third
              c viewController Third
                {customClass Third}

            """)
    }

    @Test func nothing() throws {
        let report = try Self.report(Self.old, Self.old)
        #expect(report.markdown() == "<!-- segue diff -->\n\nNo differences.\n")
        #expect(report.agentText() == "segue-diff 1\nno differences\n")
        #expect(report.html(generator: "segue 0").contains("<h1>no differences</h1>"))
    }

    @Test func changesWithoutConsequenceAreMarked() throws {
        let moved = Self.old.replacing("x=\"800\"", with: "x=\"900\"")
        #expect(try Self.report(Self.old, moved).agentText() == "segue-diff 1\nno differences\nhidden 1\n")
        let report = try Self.report(Self.old, moved, showsAll: true)
        #expect(
            report.agentText().contains(
                "\nscene sb@10 Second\n(~) sb@10 scene Second\n  .canvasLocation 800 0 -> 900 0\n"))
        #expect(report.markdown().contains("- **changed** (without consequence) `scene Second`"))
        #expect(report.html(generator: "").contains("<span class=\"churn\">~ changed, without consequence</span>"))
    }

    /// Of many scenes those of the changes are drawn on their own, close together, and all of them once more.
    @Test func manyScenes() throws {
        func scenes(_ kind: String) -> String {
            (0..<30).map { number in
                let segue =
                    "<segue destination=\"c\((number + 1) % 30)\" kind=\"\(number == 4 ? kind : "show")\" id=\"g\(number)\"/>"
                return Self.scene(
                    "c\(number)", "C\(number)", "<connections>\(segue)</connections>", x: number % 6 * 700,
                    y: number / 6 * 800)
            }.joined(separator: "\n")
        }
        let page = try Self.report(scenes("show"), scenes("modal")).html(generator: "")
        #expect(page.contains("<figcaption>Before: 2 scenes with changes or changed segues</figcaption>"))
        #expect(page.contains("<details><summary>All 30 scenes</summary>"))
        #expect(page.contains("<figcaption>After: 30 scenes, 30 segues</figcaption>"))
        let boxes = page.matches(of: /<title>(C\d+), viewController/).map { String($0.1) }
        #expect(boxes.prefix(4) == ["C4", "C5", "C4", "C5"])
        #expect(boxes.count == 4 + 60)
        // No two scenes of a drawing are at one place.
        for drawing in page.split(separator: "<svg").dropFirst() {
            let places = drawing.matches(of: /<rect x="([^"]*)" y="([^"]*)"/).map { "\($0.1) \($0.2)" }
            #expect(Set(places).count == places.count)
        }
    }

    // MARK: Whole files

    @Test func aFileThatCame() throws {
        let file = DifferenceReport.File(
            path: "New.storyboard", added: try Self.document(Self.old), detail: [.parts, .maps])
        let report = DifferenceReport(files: [file], showsAll: false)
        let text = report.agentText()
        #expect(text.hasPrefix("segue-diff 1\nfile added New.storyboard\n+ sa@4 scene Home\n  a viewController Home\n"))
        #expect(text.contains("\n+ sc@13 scene Third\n"))
        #expect(report.markdown().contains("\n### `New.storyboard`\n\nadded, 3 scenes, 3 controllers, 4 views"))
        let page = report.html(generator: "")
        #expect(page.contains("<figcaption>Before: the file does not exist</figcaption>"))
        #expect(page.contains("<figcaption>After: 3 scenes, 1 segue</figcaption>"))
        #expect(page.matches(of: /class="scene added"/).count == 3)
    }

    @Test func aFileThatWent() throws {
        let file = DifferenceReport.File(
            path: "Old.storyboard", removed: try Self.document(Self.old), detail: [.parts, .maps])
        let report = DifferenceReport(files: [file], showsAll: false)
        #expect(report.agentText().contains("\nfile removed Old.storyboard\n- sa@4 scene Home\n"))
        #expect(report.html(generator: "").matches(of: /class="scene removed"/).count == 3)
        #expect(report.markdown().contains("(before: `Old.storyboard:4`)"))
    }

    @Test func aXibHasNoScenes() throws {
        func xib(_ text: String) throws -> InterfaceDocument {
            let source = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <view id="v"><subviews><label text="\(text)" id="l"/></subviews></view></objects></document>
                """
            return try InterfaceDocument(parsing: SourceFile(path: "Cell.xib", text: source))
        }
        let file = DifferenceReport.File(
            path: "Cell.xib", from: try xib("a"), to: try xib("b"), detail: [.parts, .maps])
        let report = DifferenceReport(files: [file], showsAll: false)
        #expect(report.agentText() == "segue-diff 1\nfile changed Cell.xib\n~ l@2 label \"b\"\n  .text a -> b\n")
        #expect(report.markdown().contains("<summary><code>document</code>: 1 view changed</summary>"))
        #expect(!report.html(generator: "").contains("<svg"))
    }

    // MARK: Links

    @Test func linesAreLinked() throws {
        let links = try LineLinks("https://host/o/r/blob/{commit}/{path}#L{line}")
        let text = try Self.report(Self.old, Self.new, links: links).markdown()
        #expect(text.contains("([line 7](https://host/o/r/blob/4ew/App/Main.storyboard#L7))"))
        // What is gone is at a line of the old version.
        #expect(text.contains("(before: [line 13](https://host/o/r/blob/0ld/App/Main.storyboard#L13))"))
        let page = try Self.report(Self.old, Self.new, links: links).html(generator: "")
        #expect(page.contains("<a href=\"https://host/o/r/blob/4ew/App/Main.storyboard#L7\">"))
    }

    @Test func addressesHaveNothingThatMarkdownOrHTMLActsOn() throws {
        let links = try LineLinks("https://host/a (b)<c>\"/{path}?l={line}")
        let url = links.url(path: "ä/<b> (1)\"'`[x](y)#?%|@me.storyboard", line: 3, commit: nil, isOld: false)
        #expect(
            url == "https://host/a%20%28b%29%3Cc%3E%22/%C3%A4/%3Cb%3E%20%281%29%22%27%60%5Bx%5D%28y%29%23%3F%25%7C"
                + "%40me.storyboard?l=3")
        // Without a commit in the address, a line of the old version would be looked for in the new one.
        #expect(links.url(path: "a", line: 3, commit: "c", isOld: true) == nil)
        let pinned = try LineLinks("https://host/{commit}/{path}")
        #expect(pinned.url(path: "a", line: 3, commit: nil, isOld: false) == nil)
    }

    @Test(
        arguments: [
            ("https://host/{file}", "{file} is not one of {commit}, {path} and {line}"),
            ("https://host/{line}", "the template has no {path}"),
            ("host/{path}", "the template does not begin with a scheme such as https://"),
            ("{path}://", "the template does not begin with a scheme such as https://"),
        ])
    func badTemplates(template: String, message: String) {
        #expect(throws: LineLinks.Problem(message: message)) { _ = try LineLinks(template) }
    }
}
