import Foundation
import Reporters
import SceneGraph
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct GraphReportTests {
    private func report(_ graph: SceneGraph, kinds: [String] = [], scenes: [String] = []) throws -> GraphReport {
        GraphReport(graph, try ReportSelection(graph, scenes: scenes, kinds: kinds))
    }

    @Test func graphvizGetsGroupsNodesAndEdges() throws {
        expectSameText(
            try report(try SampleProject.graph()).dot(),
            #"""
            digraph segue {
              graph [rankdir=LR, fontname="Helvetica"]
              node [shape=box, style=rounded, fontname="Helvetica"]
              edge [fontname="Helvetica", fontsize=10]
              subgraph "cluster_0" {
                label="App/Main.storyboard"
                n0 [label="UINavigationController", peripheries=2]
                n1 [label="ListController"]
                n2 [label="Detail\nUIViewController"]
                n5 [label="Orphan", color=gray, fontcolor=gray40]
              }
              subgraph "cluster_1" {
                label="App/Settings.storyboard"
                n6 [label="SettingsController", peripheries=2]
              }
              x0 [label="reference to Gone\nno storyboard called \"Gone\" is among the files given", color=red, style="rounded,dashed"]
              n0 -> n1 [label="rootViewController", style=bold, dir=back, arrowtail=diamond]
              n1 -> n2 [label="show \"detail\""]
              n1 -> n6 [label="presentation"]
              n1 -> x0 [label="presentation"]
              n2 -> n1 [label="unwind \"back\", goBack:", style=dashed]
              n6 -> n6 [label="show"]
            }

            """#)
    }

    @Test func mermaidGetsTheSame() throws {
        expectSameText(
            try report(try SampleProject.graph()).mermaid(),
            """
            flowchart LR
              subgraph s0["App/Main.storyboard"]
                n0(["UINavigationController"])
                n1["ListController"]
                n2["Detail<br/>UIViewController"]
                n5["Orphan"]
              end
              subgraph s1["App/Settings.storyboard"]
                n6(["SettingsController"])
              end
              x0["reference to Gone<br/>no storyboard called #34;Gone#34; is among the files given"]
              n0 ==>|"rootViewController"| n1
              n1 -->|"show #34;detail#34;"| n2
              n1 -->|"presentation"| n6
              n1 -->|"presentation"| x0
              n2 -.->|"unwind #34;back#34;, goBack:"| n1
              n6 -->|"show"| n6
              classDef nowhere stroke:#f00,stroke-dasharray:4
              class x0 nowhere

            """)
    }

    @Test func onlySomeKindsAreDrawn() throws {
        let dot = try report(try SampleProject.graph(), kinds: ["show"]).dot()
        #expect(dot.contains("n1 -> n2"))
        #expect(dot.contains("n6 -> n6"))
        #expect(!dot.contains("n0 "))
        #expect(!dot.contains("presentation"))
        #expect(!dot.contains("Orphan"))
    }

    @Test func oneSceneIsDrawnWithWhatItLeadsTo() throws {
        let dot = try report(try SampleProject.graph(), scenes: ["Detail"]).dot()
        #expect(dot.contains("n2 [") && dot.contains("n1 [") && dot.contains("n2 -> n1"))
        #expect(!dot.contains("n0 ") && !dot.contains("n1 -> "))
    }

    /// A quoted string of Graphviz ends at the first quote without a backslash; in it `\\`, `\"` and `\n` alone occur.
    @Test func noNameBreaksOutOfGraphviz() throws {
        let dot = try report(try SampleProject.hostileGraph()).dot()
        let statement =
            /\s*(?:digraph segue \{|\}|subgraph "cluster_\d+" \{|label="(?:[^"\\]|\\[\\"n])*"|\w+(?: -> \w+)? \[(?:\w+=(?:"(?:[^"\\]|\\[\\"n])*"|\w+)(?:, )?)+\])/
        for line in dot.split(separator: "\n") { #expect(line.wholeMatch(of: statement) != nil, "\(line)") }
        // Graphviz resolves entities in labels: none of the file's own is left.
        let labels = dot.matches(of: /&(?!amp;)/)
        #expect(labels.isEmpty)
        #expect(dot.contains("&amp;amp;"))
    }

    @Test func noNameBreaksOutOfMermaid() throws {
        let mermaid = try report(try SampleProject.hostileGraph()).mermaid()
        let text = /(?:[^"<>`\[\]|{}\\&%*#;]|#\d+;|<br\/>)*/
        let statement =
            /(?:flowchart LR|\s+end|\s+subgraph s\d+\["(.*)"\]|\s+\w+(?:\["(.*)"\]|\(\["(.*)"\]\))|\s+\w+ (?:-->|==>|-\.->)\|"(.*)"\| \w+)/
        for line in mermaid.split(separator: "\n") {
            guard let match = line.wholeMatch(of: statement) else {
                Issue.record("\(line)")
                continue
            }
            for part in [match.output.1, match.output.2, match.output.3, match.output.4].compactMap({ $0 }) {
                #expect(part.wholeMatch(of: text) != nil, "\(part)")
            }
        }
        // Markdown would make a list of it.
        #expect(mermaid.contains("n1[\"1#46; end"))
    }

    /// Mermaid takes the last semicolon from what looks like a style with a colour; so none of ours may look like one.
    @Test func noNameLooksLikeAStyleToMermaid() throws {
        let graph = SceneGraph(documents: [
            try SampleProject.document(
                "Main.storyboard",
                """
                <scene sceneID="s"><objects><viewController id="a" title="classDef style:#f00; &quot;x&quot;&#x2028;y"
                sceneMemberID="viewController"/></objects></scene>
                """)
        ])
        let mermaid = try report(graph).mermaid()
        #expect(mermaid.matches(of: /(?:style|classDef).*:\S*#.*;/).isEmpty)
        #expect(mermaid.contains("classDef style#58;#35;f00#59; #34;x#34;#92;u#123;2028#125;y"))
    }

    @Test func graphMLIsXMLThatHoldsTheNames() throws {
        let names = try GraphMLNames(report(try SampleProject.hostileGraph()).graphML())
        #expect(names.values["node.title"] == [SampleProject.hostileText.replacing("\n", with: "\\n"), "1. end"])
        #expect(names.values["edge.identifier"] == [SampleProject.hostileText.replacing("\n", with: "\\n")])
        #expect(names.edges == [["n0", "n1"]])
    }

    @Test func programsGetNodesEdgesAndCircles() throws {
        let json = try report(try SampleProject.graph()).json(generator: "segue test")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(document["report"] as? String == "graph")
        let nodes = try #require(document["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["id"] as? String } == ["n0", "n1", "n2", "n5", "n6", "x0"])
        #expect(
            nodes.map { $0["reach"] as? String } == ["segues", "segues", "segues", "none", "segues", nil])
        #expect(nodes.map { $0["isRoot"] as? Bool } == [true, false, false, false, false, false])
        let edges = try #require(document["edges"] as? [[String: Any]])
        #expect(edges.map { $0["reference"] as? String } == [nil, nil, "p", "q", nil, nil])
        #expect(document["cycles"] as? [[String]] == [["n6"]])
    }
}

/// What a GraphML file says, read with Foundation's own parser.
private final class GraphMLNames: NSObject, XMLParserDelegate {
    private(set) var values: [String: [String]] = [:]
    private(set) var edges: [[String?]] = []
    private var key: String?
    private var text = ""

    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        #expect(parser.parse())
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        key = name == "data" ? attributes["key"] : nil
        text = ""
        if name == "edge" { edges.append([attributes["source"], attributes["target"]]) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "data", let key { values[key, default: []].append(text) }
    }
}
