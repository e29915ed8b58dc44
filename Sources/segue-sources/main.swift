#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

do {
    try SourcesTool.run(Array(CommandLine.arguments.dropFirst()))
} catch {
    let text = Array("segue-sources: \(error)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
    exit((error as? SourcesTool.Failure)?.status ?? 70)
}
