import ClassIndex
import SourceText
import SystemClasses

/// All Swift files of an app, read and put together.
struct Program {
    let module: String
    let conditions: AppConditions
    /// The files, in the order given.
    let inputs: [Input]
    /// Objective-C files, of which only the index is made.
    let objectiveC: [SourceFile]
    /// Every class declaration and extension under its class's full name, members that `@objcMembers` exposes included.
    private(set) var parts: [TypePart] = []
    private(set) var protocols: [ProtocolPart] = []
    private(set) var index: ClassIndex
    private var typeNames = TypeNames()

    /// - Parameters:
    ///   - isReading: Whether nothing of it is to be compiled, so that the app's own libraries count as there.
    ///   - parsed: Where only the index is wanted, the trees that are known already; bodies that the index has no use for
    ///     are not parsed then.
    ///   - watch: Learns which file is being read, the Swift files counted as they stand in `files`.
    init(
        module: String, platform: SourcePlatform, files: [SourceFile], isReading: Bool = false,
        parsed: ParsedFiles? = nil, watch: FileWatch = .none
    ) {
        self.module = module
        conditions = AppConditions(platform: platform, isReading: isReading)
        objectiveC = files.filter { !$0.path.hasSuffix(".swift") }
        index = ClassIndex(module: module)
        var inputs: [Input] = []
        for (number, file) in files.enumerated() where file.path.hasSuffix(".swift") {
            watch.begin(number, file)
            let input = Input(
                number: inputs.count + 1, file: file, parsed: parsed?.parsed(file), conditions: conditions)
            let collector = PartCollector(input, conditions)
            parts += collector.parts
            protocols += collector.protocols
            index.types += collector.otherTypes
            index.typeAliases.merge(collector.typeAliases) { first, _ in first }
            index.files.append(
                ClassIndex.File(
                    path: file.path, language: .swift, imports: collector.imports, problem: input.problem))
            inputs.append(input)
        }
        watch.end()
        self.inputs = inputs
        index.protocols = protocols.map(\.name)
        for part in protocols where !part.inherited.isEmpty { index.adopted[part.name, default: []] += part.inherited }
        let fromObjectiveC = ClassIndex(module: module, objectiveC: objectiveC)
        index.files += fromObjectiveC.files
        resolveNames(fromObjectiveC.classes)
        addAdopted()
        exposeMembers()
        index.classes = merged()
        add(fromObjectiveC.classes)
        index.uses = fromObjectiveC.uses
        index.created = fromObjectiveC.created
        index.dataSourceSetters = fromObjectiveC.dataSourceSetters
        let numbers = files.indices.filter { files[$0].path.hasSuffix(".swift") }
        addUses(unresolved: fromObjectiveC.unresolvedUses, literals: fromObjectiveC.literals) { input in
            watch.begin(numbers[input.number - 1], input.file)
        }
        watch.end()
    }

    // MARK: Names

    /// Gives extensions their class's name, and sorts superclasses from protocols.
    private mutating func resolveNames(_ others: [ClassIndex.Class]) {
        let declared = Set(parts.filter { $0.kind == .declaration && !$0.isLocal }.map(\.entry.name))
            .union(others.map(\.name)).union(index.types)
        typeNames = TypeNames(module: module, declared: declared, aliases: index.typeAliases)
        let protocolNames = Set(index.protocols)
        for position in parts.indices {
            if parts[position].kind == .extension {
                parts[position].entry.name = typeNames.extended(parts[position].entry.name)
            } else if let written = parts[position].entry.superclass {
                let name = String(ClassIndex.plainName(written).prefix { $0 != "&" }).filter { !$0.isWhitespace }
                let short = name.split(separator: ".").last.map(String.init) ?? name
                let isClass = declared.contains(name) || index.typeAliases[name] != nil
                if !isClass, protocolNames.contains(name) || SystemProtocol.mayBeProtocol(short) {
                    parts[position].entry.superclass = nil
                    parts[position].entry.conformances.insert(written, at: 0)
                } else {
                    let isQualified = name.hasPrefix("\(module).") || name.hasPrefix("UIKit.")
                    parts[position].entry.superclass = isQualified && !declared.contains(name) ? short : written
                }
            }
        }
    }

    /// Keeps what extensions of types from elsewhere conform to: these types need not be in the index.
    private mutating func addAdopted() {
        let declared = Set(parts.lazy.filter { $0.kind == .declaration && !$0.isLocal }.map(\.entry.name))
        for part in parts
        where part.kind == .extension && !part.entry.conformances.isEmpty && !declared.contains(part.entry.name) {
            index.adopted[part.entry.name, default: []] += part.entry.conformances
        }
    }

    // MARK: Members

