import AppSources
import SwiftIfConfig
import SwiftSyntax

/// Reads the storyboard identifiers that one file's code mentions: in calls, and where a segue's identifier is compared.
final class UseCollector: CompiledSyntaxVisitor {
    private let input: Input
    private let resolver: IdentifierResolver
    /// What was found, and whether the innermost type around it is local to a function.
    private(set) var uses: [(use: ClassIndex.IdentifierUse, isLocal: Bool)] = []
    /// What is named by an expression whose text is not known.
    private(set) var unresolved: [ClassIndex.IdentifierUse.Kind] = []

    init(_ input: Input, _ conditions: AppConditions, _ resolver: IdentifierResolver) {
        self.input = input
        self.resolver = resolver
        super.init(conditions)
        walk(input.tree)
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = IdentifierCall(node) {
            if let values = resolver.values(of: call.identifier, input: input.number) {
                let storyboard =
                    call.kind == .viewController
                    ? call.receiver.flatMap { resolver.storyboard($0, input: input.number) } : nil
                for value in values { add(call.kind, value.text, at: value.node, storyboard: storyboard) }
            } else if !call.isDelegation {
                unresolved.append(call.kind)
            }
        } else if let list = containment(node) {
            for element in list.elements { compare(with: element.expression) }
        }
        return .visitChildren
    }

    /// The list in `["Show", "Edit"].contains(segue.identifier)`.
    private func containment(_ call: FunctionCallExprSyntax) -> ArrayExprSyntax? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "contains", let list = member.base?.as(ArrayExprSyntax.self),
            let argument = call.onlyArgument(nil), isSegueIdentifier(argument)
        else { return nil }
        return list
    }

    // MARK: Comparisons

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast()
        where ["==", "!="].contains(elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text) {
            guard let left = operand(endingAt: index - 1, elements) else { continue }
            let right = elements[index + 1]
            // The right operand ends before a looser operator; after a tighter one nobody knows.
            let after = index + 2 < elements.count ? elements[index + 2] : nil
            let isWhole = after.map { isLoose($0) } ?? true
            if let subject = subject(left) {
                if isWhole { compare(with: right, subject) } else { unresolved.append(.segue) }
            } else if let subject = subject(right),
                isWhole || after?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            {
                compare(with: left, subject)
            }
        }
        return .visitChildren
    }

    /// The operand of a comparison that ends at an index: with `??`, which binds tighter, what stands before that.
    private func operand(endingAt index: Int, _ elements: [ExprSyntax]) -> ExprSyntax? {
        guard index > 0 else { return elements[index] }
        if elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??", index > 1 {
            return operand(endingAt: index - 2, elements)
        }
        return isLoose(elements[index - 1]) ? elements[index] : nil
    }

    /// Whether an operator binds looser than a comparison.
    private func isLoose(_ node: ExprSyntax) -> Bool {
        guard let sign = node.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            return node.is(UnresolvedTernaryExprSyntax.self) || node.is(AssignmentExprSyntax.self)
        }
        return ["&&", "||"].contains(sign)
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        var next = node.parent
        while let current = next, !current.is(SwitchExprSyntax.self) { next = current.parent }
        if let expression = next?.as(SwitchExprSyntax.self) { match(node.pattern, expression.subject) }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        match(node.pattern, node.initializer.value)
        return .visitChildren
    }

    /// Takes up a pattern that is matched with an expression, or with the elements of a tuple.
    private func match(_ pattern: PatternSyntax, _ expression: ExprSyntax) {
        let plain = pattern.as(ExpressionPatternSyntax.self)?.expression
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            if let patterns = plain?.as(TupleExprSyntax.self)?.elements, patterns.count == tuple.elements.count {
                for (element, part) in zip(tuple.elements, patterns) { match(part.expression, element.expression) }
            } else if let patterns = pattern.as(TuplePatternSyntax.self)?.elements,
                patterns.count == tuple.elements.count
            {
                for (element, part) in zip(tuple.elements, patterns) { match(part.pattern, element.expression) }
            }
            return
        }
        if let plain { match(plain, expression) }
    }

    private func match(_ pattern: ExprSyntax, _ expression: ExprSyntax) {
        guard !pattern.is(PatternExprSyntax.self), !pattern.is(DiscardAssignmentExprSyntax.self),
            let subject = subject(expression)
        else { return }
        // `"Show"?` and `.some("Show")`
        if let optional = pattern.as(OptionalChainingExprSyntax.self) {
            match(optional.expression, expression)
        } else if let call = pattern.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == ".some",
            let argument = call.onlyArgument(nil)
        {
            match(argument, expression)
        } else if pattern.trimmedDescription != ".none" {
            compare(with: pattern, subject)
        }
    }

    /// What identifiers are compared with.
    private enum Subject {
        case identifier
        /// An enumeration that was made from an identifier.
        case cases(ofType: String)
    }

    private func subject(_ node: ExprSyntax) -> Subject? {
        switch resolver.meaning(of: .init(node: node, input: input.number)) {
        case .segueIdentifier: .identifier
        case .segueCase(let type): .cases(ofType: type)
        default: nil
        }
    }

    private func isSegueIdentifier(_ node: ExprSyntax) -> Bool {
        if case .identifier = subject(node) { return true }
        return false
    }

    private func compare(with node: ExprSyntax, _ subject: Subject = .identifier) {
        guard case .cases(let type) = subject else {
            guard let values = resolver.values(of: node, input: input.number) else {
                unresolved.append(.segue)
                return
            }
            for value in values { add(.segue, value.text, at: value.node, inComparison: true) }
            return
        }
        let node = node.unwrapped
        guard let name = node.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
            let text = resolver.rawValue(ofCase: name, of: type, input: input.number)
        else { return }
        add(.segue, text, at: node, inComparison: true)
    }

    // MARK: Uses

    private func add(
        _ kind: ClassIndex.IdentifierUse.Kind, _ identifier: String, at node: ExprSyntax, storyboard: String? = nil,
        inComparison: Bool = false
    ) {
        let scope = TypeScope(around: node, resolver.names)
        let use = ClassIndex.IdentifierUse(
            kind: kind, identifier: identifier, position: input.position(of: node),
            end: input.file.position(at: node.endPositionBeforeTrailingTrivia.utf8Offset), owner: scope?.name,
            storyboard: storyboard, inComparison: inComparison)
        uses.append((use, scope?.isLocal ?? false))
    }
}
