/// The classes as flat arrays by number, read once from the texts in the folder Classes.
///
/// An entry is a line with the class, its superclass and what else there is to know, and further lines, set in:
///
/// ```
/// UISwitch: UIControl <switch>
///   keys offImage on onImage onTintColor
/// ```
///
/// - After the colon: the superclasses, `<element>` for each element of interface files that stands for the class,
///   `@Framework` where the text is not of one framework alone, `family` (``SystemClass/family(in:)``), and `any-key`
///   for a class whose objects keep whatever is set by key.
/// - `keys`: what can be set by key, by the names of key-value coding. `selectors`: what connections can send.
///   `methods`: Swift names of methods with their selectors, where no rule gives these.
///
/// The entries of a text are in the order of the alphabet, and so are the names of an entry.
struct ClassTable: Sendable {
    static let standard = ClassTable(topics)

    /// A text with the classes of one kind.
    struct Topic: Sendable {
        /// The name of its file.
        let name: String
        /// The framework of its classes; `nil` where each entry names its own.
        let framework: String?
        let kit: SystemClass.Kit?
        let text: String
    }

    /// In the order of the numbers of their classes.
    static let topics = [
        Topic(name: "UIKitViews", framework: "UIKit", kit: .uiKit, text: SystemClass.uiKitViews),
        Topic(name: "UIKitControllers", framework: "UIKit", kit: .uiKit, text: SystemClass.uiKitControllers),
        Topic(name: "UIKitObjects", framework: "UIKit", kit: .uiKit, text: SystemClass.uiKitObjects),
        Topic(name: "AppKitViews", framework: "AppKit", kit: .appKit, text: SystemClass.appKitViews),
        Topic(name: "AppKitObjects", framework: "AppKit", kit: .appKit, text: SystemClass.appKitObjects),
        Topic(name: "WatchKit", framework: "WatchKit", kit: .watchKit, text: SystemClass.watchKit),
        Topic(name: "Frameworks", framework: nil, kit: nil, text: SystemClass.frameworks),
    ]

    private(set) var names: [String] = []
    private(set) var numbers: [String: Int] = [:]
    private(set) var frameworks: [[String]] = []
    private(set) var elements: [[String]] = []
    private(set) var isFamily: [Bool] = []
    private(set) var takesAnyKey: [Bool] = []
    private(set) var kits: [Set<SystemClass.Kit>] = []
    /// By the number of the kit.
    private(set) var numbersByElement: [[String: Int]] = SystemClass.Kit.allCases.map { _ in [:] }
    /// The class and its superclasses by number, of one class after the other.
    private var lineages: [Int] = []
    private var lineageStarts: [Int] = []

    /// Reads the texts; of an entry that is there twice the first counts.
    init(_ topics: [Topic]) {
        var superclasses: [[String]] = []
        for topic in topics {
            for line in TableText.lines(of: topic.text, withDetails: false) {
                let name = String(line.words[0].dropLast())
                guard numbers[name] == nil else { continue }
                numbers[name] = names.count
                names.append(name)
                add(Array(line.words.dropFirst()), topic, &superclasses)
            }
        }
        let known = superclasses.map { $0.compactMap { numbers[$0] } }
        for number in names.indices { addLineage(number, known) }
        let own = kits
        for number in names.indices {
            kits[number].formUnion(lineage(of: number).flatMap { own[$0] })
            // What no kit declares comes with every system.
            if kits[number].isEmpty { kits[number] = Set(SystemClass.Kit.allCases) }
            for kit in kits[number] {
                for element in elements[number] { numbersByElement[kit.rawValue][element] = number }
            }
        }
    }

    private mutating func add(_ words: [String], _ topic: Topic, _ superclasses: inout [[String]]) {
        superclasses.append(words.filter { $0.first?.isUppercase == true })
        frameworks.append(
            words.filter { $0.first == "@" }.map { String($0.dropFirst()) } + [topic.framework].compactMap(\.self))
        elements.append(words.filter { $0.first == "<" }.map { String($0.dropFirst().dropLast()) })
        isFamily.append(words.contains("family"))
        takesAnyKey.append(words.contains("any-key"))
        kits.append(topic.kit.map { [$0] } ?? [])
    }

    /// Nearest first, the root last: a class with two superclasses has both of each distance together.
    private mutating func addLineage(_ number: Int, _ superclasses: [[Int]]) {
        let start = lineages.count
        lineageStarts.append(start)
        lineages.append(number)
        var next = start
        while next < lineages.count {
            for superclass in superclasses[lineages[next]] where !superclasses[superclass].isEmpty {
                if !lineages[start...].contains(superclass) { lineages.append(superclass) }
            }
            next += 1
        }
        if let root = numbers["NSObject"], root != number { lineages.append(root) }
    }

    /// The numbers of a class and its superclasses.
    func lineage(of number: Int) -> ArraySlice<Int> {
        let end = number + 1 < lineageStarts.count ? lineageStarts[number + 1] : lineages.count
        return lineages[lineageStarts[number]..<end]
    }
}
