import ClassIndex
import InterfaceBuilder
import SourceText

/// A xib from which a controller loads its view, and which does not say which view that is.
struct NibViewNotConnected: Rule {
    static let description = RuleDescription(
        identifier: "nib-view-not-connected", platforms: .uiKit,
        summary: "A view controller loads its view from a xib whose owner has no \"view\" outlet.",
        rationale: """
            Loading raises NSInternalInconsistencyException, "loaded the nib but the view outlet was not set". The \
            outlet goes when the view of a xib is deleted and another one put in its place. Reported where code makes a \
            controller with the name of the xib, or makes a controller of the owner's class that finds the xib by its \
            own name: with the name of the class, or that name without "Controller" at its end. A xib that is only \
            loaded by UINib or loadNibNamed needs no such outlet.
            """,
        nonTriggering: [
            Example(
                sources: [.init(making("Card()"))],
                .init(xib: "App/Card.xib", Self.objects(owner: "Card", outlet: true))),
            Example(
                sources: [.init(making("UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self)"))],
                .init(xib: "App/Card.xib", Self.objects(owner: "Card"))),
            Example(
                sources: [.init(making("Card()", "override func loadView() { view = UIView() }"))],
                .init(xib: "App/Card.xib", Self.objects(owner: "Card"))),
            Example(
                sources: [.init(making("Card()", "init() { super.init(nibName: \"Other\", bundle: nil) }"))],
                .init(xib: "App/Card.xib", Self.objects(owner: "Card"))),
            // The owner of a view's own xib.
            Example(
                sources: [.init("import UIKit\nclass Card: UIView {}\nfunc make() { _ = Card() }\n")],
                .init(xib: "App/Card.xib", Self.objects(owner: "Card"))),
        ],
        triggering: [
            Example(
                sources: [.init(making("Card(nibName: \"Page\", bundle: nil)"))],
                .init(xib: "App/Page.xib", Self.objects(owner: "⟦Card⟧"))),
            Example(
                sources: [.init(making("Card()"))], .init(xib: "App/Card.xib", Self.objects(owner: "⟦Card⟧"))),
            Example(
                sources: [
                    .init(
                        """
                        import UIKit
                        class CardController: UIViewController {
                            init(name: String) { super.init(nibName: nil, bundle: nil) }
                            required init?(coder: NSCoder) { nil }
                        }

                        """)
                ], .init(xib: "App/Card.xib", Self.objects(owner: "⟦CardController⟧"))),
            Example(
                sources: [
                    .init(
                        "App/Code.m",
                        """
                        @interface Card : UIViewController
                        @end
                        @implementation First
                        - (void)open { [self showViewController:[[Card alloc] init] sender:nil]; }
                        @end

                        """)
                ],
                .init(xib: "App/Card.xib", Self.objects(owner: "⟦Card⟧").replacing(" customModule=\"App\"", with: ""))),
        ])

    private static func making(_ expression: String, _ member: String = "") -> String {
        """
        import UIKit
        class Card: UIViewController {
            \(member)
        }
        class First: UIViewController {
            func open() { _ = \(expression) }
        }

        """
    }

    private static func objects(owner: String, outlet: Bool = false) -> String {
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
        customClass="\(owner)" customModule="App">
            <connections>\(outlet ? "<outlet property=\"view\" destination=\"v\" id=\"o\"/>" : "")</connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"/>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let scope = code.scope
        let byName = Dictionary(grouping: code.uses(.nib).filter { $0.type != nil }, by: \.identifier)
        let created = Set(scope.classes.modules.flatMap(\.index.created))
        guard !byName.isEmpty || !created.isEmpty else { return }
        for (name, documents) in code.nibs {
            let use = byName[name]?.first { Self.loads($0, scope) }
            for index in documents where contents.graph.documents[index].platform != .macOS {
                guard let owner = contents.graph.documents[index].topLevelObjects.first(where: { $0.id == "-1" }),
                    !owner.outlets.contains(where: { $0.property == "view" })
                else { continue }
                guard use != nil || Self.findsItself(name, owner, created, scope) else { continue }
                report.add(
                    "\(use?.type ?? owner.customClass ?? owner.displayName) loads its view from this xib, whose owner has no outlet \"view\"",
                    in: index, at: owner.element.attributeRange("customClass") ?? owner.element.startTagRange,
                    object: owner,
                    notes: use.map { [Diagnostic.Note("the xib is named here", position: $0.position)] } ?? [],
                    fixHint: "connect the outlet \"view\" of File's Owner to the view")
            }
        }
    }

    /// Whether a controller is made with the name of the xib, and loads it in UIKit's own way.
    private static func loads(_ use: ClassIndex.IdentifierUse, _ scope: ClassScope) -> Bool {
        guard let type = use.type, let chain = scope.chain(ofType: type) else { return false }
        return isPlain(chain, but: use.owner == type ? type : nil)
    }

    /// Whether code makes a controller of the owner's class without a name, and UIKit finds the xib by that of the class.
    private static func findsItself(
        _ name: String, _ owner: InterfaceObject, _ created: Set<String>, _ scope: ClassScope
    ) -> Bool {
        guard let type = owner.customClass, created.contains(type), type == name || type == name + "Controller",
            let chain = scope.chain(of: owner)
        else { return false }
        let hasOwn = chain.entries.contains { entry in
            entry.initializers.contains { $0.swiftName == "init()" } || entry.methods.contains { $0.selector == "init" }
        }
        return !hasOwn && isPlain(chain, but: nil)
    }

    /// Whether controllers of the class load their view as UIKit does, from the nib whose name they were given.
    private static func isPlain(_ chain: ClassChain, but own: String?) -> Bool {
        guard chain.isKnown, !chain.isRepeated, chain.isKind(of: "UIViewController") == true,
            chain.isKind(of: "UICollectionViewController") == false
        else { return false }
        return chain.entries.allSatisfy { entry in
            !entry.overrides.contains("loadView()") && !entry.overrides.contains("nibName")
                && !entry.methods.contains { $0.selector == "loadView" || $0.selector == "nibName" }
                && (entry.name == own
                    || !entry.initializers.contains { $0.swiftName == "init(nibName:bundle:)" }
                        && !entry.methods.contains { $0.selector == "initWithNibName:bundle:" })
        }
    }
}
