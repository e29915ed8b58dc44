import SourceText

/// Code that loads a xib which the project does not have.
struct CodeLoadsMissingNib: Rule {
    static let description = RuleDescription(
        identifier: "code-loads-missing-nib",
        summary: "Code loads a xib that the project does not have.",
        rationale: """
            Loading it raises NSInternalInconsistencyException, "Could not load NIB in bundle", at the moment the screen \
            or the cell is needed. Xibs of a library, in a bundle of their own, are not seen: turn the rule off for the \
            files that load one.
            """,
        nonTriggering: [
            Example(
                sources: [.init(loading("\"Row\""))],
                .init(
                    "App/Row.xib", attributes: #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#, Self.scene)),
            Example(
                sources: [.init(loading("\"Row\""))],
                .init(
                    "App/Row~ipad.xib", attributes: #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#, Self.scene)),
            // A xib of a library.
            Example(
                sources: [.init(loading("\"Rwo\"").replacing("bundle: nil", with: "bundle: Pages.bundle"))],
                .init(
                    "App/Row.xib", attributes: #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#, Self.scene)),
        ],
        triggering: [
            Example(
                sources: [.init(loading("⟦\"Rwo\"⟧"))],
                .init(
                    "App/Row.xib", attributes: #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#, Self.scene))
        ])

    private static func loading(_ name: String) -> String {
        """
        import UIKit
        func row() -> UINib { UINib(nibName: \(name), bundle: nil) }

        """
    }

    private static let scene = "<scene sceneID=\"s1\"><objects/></scene>"

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let known = code.nibNames
        // A project whose xibs are not among the files given has none of them.
        guard !known.isEmpty else { return }
        for use in code.uses(.nib) where !known.contains(use.identifier) && !use.isElsewhere {
            // What a library brings along is often there as a nib alone.
            guard contents.resources?.nibNames.contains(use.identifier) != true else { continue }
            report.add(
                "there is no xib \"\(use.identifier)\" in the project", at: use,
                fixHint: nearestName(to: use.identifier, in: known.sorted()).map { "did you mean \"\($0)\"?" })
        }
    }
}
