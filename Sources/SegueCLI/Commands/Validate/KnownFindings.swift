import InterfaceBuilder
import SourceText
import Validation

/// Takes out of a run what the configurations suppress and the baselines know, and says which suppressions do nothing.
struct KnownFindings {
    let configurations: Configurations
    let files: FileSystem
    /// The only rules that were applied; empty for all.
    let only: Set<String>
    /// The folders that were looked at as a whole, from the root.
    let wholeFolders: [String]

    private(set) var baselines: [String: Baseline] = [:]
    /// Baselines that cannot be read.
    private(set) var problems: [Diagnostic] = []

    init(configurations: Configurations, files: FileSystem, only: Set<String>, wholeFolders: [String]) {
        self.configurations = configurations
        self.files = files
        self.only = only
        self.wholeFolders = wholeFolders
    }

    // MARK: Suppressions

    /// Removes suppressed findings; answers with a warning for each suppression that should have removed some.
    func removeSuppressed(from checked: inout [ValidationRun.Checked]) -> [Configurations.Found: [Finding]] {
        var used: [Configurations.Found: Set<Int>] = [:]
        var concerned: [Configurations.Found: Set<Int>] = [:]
        for index in checked.indices {
            guard let (found, path) = checked[index].governor else { continue }
            let suppressions = found.configuration.suppressions
            guard !suppressions.isEmpty else {
                concerned[found, default: []].formUnion([])
                continue
            }
            checked[index].findings.removeAll { finding in
                let covering = suppressions.indices.filter { suppressions[$0].covers(finding, path: path) }
                used[found, default: []].formUnion(covering)
                return !covering.isEmpty
            }
            let document = checked[index].input.interface
            let here = suppressions.indices.filter { number in
                let suppression = suppressions[number]
                guard suppression.path?.matches(path) ?? true else { return false }
                return suppression.object.map { document?.object(id: $0) != nil } ?? true
            }
            concerned[found, default: []].formUnion(here)
        }
        var unused: [Configurations.Found: [Finding]] = [:]
        for (found, here) in concerned {
            let all = found.configuration.suppressions
            let isWhole = wholeFolders.contains {
                $0 == found.folder || AbsolutePaths.relative(found.folder, to: $0) != nil
            }
            for number in all.indices where used[found]?.contains(number) != true {
                guard only.isEmpty || only.contains(all[number].rule), isWhole || here.contains(number) else {
                    continue
                }
                unused[found, default: []].append(Self.unused(all[number]))
            }
        }
        return unused
    }

    private static func unused(_ suppression: Configuration.Suppression) -> Finding {
        let object = suppression.object.map { " about the object \"\($0)\"" } ?? ""
        return Finding(
            Diagnostic(
                .warning, "unused-suppression", "there is no finding of \(suppression.rule)\(object) to suppress",
                path: suppression.position.path, position: suppression.position, end: suppression.end,
                fixHint: "delete the entry"))
    }

    // MARK: Baselines

    /// Reads the baselines that the configurations name. One that is not there yet is empty.
    mutating func readBaselines(of checked: [ValidationRun.Checked]) {
        for path in Set(checked.compactMap { $0.governor?.found.baseline }).sorted() {
            do throws(Diagnostic) {
                baselines[path] = try configurations.baseline(at: path)
            } catch {
                problems.append(error)
            }
        }
    }

    /// Removes what the baselines know. That a file cannot be read they never know.
    func removeKnown(from checked: inout [ValidationRun.Checked]) {
        for index in checked.indices where checked[index].input.problem == nil {
            guard let (found, path) = checked[index].governor, let baseline = found.baseline.flatMap({ baselines[$0] })
            else { continue }
            checked[index].findings = baseline.unknown(
                checked[index].findings, in: checked[index].input.source, path: path)
        }
    }

    /// Writes what was found into the baselines; only removes what is gone when `isUpdate`. Answers with their paths.
    ///
    /// - Parameter sources: The app's sources that were read; those without a finding are not among `checked`.
    mutating func writeBaselines(
        of checked: [ValidationRun.Checked], sources: [String], isUpdate: Bool
    ) throws -> [String] {
        for path in sources {
            guard let (found, path) = configurations.find(for: path), let baseline = found.baseline else { continue }
            baselines[baseline]?.set([], in: nil, path: path, isUpdate: isUpdate)
        }
        for item in checked {
            // What cannot be read is no state to go back to.
            guard item.input.problem == nil else { continue }
            guard let (found, path) = item.governor, let baseline = found.baseline else {
                throw Stop(
                    .usage, "\(item.input.path): no baseline is named for it",
                    hint: "write \"baseline: segue-baseline.json\" into "
                        + (configurations.named ?? "a \(Configurations.fileName) above it"))
            }
            baselines[baseline, default: Baseline()].set(
                item.findings, in: item.input.source, path: path, isUpdate: isUpdate)
        }
        let folders = Dictionary(
            checked.compactMap {
                $0.governor.flatMap { governor in governor.found.baseline.map { ($0, governor.found.folder) } }
            }
        ) { first, _ in first }
        for (path, folder) in folders.sorted(by: { $0.key < $1.key }) {
            baselines[path]?.removeFiles { files.kind(of: Path.join(folder, $0)) == nil }
            let file = OutputFile(fileSystem: files, path: path, force: false)
            try file.check()
            try files.write(Array((baselines[path] ?? Baseline()).text.utf8), to: path)
        }
        return folders.keys.sorted().map { configurations.paths.shown($0) }
    }
}

extension Configurations.Found: Hashable {
    static func == (left: Configurations.Found, right: Configurations.Found) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
