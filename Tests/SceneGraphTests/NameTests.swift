import InterfaceBuilder
import Testing

@testable import SceneGraph

@Suite("Names of scenes")
struct NameTests {
    static func graph() throws -> SceneGraph {
        SceneGraph(documents: [
            try storyboard(
                "Main.storyboard",
                controller("a", "customClass=\"ListController\" customModule=\"App\" title=\"All\""),
                """
                <viewController id="b" storyboardIdentifier="Detail" userLabel="Detail Scene"
                 sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="k"/></subviews></view>
                </viewController>
                """,
                controller("c", "customClass=\"EditController\" title=\"Edit\""),
                controller("d", "customClass=\"EditController\""))
        ])
    }

    @Test(
        "an object id, a scene id, an identifier, a class, a title and a label name a scene",
        arguments: [
            ("a", 0), ("ListController", 0), ("App.ListController", 0), ("All", 0), ("s0", 0), ("b", 1), ("k", 1),
            ("Detail", 1), ("Detail Scene", 1), ("Edit", 2), ("d", 3),
        ])
    func names(name: String, node: Int) throws {
        #expect(try Self.graph().scene(named: name) == node)
    }

    @Test("a name of several scenes means none of them; among fewer it may mean one")
    func several() throws {
        let graph = try Self.graph()
        #expect(throws: SceneGraph.NameProblem(name: "EditController", fitting: [2, 3], near: [])) {
            try graph.scene(named: "EditController")
        }
        #expect(try graph.scene(named: "EditController") { $0.id != 2 } == 3)
    }

    @Test("a name of none lists the near ones", arguments: [("Detial", "Detail"), ("list", "App.ListController")])
    func none(name: String, near: String) throws {
        let problem = #expect(throws: SceneGraph.NameProblem.self) { try Self.graph().scene(named: name) }
        #expect(problem?.fitting == [])
        #expect(problem?.near.first == near)
    }
}
