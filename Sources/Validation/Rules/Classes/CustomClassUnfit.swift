import InterfaceBuilder
import SourceText
import SystemClasses

/// An object of a class that cannot be what the object is.
struct CustomClassUnfit: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-unfit",
        summary:
            "The class of an object is not of the kind that the object needs: a segue's no UIStoryboardSegue, a view's no UIView.",
        rationale: """
            The object is made of the class all the same, and the first thing done with it ends the app: it does not \
            answer what every controller, view or segue answers. A generic class cannot be named in a storyboard at all.
            """,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class Base: UIViewController {}
                    class First: Base {}
                    class Fade: UIStoryboardSegue { override func perform() {} }
                    class Badge: UIControl {}

                    """,
                Self.scenes(controller: "First", view: "Badge", segue: "Fade")),
            // Nobody knows what the library's class inherits from.
            Example(
                swift: """
                    import Pages
                    import UIKit
                    class First: PagesViewController {}
                    class Fade: UIStoryboardSegue { override func perform() {} }
                    class Badge: UIView {}

                    """,
                Self.scenes(controller: "First", view: "Badge", segue: "Fade")),
            // On iOS a web view's class is a UIView: that it is an NSView on macOS does not count.
            Example(
                swift: "import UIKit\nclass Page: UIView {}\n",
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <wkWebView key="view" id="v" customClass="Page" customModule="App"/>
                    </viewController>
                </objects></scene>
                """),
            // The owner of a xib is an object that code has.
            Example(
                sources: [.init("App/Picker.swift", "import UIKit\nclass Picker<Item>: UIViewController {}\n")],
                .init(
                    xib: "App/Picker.xib",
                    """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Picker" customModule="App"/>
                    <view id="v"/>
                    """)),
        ],
        triggering: [
            Example(
                swift: """
                    import AppKit
                    class First: NSView {}
                    class Second: NSWindowController {}
                    class Fade: NSStoryboardSegue { override func perform() {} }
                    class Badge: NSControl {}

                    """,
                attributes: Example.mac,
                Self.scenes(controller: "⟦First⟧", view: "Badge", segue: "Fade")
                    + "\n"
                    + #"<scene sceneID="s3"><objects><windowController id="w" customClass="Second" customModule="App" sceneMemberID="viewController"/></objects></scene>"#
            ),
            Example(
                swift: """
                    import UIKit
                    class Base: UIView {}
                    class First: Base {}
                    class Fade: NSObject { func perform() {} }
                    class Badge<Content>: UIView {}

                    """,
                Self.scenes(controller: "⟦First⟧", view: "⟦Badge⟧", segue: "⟦Fade⟧")),
            // A plain controller has neither the rows nor the table that its element gives it.
            Example(
                swift: "import UIKit\nclass First: UIViewController {}\n",
                """
                <scene sceneID="s1"><objects>
                    <tableViewController id="a" customClass="⟦First⟧" customModule="App" sceneMemberID="viewController">
                        <tableView key="view" dataMode="static" id="t"/>
                    </tableViewController>
                </objects></scene>
                """),
        ])

    private static func scenes(controller: String, view: String, segue: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="\(controller)" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v" customClass="\(view)" customModule="App"/>
                <connections>
                    <segue destination="b" kind="custom" identifier="go" customClass="\(segue)" customModule="App" id="x"/>
                </connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                // The owner of a xib is made by code.
                guard case .found(let reference) = item.outcome, !item.object.isStandIn,
                    let range = item.object.element.attributeRange("customClass")
                else { continue }
                if reference.entry.isGeneric {
                    report.add(
                        "\(item.name) is generic, and cannot be made by name", in: index, at: range,
                        object: item.object, notes: [reference.note],
                        fixHint: "name a subclass that is not generic")
                    continue
                }
                guard let needed = Self.neededClass(of: item.object) else { continue }
                let chain = scope.chain(reference, of: item.object)
                guard chain.isKind(of: needed) == false else { continue }
                report.add(
                    "\(item.name) is no \(needed), but \(chain.stock.map { "a \($0)" } ?? "without a superclass")",
                    in: index, at: range, object: item.object, notes: [reference.note],
                    fixHint: "choose a subclass of \(needed)")
            }
        }
    }

    /// What the class of `object` must inherit from for the system to do with it what it does.
    private static func neededClass(of object: InterfaceObject) -> String? {
        guard !object.isStandIn, let stock = object.stockClass else { return nil }
        return SystemClass(stock)?.family(in: object.kit)?.name
    }
}
