import SceneMerge
import Testing

/// What cannot be merged: the conflict in words, and a result that has OURS there and everything else of both.
@Suite struct ConflictTests {
    private static let start = Edit.replace("title=\"Go\"", "title=\"Start\"")
    private static let deleteTable = Edit.delete(from: "<!--List-->", through: "</scene>")
    private static let deleteSegue = Edit.delete(from: "id=\"sg-list\"")

    @Test(arguments: cases) func reports(_ merge: MergeCase) throws { try merge.check() }

    static let cases = [
        MergeCase(
            name: "one text, two values; the rest is merged",
            ours: [.replace("text=\"Hello\"", "text=\"Hi\"")],
            theirs: [.replace("text=\"Hello\"", "text=\"Hey\""), start],
            result: [.replace("text=\"Hello\"", "text=\"Hi\""), start],
            conflicts: [
                "label \"Hi\" in FormViewController: text is 'Hi' in ours and 'Hey' in theirs, was 'Hello'"
            ]),
        MergeCase(
            name: "one colour, two values",
            ours: [.replace("red=\"0.5\"", "red=\"1\"")], theirs: [.replace("green=\"0.25\"", "green=\"1\"")],
            result: [.replace("red=\"0.5\"", "red=\"1\"")],
            conflicts: [
                "label \"Hello\" in FormViewController: textColor is "
                    + "'red=1 green=0.25 blue=1 alpha=1 colorSpace=custom customColorSpace=sRGB' in ours and "
                    + "'red=0.5 green=1 blue=1 alpha=1 colorSpace=custom customColorSpace=sRGB' in theirs, was "
                    + "'red=0.5 green=0.25 blue=1 alpha=1 colorSpace=custom customColorSpace=sRGB'"
            ]),
        MergeCase(
            name: "one frame, two places: none of theirs is mixed in",
            ours: [.replace("x=\"10\" y=\"400\"", "x=\"60\" y=\"400\"")],
            theirs: [.replace("x=\"10\" y=\"400\" width=\"40\"", "x=\"80\" y=\"400\" width=\"44\"")],
            result: [.replace("x=\"10\" y=\"400\"", "x=\"60\" y=\"400\"")],
            conflicts: [
                "imageView (i-star) in FormViewController: frame is '60 400 40 40' in ours and '80 400 44 40' in theirs, "
                    + "was '10 400 40 40'"
            ]),
        MergeCase(
            name: "a value taken away and changed", ours: [.delete(from: "<fontDescription")],
            theirs: [.replace("pointSize=\"17\"", "pointSize=\"21\"")], result: [.delete(from: "<fontDescription")],
            conflicts: [
                "label \"Hello\" in FormViewController: fontDescription is gone in ours and "
                    + "'type=system pointSize=21' in theirs, was 'type=system pointSize=17'"
            ]),
        MergeCase(
            name: "a view deleted by theirs and changed by ours stays",
            ours: [.replace("image=\"star\" id", "image=\"moon\" id")],
            theirs: [.delete(from: "<imageView", through: "</imageView>"), start],
            result: [.replace("image=\"star\" id", "image=\"moon\" id"), start],
            conflicts: ["imageView (i-star) in FormViewController is deleted in theirs and changed in ours"]),
        MergeCase(
            name: "a view deleted by ours and changed by theirs goes",
            ours: [.delete(from: "<imageView", through: "</imageView>")],
            theirs: [.replace("image=\"star\" id", "image=\"moon\" id"), start],
            result: [.delete(from: "<imageView", through: "</imageView>"), start],
            conflicts: ["imageView (i-star) in FormViewController is deleted in ours and changed in theirs"]),
        MergeCase(
            name: "a scene deleted by theirs in which ours changed a cell",
            ours: [.replace("reuseIdentifier=\"Row\"", "reuseIdentifier=\"Line\"")],
            theirs: [deleteTable, deleteSegue],
            result: [.replace("reuseIdentifier=\"Row\"", "reuseIdentifier=\"Line\""), deleteSegue],
            conflicts: ["scene ListViewController is deleted in theirs and changed in ours: tableViewCell (cell-row)"]),
        MergeCase(
            name: "a scene deleted by theirs to which ours adds a segue stays",
            ours: [.add([segue], after: "id=\"o-hello\"")], theirs: [deleteTable, deleteSegue],
            result: [.add([segue], after: "id=\"o-hello\""), deleteSegue],
            conflicts: [
                "segue \"other\" → ListViewController in FormViewController in ours needs tableViewController "
                    + "ListViewController, which theirs deleted"
            ]),
        MergeCase(
            name: "a scene deleted by ours to which theirs adds a segue: the segue is left out",
            ours: [deleteTable, deleteSegue], theirs: [.add([segue], after: "id=\"o-hello\""), start],
            result: [deleteTable, deleteSegue, start],
            conflicts: [
                "segue \"other\" → ListViewController in FormViewController in theirs needs tableViewController "
                    + "ListViewController, which ours deleted"
            ]),
        MergeCase(
            name: "a view deleted by ours to which theirs adds an outlet and a constraint",
            ours: [.delete(from: "<imageView", through: "</imageView>")],
            theirs: [
                .add(["<outlet property=\"star\" destination=\"i-star\" id=\"o-star\"/>"], after: "id=\"o-hello\""),
                .add(
                    ["<constraint firstItem=\"i-star\" firstAttribute=\"top\" constant=\"8\" id=\"k-3\"/>"],
                    after: "id=\"k-2\""),
            ],
            result: [.delete(from: "<imageView", through: "</imageView>")],
            conflicts: [
                "outlet star → imageView (i-star) in FormViewController in theirs needs imageView (i-star) in "
                    + "FormViewController, which ours deleted",
                "constraint imageView (i-star).top = 8 in FormViewController in theirs needs imageView (i-star) in "
                    + "FormViewController, which ours deleted",
            ]),
        MergeCase(
            name: "two initial controllers",
            ours: [.replace("initialViewController=\"form\"", "initialViewController=\"table\"")],
            theirs: [.replace("initialViewController=\"form\"", "initialViewController=\"settings\"")],
            result: [.replace("initialViewController=\"form\"", "initialViewController=\"table\"")],
            conflicts: [
                "the initial controller is tableViewController ListViewController in ours and viewController Settings "
                    + "in theirs"
            ]),
        MergeCase(
            name: "the initial controller is one that ours deleted",
            ours: [deleteTable, deleteSegue],
            theirs: [.replace("initialViewController=\"form\"", "initialViewController=\"table\"")],
            result: [deleteTable, deleteSegue],
            conflicts: [
                "the initial controller of theirs is tableViewController ListViewController, which ours deleted"
            ]),
        MergeCase(
            name: "an anchor that ours deleted",
            ours: [.delete(from: "<imageView", through: "</imageView>")],
            theirs: [
                .replace(
                    "kind=\"show\" identifier", "kind=\"popoverPresentation\" popoverAnchorView=\"i-star\" identifier")
            ],
            result: [
                .delete(from: "<imageView", through: "</imageView>"),
                .replace("kind=\"show\"", "kind=\"popoverPresentation\""),
            ],
            conflicts: [
                "segue \"list\" → ListViewController in FormViewController: popoverAnchorView in theirs is "
                    + "imageView (i-star) in FormViewController, which ours deleted"
            ]),
        MergeCase(
            name: "a segue that theirs leads to what ours deleted leads where it did",
            ours: [.delete(from: "<!--Settings-->", through: "</scene>")],
            theirs: [.replace("<segue destination=\"table\"", "<segue destination=\"settings\""), start],
            result: [.delete(from: "<!--Settings-->", through: "</scene>"), start],
            conflicts: [
                "segue \"list\" → ListViewController in FormViewController in theirs needs viewController Settings, which "
                    + "ours deleted"
            ]),
        MergeCase(
            name: "an outlet connected twice, to two views",
            ours: [.add(["<outlet property=\"star\" destination=\"i-star\" id=\"o-1\"/>"], after: "id=\"o-hello\"")],
            theirs: [.add(["<outlet property=\"star\" destination=\"b-go\" id=\"o-2\"/>"], after: "id=\"o-hello\"")],
            result: [.add(["<outlet property=\"star\" destination=\"i-star\" id=\"o-1\"/>"], after: "id=\"o-hello\"")],
            conflicts: [
                "outlet star → imageView (i-star) in FormViewController: the outlet star is connected to "
                    + "imageView (i-star) in ours and to button \"Go\" in theirs"
            ]),
        MergeCase(
            name: "an outlet connected anew by both",
            ours: [.replace("destination=\"l-hello\" id=\"o-hello\"", "destination=\"i-star\" id=\"o-1\"")],
            theirs: [.replace("destination=\"l-hello\" id=\"o-hello\"", "destination=\"b-go\" id=\"o-2\"")],
            result: [.replace("destination=\"l-hello\" id=\"o-hello\"", "destination=\"i-star\" id=\"o-1\"")],
            conflicts: [
                "outlet helloLabel → imageView (i-star) in FormViewController: it is connected to imageView (i-star) in "
                    + "ours and to button \"Go\" in theirs"
            ]),
        MergeCase(
            name: "one reuse identifier for two cells",
            ours: [.add(MergeTests.cell("Wide", "cell-1"), after: "</tableViewCell>")],
            theirs: [.insert(MergeTests.cell("Wide", "cell-2"), before: "<tableViewCell ")],
            result: [
                .add(MergeTests.cell("Wide", "cell-1"), after: "</tableViewCell>"),
                .insert(["<tableViewCell id=\"cell-2\">", "</tableViewCell>"], before: "id=\"cell-row\""),
            ],
            conflicts: [
                "both sides give the reuse identifier 'Wide': ours to tableViewCell (cell-1) in ListViewController, "
                    + "theirs to tableViewCell (cell-2) in ListViewController"
            ]),
        MergeCase(
            name: "one storyboard identifier for two controllers",
            ours: [.replace("id=\"form\" customClass", "storyboardIdentifier=\"Main\" id=\"form\" customClass")],
            theirs: [
                .replace("id=\"table\" customClass", "storyboardIdentifier=\"Main\" id=\"table\" customClass"), start,
            ],
            result: [
                .replace("id=\"form\" customClass", "storyboardIdentifier=\"Main\" id=\"form\" customClass"), start,
            ],
            conflicts: [
                "both sides give the storyboard identifier 'Main': ours to viewController FormViewController, theirs to "
                    + "tableViewController ListViewController"
            ]),
        MergeCase(
            name: "one view moved to two places",
            ours: [.delete(from: "<imageView", through: "</imageView>"), .insert(image, before: "<slider opaque")],
            theirs: [
                .delete(from: "<imageView", through: "</imageView>"), .insert(image, before: "<segmentedControl"),
            ],
            result: [.delete(from: "<imageView", through: "</imageView>"), .insert(image, before: "<slider opaque")],
            conflicts: [
                "imageView (i-star) in FormViewController is moved to two places: in view (v-box) by ours, in root view "
                    + "by theirs"
            ]),
        MergeCase(
            name: "one new view, put into two places",
            ours: [.insert(newSwitch, before: "<slider opaque")],
            theirs: [.insert(newSwitch, before: "<segmentedControl"), start],
            result: [.insert(newSwitch, before: "<slider opaque"), start],
            conflicts: [
                "both sides added switch (new-1) in FormViewController, in two places: in view (v-box) in ours, in root view "
                    + "in theirs"
            ]),
        MergeCase(
            name: "one comment, changed by both", base: commented,
            ours: [.replace("<!--note-->", "<!--mine-->")], theirs: [.replace("<!--note-->", "<!--yours-->"), start],
            result: [.replace("<!--note-->", "<!--mine-->"), start],
            conflicts: [
                "imageView (i-star) in FormViewController: comment is '<!--mine-->' in ours and '<!--yours-->' in theirs, "
                    + "was '<!--note-->'"
            ]),
        MergeCase(
            name: "a comment that one deletes and the other changes", base: commented,
            ours: [.delete(from: "<!--note-->")], theirs: [.replace("<!--note-->", "<!--yours-->")],
            result: [.delete(from: "<!--note-->")],
            conflicts: [
                "imageView (i-star) in FormViewController: comment is gone in ours and '<!--yours-->' in theirs, was "
                    + "'<!--note-->'"
            ]),
        MergeCase(
            name: "a comment of what the other side deletes", base: commented,
            ours: [.delete(from: "<!--note-->", through: "</imageView>")],
            theirs: [.replace("<!--note-->", "<!--yours-->")],
            result: [.delete(from: "<!--note-->", through: "</imageView>")],
            conflicts: ["imageView (i-star) in FormViewController is deleted in ours and changed in theirs"]),
        MergeCase(
            name: "comments before and behind the document",
            ours: [.replace("<document ", "<!--a-->\n<document "), .replace("</document>", "</document>\n<!--c-->")],
            theirs: [.replace("<document ", "<!--b-->\n<document "), .replace("</document>", "</document>\n<!--d-->")],
            result: [.replace("<document ", "<!--a-->\n<document "), .replace("</document>", "</document>\n<!--c-->")],
            conflicts: [
                "the document: comment is '<!--a-->' in ours and '<!--b-->' in theirs",
                "the document: comment behind it is '<!--c-->' in ours and '<!--d-->' in theirs",
            ]),
        MergeCase(
            name: "two things without an id, each changed by both",
            ours: [.replace("\"First\"", "\"A\""), .replace("\"Second\"", "\"B\"")],
            theirs: [.replace("\"First\"", "\"C\""), .replace("\"Second\"", "\"D\"")],
            result: [.replace("\"First\"", "\"A\""), .replace("\"Second\"", "\"B\"")],
            conflicts: [
                "segmentedControl (seg-1) in Settings: segments.segment.title is 'A' in ours and 'C' in theirs, was 'First'",
                "segmentedControl (seg-1) in Settings: segments.segment.title is 'B' in ours and 'D' in theirs, was 'Second'",
            ]),
        MergeCase(
            name: "tabs in two orders", base: Documents.base.applying([.insert(tabs([0, 1, 2]), before: "</scenes>")]),
            ours: reordered(2, 0, 1), theirs: reordered(0, 2, 1), result: reordered(2, 0, 1),
            conflicts: [
                "tabBarController (tabs): both sides bring connections into another order"
            ]),
        MergeCase(
            name: "tabs in two orders that agree on two of them",
            base: Documents.base.applying([.insert(tabs([0, 1, 2]), before: "</scenes>")]),
            ours: reordered(2, 1, 0), theirs: reordered(1, 2, 0), result: reordered(2, 1, 0),
            conflicts: ["tabBarController (tabs): both sides bring connections into another order"]),
    ]

