import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files and folders, through the operating system's own calls. Every failure is a ``Diagnostic`` about the path.
struct FileSystem: Sendable {
    /// What a path leads to, links followed.
    enum Kind: Sendable, Hashable {
        case file, folder, other
    }

    /// What tells two paths to one file apart from two files.
    struct Identity: Sendable, Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// The largest file that is read; above what any reader of ours takes.
    var largestFile = 1 << 30

    /// The descriptor that is read as standard input.
    var standardInput: Int32 = 0

    /// What `path` leads to; `nil` when there is nothing.
    func kind(of path: String) -> Kind? { status(of: path).map { Self.kind($0) } }

    /// Whether `path` is a folder, and not a link to one.
    func isFolderItself(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && Self.kind(status) == .folder
    }

    /// Which file `path` leads to.
    func identity(of path: String) -> Identity? {
        status(of: path).map { Identity(device: UInt64($0.st_dev), number: UInt64($0.st_ino)) }
    }

    /// What changes when somebody writes the file at `path`; `nil` when there is none.
    func stamp(of path: String) -> WatchedFiles.Stamp? {
        guard let status = status(of: path) else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return WatchedFiles.Stamp(
            seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
            identity: Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
    }

    /// The bytes of the file at `path`.
    ///
    /// Throws `missing-file`, `unreadable-file` or `file-too-large`. Never waits: a pipe or a device is not read.
    func read(_ path: String) throws(Diagnostic) -> [UInt8] {
        // A pipe without a writer would make an ordinary open wait for ever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw problem(reading: path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem(reading: path, errno) }
        switch Self.kind(status) {
        case .file: break
        case .folder: throw Diagnostic(.error, "unreadable-file", "is a folder, not a file", path: path)
        case .other: throw Diagnostic(.error, "unreadable-file", "is neither a file nor a folder", path: path)
        }
        let size = Int(status.st_size)
        guard size <= largestFile else {
            throw Diagnostic(.error, "file-too-large", "has \(size) bytes; at most \(largestFile) are read", path: path)
        }
        var failure: Int32 = 0
        // One byte more than the size, so that the end shows without another allocation.
        let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            while count < buffer.count {
                let got = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if got > 0 {
                    count += got
                } else if got == 0 || errno != EINTR {
                    failure = got == 0 ? 0 : errno
                    break
                }
            }
        }
        guard failure == 0 else { throw problem(reading: path, failure) }
        return bytes
    }

    /// The bytes of the descriptor that standard input is, up to its end.
    func readStandardInput() throws(Diagnostic) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let size = chunk.count
            let got = chunk.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { systemRead(standardInput, $0, size) } ?? 0
            }
            if got > 0 {
                bytes += chunk[..<got]
                guard bytes.count <= largestFile else {
                    throw Diagnostic(
                        .error, "file-too-large", "has more than \(largestFile) bytes", path: "<stdin>")
                }
            } else if got == 0 {
                return bytes
            } else if errno != EINTR {
                throw problem(reading: "<stdin>", errno)
            }
        }
    }

    /// The names in the folder at `path`, sorted by their bytes, with whether each is a link, a folder, or a file.
    func entries(of path: String) throws(Diagnostic) -> [Entry] {
        guard let folder = opendir(path) else { throw problem(reading: path, errno) }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let (name, isUTF8) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    // A bad byte is repaired by U+FFFD, which a name has very rarely by itself.
                    let name = String(cString: $0)
                    return (name, !name.utf8.contains(0xEF) || String(validatingCString: $0) != nil)
                }
            }
            guard name != ".", name != ".." else { continue }
            let kind = entryKind(Int32(entry.pointee.d_type), at: path + "/" + name)
            entries.append(Entry(name: name, kind: kind, isUTF8: isUTF8))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Something in a folder.
    struct Entry: Sendable, Hashable {
        let name: String
        let kind: EntryKind
        /// Whether the name is UTF-8; a path with a repaired name leads nowhere.
        let isUTF8: Bool
    }

    /// What a folder holds, links not followed.
    enum EntryKind: Sendable, Hashable { case file, folder, link, other }

    private func entryKind(_ type: Int32, at path: String) -> EntryKind {
        switch type {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            // Some file systems leave the type out.
            var status = stat()
            guard lstat(path, &status) == 0 else { return .other }
            if status.st_mode & S_IFMT == S_IFLNK { return .link }
            return Self.kind(status) == .folder ? .folder : Self.kind(status) == .file ? .file : .other
        default: return .other
        }
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    private func problem(reading path: String, _ number: Int32) -> Diagnostic {
        switch number {
        case ENOENT, ENOTDIR: Diagnostic(.error, "missing-file", "there is no such file", path: path)
        default: Diagnostic(.error, "unreadable-file", "cannot be read: \(systemReason(number))", path: path)
        }
    }
}

/// The operating system's own words for an error number.
func systemReason(_ number: Int32) -> String { String(cString: strerror(number)) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
