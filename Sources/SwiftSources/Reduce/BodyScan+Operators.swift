extension BodyScan {
    // MARK: Calls and assignments

    /// Takes up `Screen()`, where the opening parenthesis is next.
    mutating func call() {
        guard body != nil, before == .name, name.upperBound == cursor.position else { return }
        body?.hasCall = true
        guard isPath else { return }
        var end = cursor.position + 1
        while (1...0x20).contains(cursor.byte(end)) { end += 1 }
        guard cursor.byte(end) == UInt8(ascii: ")") else { return }
        var last = name
        if cursor.word("init", at: last.lowerBound) {
            // The type stands before the dot.
            guard last.lowerBound - 1 > pathStart else { return }
            last = pathStart..<last.lowerBound - 1
            while let dot = cursor.bytes[last].lastIndex(of: UInt8(ascii: ".")) { last = dot + 1..<last.upperBound }
        }
        guard isUppercase(last.lowerBound) else { return }
        // A path with spaces in it is for the parser.
        if cursor.bytes[pathStart..<last.upperBound].contains(where: { $0 <= 0x20 }) { body?.isRead = true }
        end += 1
        while cursor.byte(end) == UInt8(ascii: " ") { end += 1 }
        // A closure may come behind it, which only the parser knows.
        if cursor.byte(end) == UInt8(ascii: "{") { body?.isRead = true }
        found.created.append(pathStart..<last.upperBound)
    }

    func isUppercase(_ position: Int) -> Bool {
        let first = cursor.byte(position)
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first >= 0x80
    }

    static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Whether a slash here may begin a regular expression: it stands before an operand and not between two.
    func mayBeginExpression(_ start: Int) -> Bool {
        guard start > 0 else { return true }
        let left = cursor.byte(start - 1)
        let right = cursor.byte(start + 1)
        if left <= 0x20 { return right > 0x20 && right != UInt8(ascii: "=") }
        return !CodeCursor.endsOperand(left) && !Self.isSign(left)
    }

    /// Passes over an operator, and takes up what it assigns to.
    mutating func sign() -> Bool {
        let start = cursor.position
        var end = start
        // Only an operator that begins with a dot has dots.
        let hasDots = cursor.byte(start) == UInt8(ascii: ".")
        while Self.isSign(cursor.byte(end)), !isComment(end), hasDots || cursor.byte(end) != UInt8(ascii: ".") {
            end += 1
        }
        guard end > start else { return false }
        cursor.position = end
        body?.code += end - start
        let isAdjacent = start > 0 && cursor.byte(start - 1) > 0x20
        if isAdjacent, cursor.bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }) {
            // It unwraps the operand before it, and is no sign between two.
            isPath = false
            return true
        }
        if cursor.byte(start) == UInt8(ascii: "&"), end == start + 1, CodeCursor.isNamePart(cursor.byte(end)) {
            inOutArgument()
            return true
        }
        if isAssignment(start..<end) {
            if body == nil {
                isInValue = declaration == .variable
                isInDefault = true
                if member?.isCase == true { valueOfCase() }
                functionStart = nil
            }
            if isTarget {
                if body != nil { found.assigned.append(name) }
            } else if before == .closing, cursor.byte(previous(start)) == UInt8(ascii: ")") {
                // Of a tuple, the parser knows what is assigned to.
                body?.isRead = true
            }
        }
        before = .sign
        isTarget = false
        return true
    }

    /// The place of the last byte before that is no space.
    func previous(_ start: Int) -> Int {
        var place = start - 1
        while place > 0, cursor.byte(place) <= 0x20 { place -= 1 }
        return place
    }

    func isComment(_ place: Int) -> Bool {
        cursor.byte(place) == UInt8(ascii: "/")
            && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(cursor.byte(place + 1))
    }

    func isAssignment(_ range: Range<Int>) -> Bool {
        guard cursor.byte(range.upperBound - 1) == UInt8(ascii: "=") else { return false }
        return !Self.comparisons.contains { text in
            text.utf8CodeUnitCount == range.count
                && range.indices.allSatisfy { cursor.byte($0) == text.utf8Start[$0 - range.lowerBound] }
        }
    }

    static let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~="]

    /// `&song.title` may be written by whom it is given to.
    mutating func inOutArgument() {
        var last = cursor.position..<cursor.position
        while true {
            let start = cursor.position
            while CodeCursor.isNamePart(cursor.byte(cursor.position)) { cursor.position += 1 }
            if cursor.position > start {
                last = start..<cursor.position
                words.append(last)
            }
            guard [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(cursor.byte(cursor.position)),
                CodeCursor.isNamePart(cursor.byte(cursor.position + 1))
            else { break }
            cursor.position += 1
        }
        if body != nil { found.assigned.append(last) }
        name = last
        isPath = false
        before = .closing
        isTarget = false
    }

    // MARK: Strings and number signs

    mutating func string() -> Bool {
        let start = cursor.position
        if body == nil { giveUpHead() }
        guard let kind = cursor.stringStart() else { return false }
        return goOn(kind, from: start)
    }

    /// Passes over a string up to its end or an interpolation.
    ///
    /// - Parameter start: Where it begins, as long as it had no interpolation.
    mutating func goOn(_ kind: CodeCursor.StringKind, from start: Int?) -> Bool {
        let place = cursor.position
        let end = cursor.skipString(kind)
        body?.code += cursor.position - place
        switch end {
        case .unterminated: return false
        case .interpolation:
            open.append(Open(close: UInt8(ascii: ")"), role: .other, string: kind))
            before = .nothing
            isTarget = false
        case .closed:
            before = .closing
            isTarget = false
            guard let start, body != nil else { return true }
            let isPlain =
                kind.signs == 0 && !kind.isMultiline
                && !cursor.bytes[start..<cursor.position].contains(UInt8(ascii: "\\"))
            found.literals.append((start..<cursor.position, isPlain))
        }
        return true
    }

    mutating func numberSign() -> Bool {
        let start = cursor.position
        if body == nil { giveUpHead() }
        if let kind = cursor.stringStart() { return goOn(kind, from: start) }
        // `#/` begins a regular expression, and `<#` a placeholder.
        guard cursor.byte(start + 1) != UInt8(ascii: "/"), start == 0 || cursor.byte(start - 1) != UInt8(ascii: "<")
        else { return false }
        cursor.position += 1
        if Self.conditions.contains(where: { cursor.word($0, at: cursor.position) }) {
            body?.isRead = true
            // It may stand inside an expression, so the member before it is not left out.
            if body == nil { giveUpMember() }
        } else if body == nil, open.last?.role == .type, before != .sign {
            giveUpMember()
        }
        before = .nothing
        isTarget = false
        return true
    }

    static let conditions: [StaticString] = ["if", "elseif", "else", "endif"]
}
