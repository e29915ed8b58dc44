import Foundation
import Synchronization

@testable import AppBuild
@testable import AppProject
@testable import ClassIndex

/// A machine in memory: its files, and tools that answer as a test says.
final class FakeEnvironment: AppBuildEnvironment {
    typealias Answer = @Sendable (FakeEnvironment, ToolInvocation) -> ToolOutcome

    let tools: AppBuildTools
    private let state: Mutex<State>
    private let rewriter: Answer
    private let compiler: Answer

    private struct State {
        var files: [String: [UInt8]]
        var calls: [ToolInvocation] = []
        var drafts: [String: Int] = [:]
        var clock = 0.0
        var changed: [String: Double] = [:]
    }

    init(
        _ files: [String: String], compiler: String? = "/bin/swiftc", segueSources: String? = "/bin/segue-sources",
        cache: String = "/cache", temporary: String = "/tmp",
        rewrite: @escaping Answer = FakeEnvironment.copying(),
        compile: @escaping Answer = { environment, command in
            environment.writeLibrary(command)
            return ToolOutcome(ending: .exited(0))
        }
    ) {
        tools = AppBuildTools(
            compiler: compiler, segueSources: segueSources, runtimeModules: "/modules", cache: cache,
            temporary: temporary)
        var all = files.mapValues { Array($0.utf8) }
        all["/modules/HeadlessUIKit.swiftmodule"] = [1]
        state = Mutex(State(files: all))
        rewriter = rewrite
        self.compiler = compile
    }

    // MARK: What a test looks at

    var calls: [ToolInvocation] { state.withLock { $0.calls } }
    var compilations: Int { calls.count { $0.executable == "/bin/swiftc" } }
    var paths: [String] { state.withLock { $0.files.keys.sorted() } }

    func text(_ path: String) -> String? {
        state.withLock { $0.files[path] }.map { String(decoding: $0, as: UTF8.self) }
    }

    func set(_ path: String, _ text: String?) { state.withLock { $0.files[path] = text.map { Array($0.utf8) } } }

    /// A compiler's success.
    func writeLibrary(_ command: ToolInvocation) {
        guard let option = command.arguments.firstIndex(of: "-o") else { return }
        set(command.arguments[option + 1], "library")
    }

    /// A stand-in for `segue-sources` that copies files as they are, each declaring the class it is named after.
    ///
    /// - Parameters:
    ///   - problems: the files that it cannot copy, and why.
    ///   - bodies: the lines that are bodies, as `App/A.swift:3`, and their functions.
    static func copying(problems: [String: String] = [:], bodies: [String: String] = [:]) -> Answer {
        { environment, command in
            let arguments = command.arguments
            func values(_ option: String) -> [String] {
                arguments.indices.filter { arguments[$0] == option }.map { arguments[$0 + 1] }
            }
            if arguments[0] == "check" { return ToolOutcome(ending: .exited(0)) }
            let output = values("--output")[0]
            let sources = command.sources[...]
            func index(_ module: String, _ sources: some Sequence<String>) -> ClassIndex {
                var index = ClassIndex(module: module)
                for source in sources {
                    let name = source.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
                    index.files.append(.init(path: source, language: .swift))
                    // It only starts the app.
                    guard name != "main" else { continue }
                    index.classes.append(
                        .init(name: name, superclass: "UIView", position: .init(path: source, line: 1, column: 7)))
                }
                return index
            }
            if arguments[0] == "index" {
                let lines = command.modules.compactMap { try? JSONEncoder().encode(index($0.module, $0.sources)) }
                return ToolOutcome(ending: .exited(0), output: lines.flatMap { Array($0) + [0x0A] })
            }
            let index = index(values("--module")[0], sources)
            let copies = sources.filter { !values("--leave-out").contains($0) && problems[$0] == nil }
            let manifest = RewriteManifest(
                files: copies.map { .init(source: $0, path: "\(output)/Copy_\($0.split(separator: "/").last ?? "")") },
                registrations: "\(output)/SegueRegistrations.swift",
                problems: problems.sorted { $0.key < $1.key }.map {
                    .init(.warning, "app-file-left-out", $0.value, path: $0.key)
                },
                bodies: values("--omit-body").compactMap { text in
                    let parts = text.split(separator: ":")
                    guard let name = bodies["\(parts[2]):\(parts[0])"], let line = Int(parts[0]),
                        let column = Int(parts[1])
                    else { return nil }
                    return .init(path: String(parts[2]), line: line, column: column, name: name)
                })
            for copy in manifest.files {
                let omitted = values("--omit").joined(separator: ",")
                environment.set(copy.path, "first\n    .outlet(\"a\") // segue: \(omitted.isEmpty ? "A.a" : "A.b")\n")
            }
            environment.write(index, to: "\(output)/index.json")
            environment.write(manifest, to: "\(output)/manifest.json")
            return ToolOutcome(ending: .exited(0))
        }
    }

