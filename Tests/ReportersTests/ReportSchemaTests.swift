import Foundation
import InterfaceBuilder
import Reporters
import SceneGraph
import TestSupport
import Testing

/// What reports write for programs is what `docs/schemas/report.schema.json` describes.
@Suite struct ReportSchemaTests {
    static func schema() throws -> JSONSchema {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/schemas/report.schema.json")
        return try JSONSchema(json: Data(contentsOf: url))
    }

    /// Every kind of report of a project.
    static func documents(_ graph: SceneGraph) throws -> [String: String] {
        let all = ReportSelection(all: graph)
        var documents = [
            "tree": ProjectReport(graph, all).json(generator: "segue test"),
            "views": ViewsReport(graph, all).json(generator: "segue test"),
            "graph": GraphReport(graph, all).json(generator: "segue test"),
            "stats": StatsReport(graph, all).json(generator: "segue test"),
            "unknown": UnknownReport(graph, all).json(generator: "segue test"),
        ]
        for node in graph.nodes.indices.prefix(50) {
            documents["refs \(node)"] = RefsReport(to: node, in: graph, all).json(generator: "segue test")
        }
        return documents
    }

    private func expectAccepted(_ graph: SceneGraph, _ name: String) throws {
        let schema = try Self.schema()
        for (kind, text) in try Self.documents(graph) {
            let value = try JSON(JSONSerialization.jsonObject(with: Data(text.utf8)))
            #expect(try schema.accepts(value), "\(kind) of \(name)")
        }
    }

    @Test func theSampleProjectIsAccepted() throws { try expectAccepted(SampleProject.graph(), "the sample") }

    @Test func anEmptyProjectIsAccepted() throws { try expectAccepted(SceneGraph(documents: []), "nothing") }

    @Test(.enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
    func theCorpusIsAccepted() throws {
        let paths = Dictionary(grouping: Fixtures.corpusPaths()) { $0.prefix { $0 != "/" } }
        for (project, paths) in paths {
            let documents = paths.compactMap { path in
                (try? Fixtures.corpusFile(path)).flatMap { try? InterfaceDocument(parsing: $0) }
            }
            try expectAccepted(SceneGraph(documents: documents), "\(project)")
        }
    }

    /// The schema says no to what no report has: else it would hold nothing.
    @Test func whatReportsDoNotHaveIsRefused() throws {
        let schema = try Self.schema()
        let text = try #require(try Self.documents(SampleProject.graph())["tree"])
        for (old, new) in [
            ("\"version\" : 1", "\"version\" : 2"), ("\"report\" : \"tree\"", "\"report\" : \"bush\""),
            ("\"isInitial\" : true", "\"isInitial\" : 1"), ("\"line\" : 5", "\"line\" : 0"),
            ("\"platform\"", "\"planform\""), ("\"kind\" : \"exit\"", "\"kind\" : \"door\""),
        ] {
            #expect(text.contains(old), "\(old)")
            let value = try JSON(JSONSerialization.jsonObject(with: Data(text.replacing(old, with: new).utf8)))
            #expect(try !schema.accepts(value), "\(new)")
        }
    }
}
