import InterfaceBuilder
import SceneDiff
import SourceText
import XMLTree

/// Makes of what was found the words that people read.
struct ConflictNamer {
    private let plan: MergePlan
    private let known: Known

    init(_ plan: MergePlan) {
        self.plan = plan
        known = Known(plan.pairing.versions)
    }

    /// Outlines are made where something is to be named; most merges have nothing to say.
    private final class Known {
        private let versions: [MergeVersion]
        private var outlines: [Int: (names: ItemNames, items: [Int: Int])] = [:]

        init(_ versions: [MergeVersion]) { self.versions = versions }

        func outline(_ version: Version) -> (names: ItemNames, items: [Int: Int]) {
            if let known = outlines[version.rawValue] { return known }
            let outline = Outline(versions[version.rawValue].document)
            let items = Dictionary(outline.items.enumerated().map { ($1.element.index, $0) }) { first, _ in first }
            let made = (ItemNames(outline), items)
            outlines[version.rawValue] = made
            return made
        }
    }

    // MARK: Names

    private func subject(_ part: Int) -> Subject? {
        for version in [Version.ours, .theirs, .base] {
            guard let element = plan.pairing.element(part, version) else { continue }
            let (names, items) = known.outline(version)
            for candidate in sequence(first: element, next: \.parent) {
                if let item = items[candidate.index] { return names.subject(item, naming: .short) }
            }
        }
        return nil
    }

    private func name(_ part: Int) -> String {
        guard let subject = subject(part) else { return plan.pairing.anyElement(part).name }
        return subject.name
    }

    /// Such as `label "Hi" in FirstViewController`.
    private func fullName(_ subject: Subject?) -> String {
        guard let subject else { return "the document" }
        if subject.category == .document { return "the document" }
        return subject.scene.map { "\(subject.name) in \($0)" } ?? subject.name
    }

    // MARK: Values

    func conflict(_ draft: ConflictDraft) -> MergeConflict {
        let base = value(draft, draft.part, .base)
        let ours = value(draft, draft.ours, .ours)
        let theirs = value(draft, draft.theirs, .theirs)
        let subject = subject(draft.part)
        return MergeConflict(
            kind: draft.kind, subject: subject, property: draft.property, base: base, ours: ours, theirs: theirs,
            taken: draft.taken, isResolved: draft.isResolved, identifier: draft.identifier,
            message: message(draft, fullName(subject), base.text, ours.text, theirs.text))
    }

    private func value(_ draft: ConflictDraft, _ part: Int, _ version: Version) -> MergeConflict.Value {
        guard let element = plan.pairing.element(part, version) else { return .init(text: nil, position: nil) }
        if let texts = draft.texts {
            return .init(text: texts[version.rawValue].map(shortened), position: element.position)
        }
        return .init(text: text(draft, part, element, version), position: element.position)
    }

    private func text(_ draft: ConflictDraft, _ part: Int, _ element: XMLElement, _ version: Version) -> String? {
        switch draft.kind {
        case .movedTwice:
            return plan.pairing.parent(part, version).map { "in \(name($0))" }
        case .orderedTwice:
            return element.children.prefix(12).compactMap { plan.pairing.part(of: $0, version) }.map(name)
                .joined(separator: ", ")
        case .deletedAndChanged:
            return name(part)
        case .changedTwice, .initialControllerTwice, .outletConnectedTwice, .storyboardIdentifierTwice,
            .reuseIdentifierTwice, .referenceToDeleted, .newError, .textsOfFreshID:
            break
        }
        let property = draft.property?.split(separator: ".").last.map(String.init) ?? ""
        if draft.kind == .outletConnectedTwice {
            return element.attribute("destination").map { target($0, version) }
        }
        if property == "element" { return element.name }
        if let attribute = element.attributeNode(property) {
            return References.canName(attribute) ? target(attribute.value, version) : attribute.value(upTo: 200)
        }
        if property == "text", !element.text.allSatisfy(\.isWhitespace) { return shortened(element.text) }
        if PropertyPath.isItem(element) || element.parent == nil { return nil }
        return summary(element)
    }

