/// Questions about an index, answered along the chains of superclasses.
public struct ClassLookup: Sendable {
    /// The index it answers from.
    public let index: ClassIndex
    private let positions: [String: Int]

    /// Reads the names of `index` once.
    public init(_ index: ClassIndex) {
        self.index = index
        var positions: [String: Int] = [:]
        for (position, entry) in index.classes.enumerated() {
            // The compiler refuses a second declaration of a name; the first one counts.
            if positions[entry.name] == nil { positions[entry.name] = position }
            if let name = entry.runtimeName, positions[name] == nil { positions[name] = position }
        }
        self.positions = positions
    }

    /// The class called `name`, with or without this index's module before it.
    public func entry(_ name: String) -> ClassIndex.Class? {
        if let position = positions[name] { return index.classes[position] }
        let prefix = index.module + "."
        guard name.hasPrefix(prefix), let position = positions[String(name.dropFirst(prefix.count))] else { return nil }
        return index.classes[position]
    }

    /// The class a storyboard means by `customClass` and `customModule`, by the runtime's rule: with a module a Swift
    /// class of it, without one an Objective-C class or one that `@objc(…)` names (R7).
    public func entry(customClass: String, customModule: String?) -> ClassIndex.Class? {
        guard let found = entry(customClass), !found.isForeign else { return nil }
        guard let customModule, !customModule.isEmpty else {
            return found.language == .objectiveC || found.runtimeName == customClass ? found : nil
        }
        return customModule == index.module && found.language == .swift && found.name == customClass ? found : nil
    }

    /// The class and its superclasses as far as the sources declare them, nearest first.
    ///
    /// A foreign class that the sources extend comes last.
    public func chain(_ name: String) -> [ClassIndex.Class] {
        var chain: [ClassIndex.Class] = []
        var next: String? = name
        while let name = next, let found = find(name, from: chain.last), chain.count < 64,
            !chain.contains(where: { $0.name == found.name })
        {
            chain.append(found)
            next = found.superclass
        }
        return chain
    }

    /// The first superclass that the sources do not declare, such as `UIViewController`; the name itself when they do
    /// not declare the class either. `nil` for a class without a superclass.
    public func stockClass(of name: String) -> String? {
        let chain = chain(name).filter { !$0.isForeign }
        guard let last = chain.last else { return resolvedName(name) }
        return last.superclass.map { resolvedName($0, from: last) }
    }

    /// Whether the class or one of its superclasses has the method, as far as the sources tell.
    public func responds(to selector: String, _ name: String) -> Bool { method(selector, of: name) != nil }

    /// The method of that selector in the class or the nearest superclass that has it.
    public func method(_ selector: String, of name: String) -> ClassIndex.Method? {
        for entry in chain(name) {
            if let method = entry.methods.first(where: { $0.selector == selector && !$0.isStatic }) { return method }
        }
        return nil
    }

    /// The outlet or settable property of that name in the class or the nearest superclass that has it.
    public func property(_ property: String, of name: String) -> ClassIndex.Property? {
        for entry in chain(name) {
            if let found = (entry.outlets + entry.attributes).first(where: { $0.name == property }) { return found }
        }
        return nil
    }

    /// Whether the class overrides the member, in Swift's notation: `segueForUnwinding(to:from:identifier:)`.
    public func overrides(_ member: String, _ name: String) -> Bool {
        chain(name).contains { $0.overrides.contains(member) }
    }

    /// A superclass is written as it is seen from inside the class: a nested name comes before a top-level one.
    private func find(_ name: String, from subclass: ClassIndex.Class?) -> ClassIndex.Class? {
        entry(resolvedName(name, from: subclass))
    }

    /// The name in full, without type arguments and with aliases of the sources replaced.
    private func resolvedName(_ written: String, from subclass: ClassIndex.Class? = nil) -> String {
        var name = className(written)
        var scope = subclass?.name.split(separator: ".").dropLast() ?? []
        for _ in 0..<8 {
            var around = scope
            var found: String?
            while found == nil {
                let candidate = (around + [Substring(name)]).joined(separator: ".")
                if index.typeAliases[candidate] != nil || (!around.isEmpty && entry(candidate) != nil) {
                    found = candidate
                }
                guard !around.isEmpty else { break }
                around.removeLast()
            }
            guard let found else { break }
            guard let target = index.typeAliases[found] else { return found }
            name = className(target)
            // What an alias says is seen from where it is declared.
            scope = found.split(separator: ".").dropLast()
        }
        return name
    }

    /// The class among what a superclass may be written as: `Base<Int>`, `Base & Closing`, `Outer<Int>.Base`.
    private func className(_ written: String) -> String {
        let names = ClassIndex.plainName(written).split(separator: "&").map { String($0.filter { $0 != " " }) }
        guard names.count > 1 else { return names.first ?? written }
        return names.first { !index.protocols.contains($0) } ?? names[0]
    }
}
