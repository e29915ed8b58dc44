import SourceText
import Validation

/// `segue validate --print-config`: what holds for the files, as one configuration that says everything.
struct ConfigurationPrint {
    let tool: Tool
    let configurations: Configurations
    /// The app's sources that the command line names; empty for those of the configuration.
    let sources: [AppClasses.Module]

    func run(_ found: InputFinder.Found, _ delivery: Delivery) throws -> ExitStatus {
        let status = tool.report(found)
        guard status == .success else { return status }
        let governor = try governor(of: found.files)
        guard configurations.problems.isEmpty else {
            return tool.report(configurations.problems, status: .usage) { configurations.sources[$0] }
        }
        let folder = governor?.folder ?? configurations.paths.current
        var configuration = governor?.configuration ?? Configuration(path: Configurations.fileName)
        if !sources.isEmpty {
            configuration.sources = sources.map { module in
                Configuration.Module(name: module.name, paths: module.paths.map { steps(from: folder, to: $0) })
            }
        }
        let place = folder == configurations.paths.current ? "the current folder" : configurations.paths.shown(folder)
        let remarks = [
            "What \(OutputFile.signature) does with \(governor?.configuration.path ?? "no configuration").",
            "Paths and patterns are relative to the folder of this file: keep it in \(place).",
        ]
        try delivery.deliver(document: configuration.effectiveYAML(remarks: remarks.map(\.printableLine)))
        return .success
    }

    private func steps(from folder: String, to path: String) -> String {
        let steps = AbsolutePaths.steps(from: folder, to: configurations.paths.absoluteFolder(path))
        return steps.isEmpty ? "." : steps
    }

    /// The configuration of all the files; `nil` for none. Throws ``Stop`` where they have several: no single one says
    /// the same.
    private func governor(of files: [String]) throws -> Configurations.Found? {
        var governors: [Configurations.Found] = []
        var seen: Set<ObjectIdentifier> = []
        var ungoverned: String?
        for file in files {
            guard let found = configurations.find(for: file)?.found else {
                ungoverned = ungoverned ?? file
                continue
            }
            if seen.insert(ObjectIdentifier(found)).inserted { governors.append(found) }
        }
        let names = governors.map(\.configuration.path) + (ungoverned.map { ["none for \($0)"] } ?? [])
        guard names.count <= 1 || !configurations.problems.isEmpty else {
            throw Stop(
                .usage, "the files have \(names.count) configurations: \(names.joined(separator: ", "))",
                hint: "name paths that have one")
        }
        return governors.first
    }
}
