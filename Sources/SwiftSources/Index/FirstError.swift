import SwiftDiagnostics
import SwiftIfConfig
import SwiftParserDiagnostics
import SwiftSyntax

/// The first syntax error of a file, in code that is compiled.
///
/// SwiftSyntax words all errors of a tree at once, in time that grows with the square of their number. So it is asked
/// about one statement or member at a time, the first ones first. One with very many errors has the place of the first
/// of them, in words of our own.
enum FirstError {
    /// A syntax error.
    struct Found {
        let message: String
        let position: AbsolutePosition
    }

    static func find(in tree: SourceFileSyntax, _ conditions: AppConditions) -> Found? {
        first(in: Syntax(tree), conditions)
    }

    private static func first(in node: Syntax, _ conditions: AppConditions) -> Found? {
        // The largest parts that can be asked about by themselves, in the order of the file.
        let parts = Parts()
        parts.walk(node)
        for part in parts.found {
            if let error = worded(part, conditions) { return error }
        }
        // Something is missing or left over between the parts. Where there are many parts, none of them is compiled.
        return parts.found.count < mostParts ? worded(node, conditions) : nil
    }

    private static let mostParts = 100

    private static func worded(_ node: Syntax, _ conditions: AppConditions) -> Found? {
        let places = Places()
        places.walk(node)
        if places.count > mostErrors, let position = places.first {
            return node.isActive(in: conditions).state == .unparsed
                ? nil : Found(message: "the code from here on cannot be read", position: position)
        }
        return ParseDiagnosticsGenerator.diagnostics(for: node).lazy
            .filter { $0.diagMessage.severity == .error && $0.node.isActive(in: conditions).state != .unparsed }
            .min { $0.position < $1.position }
            .map { Found(message: $0.message, position: $0.position) }
    }

    private static let mostErrors = 100

    /// Counts what is missing or left over in a node.
    private final class Places: SyntaxAnyVisitor {
        var count = 0
        var first: AbsolutePosition?

        init() { super.init(viewMode: .all) }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            node.hasError ? .visitChildren : .skipChildren
        }

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            add(node.positionAfterSkippingLeadingTrivia)
            return .skipChildren
        }

        override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
            if node.presence == .missing || node.hasError { add(node.positionAfterSkippingLeadingTrivia) }
            return .skipChildren
        }

        private func add(_ position: AbsolutePosition) {
            count += 1
            first = first.map { min($0, position) } ?? position
        }
    }

    /// Statements and members that have an error and no statement or member with an error in them.
    private final class Parts: SyntaxVisitor {
        var found: [Syntax] = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { look(Syntax(node)) }
        override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { look(Syntax(node)) }
        override func visitPost(_ node: CodeBlockItemSyntax) { leave(Syntax(node)) }
        override func visitPost(_ node: MemberBlockItemSyntax) { leave(Syntax(node)) }

        private var counts: [Int] = []

        private func look(_ node: Syntax) -> SyntaxVisitorContinueKind {
            counts.append(found.count)
            return node.hasError ? .visitChildren : .skipChildren
        }

        private func leave(_ node: Syntax) {
            guard let count = counts.popLast(), node.hasError, found.count == count else { return }
            found.append(node)
        }
    }
}
