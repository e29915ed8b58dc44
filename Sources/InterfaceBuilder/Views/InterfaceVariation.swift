import XMLTree

extension InterfaceObject {
    /// What it has only in some traits: size classes, a watch's size, a gamut, an idiom.
    public var variations: [InterfaceVariation] {
        element.children("variation").map { InterfaceVariation(element: $0) }
    }
}

extension InterfaceConstraint {
    /// The constants, priorities and so on that it has only in some traits.
    public var variations: [InterfaceVariation] {
        element.children("variation").map { InterfaceVariation(element: $0) }
    }
}

/// What is different in some traits: properties, and which of its subviews and constraints a view has there.
public struct InterfaceVariation: Sendable, Hashable {
    public let element: XMLElement

    /// `default`, or the traits it is for, such as `heightClass=regular-widthClass=compact`.
    public var key: String { element.attribute("key") ?? "" }

    /// The traits by name, such as `["heightClass": "regular"]`; empty for the default.
    public var traits: [String: String] {
        let pairs = key.split(separator: "-").compactMap { part -> (String, String)? in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            return sides.count == 2 ? (sides[0], sides[1]) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The attributes that have another value there, such as `constant`.
    public var properties: [String: String] {
        element.attributes.reduce(into: [:]) { if $1.name != "key" { $0[$1.name] = $1.value } }
    }

    /// The children that have another value there, such as a `fontDescription`, by their key.
    public func child(_ key: String) -> XMLElement? {
        element.children.first { $0.name != "mask" && $0.attribute("key") == key }
    }

    /// The ids of subviews that are there in this variation only.
    public var includedSubviewIDs: [String] { references("include", of: "subviews") }
    public var excludedSubviewIDs: [String] { references("exclude", of: "subviews") }
    public var includedConstraintIDs: [String] { references("include", of: "constraints") }
    public var excludedConstraintIDs: [String] { references("exclude", of: "constraints") }

    private func references(_ name: String, of key: String) -> [String] {
        element.children("mask").filter { $0.attribute("key") == key }
            .flatMap { $0.children(name).compactMap { $0.attribute("reference") } }
    }
}
