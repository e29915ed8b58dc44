import Testing

@testable import SystemClasses

@Suite struct SystemModulesTests {
    @Test("the names are in the order of the alphabet, each once")
    func order() {
        let names = TableText.lines(of: SystemModules.text).flatMap(\.words)
        for (name, place) in misplaced(names) { Issue.record("SystemModules.swift: \(name) belongs \(place)") }
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
}
