import InterfaceBuilder
import SceneGraph
import SourceText

/// Small projects that the tests of reports share.
enum SampleProject {
    static func document(_ path: String, initial: String = "", _ scenes: String) throws -> InterfaceDocument {
        let entry = initial.isEmpty ? "" : " initialViewController=\"\(initial)\""
        return try InterfaceDocument(
            parsing: SourceFile(
                path: path,
                text: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
                    targetRuntime="iOS.CocoaTouch"\(entry)>
                    <scenes>
                    \(scenes)
                    </scenes></document>
                    """))
    }

    /// A list that shows a detail and, through references, settings and nothing; the detail unwinds.
    static func graph() throws -> SceneGraph {
        let main = try document(
            "App/Main.storyboard", initial: "nav",
            """
            <scene sceneID="s0"><objects>
                <navigationController id="nav" sceneMemberID="viewController"><connections>
                    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                </connections></navigationController>
            </objects></scene>
            <scene sceneID="s1"><objects>
                <viewController storyboardIdentifier="List" id="a" customClass="ListController" \
            sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" \
            height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
                        <button opaque="NO" tag="7" id="b"><rect key="frame" x="127.5" y="175" width="120" \
            height="30"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            <state key="normal" title="Go"/><connections>
                                <segue destination="c" kind="show" identifier="detail" id="x1"/>
                            </connections></button>
                        <label hidden="YES" alpha="0.5" userInteractionEnabled="NO" text="It's" id="l"/>
                    </subviews></view>
                    <connections><segue destination="p" kind="presentation" id="x2"/>
                        <segue destination="q" kind="presentation" id="x3"/></connections>
                </viewController>
                <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController title="Detail" id="c" sceneMemberID="viewController"><connections>
                    <segue destination="e2" kind="unwind" identifier="back" unwindAction="goBack:" id="u"/>
                </connections></viewController>
                <exit id="e2" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Settings" id="p" \
            sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s4"><objects><viewControllerPlaceholder storyboardName="Gone" id="q" \
            sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s5"><objects><viewController id="z" customClass="Orphan" \
            sceneMemberID="viewController"/></objects></scene>
            """)
        let settings = try document(
            "App/Settings.storyboard", initial: "t",
            """
            <scene sceneID="t1"><objects><tableViewController id="t" customClass="SettingsController" \
            sceneMemberID="viewController"><connections><segue destination="t" kind="show" id="again"/></connections>\
            </tableViewController></objects></scene>
            """)
        let manifest = try AppManifest(
            parsing: SourceFile(
                path: "App/Info.plist",
                text: """
                    <plist><dict>
                    <key>UIMainStoryboardFile</key><string>Main</string>
                    </dict></plist>
                    """))
        return SceneGraph(documents: [main, settings], manifests: [manifest])
    }

    /// Two scenes of which every name is as bad as a file can make it.
    static func hostileGraph() throws -> SceneGraph {
        SceneGraph(documents: [
            try document(
                "App/a&quot;b#.storyboard",
                """
                <scene sceneID="s1"><objects><viewController id="a" title="\(hostile)" sceneMemberID="viewController">
                <connections><segue destination="b" kind="show" identifier="\(hostile)" id="x"/></connections>
                </viewController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="b" title="1. end" sceneMemberID="viewController"/>
                </objects></scene>
                """)
        ])
    }

    /// As an attribute is written: quotes, backslashes, entities, brackets, arrows, comments, a line break, an emoji.
    private static let hostile =
        "&quot;\\N\\&quot; &lt;b&gt;&amp;amp;&lt;/b&gt; #35; ] --&gt; } /* %% `x` | end&#10;subgraph 🦊 \\"
    static let hostileText = "\"\\N\\\" <b>&amp;</b> #35; ] --> } /* %% `x` | end\nsubgraph 🦊 \\"
}
