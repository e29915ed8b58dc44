/// Which of Interface Builder's elements and attributes the typed views of this module read, and which it knows besides.
///
/// What no property reads is kept in the tree and written back; `segue report --unknown` counts it, and tells what
/// Interface Builder writes from what is nobody's. A test holds the table against the module's own sources.
public struct Vocabulary: Sendable {
    /// What the typed views read.
    public static let standard = Vocabulary(table)
    /// What the typed views read, and the other names that Interface Builder writes.
    public static let known = Vocabulary(table + "\n" + kept)

    private var attributesByElement: [String: Set<String>] = [:]

    /// Reads lines of `element element: attribute attribute`. A line that begins with `@name` defines a group of
    /// attributes; `@name` after the colon stands for it, and `*` for every attribute there may be.
    init(_ table: String) {
        var groups: [Substring: Set<String>] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let words = parts.count > 1 ? parts[1].split(separator: " ") : []
            let attributes = words.reduce(into: Set<String>()) { result, word in
                if word.hasPrefix("@") { result.formUnion(groups[word] ?? []) } else { result.insert(String(word)) }
            }
            for name in parts[0].split(separator: " ") {
                if name.hasPrefix("@") {
                    groups[name] = attributes
                } else {
                    attributesByElement[String(name), default: []].formUnion(attributes)
                }
            }
        }
    }

    /// The attributes of the elements called `element`; `nil` when such elements are not among it.
    public func attributes(of element: String) -> Set<String>? { attributesByElement[element] }

    /// Whether the attribute of elements of that name is among it.
    public func reads(_ attribute: String, of element: String) -> Bool {
        guard let known = attributesByElement[element] else { return false }
        return known.contains(attribute) || known.contains("*")
    }

    /// Every attribute that is read of some element.
    var allAttributes: Set<String> { attributesByElement.values.reduce(into: []) { $0.formUnion($1) } }
}
