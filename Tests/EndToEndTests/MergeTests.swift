import Foundation
import TestSupport
import Testing

/// `segue merge` as git's merge driver, in repositories with two branches of many commits.
@Suite(
    .enabled(if: Tool.isBuilt, "the executables are not built"),
    .enabled(if: Tool.find("git") != nil, "git is not there"))
struct MergeTests {
    private static let commits = 30
    private let scratch: Scratch
    private let path = "App/Main.storyboard"

    init() throws {
        scratch = try Scratch()
        try git("init", "-q", "-b", "main")
        let run = try Tool.run(["merge", "--install", "--yes"], in: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        try write(Self.storyboard(), to: path)
        try commit("base")
        try git("branch", "other")
    }

    /// Scenes with a label each, which the commits change one after the other.
    private static func storyboard(
        _ count: Int = 40, tools: Int = 1, texts: [Int: String] = [:], tags: [Int: Int] = [:], new: [String] = []
    ) -> String {
        func scene(_ id: String, _ text: String, _ tag: Int) -> String {
            """
                    <!--\(id)-->
                    <scene sceneID="s-\(id)">
                        <objects>
                            <viewController id="\(id)" sceneMemberID="viewController">
                                <view key="view" tag="\(tag)" id="v-\(id)">
                                    <subviews>
                                        <label text="\(text)" id="l-\(id)"/>
                                    </subviews>
                                </view>
                            </viewController>
                        </objects>
                    </scene>

            """
        }
        let scenes =
            (0..<count).map { scene("c\($0)", texts[$0] ?? "Text", tags[$0] ?? 0) } + new.map { scene($0, "New", 0) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(tools)" initialViewController="c0">
                <scenes>
            \(scenes.joined())    </scenes>
            </document>

            """
    }

    // MARK: Git

    @discardableResult
    private func git(_ arguments: String..., fails: Bool = false) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        process.arguments = ["-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
        process.currentDirectoryURL = scratch.folder
        var environment = ProcessInfo.processInfo.environment
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_EDITOR"] = "true"
        // The driver is `segue`, as it is for people who have it on their PATH.
        environment["PATH"] = Tool.folder.path + ":" + (environment["PATH"] ?? "/usr/bin")
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect((process.terminationStatus != 0) == fails, "git \(arguments): \(text)")
        return text
    }

    private func write(_ text: String, to name: String) throws {
        let url = scratch.url(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func read(_ name: String) throws -> String { try String(contentsOf: scratch.url(name), encoding: .utf8) }

    private func commit(_ message: String) throws {
        try git("add", ".")
        try git("commit", "-q", "-m", message)
    }

    /// Two branches with a commit for each scene: texts and a new Xcode in one, tags and new scenes in the other.
    private func makeBranches() throws {
        var texts: [Int: String] = [:]
        for number in 0..<Self.commits {
            texts[number] = "Text \(number)"
            try write(Self.storyboard(tools: 2 + number, texts: texts, new: number > 14 ? ["m"] : []), to: path)
            try commit("text \(number)")
        }
        try git("checkout", "-q", "other")
        var tags: [Int: Int] = [:]
        for number in 0..<Self.commits {
            tags[number] = number + 1
            try write(Self.storyboard(tools: 100 + number, tags: tags, new: number > 14 ? ["o"] : []), to: path)
            try commit("tag \(number)")
        }
    }

    private var merged: String {
        Self.storyboard(
            tools: 129, texts: Dictionary(uniqueKeysWithValues: (0..<Self.commits).map { ($0, "Text \($0)") }),
            tags: Dictionary(uniqueKeysWithValues: (0..<Self.commits).map { ($0, $0 + 1) }), new: ["m", "o"])
    }

    // MARK: Tests

    @Test func installWritesTwoKindsOfSettings() throws {
        let attributes = try read(".gitattributes")
        #expect(attributes.contains("*.storyboard merge=segue\n"))
        #expect(attributes.contains("*.xib merge=segue\n"))
        let driver = try git("config", "merge.segue.driver")
        #expect(driver == "segue merge %O %A %B --in-place --path %P\n")
        // Once more changes nothing.
        #expect(try Tool.run(["merge", "--install", "--yes"], in: scratch.folder).status == 0)
        #expect(try read(".gitattributes") == attributes)
        // Nobody is there to be asked.
        #expect(try Tool.run(["merge", "--install"], in: scratch.folder).status == 64)
    }

    @Test func mergeOfTwoBranches() throws {
        try makeBranches()
        try git("merge", "-q", "--no-edit", "main")
        #expect(try read(path) == merged)
    }

    @Test func rebaseOfABranchOntoARenamedFile() throws {
        try makeBranches()
        try git("checkout", "-q", "main")
        try git("mv", path, "App/Start.storyboard")
        try git("commit", "-q", "-m", "renamed")
        try git("checkout", "-q", "other")
        try git("rebase", "-q", "main")
        #expect(try read("App/Start.storyboard") == merged)
        #expect(try git("rev-list", "--count", "main..other") == "\(Self.commits)\n")
    }

    @Test func cherryPickRevertAndStash() throws {
        try makeBranches()
        try git("checkout", "-q", "main")
        try git("cherry-pick", "other~5")
        let tag = Self.commits - 6
        #expect(try read(path).contains("tag=\"\(tag + 1)\" id=\"v-c\(tag)\""))
        try git("revert", "--no-edit", "HEAD~3")
        #expect(try read(path).contains("text=\"Text\" id=\"l-c\(Self.commits - 3)\""))
        #expect(try read(path).contains("text=\"Text \(Self.commits - 1)\" id=\"l-c\(Self.commits - 1)\""))
        try write(try read(path).replacing("text=\"Text 0\"", with: "text=\"Stashed\""), to: path)
        try git("stash", "-q")
        try write(try read(path).replacing("tag=\"0\" id=\"v-c0\"", with: "tag=\"77\" id=\"v-c0\""), to: path)
        try commit("tag of the first")
        try git("stash", "pop", "-q")
        #expect(try read(path).contains("text=\"Stashed\" id=\"l-c0\""))
        #expect(try read(path).contains("tag=\"77\" id=\"v-c0\""))
    }

    @Test func aConflictIsMarkedByGitAndTheFileCanBeRead() throws {
        try write(Self.storyboard(texts: [0: "Ours"]), to: path)
        try commit("ours")
        try git("checkout", "-q", "other")
        try write(Self.storyboard(texts: [0: "Theirs"], tags: [1: 5]), to: path)
        try commit("theirs")
        let text = try git("merge", "--no-edit", "main", fails: true)
        #expect(text.contains("text is 'Theirs' in ours and 'Ours' in theirs, was 'Text' [changed-twice]"), "\(text)")
        #expect(try read(path) == Self.storyboard(texts: [0: "Theirs"], tags: [1: 5]))
        #expect(try git("status", "--porcelain").contains("UU \(path)"))
        // `git mergetool` with a side chosen.
        try git(
            "config", "mergetool.segue.cmd",
            "segue mergetool --prefer theirs \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\"")
        try git("mergetool", "-y", "--tool=segue")
        #expect(try read(path) == Self.storyboard(texts: [0: "Ours"], tags: [1: 5]))
    }
}
