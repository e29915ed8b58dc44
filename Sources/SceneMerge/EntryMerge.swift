import InterfaceBuilder
import SourceText

/// Merges entries by their keys.
struct EntryMerge {
    private let files: [SourceFile]
    private let nodes: [EntryNode]
    private let choices: MergeChoices
    private let encode: ([UInt8]) -> [UInt8]
    private(set) var conflicts: [MergeConflict] = []

    init(strings files: [SourceFile], choices: MergeChoices) throws(Diagnostic) {
        var read: [InterfaceStrings] = []
        for file in files { read.append(try InterfaceStrings(parsing: file)) }
        self.files = read.map(\.source)
        nodes = read.map { EntryNode($0) }
        self.choices = choices
        let mark = Array(files[1].bytes.prefix(2))
        encode = { text in
            guard mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF] else { return text }
            return String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
                let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
                return mark[0] == 0xFF ? [low, high] : [high, low]
            }
        }
        prefix = mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF] ? mark : []
    }

    init(catalogs files: [SourceFile], choices: MergeChoices) throws(Diagnostic) {
        let empty = SourceFile(path: files[0].path, text: "{}")
        var nodes: [EntryNode] = []
        for file in files { nodes.append(try EntryNode(json: file.bytes.isEmpty ? empty : file)) }
        self.files = files
        self.nodes = nodes
        self.choices = choices
        encode = { $0 }
        prefix = []
    }

    private let prefix: [UInt8]

    mutating func run() throws(Diagnostic) -> [UInt8] {
        let merged = merge(nodes[0], nodes[1], nodes[2], "")
        let text = encode(merged.text)
        return text.starts(with: prefix) ? text : prefix + text
    }

    private mutating func merge(_ base: EntryNode?, _ ours: EntryNode, _ theirs: EntryNode, _ path: String) -> EntryNode
    {
        if case .object(let one) = ours, case .object(let other) = theirs {
            // Byte for byte: comments are no part of what entries mean.
            let (mine, others, before) = (ours.text, theirs.text, base?.text)
            if mine == others || before == others { return ours }
            if before == mine { return theirs }
            var object: EntryObject?
            if case .object(let known)? = base { object = known }
            return .object(merge(object, one, other, path))
        }
        let (mine, others) = (ours.meaning, theirs.meaning)
        if mine == others || base?.meaning == others { return ours }
        if base?.meaning == mine { return theirs }
        return conflict(base, ours, theirs, path) == .ours ? ours : theirs
    }

    private mutating func merge(
        _ base: EntryObject?, _ ours: EntryObject, _ theirs: EntryObject, _ path: String
    ) -> EntryObject {
        let tables = [base, ours, theirs].map { object in
            Dictionary(object?.members.map { ($0.key, $0) } ?? []) { first, _ in first }
        }
        let shared = ours.members.map(\.key).filter { tables[2][$0] != nil }
        let known = Set(shared)
        let isAsBefore = shared == (base?.members.map(\.key).filter { known.contains($0) } ?? [])
        let order = isAsBefore ? theirs.members.map(\.key).filter { known.contains($0) } : shared
        let mine = added(ours, tables, .ours, known, path)
        let others = added(theirs, tables, .theirs, known, path)
        var result = ours
        result.members = []
        let ends = [base, ours, theirs].map { object in
            Comment(object?.close, object?.members.last?.value.offset)
        }
        if mergeComments(ends[0], ends[1], ends[2], "the comment at the end") == .theirs { result.close = theirs.close }
        for key in [""] + order {
            if let member = tables[1][key], let other = tables[2][key] {
                result.members.append(merge(tables[0][key], member, other, name(path, key)))
            }
            let (one, two) = (mine[key] ?? [], others[key] ?? [])
            let isOther = two.first.map { $0.key < one.first?.key ?? $0.key } ?? false
            result.members += isOther ? two + one : one + two
        }
        return result
    }

    private mutating func merge(
        _ base: EntryObject.Member?, _ ours: EntryObject.Member, _ theirs: EntryObject.Member, _ path: String
    ) -> EntryObject.Member {
        var member = ours
        if mergeComments(
            (base?.lead, base?.value.offset), (ours.lead, ours.value.offset), (theirs.lead, theirs.value.offset),
            "the comment of \(path)") == .theirs
        {
            member.lead = theirs.lead
        }
        member.value = merge(base?.value, ours.value, theirs.value, path)
        return member
    }

    private typealias Comment = (text: [UInt8]?, offset: Int?)

    /// The side whose comment the result has; where both sides changed it, that is a conflict.
    private mutating func mergeComments(
        _ base: Comment, _ ours: Comment, _ theirs: Comment, _ name: String
    ) -> MergeSide {
        func meaning(_ comment: Comment) -> [UInt8] { comment.text?.filter { !isSpace($0) } ?? [] }
        if base.text == ours.text { return .theirs }
        let (before, mine, others) = (meaning(base), meaning(ours), meaning(theirs))
        if mine == others || before == others { return .ours }
        if before == mine { return .theirs }
        // What Xcode writes there says what the document has.
        let texts = [ours, theirs].map { String(decoding: $0.text ?? [], as: UTF8.self) }
        if texts.allSatisfy({ $0.contains("ObjectID = ") }) { return texts[0] < texts[1] ? .theirs : .ours }
        func node(_ comment: Comment) -> EntryNode? {
            guard let text = comment.text, let end = text.endOfLast("*/") else { return nil }
            return .value(text: Array(text[..<end]), offset: comment.offset ?? 0)
        }
        return conflict(node(base), node(ours), node(theirs), name)
    }

    /// The entries that one side alone has and that stay, by the shared entry before them.
    private mutating func added(
        _ object: EntryObject, _ tables: [[String: EntryObject.Member]], _ side: MergeSide, _ shared: Set<String>,
        _ path: String
    ) -> [String: [EntryObject.Member]] {
        var result: [String: [EntryObject.Member]] = [:]
        var last = ""
        for member in object.members {
            if shared.contains(member.key) {
                last = member.key
                continue
            }
            let base = tables[0][member.key]?.value
            let (ours, theirs) = side == .ours ? (member.value, nil) : (nil, member.value)
            if keeps(base, ours, theirs, name(path, member.key)) { result[last, default: []].append(member) }
        }
        return result
    }

    private func name(_ path: String, _ key: String) -> String {
        let key = key.hasPrefix("\"") && key.hasSuffix("\"") && key.count > 1 ? String(key.dropFirst().dropLast()) : key
        return path.isEmpty ? key : "\(path).\(key)"
    }

    /// Whether an entry of one side alone is in the result.
    private mutating func keeps(_ base: EntryNode?, _ ours: EntryNode?, _ theirs: EntryNode?, _ path: String) -> Bool {
        guard let base else { return true }
        guard let kept = ours ?? theirs, kept.meaning != base.meaning else { return false }
        return conflict(base, ours, theirs, path) == (ours == nil ? .theirs : .ours)
    }

    private mutating func conflict(
        _ base: EntryNode?, _ ours: EntryNode?, _ theirs: EntryNode?, _ path: String
    ) -> MergeSide {
        let identifier = "changed-twice \(path)"
        let (side, isResolved) = choices.side(for: identifier)
        func value(_ node: EntryNode?, _ number: Int) -> MergeConflict.Value {
            .init(text: node.map(text), position: node.map { files[number].position(at: $0.offset) })
        }
        let (before, mine, others) = (value(base, 0), value(ours, 1), value(theirs, 2))
        let was = before.text.map { ", was \($0)" } ?? ""
        conflicts.append(
            MergeConflict(
                kind: .changedTwice, subject: nil, property: path, base: before, ours: mine, theirs: others,
                taken: side,
                isResolved: isResolved, identifier: identifier,
                message: "\(path) is \(mine.text ?? "gone") in ours and \(others.text ?? "gone") in theirs\(was)"))
        return side
    }

    private func text(_ node: EntryNode) -> String {
        let text = String(decoding: node.text, as: UTF8.self)
        return text.trimmingMarks.shortened(to: 100)
    }
}

extension [UInt8] {
    /// The place behind the last occurrence of a text.
    fileprivate func endOfLast(_ text: String) -> Int? {
        let text = Array(text.utf8)
        return indices.last { self[$0...].starts(with: text) }.map { $0 + text.count }
    }
}

extension String {
    /// A value without what stands around it: the equals sign and the semicolon of a `.strings` file.
    fileprivate var trimmingMarks: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace || first == "=" { text.removeFirst() }
        while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
        return String(text)
    }
}
