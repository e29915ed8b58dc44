import InterfaceBuilder
import SourceText
import Testing

@testable import SceneGraph

@Suite("Containers, circles and ways")
struct PathTests {
    /// A tab bar with a navigation controller and a plain scene; the plain one presents another. The scenes of U4.
    static func tabs() throws -> SceneGraph {
        SceneGraph(documents: [
            try storyboard(
                "Main.storyboard", initial: "t",
                controller(
                    "t", element: "tabBarController",
                    segues: """
                        <segue id="1" kind="relationship" relationship="viewControllers" destination="n"/>
                        <segue id="2" kind="relationship" relationship="viewControllers" destination="second"/>
                        """),
                controller(
                    "n", element: "navigationController",
                    segues:
                        "<segue id=\"3\" kind=\"relationship\" relationship=\"rootViewController\" destination=\"f\"/>"),
                controller("f", "customClass=\"First\"", segues: "<segue id=\"4\" kind=\"show\" destination=\"p\"/>"),
                controller("p", "customClass=\"Pushed\""),
                controller(
                    "second", "customClass=\"Second\"",
                    segues: "<segue id=\"5\" kind=\"presentation\" destination=\"m\"/>"),
                controller(
                    "m", "customClass=\"Modal\"",
                    segues: "<segue id=\"6\" kind=\"unwind\" destination=\"e\" unwindAction=\"back:\"/>",
                    more: "<exit id=\"e\" sceneMemberID=\"exit\"/>"),
                controller("x", "customClass=\"Elsewhere\""))
        ])
    }

    @Test("a container's children come in the order of its relationships; a child knows its containers")
    func containers() throws {
        let graph = try Self.tabs()
        #expect(graph.children(of: 0).map(\.segue.destinationID) == ["n", "second"])
        #expect(graph.containers(of: 4).map(\.source) == [0])
        #expect(graph.children(of: 4).isEmpty)
        #expect(graph.ancestors(of: 5) == [0, 4])
    }

    @Test("an unwind may come back to a scene beside its way, in another tab (U4); the nearest come first")
    func besideTheWay() throws {
        let unwinds = try Self.tabs().unwinds()
        let names = unwinds.map { $0.candidates }
        // Second presented it; First and what it pushed stand in the other tab. Elsewhere is on no way.
        #expect(names == [[4, 2, 3]])
    }

    @Test("a search that is cut short says so")
    func limit() throws {
        let unwinds = try Self.tabs().unwinds(limit: 2)
        #expect(unwinds.map(\.isCutShort) == [true])
        #expect(unwinds.map(\.candidates) == [[4]])
    }

    @Test("the trigger is the object that holds a segue, and none where that is the controller (R122)")
    func triggers() throws {
        let graph = SceneGraph(documents: [
            try storyboard(
                "Main.storyboard",
                """
                <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
                <button id="b"><connections><segue id="1" kind="show" destination="c"/></connections></button>
                </subviews></view>
                <connections><segue id="2" kind="show" destination="c"/></connections></viewController>
                <tapGestureRecognizer id="g"><connections><segue id="3" kind="show" destination="c"/></connections>
                </tapGestureRecognizer>
                """, controller("c"))
        ])
        #expect(graph.edges.map(\.segue.id) == ["1", "2", "3"])
        #expect(graph.edges.map(\.trigger?.id) == ["b", nil, "g"])
        #expect(graph.edges.map(\.owner?.id) == ["a", "a", "a"])
    }

    @Test("circles are found once each, an unwind closes none, a scene may lead to itself")
    func circles() throws {
        func segue(_ id: String, _ kind: String = "show") -> String {
            "<segue id=\"to-\(id)-\(kind)\" kind=\"\(kind)\" destination=\"\(id)\"/>"
        }
        let graph = SceneGraph(documents: [
            try storyboard(
                "Main.storyboard",
                controller("a", segues: segue("b")), controller("b", segues: segue("c") + segue("d")),
                controller("c", segues: segue("a")), controller("d", segues: segue("d")),
                controller("e", segues: segue("f")),
                controller("f", segues: segue("x", "unwind"), more: "<exit id=\"x\" sceneMemberID=\"exit\"/>"),
                controller("g", segues: segue("h")), controller("h", segues: segue("g")))
        ])
        #expect(graph.cycles() == [[0, 1, 2], [3], [6, 7]])
    }
}