    /// `@objcMembers` holds for a class, its extensions and its subclasses.
    private mutating func exposeMembers() {
        let exposing = Set(parts.filter { $0.kind == .declaration && $0.exposesAll }.map(\.entry.name))
        guard !exposing.isEmpty else { return }
        let lookup = ClassLookup(
            ClassIndex(module: module, classes: merged(), typeAliases: index.typeAliases))
        for position in parts.indices where !parts[position].exposesAll {
            guard lookup.chain(parts[position].entry.name).contains(where: { exposing.contains($0.name) }) else {
                continue
            }
            let methods = parts[position].otherMethods.filter { !$0.access.isPrivate }
            let properties = parts[position].otherProperties.filter { !$0.access.isPrivate }
            parts[position].entry.methods += methods
            parts[position].entry.attributes += properties
            parts[position].otherMethods.removeAll { !$0.access.isPrivate }
            parts[position].otherProperties.removeAll { !$0.access.isPrivate }
        }
    }

    /// Makes methods callable by selector because a `#selector` names them.
    mutating func expose(_ methods: Set<ClassIndex.Method>) {
        guard !methods.isEmpty else { return }
        for position in parts.indices where parts[position].otherMethods.contains(where: methods.contains) {
            parts[position].entry.methods += parts[position].otherMethods.filter(methods.contains)
            parts[position].otherMethods.removeAll(where: methods.contains)
        }
    }

    // MARK: Identifiers

    /// Takes up the identifiers that Swift code mentions, beside those of Objective-C.
    private mutating func addUses(
        unresolved: [ClassIndex.IdentifierUse.Kind], literals: [String], begin: (Input) -> Void
    ) {
        var unresolved = unresolved
        var literals = literals
        var positions: [String: Int] = [:]
        for (position, entry) in index.classes.enumerated() where positions[entry.name] == nil {
            positions[entry.name] = position
        }
        let resolver = IdentifierResolver(
            names: typeNames, declared: DeclaredNames(inputs, conditions, typeNames), lookup: ClassLookup(index))
        for input in inputs {
            begin(input)
            let collector = UseCollector(input, conditions, resolver)
            for (use, isLocal) in collector.uses {
                if !isLocal, let owner = use.owner, let position = positions[owner] {
                    index.classes[position].uses.append(use)
                } else {
                    index.uses.append(use)
                }
                literals.append(use.identifier)
            }
            unresolved += collector.unresolved
            index.casts += collector.casts.sorted { $0.position < $1.position }
            index.created += collector.created
            index.dataSourceSetters += collector.dataSourceSetters
            literals += LiteralCollector(input).literals
        }
        index.literals = ClassIndex.literals(literals)
        index.unresolvedUses = ClassIndex.kinds(unresolved)
        index.created = Set(index.created).filter { positions[$0] != nil }.sorted()
        index.dataSourceSetters = Set(index.dataSourceSetters).sorted()
    }

    // MARK: Index

    /// The classes with the members of all their parts.
    private func merged() -> [ClassIndex.Class] {
        var classes: [ClassIndex.Class] = []
        var positions: [String: Int] = [:]
        // Declarations come first, wherever their extensions stand.
        for kind in [TypePart.Kind.declaration, .extension] {
            for part in parts where part.kind == kind && !part.isLocal {
                var entry = part.entry
                if let position = positions[entry.name] {
                    classes[position].take(entry)
                    if kind == .declaration { classes[position].isRepeated = true }
                } else if kind == .declaration || entry.hasReachableMembers && !index.protocols.contains(entry.name) {
                    entry.isForeign = kind == .extension
                    positions[entry.name] = classes.count
                    classes.append(entry)
                }
            }
        }
        return classes
    }

    /// Adds the Objective-C classes; what Swift adds to one of them goes into it.
    private mutating func add(_ others: [ClassIndex.Class]) {
        var foreign: [String: Int] = [:]
        for (position, entry) in index.classes.enumerated() where entry.isForeign && foreign[entry.name] == nil {
            foreign[entry.name] = position
        }
        for other in others {
            // Only the first of that name takes up what Swift adds.
            guard let position = foreign.removeValue(forKey: other.name) else {
                index.classes.append(other)
                continue
            }
            var merged = other
            merged.take(index.classes[position])
            index.classes[position] = merged
        }
    }
}

extension ClassIndex.Class {
    /// Whether it has something a storyboard can speak of.
    var hasReachableMembers: Bool { !outlets.isEmpty || !attributes.isEmpty || !methods.isEmpty }

    /// Takes up the members of an extension.
    fileprivate mutating func take(_ part: ClassIndex.Class) {
        for name in part.conformances where !conformances.contains(name) { conformances.append(name) }
        outlets += part.outlets
        attributes += part.attributes
        methods += part.methods
        initializers += part.initializers
        overrides += part.overrides
    }
}

/// Names of types as extensions write them.
struct TypeNames {
    var module = ""
    /// The types the sources declare.
    var declared: Set<String> = []
    var aliases: [String: String] = [:]

    /// The name of the type that an extension means.
    func extended(_ written: String) -> String {
        var name = ClassIndex.plainName(written)
        guard !declared.contains(name) else { return name }
        if let alias = aliases[name] { name = ClassIndex.plainName(alias) }
        for prefix in [module, "UIKit"] where name.hasPrefix(prefix + ".") { name.removeFirst(prefix.count + 1) }
        return name
    }
}
