/// Classes that documents name, and what they have.
extension SoundAppFaults {
    static let classes: [Plant] = [
        Plant(
            "a class renamed in code", legend, "final class LegendController:", "final class KeyController:",
            "custom-class-not-found", at: of("LegendController"), in: main),
        Plant(
            "a class name with a slip", main, of("RouteView"), of("RuoteView"), "custom-class-not-found",
            at: "RuoteView"),
        Plant("a file that is gone", [.remove(fade)], "custom-class-not-found", at: "FadeSegue", in: main),
        Plant(
            "a class of a xib's owner renamed", help, of("HelpController"), of("HelpPage"), "custom-class-not-found"),
        Plant(
            "a class in another condition",
            [
                .replace(legend, "final class LegendController", "#if os(tvOS)\nfinal class LegendController"),
                .replace(legend, "        dismiss(animated: true)\n    }\n}\n", "    }\n}\n#endif\n"),
            ], "custom-class-not-found", at: of("LegendController"), in: main),
        Plant(
            "an Objective-C class renamed",
            [
                .replaceAll(ending: "ScaleBar.h", "ScaleBar :", "MapScaleBar :"),
                .replaceAll(ending: "ScaleBar.m", "@implementation ScaleBar", "@implementation MapScaleBar"),
            ], "custom-class-not-found", at: #"customClass="ScaleBar""#, in: main),
        Plant(
            "a class without its module", main, of("LegendController"), #"customClass="LegendController""#,
            "custom-class-module-missing", at: #"customClass="LegendController" sceneMemberID"#),
        Plant(
            "a cell's class without its module", weather, of("WeatherCell"), #"customClass="WeatherCell""#,
            "custom-class-module-missing"),
        Plant(
            "a class of another module", main, of("RouteMapController"),
            #"customClass="RouteMapController" customModule="TrailKit""#, "custom-class-module-wrong"),
        Plant(
            "an old name of the module", main, of("TrailFormController"),
            #"customClass="TrailFormController" customModule="Hikes""#, "custom-class-module-wrong"),
        Plant(
            "a module for an Objective-C class", main, #"customClass="ScaleBar""#, of("ScaleBar"),
            "custom-class-module-wrong"),
        Plant(
            "a class that only another target has", main, of("LegendController"), of("PanelController"),
            "custom-class-not-found", at: "PanelController"),
        Plant(
            "a private class", legend, "final class LegendController:", "private final class LegendController:",
            "custom-class-private", at: of("LegendController"), in: main),
        Plant(
            "a class private to its file", fade, "final class FadeSegue", "fileprivate final class FadeSegue",
            "custom-class-private", at: of("FadeSegue"), in: main),
        Plant(
            "a table view controller of a plain controller's class", form,
            "TrailFormController: UITableViewController", "TrailFormController: UIViewController",
            "custom-class-unfit", at: of("TrailFormController"), in: main),
        Plant(
            "a view of a controller's class", badge, "final class DifficultyBadge: UIView",
            "final class DifficultyBadge: UIViewController", "custom-class-unfit", at: of("DifficultyBadge"), in: main),
        Plant(
            "a cell of a view's class", "Trailbook/Lists/WeatherCell.swift", "class WeatherCell: UITableViewCell",
            "class WeatherCell: UIView", "custom-class-unfit", at: of("WeatherCell"), in: weather),
        Plant(
            "a segue of no segue's class", fade, "FadeSegue: UIStoryboardSegue", "FadeSegue: NSObject",
            "custom-class-unfit", at: of("FadeSegue"), in: main),
        Plant(
            "a generic class", route, "final class RouteView: UIView", "final class RouteView<Point>: UIView",
            "custom-class-unfit", at: of("RouteView"), in: main),
        Plant(
            "a segue that does nothing", fade, "override func perform()", "func performSlowly()",
            "segue-class-without-perform", at: of("FadeSegue"), in: main),
        Plant(
            "init(coder:) that ends the app", rating, "super.init(coder: coder)",
            "fatalError(\"init(coder:) has not been implemented\")", "custom-class-init-coder-fatal"),
        Plant(
            "init(coder:) of a scene that ends the app", base, "    private var isDimmed = false",
            "    private var isDimmed = false\n    required init?(coder: NSCoder) { fatalError(\"no coder\") }",
            "custom-class-init-coder-fatal", at: "fatalError(\"no coder\")"),
        Plant(
            "the segue action of a scene that only it can make is gone", main,
            #" destinationCreationSelector="makeNotes:sender:segueIdentifier:""#, "", "custom-class-init-coder-fatal",
            at: "fatalError(\"a segue action makes the notes\")", in: notes),
        Plant(
            "init(coder:) of a cell that ends the app", trailCell, "override func prepareForReuse() {",
            "required init?(coder: NSCoder) { preconditionFailure() }\n    override func prepareForReuse() {",
            "custom-class-init-coder-fatal", at: "preconditionFailure()"),
    ]

    static let members: [Plant] = [
        Plant(
            "an action renamed in the storyboard", main, #"selector="rate:""#, #"selector="rated:""#,
            "action-not-in-class"),
        Plant(
            "an action renamed in code", detail, "func markWalked(_ sender", "func markDone(_ sender",
            "action-not-in-class", at: #"selector="markWalked:""#, in: main),
        Plant(
            "an action that is only a method", list, "@IBAction func changeOrder", "func changeOrder",
            "action-not-in-class", at: #"selector="changeOrder:""#, in: main),
        Plant(
            "an action of an extension that is only a method", list, "@IBAction func clearSearch",
            "func clearSearch", "action-not-in-class", at: #"selector="clearSearch""#, in: header),
        Plant(
            "an action that loses its parameter", legend, "func close(_ sender: Any)", "func close()",
            "action-not-in-class", at: #"selector="close:""#, in: main),
        Plant(
            "an action of a recogniser", map, "func pinch(_ sender", "func zoom(_ sender", "action-not-in-class",
            at: #"selector="pinch:""#, in: main),
        Plant(
            "an action of an Objective-C class",
            [
                .replaceAll(ending: "ScaleBar.h", "toggleUnits", "changeUnits"),
                .replaceAll(ending: "ScaleBar.m", "toggleUnits", "changeUnits"),
            ], "action-not-in-class", at: #"selector="toggleUnits:""#, in: main),
        Plant(
            "an action sent to another object", main, #"selector="toggleFavourite:" destination="trailCell""#,
            #"selector="toggleFavourite:" destination="list""#, "action-not-in-class"),
        Plant(
            "an action of a bar button", photos, "@IBAction func sharePhotos", "private func sharePhotos",
            "action-not-in-class", at: #"selector="sharePhotos:""#, in: main),
        Plant(
            "an action of a panel's own view", helpCode, "func ratingChanged(", "func rated(", "action-not-in-class",
            at: #"selector="ratingChanged:""#, in: panel),
        Plant(
            "an action on the Mac", "TrailbookMac/PanelController.swift", "@IBAction func search(",
            "@IBAction func find(", "action-not-in-class", at: #"selector="search:""#, in: macPanel),

        Plant(
            "an outlet renamed in code", [.replaceAll(ending: detail, "ascentLabel", "climbLabel")],
            "outlet-not-in-class", at: #"property="ascentLabel""#, in: main),
        Plant(
            "an outlet renamed in the storyboard", main, #"property="yearTable""#, #"property="yearsTable""#,
            "outlet-not-in-class"),
        Plant(
            "a property that is no outlet any more", helpCode, "@IBOutlet private var pageControl",
            "private var pageControl", "outlet-not-in-class", at: #"property="pageControl""#, in: help),
        Plant(
            "an outlet collection renamed", [.replaceAll(ending: trailCell, "starViews", "stars")],
            "outlet-not-in-class", at: #"destination="trailCellStar1""#, in: main
        ).with(
            .replace(
                main,
                "\n                                    <outletCollection property=\"starViews\" destination=\"trailCellStar2\" id=\"trailCellStar2Outlet\"/>",
                "")),
        Plant(
            "an outlet of a base class that is gone", settings,
            "<outlet property=\"nameField\"",
            "<outlet property=\"hintLabel\" destination=\"profileName\" id=\"profileHintOutlet\"/>\n<outlet property=\"nameField\"",
            "outlet-not-in-class", at: "hintLabel"),
        Plant(
            "a scene that loses its class", settings, #"<viewController id="about" \#(of("AboutController"))"#,
            #"<viewController id="about""#, "outlet-not-in-class", at: #"property="licenceView""#),
        Plant(
            "an outlet that only table view controllers have", main, #"<outlet property="ascentLabel""#,
            "<outlet property=\"tableView\" destination=\"detailView\" id=\"detailTable\"/>\n<outlet property=\"ascentLabel\"",
            "outlet-not-in-class", at: "detailTable"),
        Plant(
            "an action that whatever has the focus answers", main, #"selector="openNotes:""#, #"selector="paste:""#,
            "action-not-in-class"),
        Plant(
            "an outlet of an Objective-C class",
            [
                .replaceAll(ending: "ScaleBar.h", "*caption", "*title"),
                .replaceAll(ending: "ScaleBar.m", "self.caption", "self.title"),
            ], "outlet-not-in-class", at: #"property="caption" destination="mapScaleCaption""#, in: main),
        Plant(
            "an outlet on the Mac", "TrailbookMac/PanelController.swift", "@IBOutlet private var countField",
            "private var countField", "outlet-not-in-class", at: #"property="countField""#, in: macPanel),
        Plant(
            "an outlet that the class of the same name of another target has", route,
            "@IBOutlet private var caption: UILabel!", "@IBOutlet private var title: UILabel!",
            "outlet-not-in-class", at: "legendCaption1Outlet", in: main
        ).with(
            .replace(
                main,
                "\n                                    <outlet property=\"caption\" destination=\"legendCaption2\" id=\"legendCaption2Outlet\"/>",
                "")),

        Plant(
            "an outlet of another type in code", detail, "photoView: UIImageView!", "photoView: UIButton!",
            "outlet-type-mismatch", at: #"property="photoView" destination="detailPhoto""#, in: main),
        Plant(
            "an outlet to another kind of view", main, #"property="totalLabel" destination="statisticsTotal""#,
            #"property="totalLabel" destination="statisticsShare""#, "outlet-type-mismatch"),
        Plant(
            "an outlet of the app's own type", main, #"property="ratingControl" destination="detailRating""#,
            #"property="ratingControl" destination="detailTitle""#, "outlet-type-mismatch"),
        Plant(
            "another class of a view", main, #"id="photoCellCheck" \#(of("CheckmarkView"))"#,
            #"id="photoCellCheck" \#(of("RoundImageView"))"#, "outlet-type-mismatch",
            at: #"destination="photoCellCheck""#),
        Plant(
            "an outlet of a recogniser", main, #"property="zoomRecognizer" destination="detailTap""#,
            #"property="zoomRecognizer" destination="detailPhoto""#, "outlet-type-mismatch"),
        Plant(
            "an outlet of a constraint", main, #"property="boxHeight" destination="detailPhotoHeight""#,
            #"property="boxHeight" destination="detailPhoto""#, "outlet-type-mismatch"),
        Plant(
            "one object in a collection's place", main,
            #"<outletCollection property="dimmedViews" destination="detailPhoto""#,
            #"<outlet property="dimmedViews" destination="detailPhoto""#, "outlet-type-mismatch"),
        Plant(
            "a collection in one object's place", settings, #"<outlet property="licenceView""#,
            #"<outletCollection property="licenceView""#, "outlet-type-mismatch"),
        Plant(
            "a wrong member of a collection", main, #"property="factLabels" destination="detailAscent""#,
            #"property="factLabels" destination="detailPhoto""#, "outlet-type-mismatch"),
        Plant(
            "an outlet to a cell", main, #"property="dateCell" destination="formDateCell""#,
            #"property="dateCell" destination="formDateCellContent""#, "outlet-type-mismatch"),
        Plant(
            "a button in a label's place", weather, #"property="temperatureLabel" destination="weatherTemperature""#,
            #"property="temperatureLabel" destination="weatherSky""#, "outlet-type-mismatch"),
        Plant(
            "a field on the Mac", macPanel, #"property="searchField" destination="panelSearch""#,
            #"property="searchField" destination="panelCount""#, "outlet-type-mismatch"),

        Plant(
            "a picker without its data source", statistics, "UIPickerViewDataSource, UIPickerViewDelegate",
            "UIPickerViewDelegate", "outlet-data-source-incomplete", at: "statisticsPickerSource", in: main),
        Plant(
            "a data source that is none", main, #"destination="statistics" id="statisticsTableSource""#,
            #"destination="statisticsTotal" id="statisticsTableSource""#, "outlet-data-source-incomplete"),
        Plant(
            "a data source without its protocol", statistics, "extension StatisticsController: UITableViewDataSource",
            "extension StatisticsController", "outlet-data-source-incomplete", at: "statisticsTableSource", in: main),

        Plant(
            "a runtime attribute with a slip", main, #"keyPath="cornerRadius""#, #"keyPath="cornerRadious""#,
            "runtime-attribute-unknown"),
        Plant(
            "a property that is not inspectable any more", route, "@IBInspectable var lineWidth", "var lineWidth",
            "runtime-attribute-unknown", at: #"keyPath="lineWidth""#, in: main),
        Plant(
            "a view that loses its class", panel, #"id="panelControl" \#(of("RatingControl"))>"#,
            """
            id="panelControl">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="rating"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            """, "runtime-attribute-unknown", at: #"keyPath="rating""#
        ).with(
            .replace(panel, "<outlet property=\"control\" destination=\"panelControl\" id=\"panelControlOutlet\"/>", "")
        ),
        Plant(
            "a runtime attribute of an inherited property", badge, "@IBInspectable var borderWidth", "var borderWidth",
            "runtime-attribute-unknown", at: #"keyPath="borderWidth""#, in: main),

        Plant(
            "a segue action with a slip", main, "makeNotes:sender:segueIdentifier:",
            "makeNote:sender:segueIdentifier:", "segue-action-not-in-class"),
        Plant(
            "a segue action that is only a method", detail, "@IBSegueAction func makeNotes", "func makeNotes",
            "segue-action-not-in-class", at: "makeNotes:sender:segueIdentifier:", in: main),
        Plant(
            "a segue action with another parameter", detail,
            "func makeNotes(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)",
            "func makeNotes(_ coder: NSCoder)", "segue-action-not-in-class", at: "makeNotes:sender:segueIdentifier:",
            in: main),
    ]
}
