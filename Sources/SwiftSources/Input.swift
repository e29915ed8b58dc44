import ClassIndex
import SourceText
import SwiftDiagnostics
import SwiftIfConfig
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

// SwiftSyntax has types of the same names; in this module the project's own are meant.
typealias SourceEdit = SourceText.SourceEdit
typealias SourceRange = SourceText.SourceRange
typealias Diagnostic = SourceText.Diagnostic

/// A Swift file with its syntax tree.
struct Input {
    /// Which one it is among those given, from 1; names in generated code end with it.
    let number: Int
    let file: SourceFile
    let tree: SourceFileSyntax
    /// Why it cannot be compiled, as far as its own text tells.
    let problem: Diagnostic?
    /// What bodies say that are not in the tree.
    let leftOut: ReducedSource.LeftOut

    /// - Parameter parsed: The file's tree, where it is known already.
    init(number: Int, file: SourceFile, parsed: ParsedFile? = nil, conditions: AppConditions) {
        let parsed = parsed ?? ParsedFile(file, isReduced: false)
        self.number = number
        self.file = file
        tree = parsed.tree
        leftOut = parsed.leftOut
        problem =
            parsed.excess.map { Self.leftOut($0.reason, file, at: $0.offset) }
            ?? Self.problem(of: tree, file, conditions)
    }

    private static func leftOut(_ reason: String, _ file: SourceFile, at offset: Int) -> Diagnostic {
        Diagnostic(
            .warning, ClassIndex.File.leftOutRule, ClassIndex.File.leftOutMark + reason, path: file.path,
            position: file.position(at: offset))
    }

    /// Where a node's text begins.
    func position(of node: some SyntaxProtocol) -> SourcePosition {
        file.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Where a node's text is.
    func place(of node: some SyntaxProtocol) -> ClassIndex.Place {
        ClassIndex.Place(
            position: position(of: node),
            end: file.position(at: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// The first syntax error in the code that is compiled, or the reason a sound file cannot be part of a library.
    private static func problem(
        of tree: SourceFileSyntax, _ file: SourceFile, _ conditions: AppConditions
    ) -> Diagnostic? {
        if tree.hasError, let first = FirstError.find(in: tree, conditions) {
            return leftOut(first.message, file, at: first.position.utf8Offset)
        }
        if file.path.split(separator: "/").last == "main.swift" {
            return leftOut("main.swift starts the app, which the walkthrough does itself", file, at: 0)
        }
        return nil
    }
}

extension AttributeListSyntax {
    /// The attribute of that name.
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if let attribute = element.as(AttributeSyntax.self), attribute.name == name { return attribute }
        }
        return nil
    }

    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// Whether `@available(*, unavailable)` or the like is there.
    var saysUnavailable: Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available" else { return false }
            return attribute.arguments?.trimmedDescription.contains("unavailable") == true
        }
    }
}

extension AttributeSyntax {
    /// The name without the at sign.
    var name: String { attributeName.trimmedDescription }

    /// What `@objc(…)` says in its parentheses.
    var objectiveCName: String? {
        guard name == "objc", let text = arguments?.trimmedDescription else { return nil }
        let compact = text.filter { !$0.isWhitespace }
        return compact.isEmpty ? nil : compact
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// The access level the modifiers say, `private(set)` and its like left aside.
    var access: ClassIndex.Access? {
        for modifier in self where modifier.detail == nil {
            if let access = ClassIndex.Access(rawValue: modifier.name.text) { return access }
        }
        return nil
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}

extension SyntaxProtocol {
    /// The text on one line, without comments.
    var compactDescription: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty,
                token.leadingTrivia.separates
                    || token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.separates == true
            {
                text += " "
            }
            text += token.text
        }
        return text
    }
}

extension Trivia {
    fileprivate var separates: Bool { !isEmpty }
}
