import InterfaceBuilder
import SourceText

/// Metrics that Interface Builder does not write any more.
struct SimulatedMetrics: Rule {
    static let description = RuleDescription(
        identifier: "simulated-metrics", platforms: .uiKit,
        summary: "A document has simulated metrics as before Xcode 9.",
        rationale: """
            Xcode removes them when it saves the file, and so they appear in the differences of somebody's next change.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [.views(#"<label id="l"/>"#)],
        triggering: [
            Example(
                .init(
                    "Main.storyboard",
                    tail: """
                        ⟦<simulatedMetricsContainer key="defaultSimulatedMetrics">⟧
                            <simulatedStatusBarMetrics key="statusBar"/>
                        </simulatedMetricsContainer>
                        """, ""))
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("simulatedMetricsContainer") {
            report.add(
                "the document has simulated metrics", at: element.startTagRange, object: nil,
                fixHint: "save the file with Xcode 9 or later")
        }
    }
}
