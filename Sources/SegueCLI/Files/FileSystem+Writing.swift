import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// Writes `bytes` to the file at `path` all at once: readers see the old content or the new, never a part, also after
    /// the power has failed.
    ///
    /// A link is followed, so that it stays a link. An existing file keeps its permissions, and its owner where that can
    /// be had. Throws `unwritable-file`; then nothing has changed.
    func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        if kind(of: path) == .other { return try writeThrough(bytes, to: path) }
        let target = resolved(path) ?? path
        let status = status(of: target)
        let permissions = status.map { $0.st_mode & 0o7777 } ?? 0o666 & ~currentMask()
        let failure = put(bytes, at: target) { descriptor, _ in
            if let status { _ = fchown(descriptor, status.st_uid, status.st_gid) }
            return fchmod(descriptor, permissions) == 0 ? nil : systemReason(errno)
        }
        if let failure { throw problem(writing: path, failure) }
    }

    /// Why the file at `path` is better left as it is than written anew; `nil` where nothing speaks against it.
    ///
    /// Who may do everything may write a file that nobody may write; that somebody took the permission away counts all
    /// the same. A file with several names (hard links) would have its old content under the others.
    func reasonToLeave(_ path: String) -> String? {
        guard let status = status(of: path) else { return systemReason(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a regular file" }
        if status.st_mode & 0o222 == 0 { return "it is read-only" }
        if access(path, W_OK) != 0 { return "it cannot be written: \(systemReason(errno))" }
        return status.st_nlink > 1 ? "it has \(status.st_nlink) names (hard links), and only one would change" : nil
    }

    /// Puts `bytes` in the place of `original` at `path`, all at once; a link is followed.
    ///
    /// Answers with the reason where it did not: the file is not `original` any more, its owner, group and permissions
    /// cannot be kept, or it cannot be written. Then nothing has changed.
    func replace(_ original: [UInt8], with bytes: [UInt8], at path: String) -> String? {
        let target = resolved(path) ?? path
        if let reason = reasonToLeave(target) { return reason }
        guard let status = status(of: target) else { return systemReason(errno) }
        return put(bytes, at: target) { descriptor, temporary in
            if temporary.st_uid != status.st_uid || temporary.st_gid != status.st_gid,
                fchown(descriptor, status.st_uid, status.st_gid) != 0
            {
                return "its owner cannot be kept: \(systemReason(errno))"
            }
            guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { return systemReason(errno) }
            // As late as can be: somebody else may have saved it while it was looked at.
            do throws(Diagnostic) {
                let now = try read(target)
                return now == original ? nil : "it has changed since it was read"
            } catch {
                return error.message
            }
        }
    }

    /// Writes a file beside `target` and moves it there when `prepare` has nothing against it; answers with the reason
    /// where it did not.
    ///
    /// - Parameter prepare: Is given the new file, open, and answers with the reason why it must not be moved.
    private func put(_ bytes: [UInt8], at target: String, prepare: (Int32, stat) -> String?) -> String? {
        // In the same folder, because a rename is atomic only within a file system.
        var name = Array((target + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return systemReason(errno) }
        let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var number = Self.send(bytes, to: descriptor)
        var made = stat()
        if number == 0, fstat(descriptor, &made) != 0 { number = errno }
        if number == 0, fsync(descriptor) != 0 { number = errno }
        var reason = number == 0 ? prepare(descriptor, made) : systemReason(number)
        if close(descriptor) != 0, reason == nil { reason = systemReason(errno) }
        if reason == nil, rename(temporary, target) != 0 { reason = systemReason(errno) }
        if let reason {
            unlink(temporary)
            return reason
        }
        Self.syncFolder(of: target)
        return nil
    }

    /// Has the system write down which names the folder of `path` holds: what was renamed there stays so when the power
    /// fails. Some file systems cannot do that for folders; nothing depends on it but that.
    static func syncFolder(of path: String) {
        sync(path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    }

    /// Has the system write down what the file or folder at `path` holds.
    static func sync(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// A device or pipe, `/dev/null` above all, must not be replaced by a file.
    private func writeThrough(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw problem(writing: path, systemReason(errno)) }
        defer { close(descriptor) }
        let failure = Self.send(bytes, to: descriptor)
        guard failure == 0 else { throw problem(writing: path, systemReason(failure)) }
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// The path without links; `nil` when there is nothing at it.
    func resolved(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private func currentMask() -> mode_t {
        let mask = umask(0)
        umask(mask)
        return mask
    }

    private func problem(writing path: String, _ reason: String) -> Diagnostic {
        Diagnostic(.error, "unwritable-file", "cannot be written: \(reason)", path: path)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
