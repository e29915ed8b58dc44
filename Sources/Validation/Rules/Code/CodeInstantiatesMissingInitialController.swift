import InterfaceBuilder
import SceneGraph
import SourceText

/// Code that wants the initial controller of a storyboard which has none.
struct CodeInstantiatesMissingInitialController: Rule {
    static let description = RuleDescription(
        identifier: "code-instantiates-missing-initial-controller",
        summary: "Code makes the initial controller of a storyboard that has none.",
        rationale: """
            instantiateInitialViewController() gives nil then: the app ends where the code forces it, and stays black \
            where it does not. It is left when the arrow of the initial controller is deleted with its scene. Reported \
            where the code names the storyboard, in the app's own bundle.
            """,
        nonTriggering: [
            Example(
                sources: [
                    .init(making("UIStoryboard(name: \"Main\", bundle: nil)", ".instantiateInitialViewController()"))
                ],
                .init("App/Main.storyboard", attributes: "initialViewController=\"a\"", Self.scene)),
            // A storyboard of a library may have the same name.
            Example(
                swift: making("UIStoryboard(name: \"Main\", bundle: .pages)", ".instantiateInitialViewController()"),
                Self.scene),
            Example(swift: making("storyboard!", ".instantiateInitialViewController()"), Self.scene),
        ],
        triggering: [
            Example(
                swift: making("UIStoryboard(name: \"Main\", bundle: nil)", "⟦.instantiateInitialViewController⟧()"),
                Self.scene),
            Example(
                swift: """
                    import UIKit
                    enum Screens {
                        static let main = UIStoryboard(name: "Main", bundle: .main)
                        static var first: UIViewController { main⟦.instantiateInitialViewController⟧()! }
                    }

                    """, Self.scene),
            Example(
                sources: [
                    .init(
                        "App/Code.m",
                        """
                        UIViewController *first(void) {
                            UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
                            return [main ⟦instantiateInitialViewController⟧];
                        }

                        """)
                ], .init("App/Main.storyboard", Self.scene)),
        ])

    private static func making(_ storyboard: String, _ call: String) -> String {
        """
        import UIKit
        class First: UIViewController {
            func next() -> UIViewController? {
                \(storyboard)\(call)
            }
        }

        """
    }

    private static let scene = """
        <scene sceneID="s1"><objects>
            <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
        </objects></scene>
        """

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let uses = code.uses(.initialController)
        guard !uses.isEmpty else { return }
        var documents: [String: [InterfaceDocument]] = [:]
        for document in contents.graph.documents where document.kind == .storyboard {
            for name in namesInCode(of: storyboardName(ofPath: document.source.path)) {
                documents[name, default: []].append(document)
            }
        }
        // R3
        let without = documents.filter { $1.allSatisfy { $0.initialViewControllerID?.isEmpty ?? true } }
        for use in uses {
            guard let named = without[use.identifier] else { continue }
            report.add(
                "the storyboard \"\(use.identifier)\" has no initial controller", at: use,
                notes: named.prefix(3).map {
                    Diagnostic.Note("the storyboard is here", position: $0.tree.root.position)
                },
                fixHint: "set Is Initial View Controller in the storyboard, or make the controller by its identifier")
        }
    }
}
