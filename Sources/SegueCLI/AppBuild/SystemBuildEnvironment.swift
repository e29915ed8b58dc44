import AppSources

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

    /// Finds the tools.
    ///
    /// - Parameters:
    ///   - variables: `SEGUE_SWIFTC` names the compiler, else `PATH` is searched; `SEGUE_CACHE` names the cache's
    ///     folder, else it is `segue` in `XDG_CACHE_HOME` or in `~/.cache`; `SEGUE_SOURCES` and `SEGUE_MODULES` stand
    ///     in for what else lies beside the executable.
    ///   - executableFolder: the folder `segue` itself is in, where `segue-sources` and `Modules` lie.
    init(
        variables: [String: String] = ProcessInfo.processInfo.environment,
        executableFolder: String = ExecutableFolder.current
    ) {
        self.variables = variables
        let sources = variables["SEGUE_SOURCES"] ?? "\(executableFolder)/segue-sources"
        tools = AppBuildTools(
            compiler: Self.compiler(variables),
            segueSources: Self.isExecutable(sources) ? sources : nil,
            runtimeModules: variables["SEGUE_MODULES"] ?? "\(executableFolder)/Modules",
            cache: Self.cache(variables))
    }

    private static func compiler(_ variables: [String: String]) -> String? {
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
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
            && FileManager.default.isExecutableFile(atPath: path)
    }

    // MARK: Files

    func kind(of path: String) -> PathKind? {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        return isFolder ? .folder : .file
    }

    func list(_ folder: String) throws(EnvironmentFailure) -> [FolderEntry] {
        let names = try attempt(folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
        return names.compactMap { name in
            let path = "\(folder)/\(name)"
            guard let kind = kind(of: path) else { return nil }
            return FolderEntry(name: name, kind: kind, changed: status(of: path)?.changed ?? 0)
        }
    }

    func read(_ path: String) throws(EnvironmentFailure) -> [UInt8] {
        try attempt(path) { Array(try Data(contentsOf: URL(filePath: path))) }
    }

    func write(_ bytes: [UInt8], to path: String) throws(EnvironmentFailure) {
        try attempt(path) { try Data(bytes).write(to: URL(filePath: path)) }
    }

    func makeFolder(_ path: String) throws(EnvironmentFailure) {
        try attempt(path) {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
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
        guard rename(path, target) == 0 else {
            throw EnvironmentFailure(path: target, reason: SystemError(number: errno).text)
        }
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

    private func attempt<Value>(_ path: String, _ body: () throws -> Value) throws(EnvironmentFailure) -> Value {
        do { return try body() } catch {
            throw EnvironmentFailure(path: path, reason: Self.reason(error))
        }
    }

    /// The operating system's own words where there are any.
    private static func reason(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        if let underlying = error.userInfo["NSUnderlyingError"] as? POSIXError {
            return SystemError(number: underlying.code.rawValue).text
        }
        switch error.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: return SystemError(number: ENOENT).text
        case .fileReadNoPermission, .fileWriteNoPermission: return SystemError(number: EACCES).text
        case .fileWriteOutOfSpace: return SystemError(number: ENOSPC).text
        default: return "\(error)"
        }
    }

    // MARK: Tools

    func run(_ command: ToolCommand) throws(EnvironmentFailure) -> ToolOutcome {
        let child = ChildProcess(
            executable: command.executable, arguments: command.arguments, environment: variables)
        do {
            let outcome = try child.capture(deadline: .now + .seconds(command.limit))
            switch outcome.ending {
            case .exited(let status): return ToolOutcome(ending: .exited(status), errors: outcome.errorText)
            case .signalled(let number): return ToolOutcome(ending: .signalled(number), errors: outcome.errorText)
            case .deadlinePassed, .killed: return ToolOutcome(ending: .outOfTime, errors: outcome.errorText)
            }
        } catch {
            throw EnvironmentFailure(path: command.executable, reason: error.reason)
        }
    }
}

/// Where the running executable is.
enum ExecutableFolder {
    /// The folder of the executable, links resolved, so that its neighbours are found wherever it was linked to.
    static let current: String = {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var buffer = [CChar](repeating: 0, count: Int(size))
            let path = _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : CommandLine.arguments[0]
        #else
            let path = "/proc/self/exe"
        #endif
        guard let real = realpath(path, nil) else { return "." }
        defer { free(real) }
        let resolved = String(cString: real)
        guard let slash = resolved.lastIndex(of: "/") else { return "." }
        return slash == resolved.startIndex ? "/" : String(resolved[..<slash])
    }()
}
