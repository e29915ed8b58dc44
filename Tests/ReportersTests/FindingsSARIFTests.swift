import Foundation
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

/// SARIF logs against the parts of OASIS SARIF 2.1.0 that we use, told in our own words: which members an object may
/// have, which it must, and which values (3.13 to 3.59 of the standard).
@Suite struct FindingsSARIFTests {
    static let shape = """
        {
          "type": "object", "required": ["version", "runs"], "additionalProperties": false,
          "properties": {
            "$schema": {"type": "string", "pattern": "^https://"},
            "version": {"enum": ["2.1.0"]},
            "runs": {"type": "array", "minItems": 1, "items": {"$ref": "#/definitions/run"}}
          },
          "definitions": {
            "message": {
              "type": "object", "required": ["text"], "additionalProperties": false,
              "properties": {"text": {"type": "string", "minLength": 1}}
            },
            "run": {
              "type": "object", "required": ["tool"], "additionalProperties": false,
              "properties": {
                "tool": {
                  "type": "object", "required": ["driver"], "additionalProperties": false,
                  "properties": {"driver": {"$ref": "#/definitions/toolComponent"}}
                },
                "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                "newlineSequences": {"type": "array", "minItems": 1, "items": {"type": "string"}},
                "results": {"type": "array", "items": {"$ref": "#/definitions/result"}},
                "artifacts": {
                  "type": "array",
                  "items": {
                    "type": "object", "additionalProperties": false,
                    "properties": {"location": {"$ref": "#/definitions/artifactLocation"}}
                  }
                },
                "properties": {"type": "object"}
              }
            },
            "toolComponent": {
              "type": "object", "required": ["name"], "additionalProperties": false,
              "properties": {
                "name": {"type": "string"}, "version": {"type": "string"},
                "semanticVersion": {"type": "string", "pattern": "^[0-9]+[.][0-9]+[.][0-9]+"},
                "informationUri": {"type": "string", "pattern": "^https://"},
                "rules": {"type": "array", "items": {"$ref": "#/definitions/reportingDescriptor"}}
              }
            },
            "reportingDescriptor": {
              "type": "object", "required": ["id"], "additionalProperties": false,
              "properties": {
                "id": {"type": "string", "minLength": 1},
                "shortDescription": {"$ref": "#/definitions/message"},
                "fullDescription": {"$ref": "#/definitions/message"},
                "help": {"$ref": "#/definitions/message"},
                "defaultConfiguration": {
                  "type": "object", "additionalProperties": false,
                  "properties": {"level": {"$ref": "#/definitions/level"}, "enabled": {"type": "boolean"}}
                }
              }
            },
            "level": {"enum": ["none", "note", "warning", "error"]},
            "result": {
              "type": "object", "required": ["message"], "additionalProperties": false,
              "properties": {
                "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": 0},
                "level": {"$ref": "#/definitions/level"}, "message": {"$ref": "#/definitions/message"},
                "locations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
                "relatedLocations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
                "partialFingerprints": {"type": "object"},
                "fixes": {"type": "array", "items": {"$ref": "#/definitions/fix"}}
              }
            },
            "location": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "id": {"type": "integer", "minimum": 0},
                "message": {"$ref": "#/definitions/message"},
                "physicalLocation": {
                  "type": "object", "required": ["artifactLocation"], "additionalProperties": false,
                  "properties": {
                    "artifactLocation": {"$ref": "#/definitions/artifactLocation"},
                    "region": {"$ref": "#/definitions/region"}
                  }
                },
                "logicalLocations": {
                  "type": "array",
                  "items": {
                    "type": "object", "additionalProperties": false,
                    "required": ["name"],
                    "properties": {
                      "name": {"type": "string"}, "fullyQualifiedName": {"type": "string"}, "kind": {"type": "string"}
                    }
                  }
                }
              }
            },
            "artifactLocation": {
              "type": "object", "required": ["uri"], "additionalProperties": false,
              "properties": {"uri": {"type": "string", "pattern": "^[-A-Za-z0-9._~/%+@:]+$"}}
            },
            "region": {
              "type": "object", "required": ["startLine"], "additionalProperties": false,
              "properties": {
                "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1},
                "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1}
              }
            },
            "fix": {
              "type": "object", "required": ["artifactChanges"], "additionalProperties": false,
              "properties": {
                "description": {"$ref": "#/definitions/message"},
                "artifactChanges": {
                  "type": "array", "minItems": 1,
                  "items": {
                    "type": "object", "required": ["artifactLocation", "replacements"],
                    "additionalProperties": false,
                    "properties": {
                      "artifactLocation": {"$ref": "#/definitions/artifactLocation"},
                      "replacements": {
                        "type": "array", "minItems": 1,
                        "items": {
                          "type": "object", "required": ["deletedRegion"], "additionalProperties": false,
                          "properties": {
                            "deletedRegion": {"$ref": "#/definitions/region"},
                            "insertedContent": {
                              "type": "object", "required": ["text"], "additionalProperties": false,
                              "properties": {"text": {"type": "string"}}
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        """

