import SceneMerge
import SourceText

/// Asks about each conflict on the terminal; the answers are numbers.
struct MergeQuestions {
    let tool: Tool
    let path: String

    /// The side chosen for each conflict, by its identifier. Questions without an answer leave their conflict open.
    func answers(_ conflicts: [MergeConflict]) -> [String: MergeSide] {
        var answers: [String: MergeSide] = [:]
        for (number, conflict) in conflicts.enumerated() {
            tool.terminal.say("\(path.printableLine): conflict \(number + 1) of \(conflicts.count)")
            tool.terminal.say("  \(conflict.message.printableLine)")
            for (key, side) in [(1, MergeSide.ours), (2, .theirs)] {
                let value = conflict.value(of: side)
                let line = value.position.map { " (line \($0.line))" } ?? ""
                tool.terminal.say("  \(key)  \(side.rawValue): \((value.text ?? "nothing").printableLine)\(line)")
            }
            tool.terminal.say("  3  decide later")
            guard let answer = answer() else { return answers }
            if let side = answer { answers[conflict.identifier] = side }
        }
        return answers
    }

    /// The side of one answer, `nil` inside for later; `nil` at the end of the input.
    private func answer() -> MergeSide?? {
        while true {
            tool.terminal.say("  which? [1-3]")
            guard let line = tool.terminal.readLine() else { return nil }
            switch line.trimmingSpaces {
            case "1": return .some(.ours)
            case "2": return .some(.theirs)
            case "3": return .some(nil)
            default: continue
            }
        }
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmingSpaces: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
