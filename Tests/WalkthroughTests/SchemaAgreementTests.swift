import Foundation
import SourceText
import TestSupport
import Testing
import YAMLTree

@testable import Walkthrough

/// The parser and the schema are two tellings of one format; here they judge thousands of damaged walkthroughs alike.
@Suite("The schema and the parser agree")
struct SchemaAgreementTests {
    /// A small linear congruential generator, so that a failure can be repeated.
    struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    static let values: [JSON] = [
        .null, .bool(true), .bool(false), .number(0), .number(1), .number(-1), .number(0.5), .number(12),
        .number(20_000),
        .string(""), .string("a"), .string("swipe"), .string("settle"), .string("a:b"), .string("fraction"), .array([]),
        .array([.number(1)]), .array([.string("a")]), .object([:]), .object(["settle": .bool(false)]),
        .object(["identifier": .string("a")]), .object(["of": .string("a"), "alpha": .number(1)]),
    ]

    static let keys = Set(Format.shapes.flatMap(\.keys)).sorted() + ["nonsense"]

    /// One change somewhere in `value`: a value replaced, a member removed, renamed or added, an element repeated.
    static func damaged(_ value: JSON, _ random: inout Random) -> JSON {
        switch value {
        case .object(var members) where Int.random(in: 0..<4, using: &random) > 0 && !members.isEmpty:
            let key = members.keys.sorted().randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<8, using: &random) {
            case 0: members[key] = nil
            case 1: members[keys.randomElement(using: &random) ?? ""] = members.removeValue(forKey: key)
            case 2:
                members[keys.randomElement(using: &random) ?? ""] = values.randomElement(using: &random)
            default: members[key] = members[key].map { damaged($0, &random) }
            }
            return .object(members)
        case .array(var elements) where Int.random(in: 0..<4, using: &random) > 0 && !elements.isEmpty:
            let index = Int.random(in: 0..<elements.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: elements.remove(at: index)
            case 1: elements.append(elements[index])
            default: elements[index] = damaged(elements[index], &random)
            }
            return .array(elements)
        default: return values.randomElement(using: &random) ?? .null
        }
    }

    static func text(_ value: JSON) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
        case .string(let text):
            "\""
                + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
                .replacingOccurrences(of: "\n", with: "\\n") + "\""
        case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.keys.sorted().map { "\(text(.string($0))): \(text(members[$0] ?? .null))" }
                .joined(separator: ", ") + "}"
        }
    }

    @Test("on every example of the guide, damaged in many ways", arguments: try GuideExample.all())
    func agreement(example: GuideExample) throws {
        let schema = try SchemaTests.schema()
        let sound = try JSON(try #require(try YAMLTree.parse(example.file)))
        var random = Random(state: UInt64(example.line))
        var refused = 0
        for _ in 0..<150 {
            var value = sound
            for _ in 0..<Int.random(in: 1...3, using: &random) { value = Self.damaged(value, &random) }
            let text = Self.text(value)
            let errors = ScriptErrorTests.errors(text)
            let isBeyond = errors.contains { error in
                SchemaTests.beyondSchemas.contains(where: error.message.contains)
            }
            guard !isBeyond else { continue }
            refused += errors.isEmpty ? 0 : 1
            let accepted = try schema.accepts(value)
            #expect(accepted == errors.isEmpty, "\(text)\n\(errors.map(\.message))")
        }
        #expect(refused > 0)
    }
}
