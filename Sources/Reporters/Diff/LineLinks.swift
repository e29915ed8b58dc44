/// Addresses of lines, made from a template such as `https://host/owner/repository/blob/{commit}/{path}#L{line}`.
///
/// ```swift
/// let links = try LineLinks("https://host/blob/{commit}/{path}#L{line}")
/// links.url(path: "App/Main.storyboard", line: 7, commit: "4f2a", isOld: false)
/// // https://host/blob/4f2a/App/Main.storyboard#L7
/// ```
///
/// Paths and commits are percent-encoded. The address has no character that Markdown or HTML acts on.
public struct LineLinks: Sendable, Hashable {
    /// What is wrong with a template.
    public struct Problem: Error, Sendable, Hashable {
        public let message: String

        public init(message: String) { self.message = message }
    }

    private enum Piece: Hashable, Sendable { case text(String), path, line, commit }

    private let pieces: [Piece]

    /// Takes a template.
    public init(_ template: String) throws(Problem) {
        var pieces: [Piece] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            pieces.append(.text(Self.encoded(rest[..<open], keeping: Self.ofAddresses)))
            switch rest[rest.index(after: open)..<close] {
            case "path": pieces.append(.path)
            case "line": pieces.append(.line)
            case "commit": pieces.append(.commit)
            case let name: throw Problem(message: "{\(name)} is not one of {commit}, {path} and {line}")
            }
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(.text(Self.encoded(rest, keeping: Self.ofAddresses)))
        guard pieces.contains(.path) else { throw Problem(message: "the template has no {path}") }
        guard template.prefix(while: { $0 != "{" }).contains("://") else {
            throw Problem(message: "the template does not begin with a scheme such as https://")
        }
        self.pieces = pieces
    }

    /// Whether addresses name a commit.
    public var needsCommit: Bool { pieces.contains(.commit) }

    /// The address of a line; `nil` where the commit it needs is not known. Without a commit only the new version has
    /// addresses.
    public func url(path: String, line: Int, commit: String?, isOld: Bool) -> String? {
        if needsCommit ? commit == nil : isOld { return nil }
        return pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .path: Self.encoded(path[...], keeping: Self.ofPaths)
            case .line: "\(line)"
            case .commit: Self.encoded((commit ?? "")[...], keeping: Self.ofPaths)
            }
        }.joined()
    }

    private static let ofPaths = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    private static let ofAddresses = ofPaths.union(":?#[]@!$&*+,;=%".utf8)

    private static func encoded(_ text: Substring, keeping: Set<UInt8>) -> String {
        text.utf8.reduce(into: "") { result, byte in
            if keeping.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }
}
