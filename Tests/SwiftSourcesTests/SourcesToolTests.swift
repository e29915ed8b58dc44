import ClassIndex
import Foundation
import SourceText
import Testing

@testable import SwiftSources

@Suite struct SourcesToolTests {
    /// A folder that goes with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "segue-sources-\(UUID().uuidString)"

        init(_ files: [String: String]) throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func decode<Value: Decodable>(_ name: String) throws -> Value {
            try JSONDecoder().decode(Value.self, from: Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
        }
    }

    private func status(_ arguments: [String]) -> Int32? {
        do {
            try SourcesTool.run(arguments)
            return nil
        } catch { return (error as? SourcesTool.Failure)?.status }
    }

    @Test func writesAnIndex() throws {
        let folder = try Folder(["A.swift": "class A: UIView {}"])
        try SourcesTool.run([
            "index", "--module", "Demo", "--output", "\(folder.path)/index.json", "\(folder.path)/A.swift",
        ])
        let index: ClassIndex = try folder.decode("index.json")
        #expect(index.version == ClassIndex.currentVersion)
        #expect(index.module == "Demo")
        #expect(index.classes.map(\.name) == ["A"])
    }

    @Test func standardInputListsModules() throws {
        let arguments = try ToolArguments(["index", "--output", "-", "--module", "A", "--platform", "tvOS", "-"])
        func modules(_ text: String) throws -> [SourceModule] { try SourceModule.read(Array(text.utf8), arguments) }
        #expect(
            try modules("a.swift\0b c.swift\0") == [.init(name: "A", platform: .tvOS, paths: ["a.swift", "b c.swift"])])
        #expect(try modules("") == [.init(name: "A", platform: .tvOS, paths: [])])
        #expect(
            try modules("a\0\0B\0macOS\0b\0\0C\0iOS\0") == [
                .init(name: "A", platform: .tvOS, paths: ["a"]), .init(name: "B", platform: .macOS, paths: ["b"]),
                .init(name: "C", platform: .iOS, paths: []),
            ])
        for text in ["a\0\0B\0", "a\0\0B\0Windows\0b\0"] {
            #expect(throws: SourcesTool.Failure.self) { try modules(text) }
        }
    }

    @Test func aFileOfTwoModulesIsParsedOnce() {
        let parsed = ParsedFiles()
        var reads: [String] = []
        func begin(_ paths: String...) -> [SourceFile] {
            parsed.begin(paths) { path in
                reads.append(path)
                return SourceFile(path: path, text: "#if os(iOS)\nclass A {}\n#else\nclass B {}\n#endif")
            }
        }
        func classes(_ platform: SourcePlatform, _ files: [SourceFile]) -> [String] {
            Program(module: "M", platform: platform, files: files, isReading: true, parsed: parsed).index.classes
                .map(\.name)
        }
        #expect(classes(.iOS, begin("a.swift", "b.swift")) == ["A"])
        #expect(classes(.macOS, begin("b.swift")) == ["B"])
        #expect(classes(.macOS, begin("a.swift", "b.swift")) == ["B"])
        #expect(reads == ["a.swift", "b.swift", "a.swift"])
    }

    @Test func writesCopiesIndexAndManifest() throws {
        let folder = try Folder([
            "A.swift": "class A: UIView {}", "B.swift": "class B {", "C.swift": "class C: UIView {}",
        ])
        let sources = ["A", "B", "C"].map { "\(folder.path)/\($0).swift" }
        try SourcesTool.run(
            [
                "rewrite", "--module", "Demo", "--output", "\(folder.path)/out", "--runtime-module", "Runtime",
                "--leave-out", sources[2], "--",
            ] + sources)
        let manifest: RewriteManifest = try folder.decode("out/manifest.json")
        #expect(manifest.version == RewriteManifest.currentVersion)
        #expect(
            manifest.files == [.init(source: sources[0], path: "\(folder.path)/out/File1_A.swift")])
        #expect(manifest.problems.map(\.path) == [sources[1]])
        let copy = try String(contentsOfFile: manifest.files[0].path, encoding: .utf8)
        #expect(copy.hasPrefix("#sourceLocation(file: \"\(sources[0])\", line: 1)\nclass A"))
        #expect(copy.contains("\nimport Runtime\n"))
        let registrations = try String(contentsOfFile: manifest.registrations, encoding: .utf8)
        #expect(registrations.contains("segueRegistrations_File1"))
        let index: ClassIndex = try folder.decode("out/index.json")
        #expect(index.classes.map(\.name) == ["A", "B", "C"])
    }

    @Test(arguments: [
        [], ["other"], ["index"], ["index", "a.swift"], ["index", "--output", "x"], ["index", "--output"],
        ["index", "--output", "x", "--platform", "Windows", "a.swift"], ["index", "--output", "x", "--what", "y", "a"],
    ])
    func mistakesInTheCallAre64(arguments: [String]) {
        #expect(status(arguments) == 64)
    }

    @Test func unreadableSourcesAre65AndUnwritableOutput74() throws {
        let folder = try Folder(["A.swift": ""])
        #expect(status(["index", "--output", "\(folder.path)/i.json", "\(folder.path)/none.swift"]) == 65)
        #expect(status(["index", "--output", "\(folder.path)/no/i.json", "\(folder.path)/A.swift"]) == 74)
        #expect(status(["rewrite", "--output", "\(folder.path)/A.swift", "\(folder.path)/A.swift"]) == 74)
    }
}
