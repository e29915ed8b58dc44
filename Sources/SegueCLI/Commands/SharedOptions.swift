import CommandArguments

/// Where a report goes, and in which shape.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the report to this file instead of standard output.",
            discussion: "An existing file is replaced only if segue wrote it.", valueName: "file"))
    var output: String?

    @Flag(help: "Replace the file that --output names, whatever it is.")
    var force = false
}

/// How many files are read at a time.
struct JobsOption: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Read up to this many files at a time; the result is the same.", discussion: "Default: one for each core.",
            valueName: "count"))
    var jobs: Int?

    mutating func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up, not \(jobs).") }
    }
}
