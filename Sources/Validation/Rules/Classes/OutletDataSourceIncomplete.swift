import InterfaceBuilder
import SourceText

/// A data source that cannot answer what the list asks.
struct OutletDataSourceIncomplete: Rule {
    static let description = RuleDescription(
        identifier: "outlet-data-source-incomplete", platforms: .uiKit,
        summary: "The data source of a table, collection or picker view is of a class without the required methods.",
        rationale: """
            The list asks its data source for the number of rows as soon as it is laid out, and the app ends with an \
            unrecognized selector. It is left when the protocol is deleted from the class alone, or moves to an object \
            of its own. A Swift class that has the methods without the protocol does not answer either, for they are no \
            methods of Objective-C then. Nothing is reported of a class to whose list the code gives another data \
            source, nor of delegates, whose methods are optional.
            """,
        nonTriggering: [
            Example(swift: Self.listing(", UITableViewDataSource"), Self.scene("a")),
            Example(
                swift: listing("") + "extension First: UITableViewDataSource {}\n",
                Self.scene("a")),
            Example(
                swift: listing(", Listing") + "protocol Listing: UITableViewDataSource {}\n", Self.scene("a")),
            // The library's protocol may be a data source's.
            Example(swift: listing(", PageListing"), Self.scene("a")),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        @IBOutlet var table: UITableView!
                        var items: UITableViewDiffableDataSource<Int, Int>!
                        override func viewDidLoad() {
                            items = UITableViewDiffableDataSource(tableView: table) { _, _, _ in nil }
                        }
                    }

                    """, Self.scene("a")),
            Example(
                swift: """
                    import UIKit
                    class Items: NSObject { func show(in table: UITableView) { table.dataSource = self } }
                    class First: UIViewController {}

                    """, Self.scene("a")),
            Example(
                swift: "import UIKit\nclass First: UITableViewController {}\n",
                """
                <scene sceneID="s1"><objects>
                    <tableViewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                        <tableView key="view" id="t">
                            <connections><outlet property="dataSource" destination="a" id="o"/></connections>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                """),
        ],
        triggering: [
            Example(swift: listing(""), Self.scene("⟦a⟧")),
            Example(
                swift: """
                    import UIKit
                    class Base: UIViewController, UITableViewDelegate {}
                    class First: Base {
                        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    }
                    class Other: UIViewController, UITableViewDataSource {
                        let own = UITableView()
                        override func viewDidLoad() { own.dataSource = self }
                    }

                    """, Self.scene("⟦a⟧")),
            Example(
                sources: [
                    .init(
                        "App/Code.m",
                        """
                        @interface First : UIViewController <UICollectionViewDataSource>
                        @end
                        @implementation First
                        - (UICollectionViewCell *)collectionView:(UICollectionView *)view \
                        cellForItemAtIndexPath:(NSIndexPath *)path { return nil; }
                        @end

                        """)
                ],
                .init(
                    "App/Main.storyboard",
                    Self.scene("⟦a⟧", list: "collectionView").replacing(" customModule=\"App\"", with: ""))),
            Example(swift: listing(", UITableViewDataSource"), Self.scene("⟦a⟧", list: "pickerView")),
        ])

    private static func listing(_ protocols: String) -> String {
        """
        import UIKit
        class First: UIViewController\(protocols) {
        }

        """
    }

    private static func scene(_ destination: String, list: String = "tableView") -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v">
                    <subviews>
                        <\(list) id="t">
                            <connections><outlet property="dataSource" destination="\(destination)" id="o"/></connections>
                        </\(list)>
                    </subviews>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        var check: DataSourceCheck?
        for (index, document) in contents.graph.documents.enumerated() where document.platform != .macOS {
            for element in document.outletElements where element.attribute("property") == "dataSource" {
                guard element.name == "outlet", let holder = element.parent?.parent.map(InterfaceObject.init),
                    let list = DataSourceCheck.lists.first(where: {
                        scope.chain(of: holder)?.isKind(of: $0.view) == true
                    }),
                    holder.element.attribute("dataMode") != "static",
                    let destination = element.attributeNode("destination"),
                    // The class of a controller may come later, from code.
                    let target = document.object(withIDIn: destination),
                    target.customClass != nil || target.stockClass?.hasSuffix("Controller") == false
                else { continue }
                let known = check ?? DataSourceCheck(scope)
                check = known
                guard let method = known.missingMethod(of: list, on: target) else { continue }
                report.add(
                    "\(target.className ?? target.elementName) is the data source of this list and has no \"\(method)\"",
                    in: index, at: destination.valueRange, object: holder,
                    notes: scope.chain(of: target)?.notes ?? [],
                    fixHint: "make it conform to \(list.dataSource), or connect another object")
            }
        }
    }
}
