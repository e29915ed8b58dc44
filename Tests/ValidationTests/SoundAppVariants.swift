/// Changes of the sound app after which nothing is wrong with it.
enum SoundAppVariants {
    private typealias Faults = SoundAppFaults
    static let all = modules + declarations + members + code + scenes

    private static let main = Faults.main

    /// Where classes are, and how documents name them.
    private static let modules: [Plant] = [
        Plant(
            "another name of the module",
            [
                .replaceAll(ending: ".storyboard", #"customModule="Trailbook""#, #"customModule="Trails""#),
                .replaceAll(ending: ".xib", #"customModule="Trailbook""#, #"customModule="Trails""#),
                .replace(
                    Faults.xcodeProject, "PRODUCT_NAME = Trailbook;",
                    "PRODUCT_MODULE_NAME = Trails;\n\t\t\t\tPRODUCT_NAME = Trailbook;"),
            ]),
        Plant(
            "the target's module without its name",
            [.replaceAll(ending: ".storyboard", #"customModule="Trailbook" "#, "")]),
        Plant(
            "an old name of the target's module",
            [.replaceAll(ending: ".xib", #"customModule="Trailbook""#, #"customModule="Hikes""#)]),
        Plant(
            "a module without its provider",
            [.replaceAll(ending: ".storyboard", #" customModuleProvider="target""#, "")]),
        Plant(
            "a class of the framework",
            [
                .remove(Faults.fade),
                .add(
                    "TrailKit/FadeSegue.swift",
                    "import UIKit\n\npublic class FadeSegue: UIStoryboardSegue {\n    public override func perform() {}\n}\n"
                ),
                .replace(
                    main, Faults.of("FadeSegue"), #"customClass="FadeSegue" customModule="TrailKit""#),
            ]),
        Plant(
            "a base class in the framework",
            [
                .remove(Faults.base),
                .add(
                    "TrailKit/BaseController.swift",
                    """
                    import UIKit

                    open class BaseController: UIViewController {
                        @IBOutlet public weak var messageLabel: UILabel?
                        @IBOutlet public var dimmedViews: [UIView]!
                        open func refresh() {}
                        public func show(message: String?) {}
                        public func dim(_ isDimmed: Bool) {}
                        public func report(_ error: Error) {}
                    }

                    """),
            ]),
        Plant(
            "files of another target",
            [
                .add(
                    "TrailbookMac/Legend.swift",
                    "import AppKit\n\nfinal class LegendController: NSViewController {\n    @IBOutlet var box: NSBox!\n}\n"
                ),
                .add(
                    "TrailbookMac/Fade.swift",
                    "import AppKit\n\nfinal class FadeSegue: NSStoryboardSegue {}\nfinal class RouteView: NSView {}\n"),
            ]),
        Plant(
            "a class in another file",
            [
                .replace(
                    Faults.badge,
                    "/// The mark of a chosen photo.\nfinal class CheckmarkView: RoundImageView {\n    required init?(coder: NSCoder) {\n        super.init(coder: coder)\n        image = UIImage(systemName: \"checkmark\")\n    }\n}\n",
                    ""),
                .add(
                    "Trailbook/Views/CheckmarkView.swift",
                    "import UIKit\n\nfinal class CheckmarkView: RoundImageView {}\n"),
            ]),
        Plant(
            "a file that the target leaves out",
            [
                .add("Trailbook/Drafts/Legend.swift", "import UIKit\n\nclass LegendController: UIView {}\n"),
                .replace(
                    Faults.xcodeProject, "\t\t\t\tInfo.plist,\n",
                    "\t\t\t\tInfo.plist,\n\t\t\t\tDrafts/Legend.swift,\n"),
            ]),
        Plant(
            "a class of a library",
            [
                .replace(Faults.map, "import UIKit", "import Charting\nimport UIKit"),
                .replace(main, Faults.of("RouteView"), #"customClass="RouteChart" customModule="Charting""#),
            ]),
        Plant(
            "a base class of a library",
            [
                .replace(Faults.map, "import UIKit", "import Charting\nimport UIKit"),
                .replace(Faults.map, "RouteMapController: UIViewController", "RouteMapController: ChartController"),
                .replace(Faults.map, "    @IBOutlet private var scaleBar: ScaleBar!\n", ""),
                .replace(Faults.map, "@IBAction func pinch", "@IBAction func zoom"),
            ]),
    ]

    /// How classes are declared.
    private static let declarations: [Plant] = [
        Plant(
            "a class under a condition",
            [
                .replace(
                    Faults.legend, "/// What the colours",
                    "#if os(iOS) && !targetEnvironment(macCatalyst)\n/// What the colours"),
                .replace(
                    Faults.legend, "dismiss(animated: true)\n    }\n}\n", "dismiss(animated: true)\n    }\n}\n#endif\n"),
            ]),
        Plant(
            "one class for each platform", Faults.legend, "final class LegendController: UIViewController {",
            "#if os(tvOS)\nfinal class LegendController: UIView {}\n#endif\nfinal class LegendController: UIViewController {"
        ),
        Plant(
            "a class with a name of its own",
            [
                .replace(
                    Faults.legend, "final class LegendController", "@objc(KeyController)\nfinal class LegendController"),
                .replace(main, Faults.of("LegendController"), #"customClass="KeyController""#),
            ]),
        Plant(
            "a nested class with a name of its own",
            [
                .replace(
                    Faults.fade, "final class FadeSegue: UIStoryboardSegue {",
                    "enum Segues {\n@objc(FadeSegue)\nfinal class Fade: UIStoryboardSegue {"),
                .replace(Faults.fade, "animated: false)\n    }\n}", "animated: false)\n    }\n}\n}"),
                .replace(main, Faults.of("FadeSegue"), #"customClass="FadeSegue""#),
            ]),
        Plant(
            "a class in an extension",
            [
                .replace(
                    Faults.fade, "final class FadeSegue: UIStoryboardSegue {",
                    "extension TrailListController {\n@objc(ListFade) final class FadeSegue: UIStoryboardSegue {"),
                .replace(Faults.fade, "animated: false)\n    }\n}", "animated: false)\n    }\n}\n}"),
                .replace(main, Faults.of("FadeSegue"), #"customClass="ListFade""#),
            ]),
        Plant(
            "an Objective-C class with an umbrella of attributes", Faults.scaleHeader, "@interface ScaleBar : UIView",
            "NS_ASSUME_NONNULL_BEGIN\nIB_DESIGNABLE\n@interface ScaleBar : UIView <UIGestureRecognizerDelegate>"),
        Plant(
            "an Objective-C outlet in the implementation",
            [
                .replace(
                    Faults.scaleHeader, "@property (nonatomic, weak) IBOutlet UILabel *caption;\n", ""),
                .replace(
                    Faults.scaleCode, "@implementation ScaleBar {",
                    "@interface ScaleBar ()\n@property (nonatomic, weak) IBOutlet UILabel *caption;\n@end\n\n@implementation ScaleBar {"
                ),
            ]),
        Plant(
            "an Objective-C property that is no outlet", Faults.scaleHeader, "IBOutlet UILabel *caption",
            "UILabel *caption"),
        Plant(
            "an Objective-C class that Swift extends",
            [
                .replaceAll(ending: "ScaleBar.h", "- (IBAction)toggleUnits:(id)sender;\n", ""),
                .replace(Faults.scaleCode, "- (IBAction)toggleUnits:(id)sender {", "- (void)change {"),
                .replace(
                    Faults.map, "/// The route of a trail",
                    "extension ScaleBar {\n    @IBAction func toggleUnits(_ sender: Any) { metres += 0 }\n}\n\n/// The route of a trail"
                ),
            ]),
        Plant(
            "a class with a generic base class",
            [
                .replace(
                    Faults.legend, "LegendController: UIViewController",
                    "LegendController: ListingController<LegendEntry>"),
                .add(
                    "Trailbook/ListingController.swift",
                    "import UIKit\n\nclass ListingController<Item>: UIViewController {\n    var items: [Item] = []\n}\n"
                ),
            ]),
        Plant(
            "a base class by another name",
            [
                .replace(Faults.legend, "LegendController: UIViewController", "LegendController: Screen"),
                .replace(Faults.names, "import UIKit\n", "import UIKit\n\ntypealias Screen = BaseController\n"),
                .replace(
                    main, "<outletCollection property=\"entries\" destination=\"legendEntry1\"",
                    "<outlet property=\"messageLabel\" destination=\"legendCaption1\" id=\"legendMessage\"/>\n<outletCollection property=\"entries\" destination=\"legendEntry1\""
                ),
            ]),
        Plant(
            "all members exposed",
            [
                .replace(Faults.legend, "final class LegendController", "@objcMembers\nfinal class LegendController"),
                .replace(Faults.legend, "@IBOutlet private var entries", "var entries"),
                .replace(Faults.legend, "@IBAction func close", "func close"),
            ]),
        Plant(
            "an initialiser that ends the app in a class that code makes", Faults.helpCode,
            "/// A panel with a rating",
            "final class HelpLine: UIView {\n    required init?(coder: NSCoder) { fatalError() }\n}\n\n/// A panel with a rating"
        ),
    ]

    /// How outlets, actions and attributes are declared.
    private static let members: [Plant] = [
        Plant(
            "an outlet in a base class of another file",
            [
                .replace(Faults.detail, "    @IBOutlet private var mapBox: UIView!\n", ""),
                .replace(
                    Faults.base, "    private var isDimmed = false",
                    "    @IBOutlet var mapBox: UIView!\n    private var isDimmed = false"),
            ]),
        Plant(
            "an action in an extension of another file",
            [
                .replace(
                    Faults.legend,
                    "    @IBAction func close(_ sender: Any) {\n        dismiss(animated: true)\n    }\n", ""),
                .add(
                    "Trailbook/Trail/LegendController+Actions.swift",
                    "import UIKit\n\nextension LegendController {\n    @IBAction func close(_ sender: Any) { dismiss(animated: true) }\n}\n"
                ),
            ]),
        Plant(
            "an action of a base class",
            [
                .replace(
                    main, #"selector="markWalked:" destination="detail""#,
                    #"selector="closeKeyboard:" destination="detail""#)
            ]),
        Plant(
            "an action of an extension of a system's class",
            [
                .replace(
                    main, #"selector="markWalked:" destination="detail""#, #"selector="goBack:" destination="detail""#),
                .replace(
                    Faults.names, "extension UIViewController {",
                    "extension UIViewController {\n    @IBAction func goBack(_ sender: Any) {}\n"),
            ]),
        Plant(
            "a method that is exposed", Faults.detail, "@IBAction func markWalked", "@objc func markWalked"),
        Plant(
            "an action that waits", Faults.detail, "@IBAction func markWalked(_ sender: UIButton) {",
            "@IBAction @MainActor func markWalked(_ sender: UIButton) {"),
        Plant(
            "an action with a name of its own", Faults.detail, "@IBAction func markWalked(_ sender: UIButton)",
            "@objc(markWalked:) func mark(button: UIButton)"),
        Plant(
            "an action with an event",
            [
                .replace(
                    Faults.detail, "func markWalked(_ sender: UIButton)",
                    "func markWalked(_ sender: UIButton, forEvent event: UIEvent)"),
                .replace(main, #"selector="markWalked:""#, #"selector="markWalked:forEvent:""#),
            ]),
        Plant(
            "an outlet that table view controllers have", main, #"<outlet property="addButton""#,
            "<outlet property=\"tableView\" destination=\"listTable\" id=\"listTableOutlet\"/>\n<outlet property=\"addButton\""
        ),
        Plant(
            "an outlet of the class that an object is changed to",
            [
                .replace(
                    Faults.legend, "        super.viewDidLoad()\n",
                    "        super.viewDidLoad()\n        object_setClass(self, LargeLegendController.self)\n"),
                .replace(Faults.legend, "final class LegendController", "class LegendController"),
                .add(
                    "Trailbook/Trail/LargeLegendController.swift",
                    "import UIKit\n\nfinal class LargeLegendController: LegendController {\n    @IBOutlet var box: UIView!\n}\n"
                ),
                .replace(
                    main, "<outletCollection property=\"entries\" destination=\"legendEntry1\"",
                    "<outlet property=\"box\" destination=\"legendView\" id=\"legendBox\"/>\n<outletCollection property=\"entries\" destination=\"legendEntry1\""
                ),
            ]),
        Plant(
            "an outlet whose type has another name",
            [
                .replace(Faults.detail, "photoView: UIImageView!", "photoView: Picture!"),
                .replace(Faults.names, "import UIKit\n", "import UIKit\n\ntypealias Picture = UIImageView\n"),
            ]),
        Plant(
            "an outlet of a protocol's type",
            [
                .replace(Faults.detail, "ratingControl: RatingControl!", "ratingControl: Rated!"),
                .replace(
                    Faults.rating, "final class RatingControl: UIControl {",
                    "@objc protocol Rated {\n    var rating: Int { get set }\n}\n\nfinal class RatingControl: UIControl, Rated {"
                ),
            ]),
        Plant(
            "an outlet of a composed type", Faults.detail, "ratingControl: RatingControl!",
            "ratingControl: (UIControl & UIAppearanceContainer)!"),
        Plant("an optional outlet", Faults.detail, "photoView: UIImageView!", "photoView: UIImageView?"),
        Plant("an outlet of a superclass", Faults.detail, "photoView: UIImageView!", "photoView: UIView!"),
        Plant("an outlet that is any object", Faults.detail, "photoView: UIImageView!", "photoView: AnyObject!"),
        Plant(
            "an outlet whose type is qualified", Faults.detail, "photoView: UIImageView!",
            "photoView: UIKit.UIImageView!"),
        Plant(
            "an outlet of the long form of an optional", Faults.detail, "photoView: UIImageView!",
            "photoView: Optional<UIImageView>"),
        Plant(
            "a collection in the long form", Faults.detail, "factLabels: [UILabel]!", "factLabels: Array<UILabel>!"),
        Plant(
            "an outlet with an observer", Faults.detail, "@IBOutlet private var mapBox: UIView!",
            "@IBOutlet private var mapBox: UIView! {\n        didSet { mapBox.clipsToBounds = true }\n    }"),
        Plant(
            "two outlets in one declaration",
            [
                .replace(Faults.detail, "    @IBOutlet private var ascentLabel: UILabel!\n", ""),
                .replace(
                    Faults.detail, "var lengthLabel: UILabel!", "var lengthLabel: UILabel!, ascentLabel: UILabel!"),
            ]),
        Plant(
            "an outlet that is only exposed", Faults.helpCode, "@IBOutlet private var pageControl",
            "@objc var pageControl"),
        Plant(
            "a runtime attribute of an exposed property", Faults.route, "@IBInspectable var lineWidth",
            "@objc dynamic var lineWidth"),
        Plant(
            "a runtime attribute of an extension",
            [
                .replace(main, #"keyPath="cornerRadius""#, #"keyPath="shadowWidth""#),
                .replace(
                    Faults.names, "extension UIViewController {",
                    "extension UIView {\n    @IBInspectable var shadowWidth: CGFloat {\n        get { layer.shadowRadius }\n        set { layer.shadowRadius = newValue }\n    }\n}\n\nextension UIViewController {"
                ),
            ]),
        Plant(
            "values for any key",
            [
                .replace(main, #"keyPath="cornerRadius""#, #"keyPath="anything""#),
                .replace(
                    Faults.badge, "    var difficulty = Trail",
                    "    override func setValue(_ value: Any?, forUndefinedKey key: String) {}\n\n    var difficulty = Trail"
                ),
            ]),
        Plant(
            "a segue action in an extension",
            [
                .replace(
                    Faults.detail, "    @IBSegueAction func makeNotes",
                    "}\n\nextension TrailDetailController {\n    @IBSegueAction func makeNotes"),
                .replace(
                    Faults.detail, "    override func shouldPerformSegue",
                    "}\n\nextension TrailDetailController {\n    override func shouldPerformSegue"),
            ]),
        Plant(
            "an unwind action of a base class",
            [
                .replace(
                    Faults.base, "    /// Shows what there is to show",
                    "    @IBAction func backToBase(_ segue: UIStoryboardSegue) {}\n\n    /// Shows what there is to show"
                ),
                .replace(
                    main, #"unwindAction="backToTrails:" id="notesToList""#,
                    #"unwindAction="backToBase:" id="notesToList""#),
            ]),
        Plant(
            "an unwind action in an extension",
            [
                .replace(
                    Faults.settingsCode,
                    "    @IBAction func backToSettings(_ segue: UIStoryboardSegue) {\n        tableView.reloadData()\n    }\n",
                    ""),
                .add(
                    "Trailbook/Settings/SettingsController+Back.swift",
                    "import UIKit\n\nextension SettingsController {\n    @IBAction func backToSettings(_ segue: UIStoryboardSegue) {}\n}\n"
                ),
            ]),
        Plant(
            "a data source that a base class is",
            [
                .replace(
                    Faults.statistics, "extension StatisticsController: UITableViewDataSource {",
                    "class TableController: BaseController, UITableViewDataSource {"),
                .replace(
                    Faults.statistics, "StatisticsController: BaseController", "StatisticsController: TableController"),
            ]),
        Plant(
            "a data source set in code",
            [
                .replace(
                    Faults.statistics, "extension StatisticsController: UITableViewDataSource {",
                    "final class YearSource: NSObject, UITableViewDataSource {"),
                .replace(
                    Faults.statistics, "        super.refresh()",
                    "        super.refresh()\n        yearTable.dataSource = YearSource()"),
                .replace(
                    main, "<outlet property=\"dataSource\" destination=\"statistics\" id=\"statisticsTableSource\"/>",
                    ""),
            ]),
    ]

    /// How code names what is in documents.
    private static let code: [Plant] = [
        Plant(
            "a segue by a variable", Faults.detail, #"performSegue(withIdentifier: "showPhotos", sender: sender)"#,
            "let name = trail == nil ? \"none\" : \"showPhotos\"\n        performSegue(withIdentifier: name, sender: sender)"
        ),
        Plant(
            "a cell that code registers",
            [
                .replace(Faults.names, #"year = "YearCell""#, #"year = "YearRow""#),
                .replace(
                    Faults.statistics, "        super.refresh()",
                    "        super.refresh()\n        yearTable.register(UITableViewCell.self, forCellReuseIdentifier: CellName.year)"
                ),
            ]),
        Plant(
            "a xib by the name of its class", Faults.list, #"UINib(nibName: "WeatherCell", bundle: nil)"#,
            "UINib(nibName: String(describing: WeatherCell.self), bundle: nil)"),
        Plant(
            "a storyboard of another bundle", Faults.tabs, #"UIStoryboard(name: "Settings", bundle: nil)"#,
            #"UIStoryboard(name: "Elsewhere", bundle: Bundle(identifier: "example.elsewhere"))"#),
        Plant(
            "a cast to a superclass", Faults.list, "segue.destination as! TrailDetailController",
            "segue.destination as! BaseController"),
        Plant(
            "a controller found by trying", Faults.detail, "map = segue.destination as? RouteMapController",
            "map = segue.destination as? RouteMapController\n            (segue.destination as? UINavigationController)?.title = nil"
        ),
        Plant(
            "a controller made by a closure", Faults.tabs,
            #"main.instantiateViewController(withIdentifier: "TrailDetail") as! TrailDetailController"#,
            #"main.instantiateViewController(identifier: "TrailDetail") { TrailDetailController(coder: $0) }"#),
        Plant(
            "a controller's view from code",
            [
                .replace(
                    Faults.help, "<outlet property=\"view\" destination=\"helpView\" id=\"helpViewOutlet\"/>", ""),
                .replace(
                    Faults.helpCode, "    override func viewDidLoad() {",
                    "    override func loadView() {\n        view = UIView()\n    }\n\n    override func viewDidLoad() {"
                ),
            ]),
    ]

    /// What documents may have.
    private static let scenes: [Plant] = [
        Plant(
            "a show segue that presents a navigation controller", main,
            #"destination="formNavigation" kind="presentation""#, #"destination="formNavigation" kind="show""#
        ).with(.replace(main, #" modalPresentationStyle="formSheet""#, "")),
        Plant(
            "an image in the document", main, #"<image name="Heart" width="24" height="24"/>"#,
            #"<image name="Own" width="2" height="2"><mutableData key="keyedArchiveRepresentation">AAAA</mutableData></image>"#
        ).with(.replace(main, #"image="Heart"/>"#, #"image="Own"/>"#)),
        Plant(
            "a catalogue with a dot in its name",
            [
                .remove("Trailbook/Assets.xcassets/Heart.imageset/Contents.json"),
                .add("Trailbook/Icons 2.0.xcassets/Contents.json", "{}"),
                .add("Trailbook/Icons 2.0.xcassets/v1.2/Heart.imageset/Contents.json", "{}"),
            ]),
        Plant(
            "an action of the first responder", main, #"selector="showHelp:" destination="list""#,
            #"selector="anything:" destination="listResponder""#),
        Plant(
            "a comment with a fault", main, "        <!--Legend Controller-->",
            "        <!--<segue destination=\"gone\" kind=\"shwo\"/>-->"),
        Plant(
            "a main storyboard of the build's", Faults.plist,
            "<string>LaunchScreen</string>", "<string>$(LAUNCH_STORYBOARD)</string>"),
    ]
}
