import InterfaceBuilder
import XMLTree

/// What a view says to VoiceOver and to UI tests.
struct AccessibilitySettings {
    private let view: XMLElement
    private let element: XMLElement?

    init(of view: XMLElement) {
        self.view = view
        element = view.child("accessibility")
    }

    var label: String? { text("label") }
    var identifier: String? { text("identifier") }

    /// Whether it is an element of its own; `nil` where nothing is said.
    var isElement: Bool? {
        let child = element?.children.first { $0.name == "bool" && $0.attribute("key") == "isElement" }
        return child.map { $0.attribute("value") == "YES" }
    }

    /// Whether VoiceOver finds something to say of it: a label, or a format from which code makes one.
    var hasLabel: Bool { label != nil || Self.runtimeAttribute("accessibilityFormat", of: view) != nil }

    private func text(_ key: String) -> String? {
        let value =
            element?.attribute(key)
            ?? element?.children.first { $0.attribute("key") == key }?.text
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The runtime attribute with that key path.
    static func runtimeAttribute(_ keyPath: String, of view: XMLElement) -> RuntimeAttribute? {
        InterfaceObject(view).runtimeAttributes.first { $0.keyPath == keyPath }
    }
}
