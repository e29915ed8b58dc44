import InterfaceBuilder
import SourceText

/// A tab bar controller with more tabs than a phone shows.
struct TabBarOverfull: Rule {
    static let description = RuleDescription(
        identifier: "tab-bar-overfull", platforms: .iOS,
        summary: "A tab bar controller has more than five tabs.",
        rationale: """
            A phone shows four of them and a More tab, whose list of the rest cannot be designed.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <tabBarController id="t" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t0"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t1"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t2"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t3"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t4"/>
                    </connections>
                </tabBarController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <tabBarController id="t" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t0"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t1"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t2"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t3"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t4"/>
                        ⟦<segue destination="b" kind="relationship" relationship="viewControllers" id="t5"/>⟧
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="t6"/>
                    </connections>
                </tabBarController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard document.document.platform == .iOS else { return }
        for controller in document.scenes.lazy.flatMap(\.controllers) where controller.kind == .tabBarController {
            let tabs = controller.relationships.filter { $0.relationship == "viewControllers" }
            guard tabs.count > 5 else { continue }
            report.add(
                "\(controller.object.displayName) has \(tabs.count) tabs, of which a phone shows four and \"More\"",
                at: tabs[5].element.startTagRange, object: controller.object)
        }
    }
}
