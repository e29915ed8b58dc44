import SourceText
import TestSupport
import Testing
import XMLTree

@Suite("The corpus as XML", .enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct XMLCorpusTests {
    /// The corpus files that are broken on purpose or by accident, and what each must be told.
    static let broken: [String: (identifier: String, words: [String])] = [
        "artsy__eidolon/@8c3836b38e/Kiosk/Storyboards/Fulfillment.storyboard": ("merge-conflict", ["line 228"]),
        "HabitRPG__habitica-ios/@606153f466/HabitRPG/Base.lproj/Main.storyboard": ("merge-conflict", ["line 1629"]),
        "allenwong__30DaysofSwift/@fabd1f69fe/Project 01 - SimpleStopWatch/StopWatch/Base.lproj/Main.storyboard":
            ("merge-conflict", ["line 2"]),
        "osmandapp__OsmAnd-iOS/@51bfbd5753/Resources/Controllers/Cells/OASettingsCell_BACKUP_20111.xib":
            ("merge-conflict", ["line 20"]),
        "IBAnimatable__IBAnimatable/@3f644fd894/IBAnimatableApp/UserInterface.storyboard":
            ("unreadable-xml", ["</", "line"]),
        "duckduckgo__iOS/@64381ffb6a/DuckDuckGo/Base.lproj/Feedback.storyboard": ("unreadable-xml", []),
        "microsoft__WinObjC/@987a732a2d/samples/BasicView/BasicView/Base.lproj/._LaunchScreen.storyboard":
            ("binary-file", ["AppleDouble"]),
        "IBDecodable__IBLinter/Tests/IBLinterKitTest/Resources/Utils/Glob/ProjectMock/Level1_1/Level2_1/Level2_1.xib":
            ("empty-file", ["empty"]),
        "apache__cordova-ios/tests/spec/fixtures/org.test.plugins.weblessplugin/src/ios/WeblessPluginViewController.xib":
            ("not-xml", ["'/*'"]),
    ]

    @Test("every file loads, or is told in one diagnostic what is wrong with it", arguments: Fixtures.corpusPaths())
    func loads(path: String) throws {
        let file = try Fixtures.corpusFile(path)
        do {
            let tree = try XMLTree(parsing: file)
            #expect(Self.broken[path] == nil)
            #expect(tree.serialized() == file.bytes)
            checkTiling(tree)
        } catch {
            guard let expected = Self.broken[path] else { throw error }
            #expect(error.identifier == expected.identifier)
            for word in expected.words { #expect(error.message.contains(word)) }
        }
    }
}

/// Checks that the ranges of a tree's nodes cover its text from first byte to last, without gap or overlap, and that
/// each is what it says.
func checkTiling(_ tree: XMLTree) {
    let bytes = tree.source.bytes
    func check(_ content: [XMLNode], inside range: SourceRange) {
        var offset = range.start
        for node in content {
            #expect(node.range.start == offset)
            offset = node.range.end
            guard case .element(let element) = node else { continue }
            let start = tree.source.text(in: element.startTagRange)
            #expect(start.hasPrefix("<\(element.name)") && start.hasSuffix(">"))
            #expect(tree.source.text(in: element.nameRange) == element.name)
            if let end = element.endTagRange {
                let text = tree.source.text(in: end)
                #expect(text.hasPrefix("</\(element.name)") && text.hasSuffix(">"))
                #expect(!start.hasSuffix("/>"))
            } else {
                #expect(start.hasSuffix("/>"))
            }
            for attribute in element.attributes {
                #expect(tree.source.text(in: attribute.nameRange) == attribute.name)
                let quotes = [bytes[attribute.valueRange.start - 1], bytes[attribute.valueRange.end]]
                #expect(quotes == Array("\"\"".utf8) || quotes == Array("''".utf8))
            }
            check(element.content, inside: element.contentRange)
        }
        #expect(offset == range.end)
    }
    check(tree.content, inside: SourceRange(start: 0, end: bytes.count))
}
