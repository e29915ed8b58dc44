import SourceText

/// The identifiers that the body of an Objective-C method or function mentions.
struct ObjectiveCUses {
    /// A parameter of the method.
    struct Parameter {
        var name: String
        var type: String
        /// The selector up to this parameter.
        var selector: String
    }

    var found: [ClassIndex.IdentifierUse] = []
    private(set) var unresolved: [ClassIndex.IdentifierUse.Kind] = []
    /// The classes of objects that are made without a nib's name.
    var created: [String] = []
    /// Whether something is given a data source.
    private(set) var setsDataSource = false

    private(set) var tokens: [ObjectiveCToken] = []
    private var parameters: [Parameter] = []
    private var constants: ObjectiveCConstants?
    /// For each token the bracket it stands in; -1 for none.
    private var openers: [Int] = []
    /// What the body assigns to each local variable.
    private var assigned: [String: [Range<Int>]] = [:]
    /// Loops' variables, blocks' parameters and variables that get their value later.
    private var withoutValue: Set<String> = []

    init() {}

    /// How many tokens an identifier, or what leads to it, has at most; what is longer is not known.
    private static let longest = 500

    init(
        in tokens: [ObjectiveCToken], of file: SourceFile, owner: String?, parameters: [Parameter],
        constants: ObjectiveCConstants
    ) {
        self.tokens = tokens
        self.parameters = parameters
        self.constants = constants
        readTokens()
        for index in tokens.indices.dropLast(2) where tokens[index].kind == .word {
            guard tokens[index + 1].text == ":" else {
                readStatement(index, file, owner)
                continue
            }
            if tokens[index].text == "setDataSource" { setsDataSource = true }
            guard let start = messageStart(before: index) else { continue }
            if let kind = kind(ofLabelAt: index, messageStart: start) {
                add(argument(at: index + 2), kind, file, owner, receiver: start + 1..<index)
            } else if ["isEqualToString", "isEqual"].contains(tokens[index].text) {
                let receiver = start + 1..<index
                let argument = argument(at: index + 2)
                let text = isSegueIdentifier(receiver) ? argument : isSegueIdentifier(argument) ? receiver : nil
                if let text { add(text, .segue, file, owner, inComparison: true) }
            }
        }
        readUnaryMessages(file, owner)
    }

    /// `view.identifier = @"Row"`, and `object_setClass(bar, [PlainBar class])`.
    private mutating func readStatement(_ index: Int, _ file: SourceFile, _ owner: String?) {
        if tokens[index].text == "identifier", index > 0, tokens[index - 1].text == ".",
            index + 2 < tokens.count, tokens[index + 1].text == "=", tokens[index + 2].text != "="
        {
            guard tokens[index + 2].value != nil || value(of: index + 2..<index + 3) != nil else { return }
            add(index + 2..<index + 3, .registration, file, owner)
        } else if tokens[index].text == "object_setClass" {
            for place in index + 2..<min(tokens.count - 3, max(index + 2, index + Self.longestCall))
            where tokens[place].text == "," && tokens[place + 1].text == "[" && tokens[place + 3].text == "class" {
                let name = tokens[place + 2]
                found.append(
                    ClassIndex.IdentifierUse(
                        kind: .classChange, identifier: name.text, position: file.position(at: name.offset),
                        end: file.position(at: name.end), owner: owner))
                return
            }
        }
    }

    private static let longestCall = 60

    /// Looks once at every token, so that no question has to look at all of them again.
    private mutating func readTokens() {
        openers.reserveCapacity(tokens.count)
        var open: [Int] = []
        for index in tokens.indices {
            openers.append(open.last ?? -1)
            let token = tokens[index]
            if token.kind == .mark {
                switch token.text {
                case "[", "(", "{": open.append(index)
                case "]", ")", "}": _ = open.popLast()
                default: break
                }
            } else if token.kind == .word {
                readVariable(index)
            }
        }
    }

    private mutating func readVariable(_ index: Int) {
        let name = tokens[index].text
        if name.hasSuffix("DiffableDataSource") { setsDataSource = true }
        if index > 0, index + 1 < tokens.count, tokens[index - 1].text == "*",
            [";", "in", ",", ")"].contains(tokens[index + 1].text)
        {
            withoutValue.insert(name)
        }
        guard index + 2 < tokens.count, tokens[index + 1].text == "=", tokens[index + 2].text != "=" else { return }
        if name == "dataSource" { setsDataSource = true }
        guard index == 0 || ![".", ">"].contains(tokens[index - 1].text)
        else { return }
        var end = index + 2
        while end < min(tokens.count, index + Self.longest), ![";", ","].contains(tokens[end].text) { end += 1 }
        assigned[name, default: []].append(index + 2..<end)
    }

