import SceneMerge
import Testing

/// Merges without a question: the result byte for byte, whichever side is ours.
@Suite struct MergeTests {
    @Test(arguments: independent) func mergesIndependentChanges(_ merge: MergeCase) throws { try merge.check() }
    @Test(arguments: insertions) func mergesInsertions(_ merge: MergeCase) throws { try merge.check() }
    @Test(arguments: moves) func mergesMoves(_ merge: MergeCase) throws { try merge.check() }
    @Test(arguments: churn) func mergesWhatXcodeWrites(_ merge: MergeCase) throws { try merge.check() }

    static let hello = Edit.replace("text=\"Hello\"", "text=\"Hi\"")
    static let start = Edit.replace("title=\"Go\"", "title=\"Start\"")

    static let independent = [
        MergeCase(
            name: "two attributes of one label", ours: [hello],
            theirs: [.replace("textAlignment=\"natural\"", "textAlignment=\"center\"")]),
        MergeCase(
            name: "the frame and the title of one button",
            ours: [.replace("x=\"100\" y=\"300\" width=\"80\"", "x=\"120\" y=\"310\" width=\"90\"")], theirs: [start]),
        MergeCase(
            name: "the place and the size of one frame",
            ours: [.replace("x=\"10\" y=\"400\"", "x=\"60\" y=\"400\"")],
            theirs: [.replace("width=\"40\" height=\"40\"", "width=\"40\" height=\"90\"")]),
        MergeCase(
            name: "an attribute that one side adds and one that the other takes away",
            ours: [.replace("<imageView image", "<imageView alpha=\"0.5\" image")],
            theirs: [.replace("<slider opaque=\"NO\" value", "<slider value")]),
        MergeCase(
            name: "attributes that both sides add to one tag",
            ours: [.replace("<imageView image", "<imageView alpha=\"0.5\" image")],
            theirs: [.replace("image=\"star\" id", "image=\"star\" tag=\"4\" id")]),
        MergeCase(
            name: "colour and font of one label",
            ours: [.replace("red=\"0.5\" green=\"0.25\"", "red=\"1\" green=\"0\"")],
            theirs: [.replace("pointSize=\"17\"", "pointSize=\"21\"")]),
        MergeCase(
            name: "a colour becomes the standard one, and the text another",
            ours: [
                .delete(from: "<color key=\"textColor\""),
                .add(["<nil key=\"textColor\"/>"], after: "<fontDescription key"),
            ],
            theirs: [hello]),
        MergeCase(
            name: "the same change on both sides", ours: [hello], theirs: [hello, start], result: [hello, start]),
        MergeCase(
            name: "different scenes", ours: [start], theirs: [.replace("rowHeight=\"44\"", "rowHeight=\"60\"")]),
        MergeCase(
            name: "constants of two constraints", ours: [.replace("constant=\"20\"", "constant=\"24\"")],
            theirs: [.replace("id=\"k-2\"", "constant=\"8\" id=\"k-2\"")]),
        MergeCase(
            name: "a constraint made anew with another id, and its constant",
            ours: [.replace("id=\"k-1\"", "id=\"k-9\"")], theirs: [.replace("constant=\"20\"", "constant=\"24\"")]),
        MergeCase(
            name: "a constraint made anew with another constant, and the view's text",
            ours: [.replace("constant=\"20\" id=\"k-1\"", "constant=\"30\" id=\"k-9\"")], theirs: [hello]),
        MergeCase(
            name: "an outlet made anew with another id, and a segue of another kind",
            ours: [.replace("id=\"o-hello\"", "id=\"o-new\"")],
            theirs: [.replace("kind=\"show\"", "kind=\"presentation\"")]),
        MergeCase(
            name: "an outlet connected elsewhere, and another outlet",
            ours: [.replace("destination=\"l-hello\" id=\"o-hello\"", "destination=\"b-go\" id=\"o-other\"")],
            theirs: [
                .add(
                    ["<outlet property=\"star\" destination=\"i-star\" id=\"o-star\"/>"],
                    after: "property=\"helloLabel\"")
            ]),
        MergeCase(
            name: "two runtime attributes", ours: [.replace("value=\"dark\"", "value=\"light\"")],
            theirs: [
                .add(
                    ["<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isLarge\" value=\"YES\"/>"],
                    after: "keyPath=\"theme\"")
            ]),
        MergeCase(
            name: "segments without ids: one changed, one inserted",
            ours: [.replace("title=\"Second\"", "title=\"Last\"")],
            theirs: [.insert(["<segment title=\"New\"/>"], before: "title=\"First\"")]),
        MergeCase(
            name: "a view is deleted, and its sibling changed",
            ours: [.delete(from: "<imageView", through: "</imageView>")], theirs: [start]),
        MergeCase(
            name: "the last subview goes, and the view around it changes",
            ours: [.delete(from: "<slider", through: "</slider>"), .replace(emptySubviews, "")],
            theirs: [.replace("y=\"600\"", "y=\"500\"")]),
        MergeCase(
            name: "both delete the same outlet", ours: [.delete(from: "property=\"helloLabel\"")],
            theirs: [.delete(from: "property=\"helloLabel\""), start],
            result: [.delete(from: "property=\"helloLabel\""), start]),
        MergeCase(
            name: "one side takes the last action away, the other adds one",
            ours: [.delete(from: "selector=\"go:\""), .replace(emptyConnections, "")],
            theirs: [.add([stop], after: "selector=\"go:\"")],
            result: [.add([stop], after: "selector=\"go:\""), .delete(from: "selector=\"go:\"")]),
        MergeCase(
            name: "each side deletes one of two constraints, and the list goes with the last",
            ours: [.delete(from: "id=\"k-1\"")], theirs: [.delete(from: "id=\"k-2\"")],
            result: [
                .delete(from: "id=\"k-1\""), .delete(from: "id=\"k-2\""),
                .delete(from: "<constraints>", through: "</constraints>"),
            ]),
        MergeCase(
            name: "the initial controller, and the text of a label",
            ours: [.replace("initialViewController=\"form\"", "initialViewController=\"table\"")], theirs: [hello]),
        MergeCase(
            name: "a scene is deleted with the segue to it, and another is changed",
            ours: [.delete(from: "id=\"sg-list\""), .delete(from: "<scene sceneID=\"s-table\"", through: "</scene>")],
            theirs: [hello, .replace("title=\"First\"", "title=\"One\"")]),
    ]

