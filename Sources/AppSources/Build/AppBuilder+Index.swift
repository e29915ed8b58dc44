import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AppBuilder {
    /// Reads the class index of the sources without compiling them, or finds an earlier one.
    ///
    /// Whatever can be read is read; the rest is in the result. A file that makes `segue-sources` crash, or on which it
    /// spends too much time, costs that file alone. Readings are kept by content, as builds are; a cache that cannot be
    /// written is no failure.
    ///
    /// - Parameter project: The targets that are known already.
    public func read(_ request: AppBuildRequest, project: ProjectModel = ProjectModel()) -> SourceReading {
        let sources = SourceFinder(environment, project: project).find(request.sources)
        var failures = sources.missing.map { path in
            Self.unreadable("there is no file or folder of app sources here", path)
        }
        failures += sources.unreadable.map { Self.unreadable($0.reason, $0.path) }
        if failures.isEmpty, sources.swift.isEmpty, sources.objectiveC.isEmpty {
            failures.append(Self.unreadable(Self.nothingFound(sources), request.sources.first ?? "."))
        }
        var contents: [(path: String, bytes: [UInt8])] = []
        var unread: [(path: String, reason: String)] = []
        for path in sources.swift + sources.objectiveC {
            do { contents.append((path, try environment.read(path))) } catch { unread.append((path, error.reason)) }
        }
        var reading = read(request, contents)
        reading.failures = failures + reading.failures
        for file in unread { reading.index.addUnread(file.path, file.reason) }
        return reading
    }

    /// As ``read(_:)`` has it, with everything that was not read as a warning.
    ///
    /// - Throws: an error when a source path does not exist or cannot be read.
    public func index(_ request: AppBuildRequest) throws(Diagnostic) -> AppBuild {
        let sources = try find(request)
        let contents = try (sources.swift + sources.objectiveC).map { path throws(Diagnostic) in
            (path: path, bytes: try read(path))
        }
        guard sources.swift.isEmpty || environment.tools.segueSources != nil else {
            return try withoutReader(request, sources)
        }
        let reading = read(request, contents)
        let failures = reading.failures.map { failure in
            Diagnostic(
                .warning, "app-build-failed",
                "the app's own code does not run and its classes become stand-ins: \(failure.message)",
                path: failure.path)
        }
        return AppBuild(
            library: nil, index: reading.index, diagnostics: failures + reading.index.files.compactMap(\.problem),
            isFromCache: reading.isFromCache)
    }

    private static func nothingFound(_ sources: SourceFinder<Environment>.Sources) -> String {
        let tests = sources.tests.count
        guard tests > 0 else { return "there are no Swift or Objective-C sources here" }
        return "there are no Swift or Objective-C sources here but those of tests: \(tests)"
    }

    static func unreadable(_ reason: String, _ path: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(
            .error, SourceReading.rule, "the app's sources cannot be read: \(reason)", path: path, fixHint: hint)
    }

    // MARK: Reading

    private func read(_ request: AppBuildRequest, _ contents: [(path: String, bytes: [UInt8])]) -> SourceReading {
        func withoutSwift(_ failures: [Diagnostic] = []) -> SourceReading {
            let files = contents.filter { !$0.path.ends(with: ".swift") }.map {
                SourceFile(path: $0.path, bytes: $0.bytes)
            }
            var index = ClassIndex(module: request.module, objectiveC: files)
            // Of what nobody could read it is known that it is there.
            for file in contents where !failures.isEmpty && file.path.ends(with: ".swift") {
                index.files.append(ClassIndex.File(path: file.path, language: .swift))
            }
            return SourceReading(index: index, failures: failures)
        }
        guard contents.contains(where: { $0.path.ends(with: ".swift") }) else { return withoutSwift() }
        let place = request.sources.first ?? "."
        guard let reader = environment.tools.segueSources else {
            return withoutSwift([
                Self.unreadable(
                    "the segue-sources tool was not found beside segue", place,
                    hint: "keep segue and segue-sources together in one folder, or name it in SEGUE_SOURCES")
            ])
        }
        let fingerprint = "\(reader) \(environment.fingerprint(of: reader) ?? "absent")"
        let key = BuildPlan.indexKey(request, sources: contents, fingerprints: [fingerprint])
        let indexes = "\(environment.tools.cache)/indexes"
        let kept = "\(indexes)/\(key).json"
        if let index: ClassIndex = decode(kept), index.version == ClassIndex.currentVersion {
            return SourceReading(index: index, isFromCache: true)
        }
        var run = IndexRun(
            environment: environment, request: request, sources: contents, reader: reader, fingerprint: fingerprint)
        switch run.index() {
        case .failure(let failure): return withoutSwift([Self.unreadable(failure.reason, place)])
        case .success(let index):
            // What failed for a reason that may be gone tomorrow is tried again then.
            if run.isLasting { keep(index, at: kept, in: indexes) }
            return SourceReading(index: index)
        }
    }

    /// Keeps an index if the cache can be written.
    private func keep(_ index: ClassIndex, at path: String, in folder: String) {
        do {
            guard let bytes = try? encoded(index) else { return }
            try environment.makeFolder(folder)
            let draft = try environment.makeUniqueFolder(in: folder)
            defer { environment.remove(draft) }
            try environment.write(bytes, to: "\(draft)/index.json")
            prune(folder)
            try environment.move("\(draft)/index.json", to: path)
        } catch {}
    }
}
