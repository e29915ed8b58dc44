import SourceText

/// The targets of the project files that were found, and which files belong to which.
///
/// ```swift
/// var model = ProjectModel(keys: PathKeys(current: "/work"))
/// model.read("App.xcodeproj/project.pbxproj") { try? files.read($0) }
/// model.targets(of: "App/Main.storyboard").map { model.targets[$0].name }     // ["App"]
/// ```
/// What a project file does not say, or says in a way that cannot be read, belongs to no target.
public struct ProjectModel: Sendable, Hashable {
    /// How paths are compared.
    public let keys: PathKeys
    /// All targets, in the order of the project files that were read.
    public private(set) var targets: [ProjectTarget] = []
    private var owners: [String: [Int]] = [:]
    private var folderOwners: [String: [Int]] = [:]
    private var ofManifests: [String: [Int]] = [:]
    private var known: Set<String> = []

    /// A model without targets.
    public init(keys: PathKeys = PathKeys()) {
        self.keys = keys
    }

    /// The project file that a folder's entry of that name has: a path to read as seen from the folder; `nil` for none.
    public static func projectFile(_ name: String, isFolder: Bool) -> String? {
        if isFolder { return name.ends(with: ".xcodeproj") ? name + "/project.pbxproj" : nil }
        return name == "Package.swift" ? name : nil
    }

    /// Reads a `project.pbxproj` or a `Package.swift`, unless that has been done.
    ///
    /// - Parameter read: The bytes of a file, the configuration files of the project among them; `nil` for none.
    public mutating func read(_ path: String, _ read: (_ path: String) -> [UInt8]?) {
        let key = keys.key(path)
        guard known.insert(key).inserted, let bytes = read(path) else { return }
        let parts = key.split(separator: "/", omittingEmptySubsequences: false)
        let isPackage = parts.last == "Package.swift"
        let folder = parts.dropLast(isPackage ? 1 : 2).joined(separator: "/")
        let place = folder.isEmpty ? key.hasPrefix("/") ? "/" : "." : folder
        if isPackage {
            add(PackageManifest(bytes, path: path, folder: place, keys: keys).targets)
        } else {
            add(XcodeProject(SourceFile(path: path, bytes: bytes), folder: place, keys: keys, read: read).targets)
        }
    }

    /// Reads the project files in the folders above one: up to the folder that holds a repository, else in the next.
    public mutating func readAbove(
        _ path: String, list: (_ folder: String) -> [(name: String, isFolder: Bool)],
        _ read: (_ path: String) -> [UInt8]?
    ) {
        var levels: [[(name: String, isFolder: Bool)]] = []
        let above = keys.foldersAbove(path).prefix(Self.mostFoldersAbove)
        var isRepository = list(path).contains { $0.name == ".git" }
        for folder in above where !isRepository {
            let entries = list(folder)
            levels.append(entries)
            isRepository = entries.contains { $0.name == ".git" }
        }
        // Outside a repository nothing says where the project ends.
        for (folder, entries) in zip(above, isRepository ? levels[...] : levels.prefix(1)) {
            for entry in entries {
                guard let file = Self.projectFile(entry.name, isFolder: entry.isFolder) else { continue }
                self.read(folder == "." ? file : folder == "/" ? "/" + file : "\(folder)/\(file)", read)
            }
        }
    }

    private static let mostFoldersAbove = 12

    private mutating func add(_ found: [ProjectTarget]) {
        for target in found {
            let number = targets.count
            targets.append(target)
            for file in target.files { owners[file, default: []].append(number) }
            for folder in target.folders { folderOwners[folder, default: []].append(number) }
            for manifest in target.manifests ?? [] { ofManifests[manifest, default: []].append(number) }
        }
    }

    /// The targets that a file belongs to, by their numbers in ``targets``.
    ///
    /// What a target lists by name counts before what lies in its folders, and the nearest folder before those around it.
    public func targets(of path: String) -> [Int] {
        guard !targets.isEmpty else { return [] }
        let key = keys.key(path)
        let listed = owners[key] ?? []
        let around = inFolders(key)
        guard !listed.isEmpty else { return around }
        let projects = Set(listed.map { targets[$0].project })
        return listed + around.filter { projects.contains(targets[$0].project) && !listed.contains($0) }
    }

    private func inFolders(_ key: String) -> [Int] {
        guard !folderOwners.isEmpty else { return [] }
        var folder = key[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            let owners = (folderOwners[String(folder)] ?? []).filter { !targets[$0].leavesOut(key) }
            if !owners.isEmpty { return owners }
        }
        return key.hasPrefix("/") ? [] : (folderOwners["."] ?? []).filter { !targets[$0].leavesOut(key) }
    }

    /// Whether a file belongs to targets of tests alone; `nil` where it belongs to none.
    public func isTest(_ path: String) -> Bool? {
        let owners = targets(of: path)
        return owners.isEmpty ? nil : owners.allSatisfy { targets[$0].kind == .test }
    }

    /// The targets whose `Info.plist` is at a path.
    public func targets(ofManifest path: String) -> [Int] { ofManifests[keys.key(path)] ?? [] }
}
