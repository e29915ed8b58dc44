/// Where a path leads, so that paths given in different ways can be held against each other.
struct AbsolutePaths {
    let files: FileSystem
    /// The current folder, without links.
    let current: String

    init(_ files: FileSystem) {
        self.files = files
        current = files.resolved(".") ?? "/"
    }

    /// `path` from the root, links in existing folders resolved. The file itself need not exist.
    func absolute(_ path: String) -> String {
        var folder = Path.folder(of: path)
        var rest = [Path.name(of: path)]
        while files.resolved(folder) == nil, folder != ".", folder != "/" {
            rest.insert(Path.name(of: folder), at: 0)
            folder = Path.folder(of: folder)
        }
        return rest.reduce(files.resolved(folder) ?? current) { $1 == "." ? $0 : Path.join($0, $1) }
    }

    /// The folder at `path` from the root.
    func absoluteFolder(_ path: String) -> String { files.resolved(path) ?? absolute(path) }

    /// An absolute path as seen from a folder above it; `nil` when it is not below that folder.
    static func relative(_ path: String, to folder: String) -> String? {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// How one gets from a folder to a path, both from the root: `../App/Main.storyboard`.
    static func steps(from folder: String, to path: String) -> String {
        if let below = relative(path, to: folder) { return below }
        let folders = folder.split(separator: "/"), parts = path.split(separator: "/")
        let shared = zip(folders, parts).prefix { $0 == $1 }.count
        return (repeatElement("..", count: folders.count - shared) + parts.dropFirst(shared)).joined(separator: "/")
    }

    /// An absolute path as a person in the current folder would write it.
    func shown(_ path: String) -> String { Self.relative(path, to: current) ?? path }
}
