import Geometry
import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@Suite("Controllers and scenes")
struct ControllerTests {
    static func controller(_ element: String) throws -> Storyboard.Controller {
        let storyboard = try storyboard("<scene sceneID=\"s\"><objects>\(element)</objects></scene>")
        return try #require(storyboard.scenes.first?.controller)
    }

    @Test(
        "every controller element has its kind, an unknown one is kept",
        arguments: [
            ("viewController", .viewController), ("tableViewController", .tableViewController),
            ("collectionViewController", .collectionViewController), ("navigationController", .navigationController),
            ("tabBarController", .tabBarController), ("splitViewController", .splitViewController),
            ("pageViewController", .pageViewController), ("avPlayerViewController", .avPlayerViewController),
            ("glkViewController", .glkViewController), ("hostingController", .hostingController),
            ("viewControllerPlaceholder", .placeholder), ("controllerPlaceholder", .placeholder),
            ("windowController", .windowController), ("tabViewController", .tabViewController),
            ("pagecontroller", .pageController), ("collectionViewItem", .collectionViewItem),
            ("application", .application), ("controller", .interfaceController),
            ("notificationController", .notificationController), ("glanceController", .glanceController),
            ("holographicController", .unknown("holographicController")),
        ] as [(String, Storyboard.Controller.Kind)])
    func kinds(element: String, kind: Storyboard.Controller.Kind) throws {
        let controller = try Self.controller("<\(element) id=\"a\" sceneMemberID=\"viewController\"/>")
        #expect(controller.kind == kind)
        #expect(controller.object.elementName == element)
        #expect(controller.isPlaceholder == (kind == .placeholder))
    }

    @Test("a view beside the controller is not one, whatever comes first")
    func others() throws {
        let storyboard = try storyboard(
            """
            <scene sceneID="s"><objects><placeholder id="p" sceneMemberID="firstResponder"/>
            <view id="v" contentMode="scaleToFill"/><customObject id="o" customClass="DataSource"/>
            <viewController id="a" sceneMemberID="viewController"/><panGestureRecognizer id="r"/>
            <exit id="e" sceneMemberID="exit"/></objects><point key="canvasLocation" x="-12.5" y="30"/></scene>
            """)
        let scene = try #require(storyboard.scenes.first)
        #expect(scene.sceneID == "s")
        #expect(scene.objects.map(\.id) == ["p", "v", "o", "a", "r", "e"])
        #expect(scene.controllers.map(\.id) == ["a"])
        #expect(scene.firstResponder?.id == "p")
        #expect(scene.exits.map(\.id) == ["e"])
        #expect(scene.gestureRecognizers.map(\.id) == ["r"])
        #expect(scene.placeholders.isEmpty)
        #expect(scene.canvasLocation == Point(x: -12.5, y: 30))
        #expect(storyboard.scene(containing: "o") == scene)
        #expect(storyboard.scene(containing: "none") == nil)
        #expect(storyboard.controller(id: "v") == nil)
    }

    @Test("in a scene of two controllers, which a bad merge leaves, each segue has its own")
    func twoControllers() throws {
        let storyboard = try storyboard(
            """
            <scene sceneID="s"><objects>
            <viewController id="a" sceneMemberID="viewController"><connections>
            <segue id="1" kind="show" destination="b"/></connections></viewController>
            <viewController id="b" sceneMemberID="viewController"><connections>
            <segue id="2" kind="show" destination="a"/></connections></viewController>
            <tapGestureRecognizer id="r"><connections><segue id="3" kind="show" destination="b"/></connections>
            </tapGestureRecognizer></objects></scene>
            """)
        #expect(storyboard.scenes.first?.controllers.map(\.id) == ["a", "b"])
        #expect(storyboard.scenes.first?.controller?.id == "a")
        #expect(storyboard.controller(id: "a")?.segues.map(\.id) == ["1", "3"])
        #expect(storyboard.controller(id: "b")?.segues.map(\.id) == ["2"])
    }

