import SourceText

/// Reads class names, actions, outlets and identifiers off an Objective-C file; nothing of it is compiled.
///
/// It knows `@interface`, `@implementation`, categories, method heads, `@property` and `IBOutlet` members, and nothing
/// of macros: what it does not know it passes over. ``ObjectiveCScan`` puts several files together.
public struct ObjectiveCScanner {
    private let tokens: [ObjectiveCToken]
    private var next = 0
    private let file: SourceFile
    private let constants: ObjectiveCConstants
    /// What functions outside a class say.
    private(set) var outside = ObjectiveCUses()
    private(set) var unresolved: [ClassIndex.IdentifierUse.Kind] = []
    /// The classes of objects that are made without a nib's name.
    private(set) var created: [String] = []
    /// The classes whose code gives something a data source; the empty text for functions.
    private(set) var dataSourceSetters: [String] = []

    /// - Parameters:
    ///   - code: the file's tokens without preprocessor lines.
    init(_ file: SourceFile, code: [ObjectiveCToken], constants: ObjectiveCConstants) {
        self.file = file
        self.constants = constants
        tokens = code
        closings = Self.closings(of: code)
        var count = 0
        containers = code.indices.map { index in
            defer { if Self.isContainer(index, code) { count += 1 } }
            return count
        }
    }

    /// For each brace that opens the one that closes it; every other token, and a brace that stays open, has 0.
    private let closings: [Int]
    /// How many containers begin or end before each token.
    private let containers: [Int]

    private static func closings(of tokens: [ObjectiveCToken]) -> [Int] {
        var closings = [Int](repeating: 0, count: tokens.count)
        var open: [Int] = []
        for index in tokens.indices {
            if tokens[index].text == "{" { open.append(index) }
            if tokens[index].text == "}", let start = open.popLast() { closings[start] = index }
        }
        return closings
    }

    /// The classes that headers and implementation files declare, merged by name, in the order of their first mention.
    public static func classes(in files: [SourceFile]) -> [ClassIndex.Class] { ObjectiveCScan(files).classes }

