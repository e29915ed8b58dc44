import ClassIndex
import SourceText
import SystemClasses

/// The classes that a project's own sources declare, in one module or several.
///
/// ```swift
/// let classes = ProjectClasses([index])
/// classes.find("FirstViewController", module: "Demo", isTarget: true)   // .found(…)
/// ```
public struct ProjectClasses: Sendable {
    /// A class of the sources.
    public struct Reference: Sendable, Hashable {
        /// The index of its module in ``ProjectClasses/modules``.
        let module: Int
        /// What its module says of it.
        let entry: ClassIndex.Class
        /// The name of its module.
        let moduleName: String
    }

    /// How the classes of a module are seen from a document's target.
    public enum Role: Sendable, Hashable {
        /// The document's own target.
        case own
        /// A library that its target may use.
        case library
        /// Another app, extension or tool, whose classes its target does not have.
        case other
    }

    /// What a class name in a storyboard leads to (R7).
    enum Outcome: Sendable {
        case found(Reference)
        /// A Swift class, which is not found without its module.
        case needsModule(Reference)
        /// A class of another of the modules than the one named, or an Objective-C class, which has none.
        case hasOtherModule(Reference)
        /// The module named is at hand and has no class of that name.
        case absent
        /// No module is named, and no source has a class of that name: a class of the system or of a library, or none.
        case absentWithoutModule
        /// A class of a module that is not at hand.
        case elsewhere
    }

    let modules: [ClassLookup]
    /// The role of each module; `nil` where nothing is known of targets.
    private let roles: [Role]?
    /// Further names of each module, one for each that a configuration of its target sets.
    private let moduleNames: [Set<String>]
    /// The modules that the sources import.
    private let imported: Set<String>
    /// Whether all of the sources could be read, so that what is not in them is nowhere.
    let isWhole: Bool
    /// The texts of the files that could not be read as a whole; `nil` where not even those are known.
    private let unread: [String]?
    /// Whether nothing but the system's modules and these is imported, so that no library adds classes or members.
    let isSelfContained: Bool
    /// Every storyboard identifier in the sources, in the order of files and places.
    let uses: [ClassIndex.IdentifierUse]
    /// The sources whose identifiers may name storyboards that are not at hand.
    let outside: Set<String>

    /// Every selector that an object of the sources answers to.
    let selectors: Set<String>

    private let references: [String: [Reference]]
    /// The classes from elsewhere to which the sources add members.
    private let foreignNames: Set<String>
    /// The classes that code gives to objects of their superclasses.
    private var substitutes: [ClassChain] = []

