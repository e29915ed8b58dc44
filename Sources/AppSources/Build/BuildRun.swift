import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One build: rewrite, compile, leave out what does not compile, until it does.
struct BuildRun<Environment: AppBuildEnvironment> {
    let environment: Environment
    let request: AppBuildRequest
    let compiler: String
    let rewriter: String
    /// The folder everything is written to.
    let folder: String
    private let paths: [String]
    private let texts: [String: SourceFile]

    /// The warning for each file that was left out, in the order in which that happened.
    private var leftOut: [(path: String, problem: Diagnostic)] = []
    /// Registrations that did not compile, and why.
    private var omitted: [(name: String, problem: Diagnostic)] = []

    init(
        environment: Environment, request: AppBuildRequest, sources: [(path: String, bytes: [UInt8])],
        compiler: String, rewriter: String, folder: String
    ) {
        self.environment = environment
        self.request = request
        self.compiler = compiler
        self.rewriter = rewriter
        self.folder = folder
        paths = sources.map(\.path)
        texts = Dictionary(
            sources.map { ($0.path, SourceFile(path: $0.path, bytes: $0.bytes)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Builds; the result has no library when nothing could be compiled.
    mutating func build() throws(EnvironmentFailure) -> AppBuild {
        let library = "\(folder)/\(BuildPlan.libraryName)"
        let moduleMaps = "\(folder)/c-modules"
        try environment.makeFolder(moduleMaps)
        try environment.write(Array(BuildPlan.moduleMap.utf8), to: "\(moduleMaps)/module.modulemap")
        var index = ClassIndex(module: request.module)
        while true {
            let rewriting = BuildPlan.rewrite(
                request, sources: paths, output: folder, leftOut: leftOut.map(\.path), omitted: omitted.map(\.name))
            let rewritten = try environment.run(
                ToolInvocation(executable: rewriter, arguments: rewriting, limit: BuildPlan.rewriteLimit))
            guard rewritten.ending == .exited(0),
                let manifest: RewriteManifest = decode(RewriteManifest.fileName),
                let found: ClassIndex = decode(RewriteManifest.indexName)
            else { return failed("segue-sources", rewritten, index) }
            index = found
            for problem in manifest.problems where !leftOut.contains(where: { $0.path == problem.path }) {
                leaveOut(problem.path, problem, index)
            }
            guard !manifest.files.isEmpty else { return result(nil, index) }

            let compiling = BuildPlan.compile(
                manifest, module: request.module, tools: environment.tools, moduleMaps: moduleMaps, output: library)
            let compiled = try environment.run(
                ToolInvocation(executable: compiler, arguments: compiling, limit: BuildPlan.compileLimit))
            if compiled.ending == .exited(0) { return result(library, index) }
            guard takeBack(compiled, manifest, index) else { return failed("swiftc", compiled, index) }
        }
    }

    // MARK: Leaving out

    /// Decides what to do without after a failed compilation; false when that would change nothing.
    private mutating func takeBack(
        _ outcome: ToolOutcome, _ manifest: RewriteManifest, _ index: ClassIndex
    ) -> Bool {
        let before = leftOut.count + omitted.count
        let included = Set(manifest.files.map(\.source))
        let sources = Dictionary(
            manifest.files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        let errors = CompilerDiagnostics(parsing: outcome.errors).errors
        for error in errors {
            guard let path = error.path, included.contains(path), !isLeftOut(path) else { continue }
            leaveOut(path, problem(error, path: path, index), index)
        }
        for error in errors {
            guard let path = error.path, let source = sources[path], !isLeftOut(source) else { continue }
            // The error lies in what the rewrite appended: that member is done without, or else the file.
            if let name = registration(at: error.line, of: path) {
                guard !omitted.contains(where: { $0.name == name }) else { continue }
                omitted.append((name, omission(name, error, source: source)))
            } else {
                leaveOut(source, problem(error, path: source, index), index)
            }
        }
        if leftOut.count + omitted.count == before, let path = crashSite(outcome, included) {
            let text = "the compiler crashed on this file"
            leaveOut(path, Diagnostic(.warning, "app-file-left-out", Self.leftOutText(text), path: path), index)
        }
        return leftOut.count + omitted.count > before
    }

    private func isLeftOut(_ path: String) -> Bool { leftOut.contains { $0.path == path } }

    private mutating func leaveOut(_ path: String, _ problem: Diagnostic, _ index: ClassIndex) {
        var problem = problem
        let names = index.classes.filter { !$0.isForeign && $0.position.path == path }.map(\.name)
        if !names.isEmpty {
            let what = names.count == 1 ? "its class becomes a stand-in" : "its classes become stand-ins"
            problem.notes.append(Diagnostic.Note("\(what): \(names.joined(separator: ", "))"))
        }
        leftOut.append((path, problem))
    }

    private static func leftOutText(_ reason: String) -> String { "left out of the app: \(reason)" }

    private func problem(_ error: CompilerDiagnostics.Message, path: String, _ index: ClassIndex) -> Diagnostic {
        var problem = Diagnostic(
            .warning, "app-file-left-out", Self.leftOutText(error.text), path: path,
            position: error.path == path ? error.position(in: texts[path]) : nil)
        problem.notes = error.notes.map { note in
            Diagnostic.Note(note.text, position: note.path.flatMap { note.position(in: texts[$0]) })
        }
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

    /// What to know about the runtime when the compiler misses something.
    private static func hint(_ text: String, _ name: String) -> String? {
        if text.hasPrefix("no such module ") {
            let names = (BuildPlan.moduleAliases.map(\.0) + ["Foundation"]).joined(separator: ", ")
            return "app code may import \(names); `#if canImport(\(name))` keeps a file that can do without"
        }
        guard text.hasPrefix("cannot find "), name.hasPrefix("UI") || name.hasPrefix("CA") || name.hasPrefix("CG")
        else {
            return nil
        }
        return "segue's UIKit does not have \(name)"
    }

    private func omission(_ name: String, _ error: CompilerDiagnostics.Message, source: String) -> Diagnostic {
        Diagnostic(
            .warning, "app-member-left-out", "\(name) cannot be used from a storyboard: \(error.text)", path: source)
    }

    /// The member that a line of a copy registers.
    private func registration(at line: Int, of copy: String) -> String? {
        guard let bytes = try? environment.read(copy) else { return nil }
        let text = SourceFile(path: copy, bytes: bytes).line(line) ?? ""
        return RegistrationMark.name(in: text)
    }

    /// The file the compiler was at work on when it crashed, as its own report says.
    private func crashSite(_ outcome: ToolOutcome, _ included: Set<String>) -> String? {
        guard outcome.errors.contains("Stack dump:") else { return nil }
        let places = outcome.errors.split(whereSeparator: { "[]()' \n".contains($0) })
        for place in places.reversed() {
            let path = place.split(separator: ":").first.map(String.init) ?? ""
            if included.contains(path) { return path }
        }
        return nil
    }

    // MARK: Results

    private func result(_ library: String?, _ index: ClassIndex) -> AppBuild {
        AppBuild(
            library: library, index: index, diagnostics: leftOut.map(\.problem) + omitted.map(\.problem),
            leftOut: leftOut.map(\.path))
    }

    private func failed(_ tool: String, _ outcome: ToolOutcome, _ index: ClassIndex) -> AppBuild {
        var result = result(nil, index)
        let path = request.sources.first ?? "."
        result.diagnostics.append(AppBuilder<Environment>.toolFailed(tool, outcome, path: path))
        return result
    }

    private func decode<Value: Decodable>(_ name: String) -> Value? {
        AppBuilder(environment).decode("\(folder)/\(name)")
    }
}

/// The mark by which a generated line says which member it registers.
public enum RegistrationMark {
    private static let mark = " // segue: "

    /// The comment for the end of a generated line.
    public static func comment(_ name: String) -> String { mark + name }

    /// The name a generated line ends with.
    static func name(in line: String) -> String? {
        let parts = line.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last, line.contains(mark), last.hasPrefix(" segue: ") else { return nil }
        let name = last.dropFirst(" segue: ".count).prefix { !$0.isNewline }
        return name.isEmpty ? nil : String(name)
    }
}