    /// The modules and headers a file imports: modules and `<Kit/Kit.h>` by their first name, headers in quotes as they
    /// are written.
    public static func imports(of file: SourceFile) -> [String] {
        let tokens = ObjectiveCToken.tokens(of: file.bytes)
        var names: [String] = []
        for (index, token) in tokens.enumerated() where token.kind == .word && index > 0 {
            if token.text == "import", tokens[index - 1].text == "@", index + 1 < tokens.count {
                names.append(tokens[index + 1].text)
            } else if token.text == "import" || token.text == "include", tokens[index - 1].text == "#",
                index + 2 < tokens.count, tokens[index + 1].text == "<"
            {
                names.append(tokens[index + 2].text)
            } else if token.text == "import" || token.text == "include", tokens[index - 1].text == "#",
                index + 1 < tokens.count, let header = tokens[index + 1].value, header.hasSuffix(".h")
            {
                names.append(header)
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: Containers

    /// Every `@interface` and `@implementation`, and whether it declares the class rather than adding to it.
    mutating func parts() -> [(ClassIndex.Class, declares: Bool)] {
        var parts: [(ClassIndex.Class, Bool)] = []
        while let token = peek {
            if token.text == "{", !isLinkage {
                let found = uses(inBodyOf: nil, parameters: [])
                outside.found += found.found
                continue
            }
            next += 1
            guard token.text == "@", let keyword = peek?.text, keyword == "interface" || keyword == "implementation"
            else { continue }
            next += 1
            guard let name = take(), name.kind == .word else { continue }
            var part = ClassIndex.Class(
                name: name.text, runtimeName: name.text, language: .objectiveC, access: .public,
                position: file.position(at: name.offset))
            var declares = true
            skipGroup("<", ">")
            if peek?.text == "(" {
                declares = false
                skipGroup("(", ")")
            }
            if peek?.text == ":" {
                next += 1
                part.superclass = take()?.text
            }
            // Of two groups the first one holds the superclass's type arguments.
            while peek?.text == "<" { part.conformances = protocols() }
            members(of: &part)
            parts.append((part, declares))
        }
        return parts
    }

    private mutating func protocols() -> [String] {
        let start = next
        skipGroup("<", ">")
        return tokens[start..<next].filter { $0.kind == .word }.map(\.text)
    }

    /// Reads up to `@end`.
    private mutating func members(of part: inout ClassIndex.Class) {
        if peek?.text == "{" { instanceVariables(of: &part) }
        while let token = peek {
            switch token.text {
            case "@":
                next += 1
                switch peek?.text {
                case "end":
                    next += 1
                    return
                case "property": property(of: &part)
                case "interface", "implementation":
                    // An `@end` is missing; the next container begins here.
                    next -= 1
                    return
                default: break
                }
            case "-", "+": method(of: &part)
            case "{": part.uses += uses(inBodyOf: part.name, parameters: []).found
            default: next += 1
            }
        }
    }

    // MARK: Members

    private mutating func method(of part: inout ClassIndex.Class) {
        guard let sign = take(), peek?.text == "(" else { return }
        let result = group()
        guard let first = peek, first.kind == .word else { return }
        var selector = ""
        var parameters: [ClassIndex.Parameter] = []
        var names: [ObjectiveCUses.Parameter] = []
        while let piece = peek, piece.text != ";", piece.text != "{" {
            if piece.kind == .word { next += 1 }
            guard peek?.text == ":" else {
                if parameters.isEmpty { selector = piece.text }
                break
            }
            next += 1
            selector += (piece.kind == .word ? piece.text : "") + ":"
            let type = peek?.text == "(" ? group() : []
            parameters.append(
                ClassIndex.Parameter(label: piece.kind == .word ? piece.text : nil, type: Self.text(type)))
            while let attribute = peek?.text, attribute == "__unused" || attribute == "__attribute__" {
                next += 1
                skipGroup("(", ")")
            }
            // The parameter's own name.
            if let name = peek, name.kind == .word {
                names.append(.init(name: name.text, type: Self.text(type), selector: selector))
                next += 1
            }
        }
        // Variadic parameters and attributes.
        while let token = peek, token.text != ";", token.text != "{", token.text != "@" { next += 1 }
        if peek?.text == "{" { part.uses += uses(inBodyOf: part.name, parameters: names).found }
        guard !selector.isEmpty else { return }
        let isAction = result.contains { $0.text == "IBAction" }
        let isSegueAction = result.contains { $0.text == "IBSegueAction" }
        let resultText = Self.text(result.filter { $0.text != "IBSegueAction" })
        part.methods.append(
            ClassIndex.Method(
                kind: isAction ? .action : isSegueAction ? .segueAction : .method, selector: selector,
                swiftName: selector, parameters: parameters,
                result: isAction || resultText == "void" ? nil : resultText, isStatic: sign.text == "+",
                access: .public, position: file.position(at: first.offset)))
    }

    private mutating func property(of part: inout ClassIndex.Class) {
        next += 1
        skipGroup("(", ")")
        member(of: &part, isSettableByName: true)
    }

    private mutating func instanceVariables(of part: inout ClassIndex.Class) {
        next += 1
        while let token = peek {
            if token.text == "}" {
                next += 1
                return
            }
            member(of: &part, isSettableByName: false)
        }
    }

    /// Reads the properties or instance variables up to the next semicolon.
    private mutating func member(of part: inout ClassIndex.Class, isSettableByName: Bool) {
        let start = next
        while let token = peek, token.text != ";", token.text != "}", token.text != "@" { next += 1 }
        let declaration = tokens[start..<next]
        if peek?.text == ";" || peek?.text == "@" { next += 1 }
        // `UIView *first, *second;`
        var depth = 0
        let declarators = declaration.split { token in
            if ["(", "<", "["].contains(token.text) { depth += 1 }
            if [")", ">", "]"].contains(token.text) { depth -= 1 }
            return depth == 0 && token.text == ","
        }
        guard let first = declarators.first.map({ Self.withoutMacros(Array($0)) }),
            first.count < Self.longestDeclaration || declarators.count == 1
        else { return }
        add(first, to: &part, isSettableByName: isSettableByName)
        for declarator in declarators.dropFirst() {
            let type = first.dropLast().filter { $0.text != "*" }
            add(type + Self.withoutMacros(Array(declarator)), to: &part, isSettableByName: isSettableByName)
        }
    }

    /// How many tokens a type of several members may have.
    private static var longestDeclaration: Int { 200 }

    /// The declaration without what follows its name: `NS_AVAILABLE_IOS(9_0)`, `UI_APPEARANCE_SELECTOR`.
    private static func withoutMacros(_ declaration: [ObjectiveCToken]) -> [ObjectiveCToken] {
        var rest = declaration
        func isMacro(_ text: String) -> Bool {
            text == "__attribute__" || text.contains("_") && text == text.uppercased()
        }
        while rest.count > 2 {
            if rest.last?.text == ")" {
                var depth = 0
                guard
                    let open = rest.indices.reversed().first(where: { index in
                        depth += rest[index].text == ")" ? 1 : rest[index].text == "(" ? -1 : 0
                        return depth == 0
                    }), open > 2, isMacro(rest[open - 1].text)
                else { break }
                rest.removeSubrange((open - 1)...)
            } else if let last = rest.last, isMacro(last.text), rest[rest.count - 2].kind == .word {
                rest.removeLast()
            } else {
                break
            }
        }
        return rest
    }

    private mutating func add(_ declaration: [ObjectiveCToken], to part: inout ClassIndex.Class, isSettableByName: Bool)
    {
        var collection = false
        var type: [ObjectiveCToken] = []
        var isOutlet = false
        var isInspectable = false
        var skipped = 0
        for (index, token) in declaration.enumerated() {
            switch token.text {
            case "IBOutlet": isOutlet = true
            case "IBOutletCollection":
                isOutlet = true
                collection = true
                skipped = 3
            case "IBInspectable": isInspectable = true
            case "__weak", "__strong", "nullable", "nonnull", "_Nullable", "_Nonnull": break
            // What stands before an instance variable: `@private`.
            case "private", "protected", "public", "package": break
            case _ where skipped > 0: skipped -= 1
            default: if index < declaration.count - 1 { type.append(token) }
            }
        }
        guard let name = declaration.last, name.kind == .word, isOutlet || isInspectable || isSettableByName else {
            return
        }
        let property = ClassIndex.Property(
            name: name.text, type: collection ? "[\(Self.text(type))]" : Self.text(type),
            isInspectable: isInspectable, access: .public, position: file.position(at: name.offset))
        if isOutlet { part.outlets.append(property) } else { part.attributes.append(property) }
    }

    // MARK: Bodies

    /// Whether the brace that comes next opens no body but holds declarations, as `extern "C" {` does.
    private var isLinkage: Bool {
        let end = closings[next]
        return end == 0 || containers[end] > containers[next]
    }

    private static func isContainer(_ index: Int, _ tokens: [ObjectiveCToken]) -> Bool {
        guard tokens[index].text == "@", index + 1 < tokens.count else { return false }
        return ["interface", "implementation", "protocol", "end"].contains(tokens[index + 1].text)
            && (index + 2 >= tokens.count || tokens[index + 2].text != "(")
    }

    /// Passes over a function or method body, and keeps the identifiers it mentions.
    private mutating func uses(inBodyOf owner: String?, parameters: [ObjectiveCUses.Parameter]) -> ObjectiveCUses {
        let start = next
        var depth = 0
        // Branches of `#if` may open more braces than they close; a body ends with its container at the latest.
        while let token = peek, !Self.isContainer(next, tokens) {
            next += 1
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            if depth == 0 { break }
        }
        let uses = ObjectiveCUses(
            in: Array(tokens[start..<next]), of: file, owner: owner, parameters: parameters, constants: constants)
        unresolved += uses.unresolved
        created += uses.created
        if uses.setsDataSource { dataSourceSetters.append(owner ?? "") }
        return uses
    }

    // MARK: Tokens

    private var peek: ObjectiveCToken? { next < tokens.count ? tokens[next] : nil }

    private mutating func take() -> ObjectiveCToken? {
        guard next < tokens.count else { return nil }
        next += 1
        return tokens[next - 1]
    }

    /// Passes over a bracketed group if one begins here.
    private mutating func skipGroup(_ open: String, _ close: String) {
        guard peek?.text == open else { return }
        var depth = 0
        while let token = take() {
            if token.text == open { depth += 1 }
            if token.text == close { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// What stands between the parentheses that begin here.
    private mutating func group() -> [ObjectiveCToken] {
        let start = next
        skipGroup("(", ")")
        return Array(tokens[start..<next].dropFirst().dropLast())
    }

    private static func text(_ tokens: [ObjectiveCToken]) -> String {
        tokens.map(\.text).joined(separator: " ")
    }
}

extension ClassIndex.Class {
    /// Adds what another declaration of the same class says; ``unify()`` follows the last one.
    mutating func merge(_ other: ClassIndex.Class) {
        if superclass == nil { superclass = other.superclass }
        conformances += other.conformances
        outlets += other.outlets
        attributes += other.attributes
        methods += other.methods
        uses += other.uses
    }

    /// Keeps the first of each member that several declarations have, in time in proportion to their number: an action
    /// takes precedence over a plain method, and an outlet over a plain property.
    mutating func unify() {
        var names: Set<String> = []
        conformances.removeAll { !names.insert($0).inserted }
        names = []
        outlets.removeAll { !names.insert($0.name).inserted }
        attributes.removeAll { !names.insert($0.name).inserted }
        var places: [String: Int] = [:]
        var kept: [ClassIndex.Method] = []
        for method in methods {
            let key = (method.isStatic ? "+" : "-") + method.selector
            if let place = places[key] {
                if kept[place].kind == .method { kept[place].kind = method.kind }
            } else {
                places[key] = kept.count
                kept.append(method)
            }
        }
        methods = kept
    }
}
