import SwiftIfConfig
import SwiftSyntax

/// Visits the code that is compiled: of each `#if` only the clause that counts.
///
/// `ActiveSyntaxVisitor` does the same, but folds the operators of each condition in place. That makes a new list of
/// all that stands beside the `#if`, so a file with many of them takes time in proportion to the square of their
/// number. Here each condition is read by itself.
class CompiledSyntaxVisitor: SyntaxVisitor {
    let conditions: AppConditions

    init(_ conditions: AppConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(Syntax(elements)) }
        return .skipChildren
    }
}

extension AppConditions {
    /// The clause of an `#if` that is compiled; `nil` when none is.
    func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in
            guard let condition = clause.condition else { return clause.poundKeyword.tokenKind == .poundElse }
            return holds(condition)
        }
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
        let text = condition.trimmedDescription
        if let known = answers.byText[text] { return known }
        let alone = IfConfigDeclSyntax(
            clauses: [IfConfigClauseSyntax(poundKeyword: .poundIfToken(), condition: condition.detached)])
        let holds = alone.activeClause(in: self).clause != nil
        answers.byText[text] = holds
        return holds
    }
}
