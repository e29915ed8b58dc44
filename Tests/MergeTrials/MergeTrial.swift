import InterfaceBuilder
import SceneDiff
import SceneMerge
import SourceText
import XMLTree

/// A document and two edited versions of it, and what must hold of their merge.
public struct MergeTrial {
    public let base: String
    public let ours: String
    public let theirs: String
    private let mine: [Operation]
    private let others: [Operation]

    /// What each side did.
    public var description: String { "ours: \(mine.map(\.name)), theirs: \(others.map(\.name))" }

    /// Whether the edits of the sides have nothing to do with each other.
    public var isIndependent: Bool { mine.allSatisfy { one in others.allSatisfy { one.isIndependent(of: $0) } } }

    /// Edits `base` by chance; `nil` where there is nothing to edit.
    public init?(base: String, seed: Int) {
        self.base = base
        var ourEdits = RandomEdits(seed &* 2 &+ 1_000, "m")
        var theirEdits = RandomEdits(seed &* 2 &+ 1_001, "t")
        (mine, ours) = ourEdits.edits(1 + seed % 4, of: base)
        (others, theirs) = theirEdits.edits(1 + seed % 3, of: base)
        if mine.isEmpty || others.isEmpty { return nil }
    }

    private static func document(_ text: String, _ path: String) throws -> InterfaceDocument {
        try InterfaceDocument(parsing: SourceFile(path: path, text: text))
    }

