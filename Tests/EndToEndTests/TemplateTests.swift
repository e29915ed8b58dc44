import Foundation
import TestSupport
import Testing

/// Apps as Xcode's templates make them: nothing is wrong with any of them.
///
/// Each folder of `Tests/Templates` has the structure and the attributes that Xcode writes; the comments and texts are
/// the project's own.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct TemplateTests {
    private static let folder = Fixtures.packageRoot.appendingPathComponent("Tests/Templates")

    static let templates: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }()

    @Test func thereAreTemplatesForEveryPlatform() {
        for platform in ["iOS", "tvOS", "watchOS", "macOS"] {
            #expect(Self.templates.contains { $0.hasPrefix(platform) }, "\(platform)")
        }
    }

    @Test(arguments: templates) func nothingIsFoundInATemplate(_ template: String) throws {
        let path = "Tests/Templates/\(template)"
        let run = try Tool.run(["validate", path, "--sources", path])
        #expect(run.status == 0 && run.output.hasPrefix("nothing found in "), "\(run.output)\(run.errors)")
    }

    /// The check above would be empty if the sources were not held against the documents.
    @Test(arguments: templates.filter { $0.hasSuffix("App") })
    func aClassThatIsGoneIsFoundInATemplate(_ template: String) throws {
        let scratch = try Scratch()
        let app = scratch.url("App")
        try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(template), to: app)
        var broken = 0
        for case let name as String in FileManager.default.enumerator(atPath: app.path) ?? .init()
        where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
            let url = app.appendingPathComponent(name)
            let text = try String(contentsOf: url, encoding: .utf8)
            let changed = ["ViewController", "InterfaceController", "AppDelegate"].reduce(text) {
                $0.replacingOccurrences(of: "customClass=\"\($1)\"", with: "customClass=\"Old\($1)\"")
            }
            if changed != text { broken += 1 }
            try changed.write(to: url, atomically: true, encoding: .utf8)
        }
        let run = try Tool.run(["validate", "App", "--sources", "App"], in: scratch.folder)
        #expect(broken == 1 && run.status == 1 && run.output.contains("custom-class-not-found"), "\(run.output)")
    }
}
