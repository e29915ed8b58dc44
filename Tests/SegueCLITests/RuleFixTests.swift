import Foundation
import InterfaceBuilder
import SourceText
import TestSupport
import Testing
import Validation

@testable import SegueCLI

/// What `--fix` does with the fixes that rules propose, in each form in which files come.
@Suite struct RuleFixTests {
    /// An example with something to fix.
    struct Case: CustomTestStringConvertible, Sendable {
        let rule: any Rule
        let example: Example
        let number: Int
        var identifier: String { type(of: rule).description.identifier }
        var testDescription: String { "\(identifier), example \(number + 1)" }
    }

    static let cases = Validator.allRules.flatMap { rule in
        type(of: rule).description.triggering.enumerated().map { Case(rule: rule, example: $1, number: $0) }
    }.filter { item in
        item.example.options == RuleOptions()
            && item.example.files.contains { file in
                let source = SourceFile(path: file.path, text: MarkedText(file.document).text)
                return ((try? found(item.rule, source)) ?? []).contains { $0.fix != nil }
            }
    }

    /// How a file is written.
    enum Form: CaseIterable {
        case plain, byteOrderMark, carriageReturns, utf16LittleEndian, utf16BigEndian

        func bytes(_ text: String) -> Data {
            let wide = "\u{FEFF}" + text.replacing("UTF-8", with: "UTF-16")
            return switch self {
            case .plain: Data(text.utf8)
            case .byteOrderMark: Data("\u{FEFF}\(text)".utf8)
            case .carriageReturns: Data(text.replacing("\n", with: "\r\n").utf8)
            case .utf16LittleEndian: wide.data(using: .utf16LittleEndian) ?? Data()
            case .utf16BigEndian: wide.data(using: .utf16BigEndian) ?? Data()
            }
        }
    }

    private static func found(_ rule: any Rule, _ source: SourceFile) throws -> [Finding] {
        Validator(rules: [rule]).findings(in: try InterfaceDocument(parsing: source))
    }

    private static func everything(_ bytes: Data) throws -> [Fingerprint: Int] {
        let document = try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", bytes: Array(bytes)))
        return Validator().findings(in: document).reduce(into: [:]) {
            $0[Fingerprint($1, in: document.source), default: 0] += 1
        }
    }

    @Test func theseRulesHaveFixes() throws {
        #expect(
            Set(Self.cases.map(\.identifier)).sorted() == [
                "constraint-duplicate", "dangling-action", "dangling-constraint-item", "dangling-outlet",
                "dangling-reference", "dangling-tie-breaker", "outlet-connected-twice", "reference-with-identifier",
                "scene-without-controller", "segue-kind-deprecated",
            ])
        // The page that tells of fixes tells of each.
        let page = try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent("docs/validate.md"), encoding: .utf8)
        let section = try #require(page.split(separator: "\n## Fixes\n").last?.split(separator: "\n## ").first)
        let told = section.matches(of: /\| \[([a-z-]+)\]\(rules\//).map { String($0.output.1) }
        #expect(told == Set(Self.cases.map(\.identifier)).sorted())
    }

    @Test(arguments: cases, Form.allCases)
    func theFixTakesTheFindingAwayAndTouchesNothingElse(in item: Case, written form: Form) throws {
        let tool = try TestTool()
        for file in item.example.files {
            // Something that takes more than a byte stands before everything.
            let text = MarkedText(file.document).text.replacing("<scenes>", with: "<!-- é日🙂 --><scenes>")
            let bytes = form.bytes(text)
            let path = try tool.folder.write(bytes, to: file.path)
            let source = try InterfaceDocument(parsing: SourceFile(path: path, bytes: Array(bytes))).source
            let before = try Self.found(item.rule, source)
            let fixable = before.compactMap(\.fix)

            tool.run("validate", path, "--fix", "--rule", item.identifier)
            #expect(!tool.errors.contains("warning"), "\(tool.errors)")
            let after = try Data(contentsOf: URL(fileURLWithPath: path))
            let text8 = try source.applying(FixSelection(fixable).edits).bytes
            // The text has its byte order mark and its line ends in it already.
            let encoding: String.Encoding =
                switch form {
                case .utf16LittleEndian: .utf16LittleEndian
                case .utf16BigEndian: .utf16BigEndian
                default: .utf8
                }
            #expect(after == String(decoding: text8, as: UTF8.self).data(using: encoding))

            let left = try Self.found(item.rule, SourceFile(path: path, bytes: Array(after)))
            #expect(left.map(\.diagnostic.message).count == before.count - fixable.count)
            #expect(left.allSatisfy { $0.fix == nil })
            let old = try Self.everything(bytes)
            for (fingerprint, count) in try Self.everything(after) {
                #expect(count <= old[fingerprint] ?? 0, "\(fingerprint) is new")
            }
        }
    }

    /// Two scenes, with a connection to the second that is lost and a constraint that lost one of its views.
    static let lost = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes>
            <scene sceneID="s1"><objects>
                <viewController id="a" customClass="First" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <constraints>
                            <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="top" destination="c" id="o"/>
                        <outlet property="label" destination="gone" id="p"/>
                    </connections>
                </viewController>
            </objects></scene>
        </scenes>
        </document>

        """

    @Test func whatMakesSomethingElseWorseIsRefused() throws {
        let tool = try TestTool()
        let path = try tool.folder.write(Self.lost, to: "Main.storyboard")
        // An outlet leads to the constraint: without it that one would lead nowhere.
        #expect(tool.run("validate", path, "--fix") == .findings)
        #expect(tool.output.contains("the file is left as it is: its fixes would make something else worse"))
        #expect(try tool.folder.text("Main.storyboard") == Self.lost)
        // The one that makes nothing worse can be made alone.
        #expect(tool.run("validate", path, "--fix", "--rule", "dangling-outlet") == .success)
        #expect(tool.errors.hasSuffix("fixed 1 in 1 file\n"))
        #expect(
            try tool.folder.text("Main.storyboard")
                == Self.lost.replacing(
                    "                <outlet property=\"label\" destination=\"gone\" id=\"p\"/>\n", with: ""))
    }

    @Test func aLinkStaysALinkAndAFileKeepsItsPermissions() throws {
        let tool = try TestTool()
        let path = try tool.folder.write(Self.lost, to: "Real/Main.storyboard")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try tool.folder.link("Link.storyboard", to: "Real/Main.storyboard")
        tool.run("validate", tool.folder.path("Link.storyboard"), "--fix", "--rule", "dangling-outlet")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: tool.folder.path("Link.storyboard"))
                == "Real/Main.storyboard")
        #expect(try !tool.folder.text("Real/Main.storyboard").contains("property=\"label\""))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(tool.folder.contents() == ["Link.storyboard", "Real", "Real/Main.storyboard"])
    }

    @Test func aDryRunShowsWhatWouldChangeAndChangesNothing() throws {
        let tool = try TestTool()
        let path = try tool.folder.write(Self.lost, to: "Main.storyboard")
        #expect(tool.run("validate", path, "--fix", "--dry-run", "--rule", "dangling-outlet") == .findings)
        #expect(
            tool.output == """
                --- \(path)
                +++ \(path)
                @@ -10,7 +10,6 @@
                             </view>
                             <connections>
                                 <outlet property="top" destination="c" id="o"/>
                -                <outlet property="label" destination="gone" id="p"/>
                             </connections>
                         </viewController>
                     </objects></scene>

                """)
        #expect(try tool.folder.text("Main.storyboard") == Self.lost)
    }
}
