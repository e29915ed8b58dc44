import SourceText
import TestSupport
import Testing
import Validation

@testable import SegueCLI

/// `segue validate --print-config`: what holds, as a configuration that does the same.
@Suite struct PrintConfigurationTests {
    let tool: TestTool
    let app: String

    init() throws {
        tool = try TestTool()
        try tool.folder.write(Samples.dangling, to: "App/Main.storyboard")
        try tool.folder.write(Samples.dangling, to: "App/Sub/Other.storyboard")
        app = tool.folder.path("App")
    }

    private func line(of rule: String) -> String? {
        tool.output.split(separator: "\n").map(String.init).first { $0.hasPrefix("  \(rule): ") }
    }

    private func parsed() throws -> Configuration {
        try Configuration.parse(SourceFile(path: "printed.yml", text: tool.output))
    }

    @Test func withoutAConfigurationEveryRuleIsAsItIs() throws {
        #expect(tool.run("validate", "--print-config", app) == .success)
        #expect(tool.output.hasPrefix("# What segue \(Version.current) does with no configuration.\n"))
        let printed = try parsed()
        let rules = Validator.allRules.map { type(of: $0).description }
        #expect(printed.rules.count == rules.count)
        for rule in rules {
            let setting = printed.rules[rule.identifier]
            #expect(rule.severity(at: setting) == rule.severity(at: nil), "\(rule.identifier)")
            guard !rule.isOptIn else { continue }
            // Every option is named, with the value that it has anyway.
            let standard = Dictionary(uniqueKeysWithValues: rule.options.map { ($0.name, $0.standard) })
            #expect(setting?.options == standard, "\(rule.identifier)")
        }
        #expect(line(of: "segue-destination-missing") == "  segue-destination-missing: error  # default")
        #expect(line(of: "simulated-metrics")?.hasSuffix(": off  # opt-in") == true)
    }

    @Test func rulesThatAreTurnedOnShowAllTheirOptions() throws {
        let rules = Validator.allRules.map { type(of: $0).description }.filter(\.isOptIn)
        #expect(rules.count > 30)
        let text = rules.map { "  \($0.identifier): on\n" }.joined()
        try tool.folder.write("rules:\n" + text, to: "App/.segue.yml")
        #expect(tool.run("validate", "--print-config", app) == .success)
        let printed = try parsed()
        for rule in rules {
            let setting = printed.rules[rule.identifier]
            #expect(setting?.level == .severity(rule.severity))
            let standard = Dictionary(uniqueKeysWithValues: rule.options.map { ($0.name, $0.standard) })
            #expect(setting?.options == standard, "\(rule.identifier)")
        }
    }

