import InterfaceBuilder
import SceneGraph
import SourceText
import Testing

@testable import Validation

/// In a sound storyboard of a hundred scenes a fault is found where it was planted, and nothing else is said.
@Suite struct PlantedFaultTests {
    private static let path = "Main.storyboard"

    /// A change of the sound storyboard. The finding is expected where `place` stands after it, or the replacement.
    private static func fault(
        _ description: String, _ text: String, _ replacement: String, _ rule: String, at place: String? = nil
    ) -> Plant {
        Plant(description, path, text, replacement, rule, at: place)
    }

    static let faults = [
        fault(
            "dangling destination", #"destination="v51" kind="show""#, #"destination="gone" kind="show""#,
            "segue-destination-missing"),
        fault(
            "missing destination", #"destination="v51" kind="show""#, #"kind="show""#, "segue-destination-missing",
            at: #"id="s50""#),
        fault(
            "segue without id", #" identifier="next50" id="s50""#, #" identifier="next50""#, "segue-id-missing"),
        fault(
            "unknown kind", #"destination="v51" kind="show""#, #"destination="v51" kind="shwo""#, "segue-kind-unknown"),
        fault("custom without class", #" customClass="Fade50""#, "", "segue-custom-class-missing", at: #"id="f50""#),
        fault("unwind without action", #" unwindAction="back50:""#, "", "unwind-action-missing", at: #"id="u50""#),
        fault(
            "unwind with a malformed action", #"unwindAction="back50:""#, #"unwindAction="back50""#,
            "unwind-action-malformed"),
        fault(
            "unwind to a controller", #"destination="e50" kind="unwind""#, #"destination="v50" kind="unwind""#,
            "unwind-without-exit"),
        fault(
            "dangling initial controller", #"initialViewController="n""#, #"initialViewController="gone""#,
            "initial-controller-dangling"),
        fault(
            "duplicate controller id", #"<viewController id="v99""#, #"<viewController id="v98""#,
            "duplicate-object-id", at: #"id="v98" storyboardIdentifier="Scene99""#),
        fault(
            "duplicate storyboard identifier", #"storyboardIdentifier="Scene51""#, #"storyboardIdentifier="Scene50""#,
            "duplicate-storyboard-identifier", at: #"id="v51" storyboardIdentifier"#),
        fault(
            "dangling tie-breaker", #"<segue reference="s51"/>"#, #"<segue reference="gone"/>"#,
            "dangling-tie-breaker"),
        fault(
            "dangling constraint item", #"secondItem="g50" secondAttribute="top""#,
            #"secondItem="gone" secondAttribute="top""#, "dangling-constraint-item"),
        fault("scene without id", #"<scene sceneID="c50">"#, "<scene>", "scene-id-missing"),
    ]

    /// A navigation controller and ninety-nine scenes, each with a button, constraints, and segues of several kinds.
    static let sound: String = {
        let scenes = (1...99).map { number in
            let next = number < 98 ? number + 1 : 1
            return """
                <scene sceneID="c\(number)">
                    <objects>
                        <viewController id="v\(number)" storyboardIdentifier="Scene\(number)" sceneMemberID="viewController">
                            <view key="view" id="w\(number)">
                                <subviews>
                                    <button id="b\(number)">
                                        <connections>
                                            <segue destination="v\(next)" kind="show" identifier="next\(number)" id="s\(number)"/>
                                        </connections>
                                    </button>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="b\(number)" firstAttribute="top" secondItem="g\(number)" \
                secondAttribute="top" id="k\(number)"/>
                                </constraints>
                                <viewLayoutGuide key="safeArea" id="g\(number)"/>
                            </view>
                            <connections>
                                <outlet property="button" destination="b\(number)" id="o\(number)"/>
                                <segue destination="v\(next)" kind="custom" identifier="fade\(number)" \
                customClass="Fade\(number)" id="f\(number)"/>
                                <segue destination="e\(number)" kind="unwind" identifier="back\(number)" \
                unwindAction="back\(number):" id="u\(number)"/>
                            </connections>
                        </viewController>
                        <exit id="e\(number)" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                </scene>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="n">
            <scenes>
            <scene sceneID="c0">
                <objects>
                    <navigationController id="n" storyboardIdentifier="Start" sceneMemberID="viewController">
                        <connections>
                            <segue destination="v1" kind="relationship" relationship="rootViewController" id="s0"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            \(scenes.joined(separator: "\n"))
            </scenes>
            <inferredMetricsTieBreakers>
                <segue reference="s51"/>
                <segue reference="s60"/>
            </inferredMetricsTieBreakers>
            </document>

            """
    }()

    private func findings(_ files: [String: String]) throws -> [String] {
        let document = try InterfaceDocument(parsing: SourceFile(path: Self.path, text: files[Self.path] ?? ""))
        let validator = Validator()
        let project = validator.findings(in: ProjectContents(SceneGraph(documents: [document])))
        return (validator.findings(in: document) + project.documents.joined()).map {
            "\($0.diagnostic.path):\($0.diagnostic.position?.line ?? 0) \($0.diagnostic.identifier)"
        }
    }

    @Test func nothingIsSaidOfTheSoundOne() throws {
        #expect(try findings([Self.path: Self.sound]) == [])
    }

    @Test(arguments: faults)
    func aFaultIsFoundOnItsLineAndNothingElseIsSaid(_ fault: Plant) throws {
        let files = try fault.apply(to: [Self.path: Self.sound])
        let (found, expected) = (try findings(files), try fault.expected(in: files))
        #expect(found == expected)
    }
}
