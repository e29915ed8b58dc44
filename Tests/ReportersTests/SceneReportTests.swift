import Foundation
import InterfaceBuilder
import Reporters
import SceneGraph
import SourceText
import TestSupport
import Testing

/// Reports of views, of what leads to a scene, of counts and of what is unknown.
@Suite struct SceneReportTests {
    let graph: SceneGraph

    init() throws { graph = try SampleProject.graph() }

    /// R112: the order, the punctuation and the indent of `recursiveDescription`.
    @Test func viewsHaveTheShapeOfRecursiveDescription() throws {
        let selection = try ReportSelection(graph, scenes: ["List"])
        expectSameText(
            ViewsReport(graph, selection).text(),
            """
            ListController (a) in App/Main.storyboard:8:1
            <UIView: v; frame = (0 0; 375 667); autoresize = W+H>
               | <UIButton: b; frame = (127.5 175; 120 30); text = 'Go'; opaque = NO; autoresize = RM+BM; tag = 7>
               | <UILabel: l; text = 'It's'; hidden = YES; alpha = 0.5; userInteractionEnabled = NO>

            """)
    }

    @Test func aSceneWithoutViewsSaysSo() throws {
        let text = ViewsReport(graph, try ReportSelection(graph, scenes: ["Orphan"])).text()
        #expect(text.hasSuffix("\nno view in the file\n"))
    }

    /// A watch's controllers have items for views; groups, tables and their rows hold more of them.
    @Test func aWatchShowsItsItems() throws {
        let document = try other(
            "storyboard", "WatchKit.Storyboard",
            """
            <scenes><scene sceneID="s"><objects><controller id="c" customClass="Page"><items>
            <label alignment="left" text="Hi" id="l"/>
            <group id="g"><items><button title="Go" id="b"/></items></group>
            <table id="t"><items><tableRow identifier="r" id="r"><group key="rootItem" id="rg"><items>
            <imageView id="i"/></items></group></tableRow></items></table>
            </items></controller></objects></scene></scenes>
            """)
        expectSameText(
            views(SceneGraph(documents: [document])).text(),
            """
            Page (c) in F.storyboard:2:9
            <WKInterfaceLabel: l; text = 'Hi'>
            <WKInterfaceGroup: g>
               | <WKInterfaceButton: b; text = 'Go'>
            <WKInterfaceTable: t>
               | <NSObject: r>
               |    | <WKInterfaceGroup: rg>
               |    |    | <WKInterfaceImage: i>

            """)
    }

    /// The owner, the first responder and the application are made by others.
    @Test func aXibShowsWhatIsAtItsTop() throws {
        let document = try other(
            "xib", "Cocoa.XIB",
            """
            <objects><customObject id="-2" userLabel="File's Owner"/><customObject id="-3" userLabel="Application"/>
            <window title="W" id="w"><view key="contentView" id="v"><rect key="frame" x="0" y="0" width="9" height="8"/>
            </view></window><customObject id="o" customClass="Delegate"/>
            <menu id="m" title="Main"><items><menuItem title="File" id="f"><menu key="submenu" title="File" id="fm">
            <items><menuItem title="Open" id="mo"><connections><action selector="open:" target="-1" id="a"/></connections>
            </menuItem></items></menu></menuItem></items></menu></objects>
            """)
        let graph = SceneGraph(documents: [document])
        expectSameText(
            views(graph).text(),
            """
            F.xib
            <NSWindow: w; text = 'W'>
               | <NSView: v; frame = (0 0; 9 8)>
            <Delegate: o>
            <NSMenu: m; text = 'Main'>
               | <NSMenuItem: f; text = 'File'>
               |    | <NSMenu: fm; text = 'File'>
               |    |    | <NSMenuItem: mo; action = open:; text = 'Open'>

            """)
        #expect(ProjectReport(graph).text(options: .init()).hasPrefix("1 xib\n└─ F.xib: macOS, 3 objects\n"))
        #expect(try ReportSchemaTests.schema().accepts(json(views(graph).json(generator: ""))))
    }

    private func other(_ suffix: String, _ type: String, _ text: String) throws -> InterfaceDocument {
        let root = "<document type=\"com.apple.InterfaceBuilder3.\(type)\">"
        return try InterfaceDocument(
            parsing: SourceFile(path: "F.\(suffix)", text: root + "\n" + text + "</document>"))
    }

    private func views(_ graph: SceneGraph) -> ViewsReport { ViewsReport(graph, ReportSelection(all: graph)) }

    private func json(_ text: String) throws -> JSON { try JSON(JSONSerialization.jsonObject(with: Data(text.utf8))) }

    @Test func refsNameSeguesOfOtherStoryboards() throws {
        let scene = try ReportSelection.scene("SettingsController", in: graph)
        expectSameText(
            RefsReport(to: scene, in: graph, try ReportSelection(graph)).text(),
            """
            SettingsController, id t, in App/Settings.storyboard:3:1
            ├─ 2 segues lead here
            │  ├─ presentation from ListController, through the reference p, at App/Main.storyboard:17:22
            │  └─ show from SettingsController, at App/Settings.storyboard:3:135
            ├─ 1 reference stands for it
            │  └─ p at App/Main.storyboard:28:30
            └─ 2 entry points
               ├─ initial controller of its storyboard
               └─ initial controller of the storyboard that the reference at App/Main.storyboard:28:30 names

            """)
    }

