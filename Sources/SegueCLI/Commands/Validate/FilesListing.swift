import AppProject
import Reporters
import SourceText
import Validation

/// `segue validate --show-files`: which files would be checked, and why others would not.
struct FilesListing {
    let tool: Tool
    let configurations: Configurations
    let project: ProjectModel
    /// What was found, without the files of tests.
    let found: InputFinder.Found

    /// - Parameters:
    ///   - interfaces: The paths of the storyboards and xibs.
    ///   - modules: The app's sources that are named.
    func report(interfaces: [String], modules: [AppClasses.Module]) -> (report: FilesReport, status: ExitStatus) {
        var files: [FilesReport.File] = []
        var leftOut = found.ignored
        leftOut += found.notes.map { .init($0.path, .link, detail: $0.message) }
        leftOut += found.unreadable.map { .init($0.path, .unreadable, detail: $0.message) }
        func add(_ path: String, _ kind: FilesReport.File.Kind) {
            let governor = configurations.find(for: path)
            if let governor, !governor.found.configuration.includes(governor.path) {
                let configuration = governor.found.configuration
                leftOut.append(
                    .init(
                        path, configuration.excludes(governor.path) ? .excluded : .notIncluded,
                        detail: configuration.path))
            } else {
                files.append(
                    .init(
                        path: path, kind: kind, configuration: governor?.found.configuration.path,
                        targets: project.targets(of: path).map { project.targets[$0].name }))
            }
        }
        for path in interfaces { add(path, .interface) }
        let sources = sources(of: modules)
        for path in sources.files { add(path, .source) }
        leftOut += sources.leftOut
        // A file of tests that is named is checked. One source may be named for several modules.
        let checked = Set(files.map(\.path))
        var seen: Set<FilesReport.LeftOut> = []
        leftOut.removeAll { checked.contains($0.path) || !seen.insert($0).inserted }
        let isReadable = !leftOut.contains { $0.reason == .unreadable }
        return (
            FilesReport(files: files, leftOut: leftOut, otherFiles: max(0, found.otherFiles - sources.counted)),
            isReadable ? .success : .unreadableInput
        )
    }

    /// The app's sources, and how many of them were counted as files of other kinds.
    private func sources(
        of modules: [AppClasses.Module]
    ) -> (files: [String], leftOut: [FilesReport.LeftOut], counted: Int) {
        guard !modules.isEmpty else { return ([], [], 0) }
        let environment = SystemBuildEnvironment(
            variables: tool.environment, executable: tool.executable, supervisor: tool.supervisor)
        let sources = SourceFinder(environment, project: project).find(modules.flatMap(\.paths))
        let folders = Set(found.ignored.map(\.path))
        func isInside(_ path: String) -> Bool {
            var folder = Path.folder(of: path)
            while folder != ".", folder != "/" {
                if folders.contains(folder) { return true }
                folder = Path.folder(of: folder)
            }
            return false
        }
        let leftOut =
            sources.tests.map { path in
                FilesReport.LeftOut(path, .test, detail: project.targetNames(of: path))
            }
            // What is in a folder that is left out is not listed again.
            + sources.ignored.filter { !isInside($0) }.map { .init($0, .gitignore) }
            + sources.missing.map { .init($0, .unreadable, detail: "there is no such file or folder") }
            + sources.unreadable.map { .init($0.path, .unreadable, detail: $0.reason) }
        let files = sources.swift + sources.objectiveC
        return (files, leftOut, (files + sources.tests).count { found.folders[Path.folder(of: $0)] != nil })
    }
}

extension ProjectModel {
    /// The names of the targets a file belongs to; `nil` where it belongs to none.
    func targetNames(of path: String) -> String? {
        let names = targets(of: path).map { targets[$0].name }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
