import ClassIndex
import SwiftIfConfig
import SwiftSyntax

/// The properties, constants, enumeration cases and types of all files, by which identifiers are resolved.
///
/// A type that its own file alone sees is kept under a key that begins with the file's number, for other files may have
/// private types of the same name.
struct DeclaredNames {
    /// A property, a constant or a case.
    struct Declaration {
        enum Value {
            /// What it is set to, or what its getter returns.
            case expression(ExprSyntax)
            /// The raw value of an enumeration's case.
            case rawValue(String)
            case unknown
        }

        let value: Value
        /// The file it stands in.
        let input: Int
        let isStatic: Bool
        /// Whether its own file alone sees it.
        let isPrivate: Bool
        /// Whether it is stored and may be assigned to.
        let isVariable: Bool
    }

    /// Types by their keys.
    fileprivate(set) var types: Set<String> = []
    /// Names of the types, whichever files see them.
    private var typeNames: Set<String> = []
    /// Members by the key of their type and their name; what stands at file level is under the empty key.
    fileprivate(set) var members: [String: [String: [Declaration]]] = [:]
    /// Protocols, or a superclass among them, that each type names.
    fileprivate(set) var conformances: [String: [String]] = [:]
    fileprivate(set) var protocols: Set<String> = []
    fileprivate(set) var aliases: [String: Set<String>] = [:]
    /// Last names of what types inherit from.
    fileprivate(set) var superclasses: Set<String> = []
    /// Names that are assigned to somewhere.
    fileprivate(set) var assigned: Set<String> = []
    /// Names of properties that a subclass overrides.
    fileprivate(set) var overridden: Set<String> = []

    init() {}

    init(_ inputs: [Input], _ conditions: AppConditions, _ names: TypeNames) {
        let collectors = inputs.map { DeclarationCollector($0, conditions, names) }
        for collector in collectors {
            types.formUnion(collector.types)
            protocols.formUnion(collector.protocols)
            superclasses.formUnion(
                collector.inherited.flatMap(\.names).compactMap { $0.split(separator: ".").last.map(String.init) })
            assigned.formUnion(collector.assigned)
            overridden.formUnion(collector.overridden)
        }
        typeNames = Set(types.map(Self.name(ofKey:)))
        for collector in collectors {
            for (type, name, declaration) in collector.declarations {
                let owner = type.map { key($0, in: declaration.input) } ?? ""
                members[owner, default: [:]][name, default: []].append(declaration)
            }
            for (type, names) in collector.inherited {
                conformances[key(type, in: collector.input.number), default: []] += names
            }
            for (name, target) in collector.aliases {
                aliases[key(name, in: collector.input.number), default: []].insert(target)
            }
        }
    }

    /// The key of the type that a file calls by that full name.
    func key(_ name: String, in input: Int) -> String {
        let own = Self.privateKey(name, input)
        return types.contains(own) ? own : name
    }

    /// The key of the type that is called by that full name where the type of another key is declared.
    func key(_ name: String, beside other: String) -> String {
        let parts = other.split(separator: "/").map(String.init)
        guard parts.count == 2, let input = Int(parts[0]) else { return name }
        return self.key(name, in: input)
    }

    /// Whether an object that is of the class is of no subclass, and the class no foreign one.
    func isExact(_ name: String) -> Bool {
        typeNames.contains(name)
            && !superclasses.contains(name.split(separator: ".").last.map(String.init) ?? name)
    }

    /// The name of a key's type.
    static func name(ofKey key: String) -> String { key.split(separator: "/").last.map(String.init) ?? key }

    fileprivate static func privateKey(_ name: String, _ input: Int) -> String { "\(input)/\(name)" }
}

/// Reads what one file declares.
private final class DeclarationCollector: CompiledSyntaxVisitor {
    let input: Input
    private let names: TypeNames
    var types: Set<String> = []
    var protocols: Set<String> = []
    var declarations: [(type: String?, name: String, DeclaredNames.Declaration)] = []
    var inherited: [(type: String, names: [String])] = []
    var aliases: [(name: String, target: String)] = []
    var assigned: Set<String> = []
    var overridden: Set<String> = []

