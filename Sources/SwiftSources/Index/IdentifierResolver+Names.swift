import ClassIndex
import SwiftSyntax

extension IdentifierResolver {
    /// What a name by itself refers to, looked up from the inside to the outside.
    func find(_ name: String, from start: Syntax, _ place: Place) -> Name {
        guard place.depth < 16 else { return .meaning(.unknown) }
        var child = start
        var mayBeInherited = false
        while let scope = child.parent {
            if let local = LocalName(name, in: scope, seenFrom: child, locals) {
                return meaning(of: local, name: name, place)
            }
            if child.is(MemberBlockSyntax.self), let type = TypeScope(of: scope, names) {
                guard !type.isLocal else { return .meaning(.unknown) }
                let key = declared.key(type.name, in: place.input)
                switch memberOrNone(name, of: key, isStatic: nil, from: start, input: place.input) {
                case .found(let declaration):
                    guard !declared.protocols.contains(type.name) else { return .meaning(.unknown) }
                    return .meaning(
                        meaning(of: declaration, selfType: declared.isExact(type.name) ? key : nil, place))
                case .undecided: return .meaning(.unknown)
                case .none: break
                }
                if isSegueIdentifier(name, key) { return .meaning(.segueIdentifier) }
                mayBeInherited = mayBeInherited || isForeign(key)
            }
            child = scope
        }
        if mayBeInherited, Self.inherited.contains(name) { return .meaning(.unknown) }
        let global = visible(declared.members[""]?[name] ?? [], place.input)
        guard !global.isEmpty else { return .none }
        return .meaning(meaning(of: decide(global, name), selfType: nil, place))
    }

    /// Members that UIKit's classes have, so that a name at file level is hidden in a subclass.
    private static let inherited: Set<String> = [
        "title", "identifier", "reuseIdentifier", "restorationIdentifier", "nibName", "description",
        "debugDescription", "text", "name", "storyboard", "accessibilityIdentifier", "accessibilityLabel",
        "placeholder", "prompt", "subtitle", "source", "destination",
    ]

    private func meaning(of local: LocalName, name: String, _ place: Place) -> Name {
        switch local {
        case .value(let node, let isVariable):
            if isVariable, declared.assigned.contains(name) { return .meaning(.unknown) }
            return .meaning(
                meaning(of: Place(node: node, input: place.input, selfType: place.selfType, depth: place.depth + 1)))
        case .shorthand(let outside):
            var outer = place
            outer.depth += 1
            return find(name, from: outside, outer)
        case .parameter(let type, let label, let function):
            return .meaning(Self.meaning(ofParameter: name, type, label: label, of: function))
        case .opaque: return .meaning(.unknown)
        }
    }

    /// What UIKit hands over: segues and their identifiers.
    private static func meaning(
        ofParameter name: String, _ type: TypeSyntax?, label: String?, of function: Syntax
    ) -> Meaning {
        guard let type else { return name == "segue" ? .segue : .unknown }
        let text = type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        if text.hasSuffix("Segue") { return .segue }
        guard text == "String" || text == "NSStoryboardSegue.Identifier" else { return .unknown }
        if let node = function.as(FunctionDeclSyntax.self) {
            let name = node.name.plainText
            if name == "shouldPerformSegue", label == "withIdentifier" { return .segueIdentifier }
            if name == "segueForUnwinding", label == "identifier" { return .segueIdentifier }
            if label == "segueIdentifier", node.attributes.has("IBSegueAction") { return .segueIdentifier }
        }
        if let node = function.as(InitializerDeclSyntax.self) {
            let labels = node.signature.parameterClause.parameters.map(\.firstName.plainText)
            if label == "identifier", labels == ["identifier", "source", "destination"] { return .segueIdentifier }
        }
        return .unknown
    }

    // MARK: Members

    enum Member {
        case found(DeclaredNames.Declaration)
        case none
        /// There is more than one, or code decides its value.
        case undecided
    }

    /// The member that a type or one of its superclasses has under a name, if its value can be known.
    func member(_ name: String, of type: String, isStatic: Bool, input: Int) -> DeclaredNames.Declaration? {
        guard case .found(let found) = memberOrNone(name, of: type, isStatic: isStatic, from: nil, input: input) else {
            return nil
        }
        return found
    }

    /// The raw value of an enumeration's case.
    func rawValue(ofCase name: String, of type: String, input: Int) -> String? {
        guard case .rawValue(let text) = member(name, of: type, isStatic: true, input: input)?.value else { return nil }
        return text
    }

    private func memberOrNone(
        _ name: String, of type: String, isStatic: Bool?, from start: Syntax?, input: Int
    ) -> Member {
        let chain = chain(type)
        for key in chain {
            var all = visible(declared.members[key]?[name] ?? [], input)
            if Set(all.map(\.isStatic)).count > 1 {
                let wanted = isStatic ?? start?.isInStaticMember ?? false
                all = all.filter { $0.isStatic == wanted }
            }
            guard !all.isEmpty else { continue }
            return decide(all, name).map { .found($0) } ?? .undecided
        }
        // A protocol's extension stands in for what its types do not say themselves.
        let given = protocols(of: chain).flatMap { visible(declared.members[$0]?[name] ?? [], input) }
        guard !given.isEmpty else { return .none }
        return decide(given, name).map { .found($0) } ?? .undecided
    }

