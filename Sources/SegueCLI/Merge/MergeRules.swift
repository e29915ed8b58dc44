import InterfaceBuilder
import SceneGraph
import SourceText
import Validation

/// The rules that `segue validate` applies to the file at a path, as its configuration says: which, how severe, and what
/// is accepted. Only those that need nothing but the file find something here.
struct MergeRules {
    private let plan: ValidationRun.Plan
    private let governor: (found: Configurations.Found, path: String)?
    private let baseline: Baseline?
    /// Whether the configuration leaves the file out.
    let isExcluded: Bool
    /// Why a configuration could not be obeyed, one sentence each.
    private(set) var notes: [String] = []

    /// Finds the configuration for the file that the merge is about; it need not be there.
    init(_ tool: Tool, path: String) {
        let configurations = Configurations(tool.files)
        governor = configurations.find(for: path)
        isExcluded = governor.map { !$0.found.configuration.includes($0.path) } ?? false
        plan = ValidationRun.Plan(
            governor.map { $0.found.configuration.settings(for: $0.path) } ?? [:], only: [])
        var problems = configurations.problems
        var baseline: Baseline?
        do throws(Diagnostic) {
            baseline = try governor?.found.baseline.flatMap(configurations.baseline(at:))
        } catch {
            problems.append(error)
        }
        self.baseline = baseline
        // The configuration may be in conflict itself.
        notes = problems.map { problem in
            let line = problem.position.map { ":\($0.line)" } ?? ""
            return "the result is checked without \(problem.path)\(line): \(problem.message)"
        }
    }

    /// The errors that `segue validate` would report, in the order of the file.
    func errors(in document: InterfaceDocument) -> [Finding] {
        // A file alone is a project too: some rules follow the segues from scene to scene.
        let project = ProjectContents(SceneGraph(documents: [document]))
        var found =
            plan.validator.findings(in: document) + plan.validator.findings(in: project).documents.flatMap(\.self)
        plan.setSeverities(of: &found)
        found.removeAll { $0.diagnostic.severity != .error }
        guard let (configuration, path) = governor.map({ ($0.found.configuration, $0.path) }) else { return found }
        found.removeAll { finding in configuration.suppressions.contains { $0.covers(finding, path: path) } }
        return baseline?.unknown(found, in: document.source, path: path) ?? found
    }
}
