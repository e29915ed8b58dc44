import CommandArguments
import InterfaceBuilder
import Reporters
import SceneDiff
import SourceText

/// `segue diff`: what is different between two versions.
struct DiffCommand: ReportingCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown, html, agent }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "diff",
            abstract:
                "Shows what is different between two versions of storyboards: scenes, segues, views, constraints.",
            discussion: """
                Compares what the files describe, not how they are written. Left out, unless --all is given, is what \
                Interface Builder writes by itself: versions, the device on the canvas, the places of scenes, the \
                order of resources, frames that follow from constraints or are rounded to half a point.

                    segue diff old/Main.storyboard new/Main.storyboard
                    segue diff old/App new/App
                    segue diff --git HEAD
                    segue diff --git main App/ --format json
                    segue diff --git origin/main --format markdown

                --format markdown is a comment for a pull request, html a page with both scene maps, agent a compact \
                text for coding agents. --link makes links of their lines; in GitHub Actions they are links by \
                themselves.

                --git compares the working tree with a revision. For git's own commands, segue takes the arguments of \
                an external diff program, and --textconv prints one file so that git can compare its lines:

                    git config diff.segue.textconv 'segue diff --textconv'
                    echo '*.storyboard diff=segue' >> .gitattributes

                The exit status is 0 when nothing is different, 1 when something is, and 65 when a file could not be \
                read; called by git as an external diff program, always 0, as git asks.
                """)
    }

    @Argument(help: ArgumentHelp("The old and the new file or folder; with --git, what to compare.", valueName: "path"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("Compare the working tree with this revision.", valueName: "revision"))
    var git: String?

    @Flag(help: "Show changes without consequence too.")
    var all = false

    @Flag(help: "Print one file as lines for git's textconv.")
    var textconv = false

    @Option(help: ArgumentHelp("The path by which the report calls two files.", valueName: "path"))
    var label: String?

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "How lines are linked in Markdown and HTML, such as 'https://host/owner/app/blob/{commit}/{path}#L{line}'.",
            valueName: "template"))
    var link: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var parallel: JobsOption

    mutating func validate() throws {
        if textconv, paths.count != 1 || git != nil { throw ValidationError("--textconv takes one file.") }
        if git == nil, !textconv, ![2, 7, 9].contains(paths.count) {
            throw ValidationError("Name two files or folders, or a revision with --git.")
        }
        guard let link else { return }
        do throws(LineLinks.Problem) {
            _ = try LineLinks(link)
        } catch {
            throw ValidationError("--link '\(link)': \(error.message).")
        }
    }

    func run(in tool: Tool) throws -> ExitStatus {
        if textconv { return try list(paths[0], tool) }
        let delivery = try Delivery(output, tool)
        let finder = VersionFinder(files: tool.files)
        let linking = LinkSettings(template: link, tool, isWanted: format == .markdown || format == .html)
        var found = VersionFinder.Found()
        var isExternal = false
        if let revision = git {
            let git = try Git(tool, around: paths)
            found.files = try git.changedFiles(since: revision, below: paths)
            if linking.links?.needsCommit == true { found.files = try git.withCommits(found.files) }
        } else if paths.count == 2 {
            found = try finder.compare(paths[0], paths[1], label: label)
        } else {
            guard let file = finder.external(paths) else {
                throw Stop(.usage, "\(paths.count) paths are given; segue diff compares two")
            }
            found.files = [file]
            isExternal = true
        }
        var status = tool.report(found.unreadable, status: .unreadableInput)
        status = max(status, tool.report(found.empty, status: .usage))
        let files = git == nil ? found.files.map { linking.linked($0) } : found.files
        if files.isEmpty, status != .success { return status }

        if files.count > 1 { tool.terminal.progress("comparing \(files.count) files") }
        let fileSystem = tool.files
        let detail: DocumentDifference.Detail =
            switch format {
            case .text, .json: []
            case .markdown, .agent: .parts
            case .html: [.parts, .maps]
            }
        let results = Parallel.map(files, jobs: parallel.jobs ?? Parallel.defaultJobs) {
            $0.compared(fileSystem, detail: detail)
        }
        for (problem, source) in results.flatMap(\.problems) {
            status = max(status, tool.report([problem], status: .unreadableInput) { _ in source })
        }
        let report = DifferenceReport(files: results.compactMap(\.file), showsAll: all, links: linking.links)
        if !report.files.isEmpty || files.isEmpty { try deliver(report, delivery, tool) }
        if !report.isEmpty { status = max(status, .findings) }
        // Git takes any other status for a failure and stops.
        return isExternal ? .success : status
    }

    private func deliver(_ report: DifferenceReport, _ delivery: Delivery, _ tool: Tool) throws {
        switch format {
        case .text:
            let options = DifferenceReport.TextOptions(
                columns: delivery.columns, unicode: !delivery.isStandardOutput || tool.terminal.showsUnicode,
                colors: delivery.usesColors)
            try delivery.deliver(text: report.text(options: options))
        case .json:
            try delivery.deliver(document: report.json(generator: OutputFile.signature))
        case .markdown:
            // A file has one line more, which says who wrote it.
            let limit = DifferenceReport.commentLimit - 100
            try delivery.deliver(text: report.markdown(limit: limit), comment: ("<!-- ", " -->"))
        case .html:
            let page = report.html(generator: OutputFile.signature)
            try delivery.deliver(text: page, comment: ("<!-- ", " -->"))
        case .agent:
            try delivery.deliver(text: report.agentText(), comment: ("// ", ""))
        }
    }

    /// A file that cannot be read is printed as it is: git would stop at a failure, and such a file is just what one
    /// wants to see.
    private func list(_ path: String, _ tool: Tool) throws -> ExitStatus {
        let bytes = try tool.files.read(path)
        do throws(Diagnostic) {
            let document = try InterfaceDocument(parsing: SourceFile(path: path, bytes: bytes))
            tool.terminal.write(DocumentListing(document).text)
        } catch {
            tool.terminal.write("\(error.message) [\(error.identifier)]\n" + String(decoding: bytes, as: UTF8.self))
        }
        return .success
    }
}
