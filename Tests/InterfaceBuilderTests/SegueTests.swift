import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@Suite("Segues")
struct SegueTests {
    static func segue(_ attributes: String, _ inside: String = "") throws -> Storyboard.Segue {
        let storyboard = try storyboard(
            scene("<connections><segue id=\"g\" destination=\"b\" \(attributes)>\(inside)</segue></connections>"))
        return try #require(storyboard.segues.first)
    }

    @Test(
        "every kind, unknown ones kept",
        arguments: [
            ("relationship", .relationship), ("show", .show), ("showDetail", .showDetail),
            ("presentation", .presentation), ("popoverPresentation", .popoverPresentation), ("push", .push),
            ("modal", .modal), ("popover", .popover), ("replace", .replace), ("embed", .embed), ("unwind", .unwind),
            ("custom", .custom), ("sheet", .sheet), ("teleport", .unknown("teleport")),
        ] as [(String, Storyboard.Segue.Kind)])
    func kinds(name: String, kind: Storyboard.Segue.Kind) throws {
        let segue = try Self.segue("kind=\"\(name)\"")
        #expect(segue.kind == kind)
        #expect(segue.kind.name == name)
        #expect("\(segue.kind)" == name)
    }

    @Test("every attribute of R120")
    func attributes() throws {
        let segue = try Self.segue(
            """
            kind="popoverPresentation" identifier="i" customClass="C" customModule="M" customModuleProvider="target" \
            relationship="rootViewController" unwindAction="back:" destinationCreationSelector="make:" \
            modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal" animates="NO" \
            popoverAnchorView="v" popoverAnchorBarButtonItem="i2" splitViewControllerTargetIndex="1" \
            trigger="accessoryAction" userLabel="u" popoverBehavior="t" preferredEdge="maxY"
            """,
            "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" down=\"NO\" left=\"YES\"/>")
        #expect(segue.id == "g")
        #expect(segue.destinationID == "b")
        #expect(segue.kind == .popoverPresentation)
        #expect(segue.identifier == "i")
        #expect(segue.customClass == "C")
        #expect(segue.customModule == "M")
        #expect(segue.customModuleProvider == "target")
        #expect(segue.relationship == "rootViewController")
        #expect(segue.unwindAction == "back:")
        #expect(segue.destinationCreationSelector == "make:")
        #expect(segue.modalPresentationStyle == "formSheet")
        #expect(segue.modalTransitionStyle == "flipHorizontal")
        #expect(!segue.animates)
        #expect(segue.popoverAnchorViewID == "v")
        #expect(segue.popoverAnchorBarButtonItemID == "i2")
        #expect(segue.splitViewControllerTargetIndex == 1)
        #expect(segue.trigger == "accessoryAction")
        #expect(segue.userLabel == "u")
        #expect(segue.popoverBehavior == "t")
        #expect(segue.preferredEdge == "maxY")
        #expect(segue.popoverArrowDirections == ["up", "left"])
    }

    @Test("what is not written")
    func absent() throws {
        let segue = try Self.segue("kind=\"show\"")
        #expect(segue.identifier == nil)
        #expect(segue.customClass == nil)
        #expect(segue.relationship == nil)
        #expect(segue.unwindAction == nil)
        #expect(segue.destinationCreationSelector == nil)
        #expect(segue.modalPresentationStyle == nil)
        #expect(segue.modalTransitionStyle == nil)
        #expect(segue.animates)
        #expect(segue.popoverAnchorViewID == nil)
        #expect(segue.popoverArrowDirections.isEmpty)
        #expect(segue.splitViewControllerTargetIndex == nil)
    }

