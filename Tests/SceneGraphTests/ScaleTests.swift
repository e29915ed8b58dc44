import InterfaceBuilder
import SourceText
import Testing

@testable import SceneGraph

/// Work is counted in steps, not in seconds.
@Suite("Ten thousand scenes")
struct ScaleTests {
    /// Scenes in a chain, each of which presents the next, unwinds, holds a child, and refers to the one before: by an
    /// identifier that exists, and by one that does not.
    static func project(scenes: Int) throws -> [InterfaceDocument] {
        var text = "<document type=\"CocoaTouch.Storyboard\" initialViewController=\"c0\"><scenes>"
        for index in 0..<scenes {
            text += """
                <scene sceneID="s\(index)"><objects><viewController id="c\(index)" customClass="C\(index)" \
                storyboardIdentifier="I\(index)" sceneMemberID="viewController"><connections>
                <segue id="n\(index)" kind="show" destination="c\((index + 1) % scenes)"/>
                <segue id="u\(index)" kind="unwind" destination="e\(index)" unwindAction="back:"/>
                <segue id="p\(index)" kind="presentation" destination="r\(index)"/>
                <segue id="q\(index)" kind="presentation" destination="x\(index)"/>
                </connections></viewController><exit id="e\(index)" sceneMemberID="exit"/></objects></scene>
                <scene sceneID="t\(index)"><objects><viewControllerPlaceholder id="r\(index)" \
                storyboardName="Main" referencedIdentifier="I\(max(0, index - 1))" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="y\(index)"><objects><viewControllerPlaceholder id="x\(index)" \
                storyboardName="Main" referencedIdentifier="None" sceneMemberID="viewController"/></objects></scene>

                """
        }
        text += "</scenes></document>"
        return [try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", text: text))]
    }

    static func steps(scenes: Int) throws -> Int {
        let graph = SceneGraph(documents: try project(scenes: scenes))
        #expect(graph.nodes.count == scenes * 3)
        #expect(graph.edges.count == scenes * 4)
        #expect(graph.references.count == scenes * 2)
        var steps = graph.steps
        #expect(graph.reach(steps: &steps).allSatisfy { $0 == .segues })
        #expect(graph.cycles(steps: &steps).map(\.count) == [scenes])
        return steps
    }

    @Test("ten times as many scenes take ten times as many steps")
    func linear() throws {
        let (few, many) = (try Self.steps(scenes: 1_000), try Self.steps(scenes: 10_000))
        #expect(many <= few * 10 + 1_000, "\(few) steps, then \(many)")
    }

    @Test("a chain of references takes a step each, and all stand for what the last one does")
    func chain() throws {
        func graph(_ count: Int) throws -> SceneGraph {
            var text = "<document type=\"CocoaTouch.Storyboard\"><scenes>"
            for index in 0..<count {
                text += """
                    <scene sceneID="s\(index)"><objects><viewControllerPlaceholder id="c\(index)" \
                    storyboardIdentifier="I\(index)" referencedIdentifier="I\(index + 1)" \
                    sceneMemberID="viewController"/></objects></scene>
                    """
            }
            text += """
                <scene sceneID="s"><objects><viewController id="end" storyboardIdentifier="I\(count)" \
                sceneMemberID="viewController"/></objects></scene></scenes></document>
                """
            return SceneGraph(documents: [
                try InterfaceDocument(parsing: SourceFile(path: "Main.storyboard", text: text))
            ])
        }
        let (few, many) = (try graph(1_000), try graph(10_000))
        #expect(many.references.allSatisfy { $0.target == 10_000 })
        #expect(many.steps <= few.steps * 10 + 1_000)
    }

    @Test("unwinds of a long chain look at so many scenes each, and say that there are more")
    func unwinds() throws {
        let unwinds = SceneGraph(documents: try Self.project(scenes: 2_000)).unwinds(limit: 20)
        #expect(unwinds.count == 2_000)
        #expect(unwinds.allSatisfy { $0.candidates.count <= 20 && $0.isCutShort })
    }
}
