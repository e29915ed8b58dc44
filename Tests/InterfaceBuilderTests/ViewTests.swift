import Geometry
import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@Suite("Views")
struct ViewTests {
    @Test("a view's properties, written and not written")
    func properties() throws {
        let written = try view(
            """
            <view key="view" hidden="YES" alpha="0.25" opaque="NO" contentMode="scaleToFill" clipsSubviews="YES" tag="7" \
            userInteractionEnabled="NO" multipleTouchEnabled="YES" enabled="NO" customClass="V" \
            translatesAutoresizingMaskIntoConstraints="NO" restorationIdentifier="r" id="v">
            <rect key="frame" x="-1.5" y="20" width="375" height="647"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES" flexibleMinX="NO"/>
            <color key="backgroundColor" white="1" alpha="0.5" colorSpace="calibratedWhite"/>
            <color key="tintColor" systemColor="systemRedColor"/>
            <viewLayoutGuide key="safeArea" id="sa"/>
            <accessibility key="accessibilityConfiguration" identifier="ai"/></view>
            """)
        #expect(written.frame == Rect(x: -1.5, y: 20, width: 375, height: 647))
        #expect(written.autoresizingMask == ["widthSizable", "heightSizable"])
        #expect(written.isHidden)
        #expect(written.alpha == 0.25)
        #expect(!written.isOpaque)
        #expect(written.contentMode == "scaleToFill")
        #expect(written.clipsSubviews)
        #expect(written.tag == 7)
        #expect(written.isUserInteractionEnabled == false)
        #expect(written.isMultipleTouchEnabled)
        #expect(!written.isEnabled)
        #expect(!written.translatesAutoresizingMaskIntoConstraints)
        #expect(written.customClass == "V")
        #expect(written.restorationIdentifier == "r")
        #expect(written.accessibilityIdentifier == "ai")
        #expect(written.backgroundColor == .gray(white: 1, alpha: 0.5, space: "calibratedWhite"))
        #expect(written.tintColor == .system("systemRedColor"))
        #expect(written.safeAreaLayoutGuideID == "sa")

        let plain = try view("<view key=\"view\" id=\"v\"/>")
        #expect(plain.frame == nil)
        #expect(plain.autoresizingMask.isEmpty)
        #expect(!plain.isHidden)
        #expect(plain.alpha == 1)
        #expect(plain.isOpaque)
        #expect(!plain.clipsSubviews)
        #expect(plain.tag == 0)
        #expect(plain.isUserInteractionEnabled == nil)
        #expect(plain.isEnabled)
        #expect(plain.translatesAutoresizingMaskIntoConstraints)
        #expect(plain.backgroundColor == nil)
        #expect(plain.subviews.isEmpty)
    }

    @Test("views inside, in all the places where there are some")
    func tree() throws {
        let root = try view(
            """
            <view key="view" id="v"><subviews>
            <containerView id="c"/><stackView id="s"><subviews><label id="l"/></subviews></stackView>
            <tableView id="t"><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
            <color key="separatorColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
            <prototypes><tableViewCell reuseIdentifier="Cell" id="p">
            <tableViewCellContentView key="contentView" id="pc"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <subviews><label id="pl"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
            <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="ts"><cells><tableViewCell id="k"/></cells>
            </tableViewSection></sections></tableView>
            <collectionView id="w"><cells><collectionViewCell id="wc"/></cells></collectionView>
            </subviews></view>
            """)
        #expect(root.subviews.map(\.id) == ["c", "s", "t", "w"])
        #expect(root.subviews[0].isContainerView)
        #expect(!root.subviews[1].isContainerView)
        #expect(root.subviews[1].subviews.map(\.elementName) == ["label"])
        let table = root.subviews[2]
        #expect(table.keyedViews.map(\.id) == ["h"])
        #expect(table.prototypes.map(\.reuseIdentifier) == ["Cell"])
        #expect(table.prototypes.first?.contentView?.subviews.map(\.id) == ["pl"])
        #expect(table.sections.map(\.headerTitle) == ["Head"])
        #expect(table.sections.map(\.footerTitle) == ["Foot"])
        #expect(table.sections.first?.cells.map(\.id) == ["k"])
        #expect(table.children.map(\.id) == ["h", "p", "k"])
        #expect(root.subviews[3].cells.map(\.id) == ["wc"])
        func all(_ view: InterfaceView) -> [String] { [view.id] + view.children.flatMap(all) }
        #expect(all(root) == ["v", "c", "s", "l", "t", "h", "p", "pc", "pl", "k", "w", "wc"])
    }

