import SourceText

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Says on standard error which file is being read, and ends the process when one takes too long: the caller then knows
/// which file was the reason, also of a crash.
struct FileWatch: Sendable {
    /// Processor seconds for one file, and what it may have more for its size.
    static let seconds = 3
    static let bytesPerSecond = 200_000

    /// Does nothing; for use inside another process.
    static let none = FileWatch(isOn: false)
    /// For the tool itself.
    static let process = FileWatch(isOn: true)

    private let isOn: Bool
    /// The number of the first file, where others were read before.
    private var start = 0

    private init(isOn: Bool) { self.isOn = isOn }

    /// The same for files that are numbered from there on.
    func counting(from start: Int) -> FileWatch {
        var watch = self
        watch.start = start
        return watch
    }

    /// The file with that number, counted from 0, is next.
    func begin(_ number: Int, _ file: SourceFile) {
        guard isOn else { return }
        let mark = Array("@\(start + number)\n".utf8)
        _ = write(STDERR_FILENO, mark, mark.count)
        arm(Self.seconds + file.bytes.count / Self.bytesPerSecond)
    }

    /// What concerns all files has as long as the largest program needs.
    func end() {
        guard isOn else { return }
        arm(0)
    }

    /// Processor time, so that a busy machine makes no difference. The signal that comes then ends the process.
    private func arm(_ seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        #if canImport(Glibc)
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        #else
            setitimer(ITIMER_PROF, &timer, nil)
        #endif
    }
}

/// What the process may take of the machine.
enum ProcessLimits {
    /// Bytes of the stack on which files are read; more frames than a tree of ``TreeDepth/deepest`` levels needs.
    static let stack = 512 << 20
    /// Bytes of memory for all, the stack among them.
    static let memory = 6 << 30

    /// Limits this process. A crash ends it at once: nobody reads a backtrace or a core file of it.
    static func apply() {
        for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { signal(number, SIG_DFL) }
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        var memory = rlimit(rlim_cur: rlim_t(Self.memory), rlim_max: rlim_t(Self.memory))
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
        #else
            setrlimit(RLIMIT_CORE, &none)
            setrlimit(RLIMIT_DATA, &memory)
        #endif
    }

    /// Runs `body` on a thread with a large stack and waits for it.
    static func withLargeStack(_ body: @escaping @Sendable () -> Void) {
        typealias Body = @Sendable () -> Void
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stack)
        let argument = UnsafeMutablePointer<Body>.allocate(capacity: 1)
        argument.initialize(to: body)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let number = pthread_create(
            &thread, &attributes,
            { argument in
                #if canImport(Darwin)
                    let body = argument.assumingMemoryBound(to: Body.self)
                #else
                    guard let body = argument?.assumingMemoryBound(to: Body.self) else { return nil }
                #endif
                body.pointee()
                body.deinitialize(count: 1)
                body.deallocate()
                return nil
            }, argument)
        #if canImport(Darwin)
            guard number == 0, let thread else { return body() }
        #else
            guard number == 0 else { return body() }
        #endif
        pthread_join(thread, nil)
    }
}
