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

    /// The attributes of an object of the app's class.
    static func ofClass(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"App\"" }

    private static func spaced(_ attributes: String) -> String { attributes.isEmpty ? "" : " " + attributes }
}
