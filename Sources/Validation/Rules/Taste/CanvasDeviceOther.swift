import InterfaceBuilder
import SourceText

/// A document that shows another device.
struct CanvasDeviceOther: ConfigurableRule {
    private static let device = OptionKey(
        "device", default: "retina4_7", "The device to show, by Interface Builder's name.")

    static let description = RuleDescription(
        identifier: "canvas-device-other", platforms: .uiKit,
        summary: "The canvas of a document shows another device than the project wants.",
        rationale: """
            Interface Builder writes every frame anew for the device that the canvas shows. Where everybody looks at \
            the same device, the differences of a change are those that somebody made. Storyboards of a watch show a \
            watch, and are left out.
            """,
        severity: .warning, isOptIn: true, options: [device.option],
        nonTriggering: [
            Example(
                .init(
                    "Main.storyboard", head: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#, "")
            ),
            Example(
                options: device.set(to: "retina6_1"),
                .init("Main.storyboard", head: #"<device id="retina6_1" orientation="portrait"/>"#, "")),
            Example(
                .init(
                    "Interface.storyboard",
                    attributes: #"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#,
                    head: #"<device id="watch38"/>"#, "")),
        ],
        triggering: [
            Example(
                .init("Main.storyboard", head: #"<device id="⟦retina6_1⟧" orientation="portrait"/>"#, "")),
            Example(
                options: device.set(to: "retina4_0"),
                .init(
                    "Main.storyboard",
                    #"""
                    <scene sceneID="s1"><objects>
                        <viewController id="a" sceneMemberID="viewController">
                            <simulatedScreenMetrics key="destination" type="⟦retina4_7.fullscreen⟧"/>
                        </viewController>
                    </objects></scene>
                    """#)),
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard document.document.platform != .watchOS else { return }
        let wanted = options[Self.device]
        if let device = document.document.tree.root.child("device"), let range = device.attributeRange("id") {
            guard device.attribute("id") != wanted else { return }
            add(device.attribute("id") ?? "", at: range, nil, &report)
            return
        }
        // Before Xcode 9 every controller had its own.
        for element in document.elements("simulatedScreenMetrics") where element.attribute("key") == "destination" {
            guard let type = element.attribute("type"), let range = element.attributeRange("type"),
                type.split(separator: ".").first.map(String.init) != wanted
            else { continue }
            add(type, at: range, element.parent.map(InterfaceObject.init), &report)
        }
    }

    private func add(_ shown: String, at range: SourceRange, _ object: InterfaceObject?, _ report: inout RuleReport) {
        report.add(
            "the canvas shows \"\(shown)\", not \"\(options[Self.device])\"", at: range, object: object,
            fixHint: "choose the device below the canvas")
    }
}
