import SourceText

extension Transcript {
    /// Something that steps met and that did not run or is not modelled.
    public struct Gap: Sendable, Hashable, Codable {
        /// The class or item: `Demo.ListViewController`, `UISplitViewController`.
        public var name: String
        /// Why, in one sentence or two.
        public var reason: String
        /// What asked for it, where it was met first.
        public var position: SourcePosition?
        /// The numbers of the steps that met it, from 1.
        public var steps: [Int]
    }

    /// The classes whose code did not run and that steps met, whether that was allowed or not, in the order of the first
    /// meeting.
    public var standIns: [Gap] { gaps(.standIn) }

    /// What steps needed and segue does not model, in the order of the first meeting.
    public var unmodelled: [Gap] { gaps(.unmodelled) }

    private func gaps(_ kind: TranscriptEvent.Kind) -> [Gap] {
        var gaps: [Gap] = []
        var places: [String: Int] = [:]
        for entry in entries {
            for event in entry.events where event.kind == kind {
                let name = event.subject ?? ""
                let number = entry.result.index + 1
                if let place = places[name] {
                    if gaps[place].steps.last != number { gaps[place].steps.append(number) }
                } else {
                    places[name] = gaps.count
                    gaps.append(Gap(name: name, reason: event.text, position: event.position, steps: [number]))
                }
            }
        }
        return gaps
    }
}
