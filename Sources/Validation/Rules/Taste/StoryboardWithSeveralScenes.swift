import InterfaceBuilder
import SourceText

/// A storyboard of more than one controller.
struct StoryboardWithSeveralScenes: ConfigurableRule {
    private static let most = OptionKey("most", default: 1.0, "How many controllers a storyboard may have.")

    static let description = RuleDescription(
        identifier: "storyboard-with-several-scenes",
        summary: "A storyboard has more controllers than the project allows.",
        rationale: """
            Two people who work at one storyboard have to merge it. Where each has its own, they do not.
            """,
        severity: .warning, isOptIn: true, options: [most.option],
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            Example(options: most.set(to: 2), scenes("<viewController id=\"b\" sceneMemberID=\"viewController\"/>")),
        ],
        triggering: [
            Example(scenes("⟦<viewController id=\"b\" sceneMemberID=\"viewController\"/>⟧"))
        ])

    private static func scenes(_ second: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
            \(second)
        </objects></scene>
        """
    }

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let controllers = document.scenes.flatMap(\.controllers).filter { !$0.isPlaceholder }
        let most = options[Self.most]
        guard Double(controllers.count) > most,
            let first = controllers.enumerated().first(where: { Double($0.offset) >= most })?.element
        else { return }
        report.add(
            "the storyboard has \(controllers.count) controllers, of which this is one too many",
            at: first.element.startTagRange, object: first.object, fixHint: "move it into a storyboard of its own")
    }
}
