import AppBuild
import AppProject
import Foundation
import Testing

@testable import SegueCLI

@Suite struct SystemBuildEnvironmentTests {
    /// A folder that goes with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "segue-environment-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func tools(_ variables: [String: String], executable: String? = "/opt/segue/bin/segue") -> AppBuildTools {
        SystemBuildEnvironment(variables: variables, executable: executable).tools
    }

    @Test func findsTheCompiler() throws {
        let folder = try Folder()
        let compiler = "\(folder.path)/swiftc"
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: compiler))
        #expect(tools(["PATH": "/nowhere:\(folder.path)"]).compiler == nil)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
        #expect(tools(["PATH": "/nowhere:\(folder.path)"]).compiler == compiler)
        #expect(tools(["PATH": "/nowhere", "SEGUE_SWIFTC": compiler]).compiler == compiler)
        // Who names one wants no other.
        #expect(tools(["PATH": folder.path, "SEGUE_SWIFTC": "/nowhere/swiftc"]).compiler == nil)
        #expect(tools([:]).compiler == nil)
        #expect(tools(["SEGUE_SWIFTC": folder.path]).compiler == nil)
    }

    @Test(arguments: [
        (["SEGUE_CACHE": "/c", "XDG_CACHE_HOME": "/x", "HOME": "/h"], "/c"),
        (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/segue"),
        (["XDG_CACHE_HOME": "x", "HOME": "/h"], "/h/.cache/segue"),
        (["SEGUE_CACHE": "", "XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/segue"),
    ])
    func findsTheCache(variables: [String: String], expected: String) {
        #expect(tools(variables).cache == expected)
    }

    @Test func findsWhatLiesBesideTheProgram() {
        #expect(tools([:]).runtimeModules == "/opt/segue/bin/Modules")
        #expect(tools([:]).segueSources == nil)
        #expect(tools(["SEGUE_MODULES": "/m", "SEGUE_SOURCES": "/bin/sh"]).runtimeModules == "/m")
        #expect(tools(["SEGUE_MODULES": "/m", "SEGUE_SOURCES": "/bin/sh"]).segueSources == "/bin/sh")
    }

    @Test func readsWritesMovesAndRemoves() throws {
        let folder = try Folder()
        let environment = SystemBuildEnvironment(variables: [:], executable: nil)
        try environment.makeFolder("\(folder.path)/a/b")
        try environment.write([1, 2], to: "\(folder.path)/a/b/file")
        #expect(try environment.read("\(folder.path)/a/b/file") == [1, 2])
        #expect(environment.kind(of: "\(folder.path)/a") == .folder)
        #expect(environment.kind(of: "\(folder.path)/a/b/file") == .file)
        #expect(environment.kind(of: "\(folder.path)/c") == nil)
        let entries = try environment.list("\(folder.path)/a")
        #expect(entries.map(\.name) == ["b"])
        #expect(entries[0].kind == .folder)
        #expect(abs(entries[0].changed - Date().timeIntervalSince1970) < 600)

        let unique = try environment.makeUniqueFolder(in: folder.path)
        #expect(environment.kind(of: unique) == .folder)
        #expect(try environment.list(unique).isEmpty)
        #expect(try environment.makeUniqueFolder(in: folder.path) != unique)
        try environment.write([3], to: "\(unique)/x")
        try environment.move(unique, to: "\(folder.path)/moved")
        #expect(try environment.read("\(folder.path)/moved/x") == [3])
        // What is there stays as it is.
        #expect(throws: EnvironmentFailure.self) {
            try environment.move("\(folder.path)/a", to: "\(folder.path)/moved")
        }
        #expect(try environment.read("\(folder.path)/moved/x") == [3])
        environment.remove("\(folder.path)/moved")
        #expect(environment.kind(of: "\(folder.path)/moved") == nil)
        environment.remove("\(folder.path)/moved")
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        let folder = try Folder()
        let environment = SystemBuildEnvironment(variables: [:], executable: nil)
        try environment.write([], to: "\(folder.path)/file")
        symlink(".", "\(folder.path)/around")
        symlink("file", "\(folder.path)/link")
        symlink("nowhere", "\(folder.path)/dangling")
        #expect(try environment.list(folder.path).map(\.name).sorted() == ["file", "link"])
    }

    @Test func failuresNameThePathAndTheReason() throws {
        let environment = SystemBuildEnvironment(variables: [:], executable: nil)
        for body in [
            { _ = try environment.read("/no/file") }, { try environment.write([], to: "/no/file") },
            { _ = try environment.list("/no/file") }, { try environment.makeFolder("/dev/null/file") },
            { _ = try environment.makeUniqueFolder(in: "/no/file") },
        ] as [() throws -> Void] {
            let failure = #expect(throws: EnvironmentFailure.self) { try body() }
            #expect(failure?.path.hasSuffix("/file") == true)
            #expect(failure?.reason.isEmpty == false)
        }
    }

    @Test func aFingerprintFollowsLinksAndChanges() throws {
        let folder = try Folder()
        let environment = SystemBuildEnvironment(variables: [:], executable: nil)
        try environment.write([1], to: "\(folder.path)/one")
        try environment.write([1, 2], to: "\(folder.path)/two")
        symlink("one", "\(folder.path)/tool")
        let first = try #require(environment.fingerprint(of: "\(folder.path)/tool"))
        #expect(environment.fingerprint(of: "\(folder.path)/tool") == first)
        environment.remove("\(folder.path)/tool")
        symlink("two", "\(folder.path)/tool")
        #expect(environment.fingerprint(of: "\(folder.path)/tool") != first)
        #expect(environment.fingerprint(of: "\(folder.path)/none") == nil)
    }

    @Test func runsTools() throws {
        let environment = SystemBuildEnvironment(variables: ["GREETING": "hello"], executable: nil)
        func run(_ script: String, limit: Double = 60) throws -> ToolOutcome {
            try environment.run(ToolInvocation(executable: "/bin/sh", arguments: ["-c", script], limit: limit))
        }
        #expect(try run("echo $GREETING >&2; exit 3") == ToolOutcome(ending: .exited(3), errors: "hello\n"))
        #expect(try run("kill -9 $$") == ToolOutcome(ending: .signalled(9)))
        #expect(try run("sleep 1000", limit: 0.2) == ToolOutcome(ending: .outOfTime))
        #expect(throws: EnvironmentFailure.self) {
            try environment.run(ToolInvocation(executable: "/no/tool", arguments: [], limit: 1))
        }
    }
}
