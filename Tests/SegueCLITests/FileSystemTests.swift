import Foundation
import SourceText
import Testing

@testable import SegueCLI

@Suite struct FileSystemTests {
    let folder: TemporaryFolder
    let files = FileSystem()

    init() throws { folder = try TemporaryFolder() }

    private func problem(reading path: String, in files: FileSystem = FileSystem()) -> Diagnostic? {
        do throws(Diagnostic) {
            _ = try files.read(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func readsWhatIsThere() throws {
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        #expect(try files.read(folder.write(bytes, to: "a")) == Array(bytes))
        #expect(try files.read(folder.write("", to: "empty")) == [])
    }

    @Test func saysWhyItCannotRead() throws {
        #expect(problem(reading: folder.path("none"))?.identifier == "missing-file")
        #expect(problem(reading: folder.path)?.message == "is a folder, not a file")
        let file = try folder.write("a", to: "a")
        #expect(problem(reading: file + "/b")?.identifier == "missing-file")
        var small = FileSystem()
        small.largestFile = 0
        #expect(problem(reading: file, in: small)?.identifier == "file-too-large")
    }

    @Test func doesNotWaitForAPipe() throws {
        try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
        #expect(problem(reading: folder.path("pipe"))?.message == "is neither a file nor a folder")
    }

    @Test(.enabled(if: getuid() != 0, "root reads everything"))
    func saysWhoMayNotRead() throws {
        let file = try folder.write("a", to: "a")
        chmod(file, 0)
        #expect(problem(reading: file)?.message == "cannot be read: Permission denied")
    }

    @Test func writesAllAtOnceAndKeepsPermissionsAndLinks() throws {
        let file = try folder.write("old", to: "a")
        chmod(file, 0o640)
        try folder.link("link", to: "a")
        try files.write(Array("new".utf8), to: folder.path("link"))
        #expect(try folder.text("a") == "new")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a")
        #expect(folder.contents() == ["a", "link"])
    }

    @Test(.enabled(if: getuid() == 0, "only root gives files away"))
    func aFileKeepsItsOwner() throws {
        let file = try folder.write("old", to: "a")
        try #require(chown(file, 12, 34) == 0)
        #expect(files.replace(Array("old".utf8), with: Array("new".utf8), at: file) == nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.ownerAccountID] as? Int == 12 && attributes[.groupOwnerAccountID] as? Int == 34)
        #expect(try folder.text("a") == "new")
    }

    @Test func onlyWhatWasReadIsReplaced() throws {
        let file = try folder.write("newer", to: "a")
        #expect(files.replace([1], with: [2], at: file) == "it has changed since it was read")
        #expect(files.replace([1], with: [2], at: folder.path("none")) == "No such file or directory")
        try folder.makeFolder("sub")
        #expect(files.replace([1], with: [2], at: folder.path("sub")) == "it is not a regular file")
        #expect(try folder.text("a") == "newer" && folder.contents() == ["a", "sub"])
    }

    @Test func aNewFileObeysTheMask() throws {
        let mask = umask(0o027)
        defer { umask(mask) }
        try files.write([1], to: folder.path("new"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("new"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func aFailedWriteChangesNothing() throws {
        #expect(throws: Diagnostic.self) { try files.write([1], to: folder.path("none/a")) }
        try folder.makeFolder("sub")
        #expect(throws: Diagnostic.self) { try files.write([1], to: folder.path("sub")) }
        #expect(folder.contents() == ["sub"])
    }

    @Test func aDeviceStaysADevice() throws {
        try files.write([1, 2, 3], to: "/dev/null")
        #expect(files.kind(of: "/dev/null") == .other)
    }
}
