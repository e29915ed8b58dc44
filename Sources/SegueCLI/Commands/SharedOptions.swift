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

    @Option(
        help: ArgumentHelp(
            "Whether text for people has colours.",
            discussion: """
                With auto terminals have them, unless NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE or CLICOLOR say otherwise. \
                A file that --output names never has any.
                """, valueName: "when"))
    var color = ColorChoice.auto
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
