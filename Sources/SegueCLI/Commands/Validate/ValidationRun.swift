import InterfaceBuilder
import SceneGraph
import SourceText
import Validation

/// One look at a project's files: every file read once, its own rules and the project's applied to it, as its
/// configuration says.
struct ValidationRun {
    /// A file and what was found in it.
    struct Checked {
        let input: Session.Input
        let governor: (found: Configurations.Found, path: String)?
        /// With the severities of the configuration; nothing is suppressed yet.
        var findings: [Finding]
    }

    let session: Session
    let configurations: Configurations
    /// The only rules to apply; empty for those that the configuration says.
    let only: Set<String>
    /// Whether the files are all of the project, so that rules can say that something is nowhere in it.
    let isWholeProject: Bool
    let manifests: [AppManifest]

    private static let descriptions = Validator.allRules.map { type(of: $0).description }

    /// The files that the configurations want looked at. Sorts out which configuration governs which.
    func included(_ sources: [Session.Source]) -> [Session.Source] {
        sources.filter { source in
            configurations.find(for: source.path).map { $0.found.configuration.includes($0.path) } ?? true
        }
    }

    /// Reads and checks the files.
    func check(_ sources: [Session.Source]) -> [Checked] {
        let governors = sources.map { configurations.find(for: $0.path) }
        let levels = governors.map { severities($0) }
        let validators = levels.map { Validator(rules: Self.rules(at: $0)) }
        let results = session.read(Array(zip(sources, validators)), source: \.0) { document, item in
            item.1.findings(in: document)
        }
        var checked = zip(results, governors).map { result, governor in
            Checked(
                input: result.input, governor: governor,
                findings: result.result ?? result.input.problem.map { [Finding($0)] } ?? [])
        }
        addProjectFindings(to: &checked, levels)
        for index in checked.indices {
            for number in checked[index].findings.indices {
                let identifier = checked[index].findings[number].diagnostic.identifier
                guard let severity = levels[index][identifier] else { continue }
                checked[index].findings[number].diagnostic.severity = severity
            }
        }
        return checked
    }

    /// What is found only with all storyboards at hand goes to the file that it is about.
    private func addProjectFindings(to checked: inout [Checked], _ levels: [[String: Diagnostic.Severity]]) {
        guard isWholeProject else { return }
        let applied = levels.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        let rules = Validator.allRules.filter { applied.contains(type(of: $0).description.identifier) }
        let readable = checked.indices.filter { (try? checked[$0].input.document.get()) != nil }
        let documents = readable.compactMap { try? checked[$0].input.document.get() }
        let graph = SceneGraph(documents: documents, manifests: manifests)
        for (index, findings) in zip(readable, Validator(rules: rules).findings(in: ProjectContents(graph)))
        where !findings.isEmpty {
            let wanted = findings.filter { levels[index][$0.diagnostic.identifier] != nil }
            checked[index].findings = (checked[index].findings + wanted).sorted()
        }
    }

    private static func rules(at severities: [String: Diagnostic.Severity]) -> [any Rule] {
        Validator.allRules.filter { severities[type(of: $0).description.identifier] != nil }
    }

    /// The rules that are applied in a file, each with its severity.
    private func severities(
        _ governor: (found: Configurations.Found, path: String)?
    ) -> [String: Diagnostic.Severity] {
        var levels = governor.map { $0.found.configuration.levels(for: $0.path) } ?? [:]
        // Who names a rule on the command line wants it, also where it is off.
        for rule in only where levels[rule] == nil || levels[rule] == .off { levels[rule] = .on }
        let applied = Self.descriptions.filter { only.isEmpty || only.contains($0.identifier) }
        return Dictionary(
            applied.compactMap { rule in rule.severity(at: levels).map { (rule.identifier, $0) } }
        ) { first, _ in first }
    }
}
