import InterfaceBuilder
import SourceText
import XMLTree

/// An attribute that holds a number, with another text in it.
struct NumberMalformed: Rule {
    static let description = RuleDescription(
        identifier: "number-malformed",
        summary: "A number is not written as one.",
        rationale: """
            Interface Builder writes numbers in decimal. The compiler of storyboards refuses the file, or reads 0; a \
            frame or an alpha that is not a number raises an exception when it reaches Core Animation \
            ("CALayerInvalidGeometry", "CALayer position contains NaN").
            """,
        nonTriggering: [
            .init(
                Self.scene(frame: #"x="-0.5" y="20" width="1e3" height="10000000000""#, alpha: "0.84999999999999998")),
            .init(Self.constraint(#"constant="8" multiplier="16:9" priority="250""#)),
            .init(Self.constraint(#"multiplier="1/2""#)),
            .views(#"<slider minValue="0.0" maxValue="1" value="0.5" id="s"/>"#),
        ],
        triggering: [
            .init(Self.scene(frame: #"x="⟦nan⟧" y="0.0" width="⟦inf⟧" height="⟦0x10⟧""#, alpha: "⟦half⟧")),
            .init(Self.scene(frame: #"x="⟦0,5⟧" y="0" width="10" height="10""#, alpha: "1")),
            .init(Self.constraint(#"constant="⟦8pt⟧" multiplier="⟦16:9:1⟧" priority="⟦⟧""#)),
            .views(
                """
                <slider minValue="0.0" maxValue="1" value="⟦half⟧" id="s"/>
                <progressView progress="⟦50%⟧" id="p"/>
                """),
        ])

    private static func scene(frame: String, alpha: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v" alpha="\(alpha)">
                    <rect key="frame" \(frame)/>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    private static func constraint(_ attributes: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v">
                    <constraints><constraint firstAttribute="width" id="c" \(attributes)/></constraints>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    /// Attributes that are numbers in elements of one name.
    private static let byElement: [String: [String]] = [
        "rect": ["x", "y", "width", "height"], "point": ["x", "y"], "size": ["width", "height"],
        "edgeInsets": ["top", "left", "bottom", "right"], "inset": ["minX", "minY", "maxX", "maxY"],
        "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
        "color": ["red", "green", "blue", "alpha", "white", "cyan", "magenta", "yellow", "black"],
        "constraint": ["constant", "priority"], "fontDescription": ["pointSize"], "integer": ["value"],
        "real": ["value"], "slider": ["value"], "stepper": ["value"],
    ]

    /// Attributes that are numbers wherever they are.
    private static let anywhere: Set = [
        "alpha", "tag", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "spacing", "minimumScaleFactor",
        "minimumFontSize", "preferredMaxLayoutWidth", "numberOfLines", "horizontalHuggingPriority",
        "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "minimumLineSpacing", "minimumInteritemSpacing", "minValue",
        "maxValue", "minimumValue", "maximumValue", "stepValue", "progress", "indentationLevel", "indentationWidth",
        "minimumZoomScale", "maximumZoomScale", "numberOfPages", "currentPage", "numberOfTapsRequired",
        "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches", "minimumPressDuration",
        "allowableMovement", "selectedSegmentIndex", "minuteInterval",
    ]

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let tree = document.document.tree
        var isWanted = [Bool](repeating: false, count: tree.nameCount)
        for name in Self.names { if let index = tree.nameIndex(of: name) { isWanted[index] = true } }
        for (element, attribute) in tree.attributesThatAreNoPlainDecimals(isWanted) {
            let name = attribute.name
            if element.name == "constraint", name == "multiplier" {
                check(attribute, of: element, &report) { InterfaceNumber.ratio(of: $0) != nil }
            } else if Self.anywhere.contains(name) || Self.byElement[element.name]?.contains(name) == true {
                check(attribute, of: element, &report) { InterfaceNumber.value(of: $0) != nil }
            }
        }
    }

    /// Every name that is a number somewhere.
    private static let names = Set(anywhere).union(byElement.values.joined()).union(["multiplier"])

    private func check(
        _ attribute: XMLAttribute, of element: XMLElement, _ report: inout RuleReport, isNumber: (String) -> Bool
    ) {
        let value = attribute.value
        guard !isNumber(value) else { return }
        let object = InterfaceObject(element)
        report.add(
            "\(attribute.name) of <\(element.name)> is \"\(value)\", which is not a number", at: attribute.valueRange,
            object: object.id.isEmpty ? object.parent : object, fixHint: "write a decimal number, such as 0.5")
    }
}
