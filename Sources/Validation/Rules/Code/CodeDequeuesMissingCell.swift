import SourceText

/// Code that takes cells by a reuse identifier which nothing has.
struct CodeDequeuesMissingCell: Rule {
    static let description = RuleDescription(
        identifier: "code-dequeues-missing-cell",
        summary: "Code takes a cell by a reuse identifier that no prototype cell has and no code registers.",
        rationale: """
            Dequeuing raises NSInternalInconsistencyException, "must register a nib or a class for the identifier", as \
            soon as the list has a row. Where code registers cells by identifiers that are not written out, nothing is \
            reported.
            """,
        nonTriggering: [
            Example(
                sources: [.init("App/List.m", Self.objectiveC(#"@"Other""#, after: #"made.identifier = @"Other";"#))],
                .init("App/Main.storyboard", attributes: Example.mac, Self.macScene)),
            Example(
                sources: [
                    .init("App/List.m", Self.objectiveC(#"@"Other""#, after: #"[made setIdentifier:@"Other"];"#))
                ],
                .init("App/Main.storyboard", attributes: Example.mac, Self.macScene)),
            Example(swift: Self.making(#""Row""#, wrapped: false), attributes: Example.mac, Self.macScene),
            // Code that makes the view gives it the identifier.
            Example(
                swift: Self.making(
                    #""Other""#, wrapped: false, after: #"let made = NSView(); made.identifier = .init("Other")"#),
                attributes: Example.mac, Self.macScene),

            // Without an index path the message answers nil, and the code makes a cell.
            Example(
                sources: [.init("App/List.m", Self.objectiveCTable(#"@"Other""#))],
                .init("App/Main.storyboard", Self.scene)),
            Example(swift: taking("\"Row\""), Self.scene),
            Example(
                swift: taking(
                    "\"Made\"", after: "tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Made\")"),
                Self.scene),
            Example(
                swift: taking(
                    "\"Made\"", after: "tableView.register(UITableViewCell.self, forCellReuseIdentifier: title!)"),
                Self.scene),
        ],
        triggering: [
            Example(swift: Self.making(#""Rwo""#), attributes: Example.mac, Self.macScene),
            Example(swift: taking("⟦\"Rwo\"⟧"), Self.scene),
            // Only AppKit makes items by the name of their class.
            Example(
                sources: [.init(taking("⟦\"List\"⟧"))],
                .init("App/Main.storyboard", Self.scene),
                .init("Mac/Main.storyboard", attributes: Example.mac, Self.macScene)),
        ])

    private static func objectiveCTable(_ identifier: String) -> String {
        """
        #import <UIKit/UIKit.h>
        @interface List : UITableViewController
        @end
        @implementation List
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
            UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:\(identifier)];
            if (cell == nil) { cell = [[[NSBundle mainBundle] loadNibNamed:[self cellName] owner:self options:nil] firstObject]; }
            return cell;
        }
        @end

        """
    }

    private static func taking(_ identifier: String, after line: String = "") -> String {
        """
        import UIKit
        class List: UITableViewController {
            override func viewDidLoad() {\(line.isEmpty ? "" : " \(line) ")}
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: \(identifier), for: indexPath)
            }
        }

        """
    }

    private static func objectiveC(_ identifier: String, after line: String = "") -> String {
        """
        #import <Cocoa/Cocoa.h>
        @interface List : NSViewController
        @end
        @implementation List
        - (NSView *)tableView:(NSTableView *)tableView viewForTableColumn:(NSTableColumn *)column row:(NSInteger)row {
            NSView *made = [tableView makeViewWithIdentifier:\(identifier) owner:self];
            \(line)
            return made;
        }
        @end

        """
    }

    private static func making(_ identifier: String, wrapped: Bool = true, after line: String = "") -> String {
        let name = wrapped ? "⟦\(identifier)⟧" : identifier
        return """
            import AppKit
            class List: NSViewController, NSTableViewDelegate {
                override func viewDidLoad() {\(line.isEmpty ? "" : " \(line) ")}
                func tableView(_ tableView: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
                    tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier(\(name)), owner: nil)
                }
            }

            """
    }

    private static let macScene = """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="List" customModule="App" sceneMemberID="viewController">
                <tableView key="view" id="v"><tableColumns><tableColumn id="t">
                    <prototypeCellViews><tableCellView identifier="Row" id="c"/></prototypeCellViews>
                </tableColumn></tableColumns></tableView>
            </viewController>
        </objects></scene>
        """

    private static let scene = """
        <scene sceneID="s1"><objects>
            <tableViewController id="a" customClass="List" customModule="App" sceneMemberID="viewController">
                <tableView key="view" id="v">
                    <prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes>
                </tableView>
            </tableViewController>
        </objects></scene>
        """

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents), !code.hasUnresolved(.registration) else { return }
        let known = code.reuseIdentifiers
        let macNames = code.macItemNames
        lazy var filesOfUIKit = code.filesOfUIKit
        for use in code.uses(.reuse) where !known.contains(use.identifier) && !use.mayBeNil {
            guard !macNames.contains(use.identifier) || filesOfUIKit.contains(use.position.path) else { continue }
            report.add(
                "no cell has the reuse identifier \"\(use.identifier)\", and no code registers it", at: use,
                fixHint: nearestName(to: use.identifier, in: known.sorted()).map { "did you mean \"\($0)\"?" }
                    ?? "give a prototype cell this identifier, or register a class or nib for it")
        }
    }
}
