import InterfaceBuilder
import SourceText

/// A page that curls up from something that does not fill the screen.
struct PartialCurlNotFullScreen: Rule {
    static let description = RuleDescription(
        identifier: "partial-curl-not-full-screen", platforms: .uiKit,
        summary: "A presentation curls up a page and does not fill the screen.",
        rationale: """
            UIKit raises an exception when a controller with the transition style partialCurl is presented in any \
            style but fullScreen.
            """,
        nonTriggering: [
            scenes(#"modalPresentationStyle="fullScreen" modalTransitionStyle="partialCurl""#),
            // Which style is the standard depends on the system.
            scenes(#"modalTransitionStyle="partialCurl""#),
            scenes(#"modalTransitionStyle="partialCurl""#, destination: #"modalPresentationStyle="fullScreen""#),
            scenes(#"modalPresentationStyle="pageSheet""#),
        ],
        triggering: [
            scenes(#"modalPresentationStyle="pageSheet" modalTransitionStyle="⟦partialCurl⟧""#),
            scenes(#"modalTransitionStyle="⟦partialCurl⟧""#, destination: #"modalPresentationStyle="formSheet""#),
        ])

    private static func scenes(_ attributes: String, destination: String = "") -> Example {
        Example(
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="presentation" identifier="next" \(attributes) id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController \(destination.isEmpty ? "" : destination + " ")id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """)
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues where item.kind == .presentation || item.kind == .modal {
            let destination = document.object(item.segue.destinationID)
            // R30: what the segue leaves out is the destination's.
            let transition = item.segue.modalTransitionStyle ?? destination?.string("modalTransitionStyle")
            let style = item.segue.modalPresentationStyle ?? destination?.string("modalPresentationStyle")
            guard transition == "partialCurl", let style, style != "fullScreen", style != "automatic" else { continue }
            let range =
                item.element.attributeRange("modalTransitionStyle")
                ?? item.element.attributeRange("modalPresentationStyle")
            report.add(
                "the \(item.summary) curls up a page, and \(style) does not fill the screen",
                at: range ?? item.element.startTagRange, object: item.object,
                fixHint: "choose the presentation fullScreen, or another transition")
        }
    }
}