    @Test("attributes that change behaviour: R125")
    func attributes() throws {
        let controller = try Self.controller(
            """
            <splitViewController id="a" sceneMemberID="viewController" storyboardIdentifier="Main" title="T" \
            customClass="C" customModule="M" customModuleProvider="target" modalPresentationStyle="pageSheet" \
            modalTransitionStyle="crossDissolve" definesPresentationContext="YES" \
            providesPresentationContextTransitionStyle="YES" hidesBottomBarWhenPushed="YES" navigationBarHidden="YES" \
            toolbarHidden="NO" allowDoubleColumnStyle="YES" behavior="Tile" preferredDisplayMode="beside" \
            style="doubleColumn" transitionStyle="scroll" navigationOrientation="vertical" userLabel="L" \
            automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES">
            <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/><viewControllerLayoutGuide type="bottom" id="g2"/>
            </layoutGuides><size key="freeformSize" width="1" height="2"/>
            <size key="contentSizeForViewInPopover" width="320" height="200"/></splitViewController>
            """)
        #expect(controller.storyboardIdentifier == "Main")
        #expect(controller.title == "T")
        #expect(controller.customClass == "C")
        #expect(controller.customModule == "M")
        #expect(controller.customModuleProvider == "target")
        #expect(controller.modalPresentationStyle == "pageSheet")
        #expect(controller.modalTransitionStyle == "crossDissolve")
        #expect(controller.definesPresentationContext)
        #expect(controller.providesPresentationContextTransitionStyle)
        #expect(controller.hidesBottomBarWhenPushed)
        #expect(controller.navigationBarHidden)
        #expect(!controller.toolbarHidden)
        #expect(controller.allowDoubleColumnStyle)
        #expect(controller.splitBehavior == "Tile")
        #expect(controller.preferredDisplayMode == "beside")
        #expect(controller.splitStyle == "doubleColumn")
        #expect(controller.pageTransitionStyle == "scroll")
        #expect(controller.pageNavigationOrientation == "vertical")
        #expect(controller.userLabel == "L")
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.layoutGuideIDs == ["top": "g1", "bottom": "g2"])
        #expect(controller.preferredContentSize == Size(width: 320, height: 200))
    }

    @Test("what is not written")
    func absent() throws {
        let controller = try Self.controller("<viewController id=\"a\" sceneMemberID=\"viewController\"/>")
        #expect(controller.storyboardIdentifier == nil)
        #expect(controller.title == nil)
        #expect(!controller.definesPresentationContext)
        #expect(!controller.hidesBottomBarWhenPushed)
        #expect(!controller.navigationBarHidden)
        #expect(controller.toolbarHidden)
        #expect(controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.view == nil)
        #expect(controller.navigationItem == nil)
        #expect(controller.tabBarItem == nil)
        #expect(controller.layoutGuideIDs.isEmpty)
        #expect(controller.segues.isEmpty)
    }

    @Test("a placeholder names its storyboard and controller: R124")
    func placeholder() throws {
        let controller = try Self.controller(
            """
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Second" bundleIdentifier="b" \
            storyboardIdentifier="Own" id="p" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="residue"/></viewControllerPlaceholder>
            """)
        #expect(controller.isPlaceholder)
        #expect(controller.storyboardName == "Other")
        #expect(controller.referencedIdentifier == "Second")
        #expect(controller.bundleIdentifier == "b")
        #expect(controller.storyboardIdentifier == "Own")
        #expect(controller.scene?.placeholders == [controller])
    }

    @Test("controllers are found by id and by storyboard identifier; the initial one by the document")
    func lookup() throws {
        let storyboard = try storyboard(
            scene("", attributes: "storyboardIdentifier=\"First\"")
                + "<scene sceneID=\"2\"><objects><viewController id=\"b\" storyboardIdentifier=\"Second\"/></objects></scene>",
            attributes: "initialViewController=\"b\"")
        #expect(storyboard.controller(id: "a")?.storyboardIdentifier == "First")
        #expect(storyboard.controller(identifier: "Second")?.id == "b")
        #expect(storyboard.controller(identifier: "b") == nil)
        #expect(storyboard.initialViewController?.id == "b")
        #expect(
            try InterfaceBuilderTests.storyboard("", attributes: "initialViewController=\"x\"").initialViewController
                == nil)
    }

    @Test("bars and their items")
    func bars() throws {
        let controller = try Self.controller(
            """
            <navigationController id="a" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb">
            <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
            <toolbar key="toolbar" id="tb"/>
            <tabBarItem key="tabBarItem" title="First" image="one" selectedImage="two" systemItem="favorites" tag="3" \
            badgeValue="9" id="ti"/>
            <toolbarItems><barButtonItem id="i1" systemItem="add"/><barButtonItem id="i2" style="plain"/></toolbarItems>
            <navigationItem key="navigationItem" title="Title" prompt="Prompt" largeTitleDisplayMode="never" id="ni">
            <leftBarButtonItems><barButtonItem id="l1"/><barButtonItem id="l2"/></leftBarButtonItems>
            <barButtonItem key="rightBarButtonItem" title="Done" enabled="NO" id="r1">
            <button key="customView" id="cv"><rect key="frame" x="0" y="0" width="4" height="5"/></button></barButtonItem>
            <barButtonItem key="backBarButtonItem" title="Back" id="bb"/>
            <view key="titleView" id="tv"/></navigationItem></navigationController>
            """)
        #expect(controller.navigationBar?.frame == Rect(x: 0, y: 20, width: 375, height: 44))
        #expect(controller.toolbar?.id == "tb")
        #expect(controller.toolbarItems.map(\.id) == ["i1", "i2"])
        #expect(controller.toolbarItems.map(\.systemItem) == ["add", nil])
        let tab = try #require(controller.tabBarItem)
        #expect(tab.title == "First")
        #expect(tab.image == "one")
        #expect(tab.selectedImage == "two")
        #expect(tab.systemItem == "favorites")
        #expect(tab.tag == 3)
        #expect(tab.badgeValue == "9")
        let item = try #require(controller.navigationItem)
        #expect(item.title == "Title")
        #expect(item.prompt == "Prompt")
        #expect(item.largeTitleDisplayMode == "never")
        #expect(item.leftItems.map(\.id) == ["l1", "l2"])
        #expect(item.rightItems.map(\.id) == ["r1"])
        #expect(item.rightItems.first?.title == "Done")
        #expect(item.rightItems.first?.isEnabled == false)
        #expect(item.rightItems.first?.customView?.id == "cv")
        #expect(item.backItem?.title == "Back")
        #expect(item.titleView?.id == "tv")
        #expect(controller.title == nil)
    }

    @Test(
        "gesture recognisers of every kind",
        arguments: [
            ("tapGestureRecognizer", .tap), ("swipeGestureRecognizer", .swipe), ("panGestureRecognizer", .pan),
            ("pinchGestureRecognizer", .pinch), ("rotationGestureRecognizer", .rotation),
            ("screenEdgePanGestureRecognizer", .screenEdgePan), ("pongPressGestureRecognizer", .longPress),
            ("longPressGestureRecognizer", .longPress),
            ("magicGestureRecognizer", .unknown("magicGestureRecognizer")),
        ] as [(String, InterfaceGestureRecognizer.Kind)])
    func gestures(element: String, kind: InterfaceGestureRecognizer.Kind) throws {
        let storyboard = try storyboard(
            scene(
                """
                <view key="view" id="v"><gestureRecognizers/><connections>
                <outletCollection property="gestureRecognizers" destination="r" appends="YES" id="o"/></connections></view>
                """,
                beside: """
                    <\(element) direction="up" numberOfTapsRequired="2" numberOfTouchesRequired="3" \
                    minimumPressDuration="0.5" enabled="NO" id="r"/>
                    """))
        let recognizer = try #require(storyboard.scenes.first?.gestureRecognizers.first)
        #expect(recognizer.kind == kind)
        #expect(recognizer.direction == "up")
        #expect(recognizer.numberOfTapsRequired == 2)
        #expect(recognizer.numberOfTouchesRequired == 3)
        #expect(recognizer.minimumPressDuration == 0.5)
        #expect(!recognizer.isEnabled)
        #expect(storyboard.controller(id: "a")?.view?.gestureRecognizerIDs == ["r"])
    }
}
