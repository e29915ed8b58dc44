import Foundation
import TestSupport
import Testing
import Validation

@testable import SegueCLI

@Suite struct RulesCommandTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    private static func use(_ rule: RuleDescription) -> String {
        rule.isOptIn ? "opt-in" : rule.needsSources ? "with sources" : "on"
    }

    @Test func listsEveryRule() {
        #expect(tool.run("rules") == .success)
        for rule in Validator.allRules {
            let description = type(of: rule).description
            let line = tool.output.split(separator: "\n").first { $0.hasPrefix(description.identifier + " ") }
            #expect(line?.hasSuffix(description.summary) == true, "\(description.identifier)")
            #expect(line?.contains("  \(Self.use(description)) ") == true)
        }
        #expect(tool.output.contains("\n\(Validator.allRules.count) rules, "))
    }

    @Test func explainsOne() {
        #expect(tool.run("rules", "duplicate-object-id") == .success)
        #expect(tool.output.hasPrefix("duplicate-object-id: error, on unless turned off\n\nTwo objects"))
        #expect(tool.output.contains("\nReported") && tool.output.contains("\nNot reported"))
        #expect(tool.output.contains("⟦twice⟧"))
        #expect(tool.run("rules", "duplicate-objekt-id") == .usage)
        #expect(tool.errors.contains("did you mean duplicate-object-id?"))
    }

    @Test func aDocumentForPrograms() throws {
        tool.run("rules", "--format", "json")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any])
        let rules = try #require(document["rules"] as? [[String: Any]])
        #expect(rules.map { $0["rule"] as? String } == Validator.allRules.map { type(of: $0).description.identifier })
        let schema = Fixtures.packageRoot.appendingPathComponent("docs/schemas/rules.schema.json")
        #expect(try JSONSchema(json: Data(contentsOf: schema)).accepts(JSON(document)))
        let file = tool.folder.path("rules.json")
        for _ in 0..<2 { #expect(tool.run("rules", "--format", "json", "--output", file) == .success) }
    }
}
