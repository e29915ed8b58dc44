import SwiftSyntax

/// What a name means in the code of a function, by the declarations that stand around it there.
enum LocalName {
    /// A constant or variable that begins as the value of an expression.
    case value(ExprSyntax, isVariable: Bool)
    /// `if let name` and `[name]`: whatever the name means outside of the condition or closure.
    case shorthand(Syntax)
    /// A parameter, and its function where it is not a closure's.
    case parameter(type: TypeSyntax?, label: String?, of: Syntax)
    /// Something whose value only running tells.
    case opaque

    /// What a scope says about a name, as seen from one of its children.
    ///
    /// - Returns: `nil` when the scope does not declare it before the child.
    init?(_ name: String, in scope: Syntax, seenFrom child: Syntax, _ known: LocalNames) {
        guard scope.mayBindNames else { return nil }
        if let list = scope.as(CodeBlockItemListSyntax.self) {
            // What stands at file level is found by way of the declared names.
            guard scope.parent?.is(SourceFileSyntax.self) != true,
                let item = known.statement(binding: name, in: list, before: child)
            else { return nil }
            self.init(name, in: item)
            return
        }
        if let node = scope.as(CatchClauseSyntax.self) {
            if name == "error" { self = .opaque } else { self.init(name, boundIn: node.catchItems) }
            return
        }
        if let node = scope.as(AccessorDeclSyntax.self) {
            let given = node.parameters?.name.plainText
            guard name == given || ["newValue", "oldValue"].contains(name) else { return nil }
            self = .opaque
            return
        }
        guard known.mayDeclare(name, in: scope) else { return nil }
        if let conditions = scope.as(ConditionElementListSyntax.self) {
            self.init(name, in: conditions.prefix { Syntax($0).id != child.id })
        } else if let node = scope.as(IfExprSyntax.self), child.id == Syntax(node.body).id {
            self.init(name, in: node.conditions)
        } else if let node = scope.as(WhileStmtSyntax.self), child.id == Syntax(node.body).id {
            self.init(name, in: node.conditions)
        } else if let node = scope.as(ForStmtSyntax.self), child.id != Syntax(node.sequence).id {
            self.init(name, boundIn: node.pattern)
        } else if let node = scope.as(SwitchCaseSyntax.self) {
            self.init(name, boundIn: node.label)
        } else if let node = scope.as(SwitchCaseItemSyntax.self), child.id != Syntax(node.pattern).id {
            self.init(name, boundIn: node.pattern)
        } else if let node = scope.as(FunctionDeclSyntax.self) {
            self.init(name, in: node.signature.parameterClause, of: scope, known)
        } else if let node = scope.as(InitializerDeclSyntax.self) {
            self.init(name, in: node.signature.parameterClause, of: scope, known)
        } else if let node = scope.as(SubscriptDeclSyntax.self) {
            self.init(name, in: node.parameterClause, of: scope, known)
        } else if let node = scope.as(ClosureExprSyntax.self) {
            self.init(name, in: node.signature, of: scope)
        } else {
            return nil
        }
    }

    private init?(_ name: String, in item: CodeBlockItemSyntax) {
        switch item.item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) {
                self.init(name, declaredBy: variable)
            } else {
                // Which branch of an `#if` counts is not looked into.
                self = .opaque
            }
        case .stmt(let statement):
            guard let node = statement.as(GuardStmtSyntax.self) else { return nil }
            self.init(name, in: node.conditions)
        default: return nil
        }
    }

    private init?(_ name: String, declaredBy variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard binding.pattern.binds(name) else { continue }
            if binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.constantValue(in: variable) {
                let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var) && !binding.isComputed
                self = .value(value, isVariable: isVariable)
            } else {
                self = .opaque
            }
            return
        }
        return nil
    }

    private init?(_ name: String, in conditions: some BidirectionalCollection<ConditionElementSyntax>) {
        for element in conditions.reversed() {
            switch element.condition {
            case .optionalBinding(let binding) where binding.pattern.binds(name):
                guard binding.pattern.is(IdentifierPatternSyntax.self) else {
                    self = .opaque
                    return
                }
                let isVariable = binding.bindingSpecifier.tokenKind == .keyword(.var)
                self =
                    binding.initializer.map { .value($0.value, isVariable: isVariable) } ?? .shorthand(Syntax(element))
                return
            case .matchingPattern(let matching) where matching.pattern.binds(name):
                self = .opaque
                return
            default: continue
            }
        }
        return nil
    }

    private init?(_ name: String, boundIn node: (some SyntaxProtocol)?) {
        guard let node, node.binds(name) else { return nil }
        self = .opaque
    }

    private init?(
        _ name: String, in clause: FunctionParameterClauseSyntax, of function: Syntax, _ known: LocalNames
    ) {
        guard let parameter = known.parameter(name, in: clause) else { return nil }
        self = .parameter(type: parameter.type, label: parameter.firstName.plainText, of: function)
    }

    private init?(_ name: String, in signature: ClosureSignatureSyntax?, of closure: Syntax) {
        guard let signature else { return nil }
        if case .simpleInput(let names) = signature.parameterClause {
            if names.contains(where: { $0.name.plainText == name }) {
                self = .parameter(type: nil, label: nil, of: closure)
                return
            }
        } else if case .parameterClause(let clause) = signature.parameterClause {
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).plainText == name {
                self = .parameter(type: parameter.type, label: nil, of: closure)
                return
            }
        }
        for capture in signature.capture?.items ?? [] where capture.name.plainText == name {
            self = capture.initializer.map { .value($0.value, isVariable: false) } ?? .shorthand(closure)
            return
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether a pattern in it introduces the name.
    fileprivate func binds(_ name: String) -> Bool {
        if let pattern = self.as(IdentifierPatternSyntax.self) { return pattern.identifier.plainText == name }
        return children(viewMode: .sourceAccurate).contains { $0.binds(name) }
    }
}

extension Syntax {
    /// Whether it is a scope that may introduce names.
    fileprivate var mayBindNames: Bool {
        switch kind {
        case .codeBlockItemList, .catchClause, .accessorDecl, .conditionElementList, .ifExpr, .whileStmt, .forStmt,
            .switchCase, .switchCaseItem, .functionDecl,
            .initializerDecl, .subscriptDecl, .closureExpr:
            true
        default: false
        }
    }
}
