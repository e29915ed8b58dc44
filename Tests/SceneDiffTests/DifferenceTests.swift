import Testing

@testable import SceneDiff

@Suite struct DifferenceTests {
    private let base = Versions.base

    @Test func nothingIsDifferentFromItself() throws {
        #expect(try Versions.difference(base, base).changes.isEmpty)
    }

    @Test func aFileSavedByAnotherXcodeHasNoDifferencesThatCount() throws {
        let resaved = Versions.resaved(base)
        #expect(try Versions.lines(base, resaved) == [])
        #expect(try Versions.lines(resaved, base) == [])
        // It is all there for those who ask.
        let all = try Versions.difference(base, resaved).changes
        #expect(all.count { !$0.isChurn } == 0)
        let names = Set(all.flatMap(\.properties).map(\.name))
        #expect(names.isSuperset(of: ["toolsVersion", "systemVersion", "device.id", "frame", "canvasLocation"]))
    }

    /// The example.
    @Test func aSegueOfAnotherKindAndANewSceneAreAllThatCountsInAResavedFile() throws {
        let new = Versions.resaved(base)
            .replacing("kind=\"show\" identifier=\"next\"", with: "kind=\"presentation\" identifier=\"next\"")
            .replacing("    </scenes>\n", with: Versions.thirdScene + "\n")
        let changes = try Versions.difference(base, new).consequences
        #expect(
            changes.map(Versions.line) == [
                "changed segue \"next\" → SecondViewController in FirstViewController: kind show → presentation",
                "added scene DetailViewController",
            ])
        #expect(changes[1].contents == [.controller: 1, .view: 2, .segue: 1])
        let before = try #require(base.firstRange(of: "<segue destination=\"c2\"")).lowerBound
        #expect(changes[0].old?.line == base[..<before].split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    @Test(arguments: [
        ("text=\"Hello\"", "text=\"Hi\"", "changed label \"Hi\" in FirstViewController: text Hello → Hi"),
        (
            "title=\"Go\"", "title=\"Start\"",
            "changed button \"Start\" in FirstViewController: normal.title Go → Start"
        ),
        (
            "constant=\"20\"", "constant=\"24\"",
            "changed constraint label \"Hello\".top = safe area.top + 24 in FirstViewController: constant 20 → 24"
        ),
        (
            "property=\"titleLabel\" destination=\"l1\"", "property=\"titleLabel\" destination=\"p1\"",
            "changed outlet titleLabel → view (p1) in FirstViewController: destination label \"Hello\" → view (p1)"
        ),
        (
            "eventType=\"touchUpInside\"", "eventType=\"touchDown\"",
            "changed action go: → FirstViewController on touchDown of button \"Go\" in FirstViewController: "
                + "eventType touchUpInside → touchDown"
        ),
        (
            "initialViewController=\"c1\"", "initialViewController=\"c2\"",
            "changed document: initialViewController viewController FirstViewController → "
                + "viewController SecondViewController"
        ),
        (
            "identifier=\"iOS\"", "version=\"4352\" identifier=\"iOS\"",
            "changed document: dependencies.deployment[iOS].version none → 4352"
        ),
        // A view that nothing else places has the frame somebody gave it.
        (
            "x=\"100\" y=\"300\"", "x=\"100\" y=\"340\"",
            "changed button \"Go\" in FirstViewController: frame 100 300 80 30 → 100 340 80 30"
        ),
        (
            "green=\"0.5\"", "green=\"0.6\"",
            "changed label \"Hello\" in FirstViewController: textColor rgb 0.3333333333333333 0.5 1.0 1.0 sRGB → "
                + "rgb 0.3333333333333333 0.6 1.0 1.0 sRGB"
        ),
        (
            "<viewController id=\"c2\"", "<tableViewController id=\"c2\"",
            "changed tableViewController SecondViewController: element viewController → tableViewController"
        ),
    ]) func aPropertyThatChanged(old: String, new: String, line: String) throws {
        #expect(base.contains(old))
        #expect(try Versions.lines(base, base.replacing(old, with: new)) == [line])
    }

    @Test func whatIsAddedAndRemovedIsToldOnceWithWhatIsInIt() throws {
        let view = """
            <view id="n1"><subviews><label text="A" id="n2"/><label text="B" id="n3"/></subviews>\
            <connections><outlet property="x" destination="n2" id="n4"/></connections></view>
            """
        let more = base.replacing("</subviews>", with: view + "</subviews>")
        let added = try Versions.difference(base, more).consequences
        #expect(added.map(Versions.line) == ["added view (n1) in FirstViewController"])
        #expect(added[0].contents == [.view: 2, .outlet: 1])
        let removed = try Versions.difference(more, base).consequences
        #expect(removed.map(Versions.line) == ["removed view (n1) in FirstViewController"])
        #expect(removed[0].contents == added[0].contents)
    }

    @Test func anObjectEmbeddedInAnotherHasMoved() throws {
        let button = try #require(base.firstMatch(of: /<button(?s:.*?)<\/button>/)).0
        let new = base.replacing(button, with: "")
            .replacing(
                "</subviews>", with: "<stackView id=\"st\"><subviews>\(button)</subviews></stackView></subviews>")
        let changes = try Versions.difference(base, new).consequences
        #expect(
            changes.map(Versions.line) == [
                "added stackView (st) in FirstViewController",
                "moved button \"Go\" in FirstViewController: root view → stackView (st)",
            ])
        #expect(changes[0].contents.isEmpty)
    }

    @Test func theOrderOfSubviewsCountsAndThatOfConstraintsDoesNot() throws {
        let label = try #require(base.firstMatch(of: /<label(?s:.*?)<\/label>/)).0
        let inFront = base.replacing(label, with: "").replacing("</subviews>", with: label + "</subviews>")
        #expect(
            try Versions.lines(base, inFront) == [
                "moved label \"Hello\" in FirstViewController: subviews 1 → subviews 3"
            ])
        let first = try #require(base.firstMatch(of: /<constraint [^>]*id="k1"\/>/)).0
        let swapped = base.replacing(first, with: "").replacing("</constraints>", with: first + "</constraints>")
        #expect(try Versions.lines(base, swapped) == [])
        #expect(try Versions.difference(base, swapped).changes.map(\.kind) == [.moved])
    }

    @Test func whatIsMadeAgainWithAnotherIdIsTheSame() throws {
        var new = base
        for id in ["k1", "o1", "a1", "g2", "e1"] { new = new.replacing("id=\"\(id)\"", with: "id=\"\(id)-new\"") }
        #expect(try Versions.lines(base, new) == [])
        #expect(try Versions.difference(base, new).changes.count == 5)
    }

    @Test func scenesAreTheSameWhenTheirControllersAre() throws {
        #expect(try Versions.lines(base, base.replacing("sceneID=\"s1\"", with: "sceneID=\"other\"")) == [])
    }

    @Test func aRemovedSceneComesLastAndTheSegueToItIsGoneToo() throws {
        let scene = try #require(base.firstMatch(of: /<scene sceneID="s2">(?s:.*?)<\/scene>/)).0
        let segue = try #require(base.firstMatch(of: /<segue [^>]*>/)).0
        #expect(
            try Versions.lines(base, base.replacing(scene, with: "").replacing(segue, with: "")) == [
                "removed show segue \"next\" → SecondViewController in FirstViewController",
                "removed scene SecondViewController",
            ])
    }

    @Test func theListingHasNoChurn() throws {
        let listing = DocumentListing(try Versions.document(base)).text
        let resaved = DocumentListing(try Versions.document(Versions.resaved(base))).text
        #expect(listing == resaved)
        #expect(listing.contains("\n      show segue \"next\" → SecondViewController\n"))
        #expect(!listing.contains("toolsVersion"))
    }

    @Test(arguments: [[], [3], [1, 2, 3], [3, 2, 1], [2, 3, 1], [5, 1, 2, 9, 3]])
    func theLongestRiseIsAsLongAsAnyOther(values: [Int]) {
        let found = longestRise(values).sorted().map { values[$0] }
        #expect(found == found.sorted())
        // By trying every subset.
        var best = 0
        for bits in 0..<(1 << values.count) {
            let subset = values.indices.filter { bits >> $0 & 1 == 1 }.map { values[$0] }
            if subset == subset.sorted() { best = max(best, subset.count) }
        }
        #expect(found.count == best)
    }
}
