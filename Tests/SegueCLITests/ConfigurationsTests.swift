import Foundation
import Testing

@testable import SegueCLI

/// Which configuration governs a file is the same whether a walk through the folders has been there before or not.
@Suite struct ConfigurationsTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["App/Base.lproj/Main.storyboard", "App/Sub/Deep/a.xib", "Other/b.xib"] {
            try folder.write("x", to: path)
        }
        try folder.write("rules: {}", to: "App/.segue.yml")
        try folder.write("rules: {}", to: "App/Sub/.segue.yml")
        try folder.link("Link", to: "App/Sub")
    }

    @Test(arguments: ["App", "App/", "App/Sub", "Other", "Link", "App/../App", "./Other"])
    func walkedAndAsked(name: String) throws {
        let start = folder.path + "/" + name
        let found = InputFinder(fileSystem: FileSystem(), kinds: .interfaceFiles).find([start])
        let walked = Configurations(FileSystem(), walked: found.folders)
        let asked = Configurations(FileSystem())
        #expect(!found.files.isEmpty)
        for file in found.files {
            let (one, other) = (walked.find(for: file), asked.find(for: file))
            #expect(one?.found.folder == other?.found.folder && one?.path == other?.path, "\(file)")
            let absolute = asked.paths.absolute(file)
            #expect(other.map { Path.join($0.found.folder, $0.path) == absolute } ?? true)
            #expect((one == nil) == file.contains("Other"))
        }
    }

    @Test func theNearestFolderGoverns() {
        let configurations = Configurations(FileSystem())
        func name(_ path: String) -> String? {
            configurations.find(for: folder.path(path)).map { "\(Path.name(of: $0.found.folder)): \($0.path)" }
        }
        #expect(name("App/Base.lproj/Main.storyboard") == "App: Base.lproj/Main.storyboard")
        #expect(name("App/Sub/Deep/a.xib") == "Sub: Deep/a.xib")
        #expect(name("Link/Deep/a.xib") == "Sub: Deep/a.xib")
        #expect(name("App/Nowhere/Else/c.xib") == "App: Nowhere/Else/c.xib")
        #expect(name("Other/b.xib") == nil)
    }
}
