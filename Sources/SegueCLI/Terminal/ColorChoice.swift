import CommandArguments

/// Whether text has colours: what `--color` takes, and what the environment says where it is not given.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// The variables that ``init(environment:)`` reads.
    static let variables = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM"]

    /// What the environment wants: `NO_COLOR` (https://no-color.org) comes first, then `FORCE_COLOR`
    /// (https://force-color.org) and `CLICOLOR_FORCE` (https://bixense.com/clicolors), then `CLICOLOR=0` and a terminal
    /// that calls itself dumb. An empty variable counts as not set.
    init(environment: [String: String]) {
        func forces(_ name: String) -> Bool {
            guard let value = environment[name] else { return false }
            // Programs disagree on whether FORCE_COLOR=0 forces colours. People who write it do not want any.
            return !["", "0", "false"].contains(value)
        }
        if environment["NO_COLOR"]?.isEmpty == false {
            self = .never
        } else if forces("FORCE_COLOR") || forces("CLICOLOR_FORCE") {
            self = .always
        } else if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" {
            self = .never
        } else {
            self = .auto
        }
    }
}
