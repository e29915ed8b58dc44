import ClassIndex
import SourceText
import SwiftParser
import SwiftSyntax

/// Leaves the bodies of single functions out of a file, so that the rest of it still runs.
///
/// A body in which the compiler found an error gives way to a call that ends the step with a failure, which names the
/// function and the error. The file keeps its lines.
struct BodyOmissions {
    /// An error of the compiler: its place in the user's file, and its text.
    struct Request: Equatable {
        var path: String
        /// From 1.
        var line: Int
        /// In UTF-8 bytes from 1.
        var column: Int
        var reason: String

        /// Reads `LINE:COLUMN:PATH`.
        init?(_ text: String, reason: String) {
            let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]) else { return nil }
            self.line = line
            self.column = column
            path = String(parts[2])
            self.reason = reason
        }
    }

    /// The name by which app code imports the runtime.
    let runtimeModule: String
    let requests: [Request]

    /// The file without the bodies that requests lie in, and these bodies; a request outside any body is not among them.
    func apply(to file: SourceFile) -> (file: SourceFile, bodies: [RewriteManifest.OmittedBody]) {
        let requests = requests.filter { $0.path == file.path }
        guard !requests.isEmpty else { return (file, []) }
        let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = BodyFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        var edits: [Int: SourceEdit] = [:]
        var bodies: [RewriteManifest.OmittedBody] = []
        for request in requests {
            guard let line = file.lines.range(ofLine: request.line) else { continue }
            let offset = line.start + request.column - 1
            guard let body = finder.bodies.first(where: { $0.range.start <= offset && offset < $0.range.end }) else {
                continue
            }
            bodies.append(.init(path: file.path, line: request.line, column: request.column, name: body.name))
            guard edits[body.range.start] == nil else { continue }
            let position = file.position(at: min(offset, line.end))
            edits[body.range.start] = SourceEdit(
                range: body.range,
                replacement: Layout.filled(replacement(of: body, request, position), over: body.range, of: file))
        }
        guard !edits.isEmpty, let edited = try? file.applying(Array(edits.values)) else { return (file, []) }
        // The call names the runtime's module, which a file of plain Swift need not import.
        let text = edited.bytes + Array("\nimport \(runtimeModule)\n".utf8)
        return (SourceFile(path: file.path, bytes: text), bodies)
    }

    private func replacement(
        of body: BodyFinder.Body, _ request: Request, _ position: SourcePosition
    ) -> String {
        // A value that nobody can give ends the app, as on a device.
        let function = body.returns ? "Swift.fatalError" : "\(runtimeModule).segueMeetLeftOutBody"
        let text =
            "\(body.name) did not run, because it does not compile and was left out of the app: "
            + "\(request.reason) (\(position))"
        let line = String(text.map { $0.isNewline ? " " : $0 })
        return "{ \(function)(\"\(Layout.escaped(line))\") }"
    }
}

/// Finds the outermost bodies of functions, initialisers and accessors.
private final class BodyFinder: SyntaxVisitor {
    struct Body {
        /// `ListViewController.reload(_:)`.
        var name: String
        /// Braces included.
        var range: SourceRange
        /// Whether something has to come out of it: a value, or an object that is whole.
        var returns: Bool
    }

    private(set) var bodies: [Body] = []
    private var types: [String] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        let type = node.signature.returnClause?.type.trimmedDescription
        add("\(node.name.plainText)(\(labels))", body, returns: type.map { $0 != "Void" && $0 != "()" } ?? false)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        add("init(\(labels))", body, returns: true)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { add("deinit", body, returns: false) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let name = binding.pattern.trimmedDescription
            if let block = binding.accessorBlock { add(name, block) }
        }
        // An initial value belongs to its type: it is no body.
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if let block = node.accessorBlock { add("subscript", block) }
        return .skipChildren
    }

    private func add(_ name: String, _ block: AccessorBlockSyntax) {
        switch block.accessors {
        case .getter: add(name, block, returns: true)
        case .accessors(let accessors):
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                let kind = accessor.accessorSpecifier.text
                add("\(name).\(kind)", body, returns: !["set", "willSet", "didSet"].contains(kind))
            }
        @unknown default: break
        }
    }

    private func add(_ name: String, _ body: some SyntaxProtocol, returns: Bool) {
        let range = SourceRange(
            start: body.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: body.endPositionBeforeTrailingTrivia.utf8Offset)
        bodies.append(Body(name: (types.last.map { "\($0)." } ?? "") + name, range: range, returns: returns))
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }
}