    private func log(_ report: FindingsReport) throws -> JSON {
        let text = report.sarif(generator: FindingsSample.generator, version: "1.2.3")
        return try JSON(JSONSerialization.jsonObject(with: Data(text.utf8)))
    }

    private func elements(_ value: JSON?) -> [JSON] {
        if case .array(let elements)? = value { elements } else { [] }
    }

    @Test(arguments: [FindingsSample.report(), FindingsSample.hostileReport(), FindingsReport(files: [])])
    func hasTheShapeOfTheStandard(report: FindingsReport) throws {
        let log = try log(report)
        #expect(try JSONSchema(json: Data(Self.shape.utf8)).accepts(log))
        let run = try #require(elements(log["runs"]).first)
        let rules = elements(run["tool"]?["driver"]?["rules"])
        for result in elements(run["results"]) {
            // 3.27.6: the index leads to the rule with that id.
            guard case .number(let index)? = result["ruleIndex"] else {
                Issue.record("no rule")
                continue
            }
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
        #expect(Set(rules.map { $0["id"] }).count == rules.count)
    }

    /// 3.11.5 and 3.11.6: braces would stand for arguments, and brackets for a link.
    @Test func whatATextMeansInAMessageIsEscaped() throws {
        let finding = Finding(
            Diagnostic(.error, "some-rule", "{0} [docs](1) {", path: "a", notes: [.init("[plain]")], fixHint: "}"))
        let run = try #require(
            elements(log(FindingsReport(files: [.init(path: "a", source: nil, findings: [finding])]))["runs"]).first)
        let result = try #require(elements(run["results"]).first)
        #expect(result["message"]?["text"] == .string(#"{{0}} \[docs\](1) {{\#nHelp: }}"#))
        #expect(elements(result["relatedLocations"]).first?["message"]?["text"] == .string("[plain]"))
        #expect(elements(run["newlineSequences"]) == [.string("\r\n"), .string("\r"), .string("\n")])
    }

    @Test func holdsTheFinding() throws {
        let run = try #require(elements(log(FindingsSample.report())["runs"]).first)
        #expect(run["columnKind"] == .string("unicodeCodePoints"))
        #expect(run["properties"]?["generator"] == .string("segue test"))
        let result = try #require(elements(run["results"]).first)
        #expect(result["ruleId"] == .string("segue-destination-missing") && result["level"] == .string("error"))
        #expect(result["message"]?["text"] == .string("it leads nowhere\nHelp: delete it"))
        let place = try #require(elements(result["locations"]).first)
        #expect(
            place["physicalLocation"]?["region"]
                == .object([
                    "startLine": .number(2), "startColumn": .number(28), "endLine": .number(2),
                    "endColumn": .number(32),
                ]))
        #expect(
            place["logicalLocations"]
                == .array([
                    .object([
                        "name": .string("button"), "fullyQualifiedName": .string("First > button"),
                        "kind": .string("element"),
                    ])
                ]))
        #expect(elements(result["relatedLocations"]).first?["message"]?["text"] == .string("look here"))
        #expect(elements(run["artifacts"]).count == 3)
    }

    @Test func pathsBecomeURIs() throws {
        func uri(_ path: String) throws -> JSON? {
            let run = try elements(log(FindingsSample.report(path: path))["runs"]).first
            return elements(run?["artifacts"]).first?["location"]?["uri"]
        }
        #expect(try uri("Base.lproj/Main é.storyboard") == .string("Base.lproj/Main%20%C3%A9.storyboard"))
        #expect(try uri("/a b/100%#?.xib") == .string("file:///a%20b/100%25%23%3F.xib"))
        #expect(try uri("a:b.xib") == .string("a%3Ab.xib"))
    }

    @Test func equalFindingsHaveDifferentFingerprints() throws {
        let run = try #require(elements(log(FindingsSample.hostileReport())["runs"]).first)
        let prints = elements(run["results"]).map { $0["partialFingerprints"] }
        #expect(prints.count == 2 && prints[0] != prints[1])
    }

    @Test func aFixSaysWhatToReplace() throws {
        let file = SourceFile(path: "a.xib", text: "<é🙂 x=\"old\"/>")
        let edit = SourceEdit(range: SourceRange(start: 11, end: 14), replacement: "new")
        let fix = Fix("write new", edits: [edit], removing: [])
        let finding = Finding(Diagnostic(.error, "some-rule", "old", path: "a.xib"), fix: fix)
        let log = try log(FindingsReport(files: [.init(path: "a.xib", source: file, findings: [finding])]))
        #expect(try JSONSchema(json: Data(Self.shape.utf8)).accepts(log))
        let results = elements(log["runs"]).flatMap { elements($0["results"]) }
        let changes = results.flatMap { elements($0["fixes"]) }.flatMap { elements($0["artifactChanges"]) }
        let change = try #require(changes.first)
        let replacement = try #require(elements(change["replacements"]).first)
        #expect(replacement["insertedContent"]?["text"] == .string("new"))
        #expect(
            replacement["deletedRegion"]
                == .object([
                    "startLine": .number(1), "startColumn": .number(8), "endLine": .number(1), "endColumn": .number(11),
                ]))
    }
}
