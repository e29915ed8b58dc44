import AppProject
import Reporters
import SourceText
import Validation

/// Finds the files that paths on the command line stand for.
///
/// A file stands for itself, whatever it is called. A folder stands for the files of one of the kinds anywhere below it, in the order of their paths.
/// What is hidden is passed over, and so are dependencies and products of builds (``ProjectFolders``) and what git
/// ignores (``IgnoreRules``). Links are not
/// followed: what they point to inside the folder is found at its own place; a link that leads outside is noted.
struct InputFinder {
    /// What was found, and what was wrong with the paths.
    struct Found: Equatable {
        /// Each file once, in the order of the paths given.
        var files: [String] = []
        /// The `Info.plist` files below the folders given, also those with a name before it, as `App-Info.plist`.
        var manifests: [String] = []
        /// The asset catalogues below the folders given.
        var catalogs: [String] = []
        /// The images, fonts and nibs below the folders given, those in catalogues left out.
        var resources: [String] = []
        /// The files below the folders given that may have texts of documents in other languages.
        var translations: [String] = []
        /// The project files below the folders given: `project.pbxproj` and `Package.swift`.
        var projects: [String] = []
        /// The folders that were looked into.
        var folders: [String: Folder] = [:]
        /// Paths that lead nowhere, and folders that cannot be read.
        var unreadable: [Diagnostic] = []
        /// Folders without such files.
        var empty: [Diagnostic] = []
        /// What was passed over though it may be the project's: links that lead outside.
        var notes: [Diagnostic] = []
        /// What was passed over, and why: folders, and files of one of the kinds.
        var ignored: [FilesReport.LeftOut] = []
        /// How many files of other kinds there are in the folders that were looked into.
        var otherFiles = 0
    }

    /// What is known of a folder that was looked into.
    struct Folder: Equatable {
        /// Whether its path was given: then it may lead through links.
        let isGiven: Bool
        /// Whether it holds a configuration.
        var isConfigured = false
    }

    /// Which files of a folder are meant: those whose name is one of these, or ends in one that begins with a dot.
    struct Kinds {
        var names: [String]

        static let interfaceFiles = Kinds(names: [".storyboard", ".xib"])
        static let xibs = Kinds(names: [".xib"])
        static let storyboards = Kinds(names: [".storyboard"])
        static let walkthroughs = Kinds(names: ["walkthrough.yml", ".walkthrough.yml"])

        func include(_ name: String) -> Bool { names.contains { $0.hasPrefix(".") ? name.ends(with: $0) : name == $0 } }
    }

    var fileSystem: FileSystem
    var kinds: Kinds
    /// Whether folders of dependencies and build products are looked into too.
    var includesIgnored = false

    func find(_ paths: [String]) -> Found {
        var found = Found()
        var first: FileSystem.Identity?
        var others: Set<FileSystem.Identity> = []
        func add(_ path: String) {
            // The same file may be named twice, or stand below two folders. One alone needs no set.
            guard let identity = fileSystem.identity(of: path), identity != first else { return }
            guard first == nil || others.insert(identity).inserted else { return }
            if first == nil { first = identity }
            found.files.append(path)
        }
        for path in paths {
            switch fileSystem.kind(of: path) {
            case nil:
                found.unreadable.append(
                    Diagnostic(.error, "missing-file", "there is no such file or folder", path: path))
            case .folder:
                let known = found.ignored.count
                var rules = IgnoreRules()
                let keys = PathKeys(current: fileSystem.resolved("."))
                if !includesIgnored {
                    rules.readAbove(path, keys: keys, exists: { fileSystem.kind(of: $0) != nil }) {
                        try? fileSystem.read($0)
                    }
                }
                let files = files(below: path, root: path, isGiven: true, key: keys.key(path), &rules, &found)
                if files.isEmpty { found.empty.append(nothing(below: path, ignored: found.ignored[known...])) }
                files.forEach(add)
            case .file, .other:
                add(path)
            }
        }
        return found
    }

