import Foundation
import SourceText
import TestSupport
import Testing
import YAMLTree

@testable import Walkthrough

/// One block of the guide, made a whole walkthrough.
struct GuideExample: Sendable, CustomTestStringConvertible {
    let line: Int
    let file: SourceFile

    var testDescription: String { "docs/walkthrough.md, line \(line)" }

    /// The YAML blocks: those that begin with a dash are steps, those without steps get one.
    static func all() throws -> [GuideExample] {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/walkthrough.md")
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        var examples: [GuideExample] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            if line == "```yaml" {
                start = index + 1
            } else if line == "```", let first = start {
                let block = lines[first..<index].joined(separator: "\n") + "\n"
                let text =
                    block.hasPrefix("- ")
                    ? "steps:\n" + block : block.contains("steps:") ? block : block + "steps: [launch]\n"
                examples.append(
                    GuideExample(line: first + 1, file: SourceFile(path: "docs/walkthrough.md", text: text)))
                start = nil
            }
        }
        return examples
    }
}

@Suite("The guide to walkthrough files")
struct GuideTests {
    @Test("every example can be read", arguments: try GuideExample.all())
    func examples(example: GuideExample) {
        #expect(throws: Never.self) { try Script.parse(example.file) }
    }

    @Test("every key of the format has an example")
    func coverage() throws {
        var keys: Set<String> = []
        func visit(_ node: YAMLNode) {
            switch node.content {
            case .scalar(let scalar): keys.insert(scalar.text)
            case .sequence(let elements): elements.forEach(visit)
            case .mapping(let entries):
                for entry in entries {
                    keys.insert(entry.name)
                    visit(entry.value)
                }
            }
        }
        for example in try GuideExample.all() { try YAMLTree.parse(example.file).map(visit) }
        for shape in Format.shapes { #expect(shape.keys.filter { !keys.contains($0) } == [], "\(shape.name)") }
    }

    @Test("every device is in its table")
    func devices() throws {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/walkthrough.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        for device in DeviceSpec.all {
            let row = "| \(Int(device.width)) × \(Int(device.height)) | \(Int(device.scale)) |"
            let line = text.components(separatedBy: "\n").first { $0.hasPrefix(row) }
            let names = line?.components(separatedBy: "|")[3].components(separatedBy: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            #expect(names?.contains(device.name ?? "") == true, "\(device.name ?? "")")
        }
    }
}
