import ClassIndex
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One build: rewrite, compile, leave out what does not compile, until it does.
///
/// Where all errors of a file lie in the bodies of functions, these bodies are left out; otherwise the file is.
struct BuildRun<Environment: AppBuildEnvironment> {
    let environment: Environment
    let request: AppBuildRequest
    let compiler: String
    let rewriter: String
    /// The folder everything is written to.
    let folder: String
    /// Where the compiler keeps what it needs of C modules.
    let moduleCache: String
    private let paths: [String]
    let texts: [String: SourceFile]

    /// What was left out so far, in the order in which that happened.
    private var omissions: [AppBuild.Omission] = []
    private var leftOut: Set<String> = []
    private var omitted: Set<String> = []
    /// The errors whose bodies are done without.
    private var bodyErrors: [CompilerDiagnostics.Message] = []
    /// How often bodies of a file were left out.
    private var rounds: [String: Int] = [:]

    init(
        environment: Environment, request: AppBuildRequest, sources: [(path: String, bytes: [UInt8])],
        compiler: String, rewriter: String, folder: String, moduleCache: String
    ) {
        self.environment = environment
        self.request = request
        self.compiler = compiler
        self.rewriter = rewriter
        self.folder = folder
        self.moduleCache = moduleCache
        paths = sources.map(\.path)
        texts = Dictionary(
            sources.map { ($0.path, SourceFile(path: $0.path, bytes: $0.bytes)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Why there is neither a library nor a file that is to blame.
    enum Failure: Error {
        /// The folder cannot be written; another may do.
        case unwritable(String)
        /// A tool failed; what it said, and what to do.
        case tool(String, hint: String?)

        func diagnostic(_ request: AppBuildRequest) -> Diagnostic {
            let path = request.sources.first ?? "."
            switch self {
            case .unwritable(let reason):
                return AppBuildFault.buildFailed.error(
                    "the app's own code cannot be compiled: \(reason)", path: path,
                    hint: "make room on the disk, or give other folders in SEGUE_CACHE and TMPDIR")
            case .tool(let reason, let hint):
                return AppBuildFault.buildFailed.error(
                    "the app's own code cannot be compiled: \(reason)", path: path, hint: hint)
            }
        }
    }

    /// Builds; the result has no library when every file was left out.
    mutating func build() throws(Failure) -> AppBuild {
        let library = "\(folder)/\(BuildPlan.libraryName)"
        let moduleMaps = "\(folder)/c-modules"
        do {
            try environment.makeFolder(moduleMaps)
            try environment.write(Array(BuildPlan.moduleMap.utf8), to: "\(moduleMaps)/module.modulemap")
        } catch {
            // The name of the draft is another each time.
            throw .unwritable("\(Self.parent(of: folder)): \(error.reason)")
        }
        while true {
            let (manifest, index) = try rewrite()
            for problem in manifest.problems where !leftOut.contains(problem.path) {
                leaveOut(problem.path, reason: Self.reason(problem), problem, index)
            }
            guard !leaveOutFilesOfStrayErrors(manifest, index) else { continue }
            guard !manifest.files.isEmpty else { return result(nil, index, manifest) }

            let compiling = BuildPlan.compile(
                manifest, module: request.module, modules: environment.tools.runtimeModules,
                moduleCache: moduleCache, moduleMaps: moduleMaps, output: library)
            let compiled = try run(compiler, compiling, limit: BuildPlan.compileLimit)
            if compiled.ending == .exited(0) {
                guard environment.kind(of: library) == .file else {
                    throw .tool("swiftc ended with status 0, but wrote no library", hint: Self.compilerHint)
                }
                return result(library, index, manifest)
            }
            guard compiled.ending.isTheCompilersOwn, takeBack(compiled, manifest, index) else {
                throw failure("swiftc", compiled)
            }
        }
    }

    private func rewrite() throws(Failure) -> (RewriteManifest, ClassIndex) {
        let rewriting = BuildPlan.rewrite(
            request, sources: paths, output: folder,
            leftOut: omissions.filter { $0.member == nil }.map(\.path), omitted: omissions.compactMap(\.member),
            bodies: bodyErrors)
        let rewritten = try run(rewriter, rewriting, limit: BuildPlan.rewriteLimit)
        guard rewritten.ending == .exited(0), let manifest: RewriteManifest = decode(RewriteManifest.fileName),
            let index: ClassIndex = decode(RewriteManifest.indexName)
        else { throw failure("segue-sources", rewritten) }
        return (manifest, index)
    }

    private func run(_ tool: String, _ arguments: [String], limit: Double) throws(Failure) -> ToolOutcome {
        do {
            return try environment.run(ToolInvocation(executable: tool, arguments: arguments, limit: limit))
        } catch {
            throw .tool("\(error)", hint: nil)
        }
    }

    private static var compilerHint: String { "SEGUE_SWIFTC names the compiler; it must be one of Swift's own" }

    private func failure(_ tool: String, _ outcome: ToolOutcome) -> Failure {
        if let reason = outcome.unwritableOutput { return .unwritable("\(Self.parent(of: folder)): \(reason)") }
        let reason = outcome.failure(of: tool)
        guard case .exited = outcome.ending else { return .tool(reason, hint: nil) }
        guard tool == "swiftc" else { return .tool(reason, hint: "install segue-sources anew beside segue") }
        let errors = CompilerDiagnostics(parsing: outcome.errors).errors
        guard let broken = errors.first(where: isOfInstallation) else { return .tool(reason, hint: Self.compilerHint) }
        return .tool(
            "swiftc cannot import the modules in \(environment.tools.runtimeModules): \(broken.text)",
            hint: "install segue anew, with the compiler it was built with; SEGUE_SWIFTC names the compiler")
    }

    private static func parent(of path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }

    // MARK: Leaving out

    /// Decides what to do without after a failed compilation; false when that would change nothing.
    private mutating func takeBack(
        _ outcome: ToolOutcome, _ manifest: RewriteManifest, _ index: ClassIndex
    ) -> Bool {
        var isChanged = false
        let included = Set(manifest.files.map(\.source))
        let sources = Dictionary(
            manifest.files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        let errors = CompilerDiagnostics(parsing: outcome.errors).errors
        guard !errors.contains(where: isOfInstallation) else { return false }
        let byPath = Dictionary(grouping: errors.filter { $0.path.map(included.contains) ?? false }) { $0.path ?? "" }
        for error in errors {
            guard let path = error.path, let all = byPath[path], error == all.first, !leftOut.contains(path) else {
                continue
            }
            // The next round has what the errors of this one hid; a file that does not get better is left out.
            if rounds[path, default: 0] < Self.mostRounds, bodyErrors.count + all.count <= Self.mostErrors {
                rounds[path, default: 0] += 1
                bodyErrors += all
            } else {
                leaveOut(path, all, index)
            }
            isChanged = true
        }
        for error in errors {
            guard let path = error.path, let source = sources[path], !leftOut.contains(source) else { continue }
            // The error lies in what the rewrite appended: that member is done without, or else the file.
            if let name = registration(at: error.line, of: path) {
                guard omitted.insert(name).inserted else { continue }
                omissions.append(omission(name, error, source: source))
            } else {
                leaveOut(source, reason: error.text, problem(error, path: source, index), index)
            }
            isChanged = true
        }
        if !isChanged, let path = crashSite(outcome, included) {
            let text = "the compiler crashed on this file"
            leaveOut(
                path, reason: text, Diagnostic(.warning, "app-file-left-out", Self.leftOutText(text), path: path),
                index)
            isChanged = true
        }
        return isChanged
    }

    /// How often the bodies of one file are left out before the file is.
    private static var mostRounds: Int { 4 }
    /// How many errors are looked at one by one: each is an argument of the rewrite tool.
    private static var mostErrors: Int { 1000 }

    /// Leaves out the files that have an error outside the bodies of functions; whether there are any.
    private mutating func leaveOutFilesOfStrayErrors(_ manifest: RewriteManifest, _ index: ClassIndex) -> Bool {
        guard !bodyErrors.isEmpty else { return false }
        let placed = Set(manifest.bodies.map { ErrorPlace(path: $0.path, line: $0.line, column: $0.column) })
        let stray = bodyErrors.filter { !placed.contains(ErrorPlace($0)) }.compactMap(\.path)
        guard !stray.isEmpty else { return false }
        let errors = Dictionary(grouping: bodyErrors) { $0.path ?? "" }
        for path in stray where !leftOut.contains(path) { leaveOut(path, errors[path] ?? [], index) }
        return true
    }

    private struct ErrorPlace: Hashable {
        var path: String
        var line: Int
        var column: Int

        init(path: String, line: Int, column: Int) { (self.path, self.line, self.column) = (path, line, column) }

        init(_ error: CompilerDiagnostics.Message) {
            self.init(path: error.path ?? "", line: error.line, column: error.column)
        }
    }

    /// Leaves out a file for the first of its errors.
    private mutating func leaveOut(_ path: String, _ errors: [CompilerDiagnostics.Message], _ index: ClassIndex) {
        guard let first = errors.first else { return }
        leaveOut(
            path, reason: first.text, problem(first, path: path, index), index,
            further: errors.dropFirst().map { furtherError($0, path: path) })
    }

    /// Whether an error that is located in a file of the app is one of the runtime's modules: they are there, but
    /// cannot be imported by this compiler.
    private func isOfInstallation(_ error: CompilerDiagnostics.Message) -> Bool {
        let names = RuntimeModules.aliases.flatMap { [$0.name, $0.module] }
        return ["no such module", "failed to load module", "failed to build module"].contains { words in
            error.text.contains(words) && names.contains { error.text.contains("'\($0)'") }
        } || BuildPlan.brokenModuleWords.contains(where: error.text.contains)
    }

    func isLeftOut(_ path: String) -> Bool { leftOut.contains(path) }

    private mutating func leaveOut(
        _ path: String, reason: String, _ problem: Diagnostic, _ index: ClassIndex, further: [Diagnostic] = []
    ) {
        var problem = problem
        let names = index.classes.filter { !$0.isForeign && $0.position.path == path }.map(\.name)
        if !names.isEmpty {
            let what = names.count == 1 ? "its class becomes a stand-in" : "its classes become stand-ins"
            problem.notes.append(Diagnostic.Note("\(what): \(names.joined(separator: ", "))"))
        }
        leftOut.insert(path)
        bodyErrors.removeAll { $0.path == path }
        omissions.append(
            AppBuild.Omission(
                path: path, classes: names, reason: reason, problem: problem, furtherErrors: further,
                isReplaced: names.isEmpty && path.split(separator: "/").last == "main.swift"))
    }

    // MARK: Results

    private func result(_ library: String?, _ index: ClassIndex, _ manifest: RewriteManifest) -> AppBuild {
        let all = omissions + bodies(manifest)
        return AppBuild(library: library, index: index, diagnostics: all.map(\.problem), omissions: all)
    }

    /// The bodies that are left out, each by the first error in it.
    private func bodies(_ manifest: RewriteManifest) -> [AppBuild.Omission] {
        let names = Dictionary(
            manifest.bodies.map { (ErrorPlace(path: $0.path, line: $0.line, column: $0.column), $0.name) },
            uniquingKeysWith: { first, _ in first })
        var result: [AppBuild.Omission] = []
        var places: [String: Int] = [:]
        for error in bodyErrors {
            guard let path = error.path, let name = names[ErrorPlace(error)] else { continue }
            // Functions of one name in one file are told apart by nothing that a reader needs.
            if let place = places["\(path) \(name)"] {
                result[place].furtherErrors.append(furtherError(error, path: path))
            } else {
                places["\(path) \(name)"] = result.count
                result.append(bodyOmission(name, error, path: path))
            }
        }
        return result
    }

    private func decode<Value: Decodable>(_ name: String) -> Value? {
        AppBuilder(environment).decode("\(folder)/\(name)")
    }
}

extension ToolOutcome.Ending {
    /// Whether a compiler that ended so has had its say about the sources: by itself, or by its own crash. One that
    /// something killed, or that took too long, has not.
    fileprivate var isTheCompilersOwn: Bool {
        switch self {
        case .exited: true
        case .signalled(let number): number != 9 && number != 15
        case .outOfTime: false
        }
    }
}