    private func files(
        below folder: String, root: String, isGiven: Bool = false, key: String, _ rules: inout IgnoreRules,
        _ found: inout Found
    ) -> [String] {
        var files: [String] = []
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        var known = Folder(isGiven: isGiven)
        do throws(Diagnostic) {
            let entries = try fileSystem.entries(of: folder)
            let ruleCount = rules.count
            defer { rules.removeLast(rules.count - ruleCount) }
            if !includesIgnored, entries.contains(where: { $0.name == ".gitignore" }),
                let bytes = try? fileSystem.read(prefix + ".gitignore")
            {
                rules.read(bytes, folder: key)
            }
            // Hidden are build folders, and the `._` files in which macOS keeps attributes.
            for entry in entries {
                guard !entry.name.hasPrefix(".") || includesIgnored && entry.name == ".build" else {
                    if entry.name == Configurations.fileName { known.isConfigured = true }
                    // Git's own folder is never the project's.
                    if entry.kind == .folder ? entry.name != ".git" : kinds.include(entry.name) {
                        found.ignored.append(.init(prefix + entry.name, .hidden))
                    }
                    continue
                }
                guard entry.isUTF8 || entry.kind != .folder && !kinds.include(entry.name) else {
                    found.unreadable.append(
                        Diagnostic(
                            .error, "unreadable-name", "cannot be read: its name is not UTF-8",
                            path: prefix + entry.name, fixHint: "rename it"))
                    continue
                }
                if let file = ProjectModel.projectFile(entry.name, isFolder: entry.kind == .folder) {
                    found.projects.append(prefix + file)
                }
                let entryKey = key == "." ? entry.name : "\(key)/\(entry.name)"
                if rules.ignores(entryKey, isFolder: entry.kind == .folder) {
                    if entry.kind == .folder || kinds.include(entry.name) {
                        found.ignored.append(.init(prefix + entry.name, .gitignore))
                    }
                    continue
                }
                if entry.kind == .file, !kinds.include(entry.name) { found.otherFiles += 1 }
                switch entry.kind {
                case .file where kinds.include(entry.name): files.append(prefix + entry.name)
                case .file where entry.name.ends(with: "Info.plist"): found.manifests.append(prefix + entry.name)
                case .file where ProjectResources.isResource(entry.name): found.resources.append(prefix + entry.name)
                case .file where entry.name.ends(with: ".strings") || entry.name.ends(with: ".xcstrings"):
                    found.translations.append(prefix + entry.name)
                // Interface Builder's old format was a folder.
                case .folder where entry.name.ends(with: ".nib"): found.resources.append(prefix + entry.name)
                case .folder where entry.name.ends(with: ".xcassets"): found.catalogs.append(prefix + entry.name)
                case .folder where !includesIgnored && ProjectFolders.isIgnored(entry.name):
                    found.ignored.append(.init(prefix + entry.name, .dependency))
                case .folder:
                    files += self.files(
                        below: prefix + entry.name, root: root, key: entryKey, &rules, &found)
                case .link:
                    if let note = note(ofLink: prefix + entry.name, root: root) { found.notes.append(note) }
                default: break
                }
            }
            found.folders[Path.folder(of: prefix + ".")] = known
        } catch {
            found.unreadable.append(error)
        }
        return files
    }

    /// That a link is not followed, where what it leads to is not found at its own place.
    private func note(ofLink path: String, root: String) -> Diagnostic? {
        let kind = fileSystem.kind(of: path)
        guard kind == .folder || kinds.include(Path.name(of: path)) else { return nil }
        if let target = fileSystem.resolved(path), let root = fileSystem.resolved(root),
            target == root || AbsolutePaths.relative(target, to: root) != nil
        {
            return nil
        }
        let reason = kind == nil ? "it leads nowhere" : "it leads out of the folder"
        return Diagnostic(
            .note, "link-not-followed", "this link is not followed: \(reason)", path: path,
            fixHint: kind == nil ? nil : "name what it leads to as a path of its own")
    }

    private func nothing(below path: String, ignored: ArraySlice<FilesReport.LeftOut>) -> Diagnostic {
        let ignored = ignored.filter { $0.reason != .hidden }.map(\.path)
        let kinds = kinds.names.map { $0.hasPrefix(".") ? "*" + $0 : $0 }.joined(separator: " or ")
        let passedOver = ignored.prefix(3).joined(separator: ", ") + (ignored.count > 3 ? " …" : "")
        return Diagnostic(
            .error, "nothing-found", "there is no \(kinds) file below this folder", path: path,
            notes: ignored.isEmpty
                ? []
                : [
                    Diagnostic.Note(
                        "passed over as dependencies, build products or ignored by git: \(passedOver) (--include-ignored looks there)"
                    )
                ])
    }
}
