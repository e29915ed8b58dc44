import SceneDiff

/// Words that the forms of a difference share.
enum ChangeWords {
    /// The thing and what holds it, without its scene.
    static func subject(_ subject: Subject) -> String {
        subject.holder.map { "\(subject.name) of \($0)" } ?? subject.name
    }

    /// An object by name and id; one without a name is called by its id alone.
    static func name(_ name: String, id: String) -> String { name.hasSuffix("(\(id))") ? name : "\(name) (\(id))" }

    /// Whether `value` is a word of Interface Builder or numbers, which need no quotes.
    static func isPlain(_ value: String) -> Bool {
        let isWord = value.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789.-_+:".unicodeScalars.contains($0)
        }
        let isNumbers = value.split(separator: " ").allSatisfy { Double($0) != nil }
        return !value.isEmpty && (isWord || isNumbers)
    }

    /// A value without quotes, in one line of bearable length.
    static func shown(_ value: String, _ name: String?) -> String {
        if let name { return self.name(name, id: value) }
        if value.isEmpty { return "\"\"" }
        let line = value.split(whereSeparator: \.isNewline).joined(separator: "⏎")
        return line.count > longestValue ? line.prefix(longestValue - 1) + "…" : line
    }

    private static let longestValue = 120
}

/// Changes of one scene, or those outside of scenes.
struct SceneGroup {
    /// `nil` outside of scenes.
    let place: ScenePlace?
    var changes: [Change]

    /// What became of the scene itself, where it is in one version only.
    var whole: Change? {
        changes.first { $0.subject.category == .scene && ($0.kind == .added || $0.kind == .removed) }
    }
}

extension DifferenceReport {
    /// The changes of a file by scene, in the order in which the scenes come first.
    func groups(of file: File) -> [SceneGroup] {
        var groups: [SceneGroup] = []
        var numbers: [ScenePlace?: Int] = [:]
        for change in file.whole?.changes ?? changes(of: file) {
            if let number = numbers[change.place] {
                groups[number].changes.append(change)
            } else {
                numbers[change.place] = groups.count
                groups.append(SceneGroup(place: change.place, changes: [change]))
            }
        }
        return groups
    }

    /// `1 scene added, 1 segue changed`.
    func summary(of file: File) -> String {
        switch file.state {
        case .added(let counts): (["added"] + counted(counts)).joined(separator: ", ")
        case .removed(let counts): (["removed"] + counted(counts)).joined(separator: ", ")
        case .both: Self.summary(of: changes(of: file))
        }
    }

    /// `added, 1 controller, 2 views` for a scene of one version, else what happened in it.
    func summary(of group: SceneGroup) -> String {
        guard let whole = group.whole else { return Self.summary(of: group.changes) }
        let others = group.changes.filter { $0.subject.category != .scene }
        let rest = others.isEmpty ? [] : [Self.summary(of: others)]
        return ([whole.kind.rawValue] + counted(whole.contents) + rest).joined(separator: ", ")
    }

    private static func summary(of changes: [Change]) -> String {
        var counts: [Change.Kind: [SceneDiff.Category: Int]] = [:]
        for change in changes where !change.isChurn {
            counts[change.kind, default: [:]][change.subject.category, default: 0] += 1
        }
        let kinds: [Change.Kind] = [.added, .removed, .changed, .moved]
        let parts = kinds.flatMap { kind in
            (counts[kind] ?? [:]).sorted { $0.key < $1.key }.map {
                plural($0.value, $0.key.noun) + " \(kind.rawValue)"
            }
        }
        let churn = changes.count { $0.isChurn }
        return (parts + (churn > 0 ? ["\(churn) without consequence"] : [])).joined(separator: ", ")
    }

    /// What is said when there is nothing to show.
    var nothing: String {
        guard hiddenCount > 0 else { return "no differences" }
        return "no differences that count; --all shows \(hiddenCount) that \(hiddenCount == 1 ? "does" : "do") not"
    }

    /// How many changes are not shown.
    var hiddenCount: Int { files.reduce(0) { $0 + hiddenCount(of: $1) } }

    /// The line a change is at, and the version that has it: the old one for what was removed.
    func line(of change: Change, in file: File) -> (version: File.Version, line: Int, isOld: Bool)? {
        if let new = change.new { return (file.new, new.line, false) }
        return change.old.map { (file.old, $0.line, true) }
    }

    /// The address of a line; `nil` where lines are not linked.
    func url(_ version: File.Version, line: Int, isOld: Bool) -> String? {
        guard let links, let path = version.linkPath else { return nil }
        return links.url(path: path, line: line, commit: version.commit, isOld: isOld)
    }
}
