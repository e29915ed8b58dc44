import SwiftSyntax

/// The type whose declaration or extension is around some code.
struct TypeScope {
    /// Its name with the types around it, as far as the next function.
    let name: String
    /// The declaration.
    let node: Syntax
    /// Whether it is declared inside a function, out of reach of any other code.
    let isLocal: Bool
    /// Whether it, or a type around it, is seen by its own file alone.
    let isPrivateToFile: Bool

    /// The innermost type around a node; `nil` at top level.
    ///
    /// - Parameter names: says which type an extension means.
    init?(around node: some SyntaxProtocol, _ names: TypeNames) {
        var next = node.parent
        while let current = next {
            if let scope = TypeScope(of: current, names) {
                self = scope
                return
            }
            next = current.parent
        }
        return nil
    }

    /// The type that a node itself declares or extends; `nil` when it is no such declaration.
    init?(of node: Syntax, _ names: TypeNames) {
        guard let own = node.typeName(names) else { return nil }
        var parts = [own]
        var isPrivate = node.isPrivateDeclaration
        var isLocal = false
        var next = node.parent
        while let current = next, !isLocal {
            next = current.parent
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                isLocal = true
            } else if let name = current.typeName(names) {
                parts.insert(name, at: 0)
                isPrivate = isPrivate || current.isPrivateDeclaration
            }
        }
        name = parts.joined(separator: ".")
        self.node = node
        self.isLocal = isLocal
        isPrivateToFile = isPrivate
    }
}

extension Syntax {
    /// The name of the type that this declares or extends.
    fileprivate func typeName(_ names: TypeNames) -> String? {
        if let node = self.as(ExtensionDeclSyntax.self) { return names.extended(node.extendedType.compactDescription) }
        guard
            self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
                || self.is(ActorDeclSyntax.self) || self.is(ProtocolDeclSyntax.self)
        else { return nil }
        return self.asProtocol(NamedDeclSyntax.self)?.name.plainText
    }

    /// Whether this declares, not extends, something for its own file or scope alone.
    fileprivate var isPrivateDeclaration: Bool {
        guard !self.is(ExtensionDeclSyntax.self) else { return false }
        return self.asProtocol(WithModifiersSyntax.self)?.modifiers.access?.isPrivate == true
    }
}
