import SourceText

/// Finds out what the arguments of `segue diff` compare.
struct VersionFinder {
    /// What is compared, and what was wrong with the arguments.
    struct Found {
        var files: [VersionedFile] = []
        var unreadable: [Diagnostic] = []
        var empty: [Diagnostic] = []
    }

    let files: FileSystem

    /// Two files, or two folders whose files belong together by their paths inside.
    func compare(_ old: String, _ new: String, label: String?) throws -> Found {
        switch (files.kind(of: old), files.kind(of: new)) {
        case (.folder, .folder):
            return folders(old, new)
        case (.folder, _?), (_?, .folder):
            throw Stop(.usage, "one of \(old) and \(new) is a folder and the other is not")
        case (let oldKind, let newKind):
            var found = Found()
            for (path, kind) in [(old, oldKind), (new, newKind)] where kind == nil {
                found.unreadable.append(
                    Diagnostic(.error, "missing-file", "there is no such file or folder", path: path))
            }
            if found.unreadable.isEmpty {
                found.files = [file(label ?? (isNothing(new) ? old : new), old, new, label: label)]
            }
            return found
        }
    }

    /// What git hands to an external diff program: the path, then file, object and mode of either version, and for a
    /// renamed file its new path and a text about it. `nil` when the arguments do not look like that.
    func external(_ arguments: [String]) -> VersionedFile? {
        guard arguments.count == 7 || arguments.count == 9 else { return nil }
        let isObject: (String) -> Bool = { $0 == "." || ($0.count >= 4 && $0.allSatisfy(\.isHexDigit)) }
        let isMode: (String) -> Bool = { $0 == "." || ($0.count == 6 && $0.allSatisfy { ("0"..."7").contains($0) }) }
        guard isObject(arguments[2]), isObject(arguments[5]), isMode(arguments[3]), isMode(arguments[6]) else {
            return nil
        }
        let path = arguments.count == 9 ? "\(arguments[0]) → \(arguments[7])" : arguments[0]
        var file = file(path, arguments[1], arguments[4], label: arguments[0])
        if arguments.count == 9 { file.newLines?.path = arguments[7] }
        return file
    }

    /// Lines are called by `label` where it is given: the files themselves may be copies that go away.
    private func file(_ path: String, _ old: String, _ new: String, label: String?) -> VersionedFile {
        VersionedFile(
            path: path, old: isNothing(old) ? nil : .file(old), new: isNothing(new) ? nil : .file(new),
            oldLines: .init(path: label ?? old), newLines: .init(path: label ?? new))
    }

    /// How git names the missing side.
    private func isNothing(_ path: String) -> Bool { path == "/dev/null" }

    private func folders(_ old: String, _ new: String) -> Found {
        let finder = InputFinder(fileSystem: files, kinds: .interfaceFiles)
        let (before, after) = (finder.find([old]), finder.find([new]))
        let oldPaths = inside(old, before.files)
        let newPaths = inside(new, after.files)
        var found = Found(unreadable: before.unreadable + after.unreadable)
        // A folder without such files is a version like any other, unless both are.
        if oldPaths.isEmpty && newPaths.isEmpty { found.empty = before.empty + after.empty }
        let names = Set(oldPaths.keys).union(newPaths.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        found.files = names.map { name in
            VersionedFile(
                path: name, old: oldPaths[name].map(VersionContent.file),
                new: newPaths[name].map(VersionContent.file),
                oldLines: oldPaths[name].map { .init(path: $0) }, newLines: newPaths[name].map { .init(path: $0) })
        }
        return found
    }

    /// The paths by the part of them that is inside `folder`.
    private func inside(_ folder: String, _ paths: [String]) -> [String: String] {
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        return Dictionary(paths.map { (String($0.dropFirst(prefix.count)), $0) }) { first, _ in first }
    }
}