    public static func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
        try DocumentMerge(
            base: document(base, "base"), ours: document(ours, "ours"), theirs: document(theirs, "theirs"))
    }

    /// How the merge went.
    public struct Outcome {
        /// What does not hold; empty where all does.
        public var problems: [String] = []
        public var conflicts: [MergeConflict] = []

        public init(problems: [String] = []) { self.problems = problems }
    }

    public func run() throws -> Outcome {
        var outcome = Outcome()
        let merge = try Self.merge(base, ours, theirs)
        let text = String(decoding: merge.bytes, as: UTF8.self)
        outcome.conflicts = merge.conflicts
        guard let result = try? Self.document(text, "result") else {
            outcome.problems.append("the result cannot be read")
            return outcome
        }
        if isIndependent { try checkBothAreMade(merge, result, &outcome) }
        try checkSwapped(merge, &outcome)
        try checkUnchanged(&outcome)
        try checkNothingIsLost(merge, result, &outcome)
        let faults = Faults(result)
        let known = try [base, ours, theirs].map { Faults(try Self.document($0, "side")) }
        if known.allSatisfy({ faults.isWorse(than: $0) }) { outcome.problems.append("the result is broken: \(faults)") }
        return outcome
    }

    private func checkBothAreMade(
        _ merge: DocumentMerge, _ result: InterfaceDocument, _ outcome: inout Outcome
    ) throws {
        if !merge.conflicts.isEmpty { outcome.problems.append("conflicts: \(merge.conflicts.map(\.message))") }
        for (first, second) in [(ours, others), (theirs, mine)] {
            let both = try Self.document(second.reduce(first) { $1.apply($0) ?? $0 }, "both")
            if Self.meaning(both.tree.root) != Self.meaning(result.tree.root) {
                let lines = Self.difference(Self.canonical(both.tree.root), Self.canonical(result.tree.root))
                outcome.problems.append("not both edits: \(lines)")
                return
            }
        }
    }

    private func checkSwapped(_ merge: DocumentMerge, _ outcome: inout Outcome) throws {
        let swapped = try Self.merge(base, theirs, ours)
        let (kinds, others) = (
            merge.conflicts.map(\.kind.rawValue).sorted(), swapped.conflicts.map(\.kind.rawValue).sorted()
        )
        if kinds != others {
            outcome.problems.append(
                "other conflicts when swapped: \(merge.conflicts.map(\.message)), \(swapped.conflicts.map(\.message))")
        }
        guard merge.conflicts.isEmpty, merge.bytes != swapped.bytes else { return }
        let (one, other) = (
            String(decoding: merge.bytes, as: UTF8.self), String(decoding: swapped.bytes, as: UTF8.self)
        )
        // A side may write attributes in another order; everything else is the same.
        let documents = (try Self.document(one, "one"), try Self.document(other, "other"))
        let isSame = Self.ordered(documents.0.tree.root) == Self.ordered(documents.1.tree.root)
        if !isSame { outcome.problems.append("another result when swapped: \(Self.difference(one, other))") }
    }

    private func checkUnchanged(_ outcome: inout Outcome) throws {
        for (one, other) in [(ours, base), (base, ours)] {
            if try Self.merge(base, one, other).bytes != Array(ours.utf8) {
                outcome.problems.append("a side without changes does not give the other's bytes")
            }
        }
        // A change that says nothing, so that there is something to merge.
        guard let version = EditableText(base)?.root.attribute("toolsVersion"),
            let resaved = Self.resaved(base, version), let expected = Self.resaved(ours, version)
        else { return }
        for (one, other) in [(ours, resaved), (resaved, ours)] {
            let text = String(decoding: try Self.merge(base, one, other).bytes, as: UTF8.self)
            if text == expected { continue }
            // An attribute that was taken away and given again may stand where it stood.
            let documents = (try Self.document(text, "text"), try Self.document(expected, "expected"))
            if Self.ordered(documents.0.tree.root) != Self.ordered(documents.1.tree.root) {
                outcome.problems.append("not the other's bytes: \(Self.difference(expected, text))")
            }
        }
    }

    private static func resaved(_ text: String, _ version: String) -> String? {
        guard let text = EditableText(text), text.root.attribute("toolsVersion") == version else { return nil }
        return text.set(text.root, "toolsVersion", "99999")
    }

    // MARK: Comparing

    /// What an element says, as a number: without the order of attributes and of siblings.
    private static func meaning(_ element: XMLTree.Element) -> Int {
        var hasher = Hasher()
        hasher.combine(element.name)
        for text in element.attributes.map({ "\($0.name)=\($0.value)" }).sorted() { hasher.combine(text) }
        var (sum, isLeaf) = (0, true)
        for child in element.children {
            sum = sum &+ meaning(child)
            isLeaf = false
        }
        hasher.combine(sum)
        if isLeaf { hasher.combine(element.text.filter { !$0.isWhitespace }) }
        return hasher.finalize()
    }

    /// The same with the order of siblings.
    private static func ordered(_ element: XMLTree.Element) -> Int {
        var hasher = Hasher()
        hasher.combine(element.name)
        for text in element.attributes.map({ "\($0.name)=\($0.value)" }).sorted() { hasher.combine(text) }
        for child in element.children { hasher.combine(ordered(child)) }
        return hasher.finalize()
    }

    private static func canonical(_ element: XMLTree.Element) -> String {
        func lines(_ element: XMLTree.Element) -> [String] {
            let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.sorted().joined()
            let inside = element.children.map { lines($0).joined(separator: "\n") }.sorted()
            return ["<\(element.name)\(attributes)>"] + inside.flatMap { $0.split(separator: "\n").map { "  " + $0 } }
        }
        return lines(element).joined(separator: "\n")
    }

    /// The lines in which two texts differ.
    private static func difference(_ expected: String, _ found: String) -> String {
        let (left, right) = (expected.split(separator: "\n"), found.split(separator: "\n"))
        let changes = right.difference(from: left).prefix(12).map { change in
            switch change {
            case .insert(let offset, let line, _): "+\(offset) \(line)"
            case .remove(let offset, let line, _): "-\(offset) \(line)"
            }
        }
        return "\n" + changes.joined(separator: "\n")
    }

    // MARK: Nothing is lost

    private func checkNothingIsLost(
        _ merge: DocumentMerge, _ result: InterfaceDocument, _ outcome: inout Outcome
    ) throws {
        let old = try Self.document(base, "base")
        let made = Set(DocumentDifference(from: old, to: result).changes.flatMap(facts))
        for text in [ours, theirs] {
            let side = try Self.document(text, "side")
            for change in DocumentDifference(from: old, to: side).changes {
                let lost = facts(change).filter { !made.contains($0) }
                if lost.isEmpty || isThere(change, result) || isListed(change, merge.conflicts, [old, side]) {
                    continue
                }
                outcome.problems.append("lost \(lost), listed \(merge.conflicts.map(\.message))")
            }
        }
    }

    /// Whether what came is in the result, and what went is not.
    private func isThere(_ change: Change, _ result: InterfaceDocument) -> Bool {
        guard let id = change.subject.objectID else { return change.isChurn }
        switch change.kind {
        case .added: return Self.element(id, result) != nil
        case .removed: return Self.element(id, result) == nil
        // Of what the other side deleted, too, nothing is left to change.
        case .changed, .moved: return change.isChurn
        }
    }

    private static func element(_ id: String, _ document: InterfaceDocument) -> XMLTree.Element? {
        document.object(id: id)?.element
            ?? document.tree.root.descendants("scene").first { $0.attribute("sceneID") == id }
    }

    /// A change as single facts: a frame's numbers one by one.
    private func facts(_ change: Change) -> [String] {
        let subject = change.subject.objectID ?? change.subject.name
        switch change.kind {
        case .added, .removed: return ["\(change.kind) \(subject)"]
        // Where among its siblings a thing stands depends on what the other side added.
        case .moved: return change.to?.last?.isNumber == true ? [] : ["moved \(subject)"]
        case .changed:
            return change.properties.flatMap { property -> [String] in
                guard property.name == "frame", let old = property.old, let new = property.new else {
                    return ["\(subject) \(property.name) = \(property.new ?? "none")"]
                }
                return zip(old.split(separator: " "), new.split(separator: " ")).enumerated().compactMap {
                    place, pair in
                    pair.0 == pair.1 ? nil : "\(subject) frame \(place) = \(pair.1)"
                }
            }
        }
    }

    /// Whether a conflict is about the thing that changed, or about what it is in or leads to.
    private func isListed(
        _ change: Change, _ conflicts: [MergeConflict], _ documents: [InterfaceDocument]
    ) -> Bool {
        guard let id = change.subject.objectID else { return !conflicts.isEmpty }
        for conflict in conflicts {
            let subjects = conflict.identifier.split(separator: " ").map(String.init)
            if subjects.contains(id) { return true }
            for document in documents {
                guard let element = Self.element(id, document) else { continue }
                for subject in subjects {
                    guard let other = Self.element(subject, document) else { continue }
                    if element.ancestors.contains(other) || other.ancestors.contains(element) { return true }
                }
            }
        }
        return false
    }
}
