import Testing

@testable import SystemClasses

/// What makes an entry of the texts a good one. Each failure says what to do about it.
@Suite struct ClassTableTests {
    private struct Entry {
        let topic: ClassTable.Topic
        let name: String
        let words: [String]
        var details: [[String]] = []

        /// The names of one kind of details, in the order of the text.
        func names(_ kind: String) -> [String] { details.filter { $0.first == kind }.flatMap { $0.dropFirst() } }
    }

    private static let entries: [Entry] = ClassTable.topics.flatMap { topic in
        TableText.lines(of: topic.text).reduce(into: [Entry]()) { entries, line in
            if line.isDetail {
                entries[entries.count - 1].details.append(line.words)
            } else {
                let name = String(line.words[0].dropLast())
                entries.append(Entry(topic: topic, name: name, words: Array(line.words.dropFirst())))
            }
        }
    }

    private static let kinds = ["keys", "methods", "selectors"]

    @Test("the entries of a text are in the order of the alphabet")
    func order() {
        for topic in ClassTable.topics {
            let names = Self.entries.filter { $0.topic.name == topic.name }.map(\.name)
            for (name, place) in misplaced(names) {
                Issue.record("SystemClass+\(topic.name).swift: \(name) belongs \(place)")
            }
        }
    }

    @Test("the names of an entry are in the order of the alphabet")
    func orderOfMembers() {
        for entry in Self.entries {
            for kind in Self.kinds {
                for (name, place) in misplaced(entry.names(kind)) {
                    Issue.record(
                        "SystemClass+\(entry.topic.name).swift, \(kind) of \(entry.name): \(name) belongs \(place)")
                }
            }
        }
    }

    @Test("the place of a misplaced name is said by its neighbour")
    func places() {
        func places(_ names: String...) -> [String] { misplaced(names).map { "\($0.name) \($0.place)" } }
        #expect(places("a", "b", "c") == [])
        #expect(places("b", "c", "a") == ["a before b"])
        #expect(places("a", "d", "e", "b", "f") == ["b between a and d"])
        #expect(places("d", "a", "b", "c") == ["d after c"])
        #expect(places("a", "b", "b", "c") == ["b there twice: remove one"])
    }

    @Test("a class has one entry")
    func duplicates() {
        for (name, entries) in Dictionary(grouping: Self.entries, by: \.name) where entries.count > 1 {
            Issue.record("\(name) has an entry in \(entries.map(\.topic.name).joined(separator: " and "))")
        }
        #expect(ClassTable.standard.names.count == Self.entries.count)
    }

    @Test("the superclass of every class has an entry, and the lineage of each ends with NSObject")
    func superclasses() {
        for entry in Self.entries {
            let superclasses = entry.words.filter { $0.first?.isUppercase == true }
            if entry.name != "NSObject" {
                #expect(!superclasses.isEmpty, "\(entry.name) has no superclass: write it after the colon")
            }
            for name in superclasses { #expect(SystemClass.isKnown(name), "add an entry for \(name)") }
            #expect(SystemClass.lineage(entry.name).last == "NSObject", "\(entry.name)")
        }
    }

    @Test("every word of an entry means something")
    func words() {
        for entry in Self.entries {
            for word in entry.words where word.first?.isUppercase != true {
                let isMark = word == "family" || word == "any-key"
                let isElement = word.first == "<" && word.last == ">"
                let isFramework = word.first == "@" && entry.topic.framework == nil
                #expect(isMark || isElement || isFramework, "\(entry.name): \(word)")
            }
            for detail in entry.details {
                #expect(Self.kinds.contains(detail[0]), "\(entry.name): \(detail[0])")
            }
            #expect(SystemClass(entry.name)?.frameworks.isEmpty == false, "\(entry.name): name its framework, @…")
        }
    }

    /// `UIKitViews` has the views, `UIKitControllers` the controllers, and so on: who adds a class finds one place.
    @Test("every class is in the text of its kind")
    func topics() {
        let kinds = [("UIKitViews", "UIView"), ("UIKitControllers", "UIViewController"), ("AppKitViews", "NSView")]
        for entry in Self.entries {
            guard let framework = entry.topic.framework else { continue }
            let ofKind = kinds.first {
                $0.0.hasPrefix(framework) && SystemClass.isKind(entry.name, of: $0.1) == true
            }
            let rest = framework == "WatchKit" ? framework : framework + "Objects"
            let place = ofKind?.0 ?? rest
            #expect(entry.topic.name == place, "move the entry of \(entry.name) to SystemClass+\(place).swift")
        }
    }

    @Test("an element stands for one class in each kit")
    func elements() {
        for kit in SystemClass.Kit.allCases {
            let classes = SystemClass.all.filter { $0.kits.contains(kit) }
            let pairs = classes.flatMap { known in known.elements.map { (element: $0, name: known.name) } }
            for (element, pairs) in Dictionary(grouping: pairs, by: \.element) where pairs.count > 1 {
                Issue.record("<\(element)> stands for \(pairs.map(\.name).joined(separator: " and ")) in \(kit)")
            }
        }
    }
}
