import Testing

@testable import SceneDiff

/// What Interface Builder lays out by itself, and how changes are named.
@Suite struct NamingTests {
    /// A scene whose table has a cell; `{…}` is the cell's attributes, then its content.
    private func table(cell: String, contents: String) -> String {
        Versions.base.replacing(
            "<viewController id=\"c2\" customClass=\"SecondViewController\" sceneMemberID=\"viewController\"/>",
            with: """
                <viewController id="c2" customClass="SecondViewController" sceneMemberID="viewController">
                    <tableView key="view" id="t"><prototypes>
                        <tableViewCell \(cell) id="c">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                                <subviews>\(contents)</subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                    </prototypes></tableView>
                </viewController>
                """)
    }

    private func views(x: Int) -> String {
        """
        <label text="Title" id="tl"><rect key="frame" x="\(x)" y="5" width="100" height="20"/></label>
        <label text="Value" id="dl"><rect key="frame" x="\(x)" y="25" width="90" height="\(x)"/></label>
        <imageView id="iv"><rect key="frame" x="\(x + 1)" y="0.0" width="30" height="30"/></imageView>
        """
    }

    @Test func aCellStyleLaysOutItsParts() throws {
        let cell =
            #"style="IBUITableViewCellStyleSubtitle" textLabel="tl" detailTextLabel="dl" imageView="iv""#
        let (old, new) = (table(cell: cell, contents: views(x: 20)), table(cell: cell, contents: views(x: 16)))
        #expect(try Versions.lines(old, new) == [])
        #expect(try Versions.difference(old, new).changes.count { $0.isChurn } == 3)
        // A view that somebody put into such a cell stays where it was put.
        let (before, after) = (
            table(cell: cell.replacing(#" imageView="iv""#, with: ""), contents: views(x: 20)),
            table(cell: cell.replacing(#" imageView="iv""#, with: ""), contents: views(x: 16))
        )
        #expect(
            try Versions.lines(before, after) == [
                "changed imageView (iv) in SecondViewController: frame 21 0.0 30 30 → 17 0.0 30 30"
            ])
        // A cell without a style lays out nothing.
        let plain = #"reuseIdentifier="Item""#
        #expect(
            try Versions.lines(table(cell: plain, contents: views(x: 20)), table(cell: plain, contents: views(x: 16)))
                .count == 3)
    }

    /// `text` before and after a replacement.
    private func lines(_ text: String, _ part: String, _ replacement: String) throws -> [String] {
        try Versions.lines(text, text.replacing(part, with: replacement))
    }

    @Test func designablesAreChurn() throws {
        let new = Versions.base.replacing(
            "<scenes>",
            with: """
                <designables>
                    <designable name="b1"><size key="intrinsicContentSize" width="30" height="20"/></designable>
                </designables>
                <scenes>
                """)
        #expect(try Versions.lines(Versions.base, new) == [])
        #expect(try Versions.lines(new, Versions.base) == [])
        #expect(try lines(new, "width=\"30\" height=\"20\"", "width=\"40\" height=\"20\"") == [])
    }

    @Test func objectsThatLookAlikeAreToldByTheirIDs() throws {
        let twins = Versions.base.replacing(
            "<view contentMode=\"scaleToFill\" id=\"p1\">",
            with: "<label text=\"Hello\" id=\"l2\"/><view contentMode=\"scaleToFill\" id=\"p1\">")
        #expect(
            try lines(twins, "text=\"Hello\" id=\"l2\"", "text=\"Hello\" tag=\"4\" id=\"l2\"")
                == ["changed label \"Hello\" (l2) in FirstViewController: tag none → 4"])
        #expect(
            try lines(twins, "property=\"titleLabel\"", "property=\"name\"")
                == [
                    "changed outlet name → label \"Hello\" (l1) in FirstViewController: property titleLabel → name"
                ])
        // Of one kind, and not alike: nothing is added.
        #expect(
            try Versions.lines(
                twins.replacing("text=\"Hello\" id=\"l2\"", with: "text=\"Bye\" id=\"l2\""),
                twins.replacing("text=\"Hello\" id=\"l2\"", with: "text=\"Bye\" tag=\"4\" id=\"l2\""))
                == ["changed label \"Bye\" in FirstViewController: tag none → 4"])
    }

    @Test func scenesOfOneClassAreToldByTheirControllers() throws {
        let twins = Versions.base.replacing("SecondViewController", with: "FirstViewController")
        #expect(
            try lines(twins, "id=\"c2\"", "title=\"Two\" id=\"c2\"")
                == ["changed viewController FirstViewController (c2): title none → Two"])
        #expect(
            try lines(twins, "kind=\"show\"", "kind=\"presentation\"")
                == [
                    "changed segue \"next\" → FirstViewController (c2) in FirstViewController (c1): "
                        + "kind show → presentation"
                ])
    }

    @Test func aControllerWithoutANameHasItsIDOnce() throws {
        let nameless = Versions.base.replacing(" customClass=\"SecondViewController\"", with: "")
        #expect(
            try lines(nameless, "id=\"c2\" s", "id=\"c2\" hidesBottomBarWhenPushed=\"YES\" s")
                == ["changed viewController (c2): hidesBottomBarWhenPushed none → YES"])
    }
}
