import SourceText
import YAMLTree

/// A mapping of the format while it is being read.
///
/// Making it reports keys the mapping cannot have and keys it lacks; whatever `read` cannot use it reports too.
struct Fields {
    let node: YAMLNode
    private let shape: Format.Shape
    private let problems: Problems

    init?(_ node: YAMLNode, _ shape: Format.Shape, _ problems: Problems) {
        guard let entries = problems.attempt({ () throws(Diagnostic) in try node.entries() }) else { return nil }
        self.node = node
        self.shape = shape
        self.problems = problems
        for entry in entries where !shape.keys.contains(entry.name) {
            problems.append(Fields.unknown(entry.key, entry.name, in: shape))
        }
        for key in shape.required where node[key] == nil {
            problems.append(node.diagnostic("missing-key", "\(shape.name) needs \"\(key)\""))
        }
    }

    /// Whether the key is there, whatever its value.
    func has(_ key: String) -> Bool { node[key] != nil }

    /// The value of `key` as `reader` takes it; nil when it is not there, and when it is wrong, which is then reported.
    func read<T>(_ key: String, _ reader: (YAMLNode) throws(Diagnostic) -> T) -> T? {
        precondition(shape.keys.contains(key), "\(key) is not a key of \(shape.name)")
        guard let value = node[key] else { return nil }
        return problems.attempt { () throws(Diagnostic) in try reader(value) }
    }

    /// The one of `keys` that is there. None or several is an error.
    func choose(_ keys: [String]) -> String? {
        let present = keys.filter(has)
        if present.count == 1 { return present[0] }
        let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
        let message =
            present.isEmpty ? "\(shape.name) needs one of \(list)" : "\(shape.name) takes only one of \(list)"
        problems.append(node.diagnostic(present.isEmpty ? "missing-key" : "invalid-value", message))
        return nil
    }

    static func unknown(_ node: YAMLNode, _ name: String, in shape: Format.Shape) -> Diagnostic {
        let nearest = nearestName(to: name, in: shape.keys)
        let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "known keys: " + shape.keys.joined(separator: ", ")
        return node.diagnostic("unknown-key", "\(shape.name) has no key \"\(name)\"", fixHint: hint)
    }
}
