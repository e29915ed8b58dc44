import InterfaceBuilder
import SourceText

/// An object without the class that a project wants for its kind.
struct BaseClassMissing: ConfigurableRule {
    private static let classes = OptionKey(
        "classes", default: [:],
        "For a kind of object, by its element or by its class in UIKit, the classes that it may have.")

    static let description = RuleDescription(
        identifier: "base-class-missing",
        summary: "An object does not have one of the classes that the project wants for its kind.",
        rationale: """
            Where an app has a button class of its own, a plain button misses its looks and its behaviour. Classes \
            are compared by name: one that inherits from a class of the list is named too.
            """,
        severity: .warning, isOptIn: true, options: [classes.option],
        nonTriggering: [
            .views(
                options: classes.set(to: ["button": ["AppButton", "Kit.RoundButton"]]),
                """
                <button customClass="AppButton" customModule="App" id="b"/>
                <button customClass="RoundButton" customModule="Kit" id="c"/>
                <label id="l"/>
                """)
        ],
        triggering: [
            .views(
                options: classes.set(to: ["button": ["AppButton", "Kit.RoundButton"]]),
                """
                ⟦<button id="b"/>⟧
                <button customClass="⟦RoundButton⟧" customModule="App" id="c"/>
                """),
            .views(options: classes.set(to: ["UILabel": ["AppLabel"]]), #"⟦<label id="l"/>⟧"#),
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for (kind, wanted) in options[Self.classes].sorted(by: { $0.key < $1.key }) {
            for name in document.elementNames {
                for element in document.elements(name) {
                    let object = InterfaceObject(element)
                    guard !object.id.isEmpty, name == kind || object.stockClass == kind else { continue }
                    if let named = object.customClass {
                        let full = object.customModule.map { "\($0).\(named)" }
                        guard !wanted.contains(named), !wanted.contains(full ?? named) else { continue }
                    }
                    report.add(
                        "\(object.displayName) has none of the classes \(wanted.joined(separator: ", "))",
                        at: element.attributeRange("customClass") ?? element.startTagRange, object: object,
                        fixHint: wanted.count == 1 ? "give it the class \(wanted[0])" : nil)
                }
            }
        }
    }
}
