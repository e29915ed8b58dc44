import InterfaceBuilder
import SourceText

/// A segue whose attributes are those of another kind.
struct SegueKindMismatch: Rule {
    static let description = RuleDescription(
        identifier: "segue-kind-mismatch", platforms: [.iOS, .tvOS, .watchOS],
        summary: "A segue has what only another kind has, or lacks what its kind needs.",
        rationale: """
            The kind decides what a segue does. An unwind action on a show segue is never sent: the scene comes up once \
            more instead of going back. A relationship under another kind leaves the container empty, and one that its \
            container does not have is lost: a navigation controller has a `rootViewController`, a tab bar controller \
            has `viewControllers`. A container view performs embed segues only: another kind there leaves it empty. An \
            unwind segue without its action has a rule of its own, `unwind-action-missing`.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="e" kind="unwind" identifier="out" unwindAction="leave:" id="x"/>
                        <segue destination="n" kind="presentation" identifier="next" id="y"/>
                    </connections>
                </viewController>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            """,
            Example(
                attributes: #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#,
                """
                <scene sceneID="s1"><objects>
                    <windowController id="w" sceneMemberID="viewController">
                        <connections>
                            <segue destination="a" kind="relationship" relationship="window.shadowedContentViewController" id="r"/>
                        </connections>
                    </windowController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        <segue destination="a" kind="relationship" relationship="⟦viewControllers⟧" id="r"/>
                        ⟦<segue destination="a" kind="relationship" id="q"/>⟧
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="n" kind="show" identifier="back" unwindAction="⟦back:⟧" id="x"/>
                        <segue destination="n" kind="show" relationship="⟦rootViewController⟧" id="y"/>
                        <segue destination="n" kind="relationship" relationship="⟦rootViewController⟧" id="z"/>
                    </connections>
                </viewController>
            </objects></scene>
            """,
            .views(
                """
                <containerView id="c">
                    <connections><segue destination="a" kind="⟦show⟧" identifier="chart" id="x"/></connections>
                </containerView>
                """),
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues {
            if item.kind == .relationship {
                checkRelationship(item, document, &report)
                continue
            }
            checkContainer(item, document, &report)
            if let range = item.element.attributeRange("relationship") {
                report.add(
                    "the \(item.summary) has the relationship \"\(item.segue.relationship ?? "")\", and is none",
                    at: range, object: item.object,
                    fixHint: "make its kind \"relationship\", or delete the attribute")
            }
            // One that leads to an exit is reported for that.
            guard item.kind != .unwind, let range = item.element.attributeRange("unwindAction"),
                document.object(item.segue.destinationID)?.elementName != "exit"
            else { continue }
            report.add(
                "the \(item.summary) has the unwind action \"\(item.segue.unwindAction ?? "")\", and does not unwind",
                at: range, object: item.object, fixHint: "draw an unwind segue to the exit, or delete the attribute")
        }
    }

    private func checkContainer(
        _ item: DocumentContents.Segue, _ document: DocumentContents, _ report: inout RuleReport
    ) {
        guard Self.performed.contains(item.kind), item.holder?.elementName == "containerView",
            [.iOS, .tvOS].contains(document.document.platform), let range = item.element.attributeRange("kind")
        else { return }
        report.add(
            "the container view performs no \(item.summary)", at: range, object: item.object,
            fixHint: "make its kind \"embed\", or draw it from a control")
    }

    /// The kinds that something has to start.
    private static let performed: Set<Storyboard.Segue.Kind> = [
        .show, .showDetail, .presentation, .modal, .push, .popover, .popoverPresentation, .replace,
    ]

    private func checkRelationship(
        _ item: DocumentContents.Segue, _ document: DocumentContents, _ report: inout RuleReport
    ) {
        guard let name = item.segue.relationship, let range = item.element.attributeRange("relationship"), !name.isEmpty
        else {
            report.add(
                "the relationship segue names no relationship", at: item.element.startTagRange, object: item.object,
                fixHint: "draw the segue again")
            return
        }
        guard [.iOS, .tvOS].contains(document.document.platform), let owner = item.owner, item.holder == owner.object,
            let known = Self.relationships(of: owner.kind), !known.contains(name)
        else { return }
        report.add(
            "\(owner.object.displayName) has no relationship \"\(name)\"", at: range, object: item.object,
            fixHint: known.first.map { "its relationship is \"\($0)\"" } ?? "choose another kind")
    }

    /// `nil` where others may exist.
    private static func relationships(of kind: Storyboard.Controller.Kind) -> [String]? {
        switch kind {
        case .navigationController: ["rootViewController"]
        case .tabBarController: ["viewControllers"]
        case .viewController, .tableViewController, .collectionViewController: []
        default: nil
        }
    }
}
