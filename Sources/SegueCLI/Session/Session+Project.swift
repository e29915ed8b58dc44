import AppProject
import SceneGraph
import SourceText

extension Session {
    /// The targets of the project files below the folders given, and of those above.
    ///
    /// - Parameters:
    ///   - found: What was found below the paths given.
    ///   - paths: The folders given, those of sources among them. Files are of the project that their folder is of.
    func readProject(_ found: InputFinder.Found, paths: [String]) -> ProjectModel {
        let files = tool.files
        var model = ProjectModel(keys: PathKeys(current: files.resolved(".")))
        for path in found.projects { model.read(path) { try? files.read($0) } }
        var seen: Set<String> = []
        for path in paths {
            let folder = files.kind(of: path) == .folder ? path : Path.folder(of: path)
            guard seen.insert(folder).inserted else { continue }
            model.readAbove(
                folder,
                list: { folder in
                    ((try? files.entries(of: folder)) ?? []).map { ($0.name, $0.kind == .folder) }
                },
                { try? files.read($0) })
        }
        return model
    }
}

extension ProjectModel {
    /// Takes out what belongs to targets of tests alone.
    func removeTests(from found: inout InputFinder.Found) {
        guard targets.contains(where: { $0.kind == .test }) else { return }
        let tests = Set(found.files.filter { isTest($0) == true })
        found.files.removeAll(where: tests.contains)
        found.ignored += tests.sorted().map { .init($0, .test, detail: targetNames(of: $0)) }
    }

    /// The manifests of the project's targets, each with its target, and what the build writes into others. One that no
    /// target has is no app's, where the project says which manifests there are.
    ///
    /// - Parameter wholeFolders: The folders that were looked through, from the root.
    func manifests(
        _ manifests: [AppManifest], documents: [String], wholeFolders: [String]
    ) -> [AppManifest] {
        guard !targets.isEmpty else { return manifests }
        var ofTargets: [Int: Set<String>] = [:]
        for document in documents {
            for target in targets(of: document) { ofTargets[target, default: []].insert(document) }
        }
        let apps = targets.indices.filter { targets[$0].kind == .executable && ofTargets[$0] != nil }
        let isComplete = !apps.isEmpty && targets.allSatisfy { $0.manifests != nil }
        let found = manifests.compactMap { manifest -> AppManifest? in
            let owners = targets(ofManifest: manifest.path)
            guard !owners.isEmpty else { return isComplete && !manifest.entries.isEmpty ? nil : manifest }
            guard !owners.allSatisfy({ targets[$0].kind == .test }) else { return nil }
            var manifest = manifest
            manifest.target = target(owners.filter { targets[$0].kind != .test }, ofTargets, wholeFolders)
            return manifest
        }
        return found
            + apps.filter { !targets[$0].storyboards.isEmpty }.map { number in
                AppManifest(
                    path: targets[number].project,
                    entries: targets[number].storyboards.map {
                        .init(key: $0.key, storyboard: $0.name, position: $0.position)
                    }, target: target([number], ofTargets, wholeFolders))
            }
    }

    /// Whether the targets say which manifests are theirs, and this is none of them.
    func isOfNoTarget(manifest path: String) -> Bool {
        targets.contains { $0.manifests?.isEmpty == false } && targets(ofManifest: path).isEmpty
    }

    /// The targets of a manifest, as one.
    private func target(
        _ numbers: [Int], _ ofTargets: [Int: Set<String>], _ wholeFolders: [String]
    ) -> AppManifest.Target? {
        let documents = numbers.reduce(into: Set<String>()) { $0.formUnion(ofTargets[$1] ?? []) }
        // Without any, the project does not say where they are.
        guard !documents.isEmpty else { return nil }
        let whole = wholeFolders.map(keys.key)
        let listed = numbers.lazy.flatMap { targets[$0].files }.filter {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }
        let isWhole = numbers.allSatisfy { number in
            !targets[number].hasUnknownFiles
                && targets[number].folders.allSatisfy { folder in
                    whole.contains { $0 == "." && !folder.hasPrefix("/") || folder == $0 || folder.hasPrefix($0 + "/") }
                }
        }
        return AppManifest.Target(
            name: numbers.map { targets[$0].name }.joined(separator: " and "), documents: documents,
            listed: Set(listed.map(Path.stem)), isWhole: isWhole)
    }
}
