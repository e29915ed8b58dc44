import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@testable import SceneGraph

/// A storyboard of scenes given as `(scene content, …)`; the first controller's id is the initial one unless given.
func storyboard(_ path: String, initial: String? = nil, _ scenes: String...) throws -> InterfaceDocument {
    let scenes = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined()
    let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return try InterfaceDocument(
        parsing: SourceFile(
            path: path,
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(entry)>
                <scenes>\(scenes)</scenes></document>
                """))
}

func controller(
    _ id: String, element: String = "viewController", _ attributes: String = "", segues: String = "", more: String = ""
) -> String {
    """
    <\(element) id="\(id)" sceneMemberID="viewController" \(attributes)><connections>\(segues)</connections></\(element)>\
    \(more)
    """
}

@Suite("Scenes across storyboards")
struct SceneGraphTests {
    static func main(_ placeholder: String) throws -> InterfaceDocument {
        try storyboard(
            "App/Main.storyboard", initial: "a",
            controller("a", segues: "<segue id=\"1\" kind=\"show\" destination=\"p\"/>"),
            controller("p", element: "viewControllerPlaceholder", placeholder))
    }

    static func other(initial: String? = "x") throws -> InterfaceDocument {
        try storyboard(
            "App/Other.storyboard", initial: initial, controller("x"),
            controller("y", "storyboardIdentifier=\"Second\""))
    }

    @Test("a segue leads to the controller of the same storyboard that has the id")
    func sameStoryboard() throws {
        let graph = SceneGraph(documents: [
            try storyboard(
                "Main.storyboard", initial: "b",
                controller("a", segues: "<segue id=\"1\" kind=\"show\" destination=\"b\"/>"), controller("b"))
        ])
        #expect(graph.edges.map(\.destination) == [.controller(1)])
        #expect(graph.edges(from: 0).count == 1)
        #expect(graph.edges(to: 1).map(\.source) == [0])
        #expect(graph.entryPoints == [.init(node: 1, origin: .initialController)])
        #expect(graph.reachable(from: [1]) == [1])
        #expect(graph.reachable(from: [0]) == [0, 1])
        // What is found already is passed by, with what is behind it.
        var found: Set = [0]
        graph.addReachable(from: [0], to: &found)
        #expect(found == [0])
    }

    @Test(
        "a reference leads to the storyboard's initial controller, or to the one with the identifier",
        arguments: [
            ("storyboardName=\"Other\"", SceneGraph.Destination.reference(placeholder: 1, 2)),
            (
                "storyboardName=\"Other\" referencedIdentifier=\"Second\"",
                SceneGraph.Destination.reference(placeholder: 1, 3)
            ),
            (
                "storyboardName=\"Othr\"",
                .unresolved(placeholder: 1, .noStoryboard(named: "Othr", nearest: "Other"))
            ),
            (
                "storyboardName=\"Other\" referencedIdentifier=\"Secnd\"",
                .unresolved(placeholder: 1, .noController(identifier: "Secnd", storyboard: "Other", nearest: "Second"))
            ),
            (
                "storyboardName=\"Other\" bundleIdentifier=\"com.example.kit\"",
                .unresolved(placeholder: 1, .otherBundle("com.example.kit"))
            ),
            ("", .reference(placeholder: 1, 0)),
        ])
    func references(placeholder: String, expected: SceneGraph.Destination) throws {
        let graph = SceneGraph(documents: [try Self.main(placeholder), try Self.other()])
        #expect(graph.edges.map(\.destination) == [expected])
    }

    @Test("a reference to a storyboard without an initial controller needs an identifier")
    func noInitial() throws {
        let graph = SceneGraph(documents: [
            try Self.main("storyboardName=\"Other\""), try Self.other(initial: nil),
        ])
        #expect(
            graph.edges.map(\.destination) == [
                .unresolved(placeholder: 1, .noInitialController(storyboard: "Other"))
            ])
    }

    @Test("references that lead around in a circle end")
    func circle() throws {
        let first = try storyboard(
            "A.storyboard", initial: "p",
            controller("p", element: "viewControllerPlaceholder", "storyboardName=\"B\""),
            controller("a", segues: "<segue id=\"1\" kind=\"show\" destination=\"p\"/>"))
        let second = try storyboard(
            "B.storyboard", initial: "q",
            controller("q", element: "viewControllerPlaceholder", "storyboardName=\"A\""))
        #expect(
            SceneGraph(documents: [first, second]).edges.map(\.destination) == [.unresolved(placeholder: 0, .endless)])
    }

    @Test("a placeholder that bears the identifier it refers to is not its own target")
    func ownIdentifier() throws {
        let graph = SceneGraph(documents: [
            try Self.main("storyboardIdentifier=\"Second\" storyboardName=\"Other\" referencedIdentifier=\"Second\""),
            try Self.other(),
        ])
        #expect(graph.edges.map(\.destination) == [.reference(placeholder: 1, 3)])
    }

    @Test("of storyboards with one name the nearest is taken, Base.lproj before languages")
    func severalOfOneName() throws {
        let main = try storyboard("App/Main.storyboard", controller("a"))
        let others = try ["Kit/Other.storyboard", "App/de.lproj/Other.storyboard", "App/Base.lproj/Other.storyboard"]
            .map { try storyboard($0, controller("x")) }
        let graph = SceneGraph(documents: [main] + others)
        #expect(graph.storyboard(named: "Other", from: 0) == 3)
        #expect(graph.storyboard(named: "None", from: 0) == nil)
        let languages = SceneGraph(documents: [
            try storyboard("App/de.lproj/Main.storyboard", controller("a")), others[2], others[1],
        ])
        #expect(languages.storyboard(named: "Other", from: 0) == 2)
    }

    @Test("a destination that does not exist, or is no controller, is told")
    func nowhere() throws {
        let graph = SceneGraph(documents: [
            try storyboard(
                "Main.storyboard",
                controller(
                    "a",
                    segues: """
                        <segue id="1" kind="show" destination="gone"/><segue id="2" kind="show" destination="r"/>
                        """, more: "<tapGestureRecognizer id=\"r\"/>"))
        ])
        #expect(graph.edges.first?.destination == .missing("gone"))
        guard case .notAController(let object) = graph.edges.last?.destination else {
            Issue.record("\(String(describing: graph.edges.last?.destination))")
            return
        }
        #expect(object.id == "r")
    }

    @Test("an unwind segue names its exit, its action, and the classes that may have the action")
    func unwinding() throws {
        let graph = SceneGraph(documents: [
            try storyboard(
                "Main.storyboard", initial: "n",
                controller(
                    "n", element: "navigationController",
                    segues:
                        "<segue id=\"0\" kind=\"relationship\" relationship=\"rootViewController\" destination=\"a\"/>"),
                controller(
                    "a", "customClass=\"First\"", segues: "<segue id=\"1\" kind=\"show\" destination=\"b\"/>"),
                controller(
                    "b", "customClass=\"Second\"", segues: "<segue id=\"2\" kind=\"show\" destination=\"c\"/>"),
                controller(
                    "c", "customClass=\"Third\"",
                    segues: "<segue id=\"3\" kind=\"unwind\" destination=\"e\" unwindAction=\"back:\"/>",
                    more: "<exit id=\"e\" sceneMemberID=\"exit\"/>"),
                controller("d", "customClass=\"Unrelated\""))
        ])
        let unwinds = graph.unwinds()
        #expect(unwinds.map(\.source) == [3])
        #expect(unwinds.map(\.exit?.id) == ["e"])
        #expect(unwinds.map(\.action) == ["back:"])
        #expect(unwinds.map(\.candidates) == [[2, 1]])
        #expect(unwinds.map(\.isCutShort) == [false])
        #expect(graph.edges(to: 3).map(\.segue.id) == ["2"])

        let known = graph.unwinds { controller, selector in selector == "back:" && controller.customClass == "First" }
        #expect(known.map(\.candidates) == [[1]])
    }
}

@Suite("The corpus as a graph", .enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct SceneGraphCorpusTests {
    @Test("every segue of the corpus has its place; what leads nowhere is known by name")
    func corpus() throws {
        let documents = Fixtures.corpusPaths().compactMap { path in
            (try? Fixtures.corpusFile(path)).flatMap { try? InterfaceDocument(parsing: $0) }
        }
        let graph = SceneGraph(documents: documents)
        #expect(graph.edges.count == documents.compactMap(\.storyboard).reduce(0) { $0 + $1.segues.count })
        let missing = graph.edges.filter { if case .missing = $0.destination { true } else { false } }
        let strange = graph.edges.filter { if case .notAController = $0.destination { true } else { false } }
        #expect(missing.map(\.segue.position.description) == [])
        #expect(strange.map(\.segue.position.description) == [])
        for edge in graph.edges {
            var isExit = false
            if case .exit = edge.destination { isExit = true }
            #expect(isExit == (edge.segue.kind == .unwind), "\(edge.segue.position)")
        }
    }
}
