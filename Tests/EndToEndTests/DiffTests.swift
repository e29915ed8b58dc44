import Foundation
import TestSupport
import Testing

/// `segue diff` with a real git repository.
@Suite(
    .enabled(if: Tool.isBuilt, "the executables are not built"), .enabled(if: Repository.hasGit, "git is not there"))
struct DiffTests {
    private let repository: Repository

    init() throws {
        repository = try Repository()
        try repository.write(Self.base, to: "App/Main.storyboard")
        try repository.git("init", "-q")
        try repository.git("add", ".")
        try repository.git("commit", "-q", "-m", "base")
    }

    private static let base = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1">
        <scenes><scene sceneID="s1"><objects><viewController id="a" customClass="First" sceneMemberID="viewController">
        <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections></viewController>
        </objects></scene><scene sceneID="s2"><objects>
        <viewController id="b" customClass="Second" sceneMemberID="viewController"/></objects></scene></scenes>
        </document>

        """
    private static let changed = base.replacing("kind=\"show\"", with: "kind=\"modal\"")
        .replacing("toolsVersion=\"1\"", with: "toolsVersion=\"2\"")
    private static let line = "  ~ segue \"next\" → Second in First: kind show → modal\n"

    /// The example: two versions in the documentation's folder.
    @Test func threeLinesOfTruthAndNoChurn() throws {
        let run = try Tool.run(["diff", "Storyboards/CustomSegue/Main.storyboard", "docs/diff/Main.storyboard"])
        #expect(run.status == 1)
        #expect(
            run.output == """
                docs/diff/Main.storyboard: 1 scene added, 1 segue changed
                  ~ segue "FirstCustomSegue" → SecondViewController in FirstViewController: kind custom → presentation
                  + scene DetailViewController: 1 controller, 1 view

                """)
    }

    @Test func theWorkingTreeAndARevision() throws {
        #expect(try Tool.run(["diff", "--git", "HEAD"], in: repository.folder).status == 0)
        try repository.write(Self.changed, to: "App/Main.storyboard")
        try repository.write(Self.base, to: "App/New.storyboard")
        try repository.git("add", "App/New.storyboard")
        let run = try Tool.run(["diff", "--git", "HEAD"], in: repository.folder)
        #expect(run.status == 1)
        #expect(
            run.output == "App/Main.storyboard: 1 segue changed\n" + Self.line
                + "App/New.storyboard: added, 2 scenes, 2 controllers, 1 segue\n")
        // Paths count from where one stands.
        let inside = try Tool.run(
            ["diff", "--git", "HEAD", "Main.storyboard"], in: repository.folder.appendingPathComponent("App"))
        #expect(inside.output == "App/Main.storyboard: 1 segue changed\n" + Self.line)
    }

    @Test func renamedAndDeletedFiles() throws {
        try repository.git("mv", "App/Main.storyboard", "App/Start.storyboard")
        try repository.write(Self.changed, to: "App/Start.storyboard")
        let renamed = try Tool.run(["diff", "--git", "HEAD"], in: repository.folder)
        #expect(renamed.output == "App/Main.storyboard → App/Start.storyboard: 1 segue changed\n" + Self.line)
        try repository.git("rm", "-q", "-f", "App/Start.storyboard")
        let deleted = try Tool.run(["diff", "--git", "HEAD"], in: repository.folder)
        #expect(deleted.output == "App/Main.storyboard: removed, 2 scenes, 2 controllers, 1 segue\n")
    }

    /// A line is linked in the commit that has it: the old version in the revision, the new one in the commit that is
    /// checked out, unless the file was edited since.
    @Test func linesAreLinkedInTheirCommits() throws {
        let first = try repository.git("rev-parse", "HEAD").prefix { !$0.isNewline }
        try repository.write(Self.base, to: "App/Edited.storyboard")
        try repository.git("add", ".")
        try repository.git("commit", "-q", "-m", "another")
        let base = try repository.git("rev-parse", "HEAD").prefix { !$0.isNewline }
        try repository.git("mv", "App/Main.storyboard", "App/Start.storyboard")
        let gone = Self.base.replacing(/<connections>.*?<\/connections>/, with: "")
        try repository.write(
            gone.replacing("customClass=\"Second\"", with: "customClass=\"Other\""), to: "App/Start.storyboard")
        try repository.git("add", ".")
        try repository.git("commit", "-q", "-m", "changed")
        let head = try repository.git("rev-parse", "HEAD").prefix { !$0.isNewline }
        try repository.write(Self.changed, to: "App/Edited.storyboard")
        #expect(Set([first, base, head]).count == 3)
        let link = "https://host/{commit}/{path}#L{line}"
        let run = try Tool.run(
            ["diff", "--git", String(base), "-f", "markdown", "--link", link], in: repository.folder)
        #expect(run.output.contains("(https://host/\(head)/App/Start.storyboard#L5)"))
        #expect(run.output.contains("(before: [line 3](https://host/\(base)/App/Main.storyboard#L3))"))
        #expect(run.output.contains("(`App/Edited.storyboard:3`)"))
    }

    @Test(arguments: ["nonsense", "--output=x", "HEAD~7"]) func aRevisionThatGitDoesNotKnow(name: String) throws {
        let run = try Tool.run(["diff", "--git=\(name)"], in: repository.folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("git knows no revision '\(name)'"))
    }

    @Test func asTextconv() throws {
        let segue = Tool.folder.appendingPathComponent("segue").path
        try repository.write("*.storyboard diff=segue\n", to: ".gitattributes")
        try repository.git("config", "diff.segue.textconv", "'\(segue)' diff --textconv")
        try repository.write(Self.changed, to: "App/Main.storyboard")
        let lines = try repository.git("diff").split(separator: "\n").filter {
            $0.hasPrefix("+ ") || $0.hasPrefix("- ")
        }
        #expect(
            lines == ["-      show segue \"next\" → Second", "+      modal segue \"next\" → Second"])
    }

    @Test func asExternalDiffAndAsDifftool() throws {
        let segue = Tool.folder.appendingPathComponent("segue").path
        try repository.write(Self.changed, to: "App/Main.storyboard")
        try repository.write("<document", to: "App/Broken.storyboard")
        try repository.git("add", ".")
        try repository.git("config", "diff.external", "'\(segue)' diff")
        // A file that cannot be read does not keep git from the next one.
        let external = try repository.git("diff", "HEAD")
        #expect(external == "App/Main.storyboard: 1 segue changed\n" + Self.line)
        try repository.git("config", "--unset", "diff.external")
        try repository.git("config", "difftool.segue.cmd", "'\(segue)' diff --label \"$MERGED\" \"$LOCAL\" \"$REMOTE\"")
        let difftool = try repository.git("difftool", "-y", "-t", "segue", "HEAD", "--", "App/Main.storyboard")
        #expect(difftool == "App/Main.storyboard: 1 segue changed\n" + Self.line)
    }
}

/// A git repository in a folder that goes when its owner does.
private final class Repository {
    private let scratch: Scratch
    var folder: URL { scratch.folder }

    static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

    init() throws { scratch = try Scratch() }

    func write(_ text: String, to name: String) throws {
        let url = scratch.url(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        process.arguments = ["-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        // Nothing of the machine's own settings takes part.
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_PAGER"] = "cat"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 || arguments.first == "difftool", "git \(arguments)")
        return String(decoding: bytes, as: UTF8.self)
    }
}
