import ClassIndex
import InterfaceBuilder
import SourceText
import SystemClasses

/// What lists ask their data sources for, and which classes answer.
struct DataSourceCheck {
    /// A kind of list.
    struct List {
        /// The class of the list.
        let view: String
        let dataSource: String
        /// The required methods, the first one asked for first.
        let required: [String]
        /// Controllers of the system's that answer them.
        let answering: String?

        fileprivate init(_ view: String, answering: String?) {
            (self.view, dataSource, self.answering) = (view, view + "DataSource", answering)
            let requirements = SystemProtocol(dataSource)?.requirements ?? []
            // The numbers of components and rows are asked for before the rows themselves.
            required = requirements.filter { $0.fallback == .required }.map(\.selector)
                .sorted { $0.holds("numberOf") && !$1.holds("numberOf") }
        }
    }

    static let lists = [
        List("UITableView", answering: "UITableViewController"),
        List("UICollectionView", answering: "UICollectionViewController"), List("UIPickerView", answering: nil),
    ]

    private let scope: ClassScope
    private let adopted: [String: [String]]
    private let protocols: Set<String>
    private let setters: Set<String>
    /// Whether code that is no controller's sets a data source: it may be that of any list.
    private let hasHelper: Bool
    /// Last names of what classes of the sources inherit from.
    private let superclasses: Set<String>
    private let importsByPath: [String: [String]]

    init(_ scope: ClassScope) {
        self.scope = scope
        let indexes = scope.classes.modules.map(\.index)
        adopted = indexes.reduce(into: [:]) { $0.merge($1.adopted) { $0 + $1 } }
        protocols = Set(indexes.flatMap(\.protocols))
        setters = Set(indexes.flatMap(\.dataSourceSetters))
        hasHelper = setters.contains { setter in
            guard let reference = scope.classes.reference(setter) else { return true }
            return scope.classes.chain(reference).isKind(of: "UIViewController") != true
        }
        superclasses = Set(
            indexes.flatMap(\.classes).compactMap(\.superclass)
                .compactMap { ClassIndex.plainName($0).split(separator: ".").last.map(String.init) })
        importsByPath = Dictionary(indexes.flatMap(\.files).map { ($0.path, $0.imports) }) { first, _ in first }
    }

    /// The method that the list misses; `nil` where there is none, and where it cannot be told.
    func missingMethod(of list: List, on target: InterfaceObject) -> String? {
        guard let chain = scope.chain(of: target), chain.isKnown, !chain.isRepeated, !isReplaced(chain) else {
            return nil
        }
        if target.isStandIn, let name = chain.entries.first?.name, superclasses.contains(name) { return nil }
        if let answering = list.answering, chain.isKind(of: answering) != false { return nil }
        guard conforms(chain, to: list.dataSource) == false else { return nil }
        return list.required.first { chain.responds(to: $0) == false }
    }

    /// Whether the class conforms to the protocol, which makes the compiler see to its methods; `nil` when that cannot
    /// be told.
    private func conforms(_ chain: ClassChain, to name: String) -> Bool? {
        // What Objective-C declares, nobody enforces: there the methods count.
        let swift = chain.entries.filter { $0.language == .swift }
        let stock = chain.stock.map { SystemClass.lineage($0) } ?? []
        var open = swift.flatMap(\.conformances)
        open += (stock + chain.entries.map(\.name)).flatMap { adopted[$0] ?? [] }
        var seen: Set<String> = []
        while let written = open.popLast() {
            for part in ClassIndex.plainName(written).split(separator: "&") {
                // Without attributes: `@unchecked Sendable`.
                let conformed = part.split(whereSeparator: \.isWhitespace).filter { $0.first != "@" }.joined()
                guard seen.insert(conformed).inserted else { continue }
                if conformed == name || conformed.hasSuffix("." + name) { return true }
                let aliases = scope.classes.modules.compactMap { $0.index.typeAliases[conformed] }
                if !aliases.isEmpty {
                    open += aliases
                } else if protocols.contains(conformed) {
                    open += adopted[conformed] ?? []
                } else if !SystemClass.mayBeSystems(conformed), !SystemProtocol.isKnown(conformed) {
                    return nil
                }
            }
        }
        return false
    }

    /// Whether code may give the list another data source before it asks: the class itself, a helper that is no
    /// controller, or a library that does so.
    private func isReplaced(_ chain: ClassChain) -> Bool {
        hasHelper || chain.entries.contains { setters.contains($0.name) }
            || chain.entries.contains { entry in
                (importsByPath[entry.position.path] ?? []).contains { name in
                    ["Rx", "Reactive", "Bond", "DataSource", "IGList"].contains { name.contains($0) }
                }
            }
    }
}
