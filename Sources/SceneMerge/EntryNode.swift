import InterfaceBuilder
import SourceText

/// A file of texts as entries in entries, with every byte of it.
indirect enum EntryNode {
    case value(text: [UInt8], offset: Int)
    case object(EntryObject)

    var offset: Int {
        switch self {
        case .value(_, let offset): offset
        case .object(let object): object.offset
        }
    }

    /// What it says, however it is laid out.
    var meaning: String {
        switch self {
        case .value(let text, _): return String(decoding: text, as: UTF8.self)
        case .object(let object):
            let members = object.members.sorted { $0.key < $1.key }
            return "{" + members.map { "\($0.key)=\($0.value.meaning)" }.joined(separator: "\u{0}") + "}"
        }
    }

    /// The bytes as they are written.
    var text: [UInt8] {
        switch self {
        case .value(let text, _): return text
        case .object(let object):
            var result = object.open
            for (number, member) in object.members.enumerated() {
                if number > 0 { result += object.separator }
                result += member.lead + member.value.text
            }
            return result + object.close
        }
    }
}

struct EntryObject {
    struct Member {
        let key: String
        /// White space, comments and the key.
        var lead: [UInt8]
        var value: EntryNode
    }

    var open: [UInt8]
    var members: [Member]
    /// The white space before the end, and the end.
    var close: [UInt8]
    let separator: [UInt8]
    let offset: Int
}

// MARK: - Reading

extension EntryNode {
    /// The entries of a `.strings` file.
    init(_ strings: InterfaceStrings) {
        let bytes = strings.source.bytes
        var members: [EntryObject.Member] = []
        var start = 0
        var places: [String: Int] = [:]
        for entry in strings.entries {
            let value = EntryNode.value(
                text: Array(bytes[entry.range.end..<entry.end]), offset: entry.range.start)
            let member = EntryObject.Member(
                key: entry.key, lead: Array(bytes[start..<entry.range.end]), value: value)
            start = entry.end
            // The last one counts.
            if let place = places[entry.key] {
                members[place] = member
            } else {
                places[entry.key] = members.count
                members.append(member)
            }
        }
        self = .object(
            EntryObject(open: [], members: members, close: Array(bytes[start...]), separator: [], offset: 0))
    }

    /// The members of a JSON document.
    init(json file: SourceFile) throws(Diagnostic) {
        var reader = JSONReader(file: file)
        self = try reader.document()
    }
}

/// Reads JSON and keeps every byte of it.
private struct JSONReader {
    let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    init(file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    mutating func document() throws(Diagnostic) -> EntryNode {
        let lead = space()
        var node = try value()
        let tail = Array(bytes[offset...])
        guard tail.allSatisfy(isSpace) else { throw problem("there is more after the end of the document") }
        guard case .object(var object) = node else { throw problem("the document is not a JSON object") }
        object.open = lead + object.open
        object.close += tail
        node = .object(object)
        return node
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(
            .error, "unreadable-strings", "the file is not a string catalogue: \(message)", in: file,
            at: SourceRange(at: min(offset, bytes.count)))
    }

    private mutating func space() -> [UInt8] {
        let start = offset
        while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
        return Array(bytes[start..<offset])
    }

    private mutating func take(_ byte: Character) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte.asciiValue else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(Diagnostic) -> EntryNode {
        let start = offset
        guard take("{") else {
            try scalar()
            return .value(text: Array(bytes[start..<offset]), offset: start)
        }
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw problem("it is nested too deep") }
        var members: [EntryObject.Member] = []
        var seen: Set<String> = []
        var lead = space()
        while !take("}") {
            if !members.isEmpty {
                guard take(",") else { throw problem("a ',' must stand here") }
                lead += space()
            }
            let keyStart = offset
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
                throw problem("a key must stand here")
            }
            try scalar()
            let key = String(decoding: bytes[keyStart..<offset], as: UTF8.self)
            guard seen.insert(key).inserted else { throw problem("the key \(key) stands twice") }
            _ = space()
            guard take(":") else { throw problem("a ':' must stand here") }
            _ = space()
            lead += bytes[keyStart..<offset]
            members.append(.init(key: key, lead: lead, value: try value()))
            lead = space()
        }
        return .object(
            EntryObject(
                open: [UInt8(ascii: "{")], members: members, close: lead + [UInt8(ascii: "}")],
                separator: [UInt8(ascii: ",")], offset: start))
    }

    /// A string, a number, a word, or an array as a whole.
    private mutating func scalar() throws(Diagnostic) {
        var open = 0
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
                    offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard offset < bytes.count else { throw problem("a text does not end") }
                offset += 1
                if open == 0 { return }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                open += 1
                offset += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if open == 0 { return try endOfScalar(start) }
                open -= 1
                offset += 1
                if open == 0 { return }
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
                if open == 0 { return try endOfScalar(start) }
                offset += 1
            default: offset += 1
            }
        }
        throw problem("it ends too early")
    }

    private func endOfScalar(_ start: Int) throws(Diagnostic) {
        if offset == start { throw problem("a value must stand here") }
    }
}
