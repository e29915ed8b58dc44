/// Something that a step needed and did not get, so that nobody knows what UIKit and the app would have done.
///
/// The runtime goes on past a gap as well as it can; the host decides whether the step may pass.
public struct RuntimeGap: Hashable, Sendable {
    /// What is missing.
    public enum Kind: Int, Hashable, Sendable, Comparable {
        /// The storyboard asks for something that the runtime does not model.
        case unmodelled
        /// A class whose code did not run was made, called or asked.
        case standIn
        /// Something was begun that came to nothing: a transition, a segue, a clock, a screen.
        case noEffect

        public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    /// What is missing.
    public let kind: Kind
    /// The class or item, as reports count it: `Demo.ListViewController`, `UISplitViewController`.
    public let subject: String
    /// One sentence, or two.
    public let text: String
    /// What asked for it in the storyboard.
    public let position: InterfacePosition?
}

/// The gaps since they were last taken, each class and item once.
struct GapLog {
    private(set) var gaps: [RuntimeGap] = []
    private var known: Set<RuntimeGap> = []
    private var knownStandIns: Set<String> = []
    private var lastStandIn: StandInClass?

    /// Whether a stand-in is met for the first time. It is asked at each message, mostly to the same one.
    mutating func meet(_ standIn: StandInClass) -> Bool {
        if standIn === lastStandIn { return false }
        lastStandIn = standIn
        return knownStandIns.insert(standIn.name).inserted
    }

    /// Notes a gap; `false` where it is known. Where it was met first is what counts for a stand-in.
    mutating func add(_ gap: RuntimeGap) -> Bool {
        let position = gap.kind == .standIn ? nil : gap.position
        let key = RuntimeGap(kind: gap.kind, subject: gap.subject, text: gap.text, position: position)
        guard known.insert(key).inserted else { return false }
        gaps.append(gap)
        return true
    }
}

extension UIKitRuntime {
    /// Notes that the step meets a stand-in: makes one, sends it a message or asks it.
    func meet(_ standIn: StandInClass, at position: InterfacePosition?) {
        guard gapLog.meet(standIn) else { return }
        let gap = RuntimeGap(kind: .standIn, subject: standIn.name, text: standIn.explanation, position: position)
        guard gapLog.add(gap) else { return }
        record(.standIn(reason: gap.text), of: standIn.name, position: position)
    }

    /// Notes that the step needs something that the runtime does not model.
    ///
    /// - Parameters:
    ///   - subject: the class or item.
    ///   - text: what is not modelled, as a sentence.
    package func lacks(_ subject: String, _ text: String, position: InterfacePosition?) {
        let gap = RuntimeGap(kind: .unmodelled, subject: subject, text: text, position: position)
        guard gapLog.add(gap) else { return }
        record(.unmodelled(text), of: subject, objectID: position?.objectID, position: position)
    }

    /// Notes that something came to nothing: a warning where that is accepted, else a gap.
    package func complain(_ text: String, about object: UIResponder? = nil, position: InterfacePosition? = nil) {
        guard !acceptsNoEffect(text) else { return warn(text, about: object, position: position) }
        let position = position ?? object?.interfacePosition
        let gap = RuntimeGap(kind: .noEffect, subject: object?.runtimeName ?? "", text: text, position: position)
        if gapLog.add(gap) {
            record(.failure(text), of: gap.subject, objectID: object?.interfaceID, position: position)
        }
    }

    /// Hands over the gaps since the last call, in the order in which they were met.
    package func takeGaps() -> [RuntimeGap] {
        defer { gapLog = GapLog() }
        return gapLog.gaps
    }
}

extension UIResponder {
    /// Notes that the object is sent a message: where it is a stand-in, the class's own code would have answered.
    func noteMessage() {
        if let standInClass { UIKitRuntime.current.meet(standInClass, at: interfacePosition) }
    }
}
