import InterfaceBuilder
import SourceText

/// A container without contents.
struct RelationshipMissing: Rule {
    static let description = RuleDescription(
        identifier: "relationship-missing", platforms: .views,
        summary: "A container controller has no children.",
        rationale: """
            A navigation controller without a root, a tab bar controller without tabs or a split view controller \
            without columns shows an empty screen, unless code fills it. That is no exception, and prepare(for:sender:) \
            may still set the children, so it is a warning. A container with a class of its own or a storyboard \
            identifier is left to its code. A root that is itself a navigation controller raises an exception: see \
            `navigation-root-invalid`.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="rootViewController" id="nr"/>
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <navigationController id="n" customClass="Flow" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <tabBarController id="n" storyboardIdentifier="Tabs" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            Example(
                attributes: Example.mac,
                """
                <scene sceneID="s1"><objects>
                    ⟦<tabViewController id="n" sceneMemberID="viewController"/>⟧
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <splitViewController id="p" sceneMemberID="viewController">
                        <connections><segue destination="b" kind="relationship" relationship="splitItems" id="pr"/></connections>
                    </splitViewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController id="b" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            """
            <scene sceneID="s1"><objects>
                ⟦<navigationController id="n" sceneMemberID="viewController"/>⟧
            </objects></scene>
            <scene sceneID="s2"><objects>
                ⟦<tabBarController id="t" sceneMemberID="viewController"/>⟧
            </objects></scene>
            <scene sceneID="s3"><objects>
                ⟦<splitViewController id="s" sceneMemberID="viewController"/>⟧
            </objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let filled = Set(document.segues.filter { $0.kind == .relationship }.compactMap { $0.owner?.element })
        for controller in document.scenes.lazy.flatMap(\.controllers) where !filled.contains(controller.element) {
            // A class of its own fills itself, and code that asks for it by name fills it.
            guard let part = Self.part(of: controller.kind), controller.customClass == nil,
                controller.storyboardIdentifier == nil
            else { continue }
            report.add(
                "\(controller.object.displayName) has no \(part)", at: controller.element.startTagRange,
                object: controller.object, fixHint: "draw a relationship segue to it")
        }
    }

    private static func part(of kind: Storyboard.Controller.Kind) -> String? {
        switch kind {
        case .navigationController: "root view controller"
        case .tabBarController: "tabs"
        case .splitViewController: "columns"
        case .tabViewController: "tabs"
        default: nil
        }
    }
}
