import Foundation
import TestSupport
import Testing

/// The app in `Tests/SoundApp` as a person would check it, with the tool as a whole: which files belong to it, and what
/// its project says.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct SoundAppRunTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try FileManager.default.copyItem(
            at: Fixtures.packageRoot.appendingPathComponent("Tests/SoundApp"), to: scratch.url("App"))
    }

    private func change(_ file: String, _ text: String, _ replacement: String) throws {
        let old = try String(contentsOf: scratch.url("App/" + file), encoding: .utf8)
        let parts = old.components(separatedBy: text)
        try #require(parts.count > 1, "\(file) has no \(text)")
        try scratch.write(parts.joined(separator: replacement), to: "App/" + file)
    }

    private func add(_ file: String, _ text: String) throws {
        let folder = scratch.url("App/" + file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try scratch.write(text, to: "App/" + file)
    }

    /// `file:line rule` of each finding.
    private func findings() throws -> [String] {
        let run = try Tool.run(["validate", "App", "--sources", "App", "--format", "json"], in: scratch.folder)
        return try (run.json()["findings"] as? [[String: Any]] ?? []).map {
            "\(($0["path"] as? String ?? "").dropFirst("App/".count)):\($0["line"] ?? "") \($0["rule"] ?? "")"
        }
    }

    private func line(of text: String, in file: String) throws -> Int {
        let content = try String(contentsOf: scratch.url("App/" + file), encoding: .utf8)
        let parts = content.components(separatedBy: text)
        try #require(parts.count == 2, "\(text) stands \(parts.count - 1) times in \(file)")
        return parts[0].count { $0 == "\n" } + 1
    }

    private let main = "Trailbook/Base.lproj/Main.storyboard"

    @Test func nothingIsFoundInTheSoundApp() throws {
        #expect(try findings() == [])
    }

    /// A class in code and one in a document, a setting of the project, and the name of a segue.
    @Test func faultsAreFound() throws {
        try change(main, #"customClass="RouteView""#, #"customClass="PathView""#)
        try change("Trailbook/Trail/LegendController.swift", "@IBAction func close", "func close")
        try change("Trailbook/Info.plist", "<string>LaunchScreen</string>", "<string>Launch</string>")
        try change(
            "Trailbook/Trail/TrailDetailController.swift", #"withIdentifier: "showPhotos""#, #"withIdentifier: "show""#)
        let code = "Trailbook/Trail/TrailDetailController.swift"
        let expected = [
            "\(main):\(try line(of: "PathView", in: main)) custom-class-not-found",
            "\(main):\(try line(of: #"selector="close:""#, in: main)) action-not-in-class",
            "Trailbook/Info.plist:\(try line(of: "<string>Launch<", in: "Trailbook/Info.plist")) manifest-storyboard-missing",
            "\(code):\(try line(of: #""show""#, in: code)) code-performs-missing-segue",
        ]
        #expect(try Set(findings()) == Set(expected))
    }

    @Test func whatIsNotTheAppsIsLeftAlone() throws {
        let broken = try String(contentsOf: scratch.url("App/" + main), encoding: .utf8)
            .replacingOccurrences(of: "customClass=\"", with: "customClass=\"Old")
        for folder in [
            "Pods/Maps", "Carthage/Checkouts/Maps", ".build/checkouts/Maps", "DerivedData/Maps", "SourcePackages/Maps",
        ] {
            try add("\(folder)/Maps.storyboard", broken)
            try add("\(folder)/Maps.swift", "import UIKit\n\nclass LegendController: UIView {}\n")
        }
        try add("Drafts/Old.storyboard", broken)
        try add(".gitignore", "/Drafts\n")
        #expect(try findings() == [])
    }

    @Test func theModuleMayHaveAnotherName() throws {
        try change(
            "Trailbook.xcodeproj/project.pbxproj", "PRODUCT_NAME = Trailbook;",
            "PRODUCT_MODULE_NAME = Trails; PRODUCT_NAME = Trailbook;")
        for file in [main, "Trailbook/Base.lproj/Settings.storyboard", "Trailbook/Lists/WeatherCell.xib"] {
            try change(file, #"customModule="Trailbook""#, #"customModule="Trails""#)
        }
        #expect(try findings() == [])
    }

    @Test func aFileMayBelongToAnotherTarget() throws {
        try FileManager.default.moveItem(
            at: scratch.url("App/Trailbook/Views/FadeSegue.swift"), to: scratch.url("App/TrailbookMac/FadeSegue.swift"))
        let line = try line(of: #"customClass="FadeSegue""#, in: main)
        #expect(try findings() == ["\(main):\(line) custom-class-not-found"])
    }
}