    private func write(_ value: some Encodable, to path: String) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        state.withLock { $0.files[path] = Array(data) }
    }

    // MARK: AppBuildEnvironment

    func kind(of path: String) -> PathKind? {
        state.withLock { state in
            if state.files[path] != nil { return .file }
            let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
            return state.files.keys.contains { $0.hasPrefix(prefix) && !$0.hasPrefix("/") == (path == ".") }
                || state.files.keys.contains { $0.hasPrefix(prefix) && path != "." } ? .folder : nil
        }
    }

    func list(_ folder: String) throws(EnvironmentFailure) -> [FolderEntry] {
        guard kind(of: folder) == .folder else { throw EnvironmentFailure(path: folder, reason: "No such folder") }
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        return state.withLock { state in
            var entries: [String: FolderEntry] = [:]
            for path in state.files.keys where path.hasPrefix(prefix) && (folder != "." || !path.hasPrefix("/")) {
                let parts = path.dropFirst(prefix.count).split(separator: "/")
                guard let name = parts.first.map(String.init) else { continue }
                entries[name] = FolderEntry(
                    name: name, kind: parts.count > 1 ? .folder : .file,
                    changed: state.changed[prefix + name] ?? 0)
            }
            return Array(entries.values)
        }
    }

    func read(_ path: String) throws(EnvironmentFailure) -> [UInt8] {
        guard let bytes = state.withLock({ $0.files[path] }) else {
            throw EnvironmentFailure(path: path, reason: "No such file")
        }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(EnvironmentFailure) {
        if path.hasPrefix("/full/") { throw EnvironmentFailure(path: path, reason: "No space left on device") }
        state.withLock { $0.files[path] = bytes }
    }

    func makeFolder(_ path: String) throws(EnvironmentFailure) {
        if path.hasPrefix("/full/") { throw EnvironmentFailure(path: path, reason: "No space left on device") }
    }

    func makeUniqueFolder(in folder: String) throws(EnvironmentFailure) -> String {
        if "\(folder)/".hasPrefix("/full/") {
            throw EnvironmentFailure(path: folder, reason: "No space left on device")
        }
        return state.withLock { state in
            state.drafts[folder, default: 0] += 1
            state.clock += 1
            let draft = "\(folder)/draft-\(state.drafts[folder, default: 0])"
            state.changed[draft] = state.clock
            return draft
        }
    }

    func move(_ path: String, to target: String) throws(EnvironmentFailure) {
        if target.hasPrefix("/full/") { throw EnvironmentFailure(path: target, reason: "No space left on device") }
        guard kind(of: target) != .folder else { throw EnvironmentFailure(path: target, reason: "Directory not empty") }
        state.withLock { state in
            for (name, bytes) in state.files where name == path || name.hasPrefix(path + "/") {
                state.files[name] = nil
                state.files[target + name.dropFirst(path.count)] = bytes
            }
            state.clock += 1
            state.changed[target] = state.clock
        }
    }

    func remove(_ path: String) {
        state.withLock { state in
            for name in state.files.keys where name == path || name.hasPrefix(path + "/") { state.files[name] = nil }
        }
    }

    func fingerprint(of path: String) -> String? { text(path).map { "\($0.hashValue)" } ?? path }

    func run(_ command: ToolInvocation) throws(EnvironmentFailure) -> ToolOutcome {
        state.withLock { $0.calls.append(command) }
        return command.executable == "/bin/swiftc" ? compiler(self, command) : rewriter(self, command)
    }
}

extension ToolInvocation {
    /// The modules that `segue-sources index` is to read.
    var modules: [(module: String, platform: String, sources: [String])] {
        var modules = [(module: arguments[2], platform: arguments[4], sources: [String]())]
        var entries = input.split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }[...]
        while let entry = entries.popFirst() {
            if entry.isEmpty {
                modules.append((entries.removeFirst(), entries.removeFirst(), []))
            } else {
                modules[modules.count - 1].sources.append(entry)
            }
        }
        return modules
    }

    /// The paths that `segue-sources` is to read: arguments, or what standard input has.
    var sources: [String] {
        if arguments.last == "-" { return modules.flatMap(\.sources) }
        return Array(arguments[(arguments.firstIndex(of: "--") ?? 0)...].dropFirst())
    }
}
