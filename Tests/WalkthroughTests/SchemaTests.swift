import Foundation
import SourceText
import TestSupport
import Testing
import YAMLTree

@testable import Walkthrough

@Suite("The JSON Schema of walkthroughs")
struct SchemaTests {
    static func schema() throws -> JSONSchema {
        let url = Fixtures.packageRoot.appendingPathComponent("Storyboards/walkthrough.schema.json")
        return try JSONSchema(json: Data(contentsOf: url))
    }

    private static func keys(_ value: JSON?) -> Set<String> {
        if case .object(let members)? = value { Set(members.keys) } else { [] }
    }

    private static func strings(_ value: JSON?) -> [String] {
        guard case .array(let elements)? = value else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    @Test("every mapping the parser reads is in it, with the same keys, and no other")
    func keys() throws {
        let root = try Self.schema().root
        for shape in Format.shapes {
            let definition = try #require(shape.name == "script" ? root : root["definitions"]?[shape.name])
            #expect(Self.keys(definition["properties"]) == Set(shape.keys), "\(shape.name)")
            #expect(Set(Self.strings(definition["required"])) == Set(shape.required), "\(shape.name)")
            #expect(definition["additionalProperties"] == .bool(false), "\(shape.name)")
        }
        let definitions = Self.keys(root["definitions"]).filter {
            root["definitions"]?[$0]?["additionalProperties"] != nil
        }
        #expect(definitions == Set(Format.shapes.map(\.name)).subtracting(["script"]))
    }

    @Test("every name a value can be is in it")
    func names() throws {
        let root = try Self.schema().root
        func choices(_ definition: String, _ key: String) -> [String] {
            Self.strings(root["definitions"]?[definition]?["properties"]?[key]?["enum"])
        }
        #expect(choices("step", "rotate") == Action.Orientation.allCases.map(\.rawValue))
        #expect(choices("step", "report") == Action.Report.allCases.map(\.rawValue))
        #expect(choices("gesture", "kind") == Action.Gesture.Kind.allCases.map(\.rawValue))
        #expect(choices("gesture", "direction") == Action.Gesture.Direction.allCases.map(\.rawValue))
        #expect(choices("interactive", "end") == Action.Interaction.End.allCases.map(\.rawValue))
        #expect(choices("device", "idiom") == DeviceSpec.Idiom.allCases.map(\.rawValue))
        #expect(choices("traits", "horizontalSizeClass") == Action.Traits.SizeClass.allCases.map(\.rawValue))
        #expect(choices("traits", "verticalSizeClass") == Action.Traits.SizeClass.allCases.map(\.rawValue))
        #expect(choices("traits", "userInterfaceStyle") == Action.Traits.Style.allCases.map(\.rawValue))
        #expect(choices("traits", "layoutDirection") == Action.Traits.LayoutDirection.allCases.map(\.rawValue))
        #expect(
            choices("traits", "preferredContentSizeCategory") == Action.Traits.ContentSize.allCases.map(\.rawValue))
        #expect(
            Self.strings(root["definitions"]?["permission"]?["enum"]) == Script.Permission.allCases.map(\.rawValue))
        #expect(Self.strings(root["definitions"]?["deviceName"]?["enum"]) == DeviceSpec.all.compactMap(\.name))
        guard case .array(let sampled)? = root["definitions"]?["sampledProperty"]?["anyOf"] else {
            Issue.record("sampledProperty has no choices")
            return
        }
        #expect(sampled.flatMap { Self.strings($0["enum"]) } == Action.Sampling.viewProperties)
        let alone = Format.StepName.allCases.filter(\.standsAlone).map(\.rawValue)
        #expect(Self.strings(root["definitions"]?["stepName"]?["enum"]).sorted() == alone.sorted())
    }

    /// What no schema can say: of numbers that must not fall, of two places of one file, of counts in a text.
    static let beyondSchemas = [
        "the times of a path", "argument, found", "arguments, found", "here a second time", "is not a finite number",
    ]

    @Test("it refuses the mistakes that the parser reports", arguments: ScriptErrorTests.mistakes)
    func mistakes(marked: String, message: String) throws {
        guard !Self.beyondSchemas.contains(where: message.contains) else { return }
        let tree = try YAMLTree(parsing: SourceFile(path: "a.yml", text: MarkedText(marked).text))
        let value = try tree.root.map { try JSON($0) } ?? .null
        #expect(try !Self.schema().accepts(value))
    }

    @Test("it accepts what the guide shows", arguments: try GuideExample.all())
    func guide(example: GuideExample) throws {
        let tree = try YAMLTree(parsing: example.file)
        #expect(try Self.schema().accepts(JSON(try #require(tree.root))))
    }
}