    private static let stop =
        "<action selector=\"stop:\" destination=\"form\" eventType=\"touchCancel\" id=\"a-stop\"/>"
    private static let emptySubviews =
        "\n                                <subviews>\n                                </subviews>"
    private static let emptyConnections =
        "\n                                <connections>\n                                </connections>"
    private static let endOfSubviews =
        "\n                        </subviews>\n                        <viewLayoutGuide"

    static let insertions = [
        MergeCase(
            name: "each side appends a scene", ours: [.insert(Documents.scene("zoo"), before: "</scenes>")],
            theirs: [.insert(Documents.scene("about"), before: "</scenes>")],
            result: [.insert(Documents.scene("about") + Documents.scene("zoo"), before: "</scenes>")]),
        MergeCase(
            name: "both append the same scene", ours: [.insert(Documents.scene("about"), before: "</scenes>")],
            theirs: [.insert(Documents.scene("about"), before: "</scenes>"), start],
            result: [.insert(Documents.scene("about"), before: "</scenes>"), start]),
        MergeCase(
            name: "each side puts a view in front", ours: [.insert(["<view id=\"v-b\"/>"], before: "<label opaque")],
            theirs: [.insert(["<view id=\"v-a\"/>"], before: "<label opaque")],
            result: [.insert(["<view id=\"v-a\"/>", "<view id=\"v-b\"/>"], before: "<label opaque")]),
        MergeCase(
            name: "each side adds connections to a view that had none",
            ours: [
                .add(
                    [
                        "<connections>", "    <action selector=\"slide:\" destination=\"form\" id=\"a-2\"/>",
                        "</connections>",
                    ],
                    after: "x=\"5\" y=\"5\"")
            ],
            theirs: [
                .add(
                    [
                        "<connections>", "    <outlet property=\"owner\" destination=\"form\" id=\"o-2\"/>",
                        "</connections>",
                    ],
                    after: "x=\"5\" y=\"5\"")
            ],
            result: [
                .add(
                    [
                        "<connections>", "    <action selector=\"slide:\" destination=\"form\" id=\"a-2\"/>",
                        "    <outlet property=\"owner\" destination=\"form\" id=\"o-2\"/>", "</connections>",
                    ], after: "x=\"5\" y=\"5\"")
            ]),
        MergeCase(
            name: "both make the same constraint, each with an id of its own",
            ours: [.add([constraint("k-y")], after: "id=\"k-2\"")],
            theirs: [.add([constraint("k-x")], after: "id=\"k-2\"")],
            result: [.add([constraint("k-x")], after: "id=\"k-2\"")]),
        MergeCase(
            name: "a new scene with a segue to it, and another segue beside it",
            ours: [
                .insert(Documents.scene("about"), before: "</scenes>"),
                .add([segue("about", "sg-b")], after: "id=\"sg-list\""),
            ],
            theirs: [.add([segue("settings", "sg-a")], after: "id=\"sg-list\"")],
            result: [
                .insert(Documents.scene("about"), before: "</scenes>"),
                .add([segue("settings", "sg-a"), segue("about", "sg-b")], after: "id=\"sg-list\""),
            ]),
        MergeCase(
            name: "an outlet collection gets a member from each side",
            ours: [.add([member("b-go", "oc-1")], after: "id=\"o-hello\"")],
            theirs: [.add([member("i-star", "oc-2")], after: "id=\"o-hello\"")],
            result: [.add([member("b-go", "oc-1"), member("i-star", "oc-2")], after: "id=\"o-hello\"")]),
        MergeCase(
            name: "a prototype cell from each side",
            ours: [.add(cell("Wide", "cell-wide"), after: "</tableViewCell>")],
            theirs: [.add(cell("High", "cell-high"), after: "</tableViewCell>")],
            result: [.add(cell("High", "cell-high") + cell("Wide", "cell-wide"), after: "</tableViewCell>")]),
        MergeCase(
            name: "a view in a view that the other side changes",
            ours: [.insert(["<switch id=\"sw-1\"/>"], before: "<slider opaque")],
            theirs: [.replace("value=\"0.5\"", "value=\"0.75\""), .replace("y=\"600\"", "y=\"580\"")]),
        MergeCase(
            name: "one id for two new objects: one gets a fresh id, and its connection follows",
            ours: [
                .insert(["<switch on=\"YES\" id=\"n-1\"/>"], before: "<slider opaque"),
                .add(["<outlet property=\"flag\" destination=\"n-1\" id=\"o-flag\"/>"], after: "id=\"o-hello\""),
            ],
            theirs: [
                .insert(["<stepper value=\"2\" id=\"n-1\"/>"], before: "<label opaque"),
                .add(["<outlet property=\"count\" destination=\"n-1\" id=\"o-count\"/>"], after: "id=\"o-hello\""),
            ],
            result: [
                .insert(["<switch on=\"YES\" id=\"\(fresh)\"/>"], before: "<slider opaque"),
                .insert(["<stepper value=\"2\" id=\"n-1\"/>"], before: "<label opaque"),
                .add(
                    [
                        "<outlet property=\"count\" destination=\"n-1\" id=\"o-count\"/>",
                        "<outlet property=\"flag\" destination=\"\(fresh)\" id=\"o-flag\"/>",
                    ], after: "id=\"o-hello\""),
            ],
            notes: ["both sides added something with the id n-1; switch (n-1) has the id \(fresh) now"]),
        MergeCase(
            name: "a new view that both brought in, and whose class one of them changed",
            ours: [.insert(["<textField text=\"A\" id=\"Abc-12-dEf\"/>"], before: "<slider opaque")],
            theirs: [
                .insert(
                    ["<textField text=\"A\" customClass=\"LinkField\" id=\"Abc-12-dEf\"/>"], before: "<slider opaque")
            ],
            result: [
                .insert(
                    ["<textField text=\"A\" customClass=\"LinkField\" id=\"Abc-12-dEf\"/>"], before: "<slider opaque")
            ]),
    ]

