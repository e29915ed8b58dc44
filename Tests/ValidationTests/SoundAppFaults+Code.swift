@testable import Validation

/// What code names in documents, and what documents name in code of segues and xibs.
extension SoundAppFaults {
    static let code: [Plant] = [
        Plant(
            "a segue with a slip", detail, #"performSegue(withIdentifier: "showPhotos""#,
            #"performSegue(withIdentifier: "showPhoto""#, "code-performs-missing-segue"),
        Plant(
            "a segue's name changed in an enumeration", names, "case showProfile, showAbout",
            #"case showProfile = "profile", showAbout"#, "code-performs-missing-segue",
            at: "performSegue(withIdentifier: SegueName.showProfile.rawValue", in: settingsCode),
        Plant(
            "a segue's name changed in the storyboard", settings, #"identifier="showProfile""#,
            #"identifier="openProfile""#, "code-performs-missing-segue",
            at: "performSegue(withIdentifier: SegueName.showProfile.rawValue", in: settingsCode
        ).with(.replace(settingsCode, #"segue.identifier == "showProfile""#, #"segue.identifier == "openProfile""#)),
        Plant(
            "a segue of another controller", detail, #"performSegue(withIdentifier: "showPhotos""#,
            #"performSegue(withIdentifier: "saveTrail""#, "code-performs-segue-of-other-controller"),
        Plant(
            "a segue of a controller in another storyboard", settingsCode, "SegueName.showProfile.rawValue",
            "SegueName.showTrail.rawValue", "code-performs-segue-of-other-controller"),
        Plant(
            "a comparison with no segue's name", detail, #"segue.identifier == "showLegend""#,
            #"segue.identifier == "legend""#, "code-compares-missing-segue"),
        Plant(
            "a segue's name changed and still compared with", main, #"identifier="showLegend""#,
            #"identifier="legendary""#, "code-compares-missing-segue", at: #"segue.identifier == "showLegend""#,
            in: detail),
        Plant(
            "a comparison with an enumeration's name", names, "showLegend, embedMap", #"showLegend, embedMap = "map""#,
            "code-compares-missing-segue", at: "SegueName.embedMap.rawValue", in: detail),
        Plant(
            "a cell by a constant with a slip", names, #"year = "YearCell""#, #"year = "YearRow""#,
            "code-dequeues-missing-cell", at: "withIdentifier: CellName.year", in: statistics),
        Plant(
            "a cell renamed in the storyboard", main, #"reuseIdentifier="YearCell""#, #"reuseIdentifier="Year""#,
            "code-dequeues-missing-cell", at: "withIdentifier: CellName.year", in: statistics),
        Plant(
            "an item of a collection", photos, "withReuseIdentifier: CellName.photo, for",
            #"withReuseIdentifier: "Photo", for"#, "code-dequeues-missing-cell"),
        Plant(
            "a header of a collection", main, #"reuseIdentifier="PhotoHeader""#, #"reuseIdentifier="Header""#,
            "code-dequeues-missing-cell", at: "withReuseIdentifier: CellName.photoHeader", in: photos),
        Plant(
            "a cell whose registration is gone", list,
            #"tableView.register(UINib(nibName: "WeatherCell", bundle: nil), forCellReuseIdentifier: CellName.weather)"#,
            "", "code-dequeues-missing-cell", at: "withIdentifier: CellName.weather", in: list
        ).with(.replace(weather, #" reuseIdentifier="WeatherCell""#, "")),
        Plant(
            "a controller by a name with a slip", tabs, #"withIdentifier: "TrailDetail""#,
            #"withIdentifier: "Detail""#, "code-instantiates-missing-controller"),
        Plant(
            "a controller of another storyboard", tabs, #"UIStoryboard(name: "Settings""#,
            #"UIStoryboard(name: "LaunchScreen""#, "code-instantiates-missing-controller",
            at: #"withIdentifier: "Profile""#),
        Plant(
            "a storyboard identifier that is gone", settings, #"storyboardIdentifier="Profile""#,
            #"storyboardIdentifier="Person""#, "code-instantiates-missing-controller",
            at: #"withIdentifier: "Profile""#, in: tabs),
        Plant(
            "an initial controller that a storyboard does not have",
            [
                .add(
                    "Trailbook/Extra.storyboard",
                    Example.document(
                        around: """
                            <scene sceneID="s1"><objects>
                                <viewController storyboardIdentifier="Extra" id="extra" sceneMemberID="viewController"/>
                            </objects></scene>
                            """)),
                .replace(tabs, #"UIStoryboard(name: "Main""#, #"UIStoryboard(name: "Extra""#),
            ], "code-instantiates-missing-initial-controller", at: "instantiateInitialViewController()", in: tabs),
        Plant(
            "a storyboard by a name with a slip", tabs, #"UIStoryboard(name: "Settings""#,
            #"UIStoryboard(name: "Setting""#, "code-loads-missing-storyboard"),
        Plant(
            "a xib of cells by a name with a slip", list, #"UINib(nibName: "WeatherCell""#,
            #"UINib(nibName: "WeatherRow""#, "code-loads-missing-nib"),
        Plant(
            "a xib that is gone", [.remove(header)], "code-loads-missing-nib", at: #"loadNibNamed("TrailHeader""#,
            in: list),
        Plant(
            "a controller's xib by a name with a slip", tabs, #"nibName: "HelpController""#,
            #"nibName: "HelpContoller""#, "code-loads-missing-nib"),
        Plant(
            "a panel's xib by a name with a slip", helpCode, #"UINib(nibName: "RatingPanel""#,
            #"UINib(nibName: "RatingsPanel""#, "code-loads-missing-nib"),
    ]

    static let casts: [Plant] = [
        Plant(
            "a destination cast by force", list, "segue.destination as! TrailDetailController",
            "segue.destination as! RouteMapController", "code-cast-impossible"),
        Plant(
            "a navigation controller cast by force", list, "segue.destination as! UINavigationController",
            "segue.destination as! UITabBarController", "code-cast-impossible"),
        Plant(
            "a root cast by force", list, "navigation.viewControllers[0] as! TrailFormController",
            "navigation.viewControllers[0] as! TrailListController", "code-cast-impossible"),
        Plant(
            "a scene put into a navigation controller", main, #"destination="detail" kind="show""#,
            #"destination="formNavigation" kind="show""#, "code-cast-impossible",
            at: "segue.destination as! TrailDetailController", in: list
        ),
        Plant(
            "a destination cast with a condition", detail, "map = segue.destination as? RouteMapController",
            "map = segue.destination as? LegendController", "code-cast-never-succeeds"),
        Plant(
            "a destination of a custom segue cast with a condition", detail,
            "(segue.destination as? PhotoGridController)", "(segue.destination as? NotesController)",
            "code-cast-never-succeeds"),
        Plant(
            "a destination of a guard", settingsCode, "segue.destination as? ProfileController",
            "segue.destination as? AboutController", "code-cast-never-succeeds"),
        Plant(
            "a controller by its name cast by force", tabs, "as! TrailDetailController", "as! NotesController",
            "code-cast-impossible"),
        Plant(
            "a controller of another storyboard cast with a condition", tabs,
            "as? ProfileController", "as? AboutController", "code-cast-never-succeeds"),
        Plant("a cell cast by force", list, "as! TrailCell", "as! WeatherCell", "code-cast-impossible"),
        Plant(
            "another class of a cell", main, of("PhotoCell"), of("RatingCell"), "code-cast-impossible",
            at: "as! PhotoCell", in: photos
        ).with(
            .add(
                "Trailbook/Lists/RatingCell.swift",
                """
                import UIKit

                final class RatingCell: UICollectionViewCell {
                    @IBOutlet var photoView: UIImageView!
                    @IBOutlet var checkmark: CheckmarkView!
                }

                """)),
        Plant(
            "a cell of a stock class", main, of("PhotoHeader"), "", "code-cast-impossible", at: "as! PhotoHeader",
            in: photos
        ).with(
            .replace(
                main,
                "<outlet property=\"titleLabel\" destination=\"photoHeaderTitle\" id=\"photoHeaderTitleOutlet\"/>", "")
        ),
        Plant(
            "an initial controller cast by force", tabs, "main.instantiateInitialViewController()",
            "(main.instantiateInitialViewController() as! UINavigationController?)", "code-cast-impossible"),
    ]

    static let nibs: [Plant] = [
        Plant(
            "a recogniser beside a registered cell", weather, "    </objects>",
            "        <tapGestureRecognizer id=\"weatherTap\"/>\n    </objects>", "nib-cell-invalid",
            at: "<tapGestureRecognizer"),
        Plant(
            "two cells in a registered xib", weather, "    </objects>",
            "        <tableViewCell id=\"weatherOther\"/>\n    </objects>", "nib-cell-invalid",
            at: "weatherOther"),
        Plant(
            "another identifier in a registered xib", weather, #"reuseIdentifier="WeatherCell""#,
            #"reuseIdentifier="Weather""#, "nib-cell-invalid"),
        Plant(
            "another identifier of a registered xib", names, #"weather = "WeatherCell""#, #"weather = "Weather""#,
            "nib-cell-invalid", at: #"reuseIdentifier="WeatherCell""#, in: weather),
        Plant(
            "a view registered as a cell", list, #"UINib(nibName: "WeatherCell""#, #"UINib(nibName: "RatingPanel""#,
            "nib-cell-invalid", at: #"id="panel" "#, in: panel),
        Plant(
            "a xib whose view is not connected", help,
            "<outlet property=\"view\" destination=\"helpView\" id=\"helpViewOutlet\"/>", "",
            "nib-view-not-connected", at: of("HelpController")),
        Plant(
            "a segue in a xib", header,
            #"<action selector="clearSearch" destination="-1" eventType="touchUpInside" id="headerClearTap"/>"#,
            #"<segue destination="header" kind="show" id="headerSegue"/>"#, "segue-in-xib"),
        Plant(
            "a controller's outlet to a missing view", help, #"property="view" destination="helpView""#,
            #"property="view" destination="helpPage""#, "dangling-outlet"),
        Plant(
            "an action to a missing object", panel, #"destination="panel" eventType"#,
            #"destination="panels" eventType"#, "dangling-action"),
    ]
}
