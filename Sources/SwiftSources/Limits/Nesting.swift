import SourceText

/// How deep the brackets of a Swift file are nested, found before anything recursive looks at the file.
///
/// SwiftSyntax's parser calls itself for each bracket, and reads directly nested square brackets (`[[[`) once as a type
/// and once as an expression at every level: 3,000 of them overflow its stack, and 25 take longer than anybody waits.
/// The scan is linear and uses no stack. It knows comments, strings and interpolations; a regular expression may mislead
/// it by a few brackets, which matters to neither limit.
struct Nesting {
    /// As many brackets as the Swift compiler accepts inside each other ("structure nesting level exceeded maximum").
    static let deepestBrackets = 256
    /// How many square brackets may stand inside each other where the parser has to try each as a type.
    static let deepestArrays = 16
    /// How many lists of generic arguments may stand inside each other: the parser looks through the rest of them for
    /// the end of each.
    static let deepestArguments = 128

    /// What is too deep.
    struct Excess: Equatable {
        /// In bytes, of the first bracket that is one too many.
        let offset: Int
        let reason: String
    }

    /// The first place that is nested too deeply; `nil` for a file that is not.
    static func excess(in bytes: [UInt8]) -> Excess? { measure(bytes).excess }

    /// As ``excess(in:)``, with a number of levels that the file's syntax tree does not exceed.
    static func measure(_ bytes: [UInt8]) -> (excess: Excess?, levels: Int) {
        bytes.withUnsafeBufferPointer { buffer in
            var scan = Scan(bytes: buffer)
            let excess = scan.run()
            return (excess, levelsOfParser + scan.deepest * levelsOfBracket + scan.links)
        }
    }

    /// How many levels the parser makes where it calls itself without a bracket, as for `try await`, before it gives up.
    private static let levelsOfParser = 800
    /// How many levels there may be in a bracket before the next one in it.
    private static let levelsOfBracket = 14

    /// A bracket that is open.
    private struct Open {
        /// Its closing counterpart; for an interpolation that of its parenthesis.
        let close: UInt8
        /// How many arrays are nested around what stands in it.
        let arrays: Int
        /// How many lists of generic arguments were open before it.
        var arguments = 0
        /// The string that goes on behind it, where it is an interpolation.
        var string: CodeCursor.StringKind?
    }

    private struct Scan {
        var cursor: CodeCursor
        var open: [Open] = []
        /// The last byte that is neither space nor comment.
        var last: UInt8 = 0
        /// How many lists of generic arguments are open, as far as they can be told from comparisons.
        var arguments = 0
        /// How many `#if` are open.
        var conditions = 0
        /// The most brackets that were open at once.
        var deepest = 0
        /// How many levels the chains of the file may have together: of members, calls, optionals and `else if`.
        var links = 0

        init(bytes: UnsafeBufferPointer<UInt8>) { cursor = CodeCursor(bytes) }

        private var position: Int {
            get { cursor.position }
            set { cursor.position = newValue }
        }

        mutating func run() -> Excess? {
            let bytes = cursor.bytes
            while position < bytes.count {
                let current = bytes[position]
                switch current {
                case UInt8(ascii: "/") where cursor.byte(position + 1) == UInt8(ascii: "/"): cursor.skipLine()
                case UInt8(ascii: "/") where cursor.byte(position + 1) == UInt8(ascii: "*"): cursor.skipComment()
                case UInt8(ascii: "\""), UInt8(ascii: "#"):
                    if let kind = cursor.stringStart() { skipString(kind) } else { countCondition() }
                    if conditions > Nesting.deepestBrackets {
                        return Excess(offset: position, reason: "more than \(Nesting.deepestBrackets) #if are nested")
                    }
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    if let excess = push(current) { return excess }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): pop(current)
                case UInt8(ascii: "<") where position > 0 && CodeCursor.endsOperand(bytes[position - 1]):
                    arguments += 1
                    if arguments > Nesting.deepestArguments {
                        return Excess(
                            offset: position,
                            reason: "more than \(Nesting.deepestArguments) lists of generic arguments are nested")
                    }
                    last = current
                    position += 1
                case UInt8(ascii: ">"):
                    arguments = max(0, arguments - 1)
                    // `A -> B` holds a clause that holds the type.
                    links += 2
                    last = current
                    position += 1
                default:
                    if endsArguments(current) { arguments = 0 }
                    if current > 32 { last = current }
                    if current == UInt8(ascii: ".") || current == UInt8(ascii: "!") || current == UInt8(ascii: "?") {
                        links += 1
                    }
                    position += 1
                }
            }
            return nil
        }

