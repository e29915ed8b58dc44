#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file descriptor that is closed when its owner lets go of it.
package struct Descriptor: ~Copyable {
    /// The descriptor's number, or -1 when there is none, which `poll` skips.
    private(set) var number: Int32

    package init(_ number: Int32 = -1) {
        self.number = number
    }

    deinit {
        if number >= 0 { Self.close(number) }
    }

    /// Whether there is something to read from or write to.
    package var isOpen: Bool { number >= 0 }

    /// Closes it before its owner goes.
    package mutating func close() {
        if number >= 0 { Self.close(number) }
        number = -1
    }

    /// Hands the descriptor over to another owner.
    package mutating func take() -> Descriptor {
        defer { number = -1 }
        return Descriptor(number)
    }

    /// Makes reads and writes return at once.
    package func setNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Reads what is there, at most a chunk: 0 when there is nothing yet, `nil` (and closed) at the end.
    package mutating func read(into chunk: inout [UInt8]) -> Int? {
        #if canImport(Glibc)
            let count = Glibc.read(number, &chunk, chunk.count)
        #else
            let count = Darwin.read(number, &chunk, chunk.count)
        #endif
        if count > 0 { return count }
        if count < 0, errno == EAGAIN || errno == EINTR { return 0 }
        close()
        return nil
    }

    /// Both ends of a pipe, neither inherited by children.
    package static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let made = Glibc.pipe(&ends)
        #else
            let made = Darwin.pipe(&ends)
        #endif
        guard made == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Two sockets that are connected, neither inherited by children.
    package static func sockets() -> (Int32, Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func close(_ number: Int32) {
        #if canImport(Glibc)
            _ = Glibc.close(number)
        #else
            _ = Darwin.close(number)
        #endif
    }
}
