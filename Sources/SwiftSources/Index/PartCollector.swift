import ClassIndex
import SourceText
import SwiftIfConfig
import SwiftSyntax

/// Reads the classes, extensions and protocols of one file.
final class PartCollector: CompiledSyntaxVisitor {
    private let input: Input
    private(set) var parts: [TypePart] = []
    private(set) var protocols: [ProtocolPart] = []
    private(set) var typeAliases: [String: String] = [:]
    /// Names of structures, enumerations and actors.
    private(set) var otherTypes: [String] = []
    private(set) var imports: [String] = []

    /// A type or function around the code being read.
    private struct Scope {
        /// The name of a type with those around it; `nil` in a function.
        var name: String?
        var isGeneric = false
        var privateKeywords: [TokenSyntax] = []
        /// The part whose members are being read.
        var part: Int?
    }

    private var scopes: [Scope] = []

    init(_ input: Input, _ conditions: AppConditions) {
        self.input = input
        super.init(conditions)
        walk(input.tree)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = begin(
            .declaration, name: node.name, nameText: node.name.plainText, attributes: node.attributes,
            modifiers: node.modifiers, body: node.memberBlock)
        part.entry.isGeneric = part.entry.isGeneric || node.genericParameterClause != nil
        part.entry.inherit(node.inheritanceClause, canHaveSuperclass: true)
        enter(part)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = begin(
            .extension, name: node.extendedType, nameText: node.extendedType.compactDescription,
            attributes: node.attributes, modifiers: node.modifiers, body: node.memberBlock)
        part.isConstrained = node.genericWhereClause != nil || part.entry.name.contains("<")
        part.entry.inherit(node.inheritanceClause, canHaveSuperclass: false)
        enter(part)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterOther(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterOther(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterOther(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = ProtocolPart(input: input.number, name: qualified(node.name.plainText))
        part.inherited = node.inheritanceClause?.inheritedTypes.map(\.type.compactDescription) ?? []
        for item in node.memberBlock.members {
            guard let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.has(.optional) else { continue }
            part.optionalMethods.append(method)
        }
        protocols.append(part)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        typeAliases[qualified(node.name.plainText)] = node.initializer.value.compactDescription
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.plainText)
        let name = node.importKindSpecifier == nil ? path.joined(separator: ".") : path.first ?? ""
        if !imports.contains(name) { imports.append(name) }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let part = currentPart { parts[part].read(node, input) }
        scopes.append(Scope(name: nil, part: scopes.last?.part))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let part = currentPart { parts[part].read(node, input) }
        scopes.append(Scope(name: nil, part: scopes.last?.part))
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let part = currentPart { parts[part].read(node, input) }
        // What is declared in an accessor or an initial value is local.
        scopes.append(Scope(name: nil, part: scopes.last?.part))
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: nil, part: scopes.last?.part))
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

    // MARK: Scopes

    /// The part that a declaration read now is a member of.
    private var currentPart: Int? { scopes.last.flatMap { $0.name == nil ? nil : $0.part } }

    private func qualified(_ name: String) -> String {
        scopes.last?.name.map { "\($0).\(name)" } ?? name
    }

    private func begin(
        _ kind: TypePart.Kind, name: some SyntaxProtocol, nameText: String, attributes: AttributeListSyntax,
        modifiers: DeclModifierListSyntax, body: MemberBlockSyntax
    ) -> TypePart {
        let outer = scopes.last
        var part = TypePart(
            kind: kind, input: input.number,
            entry: ClassIndex.Class(name: qualified(nameText), position: input.position(of: name)),
            closingBrace: body.rightBrace, modifiers: modifiers)
        part.entry.runtimeName = attributes.attribute("objc")?.objectiveCName
        part.entry.access = modifiers.access ?? .internal
        part.entry.isGeneric = outer?.isGeneric ?? false
        part.isLocal = scopes.contains { $0.name == nil }
        part.exposesAll = attributes.has("objcMembers") || (kind == .extension && attributes.has("objc"))
        part.privateKeywords = outer?.privateKeywords ?? []
        if outer != nil, let keyword = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }) {
            part.privateKeywords.append(keyword.name)
        }
        part.members = Array(body.members)
        return part
    }

    private func enter(_ part: TypePart) {
        scopes.append(
            Scope(
                name: part.entry.name, isGeneric: part.entry.isGeneric, privateKeywords: part.privateKeywords,
                part: parts.count))
        parts.append(part)
    }

    private func enterOther(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        if !scopes.contains(where: { $0.name == nil }) { otherTypes.append(qualified(name.plainText)) }
        var scope = Scope(name: qualified(name.plainText), isGeneric: isGeneric || scopes.last?.isGeneric == true)
        scope.privateKeywords = scopes.last?.privateKeywords ?? []
        if !scopes.isEmpty, let keyword = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }) {
            scope.privateKeywords.append(keyword.name)
        }
        scopes.append(scope)
        return .visitChildren
    }
}

extension ClassIndex.Class {
    /// Takes up an inheritance clause; whether the first name is a superclass is decided when all files are known.
    fileprivate mutating func inherit(_ clause: InheritanceClauseSyntax?, canHaveSuperclass: Bool) {
        var names = clause?.inheritedTypes.map(\.type.compactDescription) ?? []
        if canHaveSuperclass, !names.isEmpty { superclass = names.removeFirst() }
        conformances = names
    }
}
