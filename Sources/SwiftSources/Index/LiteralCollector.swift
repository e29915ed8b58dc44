import ClassIndex
import SwiftSyntax

/// Reads the texts that a file writes out, also in code that is not compiled.
final class LiteralCollector: SyntaxVisitor {
    private(set) var literals: [String] = []

    init(_ input: Input) {
        super.init(viewMode: .sourceAccurate)
        literals = input.leftOut.literals
        walk(input.tree)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { literals.append(text) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Names of other lengths are not made into strings.
        if Self.watchedLengths.contains(node.baseName.trimmedLength.utf8Length),
            ClassIndex.watchedMembers.contains(node.baseName.text)
        {
            literals.append(node.baseName.text)
        }
        return .visitChildren
    }

    private static let watchedLengths = Set(ClassIndex.watchedMembers.map(\.utf8.count))

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.hasStringRawValues else { return .visitChildren }
        for item in node.memberBlock.members {
            for element in item.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] where element.rawValue == nil {
                literals.append(element.name.plainText)
            }
        }
        return .visitChildren
    }
}

extension EnumDeclSyntax {
    /// Whether its raw values are texts, so that a case without one has its own name.
    var hasStringRawValues: Bool {
        ["String", "Swift.String"].contains(inheritanceClause?.inheritedTypes.first?.type.trimmedDescription)
    }
}
