extension BodyScan {
    // MARK: Declarations

    static let typeKeywords: [(keyword: StaticString, kind: TypeKind)] = [
        ("class", .other), ("struct", .structure), ("enum", .enumeration), ("protocol", .protocol),
        ("extension", .extension), ("actor", .structure),
    ]
    static let variables: [StaticString] = ["var", "let", "subscript"]
    static let others: [StaticString] = ["func", "init", "deinit", "case", "import", "typealias"]

    /// Keywords behind which there is a name.
    static let naming: [StaticString] = ["func", "case"]

    /// Follows the keywords of declarations outside of bodies.
    mutating func declare(_ range: Range<Int>) {
        // In parentheses a keyword is a label; behind `func` and the like anything is a name.
        if let last = open.last, last.role == .other { return }
        let isBare = before != .name || !Self.naming.contains { cursor.word($0, at: name.lowerBound) }
        guard isBare, before != .binding else { return }
        if let kind = Self.typeKeywords.first(where: { cursor.word($0.keyword, at: range.lowerBound) })?.kind {
            endMember()
            let isExposed = hasObjC
            // `class` may be a modifier.
            let prefixes = prefixes
            let exposesAll = hasObjCMembers
            begin(.type)
            hasObjC = isExposed
            head = Head(
                start: range.upperBound, isHeir: cursor.word("class", at: range.lowerBound), exposesAll: exposesAll)
            typeKind = kind
            self.prefixes = prefixes
            if prefixes.start == nil { self.prefixes.start = range.lowerBound }
        } else if Self.variables.contains(where: { cursor.word($0, at: range.lowerBound) }) {
            endMember()
            let start = cursor.word("subscript", at: range.lowerBound) ? nil : startOfMember(range)
            begin(.variable)
            if let start {
                member = Member(start: start, keyword: range, words: words.count, type: open.last?.type ?? 0)
            }
        } else if Self.others.contains(where: { cursor.word($0, at: range.lowerBound) }) {
            endMember()
            let start = prefixes.isPlain ? prefixes.start ?? range.lowerBound : nil
            let mayBeLeftOut =
                !keepsMethods && open.last?.isExposed != true && open.last?.role != .accessors
                && isUnknownToTheIndex(range)
            let startOfCase = cursor.word("case", at: range.lowerBound) ? startOfMember(range) : nil
            begin(.other)
            if cursor.word("typealias", at: range.lowerBound) {
                head = Head(start: range.upperBound, isHeir: true, exposesAll: false)
            }
            if mayBeLeftOut { functionStart = start }
            if let startOfCase {
                member = Member(
                    start: startOfCase, keyword: range, words: words.count, type: open.last?.type ?? 0, isCase: true)
            }
        } else if prefixes.start != nil {
            prefixes = Prefixes(isPlain: false)
        }
    }

    /// Whether the index has no function of this kind unless something makes it reachable.
    private func isUnknownToTheIndex(_ keyword: Range<Int>) -> Bool {
        if cursor.word("func", at: keyword.lowerBound) || cursor.word("deinit", at: keyword.lowerBound) { return true }
        guard cursor.word("init", at: keyword.lowerBound), let kind = open.last?.kind else { return false }
        return kind == .structure || kind == .enumeration || kind == .namedEnumeration
    }

    mutating func begin(_ declaration: Declaration) {
        endHead()
        hasObjCMembers = false
        self.declaration = declaration
        isInValue = false
        headHasSegue = false
        isPlainValue = false
        hasObjC = false
        isInDefault = false
        prefixes = Prefixes()
        functionStart = nil
    }

    // MARK: Brackets

    mutating func push(_ close: UInt8, _ role: Role) {
        open.append(Open(close: close, role: role))
        cursor.position += 1
        before = .nothing
        isTarget = false
    }

