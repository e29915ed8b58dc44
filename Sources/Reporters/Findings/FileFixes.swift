import JSONText
import Validation

/// What `--fix` did to a file.
public struct FileFixes: Sendable {
    /// A change that was made, or was wanted where the file was left as it is.
    public struct Entry: Sendable {
        /// The rule whose finding it takes away.
        public var rule: String
        /// What it does: `delete the connection`.
        public var title: String
        /// The line of the finding.
        public var line: Int?
        /// All that the file loses by it.
        public var removals: [Removal]

        /// Takes the fix of `finding`; `nil` where that has none.
        public init?(_ finding: Finding) {
            guard let fix = finding.fix else { return nil }
            rule = finding.diagnostic.identifier
            title = fix.title
            line = finding.diagnostic.position?.line
            removals = fix.removals
        }
    }

    public var path: String
    /// Each once, also where it takes several findings away.
    public var entries: [Entry]
    /// How many findings they take away.
    public var count: Int
    /// Every line that the file has no longer as it was; empty where it was left as it is.
    public var lines: [UnifiedDiff.LineChange]
    /// Why it was left as it is; `nil` where the fixes were made.
    public var refusal: String?

    public init(
        path: String, entries: [Entry], count: Int, lines: [UnifiedDiff.LineChange] = [], refusal: String? = nil
    ) {
        self.path = path
        self.count = count
        self.entries = entries
        self.lines = lines
        self.refusal = refusal
    }
}

extension FileFixes {
    /// The file's fixes for people, with every line that changed.
    ///
    /// ```
    /// Main.storyboard: fixed 1
    ///   delete the connection: outlet "p" [dangling-outlet]
    ///   -13: <outlet property="label" destination="gone" id="p"/>
    /// ```
    func text(columns: Int?) -> String {
        guard refusal == nil else { return "" }
        func line(_ text: String) -> String {
            DisplayWidth.fit(text.printable, columns: columns) + "\n"
        }
        var text = line("\(path): fixed \(count)")
        for entry in entries {
            let removed = entry.removals.map(\.description).joined(separator: ", ")
            text += line("  \(entry.title)\(removed.isEmpty ? "" : ": \(removed)") [\(entry.rule)]")
        }
        for change in lines {
            for (number, old) in change.removed.enumerated() {
                text += line("  -\(change.line + number): \(old.trimmedBlanks)")
            }
            for new in change.added { text += line("  +\(change.line): \(new.trimmedBlanks)") }
        }
        return text + "\n"
    }

    /// The file's fixes for programs.
    var value: JSONValue {
        [
            "path": .string(path), "state": refusal == nil ? "fixed" : "refused", "reason": JSONValue(refusal),
            "fixes": .array(
                entries.map { entry in
                    [
                        "rule": .string(entry.rule), "title": .string(entry.title), "line": JSONValue(entry.line),
                        "removes": .array(entry.removals.map(\.value)),
                    ]
                }),
            "lines": .array(
                lines.map { change in
                    [
                        "line": .integer(change.line), "removed": .array(change.removed.map { .string($0) }),
                        "added": .array(change.added.map { .string($0) }),
                    ]
                }),
        ]
    }
}

extension Removal {
    /// For programs: what it is, its name, and its id where it has one.
    var value: JSONValue { ["kind": .string(kind.rawValue), "name": .string(name), "id": JSONValue(id)] }
}

extension String {
    /// Without the blanks before and behind it.
    fileprivate var trimmedBlanks: String {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}