    private static let newSwitch = ["<switch on=\"YES\" opaque=\"NO\" id=\"new-1\"/>"]
    private static let commented = Documents.base.applying([.insert(["<!--note-->"], before: "<imageView")])

    private static func tabs(_ order: [Int]) -> [String] {
        let scenes = ["form", "table", "settings"]
        return ["<scene sceneID=\"s-tabs\">", "<objects>"]
            + ["<tabBarController id=\"tabs\" sceneMemberID=\"viewController\">", "<connections>"]
            + order.map { tab(scenes[$0], $0) } + ["</connections>", "</tabBarController>", "</objects>", "</scene>"]
    }

    private static func tab(_ scene: String, _ number: Int) -> String {
        "<segue destination=\"\(scene)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"tab\(number)\"/>"
    }

    private static func reordered(_ order: Int...) -> [Edit] {
        [.delete(from: "<scene sceneID=\"s-tabs\">", through: "</scene>"), .insert(tabs(order), before: "</scenes>")]
    }

    /// Two views with a constraint between them go; the other side changes one.
    @Test func whatADeletedViewNeedsOfAnotherIsOneQuestion() throws {
        let base = Documents.base.applying([
            .add(
                ["top", "leading", "width"].map {
                    "<constraint firstItem=\"b-go\" firstAttribute=\"\($0)\" secondItem=\"i-star\" secondAttribute=\"\($0)\" id=\"k-\($0)\"/>"
                }, after: "id=\"k-2\"")
        ])
        let deleted = base.applying([
            .delete(from: "<imageView", through: "</imageView>"), .delete(from: "<button", through: "</button>"),
            .delete(from: "id=\"k-top\"", through: "id=\"k-width\""),
        ])
        let changed = base.applying([
            Self.start,
            .replace(
                "firstAttribute=\"top\" secondItem=\"i-star\"",
                "firstAttribute=\"top\" constant=\"5\" secondItem=\"i-star\""),
        ])
        let merge = try Documents.merge(base, changed, deleted)
        #expect(
            merge.conflicts.map(\.message) == [
                "button \"Start\" in FormViewController is deleted in theirs and changed in ours",
                "constraint button \"Start\".top = imageView (i-star).top + 5 in FormViewController is deleted in theirs and "
                    + "changed in ours",
                "constraint button \"Start\".top = imageView (i-star).top + 5 in FormViewController in ours needs "
                    + "imageView (i-star) in FormViewController, which theirs deleted",
            ])
        #expect(
            String(decoding: merge.bytes, as: UTF8.self)
                == changed.applying([.delete(from: "id=\"k-leading\"", through: "id=\"k-width\"")]))
    }

    private static let segue = "<segue destination=\"table\" kind=\"show\" identifier=\"other\" id=\"sg-other\"/>"
    private static let image = [
        "<imageView image=\"star\" id=\"i-star\">",
        "    <rect key=\"frame\" x=\"10\" y=\"400\" width=\"40\" height=\"40\"/>", "</imageView>",
    ]

    // MARK: Moves and orders that exclude each other

    /// Two views, each of which one side puts into the other.
    private static let nested = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <view id="root">
                    <subviews>
                        <view tag="1" id="a"><subviews><label id="la"/></subviews></view>
                        <view tag="2" id="b"><subviews><label id="lb"/></subviews></view>
                        <view tag="3" id="c"/>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    @Test func twoMovesIntoEachOtherAreOneConflict() throws {
        let (a, b) = (
            "<view tag=\"1\" id=\"a\"><subviews><label id=\"la\"/>",
            "<view tag=\"2\" id=\"b\"><subviews><label id=\"lb\"/>"
        )
        let end = "</subviews></view>"
        let ours = Self.nested.applying([.delete(from: "id=\"a\""), .replace(b, b + a + end)])
        let theirs = Self.nested.applying([.delete(from: "id=\"b\""), .replace(a, a + b + end)])
        let merge = try Documents.merge(Self.nested, ours, theirs)
        #expect(merge.conflicts.map(\.kind) == [.movedTwice])
        #expect(String(decoding: merge.bytes, as: UTF8.self) == ours)
    }

    @Test func twoOrdersOfOneListAreAConflictOnlyWhereTheyDisagree() throws {
        let lines = ["a", "b", "c"].map { name in
            Self.nested.split(separator: "\n").first { $0.contains("id=\"\(name)\"") }! + "\n"
        }
        func ordered(_ order: [Int]) -> String {
            Self.nested.replacing(lines.joined(), with: order.map { lines[$0] }.joined())
        }
        let merge = try Documents.merge(Self.nested, ordered([1, 0, 2]), ordered([2, 1, 0]))
        #expect(merge.conflicts.map(\.kind) == [.orderedTwice])
        #expect(String(decoding: merge.bytes, as: UTF8.self) == ordered([1, 0, 2]))
        // One side's order is taken where the other has none of its own.
        let calm = try Documents.merge(
            Self.nested, ordered([1, 2, 0]), Self.nested.replacing("tag=\"3\"", with: "tag=\"4\""))
        #expect(calm.conflicts == [])
        #expect(
            String(decoding: calm.bytes, as: UTF8.self) == ordered([1, 2, 0]).replacing("tag=\"3\"", with: "tag=\"4\""))
    }

    // MARK: Choices

    @Test func aPreferredSideCountsAndTheConflictIsResolved() throws {
        let base = Documents.base
        let ours = base.applying([.replace("text=\"Hello\"", "text=\"Hi\"")])
        let theirs = base.applying([.replace("text=\"Hello\"", "text=\"Hey\""), Self.start])
        let merge = try Documents.merge(base, ours, theirs, choices: MergeChoices(preferred: .theirs))
        #expect(String(decoding: merge.bytes, as: UTF8.self) == theirs)
        #expect(merge.conflicts.map(\.isResolved) == [true])
        let open = try Documents.merge(base, ours, theirs)
        let identifier = try #require(open.conflicts.first?.identifier)
        let chosen = try Documents.merge(
            base, ours, theirs, choices: MergeChoices(preferred: .theirs, chosen: [identifier: .ours]))
        #expect(String(decoding: chosen.bytes, as: UTF8.self) == ours.applying([Self.start]))
    }

    @Test func preferringTheirsBringsWhatOursDeletedBack() throws {
        let base = Documents.base
        let ours = base.applying([Self.deleteTable, Self.deleteSegue])
        let theirs = base.applying([.add([Self.segue], after: "id=\"o-hello\"")])
        let merge = try Documents.merge(base, ours, theirs, choices: MergeChoices(preferred: .theirs))
        #expect(String(decoding: merge.bytes, as: UTF8.self) == theirs.applying([Self.deleteSegue]))
    }
}
