import InterfaceBuilder
import SourceText

/// An outlet whose destination is in another scene.
struct OutletIntoOtherScene: Rule {
    static let description = RuleDescription(
        identifier: "outlet-into-other-scene",
        summary: "An outlet leads to an object of another scene.",
        rationale: """
            Each scene is instantiated alone, so the object does not exist when the outlet is connected, and the \
            property stays nil: the first use of an implicitly unwrapped outlet ends the app. Interface Builder cannot \
            draw such an outlet; a merge or an edit by hand leaves it.
            """,
        severity: .warning,
        nonTriggering: [Example(Self.scenes(destination: "l"))],
        triggering: [Example(Self.scenes(destination: "⟦m⟧"))])

    private static func scenes(destination: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><label id="l"/></subviews></view>
                <connections><outlet property="title" destination="\(destination)" id="o"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="b" sceneMemberID="viewController">
                <view key="view" id="w"><subviews><label id="m"/></subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard !document.scenes.isEmpty else { return }
        for name in ["outlet", "outletCollection"] {
            for element in document.elements(name) where element.parent?.name == "connections" {
                guard let destination = element.attributeNode("destination"),
                    let target = document.object(destination), let own = document.scene(around: element),
                    let other = document.scene(around: target.element), own != other
                else { continue }
                report.add(
                    "the outlet \"\(element.attribute("property") ?? "")\" leads to \(target.displayName) of another scene",
                    at: destination.valueRange, object: element.parent?.parent.map(InterfaceObject.init),
                    notes: [Diagnostic.Note("the object is here", position: target.position)],
                    fixHint: "connect it to an object of its own scene, or delete the connection")
            }
        }
    }
}
