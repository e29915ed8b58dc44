import InterfaceBuilder
import SourceText
import SystemClasses

/// A xib that code registers for cells, and that no cell can be made of.
struct NibCellInvalid: Rule {
    static let description = RuleDescription(
        identifier: "nib-cell-invalid", platforms: .uiKit,
        summary:
            "A xib that code registers for cells has other top-level objects than one cell, or a cell of another identifier.",
        rationale: """
            A list makes its cells from a registered xib only if its single top-level object is a cell, header or \
            supplementary view, and raises NSInternalInconsistencyException otherwise, "must contain exactly one top \
            level object". A gesture recognizer or a second view beside the cell is enough. It raises as well where the \
            cell has a reuse identifier that is not the one registered.
            """,
        nonTriggering: [
            Example(sources: [.init(registering("\"Row\""))], .init(xib: "App/Row.xib", Self.cell())),
            Example(
                sources: [.init(registering("\"Row\""))],
                .init(xib: "App/Row.xib", Self.cell(#"reuseIdentifier="Row""#))),
            // The class is what is wrong, and custom-class-unfit says so.
            Example(
                sources: [.init(registering("\"Row\"") + "class Row: UIView {}\n")],
                .init(xib: "App/Row.xib", Self.cell(#"customClass="Row" customModule="App""#))),
            // Code takes its objects itself.
            Example(
                sources: [
                    .init("import UIKit\nfunc load() { Bundle.main.loadNibNamed(\"Row\", owner: nil, options: nil) }\n")
                ],
                .init(xib: "App/Row.xib", Self.cell() + Self.recognizer)),
        ],
        triggering: [
            Example(
                sources: [.init(registering("\"Row\""))],
                .init(
                    xib: "App/Row.xib",
                    Self.cell()
                        + Self.recognizer.replacing("<tapGesture", with: "⟦<tapGesture").replacing("/>", with: "/>⟧"))
            ),
            Example(
                sources: [.init(registering("\"Row\""))],
                .init(xib: "App/Row.xib", Self.cell(#"reuseIdentifier="⟦Line⟧""#))),
            Example(
                sources: [.init(registering("\"Row\""))],
                .init(xib: "App/Row.xib", "⟦<view id=\"v\"/>⟧")),
            Example(
                sources: [
                    .init(
                        "App/Code.m",
                        """
                        @implementation List
                        - (void)viewDidLoad {
                            UINib *nib = [UINib nibWithNibName:@"Row" bundle:nil];
                            [self.collectionView registerNib:nib forCellWithReuseIdentifier:@"Row"];
                        }
                        @end

                        """)
                ],
                .init(xib: "App/Row.xib", "⟦<tableViewCell id=\"c\"/>⟧")),
        ])

    private static func registering(_ identifier: String) -> String {
        """
        import UIKit
        class List: UITableViewController {
            override func viewDidLoad() {
                let nib = UINib(nibName: "Row", bundle: nil)
                tableView.register(nib, forCellReuseIdentifier: \(identifier))
            }
        }

        """
    }

    private static func cell(_ attributes: String = "") -> String {
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell \(attributes.isEmpty ? "" : attributes + " ")id="c"/>
        """
    }

    private static let recognizer = "\n<tapGestureRecognizer id=\"g\"/>"

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let uses = code.uses(.registration).filter { $0.nib != nil && $0.type != nil }
        guard !uses.isEmpty else { return }
        let nibs = code.nibs
        var reported: Set<Problem> = []
        for use in uses {
            // Of two files of one name, either may be the app's.
            guard let documents = nibs[use.nib ?? ""], let needed = use.type, documents.count < 100 else { continue }
            let problems = documents.compactMap {
                Self.problem(contents.graph.documents[$0], $0, use.identifier, needed, code.scope)
            }
            guard problems.count == documents.count else { continue }
            for problem in problems where reported.insert(problem).inserted {
                report.add(
                    problem.message, in: problem.document, at: problem.range, object: problem.object,
                    notes: [Diagnostic.Note("the xib is registered here", position: use.position)],
                    fixHint: problem.hint)
            }
        }
    }

    private struct Problem: Hashable {
        let document: Int
        let object: InterfaceObject?
        let range: SourceRange
        let message: String
        let hint: String
    }

    private static func problem(
        _ document: InterfaceDocument, _ index: Int, _ identifier: String, _ needed: String, _ scope: ClassScope
    ) -> Problem? {
        let objects = document.topLevelObjects.filter { !$0.isStandIn }
        func isCell(_ object: InterfaceObject) -> Bool? {
            // A class that does not fit its element has a rule of its own.
            if let stock = object.stockClass, SystemClass.isKind(stock, of: needed) == true { return true }
            return scope.chain(of: object)?.isKind(of: needed)
        }
        guard let only = objects.first, objects.count == 1 else {
            // The first object that is not the cell.
            let cell = objects.firstIndex { isCell($0) != false }
            let other = objects.indices.first { $0 != cell }.map { objects[$0] }
            let list = document.tree.root.child("objects") ?? document.tree.root
            return Problem(
                document: index, object: other, range: other?.element.range ?? list.startTagRange,
                message: objects.isEmpty
                    ? "a xib registered for cells has no cell"
                    : "a xib registered for cells has \(objects.count) top-level objects, of which one may be there",
                hint: other == nil
                    ? "add a cell" : "move it into the cell, or delete it and make it in code")
        }
        if isCell(only) == false {
            return Problem(
                document: index, object: only, range: only.element.range,
                message: "a xib registered for cells holds a \(only.className ?? only.elementName), not a \(needed)",
                hint: "make it a \(needed)")
        }
        if let own = only.element.attribute("reuseIdentifier"), !own.isEmpty, own != identifier,
            let range = only.element.attributeRange("reuseIdentifier")
        {
            return Problem(
                document: index, object: only, range: range,
                message: "the cell has the reuse identifier \"\(own)\", and is registered as \"\(identifier)\"",
                hint: "set the reuse identifier to \"\(identifier)\", or clear it")
        }
        return nil
    }
}
