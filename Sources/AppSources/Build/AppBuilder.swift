import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Builds an app's sources into a library that a walkthrough loads, or reads no more than their class index.
///
/// The sources are rewritten in a copy by `segue-sources` and compiled against the runtime. A file that does not
/// compile is left out, with a warning that carries the compiler's first error, until the rest compiles; its classes
/// are then stand-ins. The result is kept by content: the same sources, tools and runtime are not compiled twice.
///
/// ```swift
/// let builder = AppBuilder(environment)
/// let build = try builder.build(AppBuildRequest(sources: ["App"], module: "Demo"))
/// build.library       // /home/me/.cache/segue/apps/5d41…/App.so
/// build.diagnostics   // App/Chart.swift:3:8: warning: … no such module 'Charts'
/// ```
public struct AppBuilder<Environment: AppBuildEnvironment> {
    let environment: Environment

    /// A builder on this machine.
    public init(_ environment: Environment) {
        self.environment = environment
    }

    /// Builds the sources, or finds an earlier build.
    ///
    /// - Throws: an error when a source path does not exist or cannot be read. What cannot be compiled is no error:
    ///   it is told in the result's diagnostics.
    public func build(_ request: AppBuildRequest) throws(Diagnostic) -> AppBuild {
        let sources = try find(request)
        guard !sources.swift.isEmpty else {
            return AppBuild(library: nil, index: try objectiveCIndex(request, sources))
        }
        let tools = environment.tools
        guard let compiler = tools.compiler, let rewriter = tools.segueSources else {
            return try withoutCompiler(request, sources)
        }
        let contents = try (sources.swift + sources.objectiveC).map { path throws(Diagnostic) in
            (path: path, bytes: try read(path))
        }
        let key = BuildPlan.key(request, sources: contents, fingerprints: fingerprints(compiler, rewriter))
        let folder = "\(tools.cache)/apps/\(key)"
        if let build = cached(folder) { return build }

        do {
            try environment.makeFolder("\(tools.cache)/apps")
            let draft = try environment.makeUniqueFolder(in: "\(tools.cache)/apps")
            defer { environment.remove(draft) }
            var run = BuildRun(
                environment: environment, request: request, sources: contents, compiler: compiler, rewriter: rewriter,
                folder: draft)
            var build = try run.build()
            if build.library != nil { build.library = try keep(build, draft: draft, folder: folder) }
            return build
        } catch {
            throw Diagnostic(.error, "app-build-failed", error.reason, path: error.path)
        }
    }

    // MARK: Sources

    func find(_ request: AppBuildRequest) throws(Diagnostic) -> SourceFinder<Environment>.Sources {
        let sources: SourceFinder<Environment>.Sources
        do { sources = try SourceFinder(environment).find(request.sources) } catch {
            throw Diagnostic(.error, "unreadable-sources", error.reason, path: error.path)
        }
        if let missing = sources.missing.first {
            throw Diagnostic(
                .error, "unreadable-sources", "there is no file or folder of app sources here", path: missing)
        }
        return sources
    }

    func read(_ path: String) throws(Diagnostic) -> [UInt8] {
        do { return try environment.read(path) } catch {
            throw Diagnostic(.error, "unreadable-sources", error.reason, path: path)
        }
    }

    /// What can be known without tools: the Objective-C classes.
    func objectiveCIndex(
        _ request: AppBuildRequest, _ sources: SourceFinder<Environment>.Sources
    ) throws(Diagnostic) -> ClassIndex {
        var files: [SourceFile] = []
        for path in sources.objectiveC { files.append(SourceFile(path: path, bytes: try read(path))) }
        return ClassIndex(module: request.module, objectiveC: files)
    }

