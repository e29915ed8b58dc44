import InterfaceBuilder
import SourceText
import XMLTree

/// A text of a document that its readers see, and what it is called in files of translations.
struct DocumentText {
    /// Where it stands.
    let range: SourceRange
    let value: String
    let object: InterfaceObject
    /// The properties of the object that it may be called by.
    let properties: [String]
    /// Whether a property that only ends so is it too.
    let isLoose: Bool

    /// Whether it is translated there.
    func isIn(_ translation: DocumentTranslation) -> Bool {
        if properties.contains(where: { translation.keys.contains("\(object.id).\($0)") }) { return true }
        guard isLoose else { return false }
        return translation.keys.contains { $0.hasPrefix(object.id + ".") }
    }
}

extension InterfaceDocument {
    private static let properties = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"]
    private static let notShown: Set<String> = ["placeholder", "viewControllerPlaceholder", "segue", "exit"]

    /// The texts that translators get, attributed ones left out.
    var texts: [DocumentText] {
        var texts: [DocumentText] = []
        for element in tree.elements {
            if element.attributeRange("id") != nil {
                guard !Self.notShown.contains(element.name) else { continue }
                let object = InterfaceObject(element)
                for name in Self.properties {
                    add(name, of: element, object, [name], to: &texts)
                }
            } else if let object = element.owner {
                switch element.name {
                case "state":
                    add("title", of: element, object, ["\(element.attribute("key") ?? "")Title"], to: &texts)
                case "segment":
                    let index = element.parent?.children("segment").firstIndex { $0 == element } ?? 0
                    add("title", of: element, object, ["segmentTitles[\(index)]"], to: &texts)
                case "accessibility":
                    add("label", of: element, object, ["accessibilityLabel"], to: &texts)
                    add("hint", of: element, object, ["accessibilityHint"], to: &texts)
                case "buttonConfiguration":
                    // Xcode has called them in several ways.
                    add("title", of: element, object, [], to: &texts)
                    add("subtitle", of: element, object, [], to: &texts)
                default: break
                }
            }
        }
        return texts
    }

    private func add(
        _ name: String, of element: XMLElement, _ object: InterfaceObject, _ properties: [String],
        to texts: inout [DocumentText]
    ) {
        let child = element.children.first { $0.name == "string" && $0.attribute("key") == name }
        guard let range = element.attributeRange(name) ?? child?.contentRange,
            let value = element.attribute(name) ?? child?.text, value.contains(where: \.isLetter)
        else { return }
        texts.append(
            DocumentText(
                range: range, value: value, object: object, properties: properties, isLoose: properties.isEmpty))
    }
}
