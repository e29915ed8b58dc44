import InterfaceBuilder
import SourceText

/// A controller that keeps the tab bar when it is pushed.
struct BottomBarShown: ConfigurableRule {
    private static let except = OptionKey(
        "except", default: [String](),
        "Classes of controllers that may show it, UIKit's where a controller has none of its own.")

    static let description = RuleDescription(
        identifier: "bottom-bar-shown", platforms: .uiKit,
        summary: "A controller does not hide the bottom bar when it is pushed.",
        rationale: """
            In an app whose tab bar belongs to its first screens, a controller that forgets to hide it has less room \
            than it was made for.
            """,
        severity: .warning, isOptIn: true, options: [except.option],
        nonTriggering: [
            Example(
                options: except.set(to: ["Home"]),
                """
                <scene sceneID="s1"><objects>
                    <viewController hidesBottomBarWhenPushed="YES" id="a" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController id="b" customClass="Home" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <tabBarController id="t" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            Example(
                options: except.set(to: ["UIViewController"]),
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
        ],
        triggering: [
            Example(
                options: except.set(to: ["UIViewController"]),
                """
                <scene sceneID="s1"><objects>
                    ⟦<viewController id="a" customClass="Detail" sceneMemberID="viewController"/>⟧
                </objects></scene>
                """),
            """
            <scene sceneID="s1"><objects>
                ⟦<viewController id="a" sceneMemberID="viewController"/>⟧
            </objects></scene>
            """,
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let except = options[Self.except]
        for controller in document.scenes.lazy.flatMap(\.controllers) {
            switch controller.kind {
            // What can be pushed, and has no children that have their own say.
            case .viewController, .tableViewController, .collectionViewController, .pageViewController: break
            default: continue
            }
            guard !controller.hidesBottomBarWhenPushed, !isExcepted(controller, except) else { continue }
            report.add(
                "\(controller.object.displayName) shows the bottom bar when it is pushed",
                at: controller.element.attributeRange("hidesBottomBarWhenPushed") ?? controller.element.startTagRange,
                object: controller.object, fixHint: "turn on Hide Bottom Bar on Push")
        }
    }

    /// By its own class, or by UIKit's where it has none.
    private func isExcepted(_ controller: Storyboard.Controller, _ classes: [String]) -> Bool {
        guard !classes.isEmpty, let name = controller.object.className else { return false }
        return classes.contains(name)
    }
}