    @Test(
        "texts, wherever Interface Builder writes them",
        arguments: [
            ("<label key=\"view\" text=\"plain &amp; simple\" id=\"v\"/>", "plain & simple"),
            ("<label key=\"view\" id=\"v\"><string key=\"text\">two\nlines</string></label>", "two\nlines"),
            ("<textView key=\"view\" id=\"v\"><mutableString key=\"text\">m</mutableString></textView>", "m"),
            (
                """
                <label key="view" id="v"><attributedString key="attributedText"><fragment content="a "/>\
                <fragment><string key="content">b</string></fragment></attributedString></label>
                """, "a b"
            ),
            (
                "<label key=\"view\" id=\"v\"><string key=\"text\" base64-UTF8=\"YES\">\nG3jDqQ\n</string></label>",
                "\u{1B}xé"
            ),
            ("<label key=\"view\" id=\"v\"/>", nil),
        ] as [(String, String?)])
    func texts(element: String, text: String?) throws { #expect(try view(element).text == text) }

    @Test(
        "titles, wherever Interface Builder writes them",
        arguments: [
            (
                "<button key=\"view\" id=\"v\"><state key=\"normal\" title=\"N\"/><state key=\"selected\" title=\"S\"/></button>",
                "N"
            ),
            ("<button key=\"view\" id=\"v\"><state key=\"selected\" title=\"S\"/></button>", nil),
            (
                "<button key=\"view\" id=\"v\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"C\"/></button>",
                "C"
            ),
            ("<view key=\"view\" title=\"T\" id=\"v\"/>", "T"),
            (
                """
                <button key="view" id="v"><state key="normal"><attributedString key="attributedTitle">\
                <fragment content="A"/></attributedString></state></button>
                """, "A"
            ),
        ] as [(String, String?)])
    func titles(element: String, title: String?) throws { #expect(try view(element).title == title) }

    @Test("button states and fonts")
    func statesAndFonts() throws {
        let button = try view(
            """
            <button key="view" id="v"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
            <state key="highlighted" title="H" image="i" backgroundImage="b">
            <color key="titleColor" red="1" green="0" blue="0.5" alpha="1" colorSpace="calibratedRGB"/></state></button>
            """)
        let state = try #require(button.state("highlighted"))
        #expect(state.title == "H")
        #expect(state.image == "i")
        #expect(state.backgroundImage == "b")
        #expect(state.titleColor == .rgb(red: 1, green: 0, blue: 0.5, alpha: 1, space: "calibratedRGB"))
        #expect(button.state("normal") == nil)
        #expect(button.font?.type == "system")
        #expect(button.font?.weight == "semibold")
        #expect(button.font?.pointSize == 15)
        #expect(button.font?.name == nil)
    }

    @Test("constraints")
    func constraints() throws {
        let constraints = try view(
            """
            <view key="view" id="v"><constraints>
            <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" \
            secondAttribute="bottom" constant="-8.5" multiplier="3:4" priority="750" identifier="i" placeholder="YES" id="c1"/>
            <constraint firstAttribute="width" constant="10" id="c2"/>
            <constraint firstAttribute="width" multiplier="1/3" id="c3"/><constraint multiplier="0.5" id="c4"/>
            </constraints></view>
            """
        ).constraints
        let first = try #require(constraints.first)
        #expect(first.id == "c1")
        #expect(first.firstItemID == "a")
        #expect(first.firstAttribute == "top")
        #expect(first.relation == "greaterThanOrEqual")
        #expect(first.secondItemID == "b")
        #expect(first.secondAttribute == "bottom")
        #expect(first.constant == -8.5)
        #expect(first.priority == 750)
        #expect(first.identifier == "i")
        #expect(first.isPlaceholder)
        #expect(constraints.map(\.multiplier) == [0.75, 1, 1.0 / 3, 0.5])
        #expect(constraints[1].firstItemID == nil)
        #expect(constraints[1].relation == "equal")
        #expect(constraints[1].priority == 1_000)
        #expect(!constraints[1].isPlaceholder)
    }

    @Test("variations by size class")
    func variations() throws {
        let variations = try view(
            """
            <view key="view" id="v"><variation key="default"><mask key="subviews"><exclude reference="s1"/></mask>
            <mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
            <variation key="heightClass=regular"><mask key="subviews"><include reference="s1"/></mask></variation></view>
            """
        ).variations
        #expect(variations.map(\.key) == ["default", "heightClass=regular"])
        #expect(variations[0].excludedSubviewIDs == ["s1"])
        #expect(variations[0].excludedConstraintIDs == ["c1", "c2"])
        #expect(variations[0].includedSubviewIDs.isEmpty)
        #expect(variations[1].includedSubviewIDs == ["s1"])
    }

    @Test(
        "colours in every form",
        arguments: [
            (
                "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"0.4\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
                .rgb(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4, space: "displayP3")
            ),
            (
                "white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
                .gray(white: 0.5, alpha: 1, space: "calibratedWhite")
            ),
            (
                "cyan=\"0.1\" magenta=\"0.2\" yellow=\"0.3\" black=\"0.4\" alpha=\"1\" colorSpace=\"deviceCMYK\"",
                .cmyk(cyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 1, space: "deviceCMYK")
            ),
            ("name=\"Brand\"", .named("Brand")),
            ("systemColor=\"labelColor\"", .system("labelColor")),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
            // Xcode 11 and later write the value beside the name.
            (
                "systemColor=\"systemBlueColor\" red=\"0\" green=\"0.4\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\"",
                .system("systemBlueColor")
            ),
            (
                "name=\"textColor\" catalog=\"System\" colorSpace=\"catalog\"",
                .catalog(catalog: "System", name: "textColor")
            ),
            ("colorSpace=\"custom\"", .unknown),
        ] as [(String, InterfaceColor)])
    func colors(attributes: String, color: InterfaceColor) throws {
        let view = try view("<view key=\"view\" id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
        #expect(view.backgroundColor == color)
    }
}