    @Test("elements named segue without a kind are no segues: R121")
    func traps() throws {
        let storyboard = try storyboard(
            scene(
                """
                <connections>
                <segue destination="b" kind="show" id="g1">
                <nil key="action"/>
                <segue key="commit" inheritsFrom="parent" id="g2"/><segue key="preview" inheritsFrom="commit" id="g3"/>
                </segue></connections>
                """)
                + "<inferredMetricsTieBreakers><segue reference=\"g1\"/></inferredMetricsTieBreakers>")
        #expect(storyboard.segues.map(\.id) == ["g1"])
        #expect(storyboard.controller(id: "a")?.segues.map(\.id) == ["g1"])
        let connections = try #require(storyboard.document.object(id: "a")).connections
        #expect(connections.count == 1)
    }

    @Test("the holder is what carries the connections: R122")
    func holders() throws {
        let storyboard = try storyboard(
            scene(
                """
                <view key="view" id="v"><subviews>
                <button id="b1"><connections><segue id="1" kind="show" destination="x"/></connections></button>
                <containerView id="c1"><connections><segue id="2" kind="embed" destination="x"/></connections></containerView>
                <tableView id="t"><prototypes><tableViewCell id="t1"><connections>
                <segue id="3" kind="push" destination="x"/></connections></tableViewCell></prototypes></tableView>
                </subviews></view>
                <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="n1"><connections>
                <segue id="4" kind="presentation" destination="x"/></connections></barButtonItem></navigationItem>
                <connections><segue id="5" kind="custom" destination="x"/></connections>
                """,
                beside: """
                    <tapGestureRecognizer id="r1"><connections><segue id="6" kind="modal" destination="x"/></connections>
                    </tapGestureRecognizer>
                    """)
                    + """
                    <scene sceneID="s2"><objects><tableViewController id="x" sceneMemberID="viewController"><connections>
                    <segue id="7" kind="unwind" destination="e" unwindAction="back:"/></connections></tableViewController>
                    <exit id="e" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
                    """)
        let segues = storyboard.segues
        #expect(segues.map(\.id) == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(segues.map { $0.holder?.id } == ["b1", "c1", "t1", "n1", "a", "r1", "x"])
        #expect(segues.map { storyboard.owner(of: $0)?.id } == ["a", "a", "a", "a", "a", "a", "x"])
        let controller = try #require(storyboard.controller(id: "a"))
        #expect(controller.segues.map(\.id) == ["1", "2", "3", "4", "5", "6"])
        #expect(controller.relationships.isEmpty)
        #expect(controller.object.segues.map(\.id) == ["5"])
        // R123
        let exit = try #require(storyboard.exit(id: "e"))
        #expect(exit.userLabel == "Exit")
        #expect(storyboard.scene(containing: "x")?.exits == [exit])
        #expect(storyboard.controller(id: "e") == nil)
        #expect(storyboard.exit(id: "x") == nil)
    }

    @Test("relationships are the segues that make a container's children, in order: R9")
    func relationships() throws {
        let storyboard = try storyboard(
            """
            <scene sceneID="1"><objects><tabBarController id="t" sceneMemberID="viewController"><connections>
            <outlet property="delegate" destination="d" id="o"/>
            <segue id="1" kind="relationship" relationship="viewControllers" destination="y"/>
            <segue id="2" kind="relationship" relationship="viewControllers" destination="x"/>
            <segue id="3" kind="show" identifier="s" destination="x"/>
            </connections></tabBarController></objects></scene>
            """)
        let controller = try #require(storyboard.controller(id: "t"))
        #expect(controller.kind == .tabBarController)
        #expect(controller.relationships.map(\.destinationID) == ["y", "x"])
        #expect(controller.segues.count == 3)
    }

    @Test("a segue stands where its tag begins")
    func position() throws {
        let marked = MarkedText(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
              <viewController id="a" sceneMemberID="viewController"><connections>
                 ⟦<segue destination="b" kind="show" id="g"/>⟧</connections></viewController></objects></scene></scenes></document>
            """)
        let document = try InterfaceDocument(parsing: marked.file())
        let segue = try #require(document.storyboard?.segues.first)
        #expect(segue.element.range == marked.ranges[0])
        #expect(segue.position.description == "Test.storyboard:3:6")
    }
}
