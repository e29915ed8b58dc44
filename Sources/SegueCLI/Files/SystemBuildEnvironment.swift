import AppBuild
import AppProject
import ChildProcesses
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The machine itself: its files, its compiler, its clock.
struct SystemBuildEnvironment: AppBuildEnvironment {
    let tools: AppBuildTools
    /// The environment variables that tools see.
    let variables: [String: String]
    private let files = FileSystem()
    /// The executable that supervises the tools: `segue` itself.
    private let supervisor: String?

    /// Finds the tools.
    ///
    /// - Parameters:
    ///   - variables: `SEGUE_SWIFTC` names the compiler, else `PATH` is searched; `SEGUE_CACHE` names the cache's
    ///     folder, else it is `segue` in `XDG_CACHE_HOME` or in `~/.cache`; `SEGUE_SOURCES` and `SEGUE_MODULES` stand
    ///     in for what else lies beside the executable.
    ///   - executable: the path of `segue` itself, beside which `segue-sources` and `Modules` lie.
    ///   - supervisor: the program that keeps watch over the tools.
    init(variables: [String: String], executable: String?, supervisor: String? = nil) {
        self.variables = variables
        self.supervisor = supervisor
        let folder = executable.map(Path.folder(of:)) ?? "."
        let sources = variables["SEGUE_SOURCES"] ?? "\(folder)/segue-sources"
        tools = AppBuildTools(
            compiler: Self.compiler(variables),
            segueSources: Self.isExecutable(sources) ? sources : nil,
            runtimeModules: variables["SEGUE_MODULES"] ?? "\(folder)/Modules",
            cache: Self.cache(variables),
            temporary: variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    }

    /// The path of the compiler that the variables name, or that is on their `PATH`.
    static func compiler(_ variables: [String: String]) -> String? {
        if let named = variables["SEGUE_SWIFTC"], !named.isEmpty { return isExecutable(named) ? named : nil }
        for folder in (variables["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/swiftc"
            if isExecutable(path) { return path }
        }
        return nil
    }

    private static func cache(_ variables: [String: String]) -> String {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let folder = value("SEGUE_CACHE") { return folder }
        // The specification of base directories says that a relative path is to be ignored.
        if let folder = value("XDG_CACHE_HOME"), folder.hasPrefix("/") { return "\(folder)/segue" }
        if let home = value("HOME") { return "\(home)/.cache/segue" }
        return "\(value("TMPDIR") ?? "/tmp")/segue-\(getuid())"
    }

    private static func isExecutable(_ path: String) -> Bool {
        FileSystem().kind(of: path) == .file && access(path, X_OK) == 0
    }

    // MARK: Files

    func kind(of path: String) -> PathKind? {
        switch files.kind(of: path) {
        case .file: .file
        case .folder: .folder
        case .other, nil: nil
        }
    }

    func list(_ folder: String) throws(EnvironmentFailure) -> [FolderEntry] {
        let entries = try attempt(folder) { () throws(Diagnostic) in try files.entries(of: folder) }
        return entries.compactMap { entry in
            let path = "\(folder)/\(entry.name)"
            guard entry.isUTF8 else {
                let kind = entry.kind == .folder ? PathKind.folder : .file
                return FolderEntry(name: entry.name, kind: kind, hasValidName: false)
            }
            // A link to a folder may lead back up; one to a file is as good as the file.
            let kind = kind(of: path)
            guard let kind, entry.kind != .link || kind == .file else { return nil }
            return FolderEntry(name: entry.name, kind: kind, changed: status(of: path)?.changed ?? 0)
        }
    }

    func read(_ path: String) throws(EnvironmentFailure) -> [UInt8] {
        try attempt(path) { () throws(Diagnostic) in try files.read(path) }
    }

    func write(_ bytes: [UInt8], to path: String) throws(EnvironmentFailure) {
        try attempt(path) { () throws(Diagnostic) in try files.write(bytes, to: path) }
    }

    func makeFolder(_ path: String) throws(EnvironmentFailure) {
        guard mkdir(path, 0o777) != 0, kind(of: path) != .folder else { return }
        let number = errno
        guard number == ENOENT, path.contains("/"), Path.folder(of: path) != path else {
            throw EnvironmentFailure(path: path, reason: "cannot be made: \(SystemError(number: number).text)")
        }
        try makeFolder(Path.folder(of: path))
        if mkdir(path, 0o777) != 0, kind(of: path) != .folder {
            throw EnvironmentFailure(path: path, reason: "cannot be made: \(SystemError(number: errno).text)")
        }
    }

    func makeUniqueFolder(in folder: String) throws(EnvironmentFailure) -> String {
        var template = Array("\(folder)/draft-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw EnvironmentFailure(path: folder, reason: SystemError(number: errno).text)
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func move(_ path: String, to target: String) throws(EnvironmentFailure) {
        // After a power failure there must be no name whose content never arrived.
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
            FileSystem.sync(path + "/" + name)
        }
        FileSystem.sync(path)
        guard rename(path, target) == 0 else {
            throw EnvironmentFailure(path: target, reason: SystemError(number: errno).text)
        }
        FileSystem.syncFolder(of: target)
    }

    func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }

    func fingerprint(of path: String) -> String? {
        // A tool may be a link whose target is exchanged.
        var resolved = path
        if let real = realpath(path, nil) {
            resolved = String(cString: real)
            free(real)
        }
        guard let status = status(of: resolved) else { return nil }
        return "\(resolved) \(status.size) \(status.changed)"
    }

    private func status(of path: String) -> (size: Int, changed: Double)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return (Int(status.st_size), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    private func attempt<Value>(
        _ path: String, _ body: () throws(Diagnostic) -> Value
    ) throws(EnvironmentFailure) -> Value {
        do { return try body() } catch { throw EnvironmentFailure(path: path, reason: error.message) }
    }

    // MARK: Tools

    func run(_ command: ToolInvocation) throws(EnvironmentFailure) -> ToolOutcome {
        var child = ChildProcess(
            executable: command.executable, arguments: command.arguments, environment: variables, input: command.input)
        child.supervision = supervisor.map { .init(executable: $0) }
        let outcome: ChildProcess.Outcome
        do { outcome = try child.capture(deadline: .now + .seconds(command.limit), outputLimit: 1 << 30) } catch {
            throw EnvironmentFailure(path: command.executable, reason: error.reason)
        }
        let ending: ToolOutcome.Ending =
            switch outcome.ending {
            case .exited(let status): .exited(status)
            case .signalled(let number): .signalled(number)
            case .interrupted(let number):
                throw EnvironmentFailure(path: command.executable, reason: "was stopped by \(SignalName.name(number))")
            case .deadlinePassed, .killed: .outOfTime
            }
        return ToolOutcome(ending: ending, errors: outcome.errorText, output: outcome.output)
    }
}