        /// Whether no list of generic arguments goes on behind this, so that what was open were comparisons.
        private func endsArguments(_ current: UInt8) -> Bool {
            switch current {
            case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "|"): true
            case UInt8(ascii: "&"): cursor.byte(position + 1) == UInt8(ascii: "&")
            // Behind an operand, a line break ends a statement.
            case 0x0A: CodeCursor.endsOperand(last)
            default: false
            }
        }

        // MARK: Brackets

        private mutating func push(_ bracket: UInt8) -> Excess? {
            var arrays = open.last?.arrays ?? 0
            var close = UInt8(ascii: ")")
            if bracket == UInt8(ascii: "{") {
                arrays = 0
                close = UInt8(ascii: "}")
            } else if bracket == UInt8(ascii: "[") {
                close = UInt8(ascii: "]")
                // A subscript and the value of a dictionary are not tried as types.
                arrays = CodeCursor.endsOperand(last) || last == UInt8(ascii: ":") ? arrays : arrays + 1
            }
            open.append(Open(close: close, arrays: arrays, arguments: arguments))
            if bracket == UInt8(ascii: "{") { arguments = 0 }
            deepest = max(deepest, open.count)
            links += bracket == UInt8(ascii: "{") ? 4 : 1
            defer {
                last = bracket
                position += 1
            }
            if open.count > Nesting.deepestBrackets {
                return Excess(
                    offset: position,
                    reason: "more than \(Nesting.deepestBrackets) brackets are nested, as many as Swift allows")
            }
            if arrays > Nesting.deepestArrays {
                return Excess(
                    offset: position, reason: "more than \(Nesting.deepestArrays) square brackets are nested")
            }
            return nil
        }

        private mutating func pop(_ bracket: UInt8) {
            if bracket == UInt8(ascii: "}") { arguments = 0 }
            position += 1
            last = bracket
            guard let top = open.last else { return }
            if top.close == bracket {
                open.removeLast()
                if bracket != UInt8(ascii: "}") { arguments = top.arguments }
                if let string = top.string { skipString(string) }
            } else if bracket == UInt8(ascii: "}"), let match = open.lastIndex(where: { $0.close == bracket }) {
                // A brace ends what was left open inside it.
                open.removeSubrange(match...)
            }
        }

        // MARK: Conditions and strings

        /// Passes over a number sign, and counts what it opens or closes.
        private mutating func countCondition() {
            while cursor.byte(position) == UInt8(ascii: "#") { position += 1 }
            last = UInt8(ascii: "#")
            if cursor.word("if", at: position) {
                conditions += 1
            } else if cursor.word("endif", at: position) {
                conditions = max(0, conditions - 1)
            }
        }

        /// Passes over a string up to its end, or to an interpolation, which is code.
        private mutating func skipString(_ kind: CodeCursor.StringKind) {
            last = UInt8(ascii: "\"")
            while cursor.skipString(kind) == .interpolation {
                // What is nested deeper than that is not looked at.
                guard open.count < Nesting.deepestBrackets else { continue }
                open.append(Open(close: UInt8(ascii: ")"), arrays: open.last?.arrays ?? 0, string: kind))
                last = UInt8(ascii: "(")
                return
            }
        }
    }
}
