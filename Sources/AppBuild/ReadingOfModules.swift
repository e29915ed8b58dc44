import AppProject
import ClassIndex
import JSONText
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The source files of a reading, each with its contents once, whichever modules have it.
struct FileContents<Environment: AppBuildEnvironment> {
    /// A file that could be read.
    struct File {
        let path: String
        let bytes: [UInt8]
        /// Whether it is Swift with an `#if`, so that it says other things on other platforms.
        let isConditional: Bool
    }

    private let environment: Environment
    private(set) var files: [File] = []
    private var known: [String: Result<Int, EnvironmentFailure>] = [:]

    init(_ environment: Environment) { self.environment = environment }

    /// Reads files that are not known yet.
    ///
    /// - Returns: The numbers of those that can be read, and why others cannot.
    mutating func read(_ paths: [String]) -> (numbers: [Int], unread: [(path: String, reason: String)]) {
        var numbers: [Int] = []
        var unread: [(path: String, reason: String)] = []
        for path in paths {
            if known[path] == nil { known[path] = add(path) }
            switch known[path] {
            case .success(let number)?: numbers.append(number)
            case .failure(let failure)?: unread.append((path, failure.reason))
            case nil: break
            }
        }
        return (numbers, unread)
    }

    private mutating func add(_ path: String) -> Result<Int, EnvironmentFailure> {
        let bytes: [UInt8]
        do { bytes = try environment.read(path) } catch { return .failure(error) }
        files.append(
            File(path: path, bytes: bytes, isConditional: path.ends(with: ".swift") && bytes.holds("#if")))
        return .success(files.count - 1)
    }
}

/// Reads the indexes of modules: those that are kept from the cache, all others by one run of `segue-sources`.
struct ReadingOfModules<Environment: AppBuildEnvironment> {
    /// What is read together.
    struct Module {
        var request: AppBuildRequest
        /// Its files, as ``FileContents`` counts them.
        let files: [Int]
    }

    let builder: AppBuilder<Environment>
    let files: FileContents<Environment>

    private var environment: Environment { builder.environment }

    /// A reading for each module.
    func read(_ modules: [Module]) -> [SourceReading] {
        let modules = modules.map { module in
            var module = module
            // Without conditions, all platforms are one.
            if !module.files.contains(where: { files.files[$0].isConditional }) { module.request.platform = .iOS }
            return module
        }
        guard let reader = environment.tools.segueSources else {
            return modules.map { module in
                guard hasSwift(module) else { return withoutSwift(module) }
                let failure = AppBuilder<Environment>.unreadable(
                    "the segue-sources tool was not found beside segue", module.request.sources.first ?? ".",
                    hint: "keep segue and segue-sources together in one folder, or name it in SEGUE_SOURCES")
                return withoutSwift(module, [failure])
            }
        }
        let fingerprint = "\(reader) \(environment.fingerprint(of: reader) ?? "absent")"
        let keys = modules.map { module in
            hasSwift(module)
                ? BuildPlan.indexKey(module.request, sources: sources(module), fingerprints: [fingerprint]) : nil
        }
        var known: [String: SourceReading] = [:]
        var missing: [(key: String, module: Module)] = []
        var asked: Set<String> = []
        for (key, module) in zip(keys, modules) {
            guard let key, asked.insert(key).inserted else { continue }
            if let index: ClassIndex = builder.decode("\(folder)/\(key).json"),
                index.version == ClassIndex.currentVersion
            {
                known[key] = SourceReading(index: index, isFromCache: true)
            } else {
                missing.append((key, module))
            }
        }
        for (key, reading) in run(missing, reader, fingerprint) { known[key] = reading }
        return zip(keys, modules).map { key, module in key.flatMap { known[$0] } ?? withoutSwift(module) }
    }

    private func hasSwift(_ module: Module) -> Bool {
        module.files.contains { files.files[$0].path.ends(with: ".swift") }
    }

    private func sources(_ module: Module) -> [(path: String, bytes: [UInt8])] {
        module.files.map { (files.files[$0].path, files.files[$0].bytes) }
    }

    /// What is known without `segue-sources`.
    private func withoutSwift(_ module: Module, _ failures: [Diagnostic] = []) -> SourceReading {
        let sources = sources(module)
        let objectiveC = sources.filter { !$0.path.ends(with: ".swift") }
        var index = ClassIndex(
            module: module.request.module,
            objectiveC: objectiveC.map { SourceFile(path: $0.path, bytes: $0.bytes) })
        // Of what nobody could read it is known that it is there.
        for file in sources where !failures.isEmpty && file.path.ends(with: ".swift") {
            index.files.append(ClassIndex.File(path: file.path, language: .swift))
        }
        return SourceReading(index: index, failures: failures)
    }

    private func run(
        _ modules: [(key: String, module: Module)], _ reader: String, _ fingerprint: String
    ) -> [(String, SourceReading)] {
        guard !modules.isEmpty else { return [] }
        var run = IndexRun(
            environment: environment,
            groups: modules.map {
                .init(module: $0.module.request.module, platform: $0.module.request.platform, files: $0.module.files)
            },
            sources: files.files.map { ($0.path, $0.bytes) }, reader: reader, fingerprint: fingerprint)
        switch run.index() {
        case .failure(let failure):
            return modules.map { key, module in
                let place = module.request.sources.first ?? "."
                return (key, withoutSwift(module, [AppBuilder<Environment>.unreadable(failure.reason, place)]))
            }
        case .success(let indexes):
            // What failed for a reason that may be gone tomorrow is tried again then.
            if run.isLasting { keep(zip(modules.map(\.key), zip(indexes, run.texts))) }
            return zip(modules, indexes).map { ($0.key, SourceReading(index: $1)) }
        }
    }

    // MARK: Cache

    private var folder: String { "\(environment.tools.cache)/indexes" }

    /// Keeps indexes if the cache can be written, with the texts that they were read from.
    private func keep(_ indexes: some Sequence<(String, (ClassIndex, ArraySlice<UInt8>?))>) {
        do {
            try environment.makeFolder(folder)
            let draft = try environment.makeUniqueFolder(in: folder)
            defer { environment.remove(draft) }
            builder.prune(folder, BuildPlan.keptIndexes)
            for (key, (index, text)) in indexes {
                guard let bytes = text.map(Array.init) ?? (try? JSONText.line(index)) else { continue }
                try environment.write(bytes, to: "\(draft)/index.json")
                try environment.move("\(draft)/index.json", to: "\(folder)/\(key).json")
            }
        } catch {}
    }
}
