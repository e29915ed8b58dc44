import Testing

@testable import SystemClasses

/// What makes an entry of the texts a good one. Each failure says what to do about it.
@Suite struct ProtocolTableTests {
    @Test("the entries of a text are in the order of the alphabet")
    func order() {
        for topic in ProtocolTable.topics {
            let names = TableText.lines(of: topic.text, withDetails: false).map { $0.words[0] }
            for (name, place) in misplaced(names) {
                Issue.record("SystemProtocol+\(topic.name).swift: \(name) belongs \(place)")
            }
        }
    }

    @Test("the selectors of an entry are in the order of the alphabet")
    func orderOfRequirements() {
        for known in ProtocolTable.standard.protocols.values {
            for (name, place) in misplaced(known.requirements.map(\.selector)) {
                Issue.record("\(known.name): \(name) belongs \(place)")
            }
        }
    }

    @Test("a protocol has one entry")
    func duplicates() {
        let names = ProtocolTable.topics.flatMap { topic in
            TableText.lines(of: topic.text, withDetails: false).map { (name: $0.words[0], topic: topic.name) }
        }
        for (name, places) in Dictionary(grouping: names, by: \.name) where places.count > 1 {
            Issue.record("\(name) has an entry in \(places.map(\.topic).joined(separator: " and "))")
        }
        #expect(Set(names.map(\.name)) == ProtocolTable.names)
        #expect(Set(ProtocolTable.standard.protocols.keys) == ProtocolTable.names)
    }

    @Test("a selector has a colon for each parameter")
    func selectors() {
        for known in ProtocolTable.standard.protocols.values {
            for requirement in known.requirements {
                let labels = requirement.swiftName.count { $0 == ":" }
                #expect(requirement.selector.count { $0 == ":" } == labels, "\(known.name) \(requirement.selector)")
            }
        }
    }

    @Test("the answer to a requirement that is not met can be its answer")
    func fallbacks() {
        for known in ProtocolTable.standard.protocols.values {
            for requirement in known.requirements {
                guard requirement.isMethod else { continue }
                let type = requirement.declaration.firstMatch(of: /\) -> ([^()]+)$/)?.output.1
                switch requirement.fallback {
                case .value("true"), .value("false"):
                    #expect(type == "Bool", "\(known.name) \(requirement.selector)")
                case .value("nil"):
                    #expect(
                        type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } == true,
                        "\(known.name) \(requirement.selector)")
                case .nothing: #expect(type == nil, "\(known.name) \(requirement.selector)")
                default: break
                }
            }
        }
    }
}
