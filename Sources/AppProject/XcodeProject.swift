import SourceText

/// The targets of a `project.pbxproj`.
///
/// The format is read as far as Xcode documents it by what it writes: groups, build phases, synchronized folders
/// (Xcode 16) and build settings. A path or setting that cannot be resolved is left out.
struct XcodeProject {
    private(set) var targets: [ProjectTarget] = []

    private let objects: [String: [String: PropertyListObjects.Value]]
    private let folder: String
    private let keys: PathKeys
    private var parents: [String: String] = [:]
    /// The keys of groups and files; empty for one whose path cannot be told.
    private var paths: [String: String] = [:]

    /// - Parameters:
    ///   - folder: The key of the folder that holds the `.xcodeproj`.
    ///   - read: The bytes of a configuration file; `nil` for none.
    init(_ file: SourceFile, folder: String, keys: PathKeys, read: (_ path: String) -> [UInt8]?) {
        let list = PropertyListObjects(file.bytes)
        objects = list.objects
        self.keys = keys
        let root = objects.values.first { $0["isa"]?.text == "PBXProject" }
        let inner = root?["projectDirPath"]?.text ?? ""
        self.folder = inner.isEmpty ? folder : keys.key(inner, in: folder)
        for (id, object) in objects {
            for child in object["children"]?.list ?? [] { parents[child] = id }
        }
        let ids = objects.keys.filter { objects[$0]?["isa"]?.text?.hasSuffix("Target") == true }.sorted()
        guard !ids.isEmpty else { return }
        let exceptions = exceptionsByTarget()
        var settings = ProjectSettings(
            list, root: root, folder: self.folder, keys: keys, path: { self.path($0) }, read: read)
        for id in ids {
            guard let object = objects[id] else { continue }
            var target = ProjectTarget(
                name: object["name"]?.text ?? "", kind: Self.kind(object["productType"]?.text), project: file.path)
            addFiles(of: object, to: &target)
            for exception in exceptions[id] ?? [] {
                if target.folders.contains(exception.folder) {
                    target.excluded.formUnion(exception.files)
                } else {
                    target.files.formUnion(exception.files)
                }
            }
            settings.read(object, into: &target) { file.position(at: $0) }
            targets.append(target)
        }
    }

    private static func kind(_ type: String?) -> ProjectTarget.Kind {
        guard let type else { return .other }
        if type.contains("-test") { return .test }
        if type.contains("framework") || type.contains("library") { return .library }
        return type.hasSuffix(".bundle") ? .other : .executable
    }

    // MARK: Files

    private mutating func addFiles(of object: [String: PropertyListObjects.Value], to target: inout ProjectTarget) {
        for group in object["fileSystemSynchronizedGroups"]?.list ?? [] {
            if let path = path(group) { target.folders.append(path) } else { target.hasUnknownFiles = true }
        }
        for phase in object["buildPhases"]?.list ?? [] {
            for file in objects[phase]?["files"]?.list ?? [] {
                guard let reference = objects[file]?["fileRef"]?.text, let referred = objects[reference] else {
                    continue
                }
                switch referred["isa"]?.text {
                case "PBXVariantGroup", "XCVersionGroup":
                    for child in referred["children"]?.list ?? [] {
                        if let path = path(child) { target.files.insert(path) }
                    }
                case "PBXReferenceProxy": break
                default:
                    if let path = path(reference) { target.files.insert(path) }
                    let type = referred["lastKnownFileType"]?.text ?? referred["explicitFileType"]?.text
                    // What is in such a folder is copied, whatever it is.
                    if type == "folder" { target.hasUnknownFiles = true }
                }
            }
        }
    }

    /// What synchronized folders except for each target: left out where the folder is the target's, else taken in.
    private mutating func exceptionsByTarget() -> [String: [(folder: String, files: [String])]] {
        var found: [String: [(folder: String, files: [String])]] = [:]
        for (id, group) in objects where group["exceptions"] != nil {
            guard let folder = path(id) else { continue }
            for exception in group["exceptions"]?.list ?? [] {
                guard let target = objects[exception]?["target"]?.text,
                    let files = objects[exception]?["membershipExceptions"]?.list
                else { continue }
                found[target, default: []].append((folder, files.map { keys.key($0, in: folder) }))
            }
        }
        return found
    }

    /// The key of a file or group, as far as groups tell; `nil` for one outside of the project's source tree.
    private mutating func path(_ id: String) -> String? {
        var open: [String] = []
        var next: String? = id
        var base: String?
        var seen: Set<String> = []
        while let current = next, seen.insert(current).inserted {
            if let known = paths[current] {
                base = known
                break
            }
            guard let object = objects[current] else { break }
            open.append(current)
            switch object["sourceTree"]?.text {
            case "<group>":
                next = parents[current]
                if next == nil { base = folder }
            case "SOURCE_ROOT": (next, base) = (nil, folder)
            case "<absolute>": (next, base) = (nil, "/")
            default: (next, base) = (nil, "")
            }
        }
        guard var place = base else { return nil }
        for current in open.reversed() {
            if let part = objects[current]?["path"]?.text, !part.isEmpty, !place.isEmpty {
                place = keys.key(part, in: place)
            }
            paths[current] = place
        }
        return place.isEmpty ? nil : place
    }
}
