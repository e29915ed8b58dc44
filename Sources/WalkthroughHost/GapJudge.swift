internal import HeadlessUIKit
internal import SourceText
internal import Walkthrough

/// What follows for a step from what it needed and did not get.
struct GapJudge {
    let gaps: [RuntimeGap]
    let allowed: Script.StandIns

    /// Why the step fails whatever else it did: something that is not modelled comes before a stand-in.
    ///
    /// What UIKit or a step says on top of that, such as that a controller has no such segue, is not known to be true.
    var cause: StepResult.Problem? {
        let causes = gaps.filter { gap in
            switch gap.kind {
            case .unmodelled: true
            case .standIn: !allowed.allows(gap.subject)
            case .noEffect: false
            }
        }
        return problem(causes.filter { $0.kind == .unmodelled } + causes.filter { $0.kind == .standIn })
    }

    /// Why the step fails where nothing worse is known: it came to nothing.
    var noEffect: StepResult.Problem? { problem(gaps.filter { $0.kind == .noEffect }) }

    private func problem(_ gaps: [RuntimeGap]) -> StepResult.Problem? {
        guard let first = gaps.first else { return nil }
        let others = gaps.dropFirst()
        var notes = others.prefix(Self.mostNotes).map { gap in
            gap.position.map { "\($0): \(gap.text)" } ?? gap.text
        }
        if others.count > Self.mostNotes { notes.append("and \(others.count - Self.mostNotes) more") }
        return StepResult.Problem(
            first.text, position: first.position.map(SourcePosition.init), hint: Self.hint(first), notes: notes)
    }

    private static let mostNotes = 5

    private static func hint(_ gap: RuntimeGap) -> String? {
        switch gap.kind {
        case .unmodelled: nil
        case .standIn: "accept it with 'standIns: [\(gap.subject.split(separator: ".").last ?? "")]' in the walkthrough"
        case .noEffect: "'warnings: allow' in the walkthrough makes a warning of it"
        }
    }
}

extension HostJob.ClassSummary {
    /// Why the class is not in the library, with the place: `App/List.swift:12:8: no such module 'Charts'`.
    var omissionText: String? {
        guard let omission else { return nil }
        let place = omissionPosition.map { "\($0)" } ?? file
        return place.map { "\($0): \(omission)" } ?? omission
    }
}
