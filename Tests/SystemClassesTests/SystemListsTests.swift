import Testing

@testable import SystemClasses

/// What is known by its name alone.
@Suite struct SystemListsTests {
    @Test(
        "the names of a list are in the order of the alphabet, each once",
        arguments: [
            ("SystemFonts.swift", SystemFonts.text), ("SystemModules.swift", SystemModules.text),
            ("SystemSelector+OldSwift.swift", SystemSelector.oldNames),
        ])
    func order(file: String, text: String) {
        let names = TableText.lines(of: text).flatMap(\.words)
        #expect(!names.isEmpty)
        for (name, place) in misplaced(names) { Issue.record("\(file): \(name) belongs \(place)") }
    }

    @Test("the frameworks of all classes can be imported")
    func frameworks() {
        for known in SystemClass.all {
            for name in known.frameworks {
                let isListed = SystemModules.names.contains(name)
                #expect(isListed, "\(known.name): add \(name) to SystemModules.swift")
            }
        }
        for kit in SystemClass.Kit.allCases {
            #expect(SystemModules.areOnly(in: kit).isSubset(of: SystemModules.names))
        }
    }

    @Test("fonts are the system's by the name of their family")
    func fonts() {
        #expect(SystemFonts.have("helveticaneuebold") && SystemFonts.have("sfprotext"))
        #expect(!SystemFonts.have("lato"))
    }
}
