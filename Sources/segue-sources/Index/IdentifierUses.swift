import AppSources
import SwiftSyntax

/// Finds storyboard identifiers that code writes out.
enum IdentifierUses {
    /// The identifier that a call such as `performSegue(withIdentifier: "Show", sender: self)` names.
    static func use(in call: FunctionCallExprSyntax, _ input: Input) -> ClassIndex.IdentifierUse? {
        guard let argument = call.arguments.first, let label = argument.label?.plainText,
            let kind = calls["\(name(of: call.calledExpression)).\(label)"],
            let literal = argument.expression.as(StringLiteralExprSyntax.self),
            let text = literal.representedLiteralValue
        else { return nil }
        return ClassIndex.IdentifierUse(kind: kind, identifier: text, position: input.position(of: literal))
    }

    /// The identifiers that comparisons such as `segue.identifier == "Show"` name.
    static func comparisons(in sequence: SequenceExprSyntax, _ input: Input) -> [ClassIndex.IdentifierUse] {
        let elements = Array(sequence.elements)
        var uses: [ClassIndex.IdentifierUse] = []
        for index in elements.indices.dropFirst().dropLast() {
            guard let comparison = elements[index].as(BinaryOperatorExprSyntax.self),
                ["==", "!="].contains(comparison.operator.text)
            else { continue }
            for (side, other) in [(index - 1, index + 1), (index + 1, index - 1)] {
                guard elements[side].compactDescription.filter({ $0 != "?" && $0 != "!" }) == "segue.identifier",
                    let literal = elements[other].as(StringLiteralExprSyntax.self),
                    let text = literal.representedLiteralValue
                else { continue }
                uses.append(
                    ClassIndex.IdentifierUse(kind: .segue, identifier: text, position: input.position(of: literal)))
            }
        }
        return uses
    }

    private static let calls: [String: ClassIndex.IdentifierUse.Kind] = [
        "performSegue.withIdentifier": .segue,
        "performSegueWithIdentifier.identifier": .segue,
        "instantiateViewController.withIdentifier": .viewController,
        "instantiateViewController.identifier": .viewController,
        "UIStoryboard.name": .storyboard,
        "dequeueReusableCell.withIdentifier": .reuse,
        "dequeueReusableCell.withReuseIdentifier": .reuse,
        "dequeueReusableHeaderFooterView.withIdentifier": .reuse,
    ]

    private static func name(of called: ExprSyntax) -> String {
        if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? ""
    }
}
