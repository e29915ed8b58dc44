extension BodyScan {
    /// A property, or the cases behind one `case`, that may be left out when no code that is read mentions its names.
    struct Member {
        /// Where its first attribute or modifier begins.
        let start: Int
        let keyword: Range<Int>
        /// Where its last token ends.
        var end = 0
        var names: [Range<Int>] = []
        /// The names of cases without a raw value.
        var bare: [Range<Int>] = []
        /// The words of its value, as places in ``words``.
        var words: Range<Int>
        let isCase: Bool
        var expectsName = true
        /// The type that it is a member of, as a place in ``types``.
        let type: Int
        /// What counts wherever it stands.
        var found = Found()

        init(start: Int, keyword: Range<Int>, words: Int, type: Int, isCase: Bool = false) {
            (self.start, self.keyword, self.words, self.isCase) = (start, keyword, words..<words, isCase)
            self.type = type
        }
    }

    /// The modifiers and attributes in a row before a declaration.
    struct Prefixes {
        /// Where the first of them begins.
        var start: Int?
        /// Whether none of them makes what they stand before known to others, and all of them were understood.
        var isPlain = true
    }

    // MARK: Modifiers and attributes

    static let modifiers: [StaticString] = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "mutating", "nonmutating",
        "nonisolated", "lazy", "weak", "unowned", "indirect", "convenience", "prefix", "postfix", "infix", "borrowing",
        "consuming", "distributed", "isolated",
    ]
    /// With these a member is reached from elsewhere.
    static let reaching: [StaticString] = ["override", "required", "optional", "dynamic"]
    static let exposing: [StaticString] = [
        "objc", "objcMembers", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
    ]

    /// Takes up a modifier, or the name of an attribute, outside of bodies.
    ///
    /// - Returns: Whether the word is one.
    mutating func prefix(_ range: Range<Int>) -> Bool {
        guard open.last.map({ $0.role == .type }) ?? true else { return false }
        if range.lowerBound > 0, cursor.byte(range.lowerBound - 1) == UInt8(ascii: "@") {
            if Self.exposing.contains(where: { cursor.word($0, at: range.lowerBound) }) { prefixes.isPlain = false }
            return true
        }
        let isReaching = Self.reaching.contains { cursor.word($0, at: range.lowerBound) }
        guard isReaching || Self.modifiers.contains(where: { cursor.word($0, at: range.lowerBound) }), !isNameNext
        else {
            return false
        }
        guard mayBegin() else {
            // What it stands before is not understood.
            prefixes = Prefixes(isPlain: false)
            return false
        }
        if prefixes.start == nil {
            endMember()
            prefixes.start = range.lowerBound
        }
        if isReaching { prefixes.isPlain = false }
        return true
    }

    /// Takes up the at sign of an attribute outside of bodies.
    mutating func attribute() {
        let start = cursor.position
        if cursor.word("objc", at: start + 1) || cursor.word("objcMembers", at: start + 1) { hasObjC = true }
        if cursor.word("objcMembers", at: start + 1) { hasObjCMembers = true }
        guard open.last.map({ $0.role == .type }) ?? true, mayBegin() else { return }
        if prefixes.start == nil {
            endMember()
            prefixes.start = start
        }
        isInDefault = true
    }

    /// Whether any word here is the name of what is declared.
    private var isNameNext: Bool {
        before == .binding || before == .name && Self.naming.contains { cursor.word($0, at: name.lowerBound) }
            || endOfCode > 0 && cursor.byte(endOfCode - 1) == UInt8(ascii: ",")
    }

    /// Whether a declaration may begin here: what is before it may end one.
    private func mayBegin() -> Bool {
        if isNameNext { return false }
        guard endOfCode > 0 else { return true }
        switch cursor.byte(endOfCode - 1) {
        case UInt8(ascii: ">"): return endOfCode < 2 || cursor.byte(endOfCode - 2) != UInt8(ascii: "-")
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "#"):
            return true
        case let last: return CodeCursor.endsOperand(last)
        }
    }

    /// A text, number sign or key path outside of bodies: what it belongs to is not left out with its head.
    mutating func giveUpHead() {
        functionStart = nil
        if prefixes.start != nil { prefixes.isPlain = false }
    }

    /// Keeps what the head of a type says.
    mutating func endHead() {
        if let head, !head.names.isEmpty { heads.append(head) }
        head = nil
    }

    // MARK: Members

    /// Where the member begins whose keyword this is; `nil` when it must not be left out.
    mutating func startOfMember(_ keyword: Range<Int>) -> Int? {
        guard let type = open.last, type.role == .type, !type.isExposed, prefixes.isPlain else { return nil }
        if cursor.word("case", at: keyword.lowerBound) {
            guard type.kind == .enumeration || type.kind == .namedEnumeration else { return nil }
        } else if type.kind == .extension, !type.hasProperty {
            // By one property it is known that the sources add something to the type.
            open[open.count - 1].hasProperty = true
            return nil
        }
        return prefixes.start ?? keyword.lowerBound
    }

    /// Takes up the name of a member.
    mutating func nameMember(_ range: Range<Int>) {
        guard let known = member, known.expectsName, body == nil, open.last?.role == .type,
            range.lowerBound >= known.keyword.upperBound, known.isCase || before == .binding
        else { return }
        member?.expectsName = false
        member?.names.append(range)
        if known.isCase { member?.bare.append(range) }
    }

    /// An equals sign among cases.
    mutating func valueOfCase() {
        if open.last?.role == .type { _ = member?.bare.popLast() } else { member = nil }
    }

    /// A byte outside of bodies and brackets that is part of no other token.
    mutating func separator(_ byte: UInt8) {
        if byte == UInt8(ascii: ",") {
            // Several properties behind one `var` are left to the parser.
            if member?.isCase == true { member?.expectsName = true } else { member = nil }
        } else if byte == UInt8(ascii: ";") {
            endOfCode = cursor.position + 1
            endMember()
        }
    }

    /// What stands here is not understood well enough.
    mutating func giveUpMember() {
        member = nil
        prefixes = Prefixes(isPlain: prefixes.isPlain && prefixes.start == nil)
    }

    /// Keeps the member that the last token ended, if it can be done without.
    mutating func endMember() {
        guard var last = member, open.last?.role == .type else { return }
        member = nil
        guard !last.names.isEmpty, !last.expectsName, mayBegin(), let found = foundIn(last.start..<endOfCode) else {
            return
        }
        last.end = endOfCode
        last.words = last.words.lowerBound..<max(last.words.lowerBound, words.count)
        last.found = found
        if open.last?.kind == .namedEnumeration { last.found.members += last.bare }
        members.append(last)
    }

    /// What counts in a member; `nil` when it has to be read.
    private func foundIn(_ range: Range<Int>) -> Found? {
        var scan = BodyScan(
            UnsafeBufferPointer(rebasing: cursor.bytes[..<range.upperBound]), castsMatter: true, keepsMethods: true)
        scan.cursor.position = range.lowerBound
        scan.body = Body(
            start: range.lowerBound, functionStart: nil, isOutside: true, isGetter: false, isRead: false,
            counts: [0, 0, 0, 0], words: 0)
        guard scan.run(), let body = scan.body, !body.isRead, !body.hasCast else { return nil }
        return scan.found
    }

    /// Keeps a word that stands outside of bodies, where it may be a name that is looked up.
    mutating func record(_ range: Range<Int>) {
        let role = open.last?.role
        guard
            body != nil || role == nil || role == .accessors || isInDefault || declaration == .variable && isInValue
                || open.first?.role == .other
        else { return }
        words.append(range)
    }
}
