import ClassIndex
import SwiftSyntax

/// A call that names something of a storyboard or xib: `performSegue(withIdentifier: "Show", sender: self)`.
struct IdentifierCall {
    /// What the identifier names.
    let kind: ClassIndex.IdentifierUse.Kind
    /// The expression that says the identifier.
    let identifier: ExprSyntax
    /// What the method is called on; `nil` for a call by its name alone.
    let receiver: ExprSyntax?
    /// The call itself.
    let node: FunctionCallExprSyntax
    /// Whether it is `super.init(…)` or `self.init(…)`, which mostly hand on what they were given.
    let isDelegation: Bool

    /// The call as one of those, `nil` for any other.
    init?(_ call: FunctionCallExprSyntax) {
        node = call
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        receiver = member?.base
        var name = member?.declName.baseName.plainText
        name = name ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        guard var name else { return nil }
        let base = receiver?.trimmedDescription
        isDelegation = name == "init" && (base == "super" || base == "self")
        // `UIStoryboard.init(…)` is `UIStoryboard(…)`.
        if name == "init", let type = base?.split(separator: ".").last { name = String(type) }
        let labels = call.arguments.map { $0.label?.plainText ?? "_" }
        guard let found = Self.find(name, labels) else { return nil }
        kind = found.kind
        identifier =
            call.arguments[call.arguments.index(call.arguments.startIndex, offsetBy: found.position)].expression
    }

    /// Whether no bundle but the app's is named: that of a library may have files of the same names.
    var isInOwnBundle: Bool {
        guard let bundle = node.arguments.first(where: { $0.label?.plainText == "bundle" }) else { return true }
        let text = bundle.expression.trimmedDescription
        return ["nil", ".main", "Bundle.main"].contains(text) || text.hasPrefix("Bundle(for: ")
    }

    /// Whether a bundle is named that may be a library's. What a constant or property of the class holds is most often
    /// the app's own.
    var isElsewhere: Bool {
        guard kind == .storyboard || kind == .nib else { return false }
        let named = node.arguments.first { $0.label?.plainText == "bundle" }?.expression
        let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
        guard let bundle = named ?? (method == "loadNibNamed" ? receiver : nil) else { return false }
        let text = bundle.trimmedDescription
        guard !bundle.is(DeclReferenceExprSyntax.self), !["self.", "Self."].contains(where: text.hasPrefix) else {
            return false
        }
        return !["nil", ".main", "Bundle.main", ".module", "Bundle.module", "NSBundle.mainBundle()"].contains(text)
            && !["Bundle(for:", ".init(for:", "Bundle.init(for:", "NSBundle(forClass:"].contains(where: text.hasPrefix)
    }

    /// Whether a closure makes what the call returns.
    var hasCreator: Bool {
        node.trailingClosure != nil || node.arguments.contains { $0.label?.plainText == "creator" }
    }

    /// The class whose initialiser is called, as written; `nil` for another call, and where the code does not name it.
    var madeType: String? {
        guard !isDelegation, let path = node.calledExpression.path, path.last?.first?.isUppercase == true else {
            return nil
        }
        return path.joined(separator: ".")
    }

    /// What `register(_:…)` is given.
    var registered: ExprSyntax? { kind == .registration && madeType == nil ? node.arguments.first?.expression : nil }

    private static func find(
        _ name: String, _ labels: [String]
    ) -> (kind: ClassIndex.IdentifierUse.Kind, position: Int)? {
        guard let first = labels.first else { return nil }
        if let kind = byFirstLabel["\(name).\(first)"] { return (kind, 0) }
        switch (name, labels) {
        case ("dequeueReusableSupplementaryView", ["ofKind", "withReuseIdentifier", "for"]),
            ("makeSupplementaryView", ["ofKind", "withIdentifier", "for"]):
            return (.reuse, 1)
        case ("register", _):
            guard let last = labels.last, registering.contains(last) else { return nil }
            return (.registration, labels.count - 1)
        case ("loadNibNamed", _) where first == "_" && labels.count > 1: return (.nib, 0)
        // Initialisers, of a subclass as well.
        case (_, ["style", "reuseIdentifier"]): return (.registration, 1)
        case (_, ["reuseIdentifier"]): return (.registration, 0)
        case (_, ["nibName", "bundle"]), (_, ["nibNamed", "bundle"]): return (.nib, 0)
        default: return nil
        }
    }

    private static let byFirstLabel: [String: ClassIndex.IdentifierUse.Kind] = [
        "performSegue.withIdentifier": .segue,
        "performSegueWithIdentifier.identifier": .segue,
        "instantiateViewController.withIdentifier": .viewController,
        "instantiateViewController.identifier": .viewController,
        "instantiateController.withIdentifier": .viewController,
        "instantiateController.identifier": .viewController,
        "UIStoryboard.name": .storyboard,
        "NSStoryboard.name": .storyboard,
        "dequeueReusableCell.withIdentifier": .reuse,
        "dequeueReusableCell.withReuseIdentifier": .reuse,
        "dequeueReusableHeaderFooterView.withIdentifier": .reuse,
        "makeView.withIdentifier": .reuse,
        "makeItem.withIdentifier": .reuse,
    ]

    /// The last labels of `register(_:…:)`.
    private static let registering: Set<String> = [
        "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
        "withReuseIdentifier", "forIdentifier", "forItemWithIdentifier", "withIdentifier",
    ]
}
