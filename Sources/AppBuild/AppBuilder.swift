import AppProject
import ClassIndex
import JSONText
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
/// are then stand-ins. Whatever else fails is an error, because no walkthrough says anything about an app whose code did
/// not run. The result is kept by content: the same sources, tools and runtime are not compiled twice.
///
/// ```swift
/// let builder = AppBuilder(environment)
/// let build = try builder.build(AppBuildRequest(sources: ["App"], module: "Demo"))
/// build.library            // /home/me/.cache/segue/apps/5d41…/App.so
/// build.omissions[0].path  // App/Chart.swift
/// build.diagnostics        // App/Chart.swift:3:8: warning: … no such module 'Charts'
/// ```
public struct AppBuilder<Environment: AppBuildEnvironment> {
    let environment: Environment

    /// A builder on this machine.
    public init(_ environment: Environment) {
        self.environment = environment
    }

    /// Builds the sources, or finds an earlier build.
    ///
    /// The build goes to the cache. Where that cannot be written it goes to a temporary folder, which the caller
    /// removes: ``AppBuild/temporaryFolder``.
    ///
    /// - Throws: an error whose identifier is that of an ``AppBuildFault``, when a source path does not exist or cannot
    ///   be read, when a tool is missing, and when a tool fails for another reason than the sources. A file that does
    ///   not compile is no error: it is one of the result's omissions.
    public func build(_ request: AppBuildRequest) throws(Diagnostic) -> AppBuild {
        let sources = try find(request)
        guard !sources.swift.isEmpty else {
            return AppBuild(library: nil, index: try objectiveCIndex(request, sources))
        }
        let (compiler, rewriter) = try requiredTools(path: request.sources.first ?? ".")
        let contents = try (sources.swift + sources.objectiveC).map { path throws(Diagnostic) in
            (path: path, bytes: try read(path))
        }
        let key = BuildPlan.key(request, sources: contents, fingerprints: fingerprints(compiler, rewriter))
        let kept = "\(environment.tools.cache)/apps/\(key)"
        if let build = cached(kept) { return build }

        func attempt(in folder: String, _ moduleCache: String?) throws(BuildRun<Environment>.Failure) -> AppBuild {
            var run = BuildRun(
                environment: environment, request: request, sources: contents, compiler: compiler, rewriter: rewriter,
                folder: folder, moduleCache: moduleCache ?? "\(folder)/clang-modules")
            do { return try run.build() } catch {
                environment.remove(folder)
                throw error
            }
        }
        if let draft = draftInCache() {
            do {
                let build = try attempt(in: draft, "\(environment.tools.cache)/clang-modules")
                return keep(build, draft: draft, folder: kept)
            } catch {
                // Perhaps only the cache's disk is full.
                guard case .unwritable = error else { throw error.diagnostic(request) }
            }
        }
        do {
            let draft = try environment.makeUniqueFolder(in: environment.tools.temporary)
            var build = try attempt(in: draft, nil)
            if build.library == nil { environment.remove(draft) } else { build.temporaryFolder = draft }
            return build
        } catch let failure as BuildRun<Environment>.Failure {
            throw failure.diagnostic(request)
        } catch {
            throw AppBuildFault.buildFailed.error("\(error)", path: request.sources.first ?? ".")
        }
    }

    /// The compiler and the rewrite tool. Whatever else a build needs of the machine is there too, when they are
    /// returned.
    private func requiredTools(path: String) throws(Diagnostic) -> (compiler: String, rewriter: String) {
        let tools = environment.tools
        guard let compiler = tools.compiler else {
            throw AppBuildFault.compilerNotFound.error(
                "no Swift compiler was found, so the app's own code cannot run", path: path,
                hint: "put swiftc on the PATH, or give its path in SEGUE_SWIFTC")
        }
        guard let rewriter = tools.segueSources else {
            throw AppBuildFault.readerNotFound.error(
                "the segue-sources tool was not found beside segue, so the app's own code cannot run", path: path,
                hint: "keep segue, segue-host and segue-sources together in one folder")
        }
        guard environment.kind(of: "\(tools.runtimeModules)/HeadlessUIKit.swiftmodule") != nil else {
            throw AppBuildFault.modulesNotFound.error(
                "the module HeadlessUIKit is not in \(tools.runtimeModules), so the app's own code cannot be compiled",
                path: path, hint: "keep the folder Modules beside segue, or give its path in SEGUE_MODULES")
        }
        do {
            environment.remove(try environment.makeUniqueFolder(in: tools.temporary))
        } catch {
            throw AppBuildFault.noTemporaryFolder.error(
                "there is no temporary folder for the app's own code: \(error)", path: path,
                hint: "give a folder that can be written in TMPDIR")
        }
        return (compiler, rewriter)
    }

