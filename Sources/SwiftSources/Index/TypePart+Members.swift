import ClassIndex
import SwiftSyntax

extension TypePart {
    /// Takes up a method.
    mutating func read(_ node: FunctionDeclSyntax, _ input: Input) {
        let name = node.name.plainText
        let clause = node.signature.parameterClause
        let swiftName = Self.swiftName(name, clause)
        let isStatic = node.modifiers.has(.static) || node.modifiers.has(.class)
        if node.modifiers.has(.override) { entry.overrides.append(swiftName) }
        guard node.genericParameterClause == nil else { return }

        let parameters = clause.parameters.map(ClassIndex.Parameter.init)
        let effects = node.signature.effectSpecifiers
        let isThrowing = effects?.throwsClause != nil
        let isAsync = effects?.asyncSpecifier != nil
        let result = node.signature.returnClause?.type.compactDescription
        let closures = clause.parameters.reversed().prefix { Self.isFunction($0.type) }.count
        let given = node.attributes.attribute("objc")?.objectiveCName
        let method = ClassIndex.Method(
            kind: node.attributes.has("IBAction")
                ? .action : node.attributes.has("IBSegueAction") ? .segueAction : .method,
            selector: given
                ?? ObjectiveCName.selector(
                    name, labels: parameters.map(\.label), isThrowing: isThrowing, trailingClosures: closures,
                    isAsync: isAsync),
            swiftName: swiftName, parameters: parameters,
            result: result.flatMap { ["Void", "()", "Swift.Void"].contains($0) ? nil : $0 },
            isStatic: isStatic, isThrowing: isThrowing, isAsync: isAsync, access: access(node.modifiers),
            position: input.position(of: node.name))
        if method.kind != .method || exposes(node.attributes, node.modifiers) {
            entry.methods.append(method)
        } else {
            otherMethods.append(method)
        }
    }

    /// Takes up a property.
    mutating func read(_ node: VariableDeclSyntax, _ input: Input) {
        let isStatic = node.modifiers.has(.static) || node.modifiers.has(.class)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.plainText
            if node.modifiers.has(.override) { entry.overrides.append(name) }
            guard !isStatic else { continue }
            let type = binding.typeAnnotation?.type ?? node.bindings.last?.typeAnnotation?.type
            let property = ClassIndex.Property(
                name: Self.objectiveCName(node, binding) ?? name, swiftName: name, type: type?.compactDescription,
                isSettable: Self.isSettable(node, binding), isInspectable: node.attributes.has("IBInspectable"),
                access: access(node.modifiers), position: input.position(of: pattern))
            if node.attributes.has("IBOutlet") {
                entry.outlets.append(property)
            } else if property.isInspectable || node.attributes.has("NSManaged")
                || exposes(node.attributes, node.modifiers)
            {
                entry.attributes.append(property)
            } else {
                otherProperties.append(property)
            }
        }
    }

    /// Takes up an initialiser.
    mutating func read(_ node: InitializerDeclSyntax, _ input: Input) {
        let clause = node.signature.parameterClause
        let name = Self.swiftName("init", clause)
        if node.modifiers.has(.override) || node.modifiers.has(.required) { entry.overrides.append(name) }
        entry.initializers.append(
            ClassIndex.Initializer(
                swiftName: name, parameters: clause.parameters.map(ClassIndex.Parameter.init),
                isConvenience: node.modifiers.has(.convenience), isUnavailable: node.attributes.saysUnavailable,
                access: access(node.modifiers), fatalCall: node.body?.statements.fatalCall.map { input.place(of: $0) }))
    }

    // MARK: What declarations say

    private func exposes(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        if attributes.has("objc") { return true }
        return exposesAll && !attributes.has("nonobjc") && !access(modifiers).isPrivate
    }

    /// A member of an extension has the extension's access unless it says otherwise.
    private func access(_ member: DeclModifierListSyntax) -> ClassIndex.Access {
        member.access ?? (kind == .extension ? modifiers.access ?? .internal : .internal)
    }

    static func swiftName(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String {
        "\(name)(\(clause.parameters.map { $0.firstName.plainText + ":" }.joined()))"
    }

    private static func isFunction(_ type: TypeSyntax) -> Bool {
        if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
        if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isFunction(only.type)
        }
        return type.is(FunctionTypeSyntax.self)
    }

    /// `@objc(name)` on the property or on its getter.
    private static func objectiveCName(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
        if let name = node.attributes.attribute("objc")?.objectiveCName { return name }
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return nil }
        let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        return getter?.attributes.attribute("objc")?.objectiveCName
    }

    private static func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        let setting: [Keyword] = [.set, .willSet, .didSet, ._modify]
        return list.contains { accessor in
            setting.contains { accessor.accessorSpecifier.tokenKind == .keyword($0) }
        }
    }
}

extension ClassIndex.Parameter {
    init(_ node: FunctionParameterSyntax) {
        let label = node.firstName.plainText
        self.init(
            label: label == "_" ? nil : label,
            type: node.type.compactDescription + (node.ellipsis == nil ? "" : "..."),
            hasDefault: node.defaultValue != nil)
    }
}

extension CodeBlockItemListSyntax {
    /// The call that ends the process whenever the statements run: no other way out comes before it.
    fileprivate var fatalCall: ExprSyntax? {
        for statement in self {
            if case .expr(let expression) = statement.item, let call = expression.as(FunctionCallExprSyntax.self),
                ["fatalError", "preconditionFailure", "abort", "Swift.fatalError", "Swift.preconditionFailure"]
                    .contains(call.calledExpression.trimmedDescription)
            {
                return expression
            }
            guard !statement.mayLeave else { return nil }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether it holds a statement that leaves the function it is in.
    var mayLeave: Bool {
        if self.is(ReturnStmtSyntax.self) || self.is(ThrowStmtSyntax.self) { return true }
        if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) { return false }
        return children(viewMode: .sourceAccurate).contains { $0.mayLeave }
    }
}

extension ClassIndex.Access {
    var isPrivate: Bool { self == .private || self == .fileprivate }
}
