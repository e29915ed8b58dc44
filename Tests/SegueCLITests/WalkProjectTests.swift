import Testing

@testable import SegueCLI

@Suite struct WalkProjectTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    private func project(_ script: String = "steps: [launch]") throws -> WalkProject {
        let path = try tool.folder.write(script, to: "walkthrough.yml")
        return try WalkProject.read(path, in: tool.tool).get()
    }

    private func names(_ project: WalkProject) -> [String] {
        project.storyboards.map { String($0.dropFirst(tool.folder.path.count + 1)) }
    }

    @Test func mainIsTheEntry() throws {
        for name in ["A.storyboard", "Deep/er/Main.storyboard", "Deep/Main.storyboard"] {
            try tool.folder.write(Samples.sound, to: name)
        }
        #expect(try names(project()) == ["Deep/Main.storyboard", "Deep/er/Main.storyboard", "A.storyboard"])
    }

    @Test func withoutMainTheFirstThatBeginsSomewhereIs() throws {
        let withoutInitial = Samples.sound.replacing(" initialViewController=\"a\"", with: "")
        let launch = Samples.sound.replacing(
            " initialViewController", with: " launchScreen=\"YES\" initialViewController")
        try tool.folder.write(withoutInitial, to: "A.storyboard")
        try tool.folder.write(launch, to: "B.storyboard")
        try tool.folder.write(Samples.sound, to: "C.storyboard")
        #expect(try names(project()) == ["C.storyboard", "A.storyboard", "B.storyboard"])
    }

    @Test func aStoryboardThatIsNamedIsTheOnlyOne() throws {
        try tool.folder.write(Samples.sound, to: "Main.storyboard")
        try tool.folder.write(Samples.sound, to: "App/Other.storyboard")
        #expect(try names(project("storyboard: App/Other.storyboard\nsteps: [launch]")) == ["App/Other.storyboard"])
    }

    @Test func theModuleIsTheAppsOwn() throws {
        try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(try project().module == "App")
        let framework = Samples.sound
            .replacing("customClass=\"First\"", with: "customClass=\"First\" customModule=\"Kit\"")
            .replacing("customClass=\"Second\"", with: "customClass=\"Second\" customModule=\"Kit\"")
        try tool.folder.write(framework, to: "Main.storyboard")
        #expect(try project().module == "Kit")
        let target = framework.replacing(
            "kind=\"show\"", with: "kind=\"custom\" customModule=\"Demo\" customModuleProvider=\"target\"")
        try tool.folder.write(target, to: "Main.storyboard")
        #expect(try project().module == "Demo")
        #expect(try project("module: Mine\nsteps: [launch]").module == "Mine")
    }
}
