import Foundation
import TestSupport
import Testing

/// What an app may do when it is walked.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct ConfinementTests {
    private static let app = """
        import Foundation
        import UIKit

        final class First: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let files = FileManager.default
                say("own", files.createFile(atPath: NSTemporaryDirectory() + "/own", contents: Data()))
                say("home", files.createFile(atPath: NSHomeDirectory() + "/own", contents: Data()))
                say("relative", files.createFile(atPath: "relative", contents: Data()))
                say("outside", files.createFile(atPath: "FOLDER/outside", contents: Data()))
                say("read", files.contents(atPath: "FOLDER/readable") != nil)
                say("secret", ProcessInfo.processInfo.environment["SECRET"] != nil)
                let connection = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
                say("socket", connection >= 0)
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                say("limit", limit.rlim_max == 1024)
                say("parent", kill(getppid(), SIGTERM) == 0)
                let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
                say("privileges", !status.contains("NoNewPrivs:\\t1"))
                say("place", NSTemporaryDirectory().hasPrefix("$"))
                print("temporary files are in \\(NSTemporaryDirectory())")
            }

            func say(_ what: String, _ answer: Bool) { NSLog("%@ %@", what, answer ? "yes" : "no") }
        }
        """

    /// What the app found, by name, and what segue wrote.
    private func walk(allow: String) throws -> (answers: [String: String], unconfined: [String], run: Tool.Run) {
        let scratch = try Scratch()
        try scratch.write("", to: "readable")
        let source = Self.app.replacingOccurrences(of: "FOLDER", with: scratch.folder.path)
        try scratch.write(source, to: "First.swift")
        try scratch.write(Self.storyboard, to: "Main.storyboard")
        try scratch.write("storyboard: .\nsources: .\n\(allow)steps:\n  - launch\n", to: "walkthrough.yml")
        let run = try Tool.run(
            ["walk", "--app-output", "--format", "json", scratch.folder.path], variables: ["SECRET": "1"])
        let walkthroughs = try #require(try run.json()["walkthroughs"] as? [[String: Any]])
        var answers: [String: String] = [:]
        for line in run.errors.split(separator: "\n") {
            let words = line.split(separator: " ").suffix(2).map(String.init)
            if words.count == 2 { answers[words[0]] = words[1] }
        }
        return (answers, try #require(walkthroughs[0]["unconfined"] as? [String]), run)
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a1"><scenes><scene sceneID="s1"><objects>
        <viewController id="a1" customClass="First" customModule="App" sceneMemberID="viewController">\
        <view key="view" id="v1"/></viewController></objects></scene></scenes></document>
        """

    @Test func withoutPermissionItHasOnlyItsOwnFolders() throws {
        let (answers, unconfined, run) = try walk(allow: "")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(answers["own"] == "yes" && answers["home"] == "yes" && answers["relative"] == "yes")
        #expect(answers["read"] == "yes")
        #expect(answers["secret"] == "no" && answers["privileges"] == "no" && answers["limit"] == "yes")
        // A system that cannot confine it says so, and is not tested here.
        let words = unconfined.joined(separator: "\n")
        if !words.contains("writing files") { #expect(answers["outside"] == "no") }
        if !words.contains("network") { #expect(answers["socket"] == "no") }
        if !words.contains("signals") { #expect(answers["parent"] == "no") }
        #expect(run.errors.contains("temporary files are in $TMPDIR"), "the name is another one in each run")
    }

    @Test func whatTheWalkthroughAllowsItMay() throws {
        let (answers, _, run) = try walk(allow: "allow: [network, files]\n")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(answers["outside"] == "yes" && answers["socket"] == "yes")
        #expect(answers["secret"] == "no" && answers["privileges"] == "no")
    }
}
