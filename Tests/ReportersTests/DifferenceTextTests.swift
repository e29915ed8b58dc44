import InterfaceBuilder
import Reporters
import SourceText
import Testing

/// Values in the text of a difference.
@Suite struct DifferenceTextTests {
    private func text(_ old: String, _ new: String) throws -> [String] {
        func document(_ parts: String) throws -> InterfaceDocument {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <scenes><scene sceneID="s"><objects>
                        <viewController id="a" customClass="Home" sceneMemberID="viewController">
                            <view key="view" id="v">\(parts)</view>
                        </viewController>
                    </objects></scene></scenes>
                </document>
                """
            return try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", text: text))
        }
        let file = DifferenceReport.File(path: "Main.storyboard", from: try document(old), to: try document(new))
        let report = DifferenceReport(files: [file], showsAll: false)
        return report.text().split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func namesOfColoursAreQuotedOnce() throws {
        #expect(
            try text(
                #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
                #"<color key="backgroundColor" name="Paper"/>"#)
                == ["  ~ root view in Home: backgroundColor gray 1.0 1.0 calibratedWhite → \"Paper\""])
        #expect(
            try text(
                #"<color key="tintColor" name="Ink"/>"#, #"<color key="tintColor" name="Deep Ink"/>"#)
                == ["  ~ root view in Home: tintColor \"Ink\" → \"Deep Ink\""])
        // Text that has quotes of its own keeps them.
        #expect(
            try text(#"<label text="a b" id="l"/>"#, #"<label text="&quot;a b&quot;" id="l"/>"#).last?
                .hasSuffix("text \"a b\" → \"\"a b\"\"") == true)
    }

    @Test func anObjectWithoutANameHasItsIDOnce() throws {
        let views =
            #"<subviews><view id="p"/><view id="q"/><button id="b"><state key="normal" title="Go"/></button></subviews>"#
        func constraint(_ item: String) -> String {
            "\(views)<constraints><constraint firstItem=\"\(item)\" firstAttribute=\"width\" constant=\"9\" id=\"k\"/></constraints>"
        }
        #expect(
            try text(constraint("p"), constraint("q")) == [
                "  ~ constraint view (q).width = 9 in Home: firstItem view (p) → view (q)"
            ])
        #expect(
            try text(constraint("p"), constraint("b")) == [
                "  ~ constraint button \"Go\".width = 9 in Home: firstItem view (p) → button \"Go\" (b)"
            ])
    }
}
