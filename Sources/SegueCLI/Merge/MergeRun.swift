import ChildProcesses
import InterfaceBuilder
import Reporters
import SceneMerge
import SourceText

/// One merge of three files, from reading them to writing the result.
struct MergeRun {
    enum Target {
        case standardOutput
        case file(String)
    }

    let base: String
    let ours: String
    let theirs: String
    let tool: Tool
    /// The path by which messages call the file.
    var path = ""
    var target = Target.standardOutput
    var style = ConflictStyle.ours
    var preferred: MergeSide?
    /// Whether each conflict is a question on the terminal.
    var asks = false
    var format = MergeFormat.text

    init(base: String, ours: String, theirs: String, tool: Tool) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        self.tool = tool
    }

    /// What came of the merge.
    struct Outcome {
        var bytes: [UInt8]
        var conflicts: [MergeConflict] = []
        var notes: [String] = []
    }

    func run() throws -> ExitStatus {
        // Git names a file that was not there as one that is empty; its mergetool, as one that does not exist.
        let before = tool.files.kind(of: base) == nil ? [] : try tool.files.read(base)
        let versions = (base: before, ours: try tool.files.read(ours), theirs: try tool.files.read(theirs))
        let outcome: Outcome
        if versions.ours == versions.theirs || versions.base == versions.theirs {
            outcome = Outcome(bytes: versions.ours)
        } else if versions.base == versions.ours {
            outcome = Outcome(bytes: versions.theirs)
        } else {
            do throws(Diagnostic) {
                outcome = try merged(versions)
            } catch {
                return try mergeLines(error)
            }
        }
        try write(outcome.bytes, replacing: versions.ours)
        return report(outcome)
    }

    private func merged(
        _ versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8])
    ) throws(Diagnostic) -> Outcome {
        let files = [
            SourceFile(path: base, bytes: versions.base), SourceFile(path: ours, bytes: versions.ours),
            SourceFile(path: theirs, bytes: versions.theirs),
        ]
        if path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") { return try mergedTexts(files) }
        return try mergedDocuments(files)
    }

    private func mergedDocuments(_ files: [SourceFile]) throws(Diagnostic) -> Outcome {
        // What both sides added has no common version.
        let empty = SourceFile(path: files[0].path, text: "<document/>")
        let before = try InterfaceDocument(parsing: files[0].bytes.isEmpty ? empty : files[0])
        let (mine, others) = (try InterfaceDocument(parsing: files[1]), try InterfaceDocument(parsing: files[2]))
        var choices = MergeChoices(preferred: preferred)
        func merge() throws(Diagnostic) -> DocumentMerge {
            try DocumentMerge(base: before, ours: mine, theirs: others, choices: choices, style: style)
        }
        var merge = try merge()
        if asks, !merge.conflicts.isEmpty, tool.terminal.isInteractive {
            choices.chosen = MergeQuestions(tool: tool, path: path).answers(merge.conflicts)
            merge = try DocumentMerge(base: before, ours: mine, theirs: others, choices: choices, style: style)
        }
        var outcome = Outcome(bytes: merge.bytes, conflicts: merge.conflicts, notes: merge.notes)
        if !merge.isUnmerged, merge.conflicts.allSatisfy(\.isResolved) {
            let rules = MergeRules(tool, path: path)
            let check = NewErrors(rules: rules, base: before, ours: mine, theirs: others)
            outcome.conflicts += check.conflicts(in: merge.bytes, path)
            outcome.notes += rules.notes
        }
        if !merge.freshIDs.isEmpty {
            outcome.conflicts += TextKeys(tool.files, document: path).conflicts(merge.freshIDs)
        }
        return outcome
    }

    private func mergedTexts(_ files: [SourceFile]) throws(Diagnostic) -> Outcome {
        let merge = try StringsMerge(
            base: files[0], ours: files[1], theirs: files[2], isCatalog: path.hasSuffix(".xcstrings"),
            choices: MergeChoices(preferred: preferred))
        return Outcome(bytes: merge.bytes, conflicts: merge.conflicts)
    }

    // MARK: Lines

    /// A file that cannot be merged by object is merged by line, as git would have done.
    private func mergeLines(_ reason: Diagnostic) throws -> ExitStatus {
        guard let git = Git.find(in: tool) else { throw reason }
        if [".storyboard", ".xib", ".strings", ".xcstrings"].contains(where: { path.hasSuffix($0) }) {
            _ = tool.report([reason], status: .unreadableInput)
            tool.terminal.say("\(path.printableLine): merged by line, as it cannot be read as an interface file")
        }
        let before = tool.files.kind(of: base) == nil ? "/dev/null" : base
        var arguments = ["merge-file", "-p", "-q", "-L", "ours", "-L", "base", "-L", "theirs"]
        if let preferred { arguments.append("--\(preferred.rawValue)") }
        let child = ChildProcess(
            executable: git, arguments: arguments + ["--", ours, before, theirs], environment: tool.environment)
        do {
            let outcome = try child.capture(outputLimit: 1 << 30)
            guard case .exited(let status) = outcome.ending, status < 128 else { throw reason }
            try write(outcome.output, replacing: try tool.files.read(ours))
            return status == 0 ? .success : .findings
        } catch let failure as ChildProcess.StartFailure {
            throw Stop(.internalError, failure.description)
        }
    }

    // MARK: Results

    private func write(_ bytes: [UInt8], replacing original: [UInt8]) throws {
        switch target {
        case .standardOutput: tool.terminal.write(bytes: bytes)
        case .file(let target):
            if target == ours, bytes == original { return }
            do throws(Diagnostic) {
                try tool.files.write(bytes, to: target)
            } catch {
                throw Stop(.internalError, "\(error.path): \(error.message)")
            }
        }
    }

    private func report(_ outcome: Outcome) -> ExitStatus {
        let report = MergeReport(path: path, conflicts: outcome.conflicts, notes: outcome.notes)
        let text =
            switch format {
            case .text: report.text()
            case .json: report.json(generator: OutputFile.signature)
            case .markdown: report.markdown()
            case .sarif: report.sarif(generator: OutputFile.signature, version: Version.current)
            }
        if !text.isEmpty { tool.terminal.say(String(text.dropLast())) }
        return report.open.isEmpty ? .success : .findings
    }
}
