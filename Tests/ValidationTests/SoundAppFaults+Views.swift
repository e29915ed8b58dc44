/// Views with their constraints, numbers and resources, and what the project says.
extension SoundAppFaults {
    static let views: [Plant] = [
        Plant(
            "an outlet to a missing object", main, #"property="routeView" destination="mapRoute""#,
            #"property="routeView" destination="mapRoutes""#, "dangling-outlet"),
        Plant(
            "an outlet into another scene", main, #"property="mapBox" destination="detailMapBox""#,
            #"property="mapBox" destination="mapRoute""#, "outlet-into-other-scene"),
        Plant(
            "an outlet into a prototype", main, #"property="countLabel" destination="listCount""#,
            #"property="countLabel" destination="trailCellTitle""#, "outlet-into-repeated-content"),
        Plant(
            "an outlet connected twice", main, #"<outlet property="modeControl""#,
            "<outlet property=\"scaleBar\" destination=\"mapScale\" id=\"mapScaleTwice\"/>\n<outlet property=\"modeControl\"",
            "outlet-connected-twice", at: "mapScaleOutlet"),
        Plant(
            "an action to a missing object in a scene", main, #"selector="close:" destination="legend""#,
            #"selector="close:" destination="legends""#, "dangling-action"),
        Plant(
            "a variation of a removed view", main, #"<exclude reference="detailMessage"/>"#,
            #"<exclude reference="detailHint"/>"#, "dangling-reference"),
        Plant(
            "a variation that includes a removed view", main, #"<include reference="detailMessage"/>"#,
            #"<include reference="detailHint"/>"#, "dangling-reference"),
        Plant(
            "a constraint to a missing view", main, #"secondItem="mapRoute" secondAttribute="bottom""#,
            #"secondItem="mapPath" secondAttribute="bottom""#, "dangling-constraint-item"),
        Plant(
            "a constraint into another scene", main,
            #"firstItem="mapScale" firstAttribute="top" secondItem="mapRoute""#,
            #"firstItem="mapScale" firstAttribute="top" secondItem="legendEntry1""#,
            "constraint-without-common-ancestor"),
        Plant(
            "a constraint of a width and an edge", main,
            #"firstItem="detailTitle" firstAttribute="leading" secondItem="detailSafe" secondAttribute="leading""#,
            #"firstItem="detailTitle" firstAttribute="leading" secondItem="detailSafe" secondAttribute="width""#,
            "constraint-attributes-incompatible"),
        Plant(
            "a constraint of both directions", main,
            #"firstItem="trailCellBadge" firstAttribute="centerY" secondItem="trailCellContent" secondAttribute="centerY""#,
            #"firstItem="trailCellBadge" firstAttribute="centerY" secondItem="trailCellContent" secondAttribute="centerX""#,
            "constraint-attributes-incompatible"),
        Plant(
            "a constraint written twice", main,
            #"<constraint firstItem="mapRoute" firstAttribute="top" secondItem="mapSafe" secondAttribute="top" id="mapRouteTop"/>"#,
            "<constraint firstItem=\"mapRoute\" firstAttribute=\"top\" secondItem=\"mapSafe\" secondAttribute=\"top\" id=\"mapRouteTop\"/>\n<constraint firstItem=\"mapRoute\" firstAttribute=\"top\" secondItem=\"mapSafe\" secondAttribute=\"top\" id=\"mapRouteTop2\"/>",
            "constraint-duplicate", at: "mapRouteTop2"),
        Plant(
            "two heights of one view", main,
            #"<constraint firstAttribute="height" constant="180" id="detailPhotoHeight"/>"#,
            "<constraint firstAttribute=\"height\" constant=\"180\" id=\"detailPhotoHeight\"/>\n<constraint firstAttribute=\"height\" constant=\"200\" id=\"detailPhotoHeight2\"/>",
            "constraint-conflict", at: "detailPhotoHeight2"),
        Plant(
            "a recogniser of a view without touches", main,
            #"<imageView contentMode="scaleAspectFill" image="Placeholder""#,
            #"<imageView userInteractionEnabled="NO" contentMode="scaleAspectFill" image="Placeholder""#,
            "recognizer-without-touches"
        ).with(.replace(detail, "        photoView.isUserInteractionEnabled = true\n", "")),
        Plant(
            "a width that is no number", main, #"constant="48" id="trailCellBadgeWidth""#,
            #"constant="48pt" id="trailCellBadgeWidth""#, "number-malformed"),
        Plant(
            "a frame that is no number", main, #"width="393" height="852""#, #"width="393" height="85O""#,
            "number-malformed"),
        Plant(
            "a size of an item that is no number", main, #"key="itemSize" width="110""#, #"key="itemSize" width="""#,
            "number-malformed"),
        Plant(
            "a runtime attribute that is no number", main, #"<real key="value" value="4.5"/>"#,
            #"<real key="value" value="4,5"/>"#, "number-malformed"),
        Plant(
            "a prototype without an identifier", main,
            #"<tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="none""#,
            """
            <tableViewCell id="monthCell"/>
            <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="none"
            """, "reuse-identifier-missing", at: "monthCell"),
        Plant(
            "two prototypes of one identifier", main, #"reuseIdentifier="YearCell" id="yearCell">"#,
            """
            reuseIdentifier="YearCell" id="yearCell"/><tableViewCell reuseIdentifier="YearCell" id="monthCell">
            """, "reuse-identifier-duplicate", at: "monthCell"),
        Plant(
            "an image that is gone", [.remove("Trailbook/Assets.xcassets/Heart.imageset/Contents.json")],
            "image-missing", at: #"<state key="normal" image="Heart"/>"#, in: main),
        Plant(
            "an image with a slip", [.replaceAll(ending: launch, "Placeholder\"", "Placehodler\"")], "image-missing",
            at: #"contentMode="scaleAspectFit" image="#, in: launch),
        Plant(
            "a colour that is gone", [.remove("Trailbook/Assets.xcassets/QuietText.colorset/Contents.json")],
            "color-missing", at: #"key="textColor" name="QuietText""#, in: main),
        Plant(
            "a font that the app does not have", main, #"name="Ranger-Bold" family="Ranger" pointSize="24""#,
            #"name="Rambler-Bold" family="Rambler" pointSize="24""#, "font-missing"),
        Plant(
            "a font that is not loaded", plist, "\t\t<string>Ranger-Bold.ttf</string>\n", "", "font-not-registered",
            at: #"pointSize="24""#, in: main
        ).with(
            .replace(
                main,
                """

                                                    <fontDescription key="fontDescription" name="Ranger-Bold" family="Ranger" pointSize="17"/>
                """, "")),
        Plant(
            "two objects of one identifier on the Mac", macPanel, #"identifier="count""#, #"identifier="search""#,
            "duplicate-user-identifier", at: #"id="panelCount""#),
    ]

    static let project: [Plant] = [
        Plant(
            "a main storyboard that is not there", plist,
            "<string>LaunchScreen</string>\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>",
            "<string>LaunchScreen</string>\n\t<key>UIMainStoryboardFile</key>\n\t<string>Start</string>",
            "manifest-storyboard-missing", at: "<string>Start</string>"),
        Plant(
            "a launch screen that is not there", plist, "<string>LaunchScreen</string>", "<string>Launch</string>",
            "manifest-storyboard-missing"),
        Plant(
            "a scene's storyboard that is not there", plist,
            "<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Main</string>",
            "<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Scene</string>", "manifest-storyboard-missing",
            at: "<string>Scene</string>"),
        Plant(
            "a class file that is another target's",
            [
                .remove(fade),
                .add(
                    "TrailbookMac/FadeSegue.swift",
                    "import UIKit\n\nfinal class FadeSegue: UIStoryboardSegue {\n    override func perform() {}\n}\n"),
            ], "custom-class-not-found", at: of("FadeSegue"), in: main),
    ]
}
