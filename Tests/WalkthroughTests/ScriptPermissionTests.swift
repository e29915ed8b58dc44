import SourceText
import Testing

@testable import Walkthrough

@Suite("What a walkthrough allows")
struct ScriptPermissionTests {
    private func script(_ keys: String) throws -> Script {
        try Script.parse(SourceFile(path: "w.yml", text: keys + "\nsteps: [launch]\n"))
    }

    @Test("nothing is allowed where sources are compiled and the walkthrough does not say")
    func defaults() throws {
        let script = try script("sources: .")
        #expect(script.allowedStandIns == .fail)
        #expect(!script.allowsWarnings)
        #expect(script.permissions.isEmpty)
    }

    @Test("stand-ins are what a walkthrough without compiled sources asks for", arguments: ["", "sources: {index: .}"])
    func implied(keys: String) throws {
        #expect(try script(keys).allowedStandIns == .allow)
    }

    @Test("a list allows stand-ins for its classes alone, named with or without their module")
    func list() throws {
        let allowed = try script("sources: .\nstandIns: [MapViewController, Shop.Cart]").allowedStandIns
        #expect(allowed.allows("MapViewController"))
        #expect(allowed.allows("Shop.MapViewController"))
        #expect(allowed.allows("Shop.Cart"))
        #expect(!allowed.allows("Cart"))
        #expect(!allowed.allows("BigMapViewController"))
        #expect(!Script.StandIns.fail.allows("MapViewController"))
        #expect(try script("sources: .\nstandIns: allow").allowedStandIns.allows("Anything"))
    }

    @Test("a file is accepted with all of its classes, or by its own name")
    func files() throws {
        let allowed = try script("sources: .\nstandIns: [Chart, Shop.Pie, Bars.swift]").allowedStandIns
        #expect(allowed.accepts(file: "App/Chart.swift", classes: ["Shop.Chart"]))
        #expect(allowed.accepts(file: "App/Chart.swift", classes: ["Shop.Chart", "Shop.Pie"]))
        #expect(!allowed.accepts(file: "App/Chart.swift", classes: ["Shop.Chart", "Shop.Screen"]))
        #expect(allowed.accepts(file: "App/Bars.swift", classes: ["Shop.Bars"]))
        #expect(allowed.accepts(file: "Bars.swift", classes: []))
        // What has no classes can only be named itself.
        #expect(!allowed.accepts(file: "App/Chart.swift", classes: []))
        #expect(!allowed.accepts(file: "App/MoreBars.swift", classes: []))
        #expect(Script.StandIns.allow.accepts(file: "App/A.swift", classes: []))
        #expect(!Script.StandIns.fail.accepts(file: "App/A.swift", classes: ["Shop.A"]))
    }

    @Test("warnings and permissions are read, alone and as lists")
    func others() throws {
        #expect(try script("warnings: allow").allowsWarnings)
        #expect(try script("allow: network").permissions == [.network])
        #expect(try script("allow: [network, files]").permissions == [.network, .files])
    }

    @Test(
        "what is neither is an error at its place",
        arguments: ["standIns: yes please", "standIns: []", "standIns: {a: b}", "warnings: fail", "allow: disk"])
    func wrong(keys: String) throws {
        let error = #expect(throws: InvalidScript.self) { try script(keys) }
        #expect(error?.diagnostics.first?.position?.line == 1)
    }
}
