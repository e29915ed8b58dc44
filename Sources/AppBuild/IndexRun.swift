import AppProject
import ClassIndex
import JSONText
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One reading of modules by `segue-sources`: where that fails, the files that make it fail are found and left out.
///
/// The tool says which file it reads. When it does not end well, that file is read alone; if it fails there too, it is
/// the reason. What is then left is read once more; after a second failure every file is checked, in batches, before the
/// next attempt. So one bad file costs two runs more, and many bad ones hardly more than one each.
struct IndexRun<Environment: AppBuildEnvironment> {
    /// What becomes one index.
    struct Group {
        let module: String
        let platform: SourcePlatform
        /// The numbers of its files among the sources.
        let files: [Int]
    }

    let environment: Environment
    let groups: [Group]
    let sources: [(path: String, bytes: [UInt8])]
    let reader: String

    /// The bad files by their number, with the reason.
    private var bad: [Int: String] = [:]
    /// Whether every failure comes from the files, so that it would come again.
    private(set) var isLasting = true
    /// The text of each group's index as the tool wrote it; `nil` for one with files that it did not read.
    private(set) var texts: [ArraySlice<UInt8>?] = []
    private let failures: FileFailures<Environment>

    init(
        environment: Environment, groups: [Group], sources: [(path: String, bytes: [UInt8])], reader: String,
        fingerprint: String
    ) {
        self.environment = environment
        self.groups = groups
        self.sources = sources
        self.reader = reader
        failures = FileFailures(environment, fingerprint: fingerprint)
        bad = failures.known(sources)
    }

    /// Why nothing could be read.
    struct Failure: Error {
        let reason: String

        init(reason: String) { self.reason = reason }

        init(_ failure: EnvironmentFailure) {
            reason = failure.path.isEmpty ? failure.reason : "\(failure)"
        }
    }

    /// Reads all files but the bad ones.
    ///
    /// - Returns: An index for each group.
    mutating func index() -> Result<[ClassIndex], Failure> {
        var attempts = 0
        while true {
            let good = groups.map { group in group.files.filter { bad[$0] == nil } }
            let outcome: ToolOutcome
            do { outcome = try run("index", Array(zip(groups, good))) } catch { return .failure(Failure(error)) }
            if outcome.ending == .exited(0) {
                let lines = outcome.output.split(separator: UInt8(ascii: "\n"))
                guard let indexes = Self.indexes(lines), indexes.count == groups.count else {
                    return .failure(Failure(reason: "segue-sources wrote something else than indexes"))
                }
                texts = zip(groups, lines).map { group, line in
                    group.files.contains { bad[$0] != nil } ? nil : line
                }
                return .success(zip(groups, indexes).map(withBadFiles))
            }
            attempts += 1
            let before = bad.count
            let order = good.flatMap { $0 }
            let suspect = Self.lastFile(outcome).flatMap { order.indices.contains($0) ? order[$0] : nil }
            do {
                if attempts == 1, let suspect { try tryAlone(suspect) }
                if bad.count == before, attempts < Self.mostAttempts { try check(Set(order).sorted()) }
            } catch { return .failure(Failure(error)) }
            guard bad.count == before else { continue }
            // No file fails by itself. Without the one it failed at, the others may be read.
            guard Self.isFault(outcome), attempts < Self.mostAttempts, let suspect else {
                return .failure(Failure(reason: Self.reason(outcome, "segue-sources ")))
            }
            isLasting = false
            bad[suspect] = Self.reason(outcome, "segue-sources ") + " while it read this file with the others"
        }
    }

    /// The indexes that the tool wrote, one on each line.
    private static func indexes(_ lines: [ArraySlice<UInt8>]) -> [ClassIndex]? {
        var indexes: [ClassIndex] = []
        for line in lines {
            guard let index = try? JSONText.decode(ClassIndex.self, from: line) else { return nil }
            indexes.append(index)
        }
        return indexes
    }

    private static var mostAttempts: Int { 12 }

    // MARK: Single files

    /// Reads files one by one in batches, and leaves out those that fail alone too.
    private mutating func check(_ files: [Int]) throws(EnvironmentFailure) {
        var rest = files[...]
        while !rest.isEmpty {
            let batch = Array(rest.prefix(Self.batchSize))
            let outcome = try run("check", [(groups[0], batch)])
            guard outcome.ending != .exited(0) else {
                rest = rest.dropFirst(batch.count)
                continue
            }
            guard let last = Self.lastFile(outcome), batch.indices.contains(last) else {
                // It failed before the first file, so it is not for the files.
                throw EnvironmentFailure(path: "", reason: Self.reason(outcome, "segue-sources "))
            }
            try tryAlone(batch[last])
            rest = rest.dropFirst(last + 1)
        }
    }

    private static var batchSize: Int { 200 }

