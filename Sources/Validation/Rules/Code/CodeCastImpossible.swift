import SourceText

/// A forced cast of what a storyboard makes to a class that it is not of.
struct CodeCastImpossible: Rule {
    static let description = RuleDescription(
        identifier: "code-cast-impossible",
        summary: "Code casts a controller or cell of a storyboard by force to a class that it is not of.",
        rationale: """
            as! ends the app where the object is of another class. It is left when the class of a scene or cell is \
            changed in the storyboard alone, or when a navigation controller is put before a scene: then \
            segue.destination is the navigation controller. Reported where it is known what is cast: the identifier and \
            the class in the storyboard, and for segue.destination the segues for which that part of \
            prepare(for:sender:) runs. Casts to protocols and to classes of libraries are left alone.
            """,
        nonTriggering: [
            Example(
                swift: preparing(#"if segue.identifier == "edit" { _ = segue.destination as! Editor }"#), Self.scenes),
            Example(
                swift: preparing(
                    """
                    switch segue.identifier {
                            case "edit": (segue.destination as! Editor).title = ""
                            default: _ = segue.destination as! UINavigationController
                            }
                    """), Self.scenes),
            Example(
                swift: preparing(
                    """
                    guard segue.identifier == "help", let navigation = segue.destination as? UINavigationController
                            else { return }
                            _ = navigation.topViewController as! Help
                    """), Self.scenes),
            // Which segues come here the sender decides.
            Example(swift: preparing("if sender is Editor { _ = segue.destination as! Editor }"), Self.scenes),
            Example(
                swift: preparing(
                    #"_ = storyboard!.instantiateViewController(withIdentifier: "Editor") as! UIViewController"#),
                Self.scenes),
            // Nobody knows what the library's type is.
            Example(
                swift: preparing(#"if segue.identifier == "edit" { _ = segue.destination as! Paging }"#), Self.scenes),
        ],
        triggering: [
            Example(
                swift: preparing(#"if segue.identifier == "help" { _ = segue.destination ⟦as! Help⟧ }"#), Self.scenes),
            Example(
                swift: preparing(
                    """
                    guard let id = segue.identifier else { return }
                            switch id {
                            case "edit":
                                let help = segue.destination ⟦as! Help⟧
                                help.title = ""
                            default: break
                            }
                    """), Self.scenes),
            Example(
                swift: preparing(
                    """
                    if segue.identifier == "help" {
                                let navigation = segue.destination as! UINavigationController
                                (navigation.viewControllers[0] ⟦as! Editor⟧).title = ""
                            }
                    """), Self.scenes),
            // One of the two segues leads to something else.
            Example(swift: preparing("_ = segue.destination ⟦as! Editor⟧"), Self.scenes),
            Example(
                swift: preparing(#"_ = storyboard!.instantiateViewController(withIdentifier: "Editor") ⟦as! Help⟧"#),
                Self.scenes),
            Example(
                swift: """
                    import UIKit
                    class Row: UITableViewCell {}
                    class Other: UITableViewCell {}
                    class List: UITableViewController {
                        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: path) ⟦as! Other⟧
                            return cell
                        }
                    }

                    """,
                """
                <scene sceneID="s1"><objects>
                    <tableViewController id="a" customClass="List" customModule="App" sceneMemberID="viewController">
                        <tableView key="view" id="v">
                            <prototypes>
                                <tableViewCell reuseIdentifier="Row" id="c" customClass="Row" customModule="App"/>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                """),
        ])

    private static func preparing(_ statements: String) -> String {
        """
        import UIKit
        class Editor: UIViewController {}
        class Help: UIViewController {}
        class First: UIViewController {
            func help() { performSegue(withIdentifier: "help", sender: self) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                \(statements)
            }
        }

        """
    }

    /// `First` shows `Editor` by one segue, and `Help` in a navigation controller by another.
    static let scenes = """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="show" identifier="edit" id="x"/>
                    <segue destination="n" kind="presentation" identifier="help" id="y"/>
                </connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="Editor" id="b" customClass="Editor" customModule="App" \
        sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <navigationController id="n" sceneMemberID="viewController">
                <connections>
                    <segue destination="c" kind="relationship" relationship="rootViewController" id="z"/>
                </connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <viewController id="c" customClass="Help" customModule="App" sceneMemberID="viewController"/>
        </objects></scene>
        """

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        for failure in CastCheck(contents, forced: true)?.failures ?? [] {
            report.add(
                failure.message, at: .init(position: failure.cast.position, end: failure.cast.end),
                owner: failure.cast.owner, notes: failure.notes,
                fixHint: "cast to the class that the storyboard has, or set the class there")
        }
    }
}
