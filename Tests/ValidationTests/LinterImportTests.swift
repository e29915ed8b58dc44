import Foundation
import SourceText
import TestSupport
import Testing

@testable import Validation

/// The configurations of other linters, and what becomes of them.
@Suite struct LinterImportTests {
    private func result(_ text: String, _ path: String) throws -> LinterImport {
        try LinterImport(SourceFile(path: path, text: text))
    }

    /// What the imported text says, read as a configuration.
    private func configuration(_ text: String, _ path: String = ".iblinter.yml") throws -> Configuration {
        let result = try result(text, path)
        #expect(result.problems == [])
        return try Configuration.parse(SourceFile(path: ".segue.yml", text: result.text))
    }

    @Test func everyRuleThatIsNamedExists() {
        let known = Dictionary(
            uniqueKeysWithValues: Validator.allRules.map { type(of: $0).description }.map { ($0.identifier, $0) })
        for linter in Linter.allCases {
            #expect(linter.rules.map(\.name) == linter.rules.map(\.name).sorted())
            for rule in linter.rules {
                let descriptions = rule.ours.compactMap { known[$0] }
                #expect(descriptions.count == rule.ours.count, "\(rule.name)")
                let options = descriptions.flatMap(\.options).map(\.name)
                let ours = rule.options.compactMap(\.ours) + rule.fixed.keys
                #expect(Set(ours).isSubset(of: options), "\(rule.name)")
            }
        }
        // As many as they have.
        #expect(Linter.ibLinter.rules.count == 19 && Linter.xiblint.rules.count == 21)
    }

    // MARK: IBLinter

