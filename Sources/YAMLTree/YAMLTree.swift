import SourceText

/// A YAML document as located nodes, read with libyaml.
///
/// What a reader of configuration cannot use is refused with a diagnostic: a second document, keys that are not
/// scalars, tags beyond YAML's own, anchors in cycles, and whatever goes beyond the ``Limits``.
public struct YAMLTree: Sendable, Hashable {
    /// What keeps a hostile file from taking time or memory.
    public struct Limits: Sendable, Hashable {
        /// Bytes of the file.
        public var size: Int
        /// Collections inside collections.
        public var depth: Int
        /// Nodes, those an alias stands for counted again at each alias.
        public var nodes: Int

        /// Makes limits that no sound file comes near, unless given.
        public init(size: Int = 4 << 20, depth: Int = 64, nodes: Int = 200_000) {
            self.size = size
            self.depth = depth
            self.nodes = nodes
        }
    }

    /// The document's node; nil when the file holds nothing but comments.
    public let root: YAMLNode?
    /// Keys that occur a second time in their mapping. Of such a key, only the first entry is in the tree.
    public let problems: [Diagnostic]

    /// Parses `file`, whose bytes are UTF-8 with or without a byte order mark.
    ///
    /// - Throws: an error where the file stops being YAML, with libyaml's own reason.
    public init(parsing file: SourceFile, limits: Limits = Limits()) throws(Diagnostic) {
        var composer = try Composer(file: file, limits: limits)
        root = try composer.document()
        problems = composer.problems
    }

    /// Parses `file` and refuses keys that occur twice.
    public static func parse(_ file: SourceFile, limits: Limits = Limits()) throws(Diagnostic) -> YAMLNode? {
        let tree = try YAMLTree(parsing: file, limits: limits)
        if let problem = tree.problems.first { throw problem }
        return tree.root
    }
}
