import SourceText
import YAMLTree

/// Findings that were there before somebody began to look, and are not reported until they change.
///
/// They are known by their ``Fingerprint``, not by their lines, so that saving a file again moves none of them. The file
/// is JSON with a line for each, in a fixed order, so that version control merges it well.
public struct Baseline: Sendable, Hashable {
    /// A file and a fingerprint in it.
    public struct Key: Sendable, Hashable {
        public var path: String
        public var fingerprint: Fingerprint
    }

    /// How many such findings are known.
    public private(set) var counts: [Key: Int] = [:]

    /// A baseline that knows nothing.
    public init() {}

    /// The findings of the file at `path` that are not known; of several equal ones the first are.
    public func unknown(_ findings: [Finding], in source: SourceFile?, path: String) -> [Finding] {
        var left = counts
        return findings.filter { finding in
            let key = Key(path: path, fingerprint: Fingerprint(finding, in: source))
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
    }

    /// Makes `findings` all that is known of the file at `path`; those that are new are left out when `isUpdate`.
    public mutating func set(_ findings: [Finding], in source: SourceFile?, path: String, isUpdate: Bool) {
        var new: [Key: Int] = [:]
        for finding in findings { new[Key(path: path, fingerprint: Fingerprint(finding, in: source)), default: 0] += 1 }
        if isUpdate {
            for (key, count) in new { new[key] = counts[key].map { min($0, count) } }
        }
        removeFiles { $0 == path }
        counts.merge(new) { $1 }
    }

    /// Forgets the files whose paths are as said.
    public mutating func removeFiles(where isGone: (String) -> Bool) {
        counts = counts.filter { !isGone($0.key.path) }
    }

    // MARK: The file

    private static let version = 1

    /// Reads a baseline file. Throws an error at the place that is wrong.
    public init(parsing file: SourceFile) throws(Diagnostic) {
        // JSON is YAML.
        guard let root = try YAMLTree.parse(file) else {
            throw Diagnostic(.error, "invalid-baseline", "the baseline is empty", path: file.path)
        }
        func value(_ node: YAMLNode, _ key: String) throws(Diagnostic) -> YAMLNode {
            guard let value = node[key] else { throw node.diagnostic("missing-key", "\"\(key)\" is missing here") }
            return value
        }
        let version = try value(root, "version")
        guard try version.int() == Self.version else {
            throw version.diagnostic("invalid-value", "this version of segue reads baselines of version 1")
        }
        for node in try value(root, "findings").elements() {
            let count = try value(node, "count")
            guard try count.int() > 0 else { throw count.diagnostic("invalid-value", "the number must be positive") }
            let fingerprint = Fingerprint(
                rule: try value(node, "rule").string(), object: try value(node, "object").string(),
                subject: try value(node, "subject").string())
            counts[Key(path: try value(node, "path").string(), fingerprint: fingerprint), default: 0] += try count.int()
        }
    }

    /// The baseline as a file: JSON, which ends in a newline.
    public var text: String {
        let lines = counts.map { key, count in
            let members = [
                ("path", key.path), ("rule", key.fingerprint.rule), ("object", key.fingerprint.object),
                ("subject", key.fingerprint.subject),
            ].map { "\"\($0)\": \(YAMLText.quoted($1))" }
            return "    {\(members.joined(separator: ", ")), \"count\": \(count)}"
        }
        return """
            {
              "generator" : "segue baseline",
              "version": \(Self.version),
              "findings": [\(lines.isEmpty ? "" : "\n" + lines.sorted().joined(separator: ",\n") + "\n  ")]
            }

            """
    }
}