    private func target(_ id: String, _ version: Version) -> String {
        plan.pairing.object(id, version).map(name) ?? id
    }

    /// A value in few words: `16 84 343 20.5`, `red=1 green=0`.
    private func summary(_ element: XMLElement) -> String {
        let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !text.isEmpty { return shortened(text) }
        let attributes = element.attributes.filter { $0.name != "key" && $0.name != "keyPath" }
        if element.name == "rect" || element.name == "point" || element.name == "size" {
            return attributes.map(\.value).joined(separator: " ")
        }
        if attributes.isEmpty { return element.name }
        return attributes.map { "\($0.name)=\($0.value(upTo: 60))" }.joined(separator: " ")
    }

    private func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
        return line.count > 200 ? line.prefix(200) + "…" : line
    }

    // MARK: Sentences

    private func message(
        _ draft: ConflictDraft, _ subject: String, _ base: String?, _ ours: String?, _ theirs: String?
    ) -> String {
        func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "gone" }
        let other = draft.other.map { fullName(self.subject($0)) } ?? ""
        let property = draft.property ?? ""
        switch draft.kind {
        case .changedTwice:
            let was = base.map { ", was '\($0)'" } ?? ""
            return "\(subject): \(property) is \(quoted(ours)) in ours and \(quoted(theirs)) in theirs\(was)"
        case .initialControllerTwice:
            return "the initial controller is \(ours ?? "none") in ours and \(theirs ?? "none") in theirs"
        case .deletedAndChanged:
            let (deleter, keeper) = draft.deletedIn == .theirs ? ("theirs", "ours") : ("ours", "theirs")
            let isItself = draft.other == nil || draft.other == draft.part || name(draft.part) == name(draft.other ?? 0)
            let what = isItself ? "" : ": \(name(draft.other ?? 0))"
            return "\(subject) is deleted in \(deleter) and changed in \(keeper)\(what)"
        case .referenceToDeleted:
            let (deleter, keeper) = draft.deletedIn == .theirs ? ("theirs", "ours") : ("ours", "theirs")
            switch property {
            case "initialViewController":
                return "the initial controller of \(keeper) is \(other), which \(deleter) deleted"
            case "destination", "firstItem", "secondItem", "target", "reference":
                return "\(subject) in \(keeper) needs \(other), which \(deleter) deleted"
            default:
                return "\(subject): \(property) in \(keeper) is \(other), which \(deleter) deleted"
            }
        case .movedTwice:
            if !plan.pairing.parts[draft.part].isIn(.base) {
                return
                    "both sides added \(subject), in two places: \(ours ?? "elsewhere") in ours, "
                    + "\(theirs ?? "elsewhere") in theirs"
            }
            return
                "\(subject) is moved to two places: \(ours ?? "elsewhere") by ours, \(theirs ?? "elsewhere") by theirs"
        case .orderedTwice:
            return "\(subject): both sides bring \(property) into another order"
        case .outletConnectedTwice:
            let outlet = property.isEmpty || property == "destination" ? "it" : "the outlet \(property)"
            return
                "\(subject): \(outlet) is connected to \(ours ?? "nothing") in ours and to \(theirs ?? "nothing") in theirs"
        case .storyboardIdentifierTwice, .reuseIdentifierTwice:
            let what = draft.kind == .reuseIdentifierTwice ? "reuse identifier" : "storyboard identifier"
            return "both sides give the \(what) '\(ours ?? theirs ?? "")': ours to \(subject), theirs to \(other)"
        case .newError, .textsOfFreshID:
            return subject
        }
    }

    func freshID(_ fresh: (old: String, new: String, part: Int)) -> FreshID {
        let version: Version = plan.pairing.parts[fresh.part].isIn(.ours) ? .ours : .theirs
        return FreshID(
            old: fresh.old, new: fresh.new, side: version.side, subject: subject(fresh.part),
            position: plan.pairing.element(fresh.part, version)?.position)
    }

    func note(_ fresh: (old: String, new: String, part: Int)) -> String {
        "both sides added something with the id \(fresh.old); \(name(fresh.part)) has the id \(fresh.new) now"
    }
}
