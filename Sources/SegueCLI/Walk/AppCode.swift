import AppBuild
import ClassIndex
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
    /// What the transcript says about it.
    var summary = AppCodeSummary()
    /// The library's folder where it could not be kept.
    private var temporaryFolder: String?

    /// Compiles or indexes what the script asks for.
    ///
    /// Throws a `Diagnostic` where the sources cannot be read, or a tool or the machine fails; its identifier is then
    /// that of an `AppBuildFault`.
    static func prepare(_ project: WalkProject, in tool: Tool) throws(Diagnostic) -> AppCode {
        guard let named = project.script.sources.path else { return AppCode() }
        let request = AppBuildRequest(
            sources: [Path.join(Path.folder(of: project.script.path), named)], module: project.module,
            platform: project.platform)
        let builder = AppBuilder(
            SystemBuildEnvironment(
                variables: tool.environment, executable: tool.executable, supervisor: tool.supervisor))
        tool.terminal.progress("building the app's code")
        defer { tool.terminal.clearProgress() }
        let build: AppBuild
        if case .compile = project.script.sources {
            build = try builder.build(request)
        } else {
            build = try builder.index(request)
            if let fault = build.diagnostics.first(where: { AppBuildFault(rawValue: $0.identifier) != nil }) {
                throw fault
            }
        }
        guard !build.index.files.isEmpty else {
            throw Diagnostic(
                .error, "no-sources", "there are no Swift or Objective-C sources here",
                path: request.sources.first ?? ".",
                fixHint: "name the folder of the app's sources, or leave 'sources:' out of the walkthrough")
        }
        return AppCode(build, project.script)
    }

    init() {}

    private init(_ build: AppBuild, _ script: Script) {
        library = build.library
        temporaryFolder = build.temporaryFolder
        let leftOut = Dictionary(
            build.omissions.filter { $0.member == nil }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        sources = build.index.files.filter { $0.language == .swift && leftOut[$0.path] == nil }.map(\.path)
        classes = build.index.classes.filter { !$0.isForeign }.map { entry in
            let omission = leftOut[entry.position.path]
            var reason = omission?.reason
            if entry.language == .objectiveC { reason = reason ?? Self.objectiveCReason }
            if build.library == nil { reason = reason ?? "the app's sources were not compiled" }
            return HostJob.ClassSummary(
                name: entry.runtimeName ?? entry.name,
                module: entry.language == .swift && entry.runtimeName == nil ? build.index.module : nil,
                superclass: entry.superclass,
                actions: entry.methods.filter { $0.kind == .action }.map(\.selector),
                selectors: entry.methods.filter { $0.kind != .action }.map(\.selector), file: entry.position.path,
                line: entry.position.line, omission: reason, omissionPosition: omission?.problem.position)
        }
        summary = AppCodeSummary(build, script)
    }

    static let objectiveCReason = "Objective-C is not compiled"

    /// Removes what is of no use after the walkthrough.
    func discard(in tool: Tool) {
        guard let temporaryFolder else { return }
        SystemBuildEnvironment(variables: tool.environment, executable: nil).remove(temporaryFolder)
    }
}

extension AppCodeSummary {
    /// What became of the sources, as far as the script accepts it.
    init(_ build: AppBuild, _ script: Script) {
        func accepts(_ file: String, _ classes: [String]) -> Bool {
            script.allowedStandIns.accepts(file: file, classes: classes.map { "\(build.index.module).\($0)" })
        }
        let files = build.index.files.filter { $0.language == .swift || Self.hasImplementations($0.path) }
        guard case .compile = script.sources else {
            // Nothing runs anyway; what could not be read is still of interest.
            let problems = build.diagnostics.filter { Path.name(of: $0.path) != "main.swift" }
            self.init(
                mode: .read, files: files.count,
                omissions: problems.map {
                    Omission(file: $0.path, reason: $0.message, position: $0.position, isAccepted: true)
                }, diagnostics: problems)
            return
        }
        var omissions = build.omissions.map { omission in
            Omission(
                file: omission.path, member: omission.member, classes: omission.classes, reason: omission.reason,
                position: omission.problem.position, hint: omission.problem.fixHint,
                notes: omission.problem.notes.filter { $0.position != nil }.map { note in
                    note.position.map { "\($0): \(note.message)" } ?? note.message
                },
                isAccepted: omission.isReplaced
                    || accepts(
                        omission.path, omission.member.map { [String($0.prefix { $0 != "." })] } ?? omission.classes)
            )
        }
        for file in files where file.language == .objectiveC {
            let names = build.index.classes.filter { !$0.isForeign && $0.language == .objectiveC }
                .filter { Self.stem($0.position.path) == Self.stem(file.path) }.map(\.name)
            omissions.append(
                Omission(
                    file: file.path, classes: names, reason: AppCode.objectiveCReason,
                    isAccepted: accepts(file.path, names)))
        }
        self.init(
            mode: .compiled, files: files.count, omissions: omissions,
            diagnostics: build.omissions.flatMap { [$0.problem] + $0.furtherErrors })
    }

    /// Headers declare what an implementation has; alone they are no code.
    private static func hasImplementations(_ path: String) -> Bool {
        path.hasSuffix(".m") || path.hasSuffix(".mm")
    }

    /// `App/Old` of both `App/Old.h` and `App/Old.m`.
    private static func stem(_ path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
}

extension WalkProject {
    /// The platform of the storyboard that the walkthrough begins with.
    var platform: SourcePlatform { SourcePlatform(documents.first?.platform) }
}
