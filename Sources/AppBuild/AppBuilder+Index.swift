import AppProject
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
        read([request], project: project)[0]
    }

    /// Reads the class indexes of several modules, or of one module for several platforms, in one go.
    ///
    /// Each file is read from the disk once, and `segue-sources` is started once. Sources without an `#if` are the same
    /// for all platforms.
    ///
    /// - Returns: A reading for each request, in their order.
    public func read(_ requests: [AppBuildRequest], project: ProjectModel = ProjectModel()) -> [SourceReading] {
        var files = FileContents(environment)
        var failures: [[Diagnostic]] = []
        var unread: [[(path: String, reason: String)]] = []
        var modules: [ReadingOfModules<Environment>.Module] = []
        for request in requests {
            let sources = SourceFinder(environment, project: project).find(request.sources)
            var problems = sources.missing.map { path in
                Self.unreadable("there is no file or folder of app sources here", path)
            }
            problems += sources.unreadable.map { Self.unreadable($0.reason, $0.path) }
            if problems.isEmpty, sources.swift.isEmpty, sources.objectiveC.isEmpty {
                problems.append(Self.unreadable(Self.nothingFound(sources), request.sources.first ?? "."))
            }
            failures.append(problems)
            let (numbers, missing) = files.read(sources.swift + sources.objectiveC)
            unread.append(missing)
            modules.append(.init(request: request, files: numbers))
        }
        var readings = ReadingOfModules(builder: self, files: files).read(modules)
        for number in readings.indices {
            readings[number].failures = failures[number] + readings[number].failures
            for file in unread[number] { readings[number].index.addUnread(file.path, file.reason) }
        }
        return readings
    }

    /// As ``read(_:)`` has it, with everything that was not read as a warning.
    ///
    /// - Throws: an error when a source path does not exist or cannot be read.
    public func index(_ request: AppBuildRequest) throws(Diagnostic) -> AppBuild {
        let sources = try find(request)
        var files = FileContents(environment)
        let (numbers, missing) = files.read(sources.swift + sources.objectiveC)
        if let first = missing.first {
            throw Diagnostic(.error, "unreadable-sources", first.reason, path: first.path)
        }
        guard sources.swift.isEmpty || environment.tools.segueSources != nil else {
            return try withoutReader(request, sources)
        }
        let reading = ReadingOfModules(builder: self, files: files).read([.init(request: request, files: numbers)])[0]
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
}
