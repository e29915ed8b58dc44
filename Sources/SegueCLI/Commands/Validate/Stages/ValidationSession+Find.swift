import AppProject
import SceneGraph
import SourceText

extension ValidationSession {
    /// What the command line's paths stand for.
    struct Found {
        /// The storyboards and xibs, those of tests left out.
        var sources: [Session.Source]
        /// Those of the paths that are folders.
        let folders: [String]
        /// What else was found, and what could not be read.
        var others: InputFinder.Found
        /// The configurations of the files.
        let configurations: Configurations
        /// The targets of the project files.
        let project: ProjectModel
        /// The `Info.plist` files of the targets.
        let manifests: [AppManifest]
        /// Why some of those cannot be read.
        let manifestProblems: [Diagnostic]
    }

    /// The first stage: finds the files, their configurations, the targets and the manifests.
    func find() throws -> Found {
        let inputs = options.inputs
        let found = try inputs.find(options.paths, files)
        var (sources, others) = (found.sources, found.problems)
        let configurations = Configurations(tool.files, walked: others.folders, named: options.settings.config)
        if options.settings.printConfig {
            let print = ConfigurationPrint(
                tool: tool, configurations: configurations, sources: options.givenSources)
            throw Ended(status: try print.run(others, delivery))
        }
        // A file alone belongs to no target that matters, unless its classes are looked up.
        let isAlone = inputs.isVirtual || (options.sources.isEmpty && others.folders.isEmpty)
        let project = isAlone ? ProjectModel() : files.readProject(others, paths: options.paths + options.sources)
        if !inputs.includeIgnored {
            project.removeTests(from: &others)
            let kept = Set(others.files)
            if !inputs.isVirtual { sources.removeAll { !kept.contains($0.path) && !options.paths.contains($0.path) } }
        }
        let (manifests, problems) = files.readManifests(others.manifests)
        let folders = options.paths.filter { tool.files.kind(of: $0) == .folder }
        return Found(
            sources: sources, folders: folders, others: others, configurations: configurations, project: project,
            manifests: project.manifests(manifests, documents: others.files, wholeFolders: folders),
            manifestProblems: problems.filter { !project.isOfNoTarget(manifest: $0.path) })
    }
}
