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
        var parts: [String] = []
        var innermost: Syntax?
        var isLocal = false
        var isPrivate = false
        var next = node.parent
        while let current = next {
            next = current.parent
            if let name = current.typeName(names) {
                if !isLocal { parts.insert(name, at: 0) }
                innermost = innermost ?? current
                if let modifiers = current.asProtocol(WithModifiersSyntax.self)?.modifiers,
                    !current.is(ExtensionDeclSyntax.self),
                    modifiers.has(.private) || modifiers.has(.fileprivate), !isLocal
                {
                    isPrivate = true
                }
            } else if innermost != nil,
                current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                    || current.is(AccessorBlockSyntax.self)
            {
                isLocal = true
            }
        }
        guard let innermost else { return nil }
        self.name = parts.joined(separator: ".")
        self.node = innermost
        self.isLocal = isLocal
        isPrivateToFile = isPrivate
    }
}

extension Syntax {
    /// The name of the type that this declares or extends.
    func typeName(_ names: TypeNames) -> String? {
        if let node = self.as(ExtensionDeclSyntax.self) { return names.extended(node.extendedType.compactDescription) }
        guard
            self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
                || self.is(ActorDeclSyntax.self) || self.is(ProtocolDeclSyntax.self)
        else { return nil }
        return self.asProtocol(NamedDeclSyntax.self)?.name.plainText
    }
}
