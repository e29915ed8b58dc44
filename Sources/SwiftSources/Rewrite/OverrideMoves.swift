import ClassIndex
import SourceText
import SwiftSyntax

/// Moves members out of extensions into their class's body.
///
/// With Objective-C a member of an extension may override one of the superclass and may be overridden; without it
/// only members of the class body can.
struct OverrideMoves {
    /// A member to move.
    struct Move {
        let from: Int
        let range: SourceRange
        let to: Int
        /// Where the class body ends.
        let brace: Int
        /// An access level that the extension gave it, and where to write it.
        let access: (text: String, offset: Int)?
    }

    /// The moves among the files that are compiled.
    ///
    /// - Parameter others: where in each file members begin that become overrides.
    static func moves(in program: Program, compiled: Set<Int>, _ others: [Int: Set<Int>] = [:]) -> [Move] {
        let lookup = ClassLookup(program.index)
        let declarations = program.parts.filter {
            $0.kind == .declaration && !$0.isLocal && compiled.contains($0.input)
        }
        var overridden: [String: Set<String>] = [:]
        for entry in program.index.classes where !entry.overrides.isEmpty {
            for ancestor in lookup.chain(entry.name).dropFirst() {
                overridden[ancestor.name, default: []].formUnion(entry.overrides)
            }
        }
        var moves: [Move] = []
        for part in program.parts where part.kind == .extension && !part.isLocal && !part.isConstrained {
            guard compiled.contains(part.input),
                let target = declarations.first(where: { $0.entry.name == part.entry.name })
            else { continue }
            for member in part.members {
                let start = member.decl.positionAfterSkippingLeadingTrivia.utf8Offset
                guard let (name, modifiers, keyword) = describe(member.decl),
                    modifiers.has(.override) || overridden[part.entry.name]?.contains(name) == true
                        || others[part.input]?.contains(start) == true
                else { continue }
                let end = member.decl.endPositionBeforeTrailingTrivia.utf8Offset
                var access: (String, Int)?
                if modifiers.access == nil, let outer = part.modifiers.access, !outer.isPrivate {
                    let offset =
                        modifiers.first?.positionAfterSkippingLeadingTrivia.utf8Offset
                        ?? keyword.positionAfterSkippingLeadingTrivia.utf8Offset
                    access = (outer.rawValue + " ", offset)
                }
                moves.append(
                    Move(
                        from: part.input, range: SourceRange(start: start, end: end), to: target.input,
                        brace: target.closingBrace.positionAfterSkippingLeadingTrivia.utf8Offset, access: access))
            }
        }
        return moves
    }

    /// Carries moves out on the edits of all files.
    static func apply(_ moves: [Move], to edits: inout [Int: [SourceEdit]], _ inputs: [Int: Input]) {
        // First all texts are taken, then all places change, for a moved member may come from the file it goes to.
        var insertions: [(to: Int, edit: SourceEdit)] = []
        for move in moves {
            guard let source = inputs[move.from]?.file, let target = inputs[move.to]?.file else { continue }
            var inner = (edits[move.from] ?? []).filter { move.range.contains($0.range) }
            if let access = move.access {
                inner.append(SourceEdit(range: SourceRange(at: access.offset), replacement: access.text))
            }
            let text = moved(move.range, of: source, inner)
            let place = source.position(at: move.range.start)
            let next = target.position(at: move.brace)
            let replacement = """

                #sourceLocation(file: "\(Layout.escaped(place.path))", line: \(place.line))
                \(Layout.indentation(before: move.range.start, of: source))\(text)
                #sourceLocation(file: "\(Layout.escaped(next.path))", line: \(next.line))
                \(Layout.indentation(before: move.brace, of: target))
                """
            insertions.append(
                (move.to, SourceEdit(range: SourceRange(at: move.brace), replacement: replacement)))
        }
        for move in moves {
            guard let source = inputs[move.from]?.file else { continue }
            edits[move.from]?.removeAll { move.range.contains($0.range) }
            edits[move.from, default: []].append(
                SourceEdit(range: move.range, replacement: Layout.filled("", over: move.range, of: source)))
        }
        for insertion in insertions { edits[insertion.to, default: []].append(insertion.edit) }
    }

    private static func moved(_ range: SourceRange, of file: SourceFile, _ edits: [SourceEdit]) -> String {
        let part = SourceFile(path: file.path, bytes: Array(file.bytes[range.start..<range.end]))
        let shifted = edits.map {
            SourceEdit(
                range: SourceRange(start: $0.range.start - range.start, end: $0.range.end - range.start),
                replacement: $0.replacement)
        }
        let edited = (try? part.applying(shifted)) ?? part
        return String(decoding: edited.bytes, as: UTF8.self)
    }

    private static func describe(
        _ member: DeclSyntax
    ) -> (name: String, modifiers: DeclModifierListSyntax, keyword: TokenSyntax)? {
        if let method = member.as(FunctionDeclSyntax.self) {
            let name = TypePart.swiftName(method.name.plainText, method.signature.parameterClause)
            return (name, method.modifiers, method.funcKeyword)
        }
        if let property = member.as(VariableDeclSyntax.self),
            let pattern = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        {
            return (pattern.identifier.plainText, property.modifiers, property.bindingSpecifier)
        }
        return nil
    }
}
