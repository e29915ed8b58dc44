import InterfaceBuilder
import SourceText

/// A class that is looked for in another module than it is in.
struct CustomModuleOther: ConfigurableRule {
    private static let classes = OptionKey("classes", default: [:], "By module the classes that it has.")

    static let description = RuleDescription(
        identifier: "custom-module-other",
        summary: "An object names another module for its class than the one that has the class.",
        rationale: """
            A class is found by its module and its name. In another module it is not found, and the object is made of \
            its plain class instead, without the outlets and actions of the own one. Only the classes that the option \
            names are looked at.
            """,
        severity: .error, isOptIn: true, options: [classes.option],
        nonTriggering: [
            .views(
                options: classes.set(to: ["Kit": ["RoundButton"]]),
                """
                <button customClass="RoundButton" customModule="Kit" id="b"/>
                <button customClass="OtherButton" customModule="App" id="c"/>
                """)
        ],
        triggering: [
            .views(
                options: classes.set(to: ["Kit": ["RoundButton"]]),
                """
                <button customClass="RoundButton" customModule="⟦App⟧" id="b"/>
                <button customClass="⟦RoundButton⟧" id="c"/>
                """)
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var modules: [String: [String]] = [:]
        for (module, classes) in options[Self.classes].sorted(by: { $0.key < $1.key }) {
            for name in classes { modules[name, default: []].append(module) }
        }
        guard !modules.isEmpty else { return }
        for element in document.document.tree.elements {
            guard let range = element.attributeRange("customClass") else { continue }
            let object = InterfaceObject(element)
            guard let name = object.customClass, let wanted = modules[name],
                !wanted.contains(object.customModule ?? "")
            else { continue }
            report.add(
                "the class \"\(name)\" is in the module \(wanted.joined(separator: " or ")), not in "
                    + (object.customModule.map { "\"\($0)\"" } ?? "none"),
                at: element.attributeRange("customModule") ?? range, object: object,
                fixHint: "choose the module in the identity inspector")
        }
    }
}
