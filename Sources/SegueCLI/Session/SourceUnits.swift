import AppProject
import ClassIndex
import SourceText

/// Sources that are read together: those of a target, or all that are named.
struct SourceUnit: Hashable {
    /// The name of the module.
    var module: String
    /// Further names of the module.
    var aliases: [String] = []
    /// Files and folders.
    var paths: [String]
    /// The targets whose sources they are, by their numbers.
    var targets: [Int] = []
    /// The platforms that they are compiled for; empty for any.
    var platforms: Set<SourcePlatform> = []
    var isLibrary = false
    var isSwift2 = false
    /// Whether no target has the files, so that they may be any target's.
    var isUnowned = false
}

extension ProjectModel {
    /// The sources that were found, one unit for each target that is compiled from other files; `nil` where the project
    /// does not say enough, or not all of a target's sources are among them.
    ///
    /// - Parameter exists: Whether there is a file with a key.
    func units(swift: [String], objectiveC: [String], exists: (String) -> Bool) -> [SourceUnit]? {
        var ofTargets: [Int: [String]] = [:]
        var unowned: [String] = []
        var headers: [String] = []
        for path in swift + objectiveC {
            let owners = targets(of: path).filter { targets[$0].kind != .test }
            for owner in owners { ofTargets[owner, default: []].append(path) }
            // A header belongs to every target, for any file may include it.
            if path.ends(with: ".h") { headers.append(path) } else if owners.isEmpty { unowned.append(path) }
        }
        let numbers = ofTargets.keys.sorted()
        guard !numbers.isEmpty, numbers.allSatisfy({ !targets[$0].modules.isEmpty }) else { return nil }
        let found = Set((swift + objectiveC).map(keys.key))
        for number in numbers {
            for file in targets[number].files where !found.contains(file) {
                if [".swift", ".m", ".mm"].contains(where: file.hasSuffix), exists(file) { return nil }
            }
        }
        let implemented = Set(
            (swift + objectiveC).filter { $0.ends(with: ".m") || $0.ends(with: ".mm") }.map(Path.stem))
        var units: [[String]: SourceUnit] = [:]
        for number in numbers {
            let target = targets[number]
            let own = (ofTargets[number] ?? []).filter { !$0.ends(with: ".h") }
            guard !own.isEmpty else { continue }
            let hasObjectiveC = own.contains { !$0.ends(with: ".swift") }
            // What a header promises, another target may implement.
            let stems = Set(own.map(Path.stem))
            let files =
                own
                + (hasObjectiveC
                    ? headers.filter { stems.contains(Path.stem(of: $0)) || !implemented.contains(Path.stem(of: $0)) }
                    : [])
            var unit =
                units[files] ?? SourceUnit(module: target.modules[0], paths: files, isSwift2: target.isSwift2)
            unit.aliases += target.modules
            unit.platforms =
                unit.targets.isEmpty || !unit.platforms.isEmpty && !target.platforms.isEmpty
                ? unit.platforms.union(target.platforms) : []
            unit.isLibrary = unit.isLibrary || target.kind == .library
            unit.isSwift2 = unit.isSwift2 && target.isSwift2
            unit.targets.append(number)
            units[files] = unit
        }
        var result = units.values.sorted { $0.targets[0] < $1.targets[0] }
        guard !result.isEmpty, result.count <= Self.mostUnits else { return nil }
        // One module with what lies around it is one reading.
        if result.count == 1 {
            result[0].paths = swift + objectiveC
            return result
        }
        if !unowned.isEmpty {
            result.append(
                SourceUnit(
                    module: result[0].module, aliases: result.flatMap(\.aliases), paths: unowned, isUnowned: true))
        }
        return result
    }

    /// Whether every target says what it is compiled from, and the file is not among it: a script, or a draft.
    func leavesOut(source path: String) -> Bool {
        !targets.isEmpty && !targets.contains { $0.hasUnknownFiles } && targets(of: path).isEmpty
    }

    /// Reading one after the other takes longer than it is worth.
    private static let mostUnits = 40
}
