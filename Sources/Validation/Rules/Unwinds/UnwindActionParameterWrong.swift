import ClassIndex
import InterfaceBuilder
import SourceText

/// An unwind action that expects something else than a segue.
struct UnwindActionParameterWrong: Rule {
    static let description = RuleDescription(
        identifier: "unwind-action-parameter-wrong", platforms: .uiKit,
        summary: "The action of an unwind segue has a parameter that is no segue.",
        rationale: """
            UIKit calls the action with the unwind segue, whatever the type of its parameter. The method runs, and the \
            first message that a segue does not understand ends the app; Interface Builder no longer offers the action. \
            It is a warning, because a method that does not look at its parameter works. It is left when an action is \
            written after the pattern of a button's. Nothing is reported where another class has the action with a \
            parameter that fits.
            """,
        severity: .warning,
        nonTriggering: [
            Example(swift: back("_ segue: UIStoryboardSegue"), Self.scenes),
            Example(swift: back("_ sender: Any?"), Self.scenes),
            // The library may have made a class of segues.
            Example(swift: back("_ segue: PageSegue"), Self.scenes),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
                    class Second: UIViewController { @IBAction func back(_ sender: UIButton) {} }

                    """, Self.scenes),
        ],
        triggering: [
            Example(swift: back("_ sender: UIButton", mark: true), Self.scenes),
            Example(
                sources: [
                    .init(
                        "App/Code.m",
                        """
                        @interface First : UIViewController
                        @end
                        @implementation First
                        - (IBAction)⟦back⟧:(UIBarButtonItem *)sender {}
                        @end

                        """)
                ], .init("App/Main.storyboard", Example.way("customClass=\"First\"", "", unwindingBy: "back:"))),
        ])

    private static func back(_ parameter: String, mark: Bool = false) -> String {
        """
        import UIKit
        class First: UIViewController {
            @IBAction func \(mark ? "⟦back⟧" : "back")(\(parameter)) {}
        }

        """
    }

    private static let scenes = Example.way(Example.ofClass("First"), "", unwindingBy: "back:")

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R40
        let unwinds = contents.graph.edges.filter { edge in
            edge.kind == .unwind && contents.graph.documents[contents.graph[edge.source].document].platform != .macOS
        }
        let byAction = Dictionary(grouping: unwinds) { $0.segue.unwindAction ?? "" }
        var methodsByAction: [String: [(owner: String, method: ClassIndex.Method)]] = [:]
        for entry in scope.classes.modules.flatMap(\.index.classes) {
            for method in entry.methods where !method.isStatic && byAction[method.selector] != nil {
                methodsByAction[method.selector, default: []].append((entry.name, method))
            }
        }
        for (action, edges) in byAction where action.hasSuffix(":") && !scope.classes.mayBeUnread(selector: action) {
            let methods = methodsByAction[action] ?? []
            guard methods.allSatisfy({ Self.isWrong($0.method, scope) }) else { continue }
            for (owner, method) in methods {
                let name = method.swiftName.prefix { $0 != "(" && $0 != ":" }
                var end = method.position
                end.column += name.unicodeScalars.count
                report.add(
                    "the unwind segues that come here hand over a UIStoryboardSegue, not a "
                        + Self.typeName(method.parameters[0].type), at: .init(position: method.position, end: end),
                    owner: owner,
                    notes: edges.prefix(3).map {
                        Diagnostic.Note("an unwind segue is here", position: $0.segue.position)
                    },
                    fixHint: "make the parameter a UIStoryboardSegue")
            }
        }
    }

    private static func isWrong(_ method: ClassIndex.Method, _ scope: ClassScope) -> Bool {
        guard method.parameters.count == 1, let parameter = method.parameters.first else { return false }
        let name = typeName(parameter.type)
        // Every segue is an NSObject.
        guard name != "NSObject", let chain = scope.chain(ofType: name) else { return false }
        return chain.isKnown && chain.isKind(of: "UIStoryboardSegue") == false
    }

    /// The type without what makes it optional or a pointer.
    private static func typeName(_ written: String) -> String {
        let marks: Set<Character> = ["?", "!", "*", " "]
        let words = written.split(separator: " ").filter {
            !$0.hasPrefix("__") && !["nullable", "nonnull"].contains($0)
        }
        return words.joined(separator: " ").filter { !marks.contains($0) }
    }
}
