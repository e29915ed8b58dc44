import SourceText

/// The names that the code which is read may look up, of all files together.
///
/// A property or case is of use to the index by its name alone, as long as nothing makes it known to interface files. So
/// one whose name is in no code that is read need not be read either. What the values of those mention that are read
/// counts as well.
///
/// Names are kept as hashes: two that have the same are both read.
struct MentionedNames {
    private var hashes: Set<UInt64> = []
    /// The types that expose all their members to selectors, and those whose heads name one of them.
    private(set) var exposing: Set<UInt64> = []

    private struct Member {
        let names: [UInt64]
        let words: [UInt64]
        let type: Int
    }

    /// Looks through the files of a reading.
    init(_ files: some Sequence<SourceFile>) {
        var members: [Member] = []
        var types: [[UInt64]] = []
        var heirs: [UInt64: [UInt64]] = [:]
        for file in files where file.path.hasSuffix(".swift") {
            file.bytes.withUnsafeBufferPointer { bytes in
                guard let scan = BodyScan.reading(bytes, keepsMethods: true) else {
                    addWords(bytes, &heirs)
                    return
                }
                func hashes(_ ranges: some Sequence<Range<Int>>) -> [UInt64] { ranges.map { Self.hash(bytes[$0]) } }
                var start = 0
                for member in scan.members {
                    self.hashes.formUnion(hashes(scan.words[start..<member.words.lowerBound]))
                    members.append(
                        Member(
                            names: hashes(member.names), words: hashes(scan.words[member.words]),
                            type: types.count + member.type))
                    start = member.words.upperBound
                }
                self.hashes.formUnion(hashes(scan.words[start...]))
                types += scan.types.map(hashes)
                for head in scan.heads where head.isHeir {
                    let names = hashes(head.names)
                    if head.exposesAll { exposing.insert(names[0]) }
                    for name in names.dropFirst() { heirs[name, default: []].append(names[0]) }
                }
            }
        }
        expose(heirs)
        follow(members, areExposed: types.map { !exposing.isDisjoint(with: $0) })
    }

    /// Adds the heirs of what exposes its members.
    private mutating func expose(_ heirs: [UInt64: [UInt64]]) {
        var next = Array(exposing)
        while let name = next.popLast() {
            for heir in heirs[name] ?? [] where exposing.insert(heir).inserted { next.append(heir) }
        }
    }

    /// Whether a name is mentioned.
    func contains(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { hashes.contains(Self.hash(name)) }

    /// Adds what members mention that are mentioned themselves.
    private mutating func follow(_ members: [Member], areExposed: [Bool]) {
        var owners: [UInt64: [Int]] = [:]
        for (number, member) in members.enumerated() where !member.words.isEmpty {
            // What is exposed is read in any case.
            if areExposed[member.type] { hashes.formUnion(member.words) }
            for name in member.names { owners[name, default: []].append(number) }
        }
        var next = hashes.filter { owners[$0] != nil }
        while let name = next.popFirst() {
            for number in owners.removeValue(forKey: name) ?? [] {
                for word in members[number].words where hashes.insert(word).inserted && owners[word] != nil {
                    next.insert(word)
                }
            }
        }
    }

    /// Adds every word of a file that is read as a whole; what comes behind `class` and `typealias` may be an heir.
    private mutating func addWords(_ bytes: UnsafeBufferPointer<UInt8>, _ heirs: inout [UInt64: [UInt64]]) {
        let cursor = CodeCursor(bytes)
        var position = 0
        // The name in the head of a type; `nil` outside of heads, 0 before the name.
        var heir: UInt64?
        var exposesAll = false
        while position < bytes.count {
            let start = position
            while position < bytes.count, CodeCursor.isNamePart(bytes[position]) { position += 1 }
            guard position > start else {
                if bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "}") { heir = nil }
                position += 1
                continue
            }
            let word = Self.hash(bytes[start..<position])
            hashes.insert(word)
            if cursor.word("class", at: start) || cursor.word("typealias", at: start) {
                heir = 0
            } else if cursor.word("objcMembers", at: start) {
                exposesAll = true
            } else if heir == 0 {
                heir = word
                if exposesAll { exposing.insert(word) }
                exposesAll = false
            } else if let heir {
                heirs[word, default: []].append(heir)
            }
        }
    }

    /// FNV-1a.
    static func hash(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
