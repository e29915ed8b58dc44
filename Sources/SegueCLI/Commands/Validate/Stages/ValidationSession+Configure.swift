import SourceText

extension ValidationSession {
    /// What is to be checked, and how.
    struct Configured {
        /// The files that the configurations want checked.
        let sources: [Session.Source]
        /// Applies the rules.
        let run: ValidationRun
        /// The app's own classes.
        let classes: AppClasses
        /// The folders that are looked at as a whole, from the root.
        let wholeFolders: [String]
        /// What the report says beside the findings: everything that was found and is not checked.
        let remarks: [Diagnostic]
        /// Whether paths that were given lead to nothing.
        let hasEmptyPaths: Bool
        /// Whether there was nothing to look at at all.
        let foundNothing: Bool
    }

    /// The second stage: applies the configurations to what was found.
    func configure(_ found: Found) throws -> Configured {
        let configurations = found.configurations
        let isVirtual = options.inputs.isVirtual
        var run = ValidationRun(
            session: files, configurations: configurations, only: only, isWholeProject: !isVirtual,
            manifests: found.manifests, found: found.others, problems: found.manifestProblems)
        let sources = run.included(found.sources)
        let modules =
            options.sources.isEmpty ? configurations.sources(for: sources.map(\.path)) : options.givenSources
        try requireSound(configurations)
        if options.inputs.showFiles {
            throw Ended(status: try options.showFiles(found, modules: modules, delivery, tool))
        }
        // What is not read from files has no paths, and so no folders.
        let wholeFolders = found.folders.map(configurations.paths.absoluteFolder)
        let classes = AppClasses(modules, tool: tool, wholeFolders: wholeFolders, project: found.project)
        run.classes = classes
        // Everything that was not read is part of the report, in every format.
        var remarks = found.others.notes + found.others.empty
        if sources.isEmpty, let first = found.sources.first {
            remarks.append(everythingExcluded(found.sources.count, by: configurations.find(for: first.path)?.found))
        }
        if isVirtual, classes.isWanted { remarks.append(sourcesNotRead(configurations, sources)) }
        return Configured(
            sources: sources, run: run, classes: classes, wholeFolders: wholeFolders, remarks: remarks,
            hasEmptyPaths: !found.others.empty.isEmpty, foundNothing: found.sources.isEmpty)
    }

    private func everythingExcluded(_ count: Int, by found: Configurations.Found?) -> Diagnostic {
        Diagnostic(
            .warning, "everything-excluded", "the configuration leaves out every file: \(count) of \(count)",
            path: found?.configuration.path ?? ".", fixHint: "see \"include\" and \"exclude\"")
    }

    /// That the sources a configuration names are not read here.
    private func sourcesNotRead(_ configurations: Configurations, _ sources: [Session.Source]) -> Diagnostic {
        let path = sources.lazy.compactMap { configurations.find(for: $0.path)?.found }
            .first { !$0.configuration.sources.isEmpty }?.configuration.path
        let option = options.inputs.stdin ? "--stdin" : "--git-staged"
        return Diagnostic(
            .note, "sources-not-checked",
            "the app's sources are not read with \(option), so classes, outlets and actions are not checked",
            path: path ?? Configurations.fileName, fixHint: "run segue validate with paths too")
    }
}
