import Foundation
import Testing

@testable import SegueCLI

@Suite struct InputFinderTests {
    let folder: TemporaryFolder
    let finder = InputFinder(fileSystem: FileSystem(), kinds: .interfaceFiles)

    init() throws { folder = try TemporaryFolder() }

    private func find(_ names: String...) -> InputFinder.Found { finder.find(names.map { folder.path($0) }) }

    private func names(_ found: InputFinder.Found) -> [String] {
        found.files.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func aFolderStandsForItsStoryboardsInAStableOrder() throws {
        for name in ["b/Z.storyboard", "b/a.xib", "a.storyboard", "c.swift", "B/x.storyboard", "b.storyboard"] {
            try folder.write("x", to: "App/" + name)
        }
        let expected = [
            "App/B/x.storyboard", "App/a.storyboard", "App/b/Z.storyboard", "App/b/a.xib", "App/b.storyboard",
        ]
        #expect(names(find("App")) == expected)
        #expect(names(find("App/")) == expected)
        #expect(find("App").unreadable.isEmpty)
    }

    @Test func aFileStandsForItselfWhateverItsName() throws {
        try folder.write("x", to: "notes.txt")
        #expect(names(find("notes.txt")) == ["notes.txt"])
    }

    @Test func eachFileIsFoundOnce() throws {
        try folder.write("x", to: "App/a.storyboard")
        #expect(names(find("App/a.storyboard", "App", "App/../App/a.storyboard")) == ["App/a.storyboard"])
    }

    @Test func linksAreNotFollowedAndWhatIsHiddenIsPassedOver() throws {
        try folder.write("x", to: "App/._a.storyboard")
        try folder.write("x", to: "Elsewhere/outside.storyboard")
        try folder.write("x", to: "App/.build/hidden.storyboard")
        try folder.write("x", to: "App/a.storyboard")
        try folder.link("App/out", to: "../Elsewhere")
        try folder.link("App/out.storyboard", to: "../Elsewhere/outside.storyboard")
        try folder.link("App/loop", to: ".")
        #expect(names(find("App")) == ["App/a.storyboard"])
        // What leads back into the folder is found at its own place; the others are noted.
        #expect(find("App").notes.map(\.path) == [folder.path("App/out"), folder.path("App/out.storyboard")])
        #expect(find("App").notes.allSatisfy { $0.identifier == "link-not-followed" && $0.severity == .note })
    }

    @Test func dependenciesAndBuildProductsArePassedOverUnlessTheyAreWanted() throws {
        let others = [
            "Pods/P", "Carthage/C", "DerivedData", "build", "node_modules/n", "App.xcloc/Source", "K.framework",
        ]
        for other in others { try folder.write("x", to: "App/\(other)/a.storyboard") }
        try folder.write("x", to: "App/Builder/a.storyboard")
        #expect(names(find("App")) == ["App/Builder/a.storyboard"])
        #expect(find("App").ignored.count == others.count)
        var all = finder
        all.includesIgnored = true
        #expect(all.find([folder.path("App")]).files.count == others.count + 1)
        // Where nothing is left, that is said.
        try folder.write("x", to: "Only/Pods/a.storyboard")
        #expect(find("Only").empty.first?.notes.first?.message.contains("Only/Pods") == true)
        // What is named is meant.
        #expect(names(find("Only/Pods")) == ["Only/Pods/a.storyboard"])
    }

    @Test func aLinkThatIsNamedIsMeant() throws {
        try folder.write("x", to: "Elsewhere/outside.storyboard")
        try folder.link("link", to: "Elsewhere")
        #expect(names(find("link")) == ["link/outside.storyboard"])
    }

    @Test func whatStandsForNothingIsAProblem() throws {
        try folder.makeFolder("Empty")
        try folder.write("x", to: "a.storyboard")
        let found = find("none", "Empty", "a.storyboard")
        #expect(names(found) == ["a.storyboard"])
        #expect(found.unreadable.map(\.identifier) == ["missing-file"])
        #expect(found.unreadable.map(\.path) == [folder.path("none")])
        #expect(found.empty.map(\.path) == [folder.path("Empty")])
        #expect(found.empty.first?.message == "there is no *.storyboard or *.xib file below this folder")
    }

    @Test func pathsBelowTheWorkingFolderStayShort() throws {
        let found = finder.find(["."])
        #expect(found.files.allSatisfy { !$0.hasPrefix("./") })
    }
}
