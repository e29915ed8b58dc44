import ClassIndex
import SwiftSyntax

/// Finds out for which segues some code of `prepare(for:sender:)` runs, from the conditions around it and before it.
///
/// What holds before a statement and in a case is kept: a function may have many casts.
final class SegueContext {
    private let resolver: IdentifierResolver
    /// The number of the file.
    private let input: Int
    private var known: [SyntaxIdentifier: ClassIndex.SegueCondition] = [:]

    init(_ resolver: IdentifierResolver, input: Int) {
        self.resolver = resolver
        self.input = input
    }

    /// How many identifiers, or parts of one condition, are looked at; more are not decided.
    private static let most = 100

    /// What decides about a part of the code is something else than the identifier.
    private static let undecided = ClassIndex.SegueCondition(isExcluding: true, [], isWhole: false)

    /// The condition under which `node` is reached.
    ///
    /// - Returns: `nil` outside of `prepare(for:sender:)`, and where `segue` is not the one that method is given.
    func condition(at node: ExprSyntax, of segue: ExprSyntax) -> ClassIndex.SegueCondition? {
        var condition = ClassIndex.SegueCondition.any
        var child = Syntax(node)
        while let scope = child.parent {
            if let function = scope.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                // The second name is Swift 2's.
                guard child.id == function.body.map({ Syntax($0).id }),
                    ["prepare(for:sender:)", "prepareForSegue(segue:sender:)"].contains(
                        TypePart.swiftName(function.name.plainText, function.signature.parameterClause)),
                    let first = parameters.first,
                    (first.secondName ?? first.firstName).plainText == segue.trimmedDescription
                else { return nil }
                return condition
            }
            guard !scope.is(MemberBlockSyntax.self), !scope.is(AccessorBlockSyntax.self) else { return nil }
            condition = condition.and(part(of: scope, before: child))
            if condition.identifiers.count > Self.most { condition = Self.undecided }
            child = scope
        }
        return nil
    }

    /// What must hold in `scope` for its child to be reached.
    private func part(of scope: Syntax, before child: Syntax) -> ClassIndex.SegueCondition {
        if let node = scope.as(IfExprSyntax.self) {
            if child.id == Syntax(node.body).id { return all(node.conditions) }
            return child.id == Syntax(node.conditions).id ? .any : all(node.conditions).negated
        }
        if let node = scope.as(GuardStmtSyntax.self) {
            return child.id == Syntax(node.body).id ? all(node.conditions).negated : .any
        }
        if let list = scope.as(ConditionElementListSyntax.self) {
            return list.count > Self.most ? Self.undecided : all(list.prefix { Syntax($0).id != child.id })
        }
        if let list = scope.as(CodeBlockItemListSyntax.self) {
            if let condition = known[child.id] { return condition }
            var before = ClassIndex.SegueCondition.any
            for item in list {
                known[item.id] = before
                before = before.and(passing(item))
                if before.identifiers.count > Self.most { before = Self.undecided }
            }
            return known[child.id] ?? Self.undecided
        }
        if let node = scope.as(SwitchCaseSyntax.self) {
            guard !child.is(SwitchCaseLabelSyntax.self) else { return Self.undecided }
            let condition = known[node.id] ?? reaching(node)
            known[node.id] = condition
            return condition
        }
        if let list = scope.as(ExprListSyntax.self) { return part(of: list, before: child) }
        if let call = scope.as(FunctionCallExprSyntax.self) {
            // A chain that ends early does not look at the arguments.
            let isSure =
                child.id == Syntax(call.calledExpression).id || !call.calledExpression.trimmedDescription.contains("?")
            return isSure ? .any : Self.undecided
        }
        let isConditional =
            scope.is(ClosureExprSyntax.self) || scope.is(ForStmtSyntax.self) || scope.is(WhileStmtSyntax.self)
            || scope.is(CatchClauseSyntax.self) || scope.is(DeferStmtSyntax.self) || scope.is(DoStmtSyntax.self)
            || scope.is(UnresolvedTernaryExprSyntax.self)
        return isConditional ? Self.undecided : .any
    }

    /// `segue.identifier == "edit" && (segue.destination as! Editor).isNew`
    private func part(of list: ExprListSyntax, before child: Syntax) -> ClassIndex.SegueCondition {
        guard list.count <= Self.most else { return Self.undecided }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { Syntax($0).id == child.id }), place > 0 else { return .any }
        let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if signs.contains("&&"), !signs.contains("||"),
            !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        {
            let before = elements[..<place].lastIndex { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
            guard let before else { return .any }
            return Self.split(elements[..<before], at: "&&").reduce(.any) { $0.and(holds($1)) }
        }
        let isSure = signs.isEmpty && !elements[0].trimmedDescription.contains("?")
        return isSure && !elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ? .any : Self.undecided
    }

    // MARK: Statements

    /// What holds after a statement that comes before the code.
    private func passing(_ item: CodeBlockItemSyntax) -> ClassIndex.SegueCondition {
        var node = Syntax(item.item)
        if let statement = node.as(GuardStmtSyntax.self) { return all(statement.conditions) }
        if let statement = node.as(ExpressionStmtSyntax.self) { node = Syntax(statement.expression) }
        guard node.mayLeave else { return .any }
        guard let branch = node.as(IfExprSyntax.self), branch.elseBody == nil,
            case .stmt(let last)? = branch.body.statements.last?.item, last.is(ReturnStmtSyntax.self)
        else { return Self.undecided }
        return all(branch.conditions).negated
    }

    /// For which segues a case of a `switch` is reached.
    private func reaching(_ node: SwitchCaseSyntax) -> ClassIndex.SegueCondition {
        guard let list = node.parent?.as(SwitchCaseListSyntax.self),
            let subject = list.parent?.as(SwitchExprSyntax.self).flatMap({ subject($0.subject) })
        else { return Self.undecided }
        if case .case(let label) = node.label {
            return label.caseItems.map { matching($0, subject) }.reduce(.init(isExcluding: false, [])) { $0.or($1) }
        }
        var others = ClassIndex.SegueCondition(isExcluding: false, [])
        var isWhole = true
        for case .switchCase(let other) in list where other.id != node.id {
            guard case .case(let label) = other.label else { continue }
            for item in label.caseItems {
                let match = matching(item, subject)
                // A case that something else decides as well leaves its segues to the default.
                if match.isWhole { others = others.or(match) } else { isWhole = false }
            }
        }
        return others.negated.and(isWhole ? .any : Self.undecided)
    }

    private func matching(_ item: SwitchCaseItemSyntax, _ subject: UseCollector.Subject) -> ClassIndex.SegueCondition {
        var match = matching(item.pattern, subject)
        if item.whereClause != nil { match.isWhole = false }
        return match
    }

    private func matching(_ pattern: PatternSyntax, _ subject: UseCollector.Subject) -> ClassIndex.SegueCondition {
        guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return Self.undecided }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
        if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == ".some",
            let argument = call.onlyArgument(nil)
        {
            expression = argument
        }
        return equal(expression, subject)
    }

    // MARK: Conditions

    private func all(_ conditions: some Sequence<ConditionElementSyntax>) -> ClassIndex.SegueCondition {
        conditions.reduce(.any) { result, element in
            switch element.condition {
            case .expression(let expression): return result.and(holds(expression))
            case .matchingPattern(let matching):
                guard let subject = subject(matching.initializer.value) else { return result.and(Self.undecided) }
                return result.and(self.matching(matching.pattern, subject))
            default: return result.and(Self.undecided)
            }
        }
    }

    /// For which segues an expression is true.
    private func holds(_ expression: ExprSyntax) -> ClassIndex.SegueCondition {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return holds(negation.expression).negated
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.plainText == "contains", let list = member.base?.as(ArrayExprSyntax.self),
            let argument = call.onlyArgument(nil), let subject = subject(argument)
        {
            return list.elements.map { equal($0.expression, subject) }
                .reduce(.init(isExcluding: false, [])) { $0.or($1) }
        }
        return Self.undecided
    }

    private func holds(_ elements: ArraySlice<ExprSyntax>) -> ClassIndex.SegueCondition {
        if elements.count == 1, let only = elements.first { return holds(only) }
        guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self) })
        else { return Self.undecided }
        for (sign, isBoth) in [("||", false), ("&&", true)] {
            let parts = Self.split(elements, at: sign)
            guard let first = parts.first, parts.count > 1 else { continue }
            return parts.dropFirst().reduce(holds(first)) { isBoth ? $0.and(holds($1)) : $0.or(holds($1)) }
        }
        guard elements.count == 3, let left = elements.first, let right = elements.last,
            let sign = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
            sign == "==" || sign == "!="
        else { return Self.undecided }
        let match = subject(left).map { equal(right, $0) } ?? subject(right).map { equal(left, $0) } ?? Self.undecided
        return sign == "==" ? match : match.negated
    }

    private static func split(_ elements: ArraySlice<ExprSyntax>, at sign: String) -> [ArraySlice<ExprSyntax>] {
        elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
    }

    /// For which segues the identifier, or the case made of it, is what an expression says.
    private func equal(_ expression: ExprSyntax, _ subject: UseCollector.Subject) -> ClassIndex.SegueCondition {
        switch subject {
        case .identifier:
            guard let values = resolver.values(of: expression, input: input) else { return Self.undecided }
            return .init(isExcluding: false, values.map(\.text), isWhole: values.count == 1)
        case .cases(let type):
            guard let name = expression.unwrapped.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
                let text = resolver.rawValue(ofCase: name, of: type, input: input)
            else { return Self.undecided }
            return .init(isExcluding: false, [text])
        }
    }

    private func subject(_ node: ExprSyntax) -> UseCollector.Subject? {
        switch resolver.meaning(of: .init(node: node, input: input)) {
        case .segueIdentifier: .identifier
        case .segueCase(let type): .cases(ofType: type)
        default: nil
        }
    }
}
