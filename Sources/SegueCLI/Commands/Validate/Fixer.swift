import InterfaceBuilder
import Reporters
import SourceText
import Validation

/// Makes the safe changes that findings propose, and only where nothing gets worse by them and nothing else is lost.
struct Fixer {
    /// A file with its changes.
    struct Changed {
        let source: SourceFile
        let edits: [SourceEdit]
        /// What is to be written: the whole file, in its own encoding.
        let result: [UInt8]
        /// The file as it lies on disk.
        let original: [UInt8]
        let entries: [FileFixes.Entry]
        /// How many findings they are for.
        let count: Int
    }

    /// A file whose fixes are not made.
    struct Refused {
        let file: Int
        let path: String
        let reason: String
        let entries: [FileFixes.Entry]
        /// Whether it was to be written, and was not.
        var isFailure = false
    }

    /// What is to be done.
    struct Plan {
        /// The files to change by their number.
        var changed: [Int: Changed] = [:]
        var refused: [Refused] = []
        /// What is found in all files once they are changed.
        var after: [ValidationRun.Checked]
    }

    let run: ValidationRun
    let tool: Tool
    /// What was looked at.
    let sources: [Session.Source]
    /// What was found there, before anything was suppressed.
    let before: [ValidationRun.Checked]

    /// What can be done about the findings.
    ///
    /// - Parameter wanted: The findings to fix, for each file.
    func plan(for wanted: [[Finding]]) throws -> Plan {
        var plan = Plan(after: before)
        for (index, findings) in wanted.enumerated() {
            let findings = findings.filter { $0.fix != nil }
            guard !findings.isEmpty else { continue }
            switch changes(findings, before[index].input) {
            case .success(let changed): plan.changed[index] = changed
            case .failure(let leave):
                plan.refused.append(
                    Refused(
                        file: index, path: before[index].input.path, reason: leave.reason,
                        entries: findings.compactMap(FileFixes.Entry.init)))
            case nil: break
            }
        }
        var rounds = 0
        while !plan.changed.isEmpty {
            rounds += 1
            let after = run.check(
                sources.enumerated().map { index, source in
                    Session.Source(path: source.path, bytes: plan.changed[index]?.result ?? source.bytes)
                })
            let worse = sources.indices.filter { isWorse(after[$0], than: before[$0]) }
            // Of the app's sources those follow in which something is found.
            let codeBefore = before[sources.count...], codeAfter = after[sources.count...]
            let isCodeWorse = codeAfter.contains { code in
                isWorse(code, than: codeBefore.first { $0.input.path == code.input.path })
            }
            guard !worse.isEmpty || isCodeWorse else {
                plan.after = after
                return plan
            }
            // Where a file that nobody changed got worse, any of the changes may be the reason.
            // So may they where one refusal leads to the next again and again.
            let isTheirOwn =
                !isCodeWorse && rounds < Self.mostRounds && worse.allSatisfy { plan.changed[$0] != nil }
            for index in isTheirOwn ? worse : plan.changed.keys.sorted() {
                refuse(index, "its fixes would make something else worse", in: &plan)
            }
        }
        return plan
    }

    private static let mostRounds = 8

    /// Writes the changed files. What is found then is what lies on disk.
    func write(_ plan: inout Plan) throws {
        for (index, file) in plan.changed.sorted(by: { $0.key < $1.key }) {
            guard let reason = tool.files.replace(file.original, with: file.result, at: file.source.path) else {
                continue
            }
            // Another name of a file that is written already.
            if let now = try? tool.files.read(file.source.path), now == file.result { continue }
            refuse(index, reason, in: &plan, isFailure: true)
        }
        if plan.refused.contains(where: \.isFailure) { plan.after = run.check(sources) }
    }

    /// What was done, for the report; in the order of the files.
    func report(_ plan: Plan) throws -> [FileFixes] {
        let fixed = try plan.changed.map { index, file in
            (
                index,
                FileFixes(
                    path: file.source.path, entries: file.entries, count: file.count,
                    lines: try UnifiedDiff.lineChanges(file.edits, of: file.source))
            )
        }
        let refused = plan.refused.map {
            ($0.file, FileFixes(path: $0.path, entries: $0.entries, count: 0, refusal: $0.reason))
        }
        return (fixed + refused).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func refuse(_ index: Int, _ reason: String, in plan: inout Plan, isFailure: Bool = false) {
        guard let file = plan.changed.removeValue(forKey: index) else { return }
        plan.refused.append(
            Refused(file: index, path: file.source.path, reason: reason, entries: file.entries, isFailure: isFailure))
    }

    /// Why a file is left as it is.
    private struct Leave: Error {
        let reason: String
    }

    /// The file with what goes together of the fixes; `nil` where there is nothing to change.
    private func changes(_ findings: [Finding], _ input: Session.Input) -> Result<Changed, Leave>? {
        guard let document = input.interface, let original = input.file?.bytes else { return nil }
        let selection = FixSelection(findings.lazy.compactMap(\.fix))
        guard let text = try? document.source.applying(selection.edits), text != document.source else { return nil }
        if let reason = tool.files.reasonToLeave(input.path) { return .failure(Leave(reason: reason)) }
        // What is not changed must come out as it was.
        let encoding = document.tree.encoding
        guard encoding.encode(document.source.bytes) == original, let result = encoding.encode(text.bytes) else {
            return .failure(Leave(reason: "it cannot be written in its encoding"))
        }
        if let reason = loss(in: result, document, selection.removals) { return .failure(Leave(reason: reason)) }
        return .success(
            Changed(
                source: document.source, edits: selection.edits, result: result, original: original,
                entries: selection.made.compactMap { FileFixes.Entry(findings[$0]) }, count: selection.count))
    }

    /// Why the changed file is no good: it cannot be read, or lost what no fix names.
    private func loss(in result: [UInt8], _ document: InterfaceDocument, _ removals: [Removal]) -> String? {
        let file = SourceFile(path: document.source.path, bytes: result)
        guard let changed = try? InterfaceDocument(parsing: file) else { return "its fixes would make it unreadable" }
        let lost = Inventory(document.tree).lost(in: Inventory(changed.tree), except: removals)
        guard let first = lost.first else { return nil }
        let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
        return "its fixes would also delete \(first)\(others)"
    }

    private func isWorse(_ after: ValidationRun.Checked, than before: ValidationRun.Checked?) -> Bool {
        var known: [Fingerprint: Int] = [:]
        for finding in before?.findings ?? [] { known[Fingerprint(finding, in: before?.input.source), default: 0] += 1 }
        for finding in after.findings { known[Fingerprint(finding, in: after.input.source), default: 0] -= 1 }
        return known.values.contains { $0 < 0 }
    }
}

extension Fixer.Refused {
    /// The refusal as a finding, so that it is in every form of the report.
    var finding: Finding {
        Finding(
            Diagnostic(
                isFailure ? .error : .warning, "fix-refused", "the file is left as it is: \(reason)", path: path))
    }
}
