import Testing

@testable import Validation

/// In a whole sound app each fault is found on its line, and nothing else is said.
@Suite struct SoundAppTests {
    /// The app is as large as its description says, and all of its parts are read.
    @Test func nothingIsFoundInTheSoundApp() throws {
        #expect(try SoundApp.findings(SoundApp.files) == [])
        let scenes = SoundApp.files.filter { $0.key.hasSuffix(".storyboard") }
            .reduce(0) { $0 + $1.value.ranges(of: "<scene sceneID").count }
        let lines = SoundApp.files.filter { $0.key.hasSuffix(".swift") }
            .reduce(0) { $0 + $1.value.count { $0 == "\n" } }
        #expect(scenes >= 12 && lines >= 1500, "\(scenes) scenes, \(lines) lines")
    }

    /// A rule that is new needs a fault here.
    @Test func everyRuleThatIsOnByDefaultIsPlanted() {
        let rules = Set(Validator.defaultRules.map { type(of: $0).description.identifier })
        // In this app a controller in another tab may always answer.
        #expect(rules.subtracting(SoundAppFaults.all.map(\.rule)) == ["unwind-without-handler"])
    }

    @Test(arguments: SoundAppFaults.all)
    func aFaultIsFoundOnItsLineAndNothingElse(_ fault: Plant) throws {
        let files = try fault.apply(to: SoundApp.files)
        #expect(!fault.rule.isEmpty)
        let (found, expected) = (try SoundApp.findings(files), try fault.expected(in: files))
        #expect(found == expected)
    }

    @Test(arguments: SoundAppVariants.all)
    func nothingIsFoundInASoundVariant(_ variant: Plant) throws {
        let files = try variant.apply(to: SoundApp.files)
        #expect(files != SoundApp.files && variant.rule.isEmpty)
        let found = try SoundApp.findings(files)
        #expect(found == [])
    }
}
