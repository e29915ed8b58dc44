#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard input and output as bytes.
enum StandardStreams {
    /// A failure in the operating system's words.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(number: Int32) { description = String(cString: strerror(number)) }
    }

    /// Everything up to the end of standard input.
    static func readAll() throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let got = read(STDIN_FILENO, &chunk, chunk.count)
            if got > 0 { bytes += chunk[..<got] }
            if got == 0 { return bytes }
            if got < 0, errno != EINTR { throw Failure(number: errno) }
        }
    }

    /// Writes all of `bytes` to standard output, unless another descriptor is given.
    static func write(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if sent > 0 { rest = rest.dropFirst(sent) }
            if sent < 0, errno != EINTR { throw Failure(number: errno) }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
