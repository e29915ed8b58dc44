extension BodyScan {
    // MARK: Declarations

    static let types: [StaticString] = ["class", "struct", "enum", "protocol", "extension", "actor"]
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
        if Self.types.contains(where: { cursor.word($0, at: range.lowerBound) }) {
            let isExposed = hasObjC
            begin(.type)
            hasObjC = isExposed
        } else if Self.variables.contains(where: { cursor.word($0, at: range.lowerBound) }) {
            begin(.variable)
        } else if Self.others.contains(where: { cursor.word($0, at: range.lowerBound) }) {
            let mayBeLeftOut =
                !keepsMethods && !hasAttributes && open.last?.isExposed != true && open.last?.role != .accessors
                && cursor.word("func", at: range.lowerBound)
            begin(.other)
            if mayBeLeftOut { functionStart = startOfModifiers(before: range.lowerBound) }
        }
    }

    static let modifiers: [StaticString] = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "mutating",
        "nonmutating", "nonisolated",
    ]
    /// With these a method is reached from elsewhere.
    static let reaching: [StaticString] = ["override", "required", "optional", "dynamic"]

    /// Where a function's modifiers begin; `nil` for one that is reached from elsewhere, and where that cannot be told.
    private func startOfModifiers(before keyword: Int) -> Int? {
        var start = keyword
        while true {
            var end = start
            while end > 0, cursor.byte(end - 1) <= 0x20 { end -= 1 }
            guard end > 0, cursor.byte(end - 1) != UInt8(ascii: ")") else { return end == 0 ? start : nil }
            var word = end
            while word > 0, CodeCursor.isNamePart(cursor.byte(word - 1)) { word -= 1 }
            guard word < end else { return start }
            if Self.reaching.contains(where: { cursor.word($0, at: word) }) { return nil }
            let isModifier = Self.modifiers.contains { cursor.word($0, at: word) }
            guard isModifier, word == 0 || cursor.byte(word - 1) <= 0x20 else { return start }
            start = word
        }
    }

    mutating func begin(_ declaration: Declaration) {
        self.declaration = declaration
        isInValue = false
        headHasSegue = false
        isPlainValue = false
        hasAttributes = false
        hasObjC = false
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
        } else if isOutside, declaration == .type {
            push(UInt8(ascii: "}"), .type)
            open[open.count - 1].isExposed = hasObjC
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
                isRead: headHasSegue,
                counts: [found.literals.count, found.members.count, found.assigned.count, found.created.count])
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
        if isNeeded || isShort && body.functionStart == nil {
            found.literals.removeSubrange(body.counts[0]...)
            found.members.removeSubrange(body.counts[1]...)
            found.assigned.removeSubrange(body.counts[2]...)
            found.created.removeSubrange(body.counts[3]...)
            if body.isGetter, body.isRead { valueHasWords = true }
        } else {
            cuts.append(body.functionStart.map { $0..<end + 1 } ?? body.start..<end)
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