    @Test func refsNameTheTriggerTheContainerAndTheUnwinds() throws {
        func text(_ name: String) throws -> String {
            let scene = try ReportSelection.scene(name, in: graph)
            return RefsReport(to: scene, in: graph, try ReportSelection(graph)).text()
        }
        #expect(
            try text("c").contains("show \"detail\" from ListController, by button \"Go\", at App/Main.storyboard:13:"))
        let list = try text("List")
        #expect(list.contains("rootViewController from UINavigationController, at App/Main.storyboard:5:"))
        #expect(list.contains("1 unwind segue may come back here\n"))
        #expect(list.contains("unwind \"back\" with goBack: from Detail, at App/Main.storyboard:24:"))
        #expect(try text("nav").contains("UIMainStoryboardFile at App/Info.plist:2:32"))
        #expect(try text("z").contains("nothing leads here from where the app begins"))
    }

    @Test func statsCountTheProject() throws {
        let text = StatsReport(graph, try ReportSelection(graph)).text()
        func count(_ name: String) -> Int? {
            text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
                .flatMap { Int($0.dropFirst(name.count).trimmingCharacters(in: .whitespaces)) }
        }
        #expect(count("files") == 2)
        #expect(count("scenes") == 7)
        #expect(count("controllers") == 5)
        #expect(count("references") == 2)
        #expect(count("  unresolved") == 1)
        #expect(count("exits") == 2)
        #expect(count("views") == 2)
        #expect(count("segues") == 6)
        #expect(count("  presentation") == 2)
        #expect(count("  unreachable") == 1)
        #expect(count("cycles") == 1)
        #expect(text.contains("     6       5      2            0  App/Main.storyboard\n"))
    }

    @Test func statsOfSomeCountThoseAlone() throws {
        let selection = try ReportSelection(graph, scenes: ["Detail"], kinds: ["unwind"])
        let json = StatsReport(graph, selection).json(generator: "")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let total = try #require(document["total"] as? [String: Any])
        #expect(total["scenes"] as? Int == 1)
        #expect(total["views"] as? Int == 0)
        #expect(total["seguesByKind"] as? [String: Int] == ["unwind": 1])
        #expect((document["files"] as? [Any])?.count == 1)
    }

    @Test func unknownThingsAreCountedWhereTheyOccurFirst() throws {
        let documents = try ["A.storyboard", "B.storyboard"].map { path in
            try SampleProject.document(
                path,
                """
                <scene sceneID="s"><objects><viewController id="a" shininess="3" sceneMemberID="viewController">
                <sparkle id="1" size="2"/><sparkle/><segments/></viewController></objects></scene>
                """)
        }
        let text = UnknownReport(documents).text()
        expectSameText(
            text,
            """
            count  files  unknown element  first at
                4      2  sparkle          A.storyboard:4:1

            count  files  unknown attribute         first at
                2      2  viewController shininess  A.storyboard:3:52

            count  files  unread element  first at
                2      2  segments        A.storyboard:4:37

            """)
        #expect(UnknownReport([]).text() == "every element and attribute is known and read\n")
    }
}

@Suite struct SelectionTests {
    let graph: SceneGraph

    init() throws { graph = try SampleProject.graph() }

    @Test(arguments: ["Settings", "App/Settings.storyboard", "Settings.storyboard"])
    func aStoryboardHasANameAndAPath(name: String) throws {
        let text = ProjectReport(graph, try ReportSelection(graph, storyboards: [name])).text()
        #expect(text.contains("App/Settings.storyboard"))
        #expect(!text.contains("App/Main.storyboard"))
    }

    @Test func kindsAreThoseOfSeguesAndRelationships() throws {
        let text = ProjectReport(graph, try ReportSelection(graph, kinds: ["rootViewController", "unwind"])).text()
        #expect(text.contains("rootViewController → ListController\n"))
        #expect(text.contains("unwind \"back\""))
        #expect(!text.contains("presentation"))
        #expect(!text.contains("Orphan"))
    }

    @Test func whatIsNotThereIsAProblemWithAHint() {
        func problem(_ scenes: [String], _ storyboards: [String], _ kinds: [String]) -> SelectionProblem? {
            do throws(SelectionProblem) {
                _ = try ReportSelection(graph, scenes: scenes, storyboards: storyboards, kinds: kinds)
                return nil
            } catch {
                return error
            }
        }
        #expect(problem(["Detial"], [], [])?.message == "no scene is called \"Detial\"")
        #expect(problem(["Detial"], [], [])?.hint == "did you mean \"Detail\"?")
        #expect(problem([], ["Setings"], [])?.hint == "did you mean \"Settings\"?")
        #expect(problem([], [], ["shwo"])?.hint == "did you mean \"show\"?")
        #expect(problem(["Detail"], ["Settings"], [])?.message == "no scene is called \"Detail\"")
        #expect(problem([], [], ["modal"]) == nil)
    }
}
