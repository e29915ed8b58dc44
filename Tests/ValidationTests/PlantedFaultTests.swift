import InterfaceBuilder
import SceneGraph
import SourceText
import Testing

@testable import Validation

/// In a sound storyboard of a hundred scenes a fault is found where it was planted, and nothing else is said.
@Suite struct PlantedFaultTests {
    /// A change of the sound storyboard: the one place where `text` stands gives way to `replacement`.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let replacement: String
        let rule: String

        init(_ description: String, _ text: String, _ replacement: String, _ rule: String) {
            (testDescription, self.text, self.replacement, self.rule) = (description, text, replacement, rule)
        }
    }

    static let faults = [
        Fault(
            "dangling destination", #"destination="v51" kind="show""#, #"destination="gone" kind="show""#,
            "segue-destination-missing"),
        Fault("missing destination", #"destination="v51" kind="show""#, #"kind="show""#, "segue-destination-missing"),
        Fault("segue without id", #" identifier="next50" id="s50""#, #" identifier="next50""#, "segue-id-missing"),
        Fault(
            "unknown kind", #"destination="v51" kind="show""#, #"destination="v51" kind="shwo""#, "segue-kind-unknown"),
        Fault("custom without class", #" customClass="Fade50""#, "", "segue-custom-class-missing"),
        Fault("unwind without action", #" unwindAction="back50:""#, "", "unwind-action-missing"),
        Fault(
            "unwind with a malformed action", #"unwindAction="back50:""#, #"unwindAction="back50""#,
            "unwind-action-malformed"),
        Fault(
            "unwind to a controller", #"destination="e50" kind="unwind""#, #"destination="v50" kind="unwind""#,
            "unwind-without-exit"),
        Fault(
            "dangling initial controller", #"initialViewController="n""#, #"initialViewController="gone""#,
            "initial-controller-dangling"),
        Fault(
            "duplicate controller id", #"<viewController id="v99""#, #"<viewController id="v98""#,
            "duplicate-object-id"),
        Fault(
            "duplicate storyboard identifier", #"storyboardIdentifier="Scene51""#, #"storyboardIdentifier="Scene50""#,
            "duplicate-storyboard-identifier"),
        Fault(
            "dangling tie-breaker", #"<segue reference="s51"/>"#, #"<segue reference="gone"/>"#,
            "dangling-tie-breaker"),
        Fault(
            "dangling constraint item", #"secondItem="g50" secondAttribute="top""#,
            #"secondItem="gone" secondAttribute="top""#, "dangling-constraint-item"),
        Fault("scene without id", #"<scene sceneID="c50">"#, "<scene>", "scene-id-missing"),
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

    private func findings(_ text: String) throws -> [String] {
        let document = try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", text: text))
        let validator = Validator()
        let project = validator.findings(in: ProjectContents(SceneGraph(documents: [document])))
        return (validator.findings(in: document) + project.documents.joined()).map {
            "\($0.diagnostic.position?.line ?? 0) \($0.diagnostic.identifier)"
        }
    }

    @Test func nothingIsSaidOfTheSoundOne() throws {
        #expect(try findings(Self.sound) == [])
    }

    @Test(arguments: faults)
    func aFaultIsFoundOnItsLineAndNothingElseIsSaid(_ fault: Fault) throws {
        let places = Self.sound.ranges(of: fault.text)
        let place = try #require(places.count == 1 ? places.first : nil, "\(places.count) places")
        let line = Self.sound[..<place.lowerBound].count { $0 == "\n" } + 1
        let planted = Self.sound.replacingCharacters(in: place, with: fault.replacement)
        #expect(try findings(planted) == ["\(line) \(fault.rule)"])
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
