import InterfaceBuilder
import SourceText
import XMLTree

/// A gesture recogniser whose view gets no touches.
struct RecognizerWithoutTouches: Rule {
    static let description = RuleDescription(
        identifier: "recognizer-without-touches",
        summary: "A gesture recogniser is connected to a view whose user interaction is off.",
        rationale: """
            A view with user interaction off, and everything in it, receives no touches, so the gesture never begins. \
            Interface Builder turns it off for labels and image views. Code may turn it on: nothing is reported where \
            the view has a class of its own, a tag, a runtime attribute for it, or where an outlet leads to the view or \
            to the recogniser.
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
        ],
        triggering: [
            .init(Self.scene(#"<label userInteractionEnabled="⟦NO⟧" id="l""#)),
            .init(Self.scene(#"<imageView userInteractionEnabled="⟦NO⟧" id="i""#)),
            .init(Self.scene(#"<label id="l""#, root: #" userInteractionEnabled="⟦NO⟧""#)),
        ])

    private static func scene(_ view: String, root: String = "", outlets: String = "") -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
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
        guard [.iOS, .tvOS].contains(document.document.platform) else { return }
        var reachable: Set<String>?
        var reported: Set<Int> = []
        for connection in document.elements("outletCollection")
        where connection.attribute("property") == "gestureRecognizers" {
            guard let holder = connection.parent?.parent, let id = connection.attribute("destination"),
                let view = Self.firstOff(from: holder), let range = view.attributeRange("userInteractionEnabled"),
                let recognizer = document.object(id), !Self.mayTurnItselfOn(view)
            else { continue }
            let known = reachable ?? Self.outletTargets(document)
            reachable = known
            guard !known.contains(id), !known.contains(view.attribute("id") ?? ""),
                reported.insert(view.index).inserted
            else { continue }
            let object = InterfaceObject(view)
            report.add(
                "\(recognizer.displayName) gets no touches: the user interaction of \(object.displayName) is off",
                at: range, object: object,
                notes: [Diagnostic.Note("the recogniser is connected here", position: connection.position)],
                fixHint: "turn on User Interaction Enabled")
        }
    }

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
    private static func outletTargets(_ document: DocumentContents) -> Set<String> {
        var targets: Set<String> = []
        for name in ["outlet", "outletCollection"] {
            for element in document.elements(name) {
                let property = element.attribute("property")
                // A controller has its root view without an outlet made for it.
                guard property != "gestureRecognizers", property != "view" else { continue }
                if let target = element.attribute("destination") { targets.insert(target) }
            }
        }
        return targets
    }
}
