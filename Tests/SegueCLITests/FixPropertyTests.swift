import Foundation
import SourceText
import TestSupport
import Testing
import XMLTree

@testable import SegueCLI

/// `--fix` removes nothing but what its report lists, whatever the file: held over mutations of the corpus, the same each
/// time. `tools/fuzz` does it for a hundred thousand, with an independent parser.
@Suite struct FixPropertyTests {
    private static let corpus =
        ProcessInfo.processInfo.environment["SEGUE_CORPUS"]
        ?? Fixtures.packageRoot.appendingPathComponent("../shared/corpus").path

    /// Small files of the corpus, in order.
    private static func bases() -> [String] {
        let names = (FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []).sorted()
        return names.filter { $0.hasSuffix(".storyboard") }.compactMap { name in
            guard let data = FileManager.default.contents(atPath: "\(corpus)/\(name)"), data.count < 8_000 else {
                return nil
            }
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// SplitMix64, so that a failure can be had again.
    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// Ids that are lost, connections to nothing, and lines that come twice or go.
    private static func mutated(_ base: String, _ chance: inout Chance) -> String {
        let lost = [
            "<outlet property=\"p\" destination=\"gone\" id=\"lost-1\"/>",
            "<outlet property=\"p\" destination=\"gone\" id=\"lost-2\"><!-- kept --></outlet>",
            "<action selector=\"go:\" destination=\"gone\" id=\"lost-3\"/>",
        ]
        let scenes = [
            "<scene sceneID=\"lost-4\"><objects/></scene>",
            "<scene sceneID=\"lost-5\"><viewController id=\"lost-6\" sceneMemberID=\"viewController\"/></scene>",
        ]
        var lines = base.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
        for _ in 0..<Int.random(in: 1...4, using: &chance) {
            guard let at = lines.indices.randomElement(using: &chance) else { break }
            switch Int.random(in: 0..<6, using: &chance) {
            case 0: lines[at] = lines[at].replacing(#/ id="[^"]*"/#, with: " id=\"new\"", maxReplacements: 1)
            case 1: lines[at] = lines[at].replacing(#/ destination="[^"]*"/#, with: " destination=\"gone\"")
            case 2: lines.insert(lines[at], at: at)
            case 3: lines.remove(at: at)
            case 4: lines[at] += lost.randomElement(using: &chance).map { "<connections>\($0)</connections>" } ?? ""
            default: lines[at] = lines[at].replacing("<scenes>", with: "<scenes>" + scenes.joined())
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Lines as the report has them: they end in a line feed, and are shown without line ends and byte order mark.
    private static func lines(_ text: String) -> [String] {
        text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            var line = Array(line)
            while line.last == 0x0D { line.removeLast() }
            return String(decoding: line.starts(with: [0xEF, 0xBB, 0xBF]) ? line[3...] : line[...], as: UTF8.self)
        }
    }

    /// How many elements there are of each name and id.
    private static func elements(_ text: String) -> [String: Int] {
        guard let tree = try? XMLTree(parsing: SourceFile(path: "", text: text)) else { return [:] }
        return tree.elements.reduce(into: [:]) { counts, element in
            counts["\(element.name) \(element.attribute("id") ?? element.attribute("sceneID") ?? "")", default: 0] += 1
        }
    }

    private struct Report: Decodable {
        struct File: Decodable {
            struct Fix: Decodable { let removes: [Removed] }
            struct Removed: Decodable {
                let kind: String
                let name: String
                let id: String?
            }
            struct Change: Decodable {
                let line: Int
                let removed: [String]
                let added: [String]
            }
            let path: String
            let state: String
            let fixes: [Fix]
            let lines: [Change]
        }
        let fixes: [File]
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus), "there is no corpus; SEGUE_CORPUS names it"))
    func nothingIsRemovedButWhatTheReportLists() throws {
        let bases = Self.bases()
        try #require(!bases.isEmpty)
        let tool = try TestTool()
        var chance = Chance(state: 10)
        var before: [String: String] = [:]
        for number in 0..<300 {
            let text = Self.mutated(bases[number % bases.count], &chance)
            before[try tool.folder.write(text, to: "\(number).storyboard")] = text
        }
        tool.run("validate", tool.folder.path, "--fix", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(tool.output.utf8))
        let fixed = Dictionary(report.fixes.filter { $0.state == "fixed" }.map { ($0.path, $0) }) { first, _ in first }
        #expect(fixed.count > 30)
        for (path, old) in before {
            let new = String(decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
            guard let entry = fixed[path] else {
                #expect(new == old, "\(path) changed, and the report does not say so")
                continue
            }
            // The report's lines are all that is different.
            var lines = Self.lines(old)
            for change in entry.lines.reversed() {
                let range = change.line - 1..<change.line - 1 + change.removed.count
                try #require(lines.indices.contains(range.lowerBound) && range.upperBound <= lines.count)
                #expect(Array(lines[range]) == change.removed)
                lines.replaceSubrange(range, with: change.added)
            }
            #expect(lines == Self.lines(new), "\(path) has other changes")
            // And what is gone is named.
            var left = Self.elements(old)
            for removed in entry.fixes.flatMap(\.removes) where removed.kind != "attribute" {
                left["\(removed.name) \(removed.id ?? "")", default: 0] -= 1
            }
            let found = Self.elements(new)
            #expect(left.allSatisfy { $0.value <= found[$0.key] ?? 0 }, "\(path) lost what no fix names")
        }
    }
}
