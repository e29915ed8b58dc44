import InterfaceBuilder
import SceneGraph
import SourceText
import Testing

@testable import Validation

/// A sound app of several scenes, and what is found in it after one change of its code or its interface files.
@Suite struct CodeFaultTests {
    static let faults = [
        Plant(
            "a cast of a destination behind an enumeration", "Code.swift", "segue.destination as! PlayerController",
            "segue.destination as! AboutController", "code-cast-impossible"),
        Plant(
            "a cast of a navigation controller", "Code.swift",
            "let navigation = segue.destination as! UINavigationController",
            "let navigation = segue.destination as! AboutController; navigation.title = nil; let navigation = self",
            "code-cast-impossible", at: "as! AboutController; navigation"),
        Plant(
            "a cast of a navigation controller's root", "Code.swift",
            "navigation.topViewController as! AboutController",
            "navigation.topViewController as! PlayerController", "code-cast-impossible"),
        Plant(
            "a scene put into a navigation controller", "Main.storyboard", #"destination="player" kind="show""#,
            #"destination="aboutNavigation" kind="show""#, "code-cast-impossible",
            at: "segue.destination as! PlayerController", in: "Code.swift"),
        Plant(
            "another class of a scene", "Main.storyboard",
            #"storyboardIdentifier="Player" customClass="PlayerController""#,
            #"storyboardIdentifier="Player" customClass="SongsController""#, "code-cast-impossible",
            at: "segue.destination as! PlayerController", in: "Code.swift"),
        Plant(
            "a cast of a registered class", "Code.swift", "as! SongCell", "as! AdvertCell", "code-cast-impossible"),
        Plant(
            "a cast of a registered nib's cell", "Code.swift", "as? AdvertCell", "as? SongCell",
            "code-cast-never-succeeds"),
        Plant(
            "a cast of a header", "Code.swift", "as! AlbumHeader", "as! AlbumCell", "code-cast-impossible"),
        Plant(
            "a segue of the child", "Code.swift", #"performSegue(withIdentifier: "about", sender: nil)"#,
            #"performSegue(withIdentifier: "albums", sender: nil)"#, "code-performs-segue-of-other-controller"),
        Plant(
            "an initial controller that is gone", "Extra.storyboard", #" initialViewController="extra""#, "",
            "code-instantiates-missing-initial-controller", at: "instantiateInitialViewController()", in: "Code.swift"),
        Plant(
            "a data source without its protocol", "Code.swift", ", UICollectionViewDataSource", "",
            "outlet-data-source-incomplete", at: #"property="dataSource" destination="albums""#, in: "Main.storyboard"),
        Plant(
            "another data source", "Main.storyboard", #"property="dataSource" destination="albums""#,
            #"property="dataSource" destination="albumsView""#, "outlet-data-source-incomplete"),
        Plant(
            "a recogniser in a cell's nib", "Advert.xib", "</objects>", "<tapGestureRecognizer id=\"tap\"/></objects>",
            "nib-cell-invalid", at: "tapGestureRecognizer"),
        Plant(
            "another identifier in a cell's nib", "Advert.xib", #"reuseIdentifier="Advert""#,
            #"reuseIdentifier="Ad""#, "nib-cell-invalid"),
        Plant(
            "a view that is not connected", "About.xib",
            #"<outlet property="view" destination="panel" id="ab1"/>"#, "", "nib-view-not-connected",
            at: "IBFilesOwner"),
        Plant(
            "init(coder:) of a scene", "Code.swift", "super.init(coder: coder) // Player", "fatalError() // Player",
            "custom-class-init-coder-fatal"),
        Plant(
            "init(coder:) of a view's base class", "Code.swift", "super.init(coder: coder) // Round",
            "preconditionFailure(\"code only\")", "custom-class-init-coder-fatal"),
        Plant(
            "a private view", "Code.swift", "final class Cover: Round {", "private final class Cover: Round {",
            "custom-class-private", at: #"customClass="Cover""#, in: "Main.storyboard"),
        Plant(
            "an unwind action with a button", "Code.swift", "func backToSongs(_ segue: UIStoryboardSegue)",
            "func backToSongs(_ sender: UIButton)", "unwind-action-parameter-wrong"),
    ]

    /// Changes after which nothing is wrong.
    static let soundChanges: [Plant] = [
        Plant("a cast to a superclass", "Code.swift", "as! PlayerController", "as! UIViewController", ""),
        Plant("a cast to a protocol", "Code.swift", "as! PlayerController", "as! Playing", ""),
        Plant(
            "a cast in a helper", "Code.swift", "// More of Songs",
            "func open(_ segue: UIStoryboardSegue) { _ = segue.destination as! AboutController }", ""),
        Plant(
            "a cast under another condition", "Code.swift", "super.prepare(for: segue, sender: sender)",
            "if sender is UIButton { (segue.destination as! PlayerController).song = nil }", ""),
        Plant(
            "a fatal initialiser of a class that code makes", "Code.swift", "// More classes",
            "class Bar: UIView { required init?(coder: NSCoder) { fatalError() } }", ""),
        Plant(
            "a fatal initialiser of a scene that a segue action makes", "Code.swift",
            "super.init(coder: coder) // Filter", "fatalError() // Filter", ""),
        Plant(
            "a segue of the parent by another receiver", "Code.swift", "// More of Songs",
            #"func up() { parent?.performSegue(withIdentifier: "albums", sender: nil) }"#, ""),
        Plant(
            "a data source that code sets", "Code.swift", ", UICollectionViewDataSource {",
            " { func set() { collection?.dataSource = source }", ""),
        Plant(
            "a data source by a protocol of the app", "Code.swift", ", UICollectionViewDataSource",
            ", AlbumListing", ""),
        Plant(
            "a nib that is loaded by its owner's code", "Code.swift", "AboutPage(nibName: \"About\", bundle: nil)",
            "UINib(nibName: \"About\", bundle: nil).instantiate(withOwner: self)", ""),
        Plant("a private outlet", "Code.swift", "@IBOutlet var cover", "@IBOutlet private var cover", ""),
        Plant(
            "a label for the unwind action's parameter", "Code.swift",
            "func backToSongs(_ segue: UIStoryboardSegue)", "func backToSongs(_ sender: Any)", ""),
    ]

    static let code = """
        import UIKit

        protocol Playing {}
        protocol AlbumListing: UICollectionViewDataSource {}

        enum SegueID: String {
            case player, about, filter
        }

        class Base: UIViewController {
            func tell() { performSegue(withIdentifier: SegueID.about.rawValue, sender: self) }
        }

        final class SongsController: UITableViewController {
            @IBAction func backToSongs(_ segue: UIStoryboardSegue) {}
            // More of Songs

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(SongCell.self, forCellReuseIdentifier: "Song")
                tableView.register(UINib(nibName: "Advert", bundle: nil), forCellReuseIdentifier: "Advert")
            }

            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                if let advert = tableView.dequeueReusableCell(withIdentifier: "Advert") as? AdvertCell { return advert }
                return tableView.dequeueReusableCell(withIdentifier: "Song", for: path) as! SongCell
            }

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                super.prepare(for: segue, sender: sender)
                guard let name = segue.identifier, let id = SegueID(rawValue: name) else { return }
                switch id {
                case .player:
                    let player = segue.destination as! PlayerController
                    player.song = sender as? String
                case .about:
                    let navigation = segue.destination as! UINavigationController
                    (navigation.topViewController as! AboutController).text = ""
                case .filter: break
                }
            }

            func open() {
                performSegue(withIdentifier: "about", sender: nil)
                performSegue(withIdentifier: "filter", sender: nil)
                let extra = UIStoryboard(name: "Extra", bundle: nil).instantiateInitialViewController()
                present(extra!, animated: true)
                present(AboutPage(nibName: "About", bundle: nil), animated: true)
            }

            @IBSegueAction func makeFilter(_ coder: NSCoder) -> FilterController? { nil }
        }

        final class SongCell: UITableViewCell {}
        final class AdvertCell: UITableViewCell {}
        class AlbumCell: UICollectionViewCell {}
        class AlbumHeader: UICollectionReusableView {}

        final class PlayerController: Base, Playing {
            var song: String?
            @IBOutlet var cover: UIView!
            required init?(coder: NSCoder) {
                super.init(coder: coder) // Player
            }
        }

        class AboutController: UIViewController { var text = "" }
        class AboutPage: UIViewController {}

        class FilterController: UIViewController {
            required init?(coder: NSCoder) {
                super.init(coder: coder) // Filter
            }
        }

        final class AlbumsController: UIViewController, UICollectionViewDataSource {
            weak var collection: UICollectionView?
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "Album", for: path)
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path) as! AlbumHeader
            }
        }

        class Round: UIView {
            required init?(coder: NSCoder) {
                super.init(coder: coder) // Round
            }
        }

        final class Cover: Round {
        }
        // More classes

        """

    private static func custom(_ name: String) -> String {
        #"customClass="\#(name)" customModule="App" customModuleProvider="target""#
    }

    static let main = """
        <scene sceneID="s1"><objects>
            <navigationController id="root" sceneMemberID="viewController">
                <connections><segue destination="songs" kind="relationship" relationship="rootViewController" id="g1"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController id="songs" \(custom("SongsController")) sceneMemberID="viewController">
                <tableView key="view" dataMode="prototypes" id="songTable">
                    <connections>
                        <outlet property="dataSource" destination="songs" id="o1"/>
                        <outlet property="delegate" destination="songs" id="o2"/>
                    </connections>
                </tableView>
                <navigationItem key="navigationItem" id="songItem">
                    <barButtonItem key="rightBarButtonItem" id="songButton">
                        <connections>
                            <segue destination="player" kind="show" identifier="player" id="g2"/>
                        </connections>
                    </barButtonItem>
                </navigationItem>
                <connections>
                    <segue destination="aboutNavigation" kind="presentation" identifier="about" id="g3"/>
                    <segue destination="filter" kind="show" identifier="filter" destinationCreationSelector="makeFilter:" id="g4"/>
                </connections>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController id="player" storyboardIdentifier="Player" \(custom("PlayerController")) sceneMemberID="viewController">
                <view key="view" id="playerView">
                    <subviews>
                        <view id="cover" \(custom("Cover"))/>
                        <containerView id="albumBox">
                            <connections><segue destination="albums" kind="embed" identifier="albums" id="g5"/></connections>
                        </containerView>
                        <button id="backButton">
                            <connections>
                                <segue destination="playerExit" kind="unwind" identifier="back" unwindAction="backToSongs:" id="g6"/>
                            </connections>
                        </button>
                    </subviews>
                </view>
                <connections>
                    <segue destination="aboutNavigation" kind="presentation" identifier="about" id="g7"/>
                </connections>
            </viewController>
            <exit id="playerExit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <navigationController id="aboutNavigation" sceneMemberID="viewController">
                <connections><segue destination="about" kind="relationship" relationship="rootViewController" id="g8"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s5"><objects>
            <viewController id="about" \(custom("AboutController")) sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s6"><objects>
            <viewController id="filter" \(custom("FilterController")) sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s7"><objects>
            <viewController id="albums" \(custom("AlbumsController")) sceneMemberID="viewController">
                <view key="view" id="albumsView" \(custom("Round"))>
                    <subviews>
                        <collectionView id="albumList">
                            <cells><collectionViewCell reuseIdentifier="Album" id="albumCell" \(custom("AlbumCell"))/></cells>
                            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="albumHeader" \
        \(custom("AlbumHeader"))/>
                            <connections>
                                <outlet property="dataSource" destination="albums" id="o3"/>
                            </connections>
                        </collectionView>
                    </subviews>
                </view>
            </viewController>
        </objects></scene>
        """

    static let files: [String: String] = [
        "Code.swift": code,
        "Main.storyboard": Example.File("Main.storyboard", attributes: "initialViewController=\"root\"", main).document,
        "Extra.storyboard": Example.File(
            "Extra.storyboard", attributes: "initialViewController=\"extra\"",
            """
            <scene sceneID="x1"><objects>
                <viewController id="extra" storyboardIdentifier="Extra" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ).document,
        "Advert.xib": Example.File(
            xib: "Advert.xib",
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="Advert" id="advert" \(custom("AdvertCell"))/>
            """
        ).document,
        "About.xib": Example.File(
            xib: "About.xib",
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(custom("AboutPage"))>
                <connections><outlet property="view" destination="panel" id="ab1"/></connections>
            </placeholder>
            <view id="panel"/>
            """
        ).document,
    ]

    private func findings(_ files: [String: String]) throws -> [String] {
        let documents = try files.keys.sorted().filter { !$0.hasSuffix(".swift") }.map {
            try InterfaceDocument(parsing: SourceFile(path: $0, text: files[$0] ?? ""))
        }
        let classes = RuleExampleTests.classes([
            ("App", SourceFile(path: "Code.swift", text: files["Code.swift"] ?? ""))
        ])
        let found = Validator().findings(in: ProjectContents(SceneGraph(documents: documents), classes: classes))
        return (Array(found.documents.joined()) + Array(found.sources.values.joined())).map {
            "\($0.diagnostic.path):\($0.diagnostic.position?.line ?? 0) \($0.diagnostic.identifier)"
        }
    }

    @Test(arguments: faults)
    func aFaultIsFoundOnItsLineAndNothingElse(_ fault: Plant) throws {
        let files = try fault.apply(to: Self.files)
        let (found, expected) = (try findings(files), try fault.expected(in: files))
        #expect(!fault.rule.isEmpty && found == expected)
    }

    @Test func nothingIsSaidOfTheSoundApp() throws { #expect(try findings(Self.files) == []) }

    @Test(arguments: soundChanges)
    func nothingIsSaidAfterASoundChange(_ change: Plant) throws {
        let found = try findings(change.apply(to: Self.files))
        #expect(change.rule.isEmpty && found == [])
    }
}
