import SwiftDiagnostics
import SwiftIfConfig
import SwiftParserDiagnostics
import SwiftSyntax

/// The first syntax error of a file, in code that is compiled.
///
/// SwiftSyntax words all errors of a tree at once, in time that grows with the square of their number. So it is asked
/// about one statement or member at a time, the first ones first.
enum FirstError {
    static func find(in tree: SourceFileSyntax, _ conditions: AppConditions) -> SwiftDiagnostics.Diagnostic? {
        first(in: Syntax(tree), conditions)
    }

    private static func first(in node: Syntax, _ conditions: AppConditions) -> SwiftDiagnostics.Diagnostic? {
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

    private static func worded(_ node: Syntax, _ conditions: AppConditions) -> SwiftDiagnostics.Diagnostic? {
        ParseDiagnosticsGenerator.diagnostics(for: node).lazy
            .filter { $0.diagMessage.severity == .error && $0.node.isActive(in: conditions).state != .unparsed }
            .min { $0.position < $1.position }
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