    private func visible(_ all: [DeclaredNames.Declaration], _ input: Int) -> [DeclaredNames.Declaration] {
        all.filter { !$0.isPrivate || $0.input == input }
    }

    /// The one declaration whose value holds everywhere; of several that say the same text the first.
    private func decide(_ all: [DeclaredNames.Declaration], _ name: String) -> DeclaredNames.Declaration? {
        guard let first = all.first, !declared.overridden.contains(name) else { return nil }
        if all.contains(where: \.isVariable), declared.assigned.contains(name) { return nil }
        guard all.count > 1 else { return first }
        func text(_ declaration: DeclaredNames.Declaration) -> String? {
            switch declaration.value {
            case .expression(let node): node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            case .rawValue(let text): text
            case .unknown: nil
            }
        }
        let texts = Set(all.map(text))
        return texts.count == 1 && texts != [nil] ? first : nil
    }

    /// The keys of a type and its superclasses, the last one a class that the sources do not declare.
    private func chain(_ type: String) -> [String] {
        let name = DeclaredNames.name(ofKey: type)
        guard lookup.entry(name) != nil else { return [type] }
        var keys = [type]
        for entry in lookup.chain(name).dropFirst() { keys.append(declared.key(entry.name, beside: type)) }
        if let stock = lookup.stockClass(of: name), !keys.contains(stock) { keys.append(stock) }
        return keys
    }

    /// The protocols that types conform to, with those which these inherit from.
    private func protocols(of types: [String]) -> [String] {
        var found: [String] = []
        var next = types
        while let type = next.popLast() {
            for name in declared.conformances[type] ?? []
            where declared.protocols.contains(name) && !found.contains(name) {
                found.append(name)
                next.append(name)
            }
        }
        return found
    }

    /// Whether a type has members that the sources do not show.
    private func isForeign(_ type: String) -> Bool {
        let chain = chain(type)
        return chain.count > 1 || !declared.types.contains(type)
    }

    /// Whether a name is the identifier that a segue class has of itself.
    func isSegueIdentifier(_ name: String, _ type: String) -> Bool {
        name == "identifier" && ["UIStoryboardSegue", "NSStoryboardSegue"].contains(chain(type).last ?? "")
    }

    // MARK: Types

    /// The key of the type that `Outer.Inner` means in some code; `nil` when the sources do not say.
    func typeKey(_ path: [String], from start: Syntax, _ input: Int) -> String? {
        guard var first = path.first else { return nil }
        var rest = path.dropFirst()
        if first == "Self", let next = rest.popFirst() {
            guard let scope = TypeScope(around: start, names), !scope.isLocal else { return nil }
            return chain(declared.key(scope.name, in: input)).lazy
                .compactMap { typeKey("\(DeclaredNames.name(ofKey: $0)).\(next)", rest, input) }.first
        }
        var scopes: [String] = []
        var child = start
        while let scope = child.parent {
            // Generic parameters, and types of the function's own.
            if let generic = scope.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause,
                generic.parameters.contains(where: { $0.name.plainText == first })
            {
                return nil
            }
            if let list = scope.as(CodeBlockItemListSyntax.self), scope.parent?.is(SourceFileSyntax.self) != true,
                locals.declaresType(first, in: list)
            {
                return nil
            }
            if LocalName(first, in: scope, seenFrom: child, locals) != nil { return nil }
            if let type = TypeScope(of: scope, names) {
                guard !type.isLocal else { return nil }
                scopes += chain(declared.key(type.name, in: input)).map(DeclaredNames.name(ofKey:))
            }
            child = scope
        }
        for scope in scopes + [""] {
            if let found = typeKey(scope.isEmpty ? first : "\(scope).\(first)", rest, input) { return found }
        }
        // `Module.Type`
        guard first == names.module, let next = rest.popFirst() else {
            // Members that the sources add to a class from elsewhere.
            return rest.isEmpty && declared.members[first] != nil ? first : nil
        }
        first = next
        return typeKey(first, rest, input)
    }

    private func typeKey(_ first: String, _ rest: ArraySlice<String>, _ input: Int, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        var key = declared.key(first, in: input)
        if !declared.types.contains(key) {
            if let next = rest.first, declared.types.contains(declared.key("\(first).\(next)", in: input)) {
                // A type that the sources add to one from elsewhere.
                return typeKey("\(first).\(next)", rest.dropFirst(), input, depth: depth + 1)
            }
            guard let targets = declared.aliases[key], targets.count == 1, let target = targets.first else {
                return nil
            }
            let path = ClassIndex.plainName(target).split(separator: ".").map(String.init)
            guard let start = path.first else { return nil }
            // An alias inside a type names its neighbours first.
            let around = first.split(separator: ".").dropLast().joined(separator: ".")
            let found =
                (around.isEmpty ? nil : typeKey("\(around).\(start)", path.dropFirst(), input, depth: depth + 1))
                ?? typeKey(start, path.dropFirst(), input, depth: depth + 1)
                ?? (path.count == 1 && declared.members[start] != nil ? start : nil)
            guard let found else { return nil }
            key = found
        }
        guard let next = rest.first else { return key }
        return typeKey("\(DeclaredNames.name(ofKey: key)).\(next)", rest.dropFirst(), input, depth: depth)
    }
}