    private static let fresh = MergeCase.fresh

    private static func constraint(_ id: String) -> String {
        "<constraint firstItem=\"b-go\" firstAttribute=\"top\" secondItem=\"l-hello\" secondAttribute=\"bottom\" id=\"\(id)\"/>"
    }

    private static func segue(_ destination: String, _ id: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"show\" id=\"\(id)\"/>"
    }

    private static func member(_ view: String, _ id: String) -> String {
        "<outletCollection property=\"views\" destination=\"\(view)\" id=\"\(id)\"/>"
    }

    static func cell(_ identifier: String, _ id: String) -> [String] {
        ["<tableViewCell reuseIdentifier=\"\(identifier)\" id=\"\(id)\">", "</tableViewCell>"]
    }

    private static let image = [
        "<imageView image=\"star\" id=\"i-star\">",
        "    <rect key=\"frame\" x=\"10\" y=\"400\" width=\"40\" height=\"40\"/>", "</imageView>",
    ]

    static let moves = [
        MergeCase(
            name: "a view moves into another, and gets another image",
            ours: [.delete(from: "<imageView", through: "</imageView>"), .insert(image, before: "<slider opaque")],
            theirs: [.replace("image=\"star\" id", "image=\"moon\" id")]),
        MergeCase(
            name: "a view moves to the front, and another is inserted at the end",
            ours: [.delete(from: "<imageView", through: "</imageView>"), .insert(image, before: "<label opaque")],
            theirs: [.replace(endOfSubviews, "\n                            <view id=\"v-last\"/>" + endOfSubviews)]
        ),
        MergeCase(
            name: "views are put into a new stack, and one of them changes",
            ours: [
                .delete(from: "<imageView", through: "</imageView>"),
                .insert(
                    ["<stackView id=\"st-1\">", "    <subviews>"] + image.map { "        " + $0 }
                        + ["    </subviews>", "</stackView>"], before: "<view contentMode=\"scaleToFill\" id=\"v-box\""),
            ],
            theirs: [.replace("x=\"10\" y=\"400\"", "x=\"12\" y=\"402\"")]),
        MergeCase(
            name: "a container is taken away around a view that the other side changes",
            ours: [.delete(from: "id=\"v-box\"", through: "</view>"), .add(slider, after: "</imageView>")],
            theirs: [.replace("value=\"0.5\"", "value=\"0.75\"")],
            result: [
                .delete(from: "id=\"v-box\"", through: "</view>"),
                .add(slider.map { $0.replacing("0.5", with: "0.75") }, after: "</imageView>"),
            ]),
        MergeCase(
            name: "each side moves another scene",
            ours: [.replace("x=\"20\" y=\"97\"", "x=\"30\" y=\"90\"")],
            theirs: [.replace("x=\"800\" y=\"97\"", "x=\"810\" y=\"90\"")]),
    ]

