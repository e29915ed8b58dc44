import InterfaceBuilder
import SourceText

/// A class that a project does not want any more.
struct CustomClassNotAllowed: ConfigurableRule {
    private static let classes = OptionKey(
        "classes", default: [:], "The classes that are not to be used, each with those to use instead.")

    static let description = RuleDescription(
        identifier: "custom-class-not-allowed",
        summary: "An object has a class that the project does not want any more.",
        rationale: """
            A class that is to go away goes away only if nothing new begins to use it.
            """,
        severity: .warning, isOptIn: true, options: [classes.option],
        nonTriggering: [
            .views(
                options: classes.set(to: ["App.OldButton": ["App.Button"], "Legend": []]),
                """
                <button customClass="Button" customModule="App" id="b"/>
                <button customClass="OldButton" customModule="Kit" id="c"/>
                """)
        ],
        triggering: [
            .views(
                options: classes.set(to: ["App.OldButton": ["App.Button"], "Legend": []]),
                """
                <button customClass="⟦OldButton⟧" customModule="App" id="b"/>
                <label customClass="⟦Legend⟧" id="l"/>
                """)
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let classes = options[Self.classes]
        guard !classes.isEmpty else { return }
        for element in document.document.tree.elements {
            guard let range = element.attributeRange("customClass") else { continue }
            let object = InterfaceObject(element)
            let name = object.customClass ?? ""
            let full = object.customModule.map { "\($0).\(name)" } ?? name
            guard let instead = classes[full] ?? classes[name] else { continue }
            report.add(
                "the class \"\(full)\" is not to be used any more", at: range, object: object,
                fixHint: instead.isEmpty ? nil : "use \(instead.joined(separator: " or "))")
        }
    }
}