    // MARK: Messages

    private static let labels: [String: ClassIndex.IdentifierUse.Kind] = [
        "performSegueWithIdentifier": .segue, "instantiateViewControllerWithIdentifier": .viewController,
        "instantiateControllerWithIdentifier": .viewController, "storyboardWithName": .storyboard,
        "dequeueReusableCellWithIdentifier": .reuse, "dequeueReusableCellWithReuseIdentifier": .reuse,
        "dequeueReusableHeaderFooterViewWithIdentifier": .reuse, "makeViewWithIdentifier": .reuse,
        "makeItemWithIdentifier": .reuse, "forCellReuseIdentifier": .registration,
        "forCellWithReuseIdentifier": .registration, "forHeaderFooterViewReuseIdentifier": .registration,
        "initWithReuseIdentifier": .registration, "forIdentifier": .registration,
        "forItemWithIdentifier": .registration, "setIdentifier": .registration, "nibWithNibName": .nib,
        "loadNibNamed": .nib,
        "initWithNibName": .nib, "initWithNibNamed": .nib,
    ]

    /// What a label's argument names; for labels of several meanings the message's other labels decide.
    private func kind(ofLabelAt index: Int, messageStart start: Int) -> ClassIndex.IdentifierUse.Kind? {
        if let kind = Self.labels[tokens[index].text] { return kind }
        let earlier = tokens[max(start, index - Self.longest)..<index].lazy.map(\.text)
        switch tokens[index].text {
        case "reuseIdentifier": return earlier.contains("initWithStyle") ? .registration : nil
        case "withReuseIdentifier":
            if earlier.contains("dequeueReusableSupplementaryViewOfKind") { return .reuse }
            return earlier.contains("forSupplementaryViewOfKind") ? .registration : nil
        default: return nil
        }
    }

    /// The bracket that opens the message a token stands in.
    func messageStart(before index: Int) -> Int? {
        let opener = openers[index]
        return opener >= 0 && tokens[opener].text == "[" ? opener : nil
    }

    /// The tokens from `start` to the next label or the end of the message.
    func argument(at start: Int) -> Range<Int> {
        var depth = 0
        var end = start
        while end < min(tokens.count, start + Self.longest) {
            let token = tokens[end]
            if token.kind == .mark, ["[", "(", "{"].contains(token.text) { depth += 1 }
            if token.kind == .mark, ["]", ")", "}"].contains(token.text) {
                if depth == 0 { break }
                depth -= 1
            }
            if depth == 0, token.kind == .mark, token.text == "," || token.text == ";" { break }
            if depth == 0, end > start, token.kind == .word, end + 1 < tokens.count, tokens[end + 1].text == ":" {
                break
            }
            end += 1
        }
        return start..<end
    }

    func receiver(_ range: Range<Int>) -> Range<Int> {
        // The first label of a longer message ends the receiver.
        var depth = 0
        for index in range.prefix(Self.longest) where tokens[index].kind == .mark {
            switch tokens[index].text {
            case "[", "(", "{": depth += 1
            case "]", ")", "}": depth -= 1
            case ":" where depth == 0: return range.lowerBound..<max(range.lowerBound, index - 1)
            default: break
            }
        }
        return range
    }

    // MARK: Values

