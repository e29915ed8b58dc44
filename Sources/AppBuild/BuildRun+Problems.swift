import ClassIndex
import SourceText

/// What is said about the files and members that are left out.
extension BuildRun {
    private static var leftOutPrefix: String { "left out of the app: " }

    static func leftOutText(_ reason: String) -> String { leftOutPrefix + reason }

    /// The reason alone, of a problem whose message says what it leads to as well.
    static func reason(_ problem: Diagnostic) -> String {
        problem.message.hasPrefix(leftOutPrefix)
            ? String(problem.message.dropFirst(leftOutPrefix.count)) : problem.message
    }

    /// The warning about a file whose first error this is.
    func problem(_ error: CompilerDiagnostics.Message, path: String, _ index: ClassIndex) -> Diagnostic {
        var problem = Diagnostic(
            .warning, "app-file-left-out", Self.leftOutText(error.text), path: path,
            position: error.path == path ? error.position(in: texts[path]) : nil)
        problem.notes = notes(error)
        // `cannot find type 'X' in scope` is often a consequence.
        let quoted = error.text.split(separator: "'", omittingEmptySubsequences: false)
        if quoted.count > 1, let missing = index.classes.first(where: { $0.name == quoted[1] }),
            isLeftOut(missing.position.path)
        {
            problem.notes.append(
                Diagnostic.Note(
                    "\(missing.name) is declared in a file that was left out", position: missing.position))
        }
        problem.fixHint = Self.hint(error.text, quoted.count > 1 ? String(quoted[1]) : "")
        return problem
    }

    /// An error beyond the first of a file.
    func furtherError(_ error: CompilerDiagnostics.Message, path: String) -> Diagnostic {
        Diagnostic(
            .error, "app-compiler-error", error.text, path: path, position: error.position(in: texts[path]),
            notes: notes(error))
    }

    /// The notes of an error, with their places in the user's files; a place in a draft is another each time.
    private func notes(_ error: CompilerDiagnostics.Message) -> [Diagnostic.Note] {
        error.notes.map { note in
            Diagnostic.Note(note.text, position: note.path.flatMap { texts[$0] }.flatMap { note.position(in: $0) })
        }
    }

    /// What to know about the runtime when the compiler misses something.
    private static func hint(_ text: String, _ name: String) -> String? {
        if text.hasPrefix("no such module ") {
            let names = (RuntimeModules.aliases.map(\.name) + ["Foundation"]).joined(separator: ", ")
            return "app code may import \(names); `#if canImport(\(name))` keeps a file that can do without"
        }
        guard text.hasPrefix("cannot find "), name.hasPrefix("UI") || name.hasPrefix("CA") || name.hasPrefix("CG")
        else {
            return nil
        }
        return "segue's UIKit does not have \(name)"
    }

    /// A member that a storyboard cannot reach, because its registration does not compile.
    func omission(
        _ name: String, _ error: CompilerDiagnostics.Message, source: String
    ) -> AppBuild.Omission {
        let problem = Diagnostic(
            .warning, "app-member-left-out", "\(name) cannot be used from a storyboard: \(error.text)", path: source)
        return AppBuild.Omission(path: source, member: name, reason: error.text, problem: problem)
    }

    /// A function whose body does not compile.
    func bodyOmission(_ name: String, _ error: CompilerDiagnostics.Message, path: String) -> AppBuild.Omission {
        var problem = Diagnostic(
            .warning, "app-body-left-out", "the body of \(name) is left out of the app: \(error.text)", path: path,
            position: error.position(in: texts[path]))
        problem.notes = notes(error)
        let quoted = error.text.split(separator: "'", omittingEmptySubsequences: false)
        problem.fixHint = Self.hint(error.text, quoted.count > 1 ? String(quoted[1]) : "")
        return AppBuild.Omission(path: path, member: name, reason: error.text, problem: problem)
    }

    /// The member that a line of a copy registers.
    func registration(at line: Int, of copy: String) -> String? {
        guard let bytes = try? environment.read(copy) else { return nil }
        let text = SourceFile(path: copy, bytes: bytes).line(line) ?? ""
        return RegistrationMark.name(in: text)
    }

    /// The file the compiler was at work on when it crashed, as its own report says.
    func crashSite(_ outcome: ToolOutcome, _ included: Set<String>) -> String? {
        guard outcome.errors.contains("Stack dump:") else { return nil }
        let places = outcome.errors.split(whereSeparator: { "[]()' \n".contains($0) })
        for place in places.reversed() {
            let path = place.split(separator: ":").first.map(String.init) ?? ""
            if included.contains(path) { return path }
        }
        return nil
    }
}
