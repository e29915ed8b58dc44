import SourceText

/// A conditional cast of what a storyboard makes to a class that it is not of.
struct CodeCastNeverSucceeds: Rule {
    static let description = RuleDescription(
        identifier: "code-cast-never-succeeds",
        summary: "Code asks whether a controller or cell of a storyboard is of a class that it is not of.",
        rationale: """
            as? gives nil each time, so what the code does with the object never happens: the destination comes up \
            without its data. It is left when the class of a scene is changed in the storyboard alone, or when a \
            navigation controller is put before it. Reported only where the code names the segue, the controller or the \
            cell by its identifier and the type is a class of the app; code that tries one container after the other is \
            left alone.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                swift: preparing("if let editor = segue.destination as? Editor { editor.title = nil }"), Self.scenes),
            Example(
                swift: preparing(
                    """
                    if segue.identifier == "edit" {
                                let navigation = segue.destination as? UINavigationController
                                let editor = (navigation?.topViewController ?? segue.destination) as? Editor
                                editor?.title = nil
                            }
                    """), Self.scenes),
        ],
        triggering: [
            Example(
                swift: preparing(
                    """
                    if segue.identifier == "help", let help = segue.destination ⟦as? Help⟧ { help.title = nil }
                    """), Self.scenes),
            Example(
                swift: preparing(
                    """
                    let made = storyboard?.instantiateViewController(withIdentifier: "Editor")
                            if let help = made ⟦as? Help⟧ { help.title = nil }
                    """), Self.scenes),
        ])

    private static func preparing(_ statements: String) -> String {
        """
        import UIKit
        class Editor: UIViewController {}
        class Help: UIViewController {}
        class First: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                \(statements)
            }
        }

        """
    }

    private static let scenes = CodeCastImpossible.scenes

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        for failure in CastCheck(contents, forced: false)?.failures ?? [] {
            report.add(
                failure.message, at: .init(position: failure.cast.position, end: failure.cast.end),
                owner: failure.cast.owner, notes: failure.notes,
                fixHint: "cast to the class that the storyboard has, or set the class there")
        }
    }
}
