import AppSources
import InterfaceBuilder
import SourceText
import Walkthrough

/// The app's own code, made ready for the host: a library to load, and what is known of every class.
struct AppCode {
    /// Absolute path; `nil` where nothing is compiled, and every class is a stand-in.
    var library: String?
    var classes: [HostJob.ClassSummary] = []
    /// The Swift files that are in the library, by the paths they were compiled with.
    var sources: [String] = []

    /// Compiles or indexes what the script asks for; says on standard error what was left out, and why.
    ///
    /// Throws a `Diagnostic` where the sources cannot be read.
    static func prepare(_ project: WalkProject, in tool: Tool) throws -> AppCode {
        guard let named = project.script.sources.path else { return AppCode() }
        let request = AppBuildRequest(
            sources: [Path.join(Path.folder(of: project.script.path), named)], module: project.module,
            platform: project.platform)
        let builder = AppBuilder(SystemBuildEnvironment(variables: tool.environment, executable: tool.executable))
        tool.terminal.progress("building the app's code")
        defer { tool.terminal.clearProgress() }
        let build: AppBuild
        if case .compile = project.script.sources {
            build = try builder.build(request)
        } else {
            build = try builder.index(request)
        }
        _ = tool.report(build.diagnostics, status: .success) { path in
            (try? tool.files.read(path)).map { SourceFile(path: path, bytes: $0) }
        }
        return AppCode(build)
    }

    init() {}

    private init(_ build: AppBuild) {
        library = build.library
        let leftOut = Set(build.leftOut)
        sources = build.index.files.filter { $0.language == .swift && !leftOut.contains($0.path) }.map(\.path)
        let problems = Dictionary(
            build.diagnostics.filter { $0.identifier == "app-file-left-out" }.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
        let isCompiled = build.library != nil
        classes = build.index.classes.filter { !$0.isForeign }.map { entry in
            let file = entry.position.path
            let problem = leftOut.contains(file) ? problems[file] : nil
            var omission = problem.map { Self.reason($0.message) }
            if leftOut.contains(file) { omission = omission ?? "its file did not compile" }
            if !isCompiled { omission = omission ?? "the app's sources were not compiled" }
            return HostJob.ClassSummary(
                name: entry.runtimeName ?? entry.name,
                module: entry.language == .swift && entry.runtimeName == nil ? build.index.module : nil,
                superclass: entry.superclass,
                actions: entry.methods.filter { $0.kind == .action }.map(\.selector),
                selectors: entry.methods.filter { $0.kind != .action }.map(\.selector), file: file,
                line: entry.position.line, omission: omission, omissionPosition: problem?.position)
        }
    }

    /// The error alone, without the words that the diagnostic of a left-out file begins with.
    private static func reason(_ message: String) -> String {
        let prefix = "left out of the app: "
        return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    }
}

extension WalkProject {
    /// The platform of the storyboard that the walkthrough begins with.
    var platform: AppBuildRequest.Platform { AppBuildRequest.Platform(documents.first?.platform) }
}