    private static func wholeScene(_ name: String) -> [String] {
        [
            "    <scene sceneID=\"s-\(name)\">", "        <objects>",
            "            <viewController id=\"\(name)\" sceneMemberID=\"viewController\">",
            "                <layoutGuides>",
            "                    <viewControllerLayoutGuide type=\"top\" id=\"top-\(name)\"/>",
            "                    <viewControllerLayoutGuide type=\"bottom\" id=\"bottom-\(name)\"/>",
            "                </layoutGuides>", "                <view key=\"view\" id=\"v-\(name)\"/>",
            "            </viewController>",
            "            <placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f-\(name)\" sceneMemberID=\"firstResponder\"/>",
            "            <exit id=\"e-\(name)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
            "        </objects>", "    </scene>",
        ]
    }

    private static let slider = [
        "<slider opaque=\"NO\" value=\"0.5\" id=\"sl-1\">",
        "    <rect key=\"frame\" x=\"5\" y=\"5\" width=\"100\" height=\"31\"/>", "</slider>",
    ]

    static let churn: [MergeCase] = [
        MergeCase(
            name: "saved by two Xcodes: the newer versions count",
            ours: [.replace("toolsVersion=\"21507\"", "toolsVersion=\"22155\""), .replace("\"21505\"", "\"22131\"")],
            theirs: [
                .replace("toolsVersion=\"21507\"", "toolsVersion=\"32700.99.1234\""),
                .replace("\"21505\"", "\"22684\""),
                .replace("id=\"retina4_7\"", "id=\"retina6_12\""),
            ],
            result: [
                .replace("toolsVersion=\"21507\"", "toolsVersion=\"32700.99.1234\""),
                .replace("\"21505\"", "\"22684\""),
                .replace("id=\"retina4_7\"", "id=\"retina6_12\""),
            ]),
        MergeCase(
            name: "two capabilities and two images",
            ours: [
                .add(["<capability name=\"Named colors\" minToolsVersion=\"9.0\"/>"], after: "<capability"),
                .insert(["<image name=\"cloud\" width=\"9\" height=\"9\"/>"], before: "name=\"moon\""),
            ],
            theirs: [
                .add(["<capability name=\"System colors\" minToolsVersion=\"11.0\"/>"], after: "<capability"),
                .add(["<image name=\"sun\" width=\"9\" height=\"9\"/>"], after: "<image name=\"star\""),
            ],
            result: [
                .add(
                    [
                        "<capability name=\"Named colors\" minToolsVersion=\"9.0\"/>",
                        "<capability name=\"System colors\" minToolsVersion=\"11.0\"/>",
                    ], after: "<capability"),
                .insert(["<image name=\"cloud\" width=\"9\" height=\"9\"/>"], before: "name=\"moon\""),
                .add(["<image name=\"sun\" width=\"9\" height=\"9\"/>"], after: "<image name=\"star\""),
            ]),
        MergeCase(
            name: "a scene moved on the canvas by both",
            ours: [.replace("x=\"20\" y=\"97\"", "x=\"30\" y=\"90\"")],
            theirs: [.replace("x=\"20\" y=\"97\"", "x=\"40\" y=\"50\"")],
            result: [.replace("x=\"20\" y=\"97\"", "x=\"40\" y=\"50\"")]),
        MergeCase(
            name: "a frame half a point away, and a frame that was moved",
            ours: [.replace("x=\"100\" y=\"300\"", "x=\"100.5\" y=\"300\"")],
            theirs: [.replace("x=\"100\" y=\"300\"", "x=\"140\" y=\"300\"")],
            result: [.replace("x=\"100\" y=\"300\"", "x=\"140\" y=\"300\"")]),
        MergeCase(
            name: "a colour written with other digits, and another colour",
            ours: [.replace("red=\"0.5\"", "red=\"0.50000000001\"")], theirs: [.replace("red=\"0.5\"", "red=\"0.9\"")],
            result: [.replace("red=\"0.5\"", "red=\"0.9\"")]),
        MergeCase(
            name: "each side appends a scene, with the first responder, exit and guides that Interface Builder adds",
            ours: [.insert(wholeScene("m"), before: "</scenes>")],
            theirs: [.insert(wholeScene("o"), before: "</scenes>")],
            result: [.insert(wholeScene("m") + wholeScene("o"), before: "</scenes>")]),
        MergeCase(
            name: "frames of labels that the cell's style places",
            base: Documents.base.applying([
                .replace(
                    "<tableViewCell reuseIdentifier=\"Row\"",
                    "<tableViewCell style=\"default\" textLabel=\"tl\" reuseIdentifier=\"Row\""),
                .add(
                    [
                        "<tableViewCellContentView key=\"contentView\" id=\"cv\">", "    <subviews>",
                        "        <label id=\"tl\">",
                        "            <rect key=\"frame\" x=\"15\" y=\"0.0\" width=\"345\" height=\"44\"/>",
                        "        </label>", "    </subviews>", "</tableViewCellContentView>",
                    ], after: "y=\"28\" width=\"375\""),
            ]),
            ours: [.replace("x=\"15\" y=\"0.0\" width=\"345\"", "x=\"16\" y=\"0.0\" width=\"343\"")],
            theirs: [.replace("x=\"15\" y=\"0.0\" width=\"345\"", "x=\"20\" y=\"0.0\" width=\"335\"")],
            result: [.replace("x=\"15\" y=\"0.0\" width=\"345\"", "x=\"20\" y=\"0.0\" width=\"335\"")]),
        MergeCase(
            name: "a system colour with what older systems show, and another colour",
            base: Documents.base.applying([
                .add(
                    ["<color key=\"tintColor\" systemColor=\"labelColor\"/>"],
                    after: "<state key=\"normal\" title=\"Go\"/>")
            ]),
            ours: [.replace("\"labelColor\"", "\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"")],
            theirs: [.replace("\"labelColor\"", "\"linkColor\"")],
            result: [.replace("\"labelColor\"", "\"linkColor\"")]),
        MergeCase(
            name: "the comment of a scene that each side gave another name, as Interface Builder writes it",
            ours: [
                .replace("<!--Form-->", "<!--A View Controller-->"),
                .replace("\"FormViewController\"", "\"AViewController\""),
            ],
            theirs: [
                .replace("<!--Form-->", "<!--Title-->"),
                .replace("id=\"form\" customClass", "title=\"Title\" id=\"form\" customClass"),
            ],
            result: [
                .replace("<!--Form-->", "<!--Title-->"), .replace("\"FormViewController\"", "\"AViewController\""),
                .replace("id=\"form\" customClass", "title=\"Title\" id=\"form\" customClass"),
            ]),
        MergeCase(
            name: "comments that only one side changes: before a view, at an end, behind the document",
            ours: [.insert(["<!--a-->"], before: "<imageView"), .insert(["    <!--b-->"], before: "</segments>")],
            theirs: [.replace("</document>", "</document>\n<!--c-->")]),
        MergeCase(
            name: "an image that one side no longer uses and the other uses anew",
            ours: [.delete(from: "<image name=\"moon\"")],
            theirs: [.insert(["<imageView image=\"moon\" id=\"i-moon\"/>"], before: "<slider opaque")],
            result: [.insert(["<imageView image=\"moon\" id=\"i-moon\"/>"], before: "<slider opaque")]),
        MergeCase(
            name: "an exit that both Xcodes add",
            ours: [.add(["<exit id=\"e-1\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"], after: "id=\"f-table\"")],
            theirs: [
                .add(["<exit id=\"e-2\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"], after: "id=\"f-table\""),
                .insert(
                    [
                        "    <connections>", "        <segue destination=\"e-2\" kind=\"unwind\" id=\"un-1\"/>",
                        "    </connections>",
                    ], before: "</tableViewController>"),
            ],
            result: [
                .add(["<exit id=\"e-1\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"], after: "id=\"f-table\""),
                .insert(
                    [
                        "    <connections>", "        <segue destination=\"e-1\" kind=\"unwind\" id=\"un-1\"/>",
                        "    </connections>",
                    ], before: "</tableViewController>"),
            ]),
    ]
}
