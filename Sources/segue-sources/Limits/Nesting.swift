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
    static func excess(in bytes: [UInt8]) -> Excess? {
        bytes.withUnsafeBufferPointer { buffer in
            var scan = Scan(bytes: buffer)
            return scan.run()
        }
    }

    /// A bracket that is open.
    private struct Open {
        /// Its closing counterpart; for an interpolation that of its parenthesis.
        let close: UInt8
        /// How many arrays are nested around what stands in it.
        let arrays: Int
        /// How many lists of generic arguments were open before it.
        var arguments = 0
        /// The string that goes on behind it, where it is an interpolation.
        var string: StringKind?
    }

    private struct StringKind {
        /// How many number signs are around it.
        let signs: Int
        let isMultiline: Bool
    }

    private struct Scan {
        let bytes: UnsafeBufferPointer<UInt8>
        var position = 0
        var open: [Open] = []
        /// The last byte that is neither space nor comment.
        var last: UInt8 = 0
        /// How many lists of generic arguments are open, as far as they can be told from comparisons.
        var arguments = 0
        /// How many `#if` are open.
        var conditions = 0

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

        mutating func run() -> Excess? {
            while position < bytes.count {
                let current = bytes[position]
                switch current {
                case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"): skipLine()
                case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"): skipComment()
                case UInt8(ascii: "\""), UInt8(ascii: "#"):
                    if let kind = stringStart() { skipString(kind) }
                    if conditions > Nesting.deepestBrackets {
                        return Excess(offset: position, reason: "more than \(Nesting.deepestBrackets) #if are nested")
                    }
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    if let excess = push(current) { return excess }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): pop(current)
                case UInt8(ascii: "<") where position > 0 && Self.endsOperand(bytes[position - 1]):
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
                    last = current
                    position += 1
                default:
                    if endsArguments(current) { arguments = 0 }
                    if current > 32 { last = current }
                    position += 1
                }
            }
            return nil
        }

        /// Whether no list of generic arguments goes on behind this, so that what was open were comparisons.
        private func endsArguments(_ current: UInt8) -> Bool {
            switch current {
            case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "|"): true
            case UInt8(ascii: "&"): byte(position + 1) == UInt8(ascii: "&")
            // Behind an operand, a line break ends a statement.
            case 0x0A: Self.endsOperand(last)
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
                arrays = Self.endsOperand(last) || last == UInt8(ascii: ":") ? arrays : arrays + 1
            }
            open.append(Open(close: close, arrays: arrays, arguments: arguments))
            if bracket == UInt8(ascii: "{") { arguments = 0 }
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

        private static func endsOperand(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: ")"),
                UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), 0x80...:
                true
            default: false
            }
        }

        // MARK: Comments and strings

        private mutating func skipLine() {
            while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        }

        /// Comments nest, which is counted and not called.
        private mutating func skipComment() {
            var depth = 0
            while position < bytes.count {
                if bytes[position] == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
                    depth += 1
                    position += 2
                } else if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
                    depth -= 1
                    position += 2
                    if depth == 0 { return }
                } else {
                    position += 1
                }
            }
        }

        /// The string that begins here, its opening quotes passed; `nil` for a number sign that opens none.
        private mutating func stringStart() -> StringKind? {
            var end = position
            while byte(end) == UInt8(ascii: "#") { end += 1 }
            let signs = end - position
            guard byte(end) == UInt8(ascii: "\"") else {
                last = UInt8(ascii: "#")
                position = end
                if word("if") { conditions += 1 } else if word("endif") { conditions = max(0, conditions - 1) }
                return nil
            }
            let isMultiline = byte(end + 1) == UInt8(ascii: "\"") && byte(end + 2) == UInt8(ascii: "\"")
            position = end + (isMultiline ? 3 : 1)
            return StringKind(signs: signs, isMultiline: isMultiline)
        }

        /// Whether that word stands here.
        private func word(_ text: StaticString) -> Bool {
            for index in 0..<text.utf8CodeUnitCount where byte(position + index) != text.utf8Start[index] {
                return false
            }
            return !Self.endsOperand(byte(position + text.utf8CodeUnitCount))
        }

        /// Passes over a string up to its end, or to an interpolation, which is code.
        private mutating func skipString(_ kind: StringKind) {
            last = UInt8(ascii: "\"")
            while position < bytes.count {
                switch bytes[position] {
                case 0x0A where !kind.isMultiline: return
                case UInt8(ascii: "\\"):
                    position += 1
                    guard signs(kind.signs) else { continue }
                    if byte(position) == UInt8(ascii: "("), open.count < Nesting.deepestBrackets {
                        open.append(
                            Open(close: UInt8(ascii: ")"), arrays: open.last?.arrays ?? 0, string: kind))
                        last = UInt8(ascii: "(")
                        position += 1
                        return
                    }
                    // What is escaped is no quote; a line break still ends the string.
                    if byte(position) != 0x0A { position += 1 }
                case UInt8(ascii: "\""):
                    position += 1
                    if kind.isMultiline {
                        guard byte(position) == UInt8(ascii: "\""), byte(position + 1) == UInt8(ascii: "\"") else {
                            continue
                        }
                        position += 2
                    }
                    if signs(kind.signs) { return }
                default: position += 1
                }
            }
        }

        /// Passes over as many number signs as that, if they are here.
        private mutating func signs(_ count: Int) -> Bool {
            for index in 0..<count where byte(position + index) != UInt8(ascii: "#") { return false }
            position += count
            return true
        }
    }
}