    /// Settings of every kind, which an override takes up again.
    private static let everything = #"""
        exclude: ["Old *", Gone/**]
        baseline: known.json
        rules:
          segue-destination-missing: warning
          initial-controller-missing: {everywhere: true}
          duplicate-object-id: off
          canvas-device-other: {severity: off, device: "retina: # '4'"}
          custom-module-other: {severity: note, classes: {Kit: [A, "B: \"é\""], "on": [""]}}
          font-size-not-allowed: {minimum: 11.5}
          simulated-metrics: on
        paths:
          - match: [Sub/**, "*.xib"]
            rules:
              segue-destination-missing: {}
              duplicate-object-id: on
              canvas-device-other: {}
              font-size-not-allowed: {severity: error, maximum: 40}
          - match: Sub/Other.storyboard
            rules: {simulated-metrics: {severity: note}}
        suppress:
          - {rule: scene-unreachable, object: b, reason: "shown by code: always"}
          - {rule: scene-unreachable, path: Sub}
        """#

    @Test func whatIsPrintedDoesTheSame() throws {
        let text = Self.everything
        try tool.folder.write(text, to: "App/.segue.yml")
        tool.run("validate", "--format", "json", app)
        let findings = tool.output.replacing(".segue.yml", with: "printed.yml")
        #expect(findings.contains("segue-destination-missing"))

        #expect(tool.run("validate", "--print-config", app) == .success)
        let printed = tool.output
        let configuration = try parsed()
        try tool.folder.write(printed, to: "App/printed.yml")
        tool.run("validate", "--format", "json", "--config", app + "/printed.yml", app)
        expectSameText(Self.withoutPlaces(tool.output), Self.withoutPlaces(findings))

        // For each file every rule has the severity and the options that it had.
        let original = try Configuration.parse(SourceFile(path: ".segue.yml", text: text))
        for path in ["Main.storyboard", "Sub/Other.storyboard", "Sub/x.xib", "a.xib", "Old one/x.xib", "Gone/a/b.xib"] {
            #expect(configuration.includes(path) == original.includes(path))
            let (before, after) = (original.settings(for: path), configuration.settings(for: path))
            for rule in Validator.allRules.map({ type(of: $0).description }) {
                let (old, new) = (before[rule.identifier], after[rule.identifier])
                #expect(rule.severity(at: new) == rule.severity(at: old), "\(path): \(rule.identifier)")
                guard rule.severity(at: old) != nil else { continue }
                for option in rule.options {
                    #expect(
                        new?.options[option.name] ?? option.standard == old?.options[option.name] ?? option.standard,
                        "\(path): \(rule.identifier): \(option.name)")
                }
            }
        }
        #expect(configuration.baseline == "known.json")
        #expect(configuration.suppressions.map(\.object) == ["b", nil])
        #expect(configuration.suppressions.map { $0.path?.pattern } == [nil, "Sub"])
        #expect(configuration.suppressions.map(\.reason) == ["shown by code: always", nil])

        // Printed once more it is the same, but for where things are from.
        #expect(tool.run("validate", "--print-config", "--config", app + "/printed.yml", app) == .success)
        #expect(Self.withoutComments(tool.output) == Self.withoutComments(printed))
    }

    @Test func commentsSayWhereASettingIsFrom() throws {
        let path = try tool.folder.write(
            "rules:\n  duplicate-object-id: note\npaths:\n  - match: Sub\n    rules: {dangling-outlet: off}\n",
            to: "App/.segue.yml")
        #expect(tool.run("validate", "--print-config", app + "/Main.storyboard") == .success)
        let shown = AbsolutePaths(FileSystem()).absolute(path)
        #expect(line(of: "duplicate-object-id") == "  duplicate-object-id: note  # \(shown):2")
        #expect(tool.output.contains("      dangling-outlet: off  # \(shown):5\n"))
        #expect(tool.output.contains("does with \(shown).\n"))
    }

    @Test func sourcesOfTheCommandLineAreNamed() throws {
        try tool.folder.write("sources: {Kit: Kit}", to: ".segue.yml")
        #expect(tool.run("validate", "--print-config", app) == .success)
        #expect(try parsed().sources == [Configuration.Module(name: "Kit", paths: ["Kit"])])
        #expect(tool.run("validate", "--print-config", "--sources", app, "--module", "Shop", app) == .success)
        #expect(try parsed().sources == [Configuration.Module(name: "Shop", paths: ["App"])])
        #expect(tool.run("validate", "--print-config", "--sources", tool.folder.path, app) == .success)
        #expect(try parsed().sources == [Configuration.Module(name: nil, paths: ["."])])
    }

    @Test func filesOfSeveralConfigurationsAreAMistake() throws {
        try tool.folder.write("rules: {}", to: "App/Sub/.segue.yml")
        #expect(tool.run("validate", "--print-config", app) == .usage)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains("the files have 2 configurations: ") && tool.errors.contains("none for "))
        #expect(tool.run("validate", "--print-config", app + "/Sub") == .success)
        #expect(tool.run("validate", "--print-config", app + "/Main.storyboard") == .success)
        let named = try tool.folder.write("rules: {}", to: "one.yml")
        #expect(tool.run("validate", "--print-config", "--config", named, app) == .success)
    }

    @Test func whatIsWrongEndsIt() throws {
        #expect(tool.run("validate", "--print-config", tool.folder.path("none")) == .unreadableInput)
        #expect(tool.run("validate", "--print-config", "--config", tool.folder.path("none"), app) == .usage)
        for option in [["--fix"], ["--watch"], ["--git-staged"], ["--rule", "dangling-outlet"], ["--format", "json"]] {
            #expect(tool.run(["validate", "--print-config"] + option) == .usage)
            #expect(tool.errors.contains("--print-config checks nothing"))
        }
        try tool.folder.write("rules: {none: off}", to: "App/.segue.yml")
        #expect(tool.run("validate", "--print-config", app) == .usage)
        #expect(tool.errors.contains("[unknown-rule]"))
    }

    // MARK: Texts

    /// Findings without their places and fingerprints: the printed configuration has its suppressions elsewhere.
    private static func withoutPlaces(_ text: String) -> String {
        let keys = ["line", "column", "endLine", "endColumn", "fingerprint"].map { "\"\($0)\" : " }
        return text.split(separator: "\n").filter { line in !keys.contains { line.contains($0) } }
            .joined(separator: "\n")
    }

    private static func withoutComments(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { line in line.firstRange(of: "  # ").map { line[..<$0.lowerBound] } ?? line }
            .filter { !$0.hasPrefix("#") }
    }
}
