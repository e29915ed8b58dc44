import SourceText

/// What `.gitignore` files say is no part of a repository, by git's own rules: the last pattern that matches counts.
///
/// ```swift
/// var rules = IgnoreRules()
/// rules.read(Array("/Generated/\n*.local.xib\n".utf8), folder: ".")
/// rules.ignores("Generated", isFolder: true)      // true
/// ```
/// Paths are the keys of ``PathKeys``. What is in an ignored folder is not asked for.
public struct IgnoreRules: Sendable {
    private var patterns: [Pattern] = []

    /// Rules that ignore nothing.
    public init() {}

    /// How many patterns there are; ``removeLast(_:)`` goes back to that.
    public var count: Int { patterns.count }

    /// Forgets the patterns that were read last.
    public mutating func removeLast(_ count: Int) { patterns.removeLast(count) }

    /// Reads the `.gitignore` of the folder with a key.
    public mutating func read(_ bytes: [UInt8], folder: String) {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if let pattern = Pattern(line, folder: folder) { patterns.append(pattern) }
        }
    }

    /// Reads the `.gitignore` files above a folder, up to that of its repository; outside of one there are none.
    public mutating func readAbove(
        _ folder: String, keys: PathKeys, exists: (_ path: String) -> Bool, _ read: (_ path: String) -> [UInt8]?
    ) {
        func path(_ name: String, in folder: String) -> String { keys.key(name, in: folder) }
        var folders: [String] = []
        if !exists(path(".git", in: keys.key(folder))) {
            var isFound = false
            for above in keys.foldersAbove(folder).prefix(12) where !isFound {
                folders.append(above)
                isFound = exists(path(".git", in: above))
            }
            guard isFound else { return }
        }
        for above in folders.reversed() {
            if let bytes = read(path(".gitignore", in: above)) { self.read(bytes, folder: above) }
        }
    }

    /// Whether the file or folder with that key is ignored by itself.
    public func ignores(_ key: String, isFolder: Bool) -> Bool {
        guard !patterns.isEmpty else { return false }
        let bytes = Array(key.utf8)
        let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return patterns.last { $0.matches(bytes, nameStart: nameStart, isFolder: isFolder) }?.isIgnored ?? false
    }

    /// A line of a `.gitignore`.
    private struct Pattern {
        /// What matches a part of a path.
        private enum Part {
            case byte(UInt8)
            /// `?`
            case one
            /// `*`
            case any
            /// `**/`: any folders, or none.
            case folders
            /// `/**` at the end.
            case everything
            case oneOf(Set<UInt8>, isNegated: Bool)
        }

        let isIgnored: Bool
        private let isFolderOnly: Bool
        /// Whether the whole path is compared, from `base` on, and not the name alone.
        private let isAnchored: Bool
        private let base: [UInt8]
        private let parts: [Part]
        /// The bytes that a match begins and ends with.
        private let prefix: [UInt8]
        private let suffix: [UInt8]
        /// Whether there is nothing but these, or one `*` between them.
        private let isPlain: Bool
        private let hasOneStar: Bool

        init?(_ line: ArraySlice<UInt8>, folder: String) {
            var text = line
            while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
            guard let first = text.first, first != UInt8(ascii: "#"), text.count < 1024 else { return nil }
            isIgnored = first != UInt8(ascii: "!")
            if !isIgnored { text.removeFirst() }
            isFolderOnly = text.last == UInt8(ascii: "/")
            if isFolderOnly { text.removeLast() }
            isAnchored = text.contains(UInt8(ascii: "/"))
            if text.first == UInt8(ascii: "/") { text.removeFirst() }
            guard !text.isEmpty else { return nil }
            base = folder == "." ? [] : folder == "/" ? [UInt8(ascii: "/")] : Array((folder + "/").utf8)
            parts = Self.parts(Array(text))
            let bytes = parts.map { part in
                if case .byte(let byte) = part { byte } else { UInt8?.none }
            }
            prefix = bytes.prefix { $0 != nil }.compactMap { $0 }
            isPlain = prefix.count == parts.count
            suffix = isPlain ? [] : bytes.reversed().prefix { $0 != nil }.reversed().compactMap { $0 }
            if prefix.count + suffix.count + 1 == parts.count, case .any = parts[prefix.count] {
                hasOneStar = true
            } else {
                hasOneStar = false
            }
        }

        private static func parts(_ text: [UInt8]) -> [Part] {
            var parts: [Part] = []
            var index = 0
            func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
            while index < text.count {
                let isAtPart = index == 0 || text[index - 1] == UInt8(ascii: "/")
                switch text[index] {
                case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "*") && isAtPart && byte(2) == UInt8(ascii: "/"):
                    parts.append(.folders)
                    index += 3
                    continue
                case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "*") && isAtPart && index + 2 == text.count:
                    parts.append(.everything)
                    index += 1
                case UInt8(ascii: "*"):
                    while byte(1) == UInt8(ascii: "*") { index += 1 }
                    parts.append(.any)
                case UInt8(ascii: "?"): parts.append(.one)
                case UInt8(ascii: "["):
                    guard let end = text[(index + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                        parts.append(.byte(text[index]))
                        break
                    }
                    let isNegated = [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(text[index + 1])
                    let inner = Array(text[(index + (isNegated ? 2 : 1))..<end])
                    var set = Set(inner)
                    for place in inner.indices.dropFirst().dropLast()
                    where inner[place] == UInt8(ascii: "-") && inner[place - 1] <= inner[place + 1] {
                        set.formUnion(inner[place - 1]...inner[place + 1])
                    }
                    parts.append(.oneOf(set, isNegated: isNegated))
                    index = end
                case UInt8(ascii: "\\") where index + 1 < text.count:
                    index += 1
                    parts.append(.byte(text[index]))
                default: parts.append(.byte(text[index]))
                }
                index += 1
            }
            return parts
        }

        func matches(_ key: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
            guard isFolder || !isFolderOnly else { return false }
            guard key.starts(with: base) || base.isEmpty else { return false }
            return matches(key[(isAnchored ? base.count : nameStart)...])
        }

        /// All ways to match are followed at once, so the time is the product of both lengths at most.
        private func matches(_ text: ArraySlice<UInt8>) -> Bool {
            let slash = UInt8(ascii: "/")
            // Most patterns begin or end with a letter.
            guard text.starts(with: prefix) else { return false }
            if isPlain { return text.count == prefix.count }
            guard text.count >= prefix.count + suffix.count, text.suffix(suffix.count).elementsEqual(suffix) else {
                return false
            }
            if hasOneStar { return !text.dropFirst(prefix.count).dropLast(suffix.count).contains(slash) }
            /// The parts that what was read leads to, those that may be empty passed over too.
            func closed(_ states: Set<Int>) -> Set<Int> {
                var result = states
                var open = Array(states)
                while let state = open.popLast(), state <= parts.count {
                    guard state < parts.count else { continue }
                    switch parts[state] {
                    case .any: if result.insert(state + 1).inserted { open.append(state + 1) }
                    default: break
                    }
                }
                return result
            }
            var states = closed(startStates(0))
            for byte in text {
                var next: Set<Int> = []
                for state in states where state < parts.count {
                    switch parts[state] {
                    case .byte(let wanted): if byte == wanted { next.formUnion(startStates(state + 1)) }
                    case .one: if byte != slash { next.formUnion(startStates(state + 1)) }
                    case .any: if byte != slash { next.insert(state) }
                    case .everything: next.formUnion([state, state + 1])
                    case .oneOf(let set, let isNegated):
                        if byte != slash, set.contains(byte) != isNegated { next.formUnion(startStates(state + 1)) }
                    case .folders:
                        next.insert(state)
                        if byte == slash { next.formUnion(startStates(state + 1)) }
                    }
                }
                if next.isEmpty { return false }
                states = closed(next)
            }
            return states.contains(parts.count)
        }

        /// The parts that may come next at a place: `**/` may stand for no folder.
        private func startStates(_ state: Int) -> Set<Int> {
            var states: Set<Int> = [state]
            var state = state
            while state < parts.count, case .folders = parts[state] {
                state += 1
                states.insert(state)
            }
            return states
        }
    }
}
