import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// Writes `bytes` to the file at `path` all at once: readers see the old content or the new, never a part.
    ///
    /// A link is followed, so that it stays a link. An existing file keeps its permissions. Throws `unwritable-file`;
    /// then nothing has changed.
    func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        if kind(of: path) == .other { return try writeThrough(bytes, to: path) }
        let target = resolved(path) ?? path
        let permissions = permissions(of: target) ?? 0o666 & ~currentMask()
        // In the same folder, because a rename is atomic only within a file system.
        var name = Array((target + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw problem(writing: path, errno) }
        let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var failure = Self.send(bytes, to: descriptor)
        if failure == 0, fchmod(descriptor, permissions) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(temporary, target) != 0 { failure = errno }
        guard failure == 0 else {
            unlink(temporary)
            throw problem(writing: path, failure)
        }
    }

    /// A device or pipe, `/dev/null` above all, must not be replaced by a file.
    private func writeThrough(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw problem(writing: path, errno) }
        defer { close(descriptor) }
        let failure = Self.send(bytes, to: descriptor)
        guard failure == 0 else { throw problem(writing: path, failure) }
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

    private func permissions(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    private func currentMask() -> mode_t {
        let mask = umask(0)
        umask(mask)
        return mask
    }

    private func problem(writing path: String, _ number: Int32) -> Diagnostic {
        Diagnostic(.error, "unwritable-file", "cannot be written: \(systemReason(number))", path: path)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
