import Testing

@testable import SegueCLI

@Suite struct OutputFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusalOf(_ name: String, force: Bool = false) -> Stop? {
        do {
            try OutputFile(fileSystem: FileSystem(), path: folder.path(name), force: force).check()
            return nil
        } catch {
            return error as? Stop
        }
    }

    @Test func aUsersFileIsNotReplaced() throws {
        try folder.write("<document/>", to: "Main.storyboard")
        let refusal = try #require(refusalOf("Main.storyboard"))
        #expect(refusal.status == .usage)
        #expect(refusal.message.hasSuffix("Main.storyboard: exists, and segue did not write it"))
        #expect(refusalOf("Main.storyboard", force: true) == nil)
    }

    @Test func ourOwnFilesAndNewOnesAre() throws {
        try folder.write("{\n  \"generator\" : \"segue 0.0.9\"\n}\n", to: "report.json")
        try folder.write("Main\n\nWritten by segue 0.0.9\n", to: "report.txt")
        try folder.write("", to: "empty")
        for name in ["report.json", "report.txt", "empty", "new"] { #expect(refusalOf(name) == nil) }
    }

    @Test func aFolderIsNoFile() throws {
        try folder.makeFolder("sub")
        #expect(refusalOf("sub", force: true)?.status == .usage)
    }
}
