import AppSources
import InterfaceBuilder
import SourceText
import Validation

/// The app's own classes, read from its sources as far as rules need them. Nothing is compiled.
final class AppClasses {
    /// The sources of one module.
    struct Module: Hashable {
        /// `nil` for the module that most of the storyboards' classes name.
        var name: String?
        /// Files and folders, as the current folder has them.
        var paths: [String]
    }

    private let tool: Tool
    private let modules: [Module]
    /// The folders that are looked at as a whole, from the root.
    private let wholeFolders: [String]
    private var known: (request: [AppBuildRequest], classes: ProjectClasses)?
    /// Every source file that was read.
    private(set) var files: [String] = []

    init(_ modules: [Module], tool: Tool, wholeFolders: [String]) {
        (self.modules, self.tool, self.wholeFolders) = (modules, tool, wholeFolders)
    }

    /// What the sources declare; `nil` where none are named. What cannot be read of them is told on standard error.
    ///
    /// Throws a `Diagnostic` where a path leads nowhere.
    func read(for documents: [InterfaceDocument]) throws(Diagnostic) -> ProjectClasses? {
        guard !modules.isEmpty else { return nil }
        let requests = modules.map { module in
            AppBuildRequest(
                sources: module.paths, module: module.name ?? Self.module(of: documents) ?? "App",
                platform: Self.platform(of: documents))
        }
        // A second look, after fixes, finds the same sources.
        if let known, known.request == requests { return known.classes }
        let builder = AppBuilder(
            SystemBuildEnvironment(
                variables: tool.environment, executable: tool.executable, supervisor: tool.supervisor))
        tool.terminal.progress("reading the app's sources")
        defer { tool.terminal.clearProgress() }
        var indexes: [ClassIndex] = []
        var problems: [Diagnostic] = []
        for request in requests {
            let build = try builder.index(request)
            indexes.append(build.index)
            if build.index.files.isEmpty {
                problems.append(
                    Diagnostic(
                        .warning, "no-sources", "there are no Swift or Objective-C sources here",
                        path: request.sources.first ?? "."))
            }
            // Why a file cannot run is no matter here.
            problems += build.diagnostics.compactMap(Self.problem)
        }
        _ = tool.report(problems, status: .success)
        files = indexes.flatMap { $0.files.map(\.path) }
        let paths = AbsolutePaths(tool.files)
        let outside = files.filter { file in
            let file = paths.absolute(file)
            return !wholeFolders.contains { AbsolutePaths.relative(file, to: $0) != nil }
        }
        let classes = ProjectClasses(indexes, isWhole: problems.isEmpty, outside: Set(outside))
        known = (requests, classes)
        return classes
    }

    /// What of a build's problems matters where nothing is run, in words that fit.
    private static func problem(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard diagnostic.identifier != "app-file-left-out" else { return nil }
        var problem = diagnostic
        let detail =
            diagnostic.identifier == "app-build-failed" ? diagnostic.message.split(separator: ": ").dropFirst() : []
        problem.message =
            (["the app's Swift sources cannot be read, and storyboards are not held against them"] + detail)
            .joined(separator: ": ")
        return problem
    }

    /// The module that most of the documents' classes name.
    static func module(of documents: [InterfaceDocument]) -> String? {
        var counts: [String: Int] = [:]
        for document in documents {
            for element in document.tree.elements {
                // Classes of frameworks name their module too; those of the app are marked.
                guard let module = element.attribute("customModule"), !module.isEmpty else { continue }
                counts[module, default: 0] += element.attribute("customModuleProvider") == "target" ? 1000 : 1
            }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The platform of most of the documents.
    private static func platform(of documents: [InterfaceDocument]) -> AppBuildRequest.Platform {
        var counts: [AppBuildRequest.Platform: Int] = [:]
        for document in documents { counts[AppBuildRequest.Platform(document.platform), default: 0] += 1 }
        return AppBuildRequest.Platform.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .iOS
    }
}

extension AppBuildRequest.Platform {
    /// The platform of a document; iOS where it says none.
    init(_ platform: InterfaceDocument.Platform?) {
        self =
            switch platform {
            case .tvOS: .tvOS
            case .watchOS: .watchOS
            case .macOS: .macOS
            default: .iOS
            }
    }
}
