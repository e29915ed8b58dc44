import InterfaceBuilder
import SourceText

/// A segue outside a storyboard.
struct SegueInXib: Rule {
    static let description = RuleDescription(
        identifier: "segue-in-xib",
        summary: "A xib has a segue.",
        rationale: """
            Only a storyboard can instantiate the destination of a segue. A xib with a segue was copied from a \
            storyboard by hand: its controls lead nowhere, and Interface Builder refuses to compile it.
            """,
        nonTriggering: [
            Example(Self.xib(#"<action selector="open:" destination="-1" eventType="touchUpInside" id="s"/>"#))
        ],
        triggering: [
            Example(Self.xib(#"⟦<segue destination="b" kind="show" identifier="next" id="s"/>⟧"#))
        ])

    private static func xib(_ connection: String) -> Example.File {
        Example.File(
            xib: "App/Card.xib",
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view id="v">
                <subviews>
                    <button id="t"><connections>\(connection)</connections></button>
                </subviews>
            </view>
            """)
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard document.document.kind == .xib else { return }
        for element in document.elements("segue") {
            report.add(
                "a xib cannot have a segue", at: element.startTagRange, object: InterfaceObject(element),
                fixHint: "connect an action, or move the view into a storyboard")
        }
    }
}
