/// The files on which the result of a run depends, as they are at one moment.
struct WatchedFiles: Equatable {
    /// What changes when somebody writes a file.
    struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let identity: FileSystem.Identity
    }

    /// Every file that counts, by its path.
    private var stamps: [String: Stamp] = [:]
    /// The folders in which they lie, sorted.
    var folders: [String] { seen.sorted() }
    private var seen: Set<String> = []

    /// Looks at what `paths`, from the root, stand for: files, and folders with what is not hidden below them, and the
    /// configurations above. The file at `output` is our own and does not count.
    init(_ paths: [String], files: FileSystem, output: String?) {
        for path in paths {
            if files.kind(of: path) == .folder {
                add(folder: path, files, output)
            } else {
                add(path, files, output)
            }
            var folder = path
            repeat {
                folder = Path.folder(of: folder)
                seen.insert(folder)
                add(Path.join(folder, Configurations.fileName), files, output)
            } while folder != "/" && folder != "."
        }
    }

    private mutating func add(folder: String, _ files: FileSystem, _ output: String?) {
        seen.insert(folder)
        for entry in (try? files.entries(of: folder)) ?? [] {
            let path = Path.join(folder, entry.name)
            let isHidden = entry.name.hasPrefix(".")
            // A hidden file may be a configuration or a baseline; editors hide what they are about to write.
            let counts = !isHidden || entry.name.hasSuffix(".yml") || entry.name.hasSuffix(".json")
            switch entry.kind {
            case .folder where !isHidden: add(folder: path, files, output)
            case .file where counts: add(path, files, output)
            default: break
            }
        }
    }

    private mutating func add(_ path: String, _ files: FileSystem, _ output: String?) {
        if path != output { stamps[path] = files.stamp(of: path) }
    }

    static func == (left: WatchedFiles, right: WatchedFiles) -> Bool { left.stamps == right.stamps }
}
