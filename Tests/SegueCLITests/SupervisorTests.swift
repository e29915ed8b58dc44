import Foundation
import Testing

@testable import ChildProcesses
@testable import SegueCLI

/// What segue and its supervising process say to each other, and the app's folder.
@Suite struct SupervisorTests {
    @Test(arguments: [
        Supervisor.Request(words: ["/bin/true"]),
        Supervisor.Request(
            isolates: true, fixesAddresses: true, folder: "/tmp/a b", words: ["/bin/echo", "--", "isolate"]),
    ]) func requestsAreReadAsTheyAreWritten(request: Supervisor.Request) {
        #expect(request.arguments.first == Supervisor.command)
        #expect(Supervisor.Request(Array(request.arguments.dropFirst())) == request)
    }

    @Test(arguments: [[], ["--"], ["isolate"], ["surprise", "--", "/bin/true"]])
    func whatIsNoRequestIsRefused(arguments: [String]) {
        #expect(Supervisor.Request(arguments) == nil)
        #expect(Supervisor.run(arguments) == 64)
    }

    @Test(arguments: [Supervisor.Report.exited(7), .signalled(SIGSEGV), .failed(ENOENT)])
    func reportsAreReadAsTheyAreWritten(report: Supervisor.Report) {
        #expect(Supervisor.Report(report.text) == report)
    }

    @Test func whatIsNoReportIsRefused() {
        for text in ["", "exited", "exited x", "left 3", "exited 1 2"] { #expect(Supervisor.Report(text) == nil) }
    }

    @Test func childrenAreFound() throws {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "read line"]
        let input = Pipe()
        child.standardInput = input
        try child.run()
        #expect(ProcessTable.children(of: getpid()).contains(child.processIdentifier))
        try input.fileHandleForWriting.close()
        child.waitUntilExit()
        #expect(!ProcessTable.children(of: getpid()).contains(child.processIdentifier))
    }

    @Test func theAppsFolderGoesWithAllThatIsInIt() throws {
        let parent = try TemporaryFolder()
        let folder = try PrivateFolder.make(["TMPDIR": parent.path])
        let deep = folder.home + "/a/b"
        try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: deep + "/file"))
        chmod(deep, 0)
        chmod(folder.home + "/a", 0)
        folder.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == [])
    }

    @Test func theAppsFolderHasNoNameInReports() throws {
        let parent = try TemporaryFolder()
        let folder = try PrivateFolder.make(["TMPDIR": parent.path])
        defer { folder.remove() }
        #expect(folder.masked("file://\(folder.home)/x and \(folder.temporary)") == "file://~/x and $TMPDIR")
        #expect(folder.masked("nothing of it") == "nothing of it")
    }

    @Test func anAppGetsFewOfTheVariables() throws {
        let folder = PrivateFolder(path: "/p")
        let own = [
            "PATH": "/bin", "LC_ALL": "C", "SECRET": "1", "HOME": "/root", "TMPDIR": "/tmp", "SEGUE_CACHE": "/c",
        ]
        let variables = AppEnvironment.variables(own, folder: folder)
        #expect(variables["PATH"] == "/bin" && variables["LC_ALL"] == "C")
        #expect(
            variables["HOME"] == "/p/home" && variables["CFFIXED_USER_HOME"] == "/p/home"
                && variables["TMPDIR"] == "/p/tmp")
        #expect(variables["SECRET"] == nil && variables["SEGUE_CACHE"] == nil)
    }
}