    init(_ input: Input, _ conditions: AppConditions, _ names: TypeNames) {
        self.input = input
        self.names = names
        super.init(conditions)
        assigned = input.leftOut.assigned
        walk(input.tree)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.inheritanceClause) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, node.inheritanceClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = TypeScope(of: Syntax(node), names) { protocols.insert(scope.name) }
        _ = type(node, node.inheritanceClause)
        // What it requires has no value.
        return .skipChildren
    }

    /// The type whose member a declaration is, which is the same for those beside it.
    private func scope(of member: some SyntaxProtocol) -> TypeScope? {
        guard let block = member.parent?.parent?.parent, block.is(MemberBlockSyntax.self) else {
            return TypeScope(around: member, names)
        }
        if let last = lastScope, last.block == block.id { return last.scope }
        let scope = TypeScope(around: member, names)
        lastScope = (block.id, scope)
        return scope
    }

    private var lastScope: (block: SyntaxIdentifier, scope: TypeScope?)?

    private func type(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        guard let scope = TypeScope(of: Syntax(node), names), !scope.isLocal else { return .visitChildren }
        if !node.is(ExtensionDeclSyntax.self) {
            types.insert(
                scope.isPrivateToFile ? DeclaredNames.privateKey(scope.name, input.number) : scope.name)
        }
        let inherited = clause?.inheritedTypes.map { ClassIndex.plainName($0.type.compactDescription) } ?? []
        if !inherited.isEmpty { self.inherited.append((scope.name, inherited)) }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = TypeScope(around: node, names)
        guard !node.isInFunction, scope?.isLocal != true else { return .skipChildren }
        let name = [scope?.name, node.name.plainText].compactMap { $0 }.joined(separator: ".")
        if node.genericParameterClause == nil { aliases.append((name, node.initializer.value.compactDescription)) }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = scope(of: node)
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        guard isMember ? scope?.isLocal == false : !node.isInFunction else { return .visitChildren }
        let isOverriding = node.modifiers.has(.override)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            if isOverriding { overridden.insert(name) }
            declarations.append(
                (
                    isMember ? scope?.name : nil, name,
                    .init(
                        value: binding.constantValue(in: node).map { .expression($0) } ?? .unknown,
                        input: input.number, isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
                        isPrivate: isPrivate(node.modifiers, scope),
                        isVariable: node.bindingSpecifier.tokenKind == .keyword(.var) && !binding.isComputed)
                ))
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scope(of: node), !scope.isLocal else { return .visitChildren }
        let hasNames = scope.node.as(EnumDeclSyntax.self)?.hasStringRawValues == true
        for element in node.elements {
            let name = element.name.plainText
            let given = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            let raw = element.rawValue == nil && hasNames ? name : given
            declarations.append(
                (
                    scope.name, name,
                    .init(
                        value: raw.map { .rawValue($0) } ?? .unknown, input: input.number, isStatic: true,
                        isPrivate: false, isVariable: false)
                ))
        }
        return .visitChildren
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax, _ scope: TypeScope?) -> Bool {
        let outer = scope?.node.as(ExtensionDeclSyntax.self)?.modifiers.access
        return (modifiers.access ?? outer)?.isPrivate == true
    }

    // MARK: Assignments

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        for (target, sign) in zip(node.elements, node.elements.dropFirst()) {
            let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            let isChange = text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
            if sign.is(AssignmentExprSyntax.self) || isChange { assign(target) }
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        assign(node.expression)
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        // A value may be written by way of a key path.
        if let name = node.components.last?.component.as(KeyPathPropertyComponentSyntax.self) {
            assigned.insert(name.declName.baseName.plainText)
        }
        return .visitChildren
    }

    private func assign(_ target: ExprSyntax) {
        if let tuple = target.as(TupleExprSyntax.self) { tuple.elements.forEach { assign($0.expression) } }
        if let chained = target.as(OptionalChainingExprSyntax.self) { assign(chained.expression) }
        if let forced = target.as(ForceUnwrapExprSyntax.self) { assign(forced.expression) }
        if let name = target.as(DeclReferenceExprSyntax.self) { assigned.insert(name.baseName.plainText) }
        if let member = target.as(MemberAccessExprSyntax.self) { assigned.insert(member.declName.baseName.plainText) }
    }
}

extension SyntaxProtocol {
    /// Whether it stands inside a function, closure or accessor, whatever types are between.
    var isInFunction: Bool {
        var next = parent
        while let current = next {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return true
            }
            next = current.parent
        }
        return false
    }
}

extension PatternBindingSyntax {
    /// Whether a getter gives the value.
    var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }

    /// The one expression that is the value, as far as the declaration tells; `nil` when code decides.
    func constantValue(in declaration: VariableDeclSyntax) -> ExprSyntax? {
        let isVariable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
        // A property wrapper or a runtime attribute may say something else.
        let harmless: Set<String> = ["MainActor", "available", "nonobjc", "inlinable", "usableFromInline", "objc"]
        if isVariable,
            !declaration.attributes.allSatisfy({ harmless.contains($0.as(AttributeSyntax.self)?.name ?? "") })
        {
            return nil
        }
        guard let accessors = accessorBlock?.accessors else { return initializer?.value }
        if case .getter(let items) = accessors { return items.onlyExpression }
        guard case .accessors(let list) = accessors else { return nil }
        guard let getter = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) else {
            return initializer?.value
        }
        return list.count == 1 ? getter.body?.statements.onlyExpression : nil
    }
}

extension CodeBlockItemListSyntax {
    /// The expression that these statements, if they are one, return.
    fileprivate var onlyExpression: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        switch item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        default: return nil
        }
    }
}