    func withoutCompiler(
        _ request: AppBuildRequest, _ sources: SourceFinder<Environment>.Sources
    ) throws(Diagnostic) -> AppBuild {
        let path = request.sources.first ?? "."
        let problem =
            environment.tools.compiler == nil
            ? Diagnostic(
                .warning, "swift-compiler-not-found",
                "no Swift compiler was found, so the app's own code does not run and its classes become stand-ins",
                path: path, fixHint: "put swiftc on the PATH, or give its path in SEGUE_SWIFTC")
            : Diagnostic(
                .warning, "segue-sources-not-found",
                "the segue-sources tool was not found beside segue, so the app's own code does not run",
                path: path, fixHint: "keep segue, segue-host and segue-sources together in one folder")
        if environment.tools.segueSources != nil {
            // The stand-ins still answer to the methods that the sources declare.
            var build = try index(request)
            build.diagnostics.insert(problem, at: 0)
            build.leftOut = sources.swift
            return build
        }
        return AppBuild(
            library: nil, index: try objectiveCIndex(request, sources), diagnostics: [problem],
            leftOut: sources.swift)
    }

    /// A warning that says how a tool failed.
    static func toolFailed(_ name: String, _ outcome: ToolOutcome, path: String) -> Diagnostic {
        let lines = outcome.errors.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        let said = lines.first { $0.contains("error:") } ?? lines.last ?? "it said nothing"
        let how =
            switch outcome.ending {
            case .exited(let status): "ended with status \(status)"
            case .signalled(let number): "was ended by signal \(number)"
            case .outOfTime: "did not end in time"
            }
        return Diagnostic(
            .warning, "app-build-failed",
            "the app's own code does not run and its classes become stand-ins: \(name) \(how): \(said)", path: path)
    }

    // MARK: Cache

    private func fingerprints(_ compiler: String, _ rewriter: String) -> [String] {
        let modules = environment.tools.runtimeModules
        let names = ((try? environment.list(modules)) ?? []).map(\.name).filter { $0.hasSuffix(".swiftmodule") }
            .sorted()
        let paths = [compiler, rewriter] + names.map { "\(modules)/\($0)" }
        return paths.map { "\($0) \(environment.fingerprint(of: $0) ?? "absent")" }
    }

    private func cached(_ folder: String) -> AppBuild? {
        let library = "\(folder)/\(BuildPlan.libraryName)"
        guard let record: BuildRecord = decode("\(folder)/build.json"),
            record.version == BuildRecord.currentVersion,
            let index: ClassIndex = decode("\(folder)/\(RewriteManifest.indexName)"),
            index.version == ClassIndex.currentVersion, environment.kind(of: library) == .file
        else { return nil }
        return AppBuild(
            library: library, index: index, diagnostics: record.diagnostics, leftOut: record.leftOut, isFromCache: true)
    }

    /// Moves a finished build into the cache and gives the library's path there.
    private func keep(_ build: AppBuild, draft: String, folder: String) throws(EnvironmentFailure) -> String {
        let record = BuildRecord(diagnostics: build.diagnostics, leftOut: build.leftOut)
        guard let bytes = try? encoded(record) else {
            throw EnvironmentFailure(path: folder, reason: "the record of the build cannot be written")
        }
        try environment.write(bytes, to: "\(draft)/build.json")
        prune("\(environment.tools.cache)/apps")
        do { try environment.move(draft, to: folder) } catch {
            // Another run has built the same meanwhile, or a broken folder is in the way.
            if cached(folder) == nil {
                environment.remove(folder)
                try environment.move(draft, to: folder)
            }
        }
        return "\(folder)/\(BuildPlan.libraryName)"
    }

    /// Removes the oldest builds or indexes when there are many, and drafts that a killed run left behind.
    func prune(_ folder: String) {
        let kept = ((try? environment.list(folder)) ?? []).sorted { ($0.changed, $0.name) > ($1.changed, $1.name) }
        for old in kept.dropFirst(BuildPlan.keptBuilds) { environment.remove("\(folder)/\(old.name)") }
    }

    // MARK: JSON

    func decode<Value: Decodable>(_ path: String) -> Value? {
        guard let bytes = try? environment.read(path) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }

    private func encoded(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return Array(try encoder.encode(value))
    }
}
