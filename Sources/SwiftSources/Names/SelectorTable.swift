import ClassIndex

/// What the sources' methods and properties are called in Objective-C.
struct SelectorTable {
    /// A method of the sources.
    struct Candidate: Hashable {
        var className: String
        var method: ClassIndex.Method
        /// Whether an attribute exposes it, so that it is the likelier one.
        var isExposed: Bool
    }

    private var methods: [String: [Candidate]] = [:]
    private var properties: [String: [(className: String, property: ClassIndex.Property)]] = [:]
    private let lookup: ClassLookup
    private let memory = Memory()

    /// What was answered before: many references may name methods of one name, each of which would be looked at anew.
    private final class Memory {
        struct Question: Hashable {
            let name: String
            let types: [String]
            let parameterCount: Int?
        }

        var answers: [Question: Candidate?] = [:]
    }

    init(_ program: Program) {
        lookup = ClassLookup(program.index)
        for part in program.parts {
            for (list, isExposed) in [(part.entry.methods, true), (part.otherMethods, false)] {
                for method in list {
                    methods[Self.baseName(method.swiftName), default: []].append(
                        Candidate(className: part.entry.name, method: method, isExposed: isExposed))
                }
            }
            for property in part.entry.outlets + part.entry.attributes + part.otherProperties {
                properties[property.swiftName, default: []].append((part.entry.name, property))
            }
        }
    }

    /// The method a reference means.
    ///
    /// - Parameters:
    ///   - name: as written: `tap`, or `tap(_:)` with labels.
    ///   - types: classes whose members the reference may mean, the likeliest first.
    ///   - parameterCount: how many parameters it takes, when the reference says so with `as`.
    func method(_ name: String, in types: [String], parameterCount: Int?) -> Candidate? {
        let question = Memory.Question(name: name, types: types, parameterCount: parameterCount)
        if let known = memory.answers[question] { return known }
        let found = find(name, in: types, parameterCount: parameterCount)
        memory.answers[question] = .some(found)
        return found
    }

    private func find(_ name: String, in types: [String], parameterCount: Int?) -> Candidate? {
        let all = (methods[Self.baseName(name)] ?? []).filter { candidate in
            (!name.contains("(") || candidate.method.swiftName == name)
                && (parameterCount == nil || candidate.method.parameters.count == parameterCount)
        }
        for type in types {
            for ancestor in lookup.chain(type).map(\.name) + [type] {
                let own = all.filter { $0.className == ancestor }
                if let best = own.first(where: \.isExposed) ?? own.first { return best }
            }
        }
        return all.first(where: \.isExposed) ?? all.first
    }

    /// The property a reference means.
    func property(_ name: String, in types: [String]) -> ClassIndex.Property? {
        let all = properties[name] ?? []
        for type in types {
            for ancestor in lookup.chain(type).map(\.name) + [type] {
                if let found = all.first(where: { $0.className == ancestor }) { return found.property }
            }
        }
        return all.first?.property
    }

    /// Whether the sources have a class of that name.
    func knows(_ type: String) -> Bool { lookup.entry(type) != nil }

    private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
