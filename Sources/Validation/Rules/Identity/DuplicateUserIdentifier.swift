import InterfaceBuilder
import SourceText
import SystemClasses
import XMLTree

/// Two views or windows of one nib by the same name.
struct DuplicateUserIdentifier: Rule {
    static let description = RuleDescription(
        identifier: "duplicate-user-identifier", platforms: .macOS,
        summary: "Two objects of a macOS nib have the same user interface identifier.",
        rationale: """
            AppKit looks views, windows and tabs up by their identifier, and saves the state of windows under it. Of two \
            with the same one only the first is found, or restored with what the other was saved with. Interface Builder \
            warns of it. The scenes of a storyboard are nibs of their own. Cells that a table makes many times have the \
            identifier of their kind, and are not meant.
            """,
        severity: .warning,
        nonTriggering: [
            Example(xib(#"identifier="First""#, #"identifier="Second""#)),
            Example(xib("", "")),
            // Other scenes are other nibs.
            Example(
                attributes: Example.mac,
                scene("1", #"<button identifier="Done" id="b1"/>"#) + "\n"
                    + scene("2", #"<button identifier="Done" id="b2"/>"#)),
            // Each column has a prototype of its own.
            Example(
                attributes: Example.mac,
                scene(
                    "1",
                    """
                    <tableView id="t"><tableColumns>
                        <tableColumn identifier="Name" id="t1"><prototypeCellViews>
                            <tableCellView identifier="Name" id="p1"/>
                        </prototypeCellViews></tableColumn>
                        <tableColumn identifier="Size" id="t2"><prototypeCellViews>
                            <tableCellView identifier="Name" id="p2"/>
                        </prototypeCellViews></tableColumn>
                    </tableColumns></tableView>
                    """)),
        ],
        triggering: [
            Example(xib(#"identifier="First""#, #"identifier="⟦First⟧""#)),
            Example(
                attributes: Example.mac,
                scene(
                    "1",
                    """
                    <button identifier="Done" id="b1"/>
                    <box id="x"><view key="contentView" id="c"><subviews>
                        <textField identifier="⟦Done⟧" id="b2"/>
                    </subviews></view></box>
                    """)),
        ])

    private static func xib(_ first: String, _ second: String) -> Example.File {
        Example.File(
            "Main.xib", attributes: #"type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa""#,
            container: "objects",
            """
            <customView id="a" \(first)/>
            <customView id="b" \(second)/>
            """)
    }

    private static func scene(_ number: String, _ views: String) -> String {
        """
        <scene sceneID="s\(number)"><objects>
            <viewController id="a\(number)" sceneMemberID="viewController">
                <view key="view" id="v\(number)"><subviews>
                    \(views)
                </subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // By nib: a xib, or a scene of a storyboard. Few identifiers are there twice.
        var elements: [Int: [String: [XMLElement]]] = [:]
        for element in document.document.tree.elements {
            guard let name = element.attribute("identifier"), !name.isEmpty else { continue }
            elements[document.scene(around: element) ?? -1, default: [:]][name, default: []].append(element)
        }
        for (name, all) in elements.values.joined() where all.count > 1 {
            let named = all.filter(isNamed)
            guard let first = named.first else { continue }
            let other = InterfaceObject(first)
            for element in named.dropFirst() {
                guard let range = element.attributeRange("identifier") else { continue }
                report.add(
                    "the identifier \"\(name)\" is already that of \(other.displayName) in line \(other.position.line)",
                    at: range, object: InterfaceObject(element),
                    notes: [Diagnostic.Note("the first object with this identifier", position: other.position)],
                    fixHint: "give each an identifier of its own, or clear one")
            }
        }
    }

    /// Whether it is a view or window that its identifier names alone.
    private func isNamed(_ element: XMLElement) -> Bool {
        guard element.parent?.name != "prototypeCellViews", let stock = InterfaceObject(element).stockClass else {
            return false
        }
        return SystemClass.isKind(stock, of: "NSView") == true || SystemClass.isKind(stock, of: "NSWindow") == true
    }
}
