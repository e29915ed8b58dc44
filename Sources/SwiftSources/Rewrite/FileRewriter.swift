import ClassIndex
import SourceText
import SwiftIfConfig
import SwiftSyntax

/// Finds what in one file does not compile without Objective-C, and what to put there.
///
/// Whatever goes away is replaced by as many spaces, line breaks kept, so that the rest stays on its line and column.
final class FileRewriter: CompiledSyntaxVisitor {
    private let input: Input
    private let table: SelectorTable
    private let optionalMethods: Set<String>
    private let layerClasses: LayerClasses
    /// The edits, none overlapping another.
    private(set) var edits: [SourceEdit] = []
    /// Methods that `#selector` names.
    private(set) var named: [ClassIndex.Method] = []
    /// The types around the code being read, outermost first.
    private var types: [String] = []

    /// Attributes that only Objective-C or Interface Builder understands.
    private static let attributes: Set<String> = [
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objc",
        "objcMembers", "nonobjc", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
    ]

    init(_ input: Input, _ program: Program, _ table: SelectorTable, _ layerClasses: LayerClasses) {
        self.layerClasses = layerClasses
        self.input = input
        self.table = table
        optionalMethods = Set(program.protocols.flatMap { $0.optionalMethods.map(\.name.plainText) })
        super.init(program.conditions)
        if input.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            // Text goes before it, where it would no longer be a byte order mark.
            edits.append(SourceEdit(range: SourceRange(start: 0, end: 3), replacement: ""))
        }
        walk(input.tree)
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.name) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if [.keyword(.dynamic), .keyword(.optional)].contains(node.name.tokenKind) { blank(node) }
        return .skipChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            for call in FunctionCalls.all(in: condition) {
                guard call.calledExpression.trimmedDescription == "os", let argument = call.arguments.first else {
                    continue
                }
                let isActive = conditions.isActiveTargetOS(name: argument.expression.trimmedDescription)
                replace(call, with: isActive ? "true" : "false")
            }
        }
        return super.visit(node)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        // `import UIKit.UIGestureRecognizerSubclass`: the runtime's modules have no submodules.
        let names = node.path.map(\.name)
        if node.importKindSpecifier == nil, names.count > 1, let first = names.first, let last = names.last,
            RuntimeModules.names.contains(first.text)
        {
            blank(from: first.endPositionBeforeTrailingTrivia, to: last.endPositionBeforeTrailingTrivia)
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let reference = SelectorReference(node.arguments) else { return .visitChildren }
            let selector = reference.resolve(table, inside: types.reversed())
            if let method = selector.method { named.append(method) }
            replace(node, with: "Selector(\(quoted(selector.text)))")
            return .skipChildren
        case "keyPath":
            guard let path = node.arguments.first?.expression else { return .visitChildren }
            replace(node, with: quoted(KeyPathText.text(path, table)))
            return .skipChildren
        case "colorLiteral":
            replace(
                from: node.pound.positionAfterSkippingLeadingTrivia, to: node.macroName.endPosition, with: "UIColor")
        case "imageLiteral":
            guard let name = node.arguments.first?.expression.trimmedDescription else { return .visitChildren }
            replace(node, with: "UIImage(named: \(name))!")
            return .skipChildren
        case "Preview":
            blank(node)
            return .skipChildren
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        blank(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // `delegate?.screenDidClose?(self)`: the requirement is no longer optional.
        if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chained.expression.as(MemberAccessExprSyntax.self),
            optionalMethods.contains(member.declName.baseName.plainText)
        {
            blank(chained.questionMark)
        }
        // Delays pass on the virtual clock.
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "asyncAfter", let queue = member.base,
            queue.trimmedDescription == "DispatchQueue.main",
            !node.arguments.contains(where: { $0.label?.text == "execute" })
        {
            replace(queue, with: "HeadlessQueue.main")
        }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText)
        guard node.attributes.has("objc") else { return .visitChildren }
        // An `@objc` protocol is for classes only; `weak` variables count on it.
        let inherited = node.inheritanceClause?.inheritedTypes
        let names = inherited?.map(\.type.trimmedDescription) ?? []
        if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) { return .visitChildren }
        if let last = inherited?.last {
            insert(", AnyObject", at: last.type.endPositionBeforeTrailingTrivia)
        } else {
            insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        }
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText)
        let brace = node.memberBlock.rightBrace
        for initializer in layerClasses.missing(in: node, types.last ?? "") {
            let isOnOwnLine = brace.leadingTrivia.description.contains { $0.isNewline }
            insert("\(isOnOwnLine ? "" : "; ")\(initializer)", at: brace.positionAfterSkippingLeadingTrivia)
            insert("; ", at: brace.positionAfterSkippingLeadingTrivia)
        }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.compactDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    @discardableResult
    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }

    // MARK: Layers

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if layerClasses.isRequired(node, of: types.last ?? ""),
            let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        {
            replace(modifier, with: "required")
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // Core Animation provides the accessors of a layer's managed properties, and animates them.
        guard node.attributes.has("NSManaged"), layerClasses.contains(types.last ?? "") else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                let type = binding.typeAnnotation
            else { continue }
            let accessors =
                " { get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
            insert(accessors, at: type.endPositionBeforeTrailingTrivia)
            if let comma = binding.trailingComma { replace(comma, with: "; var") }
        }
        return .visitChildren
    }

    // MARK: Edits

    private func blank(_ node: some SyntaxProtocol) {
        blank(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
    }

    private func blank(from start: AbsolutePosition, to end: AbsolutePosition) {
        replace(from: start, to: end, with: "")
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(
            from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia, with: text)
    }

    private func replace(from start: AbsolutePosition, to end: AbsolutePosition, with text: String) {
        let range = SourceRange(start: start.utf8Offset, end: end.utf8Offset)
        edits.append(SourceEdit(range: range, replacement: Layout.filled(text, over: range, of: input.file)))
    }

    private func insert(_ text: String, at position: AbsolutePosition) {
        edits.append(SourceEdit(range: SourceRange(at: position.utf8Offset), replacement: text))
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

/// Keeps the rest of a file where it is when a part of it changes.
enum Layout {
    /// `text`, then the line breaks of `range` and enough spaces that what follows stays in its column if it can.
    static func filled(_ text: String, over range: SourceRange, of file: SourceFile) -> String {
        var filled = ""
        var column = 0
        for byte in file.bytes[range.start..<range.end] {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                filled.unicodeScalars.append(Unicode.Scalar(byte))
                column = 0
            } else {
                filled += " "
                column += 1
            }
        }
        guard !text.isEmpty else { return filled }
        let firstLine = filled.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        return text + filled.utf8Suffix(from: min(firstLine, text.utf8.count))
    }

    /// As many spaces as bring a text to the column of `offset`.
    static func indentation(before offset: Int, of file: SourceFile) -> String {
        var count = 0
        while offset - count > 0, ![UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(file.bytes[offset - count - 1]) {
            count += 1
        }
        return String(repeating: " ", count: count)
    }

    /// A path as a string literal's contents.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "\\" || $1 == "\"" ? "\\\($1)" : String($1) }
    }
}

extension String {
    fileprivate func utf8Suffix(from count: Int) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }
}

/// Collects calls, for conditions, which a visitor of active code does not enter.
private final class FunctionCalls: SyntaxVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func all(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
        let visitor = FunctionCalls(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }
}
