/// Finds the bodies of a Swift file that the index can do without, byte by byte.
///
/// Outside of bodies it follows declarations just as far as it must to tell the braces of a type and of a list of
/// accessors, which are looked into, from those of a body.
struct BodyScan {
    /// What was seen in bodies that are left out, as places in the file.
    struct Found {
        var literals: [(range: Range<Int>, isPlain: Bool)] = []
        var members: [Range<Int>] = []
        var assigned: [Range<Int>] = []
        var created: [Range<Int>] = []
    }

    /// The insides of the bodies that are left out, in order.
    var cuts: [Range<Int>] = []
    var found = Found()
    /// Whether the value of a property has a word of the index.
    var valueHasWords = false
    /// Whether a body that is left out has a cast.
    var hasCasts = false

    let castsMatter: Bool
    /// Whether the heads of methods matter that code cannot reach by a selector.
    let keepsMethods: Bool
    /// The types that expose all their members, and those that name one of them; their heads matter.
    let exposing: Set<UInt64>
    var cursor: CodeCursor

    /// What stands before the place where the scan is.
    enum Before {
        case nothing, name, dot, colon, binding, closing, sign
    }

    var before = Before.nothing
    /// The last name, and where the path of names and dots begins that it ends.
    var name = 0..<0
    var pathStart = 0
    var isPath = false
    var beforePath = Before.nothing
    /// Whether an assignment here would be one to the last name.
    var isTarget = false

    /// What an open bracket is.
    enum Role {
        case type, accessors, body, other
    }

    /// What a type is, as far as its members depend on it.
    enum TypeKind {
        /// A structure or an actor.
        case structure
        case enumeration
        /// An enumeration whose raw values are texts.
        case namedEnumeration
        case `extension`, `protocol`
        /// A class, of which every initialiser matters.
        case other
    }

    struct Open {
        let close: UInt8
        let role: Role
        /// Whether it is a type whose attributes may make its methods reachable.
        var isExposed = false
        /// What kind of type it is.
        var kind = TypeKind.other
        /// Its place in ``types``.
        var type = 0
        /// Whether it has a property that is not left out.
        var hasProperty = false
        /// The string that goes on behind it, where it is an interpolation.
        var string: CodeCursor.StringKind?
    }

    var open: [Open] = []

    /// The declaration that is being read outside of bodies.
    enum Declaration {
        case none, type, variable, other
    }

    var declaration = Declaration.none
    var isInValue = false
    /// Whether what is in parentheses may be the value of a parameter or an argument of an attribute.
    var isInDefault = false
    /// The kind of the type whose head is being read.
    var typeKind = TypeKind.other
    /// The heads of types and aliases, and the one that is being read.
    var heads: [Head] = []
    var head: Head?
    /// The names in the heads of the types whose members are looked at.
    var types: [[Range<Int>]] = []
    var headHasSegue = false
    /// Whether the type of the variable that is being read has no names in it: `var isDone: Bool`.
    var isPlainValue = false
    /// Whether an attribute that makes methods reachable stands before what comes next.
    var hasObjC = false
    var hasObjCMembers = false
    /// The modifiers and attributes before what comes next.
    var prefixes = Prefixes()
    /// Where the last token ends.
    var endOfCode = 0

    /// The property or case that is being read, and those that were read.
    var member: Member?
    var members: [Member] = []
    /// The names that code which is kept mentions, and those in the values of members.
    var words: [Range<Int>] = []
    /// Where the function that is being read begins, if it is one that may be left out with its head.
    var functionStart: Int?

    /// What the head of a type or an alias says.
    struct Head {
        /// Where its keyword ends.
        let start: Int
        /// Whether it is a class or an alias, which has from others that all its members are exposed.
        let isHeir: Bool
        /// Whether `@objcMembers` is before it.
        let exposesAll: Bool
        /// The names in it, its own first.
        var names: [Range<Int>] = []
    }

