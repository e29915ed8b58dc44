import Reporters
import SourceText

/// Whether and how the lines of a difference are linked: as `--link` says, or as GitHub Actions' environment allows.
struct LinkSettings {
    /// `nil` where lines have no links.
    let links: LineLinks?
    /// The commit that the environment names for the working tree.
    private let commit: String?
    /// The folder that paths in links start from.
    private let top: String
    private let paths: AbsolutePaths

    /// - Parameter isWanted: Whether the report has links at all.
    init(template: String?, _ tool: Tool, isWanted: Bool) {
        paths = AbsolutePaths(tool.files)
        guard isWanted else {
            (links, commit, top) = (nil, nil, paths.current)
            return
        }
        let environment = tool.environment
        let isAction = environment["GITHUB_ACTIONS"] == "true"
        func variable(_ name: String) -> String? { environment[name].flatMap { isAction && !$0.isEmpty ? $0 : nil } }
        commit = variable("GITHUB_SHA")
        top = variable("GITHUB_WORKSPACE").map { [paths] in paths.absoluteFolder($0) } ?? paths.current
        var template = template
        if template == nil, let server = variable("GITHUB_SERVER_URL"), let name = variable("GITHUB_REPOSITORY") {
            template = "\(server)/\(name)/blob/{commit}/{path}#L{line}"
        }
        links = template.flatMap { try? LineLinks($0) }
    }

    /// The file with what its links need: the new version is taken for the working tree, the old one for a copy.
    func linked(_ file: VersionedFile) -> VersionedFile {
        guard links != nil, let shown = file.newLines?.path else { return file }
        var file = file
        file.newLines?.linkPath = AbsolutePaths.relative(paths.absolute(shown), to: top)
        file.newLines?.commit = commit
        return file
    }
}
