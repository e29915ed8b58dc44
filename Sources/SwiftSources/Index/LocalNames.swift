import SwiftSyntax

/// What scopes declare, read once however many names are looked up in them.
///
/// A function may have thousands of statements, each of which names something. Looking through those before it each
/// time would take time in proportion to the square of their number.
final class LocalNames {
    /// What a list of statements declares.
    private struct Statements {
        /// The statements that bind a name, in their order.
        var binding: [String: [CodeBlockItemSyntax]] = [:]
        var types: Set<String> = []
    }

    private var lists: [SyntaxIdentifier: Statements] = [:]
    private var scopes: [SyntaxIdentifier: Set<String>] = [:]
    private var parameters: [SyntaxIdentifier: [String: FunctionParameterSyntax]] = [:]

    /// The last statement before a place in their list that binds the name.
    func statement(binding name: String, in list: CodeBlockItemListSyntax, before place: Syntax) -> CodeBlockItemSyntax?
    {
        guard let all = statements(list).binding[name] else { return nil }
        // The first one that does not stand before the place.
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].position < place.position { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? all[low - 1] : nil
    }

    /// Whether one of the statements declares a type or an alias of that name.
    func declaresType(_ name: String, in list: CodeBlockItemListSyntax) -> Bool {
        statements(list).types.contains(name)
    }

    /// The parameter of that name.
    func parameter(_ name: String, in clause: FunctionParameterClauseSyntax) -> FunctionParameterSyntax? {
        if let known = parameters[clause.id] { return known[name] }
        let all = Dictionary(
            clause.parameters.lazy.map { (($0.secondName ?? $0.firstName).plainText, $0) },
            uniquingKeysWith: { first, _ in first })
        parameters[clause.id] = all
        return all[name]
    }

    /// Whether a scope that is no list of statements may declare a name: not when nothing in it is called so.
    func mayDeclare(_ name: String, in scope: Syntax) -> Bool {
        if let known = scopes[scope.id] { return known.contains(name) }
        let names = BoundNames.all(in: scope)
        scopes[scope.id] = names
        return names.contains(name)
    }

    private func statements(_ list: CodeBlockItemListSyntax) -> Statements {
        if let known = lists[list.id] { return known }
        var statements = Statements()
        for item in list {
            for name in Self.names(boundBy: item) { statements.binding[name, default: []].append(item) }
            if let name = item.item.as(DeclSyntax.self)?.declaredTypeName { statements.types.insert(name) }
        }
        lists[list.id] = statements
        return statements
    }

    /// The names that a statement gives to those after it.
    private static func names(boundBy item: CodeBlockItemSyntax) -> Set<String> {
        var names: Set<String> = []
        switch item.item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) {
                for binding in variable.bindings { names.formUnion(BoundNames.patterns(in: Syntax(binding.pattern))) }
            } else if declaration.is(IfConfigDeclSyntax.self) {
                names = BoundNames.patterns(in: Syntax(declaration))
            }
        case .stmt(let statement):
            for element in statement.as(GuardStmtSyntax.self)?.conditions ?? [] {
                switch element.condition {
                case .optionalBinding(let binding): names.formUnion(BoundNames.patterns(in: Syntax(binding.pattern)))
                case .matchingPattern(let match): names.formUnion(BoundNames.patterns(in: Syntax(match.pattern)))
                default: break
                }
            }
        default: break
        }
        return names
    }
}

/// Collects the names that patterns, parameters and captures introduce.
private final class BoundNames: SyntaxVisitor {
    private var names: Set<String> = []

    /// What patterns in a node introduce.
    static func patterns(in node: Syntax) -> Set<String> {
        let collector = BoundNames(viewMode: .sourceAccurate)
        collector.walk(node)
        return collector.names
    }

    /// What a scope's own head introduces; its body, which is a scope of its own, is left out.
    static func all(in scope: Syntax) -> Set<String> {
        let collector = BoundNames(viewMode: .sourceAccurate)
        // Behind `else` there may be a long chain.
        let children = scope.as(IfExprSyntax.self).map { [Syntax($0.conditions)] }
        for child in children ?? scope.children(viewMode: .sourceAccurate).filter({ !$0.isBody }) {
            collector.walk(child)
        }
        return collector.names
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.plainText)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).plainText)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).plainText)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .visitChildren
    }
}

extension Syntax {
    fileprivate var isBody: Bool { self.is(CodeBlockSyntax.self) || self.is(CodeBlockItemListSyntax.self) }
}

extension DeclSyntax {
    /// The name of the type or alias that it declares.
    fileprivate var declaredTypeName: String? {
        guard !self.is(FunctionDeclSyntax.self), !self.is(MacroDeclSyntax.self) else { return nil }
        return asProtocol(NamedDeclSyntax.self)?.name.plainText
    }
}
