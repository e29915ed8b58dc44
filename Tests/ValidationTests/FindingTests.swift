import InterfaceBuilder
import SourceText
import Testing

@testable import Validation

@Suite struct FindingTests {
    private func findings(
        _ scenes: String, rules: [any Rule] = [DuplicateObjectID(), SegueDestinationMissing(), UnwindWithoutExit()]
    ) throws -> [Finding] {
        let file = SourceFile(path: "Main.storyboard", text: Example.document(around: scenes))
        return Validator(rules: rules).findings(in: try InterfaceDocument(parsing: file))
    }

    @Test func aFindingSaysHowToGetToItsObject() throws {
        let finding = try #require(
            findings(
                """
                <scene sceneID="s"><objects>
                    <viewController id="a" customClass="FirstViewController" sceneMemberID="viewController">
                        <view key="view" id="v"><subviews>
                            <button id="b"><state key="normal" title="Go on"/>
                                <connections><segue destination="gone" kind="show" identifier="next" id="x"/></connections>
                            </button>
                        </subviews></view>
                    </viewController>
                </objects></scene>
                """
            ).first)
        #expect(finding.trail == ["FirstViewController", "view (v)", "button \"Go on\""])
        #expect(finding.diagnostic.objectID == "x")
        #expect(
            finding.diagnostic.message
                == "the show segue \"next\" leads to \"gone\", which is no object of this storyboard")
    }

    @Test func whatHangsOnTheSceneIsReachedThroughItsController() throws {
        let finding = try #require(
            findings(
                """
                <scene sceneID="s"><objects>
                    <viewController id="a" userLabel="First" sceneMemberID="viewController"/>
                    <tapGestureRecognizer id="g">
                        <connections><segue destination="gone" kind="show" id="x"/></connections>
                    </tapGestureRecognizer>
                </objects></scene>
                """
            ).first)
        #expect(finding.trail == ["First", "tapGestureRecognizer (g)"])
    }

    @Test func findingsComeInTheOrderOfTheFile() throws {
        let lines = try findings(
            """
            <scene sceneID="s"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="gone" kind="unwind" id="x"/>
                        <segue destination="gone" kind="show" id="x"/>
                        <segue destination="gone" kind="unwind" id="y"/>
                    </connections>
                </viewController>
            </objects></scene>
            """
        ).compactMap { $0.diagnostic.position?.line }
        #expect(lines == [7, 8, 8, 9])
    }
}
