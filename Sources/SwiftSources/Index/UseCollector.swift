import ClassIndex
import SwiftIfConfig
import SwiftSyntax

/// Reads the storyboard identifiers that one file's code mentions: in calls, and where a segue's identifier is compared.
final class UseCollector: CompiledSyntaxVisitor {
    let input: Input
    let resolver: IdentifierResolver
    let segueContext: SegueContext
    /// What was found, and whether the innermost type around it is local to a function.
    private(set) var uses: [(use: ClassIndex.IdentifierUse, isLocal: Bool)] = []
    /// What is named by an expression whose text is not known.
    private(set) var unresolved: [ClassIndex.IdentifierUse.Kind] = []
    /// Casts of what storyboards and xibs make.
    var casts: [ClassIndex.Cast] = []
    /// The types that are made without a nib's name.
    var created: [String] = []
    /// The types in whose code something is given a data source; the empty text for code outside of types.
    var dataSourceSetters: [String] = []

    init(_ input: Input, _ conditions: AppConditions, _ resolver: IdentifierResolver) {
        self.input = input
        self.resolver = resolver
        segueContext = SegueContext(resolver, input: input.number)
        super.init(conditions)
        created = input.leftOut.created.map { made($0.split(separator: ".").map(String.init)) }
        walk(input.tree)
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        readCreation(node)
        if let name = Self.givenClass(node) {
            add(.classChange, name, at: ExprSyntax(node))
        } else if let call = IdentifierCall(node) {
            if let values = resolver.values(of: call.identifier, input: input.number) {
                let storyboard =
                    call.kind == .viewController
                    ? call.receiver.flatMap { resolver.storyboard($0, input: input.number) } : nil
                for value in values {
                    var use = use(call.kind, value.text, at: value.node)
                    use.storyboard = storyboard
                    describe(&use, call)
                    append(use, at: value.node)
                }
            } else if !call.isDelegation {
                unresolved.append(call.kind)
            }
        } else if let list = containment(node) {
            for element in list.elements { compare(with: element.expression) }
        }
        return .visitChildren
    }

    /// The class in `object_setClass(bar, PlainBar.self)`.
    private static func givenClass(_ call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "object_setClass",
            call.arguments.count == 2, let type = call.arguments.last?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self"
        else { return nil }
        return type.base?.trimmedDescription
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
        for index in elements.indices.dropFirst().dropLast() { readCast(at: index, elements) }
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) { assign(elements[2], to: elements[0]) }
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

    /// Takes up `view.identifier = NSUserInterfaceItemIdentifier("Row")`: AppKit code that makes a view keeps it for reuse
    /// so, without registering it.
    private func assign(_ value: ExprSyntax, to target: ExprSyntax) {
        guard target.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "identifier" else { return }
        for value in resolver.values(of: value, input: input.number) ?? [] {
            add(.registration, value.text, at: value.node)
        }
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
    enum Subject {
        case identifier
        /// An enumeration that was made from an identifier.
        case cases(ofType: String)
    }

    func subject(_ node: ExprSyntax) -> Subject? {
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
        _ kind: ClassIndex.IdentifierUse.Kind, _ identifier: String, at node: ExprSyntax, inComparison: Bool = false
    ) {
        var use = use(kind, identifier, at: node)
        use.inComparison = inComparison
        append(use, at: node)
    }

    func use(
        _ kind: ClassIndex.IdentifierUse.Kind, _ identifier: String, at node: some SyntaxProtocol
    ) -> ClassIndex.IdentifierUse {
        let place = input.place(of: node)
        return ClassIndex.IdentifierUse(
            kind: kind, identifier: identifier, position: place.position, end: place.end, owner: owner(of: node))
    }

    func append(_ use: ClassIndex.IdentifierUse, at node: some SyntaxProtocol) {
        uses.append((use, TypeScope(around: node, resolver.names)?.isLocal ?? false))
    }

    /// The innermost type around a node.
    func owner(of node: some SyntaxProtocol) -> String? { TypeScope(around: node, resolver.names)?.name }
}
