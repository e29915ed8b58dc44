import InterfaceBuilder
import SceneMerge
import SourceText
import Testing

/// A change to a text. What it looks for stands in the text once.
enum Edit: Sendable {
    case replace(String, String)
    /// Deletes whole lines: from the one that holds the first text to the one that holds the second, the same or later.
    case delete(from: String, through: String? = nil)
    /// Inserts lines, indented as the line found is.
    case insert([String], before: String)
    case add([String], after: String)

    func applied(to text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func line(_ find: String, from start: Int = 0) -> Int {
            let found = lines.indices.dropFirst(start).filter { lines[$0].contains(find) }
            if found.count != 1, start == 0 { Issue.record("'\(find)' stands in \(found.count) lines") }
            return found.first ?? 0
        }
        switch self {
        case .replace(let find, let replacement):
            let count = text.ranges(of: find).count
            if count != 1 { Issue.record("'\(find)' stands \(count) times in the text") }
            return text.replacing(find, with: replacement)
        case .delete(let first, let last):
            let start = line(first)
            lines.removeSubrange(start...(last.map { line($0, from: start) } ?? start))
        case .insert(let added, let before):
            let place = line(before)
            let indent = lines[place].prefix { $0 == " " }
            lines.insert(contentsOf: added.map { indent + $0 }, at: place)
        case .add(let added, let after):
            let place = line(after)
            let indent = lines[place].prefix { $0 == " " }
            lines.insert(contentsOf: added.map { indent + $0 }, at: place + 1)
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    func applying(_ edits: [Edit]) -> String { edits.reduce(self) { $1.applied(to: $0) } }
}

/// Two people's edits of one file, and what must come of them.
struct MergeCase: Sendable, CustomTestStringConvertible {
    let name: String
    var base = Documents.base
    let ours: [Edit]
    let theirs: [Edit]
    /// The edits that make the result of the base; `nil` for those of both sides.
    var result: [Edit]?
    var conflicts: [String] = []
    var notes: [String] = []

    var testDescription: String { name }

    /// Stands for an id that nobody can foresee.
    static let fresh = "???-??-???"

    /// The id that a note tells of, which has the form of Interface Builder's and is new.
    private func freshID(_ notes: [String]) throws -> String {
        guard let note = notes.first else { return "" }
        let id = try #require(note.firstMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/))
        #expect(!base.contains(id.output))
        return String(id.output)
    }

    func check() throws {
        let (mine, others) = (base.applying(ours), base.applying(theirs))
        let merge = try Documents.merge(base, mine, others)
        let fresh = try freshID(merge.notes)
        let expected = base.applying(result ?? ours + theirs).replacing(Self.fresh, with: fresh)
        let notes = notes.map { $0.replacing(Self.fresh, with: fresh) }
        let text = String(decoding: merge.bytes, as: UTF8.self)
        #expect(merge.conflicts.map(\.message) == conflicts, "\(name)")
        #expect(merge.notes == notes, "\(name)")
        if text != expected { Issue.record("\(name): \(Documents.difference(expected, text))") }
        // The result can be read, and the other way round nothing else comes of it.
        _ = try Documents.document(text)
        let swapped = try Documents.merge(base, others, mine)
        #expect(swapped.conflicts.count == conflicts.count, "\(name), swapped")
        if conflicts.isEmpty {
            let other = String(decoding: swapped.bytes, as: UTF8.self)
            if other != expected { Issue.record("\(name), swapped: \(Documents.difference(expected, other))") }
        }
    }
}

enum Documents {
    static func document(_ text: String, path: String = "Main.storyboard") throws -> InterfaceDocument {
        try InterfaceDocument(parsing: SourceFile(path: path, text: text))
    }

    static func document(_ bytes: [UInt8]) throws -> InterfaceDocument {
        try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", bytes: bytes))
    }

    static func merge(
        _ base: String, _ ours: String, _ theirs: String, choices: MergeChoices = MergeChoices(),
        style: ConflictStyle = .ours
    ) throws -> DocumentMerge {
        try DocumentMerge(
            base: document(base, path: "base"), ours: document(ours, path: "ours"),
            theirs: document(theirs, path: "theirs"), choices: choices, style: style)
    }

    /// The lines in which two texts differ.
    static func difference(_ expected: String, _ found: String) -> String {
        let (left, right) = (expected.split(separator: "\n"), found.split(separator: "\n"))
        let changes = right.difference(from: left).map { change in
            switch change {
            case .insert(let offset, let line, _): "+\(offset) \(line)"
            case .remove(let offset, let line, _): "-\(offset) \(line)"
            }
        }
        return "\n" + changes.joined(separator: "\n")
    }

    /// Three scenes of the usual kind: a form, a table, a settings screen.
    static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
        initialViewController="form">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            </dependencies>
            <scenes>
                <!--Form-->
                <scene sceneID="s-form">
                    <objects>
                        <viewController id="form" customClass="FormViewController" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-form">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" text="Hello" textAlignment="natural" id="l-hello">
                                        <rect key="frame" x="16" y="84" width="343" height="20"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <color key="textColor" red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    </label>
                                    <button opaque="NO" id="b-go">
                                        <rect key="frame" x="100" y="300" width="80" height="30"/>
                                        <state key="normal" title="Go"/>
                                        <connections>
                                            <action selector="go:" destination="form" eventType="touchUpInside" id="a-go"/>
                                        </connections>
                                    </button>
                                    <imageView image="star" id="i-star">
                                        <rect key="frame" x="10" y="400" width="40" height="40"/>
                                    </imageView>
                                    <view contentMode="scaleToFill" id="v-box">
                                        <rect key="frame" x="0.0" y="600" width="375" height="67"/>
                                        <subviews>
                                            <slider opaque="NO" value="0.5" id="sl-1">
                                                <rect key="frame" x="5" y="5" width="100" height="31"/>
                                            </slider>
                                        </subviews>
                                    </view>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="g-form"/>
                                <constraints>
                                    <constraint firstItem="l-hello" firstAttribute="top" secondItem="g-form" secondAttribute="top" constant="20" id="k-1"/>
                                    <constraint firstItem="l-hello" firstAttribute="leading" secondItem="g-form" secondAttribute="leading" id="k-2"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="helloLabel" destination="l-hello" id="o-hello"/>
                                <segue destination="table" kind="show" identifier="list" id="sg-list"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-form" sceneMemberID="firstResponder"/>
                        <exit id="e-form" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                    <point key="canvasLocation" x="20" y="97"/>
                </scene>
                <!--List-->
                <scene sceneID="s-table">
                    <objects>
                        <tableViewController id="table" customClass="ListViewController" sceneMemberID="viewController">
                            <tableView key="view" rowHeight="44" id="tv-1">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <prototypes>
                                    <tableViewCell reuseIdentifier="Row" id="cell-row">
                                        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                                    </tableViewCell>
                                </prototypes>
                            </tableView>
                        </tableViewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-table" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="800" y="97"/>
                </scene>
                <!--Settings-->
                <scene sceneID="s-settings">
                    <objects>
                        <viewController storyboardIdentifier="Settings" id="settings" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-settings">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <segmentedControl opaque="NO" id="seg-1">
                                        <rect key="frame" x="0.0" y="0.0" width="100" height="31"/>
                                        <segments>
                                            <segment title="First"/>
                                            <segment title="Second"/>
                                        </segments>
                                    </segmentedControl>
                                </subviews>
                            </view>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
                            </userDefinedRuntimeAttributes>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-settings" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="1600" y="97"/>
                </scene>
            </scenes>
            <resources>
                <image name="moon" width="20" height="20"/>
                <image name="star" width="20" height="20"/>
            </resources>
        </document>

        """

    /// A scene as Interface Builder appends it, in lines.
    static func scene(_ name: String, text: String = "New") -> [String] {
        [
            "<scene sceneID=\"s-\(name)\">",
            "    <objects>",
            "        <viewController id=\"\(name)\" title=\"\(name)\" sceneMemberID=\"viewController\">",
            "            <view key=\"view\" contentMode=\"scaleToFill\" id=\"v-\(name)\">",
            "                <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>",
            "                <subviews>",
            "                    <label text=\"\(text)\" id=\"l-\(name)\"/>",
            "                </subviews>",
            "            </view>",
            "        </viewController>",
            "    </objects>",
            "</scene>",
        ].map { "    " + $0 }
    }
}