    /// Takes an index for each module.
    ///
    /// - Parameters:
    ///   - isWhole: Whether all files of the sources are in the indexes.
    ///   - outside: The paths of sources whose identifiers may name storyboards that are not at hand.
    ///   - roles: What each module is to a document; `nil` where nothing is known of targets.
    ///   - aliases: Further names of each module.
    ///   - text: The text of a file that is in an index and could not be read as a whole.
    public init(
        _ given: [ClassIndex], isWhole: Bool = true, outside: Set<String> = [], roles: [Role]? = nil,
        aliases: [[String]] = [], text: (_ path: String) -> String? = { _ in nil }
    ) {
        let indexes = given.map { $0.isWrittenBeforeSwift3 ? $0.beforeSwift3() : $0 }
        self.roles = roles
        moduleNames = indexes.enumerated().map { number, index in
            Set([index.module] + (aliases.indices.contains(number) ? aliases[number] : []))
        }
        imported = Set(indexes.flatMap(\.files).flatMap(\.imports).map { String($0.prefix { $0 != "." && $0 != "/" }) })
        self.outside = outside
        modules = indexes.map(ClassLookup.init)
        let files = indexes.flatMap(\.files)
        let incomplete = files.filter(\.isIncomplete).map(\.path)
        let texts = incomplete.compactMap(text)
        self.isWhole = isWhole && incomplete.isEmpty
        unread = isWhole && texts.count == incomplete.count ? texts : nil
        let own = Set(indexes.map(\.module))
        let headers = Set(files.lazy.map { String($0.path.split(separator: "/").last ?? "") })
        isSelfContained = files.allSatisfy { file in
            file.imports.allSatisfy { name in
                let module = String(name.prefix { $0 != "." && $0 != "/" })
                if own.contains(module) || SystemModules.names.contains(module) { return true }
                // A header that is not among the sources is a library's, but for the one that the compiler makes.
                guard name.hasSuffix(".h") else { return false }
                return name.hasSuffix("-Swift.h") || headers.contains(String(name.split(separator: "/").last ?? ""))
            }
        }
        // A file of two targets is in the index of each.
        var seen: Set<ClassIndex.IdentifierUse> = []
        uses = indexes.flatMap(\.allUses).filter { seen.insert($0).inserted }.sorted { $0.position < $1.position }
        selectors = Set(
            indexes.flatMap { $0.classes.flatMap(\.methods) }.lazy.filter { !$0.isStatic }.map(\.selector))
        var references: [String: [Reference]] = [:]
        for (module, index) in indexes.enumerated() {
            for entry in index.classes where !entry.isForeign {
                let reference = Reference(module: module, entry: entry, moduleName: index.module)
                references[entry.name, default: []].append(reference)
                if let name = entry.runtimeName, name != entry.name { references[name, default: []].append(reference) }
            }
        }
        self.references = references
        foreignNames = Set(indexes.flatMap(\.classes).lazy.filter(\.isForeign).map(\.name))
        let changed = Set(uses.lazy.filter { $0.kind == .classChange }.map(\.identifier)).sorted()
        substitutes = changed.compactMap { references[$0]?.first }.map(plainChain)
    }

    /// Whether something by that name may be in a source file that could not be read as a whole: its text has the name,
    /// or is not known.
    func mayBeUnread(_ name: String) -> Bool { unread.map { $0.contains { $0.holds(name) } } ?? true }

    /// As ``mayBeUnread(_:)``, for a method by its selector. In Swift the first label is not part of the name.
    func mayBeUnread(selector: String) -> Bool {
        let first = String(selector.prefix { $0 != ":" })
        let name = first.firstRange(of: "With").map { String(first[..<$0.lowerBound]) } ?? first
        return mayBeUnread(name.isEmpty ? first : name)
    }

    /// Whether the sources declare a structure, enumeration or actor of that name.
    func isOtherType(_ name: String) -> Bool { modules.contains { $0.index.types.contains(name) } }

    /// Whether the sources declare just one class of that name, so that there is no doubt which is meant.
    func isClass(_ name: String) -> Bool {
        guard let found = references[name], !isOtherType(name) else { return false }
        return found.allSatisfy { $0.entry.position == found[0].entry.position && !$0.entry.isRepeated }
    }

    /// Whether the project has a module of that name.
    func isModule(_ name: String) -> Bool { moduleNames.contains { $0.contains(name) } }

    /// Whether a source imports the module.
    func isImported(_ name: String) -> Bool { imported.contains(name) }

    /// Whether the module is none of the project's, the sources do not import it, and they have the class themselves: it
    /// is the name of a module as it was, or a slip.
    func isStray(_ module: String, of name: String) -> Reference? {
        guard !isModule(module), !isImported(module), !SystemModules.names.contains(module), isClass(name) else {
            return nil
        }
        return visible(name).first { $0.entry.language == .swift }
    }

    /// Whether the sources declare a class of that name.
    func isDeclared(_ name: String) -> Bool { references[name] != nil }

    private func visible(_ name: String) -> [Reference] { (references[name] ?? []).filter { role($0) != .other } }

    private func role(_ reference: Reference) -> Role? { roles?[reference.module] }
    /// The first class of that name, in whichever module; `nil` where the sources have none.
    func reference(_ name: String) -> Reference? { references[name]?.first }

    /// The names of all classes that a storyboard can name.
    var names: [String] { references.keys.sorted() }

