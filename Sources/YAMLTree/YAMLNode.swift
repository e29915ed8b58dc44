import SourceText

/// One node of a YAML document, with its place in the source.
///
/// Nodes are values; a node that an alias stands for is the anchored one, place included.
///
/// ```swift
/// let tree = try YAMLTree(parsing: SourceFile(path: "a.yml", text: "steps: [launch]"))
/// try tree.root?["steps"]?.elements().map { try $0.string() }  // ["launch"]
/// ```
public struct YAMLNode: Sendable, Hashable {
    /// What a node is made of.
    public indirect enum Content: Sendable, Hashable {
        case scalar(Scalar)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A text, and how it was written.
    public struct Scalar: Sendable, Hashable {
        /// How a scalar is quoted.
        public enum Style: Sendable, Hashable { case plain, singleQuoted, doubleQuoted, literal, folded }

        /// The text after YAML's own quoting, escaping and folding.
        public let text: String
        /// How it is quoted.
        public let style: Style
        /// The tag as written, resolved: `tag:yaml.org,2002:str`; nil when there is none.
        public let tag: String?

        /// Makes a scalar.
        public init(text: String, style: Style = .plain, tag: String? = nil) {
            self.text = text
            self.style = style
            self.tag = tag
        }
    }

    /// One pair of a mapping.
    public struct Entry: Sendable, Hashable {
        /// A scalar.
        public let key: YAMLNode
        /// What the key stands for.
        public let value: YAMLNode

        /// The key's text.
        public var name: String {
            if case .scalar(let scalar) = key.content { scalar.text } else { "" }
        }

        /// Makes a pair.
        public init(key: YAMLNode, value: YAMLNode) {
            self.key = key
            self.value = value
        }
    }

    /// What the node is.
    public let content: Content
    /// The node's bytes, from its first to its last character that is not blank.
    public let range: SourceRange
    /// Where the node begins.
    public let position: SourcePosition
    /// The place after the node's last character.
    public let end: SourcePosition

    /// Makes a node at this place.
    public init(content: Content, range: SourceRange, position: SourcePosition, end: SourcePosition) {
        self.content = content
        self.range = range
        self.position = position
        self.end = end
    }

    /// The value under `key`, when this is a mapping that has it.
    public subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.name == key }?.value
    }
}
