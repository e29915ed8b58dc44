import SourceText

/// What Objective-C files say, put together.
struct ObjectiveCScan {
    /// The classes, merged by name, in the order of their first mention.
    private(set) var classes: [ClassIndex.Class] = []
    /// What functions outside a class mention.
    private(set) var uses: [ClassIndex.IdentifierUse] = []
    /// The text of every string.
    private(set) var literals: [String] = []
    /// What is named by a text that cannot be known.
    private(set) var unresolved: [ClassIndex.IdentifierUse.Kind] = []
    /// The classes of objects that are made without a nib's name.
    private(set) var created: [String] = []
    /// The classes whose code gives something a data source; the empty text for functions.
    private(set) var dataSourceSetters: [String] = []

    init(_ files: [SourceFile]) {
        let tokens = files.map { ObjectiveCToken.tokens(of: $0.bytes) }
        let constants = ObjectiveCConstants(tokens)
        literals = tokens.joined().compactMap { token in
            token.value ?? (ClassIndex.watchedMembers.contains(token.text) ? token.text : nil)
        }
        var positions: [String: Int] = [:]
        var declared: Set<String> = []
        for (number, file) in files.enumerated() {
            var scanner = ObjectiveCScanner(
                file, code: ObjectiveCToken.code(tokens[number]), constants: constants.seen(from: number))
            for (part, declares) in scanner.parts() {
                if declares { declared.insert(part.name) }
                if let position = positions[part.name] {
                    classes[position].merge(part)
                } else {
                    positions[part.name] = classes.count
                    classes.append(part)
                }
            }
            uses += scanner.outside.found
            unresolved += scanner.unresolved
            created += scanner.created
            dataSourceSetters += scanner.dataSourceSetters
        }
        for position in classes.indices {
            classes[position].isForeign = !declared.contains(classes[position].name)
            classes[position].unify()
        }
    }
}

/// String constants of Objective-C files: `#define Name @"…"` and `NSString *const Name = @"…";`.
struct ObjectiveCConstants {
    /// The values of each name, the number of the file to which it is private beside.
    private var values: [String: [(value: String, file: Int?)]] = [:]
    /// How often each name is assigned to, in all files.
    private var assignments: [String: Int] = [:]
    private var file = 0

    init(_ files: [[ObjectiveCToken]]) {
        for (number, tokens) in files.enumerated() {
            define(tokens, number)
            declare(ObjectiveCToken.code(tokens), number)
        }
    }

    /// The constants as code in that file sees them.
    func seen(from file: Int) -> ObjectiveCConstants {
        var copy = self
        copy.file = file
        return copy
    }

    /// The constant's value; `nil` when there is none, or more than one.
    func value(of name: String) -> String? {
        guard let all = values[name] else { return nil }
        let own = all.filter { $0.file == file }
        let found = Set((own.isEmpty ? all.filter { $0.file == nil } : own).map(\.value))
        return found.count == 1 ? found.first : nil
    }

    /// Takes up `#define Name @"…"`; a macro may be defined differently in each file that does not include the other.
    private mutating func define(_ tokens: [ObjectiveCToken], _ number: Int) {
        for (_, line) in Dictionary(grouping: tokens.filter { $0.directive != nil }, by: \.directive) {
            guard line.count == 4, line[1].text == "define", line[2].kind == .word, let value = line[3].value else {
                continue
            }
            values[line[2].text, default: []].append((value, nil))
        }
    }

    /// Takes up declarations outside of all braces.
    private mutating func declare(_ tokens: [ObjectiveCToken], _ number: Int) {
        var depth = 0
        var statement = 0
        var found: [(name: String, value: String, isConstant: Bool, isPrivate: Bool)] = []
        for (index, token) in tokens.enumerated() {
            if token.text == "=", token.kind == .mark, index > 0, tokens[index - 1].kind == .word,
                index + 1 < tokens.count, tokens[index + 1].text != "="
            {
                let name = tokens[index - 1].text
                assignments[name, default: 0] += 1
                if depth == 0, index + 2 < tokens.count, let value = tokens[index + 1].value,
                    tokens[index + 2].text == ";"
                {
                    let words = tokens[statement..<index].map(\.text)
                    if words.contains("NSString") || words.contains("char") {
                        found.append((name, value, words.contains("const"), words.contains("static")))
                    }
                }
            }
            guard token.kind == .mark else { continue }
            switch token.text {
            case "{": depth += 1
            case "}":
                depth -= 1
                statement = index + 1
            case ";": statement = index + 1
            default: break
            }
        }
        for constant in found where constant.isConstant || assignments[constant.name] == 1 {
            values[constant.name, default: []].append((constant.value, constant.isPrivate ? number : nil))
        }
    }
}
