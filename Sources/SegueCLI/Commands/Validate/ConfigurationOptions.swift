import CommandArguments

/// Which configuration `segue validate` obeys.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Obey this configuration for all files, instead of the nearest .segue.yml of each.",
            discussion: "Paths and patterns in it are relative to the folder it lies in.", valueName: "file"))
    var config: String?

    @Flag(
        help: ArgumentHelp(
            "Show what holds for the files, as a configuration that names every rule, and check nothing.",
            discussion: "Comments say where each setting is from; --config reads it again."))
    var printConfig = false

    mutating func validate() throws {
        if config?.isEmpty == true { throw ValidationError("--config takes the path of a file.") }
    }
}
