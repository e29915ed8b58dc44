#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

ProcessLimits.apply()
ProcessLimits.withLargeStack {
    do {
        try SourcesTool.run(Array(CommandLine.arguments.dropFirst()), watch: .process)
    } catch {
        let text = Array("segue-sources: \(error)\n".utf8)
        _ = write(STDERR_FILENO, text, text.count)
        exit((error as? SourcesTool.Failure)?.status ?? 70)
    }
}
