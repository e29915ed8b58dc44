import InterfaceBuilder
import SourceText
import Testing

@testable import Validation

@Suite struct EngineFingerprintTests {
    private static let scene = """
        <scene sceneID="s1"><objects>
            <viewController id="a" userLabel="First" sceneMemberID="viewController"><connections>
                <segue destination="gone" kind="show" identifier="next" id="x"/>
                <segue destination="lost" kind="show" identifier="other" id="y"/>
            </connections></viewController>
        </objects></scene>
        """

    private func prints(_ scenes: String, path: String = "Main.storyboard") throws -> [Fingerprint] {
        let file = SourceFile(path: path, text: Example.document(around: scenes))
        let document = try InterfaceDocument(parsing: file)
        return Validator(rules: [SegueDestinationMissing()]).findings(in: document).map {
            Fingerprint($0, in: document.source)
        }
    }

    @Test func namesTheRuleTheObjectAndTheMarkedText() throws {
        #expect(
            try prints(Self.scene) == [
                Fingerprint(rule: "segue-destination-missing", object: "x", subject: "gone"),
                Fingerprint(rule: "segue-destination-missing", object: "y", subject: "lost"),
            ])
    }

    @Test func staysWhenTheFileIsSavedAgain() throws {
        let saved = Self.scene
            .replacing("<segue destination=\"gone\" kind=\"show\"", with: "<segue kind=\"show\" destination=\"gone\"")
            .replacing("userLabel=\"First\"", with: "customClass=\"Renamed\"")
            .replacing("\n", with: "\r\n\r\n")
        #expect(try prints(saved, path: "Other/Main.storyboard") == prints(Self.scene))
    }

    @Test func differsByRuleObjectTextAndFile() {
        let one = Fingerprint(rule: "a", object: "b", subject: "c")
        let others = [
            Fingerprint(rule: "x", object: "b", subject: "c"), Fingerprint(rule: "a", object: "x", subject: "c"),
            Fingerprint(rule: "a", object: "b", subject: "x"), Fingerprint(rule: "ab", object: "", subject: "c"),
        ]
        let digests = [one.digest(path: "p"), one.digest(path: "q")] + others.map { $0.digest(path: "p") }
        #expect(Set(digests).count == digests.count)
        #expect(digests.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    }
}
