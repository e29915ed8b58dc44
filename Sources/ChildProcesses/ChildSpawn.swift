#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The three pipes between this process and a child, while the child is being made.
package struct ChildPipes: ~Copyable {
    package var input = PipeEnds()
    package var output = PipeEnds()
    package var errors = PipeEnds()
    /// The socket to a supervisor, when there is one.
    package var lifeline = PipeEnds()

    /// One pipe: the end that stays here and the end that the child gets.
    package struct PipeEnds: ~Copyable {
        package var ours = Descriptor()
        package var childs = Descriptor()

        package mutating func open(childReads: Bool) throws(SystemError) {
            guard let ends = Descriptor.pipe() else { throw SystemError(number: errno) }
            ours = Descriptor(childReads ? ends.write : ends.read)
            childs = Descriptor(childReads ? ends.read : ends.write)
        }
    }

    /// Makes the pipes.
    package mutating func open(supervised: Bool) throws(SystemError) {
        if supervised {
            guard let ends = Descriptor.sockets() else { throw SystemError(number: errno) }
            lifeline.ours = Descriptor(ends.0)
            lifeline.childs = Descriptor(ends.1)
        }
        try input.open(childReads: true)
        try output.open(childReads: false)
        try errors.open(childReads: false)
    }

    /// Starts the program in a process group of its own, with default signal handling.
    package func spawn(_ command: ChildProcess) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_adddup2(&actions, input.childs.number, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.childs.number, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.childs.number, STDERR_FILENO)
        // The last one, because the number may be that of one of the others.
        if lifeline.childs.isOpen {
            posix_spawn_file_actions_adddup2(&actions, lifeline.childs.number, Supervisor.lifeline)
        }

        var none = sigset_t()
        sigemptyset(&none)
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var process: pid_t = 0
        let words = command.words
        let number = withCStrings(words) { arguments in
            withCStrings(command.environment.map { "\($0.key)=\($0.value)" }.sorted()) { environment in
                posix_spawn(&process, words[0], &actions, &attributes, arguments, environment)
            }
        }
        guard number == 0 else { throw SystemError(number: number) }
        return process
    }

    /// Lets go of the ends that the child has by now.
    package mutating func closeChildEnds() {
        input.childs.close()
        output.childs.close()
        errors.childs.close()
        lifeline.childs.close()
    }
}

/// An error number of the operating system.
package struct SystemError: Error, Sendable, Hashable {
    package var number: Int32

    package init(number: Int32) { self.number = number }

    /// The operating system's own words.
    package var text: String { String(cString: strerror(number)) }
}

/// A thread that waits for a child to end without reaping it, and then closes a pipe.
package enum ExitWatch {
    private typealias Task = (process: pid_t, descriptor: Int32)

    /// Starts watching; the descriptor reaches end of file when the child has ended.
    package static func begin(_ process: pid_t) throws(SystemError) -> (thread: pthread_t, descriptor: Int32) {
        guard let ends = Descriptor.pipe() else { throw SystemError(number: errno) }
        let task = UnsafeMutablePointer<Task>.allocate(capacity: 1)
        task.initialize(to: (process, ends.write))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let number = pthread_create(&thread, nil, { ExitWatch.wait($0) }, task)
        #if canImport(Darwin)
            let created = thread
        #else
            let created: pthread_t? = thread
        #endif
        guard number == 0, let created else {
            task.deallocate()
            close(ends.read)
            close(ends.write)
            throw SystemError(number: number)
        }
        return (created, ends.read)
    }

    private static func wait(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let task = argument?.assumingMemoryBound(to: Task.self) else { return nil }
        var information = siginfo_t()
        while waitid(P_PID, id_t(task.pointee.process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        close(task.pointee.descriptor)
        task.deallocate()
        return nil
    }
}

/// Calls `body` with the texts as a C array of C strings that ends with a null pointer.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}

extension ChildProcess {
    /// What is started: the child's own command, or that of its supervisor.
    fileprivate var words: [String] {
        let own = [executable] + arguments
        guard let supervision else { return own }
        let request = Supervisor.Request(
            isolates: supervision.isolates, fixesAddresses: supervision.fixesAddresses, folder: supervision.folder,
            words: own)
        return [supervision.executable] + request.arguments
    }
}
