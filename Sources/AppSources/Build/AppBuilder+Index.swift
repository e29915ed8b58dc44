import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AppBuilder {
    /// Reads the class index of the sources without compiling them, or finds an earlier one.
    ///
    /// An index is kept by content, as builds are; a cache that cannot be written is no failure.
    ///
    /// - Returns: the index, and a warning when no Swift could be read.
    public func index(_ request: AppBuildRequest) throws(Diagnostic) -> AppBuild {
        let sources = try find(request)
        guard !sources.swift.isEmpty else {
            return AppBuild(library: nil, index: try objectiveCIndex(request, sources))
        }
        guard let reader = environment.tools.segueSources else { return try withoutReader(request, sources) }
        let contents = try (sources.swift + sources.objectiveC).map { path throws(Diagnostic) in
            (path: path, bytes: try read(path))
        }
        let fingerprint = "\(reader) \(environment.fingerprint(of: reader) ?? "absent")"
        let key = BuildPlan.indexKey(request, sources: contents, fingerprints: [fingerprint])
        let indexes = "\(environment.tools.cache)/indexes"
        let kept = "\(indexes)/\(key).json"
        if let index: ClassIndex = decode(kept), index.version == ClassIndex.currentVersion {
            return AppBuild(
                library: nil, index: index, diagnostics: index.files.compactMap(\.problem), isFromCache: true)
        }

        let draft: String
        do { draft = try draftFolder(in: indexes) } catch {
            throw Diagnostic(.error, "app-build-failed", error.reason, path: error.path)
        }
        defer { environment.remove(draft) }
        let output = "\(draft)/\(RewriteManifest.indexName)"
        let command = ToolInvocation(
            executable: reader, arguments: BuildPlan.index(request, sources: contents.map(\.path), output: output),
            limit: BuildPlan.rewriteLimit)
        let outcome: ToolOutcome
        do { outcome = try environment.run(command) } catch {
            throw Diagnostic(.error, "app-build-failed", error.reason, path: error.path)
        }
        guard outcome.ending == .exited(0), let index: ClassIndex = decode(output) else {
            let problem = Self.toolFailed("segue-sources", outcome, path: request.sources.first ?? ".")
            return AppBuild(library: nil, index: try objectiveCIndex(request, sources), diagnostics: [problem])
        }
        prune(indexes)
        try? environment.move(output, to: kept)
        return AppBuild(library: nil, index: index, diagnostics: index.files.compactMap(\.problem))
    }

    /// A folder for what the tool writes: in the cache, so that it can be moved there in one step, or else where
    /// files of a single run go.
    private func draftFolder(in indexes: String) throws(EnvironmentFailure) -> String {
        do {
            try environment.makeFolder(indexes)
            return try environment.makeUniqueFolder(in: indexes)
        } catch {
            return try environment.makeUniqueFolder(in: environment.tools.temporary)
        }
    }
}
