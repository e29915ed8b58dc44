import InterfaceBuilder
import Reporters
import SourceText
import Validation

/// Makes the safe changes that findings propose, and only where nothing gets worse by them.
struct Fixer {
    /// A file with its changes.
    struct Changed {
        let source: SourceFile
        let edits: [SourceEdit]
        /// What is to be written: the whole file, in its own encoding.
        let result: [UInt8]
        /// The file as it lies on disk.
        let original: [UInt8]
        /// How many findings the changes are for.
        let count: Int
    }

    let run: ValidationRun
    let tool: Tool
    /// What was looked at.
    let sources: [Session.Source]
    /// What was found there, before anything was suppressed.
    let before: [ValidationRun.Checked]

    /// The files to change by their number, and what is found in all files once they are changed.
    ///
    /// - Parameter wanted: The findings to fix, for each file.
    func fixes(for wanted: [[Finding]]) throws -> (changed: [Int: Changed], after: [ValidationRun.Checked]) {
        var changed: [Int: Changed] = [:]
        for (index, findings) in wanted.enumerated() { changed[index] = changes(findings, before[index].input) }
        while !changed.isEmpty {
            let after = try run.check(
                sources.enumerated().map { index, source in
                    Session.Source(path: source.path, bytes: changed[index]?.result ?? source.bytes)
                })
            let worse = sources.indices.filter { isWorse(after[$0], than: before[$0]) }
            // Of the app's sources those follow in which something is found.
            let codeBefore = before[sources.count...], codeAfter = after[sources.count...]
            let isCodeWorse = codeAfter.contains { code in
                isWorse(code, than: codeBefore.first { $0.input.path == code.input.path })
            }
            guard !worse.isEmpty || isCodeWorse else { return (changed, after) }
            // Where a file that nobody changed got worse, any of the changes may be the reason.
            let refused = !isCodeWorse && worse.allSatisfy { changed[$0] != nil } ? worse : Array(changed.keys)
            for index in refused.sorted() {
                changed[index] = nil
                refuse(before[index].input.path, "its fixes would make something else worse")
            }
        }
        return ([:], before)
    }

    /// Writes the changed files.
    func write(_ changed: [Int: Changed]) throws {
        for (_, file) in changed.sorted(by: { $0.key < $1.key }) {
            // Somebody else may have saved it in the meantime.
            guard try tool.files.read(file.source.path) == file.original else {
                refuse(file.source.path, "it has changed since it was read")
                continue
            }
            try tool.files.write(file.result, to: file.source.path)
        }
    }

    private func changes(_ findings: [Finding], _ input: Session.Input) -> Changed? {
        guard let document = input.interface, let original = input.file?.bytes else { return nil }
        let selection = FixSelection(findings.lazy.compactMap(\.fix))
        guard let text = try? document.source.applying(selection.edits), text != document.source else { return nil }
        // What is not changed must come out as it was.
        let encoding = document.tree.encoding
        guard encoding.encode(document.source.bytes) == original, let result = encoding.encode(text.bytes) else {
            refuse(input.path, "it cannot be written in its encoding")
            return nil
        }
        return Changed(
            source: document.source, edits: selection.edits, result: result, original: original, count: selection.count)
    }

    private func isWorse(_ after: ValidationRun.Checked, than before: ValidationRun.Checked?) -> Bool {
        var known: [Fingerprint: Int] = [:]
        for finding in before?.findings ?? [] { known[Fingerprint(finding, in: before?.input.source), default: 0] += 1 }
        for finding in after.findings { known[Fingerprint(finding, in: after.input.source), default: 0] -= 1 }
        return known.values.contains { $0 < 0 }
    }

    private func refuse(_ path: String, _ reason: String) {
        let problem = Diagnostic(.warning, "fix-refused", "the file is left as it is: \(reason)", path: path)
        _ = tool.report([problem], status: .success)
    }
}