    /// What a storyboard means by a class name (R7).
    ///
    /// - Parameters:
    ///   - module: As written; `nil` for none.
    ///   - isTarget: Whether the compiler of storyboards puts the target's own module in the place of `module`.
    func find(_ name: String, module: String?, isTarget: Bool) -> Outcome {
        let all = references[name] ?? []
        let candidates = visible(name)
        // The target's own module needs no name.
        let isOwn = isTarget && roles != nil && roles?.contains(.own) == true
        guard isOwn || module?.isEmpty == false else {
            let plain = candidates.first { $0.entry.language == .objectiveC || $0.entry.runtimeName == name }
            if let plain { return .found(plain) }
            if let found = candidates.first { return isTarget ? .found(found) : .needsModule(found) }
            return !all.isEmpty ? .elsewhere : isTarget ? .absent : .absentWithoutModule
        }
        let module = module ?? ""
        let swift = candidates.filter { $0.entry.language == .swift }
        let own = isOwn ? swift.first { role($0) == .own } : nil
        let named = swift.first { moduleNames[$0.module].contains(module) }
        if let found = own ?? named ?? (isTarget && roles == nil ? swift.first : nil) { return .found(found) }
        guard isTarget || isModule(module) else { return .elsewhere }
        // A library may be named as if it were the target.
        if isTarget, !module.isEmpty, !isModule(module), isImported(module) { return .elsewhere }
        // Targets of several platforms may have modules of one name.
        let isNamedSo = all.contains { $0.entry.language == .swift && moduleNames[$0.module].contains(module) }
        if isNamedSo { return .elsewhere }
        if let found = candidates.first ?? all.first { return .hasOtherModule(found) }
        return .absent
    }

    /// The class and what it inherits from.
    func chain(_ reference: Reference) -> ClassChain {
        var chain = plainChain(reference)
        guard !substitutes.isEmpty, let first = chain.entries.first else { return chain }
        chain.substitutes = substitutes.filter { other in
            other.entries.dropFirst().contains { $0.name == first.name && !$0.isForeign }
        }
        return chain
    }

    private func plainChain(_ reference: Reference) -> ClassChain {
        var entries: [ClassIndex.Class] = []
        var stock: String?
        var current: Reference? = reference
        var seen: Set<Reference> = []
        while let reference = current, seen.insert(reference).inserted {
            let lookup = modules[reference.module]
            let own = lookup.chain(reference.entry.name).filter { !$0.isForeign }
            entries += own
            stock = lookup.stockClass(of: reference.entry.name)
            // The next superclass may be one of another module.
            let name = stock.map(nameInReach)
            current = name.flatMap { name in visible(name).first { $0.module != reference.module } }
        }
        let name = stock.map(nameInReach)
        return ClassChain(
            entries: entries + extensions(of: name), stock: name,
            isWhole: isWhole || !entries.contains { mayBeUnread(ClassIndex.plainName($0.name)) })
    }

    /// A superclass without its module, where that is one of the sources' or the system's. Of another module nothing is
    /// known, whatever the class is called: `Pages.UIViewController`.
    private func nameInReach(_ written: String) -> String {
        guard let dot = written.firstIndex(of: ".") else { return written }
        let module = String(written[..<dot])
        guard SystemModules.names.contains(module) || modules.contains(where: { $0.index.module == module }) else {
            return written
        }
        return String(written[written.index(after: dot)...])
    }

    /// What the sources add to the system's class.
    func chain(stock name: String) -> ClassChain {
        var chain = ClassChain(entries: extensions(of: name), stock: name)
        chain.substitutes = substitutes.filter { $0.isKind(of: name) != false }
        return chain
    }

    private func extensions(of stock: String?) -> [ClassIndex.Class] {
        guard let stock else { return [] }
        let chain = SystemClass.lineage(stock)
        let names = (chain.isEmpty ? [stock] : chain).filter(foreignNames.contains)
        guard !names.isEmpty else { return [] }
        return modules.enumerated().filter { roles?[$0.offset] != .other }.map(\.element).flatMap { lookup in
            names.compactMap { lookup.entry($0) }.filter(\.isForeign)
        }
    }
}

extension ProjectClasses.Reference {
    /// Where the class is declared.
    var note: Diagnostic.Note { Diagnostic.Note("\(entry.name) is declared here", position: entry.position) }
}
