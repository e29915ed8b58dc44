import CommandArguments

/// The command `segue` itself: only its help and its version; the work is in its subcommands.
struct SegueCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "segue",
            abstract: "Validates, walks and reports the storyboards of an app, without Xcode.",
            discussion: """
                Is anything wrong?

                    segue validate App/
                    segue rules

                What is in there, and how does one get from scene to scene?

                    segue report App/Main.storyboard

                What did this change do, apart from what Xcode writes by itself?

                    segue diff --git HEAD

                What comes of two people's changes to one storyboard?

                    segue merge --install

                Does the flow work, with the app's own segue classes? walkthrough.yml lists the steps to take:

                    segue walk Storyboards/CustomSegue --trace

                What does this curve look like, and that spring beside it?

                    segue animate ease-out 'spring(duration: 0.5, bounce: 0.2)'

                A folder stands for everything below it. The exit status tells how it went: 0 all is well, 1 something \
                was found (a fault, a step that failed), 64 the command line or a walkthrough is wrong or names \
                nothing, 65 some input cannot be read, 70 segue itself failed.
                """,
            version: "segue \(Version.current)",
            subcommands: [
                ValidateCommand.self, RulesCommand.self, ReportCommand.self, DiffCommand.self, MergeCommand.self,
                MergetoolCommand.self, WalkCommand.self, AnimateCommand.self, MCPCommand.self,
            ])
    }
}
