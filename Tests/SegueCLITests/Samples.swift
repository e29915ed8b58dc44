/// Small files that the tests of commands read.
enum Samples {
    /// A sound storyboard: two scenes, one segue.
    static let sound = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes>
            <scene sceneID="s1"><objects>
                <viewController id="a" customClass="First" sceneMemberID="viewController"><connections>
                    <segue destination="b" kind="show" identifier="next" id="x"/>
                </connections></viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" customClass="Second" sceneMemberID="viewController"/>
            </objects></scene>
        </scenes>
        </document>

        """

    /// The same with a segue that leads nowhere, in line 6. Code can still show the second scene.
    static let dangling = sound.replacing("destination=\"b\"", with: "destination=\"gone\"")
        .replacing("customClass=\"Second\"", with: "customClass=\"Second\" storyboardIdentifier=\"Second\"")

    /// What is no storyboard, by what the diagnostic calls it.
    static let unreadable: [(identifier: String, bytes: [UInt8])] = [
        ("empty-file", []),
        ("truncated-file", Array(sound.utf8.prefix(300))),
        ("merge-conflict", Array(sound.replacing("<scenes>", with: "<<<<<<< HEAD\n=======\n>>>>>>> x\n<scenes>").utf8)),
        ("binary-file", [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xD1, 0x00, 0xFF]),
        ("not-xml", Array("steps:\n  - launch\n".utf8)),
        ("not-interface-builder", Array("<plist version=\"1.0\"/>".utf8)),
        ("unreadable-xml", Array("<document a=1/>".utf8)),
    ]
}
