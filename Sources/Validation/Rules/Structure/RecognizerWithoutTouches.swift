import InterfaceBuilder
import SourceText
import XMLTree

/// A gesture recogniser whose view gets no touches.
struct RecognizerWithoutTouches: Rule {
    static let description = RuleDescription(
        identifier: "recognizer-without-touches", platforms: .uiKit,
        summary: "A gesture recogniser is connected to a view whose user interaction is off.",
        rationale: """
            A view with user interaction off, and everything in it, receives no touches, so the gesture never begins. \
            Interface Builder turns it off for labels and image views. Code may turn it on: nothing is reported where \
            the view has a class of its own, a tag, a runtime attribute for it, or where an outlet leads to the view or \
            to the recogniser. With `--sources`, an outlet is no reason for silence in an app whose code does not mention \
            `isUserInteractionEnabled` at all.
            """,
        severity: .warning,
        nonTriggering: [
            .init(Self.scene(#"<label id="l""#)),
            .init(Self.scene(#"<label userInteractionEnabled="YES" id="l""#)),
            .init(Self.scene(#"<label userInteractionEnabled="NO" id="l" customClass="Link""#)),
            .init(Self.scene(#"<label userInteractionEnabled="NO" tag="7" id="l""#)),
            .init(
                Self.scene(
                    #"<label userInteractionEnabled="NO" id="l""#,
                    outlets: #"<outlet property="name" destination="l" id="o"/>"#)),
            .init(
                Self.scene(
                    #"<label userInteractionEnabled="NO" id="l""#,
                    outlets: #"<outlet property="tap" destination="g" id="o"/>"#)),
            Example(
                swift: Self.code("name.isUserInteractionEnabled = true"),
                Self.scene(#"<label userInteractionEnabled="NO" id="l""#, outlets: Self.outlet)),
            Example(
                swift: Self.code("name.setValue(true, forKey: \"userInteractionEnabled\")"),
                Self.scene(#"<label userInteractionEnabled="NO" id="l""#, outlets: Self.outlet)),
        ],
        triggering: [
            .init(Self.scene(#"<label userInteractionEnabled="⟦NO⟧" id="l""#)),
            Example(
                swift: Self.code("name.text = \"Tap me\""),
                Self.scene(#"<label userInteractionEnabled="⟦NO⟧" id="l""#, outlets: Self.outlet)),
            .init(Self.scene(#"<imageView userInteractionEnabled="⟦NO⟧" id="i""#)),
            .init(Self.scene(#"<label id="l""#, root: #" userInteractionEnabled="⟦NO⟧""#)),
        ])

    private static let outlet = #"<outlet property="name" destination="l" id="o"/>"#

    private static func code(_ line: String) -> String {
        """
        import UIKit
        class Home: UIViewController {
            @IBOutlet var name: UILabel!
            override func viewDidLoad() { \(line) }
            @IBAction func tapped(_ sender: Any) {}
        }

        """
    }

    private static func scene(_ view: String, root: String = "", outlets: String = "") -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" \(Example.ofClass("Home")) sceneMemberID="viewController">
                <view key="view"\(root) id="v">
                    <subviews>
                        \(view)>
                            <connections>
                                <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c"/>
                            </connections>
                        </\(view.dropFirst().prefix { $0 != " " })>
                    </subviews>
                </view>
                <connections>\(outlets)</connections>
            </viewController>
            <tapGestureRecognizer id="g">
                <connections><action selector="tapped:" destination="a" id="t"/></connections>
            </tapGestureRecognizer>
        </objects></scene>
        """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let faults = Self.faults(document.document, document.elements("outletCollection")) {
            ["outlet", "outletCollection"].flatMap { document.elements($0) }
        }
        for fault in faults where !fault.isReachable {
            report.add(
                fault.message, at: fault.range, object: fault.object, notes: [fault.note], fixHint: Self.hint)
        }
    }

    /// What an outlet leads to is in the hands of code, and the code is known.
    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let modules = contents.classScope?.classes.modules,
            !modules.contains(where: {
                $0.index.mentionsUserInteraction || $0.index.files.contains(where: \.isIncomplete)
            })
        else { return }
        for (index, document) in contents.graph.documents.enumerated() where Self.hasRecognizers(document) {
            let outlets = Array(document.outletElements)
            let faults = Self.faults(document, outlets.filter { $0.name == "outletCollection" }) { outlets }
            for fault in faults where fault.isReachable {
                report.add(
                    fault.message, in: index, at: fault.range, object: fault.object, notes: [fault.note],
                    fixHint: Self.hint)
            }
        }
    }

    private static let hint = "turn on User Interaction Enabled"

    /// A view that gets no touches, and has a recogniser in it.
    private struct Fault {
        let object: InterfaceObject
        let range: SourceRange
        let message: String
        let note: Diagnostic.Note
        /// Whether an outlet leads to the view or the recogniser.
        let isReachable: Bool
    }

    /// The faults of a document with these outlet collections; `outlets` are all of its outlets.
    private static func faults(
        _ document: InterfaceDocument, _ collections: some Sequence<XMLElement>, outlets: () -> [XMLElement]
    ) -> [Fault] {
        guard [.iOS, .tvOS].contains(document.platform) else { return [] }
        var reachable: Set<String>?
        var reported: Set<Int> = []
        var faults: [Fault] = []
        for connection in collections where connection.attribute("property") == "gestureRecognizers" {
            guard let holder = connection.parent?.parent, let id = connection.attribute("destination"),
                let view = firstOff(from: holder), let range = view.attributeRange("userInteractionEnabled"),
                let recognizer = document.object(id: id), !mayTurnItselfOn(view)
            else { continue }
            let known = reachable ?? targets(of: outlets())
            reachable = known
            guard reported.insert(view.index).inserted else { continue }
            let object = InterfaceObject(view)
            faults.append(
                Fault(
                    object: object, range: range,
                    message: "\(recognizer.displayName) gets no touches: the user interaction of \(object.displayName) "
                        + "is off",
                    note: Diagnostic.Note("the recogniser is connected here", position: connection.position),
                    isReachable: known.contains(id) || known.contains(view.attribute("id") ?? "")))
        }
        return faults
    }

    private static func hasRecognizers(_ document: InterfaceDocument) -> Bool {
        recognizers.contains { document.tree.nameIndex(of: $0) != nil }
    }

    private static let recognizers =
        [
            "tap", "pinch", "rotation", "swipe", "pan", "screenEdgePan", "pongPress", "longPress", "hover",
        ].map { $0 + "GestureRecognizer" } + ["gestureRecognizer"]

    /// The view or the nearest one around it whose user interaction is off. R140
    private static func firstOff(from view: XMLElement) -> XMLElement? {
        var current: XMLElement? = view
        while let element = current {
            if element.attribute("userInteractionEnabled") == "NO" { return element }
            if element.attribute("key") == "view" { return nil }
            current = element.parent
        }
        return nil
    }

    private static func mayTurnItselfOn(_ view: XMLElement) -> Bool {
        let object = InterfaceObject(view)
        if object.customClass != nil || view.attributeRange("tag") != nil { return true }
        return object.runtimeAttributes.contains { $0.keyPath.lowercased().contains("userinteraction") }
    }

    /// The ids of the objects that code can reach by an outlet.
    private static func targets(of outlets: [XMLElement]) -> Set<String> {
        var targets: Set<String> = []
        for element in outlets {
            let property = element.attribute("property")
            // A controller has its root view without an outlet made for it.
            guard property != "gestureRecognizers", property != "view" else { continue }
            if let target = element.attribute("destination") { targets.insert(target) }
        }
        return targets
    }
}
