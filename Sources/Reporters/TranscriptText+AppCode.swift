import SourceText
import Walkthrough

extension TranscriptText {
    /// How much of the app's own code runs, and what is left out, grouped by the reason. Ends in a newline.
    func appCode(_ summary: AppCodeSummary) -> String {
        var text = "app code: " + count(summary) + "\n"
        for group in groups(summary.omissions) {
            let words = group.isAccepted ? "left out, as accepted" : "left out"
            text += "  \(group.isAccepted ? style.yellow(words) : style.red(words)): \(group.reason.printable)\n"
            for omission in group.omissions {
                text += "    \(omission.position?.description ?? omission.file)\(names(omission))".printableLine + "\n"
                for note in omission.notes { text += "      \(note.printable)\n" }
            }
            if let hint = group.omissions.first?.hint { text += "    \(style.hint) \(hint)\n" }
        }
        return text
    }

    /// What the summary line says about code that did not run; nil when all of it did.
    func missingCode(_ summary: AppCodeSummary) -> String? {
        guard summary.mode == .compiled, !summary.omissions.isEmpty else { return nil }
        var parts: [String] = []
        if summary.filesLeftOut > 0 {
            parts.append("\(summary.filesLeftOut) of \(plural(summary.files, "file")) of app code left out")
        }
        if summary.membersLeftOut > 0 { parts.append("\(plural(summary.membersLeftOut, "member")) left out") }
        let text = parts.joined(separator: ", ")
        return summary.isAccepted ? style.yellow(text + ", as accepted") : style.red(text)
    }

    private func count(_ summary: AppCodeSummary) -> String {
        switch summary.mode {
        case .none: "none; classes are stand-ins"
        case .read: "read, not run; classes are stand-ins"
        case .compiled: "\(summary.filesIncluded) of \(plural(summary.files, "file"))"
        }
    }

    private func names(_ omission: AppCodeSummary.Omission) -> String {
        let names = omission.member.map { [$0] } ?? omission.classes
        return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    }

    private struct Group {
        let reason: String
        let isAccepted: Bool
        var omissions: [AppCodeSummary.Omission]
    }

    /// Omissions of one reason together, in the order of the first of each.
    private func groups(_ omissions: [AppCodeSummary.Omission]) -> [Group] {
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for omission in omissions {
            let key = "\(omission.isAccepted) \(omission.reason)"
            if let place = places[key] {
                groups[place].omissions.append(omission)
            } else {
                places[key] = groups.count
                groups.append(
                    Group(reason: omission.reason, isAccepted: omission.isAccepted, omissions: [omission]))
            }
        }
        return groups
    }
}