    /// The outermost body around the place where the scan is.
    struct Body {
        let start: Int
        /// Where the function begins, if its head need not be read either.
        let functionStart: Int?
        /// Whether it is in no parentheses.
        let isOutside: Bool
        let isGetter: Bool
        var isProtocol = false
        var isRead: Bool
        var hasCast = false
        /// Whether it calls something, and has a word that makes an identifier.
        var hasCall = false
        var hasNaming = false
        /// How many bytes of it are code.
        var code = 0
        /// How much had been found before it.
        let counts: [Int]
        /// How many words there were before it.
        let words: Int
    }

    var body: Body?

    /// - Parameters:
    ///   - castsMatter: Whether bodies with casts are read.
    ///   - keepsMethods: Whether the heads of all methods are read.
    ///   - exposing: The hashes of the types that expose all their members.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, castsMatter: Bool, keepsMethods: Bool, exposing: Set<UInt64> = []
    ) {
        cursor = CodeCursor(bytes)
        self.exposing = exposing
        self.castsMatter = castsMatter
        self.keepsMethods = keepsMethods
    }

    /// Looks through the file.
    ///
    /// - Returns: Whether all of it was understood.
    mutating func run() -> Bool {
        let bytes = cursor.bytes
        while cursor.position < bytes.count {
            let current = bytes[cursor.position]
            let next = cursor.byte(cursor.position + 1)
            let isComment = current == UInt8(ascii: "/") && (next == current || next == UInt8(ascii: "*"))
            guard step(current) else { return false }
            if current > 0x20, !isComment { endOfCode = cursor.position }
        }
        endHead()
        return open.isEmpty
    }

    mutating func step(_ current: UInt8) -> Bool {
        let start = cursor.position
        switch current {
        case 0x0A:
            cursor.position += 1
            return !isConflictMark()
        case 0...0x20: cursor.position += 1
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "#"): return numberSign()
        case UInt8(ascii: "/"):
            switch cursor.byte(start + 1) {
            case UInt8(ascii: "/"): cursor.skipLine()
            case UInt8(ascii: "*"): cursor.skipComment()
            default: return !mayBeginExpression(start) && sign()
            }
            return true
        case UInt8(ascii: "("), UInt8(ascii: "["):
            if current == UInt8(ascii: "(") { call() }
            push(current == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]"), .other)
        case UInt8(ascii: "{"): brace()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return pop(current)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case UInt8(ascii: "."):
            guard cursor.byte(start + 1) != current else { return sign() }
            if before != .name {
                isPath = false
                beforePath = .nothing
            }
            pass(.dot)
        case UInt8(ascii: ":"): pass(.colon)
        case UInt8(ascii: "@"):
            if body == nil, open.last?.role != .other { attribute() }
            pass(.nothing)
        case UInt8(ascii: "\\"): keyPath()
        case UInt8(ascii: "`"): return quotedName()
        case _ where CodeCursor.isNamePart(current): word()
        case _ where Self.isSign(current): return sign()
        default:
            if body == nil, open.last?.role == .type { separator(current) }
            pass(.nothing)
        }
        if current > 0x20 { body?.code += cursor.position - start }
        return true
    }

    /// Passes over one byte that is a token.
    mutating func pass(_ kind: Before) {
        cursor.position += 1
        before = kind
        if kind != .dot { isTarget = false }
    }

    /// Whether a merge left its marks on the line that begins here.
    func isConflictMark() -> Bool {
        let mark = cursor.byte(cursor.position)
        guard mark == UInt8(ascii: "<") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: ">") else { return false }
        return (1..<7).allSatisfy { cursor.byte(cursor.position + $0) == mark }
    }

    // MARK: Names

    mutating func word() {
        let start = cursor.position
        var end = start
        var isSegue = false
        while end < cursor.bytes.count, CodeCursor.isNamePart(cursor.bytes[end]) {
            // `egue` ends here: `Segue`, `segue`.
            if cursor.bytes[end] == UInt8(ascii: "e"), end >= start + 3, cursor.bytes[end - 1] == UInt8(ascii: "u"),
                cursor.bytes[end - 2] == UInt8(ascii: "g"), cursor.bytes[end - 3] == UInt8(ascii: "e")
            {
                isSegue = true
            }
            end += 1
        }
        cursor.position = end
        let meaning = IndexedWords.meaning(cursor.bytes, start..<end)
        if body == nil, before != .dot {
            if !prefix(start..<end) { declare(start..<end) }
            record(start..<end)
        } else {
            words.append(start..<end)
        }
        var isWord = isSegue || meaning == .read && (before != .dot || !isDeclaration(start..<end))
        if meaning == .readAsLabel, cursor.byte(end) == UInt8(ascii: ":") { isWord = true }
        if isWord { body?.isRead = true }
        if isSegue { headHasSegue = true }
        if isWord, body == nil, isInValue { valueHasWords = true }
        if meaning == .member, body != nil { found.members.append(start..<end) }
        if meaning == .naming { body?.hasNaming = true }
        if meaning == .cast, [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(cursor.byte(end)) { body?.hasCast = true }
        if meaning == .binding, before != .dot {
            before = .binding
            isTarget = false
        } else {
            take(start..<end)
        }
    }

    /// Whether it is a keyword that declares something, which a member may be called as well.
    func isDeclaration(_ range: Range<Int>) -> Bool {
        Self.typeKeywords.contains { cursor.word($0.keyword, at: range.lowerBound) }
            || cursor.word("typealias", at: range.lowerBound) || cursor.word("import", at: range.lowerBound)
    }

    mutating func take(_ range: Range<Int>) {
        if before != .dot {
            pathStart = range.lowerBound
            isPath = true
            beforePath = before
        }
        if body == nil, before == .colon, declaration == .variable, open.last?.role != .other {
            isPlainValue = Self.plainTypes.contains { cursor.word($0, at: range.lowerBound) }
        }
        if member != nil { nameMember(range) }
        if body == nil, let start = head?.start, range.lowerBound >= start { head?.names.append(range) }
        if body == nil, declaration == .type, before == .colon, typeKind == .enumeration,
            cursor.word("String", at: range.lowerBound)
        {
            typeKind = .namedEnumeration
        }
        name = range
        before = .name
        isTarget = beforePath != .binding && beforePath != .colon
    }

    /// Types of values that are no identifier, and hold none.
    static let plainTypes: [StaticString] = [
        "Bool", "Int", "CGFloat", "Double", "Float", "CGSize", "CGRect", "CGPoint", "UIColor", "NSColor", "UIFont",
        "UIImage", "UIEdgeInsets", "Date", "Data", "TimeInterval", "IndexPath", "some",
    ]

    mutating func quotedName() -> Bool {
        let start = cursor.position + 1
        var end = start
        while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: "`"), cursor.bytes[end] > 0x20 { end += 1 }
        guard cursor.byte(end) == UInt8(ascii: "`") else { return false }
        cursor.position = end + 1
        body?.code += end - start
        record(start..<end)
        take(start..<end)
        // The path has the marks in it.
        isPath = false
        return true
    }

    mutating func number() {
        var end = cursor.position
        while CodeCursor.isNamePart(cursor.byte(end))
            || cursor.byte(end) == UInt8(ascii: ".") && (0x30...0x39).contains(cursor.byte(end + 1))
        {
            end += 1
        }
        cursor.position = end
        before = .closing
        isTarget = false
    }

    /// `\Song.title` writes by way of what it names.
    mutating func keyPath() {
        if body == nil { giveUpHead() }
        cursor.position += 1
        while true {
            let start = cursor.position
            while CodeCursor.isNamePart(cursor.byte(cursor.position)) { cursor.position += 1 }
            if cursor.position > start { words.append(start..<cursor.position) }
            if cursor.position > start, body != nil { found.assigned.append(start..<cursor.position) }
            guard [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(cursor.byte(cursor.position))
            else {
                break
            }
            cursor.position += 1
        }
        before = .closing
        isTarget = false
    }
}