    // MARK: Sources

    func find(_ request: AppBuildRequest) throws(Diagnostic) -> SourceFinder<Environment>.Sources {
        let sources = SourceFinder(environment).find(request.sources)
        if let failure = sources.unreadable.first {
            throw Diagnostic(.error, "unreadable-sources", failure.reason, path: failure.path)
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

    /// The index of a machine without `segue-sources`, with a warning about that.
    func withoutReader(
        _ request: AppBuildRequest, _ sources: SourceFinder<Environment>.Sources
    ) throws(Diagnostic) -> AppBuild {
        let problem = Diagnostic(
            .warning, AppBuildFault.readerNotFound.rawValue,
            "the segue-sources tool was not found beside segue, so the app's Swift code cannot be read",
            path: request.sources.first ?? ".",
            fixHint: "keep segue, segue-host and segue-sources together in one folder")
        return AppBuild(library: nil, index: try objectiveCIndex(request, sources), diagnostics: [problem])
    }

    // MARK: Cache

    private func fingerprints(_ compiler: String, _ rewriter: String) -> [String] {
        let modules = environment.tools.runtimeModules
        let names = ((try? environment.list(modules)) ?? []).map(\.name).filter { $0.hasSuffix(".swiftmodule") }
            .sorted()
        let paths = [compiler, rewriter] + names.map { "\(modules)/\($0)" }
        return paths.map { "\($0) \(environment.fingerprint(of: $0) ?? "absent")" }
    }

    /// The build in a folder of the cache; `nil` where there is none, or one that is damaged.
    private func cached(_ folder: String) -> AppBuild? {
        let library = "\(folder)/\(BuildPlan.libraryName)"
        let indexPath = "\(folder)/\(RewriteManifest.indexName)"
        guard let record: BuildRecord = decode("\(folder)/\(BuildRecord.fileName)"),
            record.version == BuildRecord.currentVersion,
            let bytes = try? environment.read(library), record.library.fits(bytes),
            let indexBytes = try? environment.read(indexPath), record.index.fits(indexBytes),
            let index: ClassIndex = decode(indexPath), index.version == ClassIndex.currentVersion
        else { return nil }
        return AppBuild(
            library: library, index: index, diagnostics: record.omissions.map(\.problem),
            omissions: record.omissions, isFromCache: true)
    }

    /// A new folder in the cache; `nil` where it cannot be written.
    private func draftInCache() -> String? {
        let apps = "\(environment.tools.cache)/apps"
        do {
            try environment.makeFolder(apps)
            return try environment.makeUniqueFolder(in: apps)
        } catch {
            return nil
        }
    }

    /// Moves a finished build into the cache. Where that fails, it stays where it is for this run.
    private func keep(_ build: AppBuild, draft: String, folder: String) -> AppBuild {
        var build = build
        guard build.library != nil else {
            environment.remove(draft)
            return build
        }
        do {
            try writeRecord(of: build, in: draft)
            prune("\(environment.tools.cache)/apps")
            do { try environment.move(draft, to: folder) } catch {
                // Another run has built the same meanwhile, or a damaged build is in the way.
                if cached(folder) == nil {
                    environment.remove(folder)
                    try environment.move(draft, to: folder)
                } else {
                    environment.remove(draft)
                }
            }
            build.library = "\(folder)/\(BuildPlan.libraryName)"
        } catch {
            build.temporaryFolder = draft
        }
        return build
    }

    private func writeRecord(of build: AppBuild, in draft: String) throws(EnvironmentFailure) {
        let record = BuildRecord(
            omissions: build.omissions,
            library: .init(try environment.read("\(draft)/\(BuildPlan.libraryName)")),
            index: .init(try environment.read("\(draft)/\(RewriteManifest.indexName)")))
        guard let bytes = try? JSONText.line(record) else {
            throw EnvironmentFailure(path: draft, reason: "the record of the build cannot be written")
        }
        try environment.write(bytes, to: "\(draft)/\(BuildRecord.fileName)")
    }

    /// Removes the oldest builds or indexes when there are many, and drafts that a killed run left behind.
    func prune(_ folder: String, _ count: Int = BuildPlan.keptBuilds) {
        let kept = ((try? environment.list(folder)) ?? []).sorted { ($0.changed, $0.name) > ($1.changed, $1.name) }
        for old in kept.dropFirst(count) { environment.remove("\(folder)/\(old.name)") }
    }

    // MARK: JSON

    func decode<Value: Decodable>(_ path: String) -> Value? {
        guard let bytes = try? environment.read(path) else { return nil }
        return try? JSONText.decode(Value.self, from: bytes)
    }
}