    @Test func whatIBLinterDoesUnaskedIsDone() throws {
        let configuration = try configuration("")
        #expect(
            configuration.rules == [
                "custom-module-other": .init(.severity(.error)),
                "view-ambiguous": .init(.severity(.error)), "auto-layout-off": .init(.severity(.warning)),
                "constraint-duplicate": .init(.severity(.warning)), "duplicate-object-id": .init(.severity(.warning)),
            ])
    }

    @Test func everythingOfIBLintersIsTakenOver() throws {
        let text = """
            enabled_rules:
              - use_base_class
              - view_as_device
              - hides_bottom_bar
              - use_trait_collections
              - has_initial_view_controller
              - ambiguous
            disabled_rules: [ambiguous, duplicate_id]
            included: [App/Views, Kit/]
            excluded: [Pods, ./Carthage]
            reporter: gitlab-junit
            disable_while_building_for_ib: false
            ignore_cache: true
            use_base_class_rule:
              - element_class: UILabel
                base_classes: [PrimaryLabel, SecondaryLabel]
              - {element_class: UIButton, base_classes: [AppButton]}
            view_as_device_rule: {device_id: retina4_0}
            hides_bottom_bar_rule: {excluded_view_controllers: [Home]}
            use_trait_collections_rule: {enabled: false}
            custom_module_rule: [{module: Kit, included: [Kit], excluded: []}]
            """
        let configuration = try configuration(text)
        #expect(configuration.include.map(\.pattern) == ["App/Views", "/Kit"])
        #expect(configuration.exclude.map(\.pattern) == ["/Pods", "/Carthage"])
        #expect(
            configuration.rules["base-class-missing"]
                == .init(
                    .severity(.warning),
                    options: [
                        "classes": .lists(["UILabel": ["PrimaryLabel", "SecondaryLabel"], "UIButton": ["AppButton"]])
                    ]))
        #expect(configuration.rules["canvas-device-other"]?.options == ["device": .text("retina4_0")])
        #expect(configuration.rules["bottom-bar-shown"]?.options == ["except": .list(["Home"])])
        #expect(configuration.rules["trait-collections-other"]?.options == ["enabled": .flag(false)])
        #expect(configuration.rules["initial-controller-missing"]?.options == ["everywhere": .flag(true)])
        #expect(configuration.rules["custom-module-other"]?.options == ["classes": .lists(["Kit": []])])
        // Who names a rule in both lists gets it.
        #expect(configuration.rules["view-ambiguous"]?.level == .severity(.error))
        #expect(configuration.rules["duplicate-object-id"]?.level == .off)
        #expect(try result(text, "x.iblinter.yml").text.contains("segue validate --format junit\n"))
    }

    // MARK: xiblint

    @Test func everythingOfXiblintsIsTakenOver() throws {
        let text = """
            {
              "rules": ["autolayout_*", "strict_*", "enforce_*", "unavailable_*", "named_colors", "no_trait_variations"],
              "include_paths": ["App"],
              "rules_config": {
                "strict_fonts": {"allowed_fonts": [{"name": "Avenir-Book", "size": 14}, {"name": "A-B", "size": 10.5}]},
                "strict_font_names": {"allowed_fonts": ["Avenir-Book"], "allow_system_fonts": false},
                "strict_font_sizes": {"maximum_size": 30},
                "enforce_system_properties": {"system_properties": {"label": {"lines": ["1", null]}}},
                "enforce_runtime_attributes": {"runtime_attributes": {"App.Button": {"size": ["s"], "kind": [null]}}},
                "unavailable_custom_classes": {"custom_classes": {"App.Old": "App.New"}},
                "unavailable_system_classes": {"system_classes": {"button": ["App.Button"]}},
                "named_colors": {"ignore_alpha": true, "allow_system_colors": true}
              },
              "paths": {
                "Pods": {"rules": []},
                "Legacy": {"excluded_rules": ["strict_fon*", "unavailable_*", "enforce_*", "named_colors"]},
                "New": {"rules": ["no_*", "autolayout_frames"]}
              }
            }
            """
        let configuration = try configuration(text, ".xiblint.json")
        #expect(configuration.include.map(\.pattern) == ["/App"] && configuration.exclude.map(\.pattern) == ["/Pods"])
        func options(_ rule: String) -> [String: RuleValue]? { configuration.rules[rule]?.options }
        #expect(options("font-not-allowed") == ["fonts": .list(["Avenir-Book 14", "A-B 10.5"])])
        #expect(options("font-name-not-allowed") == ["names": .list(["Avenir-Book"]), "system": .flag(false)])
        #expect(options("font-size-not-allowed") == ["minimum": .number(0), "maximum": .number(30)])
        #expect(options("attribute-not-allowed") == ["values": .lists(["label lines": ["1", ""]])])
        #expect(
            options("runtime-attribute-not-allowed")
                == ["values": .lists(["App.Button size": ["s"], "App.Button kind": [""]])])
        #expect(options("custom-class-not-allowed") == ["classes": .lists(["App.Old": ["App.New"]])])
        #expect(options("base-class-missing") == ["classes": .lists(["button": ["App.Button"]])])
        #expect(options("color-not-named") == ["transparent": .flag(true), "system": .flag(true)])
        #expect(configuration.rules["view-misplaced"]?.level == .severity(.error))

        let legacy = configuration.settings(for: "Legacy/A.storyboard")
        #expect(legacy["font-not-allowed"]?.level == .off && legacy["view-misplaced"]?.level == .severity(.error))
        let new = configuration.settings(for: "New/A.storyboard")
        #expect(new["simulated-metrics"]?.level == .severity(.error) && new["color-not-named"]?.level == .off)
        #expect(new["view-ambiguous"]?.level == .severity(.error))
    }

    // MARK: Mistakes

    @Test(arguments: [
        (".iblinter.yml", "⟦enabled_ruels⟧: []", "unknown-key", "IBLinter has no key \"enabled_ruels\""),
        (".iblinter.yml", "enabled_rules: [⟦misplaecd⟧]", "unknown-rule", "IBLinter has no rule \"misplaecd\""),
        (".iblinter.yml", "reporter: ⟦sarif⟧", "unknown-reporter", "IBLinter has no reporter \"sarif\""),
        (
            ".iblinter.yml", "view_as_device_rule: {⟦device⟧: x}", "unknown-key", "IBLinter has no key \"device\""
        ),
        (".xiblint.json", "{\"rules\": [⟦\"no_rule*\"⟧]}", "unknown-rule", "xiblint has no rule \"no_rule*\""),
        (
            ".xiblint.json", "{\"rules_config\": {\"strict_fonts\": {⟦\"fonts\"⟧: []}}}", "unknown-key",
            "xiblint has no key \"fonts\""
        ),
    ])
    func whatIsUnknownIsToldWithItsPlace(path: String, marked: String, identifier: String, message: String) throws {
        let text = MarkedText(marked)
        let problems = try result(text.text, path).problems
        #expect(problems.map(\.identifier) == [identifier] && problems.map(\.message) == [message])
        #expect(problems.map(\.severity) == [.warning])
        #expect(problems.first?.position == text.file(path: path).position(at: text.ranges[0].start))
    }

    @Test(arguments: [
        (".iblinter.yml", "enabled_rules: 5"), (".iblinter.yml", "a: [b"), (".iblinter.yml", "[]"),
        (".iblinter.yml", "enabled_rules: [view_as_device]\nview_as_device_rule: {device_id: []}"),
        (".xiblint.json", "{\"rules\": {}}"), (".xiblint.json", "{\"paths\": {\"A\": []}}"),
    ])
    func whatMakesNoSenseIsRefused(path: String, text: String) {
        #expect(throws: InvalidConfiguration.self) { try result(text, path) }
    }
}

/// The page in `docs` is written from the tables. After a change: `SEGUE_RECORD=1 swift test --filter
/// LinterDocumentationTests`, which writes it anew.
@Suite struct LinterDocumentationTests {
    @Test func thePageIsThatOfTheTables() throws {
        try expectGolden(Linter.page, at: Fixtures.packageRoot.appendingPathComponent("docs/linters.md"))
    }
}
