import InterfaceBuilder
import SourceText

/// A document without constraints.
struct AutoLayoutOff: Rule {
    static let description = RuleDescription(
        identifier: "auto-layout-off", platforms: .views,
        summary: "A document does not use Auto Layout.",
        rationale: """
            Its views keep the frames of the canvas, or follow springs and struts, on every size of screen.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            Example(
                attributes: #"useAutolayout="YES""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """)
        ],
        triggering: [
            Example(
                attributes: #"useAutolayout="⟦NO⟧""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """)
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let root = document.document.tree.root
        guard document.document.kind != .legacyArchive, !document.document.useAutolayout,
            [.iOS, .tvOS, .macOS].contains(document.document.platform)
        else { return }
        report.add(
            "the document does not use Auto Layout", at: root.attributeRange("useAutolayout") ?? root.nameRange,
            object: nil,
            fixHint: "turn on Use Auto Layout in the file inspector")
    }
}