    private mutating func tryAlone(_ file: Int) throws(EnvironmentFailure) {
        let group = groups.first { $0.files.contains(file) } ?? groups[0]
        let outcome = try run("check", [(group, [file])])
        guard outcome.ending != .exited(0) else { return }
        let reason = Self.reason(outcome, "segue-sources ")
        bad[file] = reason
        if Self.isFault(outcome) { failures.keep(sources[file].bytes, reason) } else { isLasting = false }
    }

    // MARK: The tool

    /// Calls the tool with the first group as arguments, the others behind empty entries of its standard input.
    private func run(_ command: String, _ groups: [(group: Group, files: [Int])]) throws(EnvironmentFailure)
        -> ToolOutcome
    {
        var input: [UInt8] = []
        for (number, item) in groups.enumerated() {
            if number > 0 {
                input += [0] + Array(item.group.module.utf8) + [0] + Array(item.group.platform.rawValue.utf8) + [0]
            }
            for file in item.files { input += Array(sources[file].path.utf8) + [0] }
        }
        let output = command == "index" ? ["--output", "-"] : []
        let first = groups[0].group
        return try environment.run(
            ToolInvocation(
                executable: reader,
                arguments: [command, "--module", first.module, "--platform", first.platform.rawValue] + output + ["-"],
                limit: BuildPlan.rewriteLimit + BuildPlan.moduleLimit * Double(groups.count - 1), input: input))
    }

    /// The number of the file that was being read, as the tool says on lines like `@12`.
    private static func lastFile(_ outcome: ToolOutcome) -> Int? {
        outcome.errors.split(whereSeparator: \.isNewline).last { $0.hasPrefix("@") && Int($0.dropFirst()) != nil }
            .flatMap { Int($0.dropFirst()) }
    }

    /// Whether it failed in a way that comes from what it read: a crash, or the end of its processor time. Killed it may
    /// be by anybody, and waiting depends on the machine.
    private static func isFault(_ outcome: ToolOutcome) -> Bool {
        guard case .signalled(let number) = outcome.ending else { return false }
        // SIGKILL, SIGTERM, SIGINT and SIGHUP come from outside.
        return ![9, 15, 2, 1].contains(number)
    }

    /// What happened, in words that follow the tool's name.
    private static func reason(_ outcome: ToolOutcome, _ name: String) -> String {
        switch outcome.ending {
        case .exited(let status):
            let said = outcome.errors.split(whereSeparator: \.isNewline).last { !$0.hasPrefix("@") }
            return "\(name)ended with status \(status): \(said ?? "it said nothing")"
        case .signalled(27): return "\(name)took too long"
        case .signalled(let number): return "\(name)crashed or was killed (signal \(number))"
        case .outOfTime: return "\(name)did not end in time"
        }
    }

    private func withBadFiles(_ group: Group, _ index: ClassIndex) -> ClassIndex {
        var index = index
        for file in group.files {
            if let reason = bad[file] { index.addUnread(sources[file].path, reason) }
        }
        return index
    }
}

/// The contents that a version of `segue-sources` could not read, kept in the cache.
struct FileFailures<Environment: AppBuildEnvironment> {
    private let environment: Environment
    private let fingerprint: String
    private let folder: String

    init(_ environment: Environment, fingerprint: String) {
        self.environment = environment
        self.fingerprint = fingerprint
        folder = "\(environment.tools.cache)/unread"
    }

    /// The files known to fail, by their number.
    func known(_ sources: [(path: String, bytes: [UInt8])]) -> [Int: String] {
        // Most caches know of none.
        let names = Set(((try? environment.list(folder)) ?? []).map(\.name))
        guard !names.isEmpty else { return [:] }
        var known: [Int: String] = [:]
        for (number, source) in sources.enumerated() where names.contains(name(source.bytes)) {
            guard let bytes = try? environment.read("\(folder)/\(name(source.bytes))") else { continue }
            known[number] = String(decoding: bytes, as: UTF8.self)
        }
        return known
    }

    /// Remembers that these contents fail; a cache that cannot be written remembers nothing.
    func keep(_ bytes: [UInt8], _ reason: String) {
        try? environment.makeFolder(folder)
        try? environment.write(Array(reason.utf8), to: "\(folder)/\(name(bytes))")
        let all = ((try? environment.list(folder)) ?? []).sorted { ($0.changed, $0.name) > ($1.changed, $1.name) }
        for old in all.dropFirst(Self.mostKept) { environment.remove("\(folder)/\(old.name)") }
    }

    private static var mostKept: Int { 2000 }

    private func name(_ bytes: [UInt8]) -> String {
        var digest = ContentDigest()
        digest.update(part: Array(fingerprint.utf8))
        digest.update(part: bytes)
        return String(digest.hexadecimal.prefix(32))
    }
}
