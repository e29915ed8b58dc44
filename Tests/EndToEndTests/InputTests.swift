import Foundation
import TestSupport
import Testing

/// What the commands say of input that is not what it should be: one clear diagnostic, a status, nothing written.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct InputTests {
    private static let commands = ["validate", "report"]

    private func run(_ command: String, _ scratch: Scratch, _ name: String) throws -> Tool.Run {
        let before = try scratch.names()
        let run = try Tool.run([command, name], in: scratch.folder)
        #expect(try scratch.names() == before)
        return run
    }

    @Test(arguments: commands, ["truncated", "merge", "empty", "binary"])
    func filesThatCannotBeRead(command: String, kind: String) throws {
        let scratch = try Scratch()
        let sample = Fixtures.packageRoot.appendingPathComponent("Storyboards/CustomSegue/Main.storyboard")
        let text = try String(contentsOf: sample, encoding: .utf8)
        switch kind {
        case "truncated": try scratch.write(String(text.prefix(text.count / 2)), to: "A.storyboard")
        case "merge":
            try scratch.write(
                text.replacingOccurrences(
                    of: "    <scenes>\n",
                    with: "<<<<<<< HEAD\n    <scenes>\n=======\n    <scenes >\n>>>>>>> other\n"), to: "A.storyboard")
        case "empty": try scratch.write("", to: "A.storyboard")
        default: try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 * 7) }).write(to: scratch.url("A.storyboard"))
        }
        let run = try run(command, scratch, "A.storyboard")
        #expect(run.status == 65)
        let all = run.output + run.errors
        #expect(all.split(separator: "\n").filter { $0.contains("error:") }.count == 1, "\(all)")
        #expect(all.contains("A.storyboard:"))
        if kind == "merge" { #expect(all.contains("merge conflict")) }
    }

    @Test(arguments: commands) func aMissingFile(command: String) throws {
        let run = try run(command, try Scratch(), "Missing.storyboard")
        #expect(run.status == 65)
        #expect((run.output + run.errors).contains("Missing.storyboard"))
    }

    @Test(arguments: commands) func aFolderWithoutStoryboards(command: String) throws {
        let scratch = try Scratch()
        try scratch.write("", to: "notes.txt")
        let run = try run(command, scratch, ".")
        #expect(run.status == 64)
        #expect((run.output + run.errors).contains("storyboard"))
    }

    @Test func aWalkNeedsAnInput() throws {
        let run = try Tool.run(["walk"])
        #expect(run.status == 64)
        #expect(run.errors.contains("Usage: segue walk"))
    }

    @Test("R126: a watch's storyboard is not walked") func walkSaysWhatItDoesNotWalk() throws {
        let scratch = try Scratch.copy(of: "CustomSegue")
        try scratch.replace("CocoaTouch.Storyboard", with: "WatchKit.Storyboard", in: "Main.storyboard")
        try scratch.replace("iOS.CocoaTouch", with: "watchKit", in: "Main.storyboard")
        try scratch.replace("<deployment identifier=\"iOS\"/>", with: "", in: "Main.storyboard")
        let run = try Tool.run(["walk", "."], in: scratch.folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("Main.storyboard: error: this is a storyboard of watchOS"), "\(run.errors)")
    }

    @Test func walkSaysWhatIsMissing() throws {
        let scratch = try Scratch()
        #expect(try Tool.run(["walk", "."], in: scratch.folder).status == 64)
        try scratch.write("steps:\n  - lanch\n", to: "walkthrough.yml")
        let run = try Tool.run(["walk", "."], in: scratch.folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("walkthrough.yml:2:5"))
        #expect(run.errors.contains("launch"))
    }
}
