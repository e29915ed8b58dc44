import ChildProcesses
import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `git`, asked about one repository. No shell takes part, and no name of a user's can become an option.
struct Git: Sendable {
    private let executable: String
    private let environment: [String: String]
    /// The folder at the top of the working tree.
    let root: String

    /// Finds the repository around the first of `paths`, or around the current folder.
    init(_ tool: Tool, around paths: [String]) throws {
        guard let executable = Self.find(in: tool) else {
            throw Stop(.usage, "this needs the program 'git', which is not on the PATH")
        }
        self.executable = executable
        environment = tool.environment.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
        var folder = paths.first ?? "."
        while tool.files.kind(of: folder) != .folder, folder != ".", folder != "/" { folder = Path.folder(of: folder) }
        let answer = try Self.run(executable, ["-C", folder, "rev-parse", "--show-toplevel"], environment)
        guard let top = answer.text, !top.isEmpty else {
            throw Stop(.usage, "\(folder): is not inside a git repository")
        }
        root = String(top.dropLast(top.hasSuffix("\n") ? 1 : 0))
    }

    /// The interface files below `paths` that are different in the working tree and in `revision`.
    func changedFiles(since revision: String, below paths: [String]) throws -> [VersionedFile] {
        let name = try Self.run(
            executable,
            ["-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], environment)
        guard let commit = name.text?.prefix(while: { !$0.isNewline }), !commit.isEmpty else {
            throw Stop(.usage, "git knows no revision '\(revision)'")
        }
        let listing = try Self.run(
            executable,
            ["-C", root, "diff", "--name-status", "--no-ext-diff", "--find-renames", "-z", String(commit), "--"]
                + paths.map(Self.absolute), environment)
        guard let text = listing.text else { throw Stop(.usage, "git cannot compare: \(listing.errors)") }
        return changes(in: text, commit: String(commit))
    }

    /// The files with the commit that is checked out, where they are as that commit has them: their lines are its lines.
    func withCommits(_ files: [VersionedFile]) throws -> [VersionedFile] {
        let head = try Self.run(
            executable, ["-C", root, "rev-parse", "--verify", "--quiet", "HEAD^{commit}"], environment)
        let listing = try Self.run(
            executable, ["-C", root, "diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", "HEAD", "--"],
            environment)
        guard let commit = head.text?.prefix(while: { !$0.isNewline }), !commit.isEmpty, let text = listing.text else {
            return files
        }
        let edited = Set(text.split(separator: "\0").map(String.init))
        return files.map { file in
            var file = file
            if let path = file.newLines?.linkPath, !edited.contains(path) { file.newLines?.commit = String(commit) }
            return file
        }
    }

    /// Writes a setting of the repository's own.
    func configure(_ name: String, _ value: String) throws(Stop) {
        let answer = try Self.run(executable, ["-C", root, "config", "--local", name, value], environment)
        if answer.output == nil { throw Stop(.internalError, "git cannot set \(name): \(answer.errors)") }
    }

    /// The bytes of a revision's file.
    func content(of object: String) throws(Diagnostic) -> [UInt8] {
        let path = String(object.drop { $0 != ":" }.dropFirst())
        let reason: String
        do {
            let answer = try Self.run(executable, ["-C", root, "cat-file", "blob", object], environment)
            if let output = answer.output { return output }
            reason = answer.errors
        } catch {
            reason = error.message
        }
        throw Diagnostic(.error, "unreadable-file", "git cannot show it: \(reason)", path: path)
    }

    // MARK: The answer of `git diff --name-status -z`

    private func changes(in text: String, commit: String) -> [VersionedFile] {
        var fields = text.split(separator: "\0", omittingEmptySubsequences: true).map(String.init)[...]
        var result: [VersionedFile] = []
        while let status = fields.popFirst(), let path = fields.popFirst() {
            let isPair = status.hasPrefix("R") || status.hasPrefix("C")
            let newPath = isPair ? fields.popFirst() ?? path : path
            guard isInterfaceFile(path) || isInterfaceFile(newPath) else { continue }
            var file = VersionedFile(path: path == newPath ? path : "\(path) → \(newPath)")
            if status != "A" {
                file.old = .revision(self, object: "\(commit):\(path)", path: path)
                file.oldLines = .init(path: path, linkPath: path, commit: commit)
            }
            if status != "D" {
                file.new = .file(Path.join(root, newPath))
                file.newLines = .init(path: newPath, linkPath: newPath)
            }
            result.append(file)
        }
        return result
    }

    private func isInterfaceFile(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    // MARK: Running

    private struct Answer {
        /// `nil` when git failed.
        var output: [UInt8]?
        var errors: String
        var text: String? { output.map { String(decoding: $0, as: UTF8.self) } }
    }

    private static func run(
        _ executable: String, _ arguments: [String], _ environment: [String: String]
    ) throws(Stop) -> Answer {
        let child = ChildProcess(executable: executable, arguments: arguments, environment: environment)
        do {
            let outcome = try child.capture(outputLimit: 1 << 30)
            let errors = outcome.errorText.split(whereSeparator: \.isNewline).first.map(String.init)
            return Answer(
                output: outcome.ending == .exited(0) ? outcome.output : nil, errors: errors ?? "it gives no reason")
        } catch {
            throw Stop(.internalError, error.description)
        }
    }

    static func find(in tool: Tool) -> String? {
        let folders = (tool.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/git" }.first { tool.files.kind(of: $0) == .file && access($0, X_OK) == 0 }
    }

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return path == "." ? String(cString: folder) : String(cString: folder) + "/" + path
    }
}
