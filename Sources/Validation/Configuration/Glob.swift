/// A pattern for paths, as version control systems use them.
///
/// `*` stands for any characters but `/`, `?` for one of them, `**` for any characters. A pattern without a `/` means
/// the name at any depth, another one the path from the configuration's folder. A pattern that names a folder means
/// everything below it.
public struct Glob: Sendable, Hashable {
    private enum Token: Sendable, Hashable {
        case scalar(Unicode.Scalar)
        case any, star, stars
        /// `**/`: nothing, or folders.
        case folders
    }

    /// The pattern as it was written.
    public let pattern: String
    private let tokens: [Token]

    /// Reads a pattern; every text is one.
    public init(_ pattern: String) {
        self.pattern = pattern
        var text = pattern[...]
        while text.hasSuffix("/") { text.removeLast() }
        let isAnchored = text.contains("/")
        if text.hasPrefix("/") { text.removeFirst() }
        if text.hasPrefix("./") { text.removeFirst(2) }
        var tokens: [Token] = isAnchored ? [] : [.folders]
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "?": tokens.append(.any)
            case "*" where rest.first == "*":
                rest.removeFirst()
                let isWhole = tokens.isEmpty || tokens.last == .scalar("/") || tokens.last == .folders
                if isWhole, rest.first == "/" {
                    rest.removeFirst()
                    tokens.append(.folders)
                } else {
                    tokens.append(.stars)
                }
            case "*": tokens.append(.star)
            default: tokens.append(.scalar(scalar))
            }
        }
        self.tokens = tokens
    }

    /// Whether the pattern means the file at `path`, or a folder above it.
    public func matches(_ path: String) -> Bool {
        // All ways to read the pattern are followed at once, so a path costs its length times the pattern's.
        var states = Set<Int>()
        follow(0, atStart: true, into: &states)
        for scalar in path.unicodeScalars {
            if scalar == "/", states.contains(tokens.count) { return true }
            var next = Set<Int>()
            for state in states where state < tokens.count {
                switch tokens[state] {
                case .scalar(let wanted):
                    if wanted == scalar { follow(state + 1, atStart: scalar == "/", into: &next) }
                case .any:
                    if scalar != "/" { follow(state + 1, atStart: false, into: &next) }
                case .star:
                    if scalar != "/" { follow(state, atStart: false, into: &next) }
                case .stars, .folders: follow(state, atStart: scalar == "/", into: &next)
                }
            }
            states = next
        }
        return states.contains(tokens.count)
    }

    /// Adds a state, and those that are reached from it without another character.
    private func follow(_ state: Int, atStart: Bool, into states: inout Set<Int>) {
        guard states.insert(state).inserted, state < tokens.count else { return }
        switch tokens[state] {
        case .star, .stars: follow(state + 1, atStart: atStart, into: &states)
        case .folders where atStart: follow(state + 1, atStart: atStart, into: &states)
        default: break
        }
    }
}
