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
    /// What was found beside the files.
    var found = InputFinder.Found()
    /// Why files beside the storyboards could not be read.
    var problems: [Diagnostic] = []
    /// The app's own classes.
    var classes: AppClasses?

    /// The files that the configurations want looked at. Sorts out which configuration governs which.
    func included(_ sources: [Session.Source]) -> [Session.Source] {
        sources.filter { source in
            configurations.find(for: source.path).map { $0.found.configuration.includes($0.path) } ?? true
        }
    }

    /// Reads and checks the files; after them come those of the app's sources in which something is found, and everything
    /// that could not be read.
    func check(_ sources: [Session.Source]) -> [Checked] {
        let governors = sources.map { configurations.find(for: $0.path) }
        let plans = plans(governors)
        let results = session.read(sources, source: { $0 }) { document, _ in DocumentContents(document) }
        var checked = zip(results, governors).map { result, governor in
            Checked(
                input: result.input, governor: governor, findings: result.input.problem.map { [Finding($0)] } ?? [])
        }
        let graph = addDocumentFindings(to: &checked, results.map(\.result), plans)
        let (inCode, unread) = addProjectFindings(to: &checked, plans, graph)
        for index in checked.indices { plans[index].setSeverities(of: &checked[index].findings) }
        return checked + adding(found.unreadable + problems + unread, to: inCode)
    }

    /// What could not be read is a finding that no setting takes away: what depends on it was not checked.
    private func adding(_ problems: [Diagnostic], to checked: [Checked]) -> [Checked] {
        var checked = checked
        var positions = Dictionary(checked.enumerated().map { ($1.input.path, $0) }) { first, _ in first }
        for problem in problems {
            if let position = positions[problem.path] {
                let old = checked[position].input
                checked[position] = Checked(
                    input: Session.Input(path: old.path, problem: old.problem ?? problem, file: old.file),
                    governor: nil, findings: (checked[position].findings + [Finding(problem)]).sorted())
                continue
            }
            positions[problem.path] = checked.count
            let bytes = problem.position == nil ? nil : try? session.tool.files.read(problem.path)
            let input = Session.Input(
                path: problem.path, problem: problem, file: bytes.map { SourceFile(path: problem.path, bytes: $0) })
            checked.append(Checked(input: input, governor: nil, findings: [Finding(problem)]))
        }
        return checked
    }

    /// What is found in each file by itself; links the files at the same time, and answers with what comes of it.
    private func addDocumentFindings(
        to checked: inout [Checked], _ contents: [DocumentContents?], _ plans: [Plan]
    ) -> SceneGraph {
        enum Job: Sendable { case link, rules(DocumentContents, file: Int, Validator) }
        enum Outcome: Sendable { case graph(SceneGraph), findings([Finding], file: Int) }
        var jobs: [Job] = [.link]
        for (file, contents) in contents.enumerated() {
            guard let contents else { continue }
            let validator = plans[file].validator
            let isLarge = contents.document.source.bytes.count >= Self.worthSharing
            jobs += (isLarge ? validator.single : [validator]).map { .rules(contents, file: file, $0) }
        }
        let documents = contents.compactMap { $0?.document }
        let linked = isWholeProject ? documents : []
        let outcomes = Parallel.map(jobs, jobs: self.jobs(for: documents)) { [manifests] job -> Outcome in
            switch job {
            case .link: .graph(SceneGraph(documents: linked, manifests: manifests))
            case .rules(let contents, let file, let validator): .findings(validator.findings(in: contents), file: file)
            }
        }
        var graph: SceneGraph?
        for outcome in outcomes {
            switch outcome {
            case .graph(let linked): graph = linked
            case .findings(let findings, let file): checked[file].findings += findings
            }
        }
        for file in checked.indices { checked[file].findings.sort() }
        return graph ?? SceneGraph(documents: [])
    }

    /// From how many bytes on a second core saves more than it costs to start.
    private static let worthSharing = 200_000

    private func jobs(for documents: [InterfaceDocument]) -> Int {
        documents.reduce(0) { $0 + $1.source.bytes.count } < Self.worthSharing ? 1 : session.jobs
    }

    /// What is found only with all storyboards at hand goes to the file that it is about; answers with the app's sources
    /// in which something is found, and with what could not be read.
    private func addProjectFindings(
        to checked: inout [Checked], _ plans: [Plan], _ graph: SceneGraph
    ) -> (inCode: [Checked], unread: [Diagnostic]) {
        guard isWholeProject else { return ([], []) }
        let readable = checked.indices.filter { checked[$0].input.interface != nil }
        // Every rule once for each of the ways in which its options are set.
        var rules: [Application: any Rule] = [:]
        var seen: Set<ObjectIdentifier> = []
        for plan in plans where seen.insert(ObjectIdentifier(plan)).inserted {
            for rule in plan.rules { rules[rule.application] = rule.rule }
        }
        func isApplied(_ identifier: String) -> Bool { rules.keys.contains { $0.identifier == identifier } }
        let (resources, unread) = session.readResources(
            found, readsColors: isApplied("color-stale"), readsTexts: isApplied("text-not-localized"))
        let project = ProjectContents(
            graph, resources: resources,
            classes: classes?.read(
                for: graph.documents, isWhole: readable.count == checked.count && found.unreadable.isEmpty))
        let applied = Array(rules)
        let results = Parallel.map(applied, jobs: jobs(for: graph.documents)) { application in
            Validator(rules: [application.value]).findings(in: project)
        }
        var inCode = CodeFindings(self)
        for (application, found) in zip(applied.map(\.key), results) {
            for (index, findings) in zip(readable, found.documents) where !findings.isEmpty {
                guard plans[index].applications.contains(application) else { continue }
                checked[index].findings += findings
            }
            inCode.add(found.sources, application)
        }
        for index in readable { checked[index].findings.sort() }
        return (inCode.checked, unread + (classes?.problems ?? []))
    }

    // MARK: Which rules

    /// A rule with its options.
    struct Application: Hashable {
        let identifier: String
        let options: RuleOptions
    }

    /// What is done with the files that have the same settings.
    final class Plan: Sendable {
        let rules: [(rule: any Rule, application: Application)]
        let applications: Set<Application>
        private let severities: [String: Diagnostic.Severity]
        let validator: Validator

        init(_ settings: [String: Configuration.Setting], only: Set<String>) {
            var rules: [(rule: any Rule, application: Application)] = []
            var severities: [String: Diagnostic.Severity] = [:]
            for rule in Validator.allRules {
                let description = type(of: rule).description
                let identifier = description.identifier
                guard only.isEmpty || only.contains(identifier) else { continue }
                var setting = settings[identifier]
                // Who names a rule on the command line wants it, also where it is off.
                if only.contains(identifier), setting?.level == .off || setting == nil {
                    setting = Configuration.Setting(.on, options: setting?.options ?? [:])
                }
                guard let severity = description.severity(at: setting) else { continue }
                let options = RuleOptions(setting?.options ?? [:])
                severities[identifier] = severity
                rules.append((rule.configured(with: options), Application(identifier: identifier, options: options)))
            }
            self.rules = rules
            self.severities = severities
            applications = Set(rules.map(\.application))
            validator = Validator(rules: rules.map(\.rule))
        }

        /// Gives findings the severities that the settings name; others keep their own.
        func setSeverities(of findings: inout [Finding]) {
            for number in findings.indices {
                guard let severity = severities[findings[number].diagnostic.identifier] else { continue }
                findings[number].diagnostic.severity = severity
            }
        }
    }

    /// The plan for each file; one for all that have the same settings.
    private func plans(_ governors: [(found: Configurations.Found, path: String)?]) -> [Plan] {
        var known: [[String: Configuration.Setting]: Plan] = [:]
        var usual: Plan?
        return governors.map { governor in
            let settings = governor.map { $0.found.configuration.settings(for: $0.path) } ?? [:]
            // Most projects say nothing, and the table costs a small one more than all else here.
            if settings.isEmpty {
                let plan = usual ?? Plan([:], only: only)
                usual = plan
                return plan
            }
            if let plan = known[settings] { return plan }
            let plan = Plan(settings, only: only)
            known[settings] = plan
            return plan
        }
    }
}
