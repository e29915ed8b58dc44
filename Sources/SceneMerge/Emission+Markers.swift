import XMLTree

/// Conflicts as git shows them.
extension Emission {
    /// A child with both sides' versions between git's markers: its start tag where it has children, else all of it.
    /// Answers with what comes behind them.
    mutating func emitMarkers(_ part: Int, _ indentation: Indentation) -> [Task] {
        let (element, version) = plan.source(of: part)
        func line(_ text: String) { output += lineBreak + Array(text.utf8) }
        line("<<<<<<< ours")
        if let contest = plan.ghosts[part] {
            // One side has it, the other has not.
            func copyLine() {
                guard let element = pairing.element(part, contest) else { return }
                output += lineBreak + indentation.to
                copy(element, contest, Indentation(from: before(element, contest), to: indentation.to))
            }
            if contest == .ours {
                output += lineBreak + indentation.to
                emit(part, indentation)
            }
            line("=======")
            if contest == .theirs { copyLine() }
            line(">>>>>>> theirs")
            return []
        }
        output += lineBreak + indentation.to
        if let attributes = plan.alternatives[part] {
            let closes = element.isSelfClosing && plan.children[part] == nil
            let hasContent = plan.children[part] != nil || !plan.looseText(element).isEmpty
            if hasContent {
                emitTag(part, element, version, closes: closes)
            } else {
                emit(part, indentation)
            }
            line("=======")
            output += lineBreak + indentation.to
            emitTag(part, element, version, closes: closes || !hasContent, with: attributes)
            line(">>>>>>> theirs")
            if hasContent {
                return content(part, element, version, plan.children[part] ?? [], indentation)
                    + [.bytes(endTag(part, element))]
            }
        } else {
            emit(part, indentation)
            line("=======")
            if let other = pairing.element(part, .theirs) {
                output += lineBreak + indentation.to
                copy(other, .theirs, Indentation(from: before(other, .theirs), to: indentation.to))
            }
            line(">>>>>>> theirs")
        }
        return []
    }
}
