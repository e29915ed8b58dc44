/// Scenes that many examples share.
extension Example {
    /// A scene whose controller has these attributes.
    static func scene(_ attributes: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a"\(spaced(attributes)) sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    /// A scene whose view holds one view with these attributes.
    static func sceneWithView(_ attributes: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v">
                    <subviews><view\(spaced(attributes)) id="b"/></subviews>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    /// Two scenes, of which the first one's controller `a` has these attributes and connections; `b` is only there.
    static func pair(_ attributes: String = "", connections: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a"\(spaced(attributes)) sceneMemberID="viewController">
                <connections>
                    \(connections)
                </connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    /// Scenes of which each shows the next, and the last unwinds by `action`.
    ///
    /// - Parameter controllers: The attributes of each controller; their ids are `a`, `b`, and so on.
    static func way(_ controllers: String..., unwindingBy action: String) -> String {
        let ids = "abcdefgh".map(String.init)
        return controllers.enumerated().map { index, attributes in
            let isLast = index == controllers.count - 1
            let segue =
                isLast
                ? "<segue destination=\"e\" kind=\"unwind\" identifier=\"back\" unwindAction=\"\(action)\" id=\"u\"/>"
                : "<segue destination=\"\(ids[index + 1])\" kind=\"show\" identifier=\"to\(ids[index + 1])\" id=\"s\(index)\"/>"
            return """
                <scene sceneID="s\(index + 1)"><objects>
                    <viewController id="\(ids[index])"\(spaced(attributes)) sceneMemberID="viewController">
                        <connections>\(segue)</connections>
                    </viewController>\(isLast ? "\n    <exit id=\"e\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>" : "")
                </objects></scene>
                """
        }.joined(separator: "\n")
    }

    /// A scene with an exit, whose controller `a` has these connections, one in a line.
    static func exiting(_ connections: String...) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <connections>
                    \(connections.joined(separator: "\n            "))
                </connections>
            </viewController>
            <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """
    }

    /// A scene that shows what a storyboard reference stands for.
    ///
    /// - Parameter placeholder: The attributes of the reference, whose id is `r`.
    static func referring(_ placeholder: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewControllerPlaceholder id="r" \(placeholder) sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    /// A storyboard that refers to `Other`, and that one with its single controller `o`.
    ///
    /// - Parameters:
    ///   - placeholder: The attributes of the reference.
    ///   - other: The attributes of the other document's element.
    ///   - controller: The attributes of its controller.
    static func reference(
        _ placeholder: String, to other: String = #"initialViewController="o""#, controller: String = ""
    ) -> Example {
        Example(
            .init("Main.storyboard", referring(placeholder)),
            .init(
                "Other.storyboard", attributes: other,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="o"\(spaced(controller)) sceneMemberID="viewController"/>
                </objects></scene>
                """))
    }

    /// The attributes of a storyboard for macOS.
    static let mac = #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#

    /// The attributes of an object of the app's class.
    static func ofClass(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"App\"" }

    private static func spaced(_ attributes: String) -> String { attributes.isEmpty ? "" : " " + attributes }
}
