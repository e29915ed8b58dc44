import Foundation
import Testing

/// A change of an app's files, and what it must lead to: one finding, or none where no rule is named.
struct Plant: Sendable, CustomTestStringConvertible {
    /// A change of one file.
    enum Change: Sendable {
        /// The one place where a text stands gives way to another.
        case replace(_ file: String, _ text: String, _ replacement: String)
        /// Every place where a text stands, in all files whose names have this end.
        case replaceAll(ending: String, _ text: String, _ replacement: String)
        /// A new file.
        case add(_ file: String, _ text: String)
        /// A file that is no longer there.
        case remove(_ file: String)
    }

    let testDescription: String
    let changes: [Change]
    let rule: String
    /// The line of the finding: that of a text which stands only there after the change.
    let place: (file: String, text: String)

    /// One replacement. The finding is expected at the replacement, unless `at` gives another text of `placeFile`, which
    /// is the changed file unless another is named.
    init(
        _ description: String, _ file: String, _ text: String, _ replacement: String, _ rule: String = "",
        at place: String? = nil, in placeFile: String? = nil
    ) {
        self.init(
            description, [.replace(file, text, replacement)], rule, at: place ?? replacement, in: placeFile ?? file)
    }

    init(_ description: String, _ changes: [Change], _ rule: String = "", at place: String = "", in file: String = "") {
        (testDescription, self.changes, self.rule, self.place) = (description, changes, rule, (file, place))
    }

    /// The plant with one more change.
    func with(_ change: Change) -> Plant {
        Plant(testDescription, changes + [change], rule, at: place.text, in: place.file)
    }

    /// The files after the changes.
    func apply(to sound: [String: String]) throws -> [String: String] {
        var files = sound
        for change in changes {
            switch change {
            case .replace(let file, let text, let replacement):
                let old = try #require(files[file], "there is no \(file)")
                let parts = old.components(separatedBy: text)
                try #require(parts.count == 2, "\(text) stands \(parts.count - 1) times in \(file)")
                files[file] = parts.joined(separator: replacement)
            case .replaceAll(let ending, let text, let replacement):
                for (file, old) in files where file.hasSuffix(ending) {
                    files[file] = old.components(separatedBy: text).joined(separator: replacement)
                }
                try #require(files != sound, "\(text) stands in no file")
            case .add(let file, let text):
                try #require(files[file] == nil, "there is a \(file)")
                files[file] = text
            case .remove(let file):
                try #require(files.removeValue(forKey: file) != nil, "there is no \(file)")
            }
        }
        return files
    }

    /// The finding as `file:line rule`, in the files after the changes; nothing where none is expected.
    func expected(in files: [String: String]) throws -> [String] {
        guard !rule.isEmpty else { return [] }
        let parts = try #require(files[place.file]).components(separatedBy: place.text)
        try #require(parts.count > 1, "\(place.text) does not stand in \(place.file)")
        var (line, lines): (Int, Set<Int>) = (1, [])
        for part in parts.dropLast() {
            line += part.utf8.count { $0 == 0x0A }
            lines.insert(line)
            line += place.text.utf8.count { $0 == 0x0A }
        }
        try #require(lines.count == 1, "\(place.text) stands on \(lines.count) lines of \(place.file)")
        return lines.map { "\(place.file):\($0) \(rule)" }
    }
}
