import Foundation
import InterfaceBuilder
import Reporters
import SceneGraph
import SourceText
import TestSupport
import Testing

@Suite struct ProjectReportTests {
    private func document(_ path: String, _ scenes: String, initial: String = "") throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="1" \
            targetRuntime="iOS.CocoaTouch"\(initial.isEmpty ? "" : " initialViewController=\"\(initial)\"")>
            <scenes>
            \(scenes)
            </scenes></document>
            """
        return try InterfaceDocument(parsing: SourceFile(path: path, text: text))
    }

    /// Two storyboards with one of everything that a report shows.
    private func project() throws -> ProjectReport {
        let main = try document(
            "App/Main.storyboard",
            """
            <scene sceneID="s0"><objects>
                <navigationController id="nav" sceneMemberID="viewController"><connections>
                    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                </connections></navigationController>
            </objects></scene>
            <scene sceneID="s1"><objects>
                <viewController storyboardIdentifier="First" id="a" customClass="FirstViewController" \
            customModule="App" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews><button id="b"><state key="normal" title="Go"/><connections>
                        <segue destination="c" kind="custom" identifier="slide" customClass="SlideSegue" \
            customModule="App" id="x1"/>
                    </connections></button></subviews></view>
                    <connections><segue destination="p" kind="show" id="x2"/>
                        <segue destination="q" kind="presentation" id="x3"/>
                        <segue destination="gone" kind="show" id="x4"/></connections>
                </viewController>
                <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController title="Detail" id="c" sceneMemberID="viewController"><connections>
                    <segue destination="e2" kind="unwind" identifier="back" unwindAction="goBack:" id="u"/>
                </connections></viewController>
                <exit id="e2" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Settings" id="p" \
            sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s4"><objects><viewControllerPlaceholder storyboardName="Setings" id="q" \
            sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s5"><objects/></scene>
            """, initial: "nav")
        let settings = try document(
            "App/Settings.storyboard",
            """
            <scene sceneID="t1"><objects><tableViewController id="t" customClass="SettingsController" \
            sceneMemberID="viewController"/></objects></scene>
            """, initial: "t")
        let xib = try InterfaceDocument(
            parsing: SourceFile(
                path: "App/Cell.xib",
                text: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <tableViewCell id="k" customClass="Cell"/>
                    </objects></document>
                    """))
        return ProjectReport(SceneGraph(documents: [main, settings, xib]))
    }

    @Test func theTreeShowsScenesAndWhereTheirSeguesLead() throws {
        expectSameText(
            try project().text(),
            """
            2 storyboards, 7 scenes, 6 segues (2 show, 1 custom, 1 presentation, 1 relationship, 1 unwind), 1 xib
            ├─ App/Main.storyboard: iOS, 6 scenes, 6 segues
            │  ├─ UINavigationController, id nav, initial
            │  │  └─ rootViewController → FirstViewController
            │  ├─ FirstViewController: UIViewController, id a, identifier "First", exit
            │  │  ├─ custom "slide" → Detail, class App.SlideSegue, by button "Go"
            │  │  ├─ show → SettingsController in App/Settings.storyboard
            │  │  ├─ presentation → Setings ✗ no storyboard called "Setings" is among the files given; did you mean "Settings"?
            │  │  └─ show → gone ✗ no object of the storyboard has this id
            │  ├─ Detail: UIViewController, id c, exit
            │  │  └─ unwind "back" → exit, action goBack: of FirstViewController
            │  ├─ reference → SettingsController in App/Settings.storyboard, id p
            │  ├─ reference → Setings ✗ no storyboard called "Setings" is among the files given; did you mean "Settings"?, id q
            │  └─ scene s5 without controller
            ├─ App/Settings.storyboard: iOS, 1 scene, 0 segues
            │  └─ SettingsController: UITableViewController, id t, initial
            └─ App/Cell.xib: iOS, 1 object
               └─ Cell: tableViewCell

            """)
    }

    @Test(arguments: 40...80) func textFitsTheTerminal(columns: Int) throws {
        for line in try project().text(options: .init(columns: columns)).split(separator: "\n") {
            #expect(line.count <= columns, "\(line)")
        }
    }

    @Test func aTerminalWithoutUnicodeGetsASCII() throws {
        let text = try project().text(options: .init(columns: 60, unicode: false))
        let isASCII = text.unicodeScalars.allSatisfy { $0.isASCII }
        #expect(isASCII)
        #expect(text.contains("|  |  `- show -> gone ! no object of the storyboard has t...\n"))
    }

    @Test func theDocumentForProgramsHoldsTheSame() throws {
        let json = try project().json(generator: "segue test")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        #expect(document["report"] as? String == "tree")
        #expect(document["generator"] as? String == "segue test")
        let storyboards = try #require(document["storyboards"] as? [[String: Any]])
        #expect(storyboards.map { $0["path"] as? String } == ["App/Main.storyboard", "App/Settings.storyboard"])
        let scenes = try #require(storyboards[0]["scenes"] as? [[String: Any]])
        let controllers = scenes.flatMap { $0["controllers"] as? [[String: Any]] ?? [] }
        #expect(controllers.map { $0["id"] as? String } == ["nav", "a", "c", "p", "q"])
        let segues = controllers.flatMap { $0["segues"] as? [[String: Any]] ?? [] }
        #expect(segues.map { $0["id"] as? String } == ["r", "x1", "x2", "x3", "x4", "u"])
        #expect(segues.map { $0["line"] as? Int } == [5, 11, 13, 14, 15, 21])
        let destinations = segues.compactMap { $0["destination"] as? [String: Any] }
        #expect(
            destinations.map { $0["kind"] as? String }
                == ["controller", "controller", "reference", "unresolved", "missing", "exit"])
        #expect(destinations[2]["controllerID"] as? String == "t")
        #expect(segues[5]["candidates"] as? [String] == ["FirstViewController"])
        #expect((segues[1]["trigger"] as? [String: Any])?["id"] as? String == "b")
    }

    @Test func controllersOfOneNameAreToldApart() throws {
        let document = try document(
            "Main.storyboard",
            """
            <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"><connections>
                <segue destination="b" kind="show" id="x"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
            """)
        let text = ProjectReport(SceneGraph(documents: [document])).text()
        #expect(text.contains("show → UIViewController (b)\n"))
        #expect(text.contains("Main.storyboard: iOS, 2 scenes, 1 segue, no initial controller\n"))
    }

    /// Against a plain look at the text: every `<segue` with a `kind` is in the report, once.
    @Test(.enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
    func everySegueOfTheCorpusIsReported() throws {
        let segue = /<segue\s[^>]*\bkind="/
        for path in Fixtures.corpusPaths() {
            let file = try Fixtures.corpusFile(path)
            guard let document = try? InterfaceDocument(parsing: file) else { continue }
            let text = String(decoding: file.bytes, as: UTF8.self)
            let json = ProjectReport(SceneGraph(documents: [document])).json(generator: "")
            let expected = text.matches(of: segue).count
            let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            #expect(count(of: "destination", in: root) == expected, "\(path)")
        }
    }

    /// How many objects of a JSON document have the key.
    private func count(of key: String, in value: Any) -> Int {
        switch value {
        case let object as [String: Any]:
            (object[key] == nil ? 0 : 1) + object.values.reduce(0) { $0 + count(of: key, in: $1) }
        case let array as [Any]: array.reduce(0) { $0 + count(of: key, in: $1) }
        default: 0
        }
    }
}
