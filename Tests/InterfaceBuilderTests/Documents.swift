import InterfaceBuilder
import SourceText

/// A storyboard with the scenes given, as Interface Builder would write its head.
func storyboard(_ scenes: String, attributes: String = "", resources: String = "") throws -> Storyboard {
    let document = try InterfaceDocument(
        parsing: SourceFile(
            path: "Main.storyboard",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
                <device id="retina6_1" orientation="portrait" appearance="light"/>
                <dependencies><deployment identifier="iOS"/></dependencies>
                <scenes>\(scenes)</scenes><resources>\(resources)</resources>
                </document>
                """))
    guard let storyboard = document.storyboard else { throw Diagnostic(.error, "test", "no storyboard", path: "") }
    return storyboard
}

/// A scene of one plain controller, `a`, that holds what is given.
func scene(_ inside: String, beside: String = "", attributes: String = "") -> String {
    """
    <scene sceneID="s1"><objects>
    <viewController id="a" sceneMemberID="viewController" \(attributes)>\(inside)</viewController>\(beside)
    </objects></scene>
    """
}

/// The one view of a controller, given by its element.
func view(_ element: String) throws -> InterfaceView {
    let storyboard = try storyboard(scene(element))
    guard let view = storyboard.controller(id: "a")?.view else {
        throw Diagnostic(.error, "test", "no view", path: "")
    }
    return view
}
