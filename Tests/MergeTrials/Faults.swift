import InterfaceBuilder
import SourceText
import XMLTree

/// What makes a file break when it is opened or shown: ids that stand twice, and names of objects that are not there.
public struct Faults: CustomStringConvertible {
    public private(set) var repeated: Set<String> = []
    public private(set) var missing: [String: Int] = [:]
    public private(set) var scenesWithoutController = 0

    /// Looks through a document.
    public init(_ document: InterfaceDocument) {
        var ids: Set<String> = []
        var scenes: Set<String> = []
        for element in document.tree.elements {
            if element.name != "device", element.name != "adaptation", let id = element.attribute("id") {
                if !ids.insert(id).inserted { repeated.insert(id) }
            }
            if let id = element.attribute("sceneID"), !scenes.insert(id).inserted { repeated.insert("scene " + id) }
        }
        for element in document.tree.elements {
            for name in ["destination", "target", "firstItem", "secondItem", "initialViewController"] {
                if let id = element.attribute(name), !ids.contains(id) {
                    missing["\(element.name) \(id)", default: 0] += 1
                }
            }
            guard element.name == "scene" else { continue }
            let members = element.child("objects")?.children.count { $0.attribute("sceneMemberID") == "viewController" }
            if members != 1 { scenesWithoutController += 1 }
        }
    }

    /// Whether the document has a fault that the other has not.
    public func isWorse(than other: Faults) -> Bool {
        !repeated.isSubset(of: other.repeated) || scenesWithoutController > other.scenesWithoutController
            || missing.contains { $0.value > other.missing[$0.key] ?? 0 }
    }

    public var description: String {
        "\(repeated.count) ids twice, \(missing.keys.sorted()) missing, \(scenesWithoutController) scenes without controller"
    }
}
