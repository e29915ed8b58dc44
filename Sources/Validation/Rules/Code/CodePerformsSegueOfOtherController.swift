import InterfaceBuilder
import SceneGraph
import SourceText

/// Code of one controller that performs a segue of another.
struct CodePerformsSegueOfOtherController: Rule {
    static let description = RuleDescription(
        identifier: "code-performs-segue-of-other-controller", platforms: .uiKit,
        summary: "A controller performs a segue that starts at a controller of another class.",
        rationale: """
            performSegue(withIdentifier:sender:) looks for the segue among those of the controller it is called on, and \
            raises NSInvalidArgumentException, "Receiver has no segue with identifier", where another one has it: the \
            parent, the child or the next scene. Reported where the call is on self, no scene of that class or a \
            subclass has such a segue, and the classes of the controllers that have it are known.
            """,
        nonTriggering: [
            Example(swift: performing("First", #"performSegue(withIdentifier: "next", sender: self)"#), Self.scenes),
            // On whom this is called is not known.
            Example(
                swift: performing("Second", #"parent?.performSegue(withIdentifier: "next", sender: 1)"#), Self.scenes),
            // A subclass has it.
            Example(
                swift: """
                    import UIKit
                    class Base: UIViewController { func go() { performSegue(withIdentifier: "next", sender: self) } }
                    class First: Base {}
                    class Second: Base {}

                    """, Self.scenes),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {}
                    class Second: UIViewController {}
                    extension UIViewController { func go() { performSegue(withIdentifier: "next", sender: self) } }

                    """, Self.scenes),
        ],
        triggering: [
            Example(swift: performing("Second", #"performSegue(withIdentifier: ⟦"next"⟧, sender: self)"#), Self.scenes),
            Example(
                swift: performing(
                    "Second",
                    #"UIView.animate(withDuration: 1) { self.performSegue(withIdentifier: ⟦"next"⟧, sender: 1) }"#),
                Self.scenes),
            Example(
                sources: [
                    .init(
                        "App/Code.m",
                        """
                        static NSString *const Next = @"next";
                        @interface First : UIViewController
                        @end
                        @interface Second : UIViewController
                        @end
                        @implementation Second
                        - (void)go { [self performSegueWithIdentifier:⟦Next⟧ sender:self]; }
                        @end

                        """)
                ],
                .init(
                    "App/Main.storyboard",
                    Example.pair("customClass=\"First\"", connections: Self.segue)
                        .replacing("id=\"b\"", with: "customClass=\"Second\" id=\"b\""))),
        ])

    private static func performing(_ name: String, _ call: String) -> String {
        """
        import UIKit
        class \(name == "First" ? "Second" : "First"): UIViewController {}
        class \(name): UIViewController {
            func go() { \(call) }
        }

        """
    }

    private static let segue = #"<segue destination="b" kind="show" identifier="next" id="x"/>"#

    private static let scenes = Example.pair(Example.ofClass("First"), connections: segue)
        .replacing("id=\"b\"", with: Example.ofClass("Second") + " id=\"b\"")

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let uses = code.uses(.segue).filter { $0.isOnSelf && !$0.inComparison }
        guard !uses.isEmpty else { return }
        // R22
        let project = contents.graph
        let scenes = contents.classScenes(code.scope)
        let edges = Dictionary(grouping: project.edges.filter { $0.segue.identifier != nil }) {
            $0.segue.identifier ?? ""
        }
        var created = Set(code.scope.classes.modules.flatMap(\.index.created))
        created.formUnion(code.uses(.nib).compactMap(\.type))
        guard scenes.isWhole else { return }
        var holders: [String: Set<String>?] = [:]
        for use in uses {
            guard let owner = use.owner, let edges = edges[use.identifier], code.scope.classes.isClass(owner),
                !scenes.nodes(of: owner).isEmpty || created.contains(owner)
            else { continue }
            let known = holders[use.identifier] ?? Self.classes(of: edges, code.scope)
            holders[use.identifier] = .some(known)
            guard let known, !known.contains(owner), !Self.forwards(owner, code.scope) else { continue }
            let others = Set(edges.prefix(3).compactMap { $0.owner?.object.displayName }).sorted()
            report.add(
                "no \(owner) has a segue \"\(use.identifier)\": it starts at \(others.joined(separator: ", "))",
                at: use,
                notes: edges.prefix(3).map { Diagnostic.Note("the segue is here", position: $0.segue.position) },
                fixHint: "draw the segue from the scene of \(owner), or perform it on the controller that has it")
        }
    }

    /// The classes, superclasses included, of the controllers at which the segues start; `nil` when one is not known.
    private static func classes(of edges: [SceneGraph.Edge], _ scope: ClassScope) -> Set<String>? {
        var names: Set<String> = []
        for edge in edges {
            guard let object = edge.owner?.object else { return nil }
            if let chain = scope.likelyChain(of: object) {
                guard chain.isKnown || scope.classes.isWhole else { return nil }
                names.formUnion(chain.entries.filter { !$0.isForeign }.map(\.name))
            } else if !scope.isSurelyStock(object) {
                return nil
            }
        }
        return names
    }

    /// Whether the class does something of its own when it is told to perform a segue, or is no controller.
    private static func forwards(_ name: String, _ scope: ClassScope) -> Bool {
        guard let chain = scope.classes.reference(name).map({ scope.classes.chain($0) }), !chain.isRepeated,
            chain.isKind(of: "UIViewController") == true
        else { return true }
        return chain.entries.contains { entry in
            entry.overrides.contains("performSegue(withIdentifier:sender:)")
                || entry.methods.contains { $0.selector == "performSegueWithIdentifier:sender:" }
        }
    }
}
