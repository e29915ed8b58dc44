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
    /// Everything that was named and could not be read, or not as a whole.
    private(set) var problems: [Diagnostic] = []

    init(_ modules: [Module], tool: Tool, wholeFolders: [String]) {
        (self.modules, self.tool, self.wholeFolders) = (modules, tool, wholeFolders)
    }

    /// Whether sources are named at all.
    var isWanted: Bool { !modules.isEmpty }

    /// What the sources declare; `nil` where none are named. What cannot be read of them is in ``problems``.
    ///
    /// - Parameter isWhole: Whether all documents are there that code may name something in.
    func read(for documents: [InterfaceDocument], isWhole: Bool) -> ProjectClasses? {
        guard isWanted else { return nil }
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
        let readings = requests.map(builder.read)
        let indexes = readings.map(\.index)
        let failures = readings.flatMap(\.failures)
        problems = failures + indexes.flatMap(\.files).compactMap(Self.problem)
        files = indexes.flatMap { $0.files.map(\.path) }
        let paths = AbsolutePaths(tool.files)
        let outside = files.filter { file in
            let file = paths.absolute(file)
            return !isWhole || !wholeFolders.contains { AbsolutePaths.relative(file, to: $0) != nil }
        }
        let classes = ProjectClasses(indexes, isWhole: failures.isEmpty, outside: Set(outside)) { path in
            (try? tool.files.read(path)).map { String(decoding: $0, as: UTF8.self) }
        }
        known = (requests, classes)
        return classes
    }

    /// The name of the findings about files (``ReadingProblem``).
    static let fileRule = "source-file-unreadable"

    /// What keeps a file from being read as a whole, as a finding. Why a file cannot run is no matter here.
    private static func problem(_ file: ClassIndex.File) -> Diagnostic? {
        guard file.isIncomplete, var problem = file.problem else { return nil }
        problem.severity = .error
        problem.identifier = fileRule
        let mark = ClassIndex.File.leftOutMark
        let reason = problem.message.hasPrefix(mark) ? String(problem.message.dropFirst(mark.count)) : problem.message
        problem.message = "this source file cannot be read as a whole: \(reason)"
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
