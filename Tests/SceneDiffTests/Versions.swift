import InterfaceBuilder
import SceneDiff
import SourceText

/// Two versions of a small storyboard: what the tests compare.
enum Versions {
    /// Two scenes, a segue between them, a label and a button with constraints.
    static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        systemVersion="22G90" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
        initialViewController="c1">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            </dependencies>
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController id="c1" customClass="FirstViewController" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v1">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                                        <rect key="frame" x="16" y="84" width="343" height="20.5"/>
                                        <color key="textColor" red="0.33333333333333331" green="0.5" blue="1" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
                                    </label>
                                    <button opaque="NO" id="b1">
                                        <rect key="frame" x="100" y="300" width="80" height="30"/>
                                        <state key="normal" title="Go"/>
                                        <connections>
                                            <action selector="go:" destination="c1" eventType="touchUpInside" id="a1"/>
                                        </connections>
                                    </button>
                                    <view contentMode="scaleToFill" id="p1">
                                        <rect key="frame" x="0.0" y="600" width="375" height="67"/>
                                        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                                    </view>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="g1"/>
                                <constraints>
                                    <constraint firstItem="l1" firstAttribute="top" secondItem="g1" \
        secondAttribute="top" constant="20" id="k1"/>
                                    <constraint firstItem="l1" firstAttribute="leading" secondItem="g1" \
        secondAttribute="leading" id="k2"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="titleLabel" destination="l1" id="o1"/>
                                <segue destination="c2" kind="show" identifier="next" id="g2"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
                        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                    <point key="canvasLocation" x="20" y="97"/>
                </scene>
                <scene sceneID="s2">
                    <objects>
                        <viewController id="c2" customClass="SecondViewController" sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="800" y="97"/>
                </scene>
            </scenes>
            <resources>
                <image name="star" width="20" height="20"/>
                <image name="moon" width="20" height="20"/>
            </resources>
        </document>

        """

    static let thirdScene = """
                <scene sceneID="s3">
                    <objects>
                        <viewController id="c3" customClass="DetailViewController" sceneMemberID="viewController">
                            <view key="view" id="v3">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews><label text="Detail" id="l3"/></subviews>
                            </view>
                            <connections><segue destination="c1" kind="show" id="g3"/></connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f3" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        """

    /// What another Xcode does to `text` when it saves it with nothing changed by anybody.
    static func resaved(_ text: String) -> String {
        text.replacing(
            "toolsVersion=\"21507\" systemVersion=\"22G90\"",
            with: "toolsVersion=\"32700.99.1234\" systemVersion=\"24A335\""
        )
        .replacing("version=\"21505\"", with: "version=\"22684\"")
        .replacing("id=\"retina4_7\"", with: "id=\"retina6_12\"")
        .replacing("width=\"375\" height=\"667\"", with: "width=\"393\" height=\"852\"")
        .replacing("y=\"600\" width=\"375\" height=\"67\"", with: "y=\"785\" width=\"393\" height=\"67\"")
        .replacing(
            "x=\"16\" y=\"84\" width=\"343\" height=\"20.5\"",
            with: "x=\"16\" y=\"79\" width=\"361\" height=\"20.333333333333329\""
        )
        .replacing("x=\"100\" y=\"300\" width=\"80\"", with: "x=\"100.5\" y=\"300\" width=\"80\"")
        .replacing("0.33333333333333331", with: "0.33333333329999998")
        .replacing("x=\"800\" y=\"97\"", with: "x=\"930.5\" y=\"112.5\"")
        .replacing("<image name=\"star\" width=\"20\" height=\"20\"/>\n", with: "")
        .replacing("</resources>", with: "<image name=\"star\" width=\"21\" height=\"20\"/></resources>")
        .replacing(
            "sceneMemberID=\"firstResponder\"/>\n            </objects>",
            with: "sceneMemberID=\"firstResponder\"/>\n<exit id=\"e2\" sceneMemberID=\"exit\"/></objects>")
    }

    static func difference(_ old: String, _ new: String) throws -> DocumentDifference {
        DocumentDifference(from: try document(old), to: try document(new))
    }

    /// The changes that count, one line each.
    static func lines(_ old: String, _ new: String) throws -> [String] {
        try difference(old, new).consequences.map(line)
    }

    static func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", text: text))
    }

    static func line(_ change: Change) -> String {
        var text = "\(change.kind.rawValue) \(change.subject.name)"
        if let holder = change.subject.holder { text += " of \(holder)" }
        if let scene = change.subject.scene { text += " in \(scene)" }
        if let from = change.from, let to = change.to { text += ": \(from) → \(to)" }
        let properties = change.properties.map { property in
            let old = property.oldName ?? property.old ?? "none"
            return "\(property.name) \(old) → \(property.newName ?? property.new ?? "none")"
        }
        return properties.isEmpty ? text : text + ": " + properties.joined(separator: ", ")
    }
}