    private mutating func add(
        _ argument: Range<Int>, _ kind: ClassIndex.IdentifierUse.Kind, _ file: SourceFile, _ owner: String?,
        receiver: Range<Int>? = nil, inComparison: Bool = false
    ) {
        guard let first = argument.first, let last = argument.last else { return }
        if argument.count == 1, ["nil", "NULL", "Nil"].contains(tokens[first].text) {
            if kind == .nib, let type = receiver.flatMap({ madeType(self.receiver($0), owner) }) {
                created.append(type)
            }
            return
        }
        var values: [(Range<Int>, String)] = []
        if let value = value(of: argument) {
            values = [(argument, value)]
        } else if argument.count > 4, tokens[last - 3].text == "?", tokens[last - 1].text == ":",
            let one = value(of: last - 2..<last - 1), let other = value(of: last..<last + 1)
        {
            values = [(last - 2..<last - 1, one), (last..<last + 1, other)]
        }
        let receiver = receiver.map(self.receiver)
        guard !values.isEmpty else {
            // An initialiser that hands on what it was given says nothing of its own.
            let isOwn =
                receiver.map { $0.count == 1 && ["super", "self"].contains(tokens[$0.lowerBound].text) } ?? false
            if !(isOwn && [.registration, .nib].contains(kind)) { unresolved.append(kind) }
            return
        }
        for (range, value) in values where !value.isEmpty {
            let end = tokens[range.upperBound - 1].end
            found.append(
                ClassIndex.IdentifierUse(
                    kind: kind, identifier: value, position: file.position(at: tokens[range.lowerBound].offset),
                    end: file.position(at: end), owner: owner,
                    storyboard: kind == .viewController ? receiver.flatMap(storyboard) : nil,
                    inComparison: inComparison,
                    isOnSelf: kind == .segue && receiver.map(isSelf) ?? false,
                    type: type(of: kind, receiver, owner, before: range.lowerBound),
                    mayBeNil: kind == .reuse && argument.upperBound < tokens.count
                        && !["forIndexPath", "owner"].contains(tokens[argument.upperBound].text),
                    nib: kind == .registration ? registeredNib(before: range.lowerBound) : nil,
                    isElsewhere: kind == .storyboard || kind == .nib ? namesOtherBundle(after: argument) : false))
        }
    }

    /// The text that a literal or a constant stands for.
    func value(of range: Range<Int>) -> String? {
        guard range.count == 1 else { return nil }
        let token = tokens[range.lowerBound]
        if let value = token.value { return value }
        guard token.kind == .word, !parameters.contains(where: { $0.name == token.text }) else { return nil }
        guard !withoutValue.contains(token.text) else { return nil }
        let given = assigned[token.text] ?? []
        guard !given.isEmpty else { return constants?.value(of: token.text) }
        guard let only = declaration(of: token.text), only.count == 1 else { return nil }
        return tokens[only.lowerBound].value
    }

    /// The value a local variable is declared with, when nothing else is ever assigned to it.
    func declaration(of name: String) -> Range<Int>? {
        let given = assigned[name] ?? []
        guard given.count == 1, let value = given.first, value.lowerBound > 2 else { return nil }
        let before = tokens[value.lowerBound - 3]
        let isType = before.kind == .word && !["else", "do", "return", "in"].contains(before.text)
        return before.text == "*" || isType ? value : nil
    }

    /// Whether an expression is `self`, or a variable that holds nothing else: `weakSelf`.
    private func isSelf(_ range: Range<Int>) -> Bool {
        guard range.count == 1 else { return false }
        let name = tokens[range.lowerBound].text
        let given = assigned[name] ?? []
        return name == "self" || given.count == 1 && !withoutValue.contains(name) && texts(given[0]) == ["self"]
    }

    /// The name of the storyboard that an expression makes: `[UIStoryboard storyboardWithName:@"Main" bundle:nil]`.
    private func storyboard(_ range: Range<Int>) -> String? {
        if range.count == 1, tokens[range.lowerBound].kind == .word {
            return declaration(of: tokens[range.lowerBound].text).flatMap { $0.count > 1 ? storyboard($0) : nil }
        }
        guard range.count > 5, tokens[range.lowerBound].text == "[",
            ["UIStoryboard", "NSStoryboard"].contains(tokens[range.lowerBound + 1].text),
            tokens[range.lowerBound + 2].text == "storyboardWithName"
        else { return nil }
        return value(of: argument(at: range.lowerBound + 4))
    }

    /// Whether an expression is a segue's identifier: `segue.identifier`, `[segue identifier]`, or a variable of it.
    private func isSegueIdentifier(_ range: Range<Int>) -> Bool {
        guard range.count <= 4 else { return false }
        let texts = range.map { tokens[$0].text }
        func isSegue(_ name: String) -> Bool {
            name == "segue" || parameters.contains { $0.name == name && $0.type.hasPrefix("UIStoryboardSegue") }
        }
        if texts.count == 3, texts[1] == ".", texts[2] == "identifier" { return isSegue(texts[0]) }
        if texts.count == 4, texts[0] == "[", texts[2] == "identifier", texts[3] == "]" { return isSegue(texts[1]) }
        guard texts.count == 1, tokens[range.lowerBound].kind == .word else { return false }
        if parameters.contains(where: {
            $0.name == texts[0] && $0.selector == "shouldPerformSegueWithIdentifier:"
        }) {
            return true
        }
        return declaration(of: texts[0]).map { $0.count > 1 && isSegueIdentifier($0) } ?? false
    }
}
