import SourceText
import Validation

extension ValidationRun {
    /// What is found in the app's sources, with the settings of their own configurations.
    struct CodeFindings {
        let run: ValidationRun
        private var files: [String: (plan: Plan, checked: Checked)?] = [:]

        init(_ run: ValidationRun) { self.run = run }

        /// In the order of their paths.
        var checked: [Checked] {
            files.values.compactMap { $0?.checked }.filter { !$0.findings.isEmpty }
                .map { file in
                    var file = file
                    file.findings.sort()
                    return file
                }
                .sorted { $0.input.path < $1.input.path }
        }

        mutating func add(_ found: [String: [Finding]], _ application: Application) {
            for (path, findings) in found {
                let known = files[path] ?? start(path)
                files[path] = .some(known)
                guard let plan = known?.plan, plan.applications.contains(application) else { continue }
                var findings = findings
                plan.setSeverities(of: &findings)
                files[path]??.checked.findings += findings
            }
        }

        /// `nil` for a file that the configuration does not want looked at.
        private func start(_ path: String) -> (plan: Plan, checked: Checked)? {
            let governor = run.configurations.find(for: path)
            if let governor, !governor.found.configuration.includes(governor.path) { return nil }
            let settings = governor.map { $0.found.configuration.settings(for: $0.path) } ?? [:]
            let file = (try? run.session.tool.files.read(path)).map { SourceFile(path: path, bytes: $0) }
            let input = Session.Input(path: path, file: file)
            return (Plan(settings, only: run.only), Checked(input: input, governor: governor, findings: []))
        }
    }
}
