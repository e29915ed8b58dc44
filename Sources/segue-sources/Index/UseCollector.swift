import AppSources
import SwiftIfConfig
import SwiftSyntax

/// Reads the storyboard identifiers that one file's code mentions.
final class UseCollector: ActiveSyntaxVisitor {
    private let input: Input
    private let names: TypeNames
    /// What was found, and whether the innermost type around it is local to a function.
    private(set) var uses: [(use: ClassIndex.IdentifierUse, isLocal: Bool)] = []
    /// What is named by an expression whose text is not known.
    private(set) var unresolved: [ClassIndex.IdentifierUse.Kind] = []

    init(_ input: Input, _ conditions: AppConditions, _ names: TypeNames) {
        self.input = input
        self.names = names
        super.init(viewMode: .sourceAccurate, configuration: conditions)
        walk(input.tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = IdentifierCall(node), !call.identifier.is(NilLiteralExprSyntax.self) {
            if let text = value(of: call.identifier) {
                add(
                    call.kind, text, at: call.identifier,
                    storyboard: call.kind == .viewController ? storyboard(call.receiver) : nil)
            } else if !call.isDelegation {
                unresolved.append(call.kind)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let comparison = elements[index].as(BinaryOperatorExprSyntax.self),
                ["==", "!="].contains(comparison.operator.text)
            else { continue }
            for (side, other) in [(index - 1, index + 1), (index + 1, index - 1)]
            where elements[side].compactDescription.filter({ $0 != "?" && $0 != "!" }) == "segue.identifier" {
                guard let text = value(of: elements[other]) else { continue }
                add(.segue, text, at: elements[other], inComparison: true)
            }
        }
        return .visitChildren
    }

    private func add(
        _ kind: ClassIndex.IdentifierUse.Kind, _ identifier: String, at node: ExprSyntax, storyboard: String? = nil,
        inComparison: Bool = false
    ) {
        let scope = TypeScope(around: node, names)
        let use = ClassIndex.IdentifierUse(
            kind: kind, identifier: identifier, position: input.position(of: node),
            end: input.file.position(at: node.endPositionBeforeTrailingTrivia.utf8Offset), owner: scope?.name,
            storyboard: storyboard, inComparison: inComparison)
        uses.append((use, scope?.isLocal ?? false))
    }

    private func value(of node: ExprSyntax) -> String? {
        guard let literal = node.as(StringLiteralExprSyntax.self),
            literal.openingQuote.tokenKind != .multilineStringQuote
        else { return nil }
        return literal.representedLiteralValue
    }

    private func storyboard(_ receiver: ExprSyntax?) -> String? {
        guard let call = receiver?.as(FunctionCallExprSyntax.self), let inner = IdentifierCall(call),
            inner.kind == .storyboard
        else { return nil }
        return value(of: inner.identifier)
    }
}
