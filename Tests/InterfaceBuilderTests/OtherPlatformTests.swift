import Geometry
import InterfaceBuilder
import TestSupport
import Testing

@Suite("What only macOS and watchOS have")
struct OtherPlatformTests {
    private func controller(_ element: String, id: String) throws -> Storyboard.Controller {
        try #require(storyboard("<scene sceneID=\"s\"><objects>\(element)</objects></scene>").controller(id: id))
    }

    @Test("a window controller's window, as in xamarin/mac-samples")
    func window() throws {
        let window = try #require(
            controller(
                """
                <windowController id="w" sceneMemberID="viewController">
                <window key="window" identifier="MainWin" title="Window" releasedWhenClosed="NO" visibleAtLaunch="NO" \
                id="IQv-IB-iLA" customClass="MasterWindow">
                <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="NO"/>
                <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                <rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>
                <value key="minSize" type="size" width="480" height="200"/>
                <toolbar key="toolbar" id="t"><allowedToolbarItems><toolbarItem id="i1"/><toolbarItem id="i2"/>
                </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="i2"/></defaultToolbarItems></toolbar>
                </window></windowController>
                """, id: "w"
            ).window)
        #expect(window.id == "IQv-IB-iLA" && window.title == "Window" && window.identifier == "MainWin")
        #expect(!window.isVisibleAtLaunch && !window.isReleasedWhenClosed)
        #expect(window.styleMask == ["titled", "closable"])
        #expect(window.contentRect == Rect(x: 196, y: 240, width: 480, height: 270))
        #expect(window.screenRect?.width == 1680)
        #expect(window.minimumSize == Size(width: 480, height: 200) && window.maximumSize == nil)
        #expect(window.toolbarItems.map(\.id) == ["i1", "i2"] && window.defaultToolbarItemIDs == ["i2"])
    }

    @Test("an application's menu, and bindings")
    func menu() throws {
        let menu = try #require(
            controller(
                """
                <application id="app" sceneMemberID="viewController"><menu key="mainMenu" title="Main" id="m"><items>
                <menuItem title="App" id="m1"><menu key="submenu" title="App" systemMenu="apple" id="m2"><items>
                <menuItem title="Hide" keyEquivalent="h" id="m3"><connections>
                <action selector="hide:" target="f" id="a1"/>
                <binding destination="d" name="hidden" keyPath="self.Person.isManager" id="b1"/></connections></menuItem>
                <menuItem isSeparatorItem="YES" id="m4"/>
                <menuItem title="Hide Others" keyEquivalent="h" alternate="YES" id="m5">
                <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
                </items></menu></menuItem></items></menu></application>
                """, id: "app"
            ).mainMenu)
        let submenu = try #require(menu.items.first?.submenu)
        #expect(submenu.systemMenu == "apple")
        #expect(submenu.items.map(\.isSeparator) == [false, true, false])
        #expect(submenu.items[0].keyEquivalent == "h" && submenu.items[0].keyEquivalentModifiers == ["command"])
        #expect(submenu.items[0].action?.selector == "hide:" && submenu.items[0].action?.destinationID == "f")
        #expect(submenu.items[0].object.bindings.map(\.keyPath) == ["self.Person.isManager"])
        #expect(submenu.items[2].isAlternate && submenu.items[2].keyEquivalentModifiers == ["option", "command"])
    }

    @Test("a watch's pages, items and notifications")
    func watch() throws {
        let page = try controller(
            """
            <controller id="p"><items><label text="A" id="l"/><group id="g"><items><button id="b"/></items></group></items>
            <connections><segue destination="q" kind="relationship" relationship="nextPage" id="s"/></connections>
            </controller>
            """, id: "p")
        #expect(page.kind == .interfaceController)
        #expect(page.watchItems.map(\.id) == ["l", "g"])
        #expect(page.nextPage?.destinationID == "q")
        let notification = try controller(
            """
            <notificationController id="n"><notificationCategory key="notificationCategory" identifier="myCategory" id="c"/>
            <connections><segue destination="d" kind="relationship" relationship="dynamicNotificationInterface" id="s"/>
            </connections></notificationController>
            """, id: "n")
        #expect(notification.notificationCategory == "myCategory")
        #expect(notification.dynamicNotifications.map(\.destinationID) == ["d"])
        #expect(notification.nextPage == nil)
    }

    @Test("segues inside segues, for peek and pop")
    func previews() throws {
        let storyboard = try storyboard(
            scene(
                """
                <connections><segue destination="a" kind="show" id="s"><segue key="commit" inheritsFrom="parent" id="c"/>
                <segue key="preview" inheritsFrom="commit" id="p"/></segue></connections>
                """))
        #expect(storyboard.segues.map(\.id) == ["s"])
        #expect(storyboard.segues[0].commit?.inheritsFrom == "parent" && storyboard.segues[0].commit?.id == "c")
        #expect(storyboard.segues[0].preview?.inheritsFrom == "commit" && storyboard.segues[0].preview?.kind == nil)
    }
}

/// The typed views find in the corpus what a plain search of its texts finds.
@Suite("What the corpus has of the rest", .enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct RestOfTheCorpusTests {
    @Test("nothing is missed", arguments: Fixtures.corpusPaths())
    func counts(path: String) throws {
        let file = try Fixtures.corpusFile(path)
        guard let document = try? InterfaceDocument(parsing: file), document.kind != .legacyArchive else { return }
        let text = String(decoding: document.source.bytes, as: UTF8.self)
        func count(_ pattern: Regex<Substring>) -> Int { text.matches(of: pattern).count }

        #expect(document.plugIns.count == count(/<plugIn\s/))
        #expect(document.capabilities.count == count(/<capability\s/))
        #expect(document.deployments.count == count(/<deployment\s/))
        #expect((document.device == nil ? 0 : 1) == count(/<device\s/))
        #expect(document.metricsTieBreakerIDs.count == count(/<segue reference=/))
        let segues = document.tree.elements.compactMap(Storyboard.Segue.init)
        #expect(segues.count { $0.commit != nil } == count(/<segue key="commit"/))
        #expect(segues.count { $0.preview != nil } == count(/<segue key="preview"/))
        let controllers = document.storyboard?.scenes.flatMap(\.controllers) ?? []
        #expect(controllers.count { $0.nextPage != nil } == count(/relationship="nextPage"/))
        #expect(
            controllers.count { $0.notificationCategory?.isEmpty == false }
                == count(/<notificationCategory [^>]*identifier="[^"]/))
        let objects = document.tree.elements.map(InterfaceObject.init)
        #expect(
            objects.count { $0.accessibility != nil } == count(/<accessibility [^>]*key="accessibilityConfiguration"/))
        #expect(objects.flatMap(\.bindings).count == count(/<binding\s/))
        #expect(objects.count { InterfaceMenuItem($0) != nil } == count(/<menuItem\s/))
        #expect(document.tree.elements.count { $0.name == "variation" && $0.attribute("key") == nil } == 0)
    }
}
