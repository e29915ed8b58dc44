import CommandArguments

/// `segue report`: what is in the files. The work is in its subcommands, one for each kind of report.
struct ReportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report",
            abstract: "Shows the scenes of storyboards and how one gets from scene to scene.",
            discussion: """
                All files given are one project: references between its storyboards are followed, each unwind segue \
                names the controllers it may come back to, and an Info.plist below a folder given tells where the app \
                begins. Nothing is run; `segue walk` does that. Without a kind the report is the tree:

                    segue report App/Base.lproj/Main.storyboard
                    segue report App/ | less
                    segue report --format json --output scenes.json App/
                    segue report --scene DetailViewController App/

                Other kinds:

                    segue report views --scene DetailViewController App/
                    segue report graph App/ | dot -Tsvg > scenes.svg
                    segue report refs DetailViewController App/
                    segue report stats App/
                    segue report --unknown App/

                A scene is named by the object id of anything in it, or by its controller's storyboard identifier, \
                class, title or label. Text is cut to the terminal's width; a file or a pipe gets it whole. The exit \
                status is 0, 64 when a name means nothing or several things, or 65 when a file could not be read; the \
                others are reported all the same.
                """,
            subcommands: [
                TreeCommand.self, ViewsCommand.self, GraphCommand.self, RefsCommand.self, StatsCommand.self,
            ],
            defaultSubcommand: TreeCommand.self)
    }
}
