import Foundation
import SourceText
import SystemClasses
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The vocabulary")
struct VocabularyTests {
    /// The module's own sources, the vocabulary left out.
    static func sources() throws -> String {
        let folder = Fixtures.packageRoot.appendingPathComponent("Sources/InterfaceBuilder")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasSuffix(".swift") && !$0.contains("Vocabulary") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    }

    @Test("every attribute of the vocabulary is read by some property, and every one that is read is in it")
    func attributes() throws {
        let sources = try Self.sources()
        let known = Vocabulary.standard.allAttributes.subtracting(["*"])
        let read = sources.matches(
            of: /\b(?:attribute|attributeRange|flag|number|integer|string)\(\s*"([A-Za-z0-9-]+)"/
        ).map { String($0.output.1) }
        #expect(known.filter { !sources.contains("\"\($0)\"") }.sorted() == [], "in the table, but read by nothing")
        #expect(Set(read).subtracting(known).sorted() == [], "read, but not in VocabularyTable.swift: add them there")
    }

    @Test("every element that sources ask for by name is in it")
    func elements() throws {
        let names = try Self.sources().matches(of: /\b(?:child|children|list|resources)\(\s*"([A-Za-z]+)"\)/)
            .map { String($0.output.1) }
        let properties: Set = [
            // Not elements: the keys of children.
            "backBarButtonItem", "contentSizeForViewInPopover", "contentView", "leftBarButtonItem", "navigationBar",
            "mainMenu", "navigationItem", "preferredContentSize", "rightBarButtonItem", "tabBar", "tabBarItem",
            "titleView",
            "toolbar", "window",
        ]
        let unknown = Set(names).subtracting(properties).filter { Vocabulary.standard.attributes(of: $0) == nil }
        #expect(unknown.sorted() == [])
    }

    @Test(
        "what real documents have is known as Interface Builder's",
        .enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
    func corpus() throws {
        var strangers: Set<String> = []
        for path in Fixtures.corpusPaths() {
            guard let document = try? InterfaceDocument(parsing: try Fixtures.corpusFile(path)),
                document.kind != .legacyArchive
            else { continue }
            for element in document.tree.elements {
                guard Vocabulary.known.attributes(of: element.name) != nil else {
                    strangers.insert(element.name)
                    continue
                }
                for attribute in element.attributes where !Vocabulary.known.reads(attribute.name, of: element.name) {
                    strangers.insert("\(element.name) \(attribute.name)")
                }
            }
        }
        #expect(strangers.sorted() == [])
    }

    @Test("groups stand for their attributes, a star for all")
    func syntax() {
        let vocabulary = Vocabulary("@a: x y\nb c: @a z\nd: *\nc: w")
        #expect(vocabulary.attributes(of: "b") == ["x", "y", "z"])
        #expect(vocabulary.attributes(of: "c") == ["w", "x", "y", "z"])
        #expect(vocabulary.reads("anything", of: "d"))
        #expect(!vocabulary.reads("w", of: "b"))
        #expect(vocabulary.attributes(of: "e") == nil)
    }

    @Test(
        "every object of real documents has a class",
        .enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
    func corpusClasses() throws {
        let others: Set = [
            // Connections and settings of the editor.
            "action", "adaptation", "binding", "device", "outlet", "outletCollection",
            // Parts that have no public class.
            "notificationCategory", "tableViewSection", "viewControllerLayoutGuide",
        ]
        var (strangers, count) = (Set<String>(), 0)
        for path in Fixtures.corpusPaths() {
            guard let document = try? InterfaceDocument(parsing: try Fixtures.corpusFile(path)),
                document.kind != .legacyArchive
            else { continue }
            for element in document.tree.elements where element.attribute("id") != nil {
                let object = InterfaceObject(element)
                // A segue of WatchKit's is made by the system alone.
                guard !others.contains(element.name), element.name != "segue" || object.kit != .watchKit,
                    let name = object.stockClass
                else { continue }
                count += 1
                if SystemClass(element: element.name, in: object.kit)?.name != name {
                    strangers.insert("\(element.name) of \(object.kit)")
                }
            }
        }
        #expect(strangers.sorted() == [], "add <element> to the entries of their classes in SystemClasses")
        #expect(count > 10_000)
    }

    @Test(
        "an element's class is UIKit's, AppKit's or WatchKit's",
        arguments: [
            ("iOS.CocoaTouch", "button", "UIButton"), ("AppleTV", "tableView", "UITableView"),
            ("iOS.CocoaTouch", "wkWebView", "WKWebView"), ("iOS.CocoaTouch", "containerView", "UIView"),
            ("iOS.CocoaTouch", "pongPressGestureRecognizer", "UILongPressGestureRecognizer"),
            ("iOS.CocoaTouch", "glkViewController", "GLKViewController"),
            ("MacOSX.Cocoa", "customView", "NSView"), ("MacOSX.Cocoa", "windowController", "NSWindowController"),
            ("watchKit", "controller", "WKInterfaceController"), ("watchKit", "group", "WKInterfaceGroup"),
            ("iOS.CocoaTouch", "constraint", "NSLayoutConstraint"),
            ("MacOSX.Cocoa", "constraint", "NSLayoutConstraint"),
            ("watchKit", "tapGestureRecognizer", "WKTapGestureRecognizer"),
            ("iOS.CocoaTouch", "viewControllerPlaceholder", nil),
        ] as [(String, String, String?)])
    func stockClasses(runtime: String, element: String, expected: String?) throws {
        let document = try InterfaceDocument(
            parsing: SourceFile(
                path: "a.xib",
                text: "<document targetRuntime=\"\(runtime)\"><objects><\(element) id=\"x\"/></objects></document>"))
        #expect(document.object(id: "x")?.stockClass == expected)
    }
}

@Suite("Counts")
struct InterfaceCountsTests {
    @Test("each thing is counted once, what looks like it is not")
    func counts() throws {
        let document = try InterfaceDocument(
            parsing: SourceFile(
                path: "Main.storyboard",
                text: """
                    <document type="CocoaTouch.Storyboard"><scenes><scene sceneID="s"><objects>
                    <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
                    <rect key="frame" x="0" y="0" width="1" height="1"/><rect key="contentStretch" x="0"/>
                    <subviews><label id="l"><rect key="frame"/></label></subviews><constraints><constraint id="k"/>
                    </constraints></view><connections><outlet id="o"/><outletCollection id="p"/><action id="q"/>
                    <segue id="r" kind="show"/><segue id="t" kind="show"/><segue reference="r"/></connections>
                    </viewController><exit id="e"/></objects></scene>
                    <scene sceneID="s2"><objects><viewControllerPlaceholder id="b" sceneMemberID="viewController"/>
                    <tapGestureRecognizer id="g"/></objects></scene>
                    <scene sceneID="s3"><objects><newController id="c" sceneMemberID="viewController"/></objects></scene>
                    </scenes></document>
                    """))
        let counts = document.counts
        #expect(counts.scenes == 3)
        #expect(counts.controllers == 2)
        #expect(counts.references == 1)
        #expect(counts.exits == 1)
        #expect(counts.views == 2)
        #expect(counts.constraints == 1)
        #expect(counts.outlets == 1)
        #expect(counts.outletCollections == 1)
        #expect(counts.actions == 1)
        #expect(counts.segues == ["show": 2])
    }
}