    mutating func brace() {
        let isOutside = open.last.map { $0.role != .other } ?? true
        if body != nil {
            push(UInt8(ascii: "}"), .other)
        } else if isOutside, declaration == .type, typeKind != .protocol {
            push(UInt8(ascii: "}"), .type)
            let names = head?.names ?? []
            open[open.count - 1].isExposed =
                hasObjC
                || !exposing.isEmpty
                    && names.contains { exposing.contains(MentionedNames.hash(cursor.bytes[$0])) }
            open[open.count - 1].type = types.count
            types.append(names)
            open[open.count - 1].kind = typeKind
            begin(.none)
        } else if isOutside, declaration == .variable, open.last?.role != .accessors, beginsAccessors() {
            push(UInt8(ascii: "}"), .accessors)
        } else {
            let isGetter = isOutside && declaration == .variable && !isInValue && !isPlainValue && !isSetterNext
            push(UInt8(ascii: "}"), .body)
            // What stands in parentheses of a head belongs to it.
            if !isOutside { functionStart = nil }
            body = Body(
                start: cursor.position, functionStart: functionStart, isOutside: isOutside, isGetter: isGetter,
                isProtocol: isOutside && declaration == .type, isRead: headHasSegue,
                counts: [found.literals.count, found.members.count, found.assigned.count, found.created.count],
                words: words.count)
        }
    }

    /// Whether the brace here opens the body of a setter or an observer.
    private var isSetterNext: Bool {
        guard open.last?.role == .accessors else { return false }
        return before == .closing || ["set", "willSet", "didSet"].contains { cursor.word($0, at: name.lowerBound) }
    }

    /// Whether the brace here opens a list of accessors and not a getter's body.
    func beginsAccessors() -> Bool {
        var probe = cursor
        probe.position += 1
        while probe.position < probe.bytes.count {
            let current = probe.byte(probe.position)
            if current <= 0x20 {
                probe.position += 1
            } else if current == UInt8(ascii: "/"), probe.byte(probe.position + 1) == UInt8(ascii: "/") {
                probe.skipLine()
            } else if current == UInt8(ascii: "/"), probe.byte(probe.position + 1) == UInt8(ascii: "*") {
                probe.skipComment()
            } else {
                break
            }
        }
        if probe.byte(probe.position) == UInt8(ascii: "@") { return true }
        guard let keyword = Self.accessors.first(where: { probe.word($0, at: probe.position) }) else { return false }
        var end = probe.position + keyword.utf8CodeUnitCount
        while (1...0x20).contains(probe.byte(end)) { end += 1 }
        let next = probe.byte(end)
        // What a setter is given may be named.
        return next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || CodeCursor.isNamePart(next)
            || next == UInt8(ascii: "(") && !probe.word("get", at: probe.position)
    }

    static let accessors: [StaticString] = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating", "unsafeAddress",
        "unsafeMutableAddress",
    ]

    mutating func pop(_ close: UInt8) -> Bool {
        if body == nil, open.last?.role == .type { endMember() }
        guard let last = open.popLast(), last.close == close else { return false }
        let end = cursor.position
        cursor.position += 1
        before = .closing
        isTarget = false
        body?.code += 1
        switch last.role {
        case .body: finish(end)
        case .type: begin(.none)
        case .accessors: begin(.none)
        case .other: break
        }
        guard let string = last.string else { return true }
        return goOn(string, from: nil)
    }

    /// Decides about a body that ends here.
    mutating func finish(_ end: Int) {
        guard let body else { return }
        self.body = nil
        // What a call gives is no known name, unless it is made one.
        let mayBeName = body.isGetter && (!body.hasCall || body.hasNaming)
        let isShort = body.code < (mayBeName ? Self.shortGetter : Self.shortBody)
        if body.hasCast { hasCasts = true }
        let isNeeded = body.isRead || castsMatter && body.hasCast
        let isRead = isNeeded || isShort && body.functionStart == nil
        // What a protocol requires has no value, but attributes may have texts.
        if isRead || body.isProtocol {
            found.literals.removeSubrange(body.counts[0]...)
            found.members.removeSubrange(body.counts[1]...)
            found.assigned.removeSubrange(body.counts[2]...)
            found.created.removeSubrange(body.counts[3]...)
            if body.isGetter, body.isRead { valueHasWords = true }
        }
        if !isRead {
            cuts.append(body.functionStart.map { $0..<end + 1 } ?? body.start..<end)
            words.removeSubrange(body.words...)
        }
        if body.isOutside {
            headHasSegue = false
            functionStart = nil
        }
    }

    /// A getter of so few bytes may be nothing but the value of a constant.
    static let shortGetter = 256
    /// It is not worth while to leave out less.
    static let shortBody = 32
}
