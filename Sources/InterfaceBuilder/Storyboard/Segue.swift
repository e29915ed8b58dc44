import SourceText
import XMLTree

extension Storyboard {
    /// A segue: a connection that leads from an object to a controller or, unwinding, to an exit.
    public struct Segue: Sendable, Hashable {
        /// What a segue does.
        public enum Kind: Sendable, Hashable {
            case relationship, show, showDetail, presentation, popoverPresentation, push, modal, popover, replace, embed
            case unwind, custom
            /// AppKit's presentation as a sheet.
            case sheet
            case unknown(String)
        }

        /// The `<segue>` element.
        public let element: XMLElement

        /// Takes `element` as a segue; `nil` when it is not one: elements of that name without a `kind` are tie-breakers
        /// and the like. R121
        public init?(_ element: XMLElement) {
            guard element.name == "segue", element.attributeRange("kind") != nil else { return nil }
            self.element = element
        }

        public var id: String { element.attribute("id") ?? "" }
        public var kind: Kind { Kind(name: element.attribute("kind") ?? "") }

        /// The id of the controller, or of the exit for an unwind segue.
        public var destinationID: String { element.attribute("destination") ?? "" }

        /// The name by which code performs it.
        public var identifier: String? { element.attribute("identifier") }

        public var customClass: String? { element.attribute("customClass") }
        public var customModule: String? { element.attribute("customModule") }
        public var customModuleProvider: String? { element.attribute("customModuleProvider") }

        /// What a relationship segue makes its destination, such as `rootViewController`. R9
        public var relationship: String? { element.attribute("relationship") }

        /// The selector that decides which controller an unwind segue goes back to.
        public var unwindAction: String? { element.attribute("unwindAction") }

        /// The selector that makes the destination: an `@IBSegueAction`.
        public var destinationCreationSelector: String? { element.attribute("destinationCreationSelector") }

        /// `nil` means that of the destination.
        public var modalPresentationStyle: String? { element.attribute("modalPresentationStyle") }

        /// `nil` means that of the destination.
        public var modalTransitionStyle: String? { element.attribute("modalTransitionStyle") }

        /// Only `NO` is ever written.
        public var animates: Bool { element.flag("animates") ?? true }

        public var popoverAnchorViewID: String? { element.attribute("popoverAnchorView") }
        public var popoverAnchorBarButtonItemID: String? { element.attribute("popoverAnchorBarButtonItem") }

        /// The directions a popover's arrow may have, such as `up`; empty when none are written.
        public var popoverArrowDirections: Set<String> {
            guard let child = element.child(key: "popoverArrowDirection") else { return [] }
            return Set(child.attributes.filter { $0.value == "YES" }.map(\.name))
        }

        /// Which part of its holder starts it, such as `accessoryAction`.
        public var trigger: String? { element.attribute("trigger") }

        /// The pane of the split view controller that an old replace or push segue goes to.
        public var splitViewControllerTargetIndex: Int? { element.integer("splitViewControllerTargetIndex") }

        /// AppKit: how a popover closes.
        public var popoverBehavior: String? { element.attribute("popoverBehavior") }

        /// AppKit: the edge of its anchor at which a popover opens.
        public var preferredEdge: String? { element.attribute("preferredEdge") }

        /// The name it has in the editor only.
        public var userLabel: String? { element.attribute("userLabel") }

        /// What a hard press and its end perform instead, where peek and pop is on. They inherit what they do not say.
        public var preview: PreviewSegue? { inner("preview") }
        public var commit: PreviewSegue? { inner("commit") }

        private func inner(_ key: String) -> PreviewSegue? {
            element.children("connections").lazy.compactMap { $0.child(key: key, named: "segue") }.first
                .map { PreviewSegue(element: $0) }
                ?? element.child(key: key, named: "segue").map { PreviewSegue(element: $0) }
        }

        public var position: SourcePosition { element.position }

        /// The object whose `<connections>` hold it: a controller for a manual segue, else the trigger. R122
        public var holder: InterfaceObject? {
            var around = element.parent
            if around?.name == "connections" { around = around?.parent }
            return around.map(InterfaceObject.init)
        }
    }
}

extension Storyboard.Segue {
    /// A segue inside another, for its preview or its commit. R121
    public struct PreviewSegue: Sendable, Hashable {
        public let element: XMLElement

        public var id: String { element.attribute("id") ?? "" }

        /// From which it takes what it does not say: `parent`, the segue around it, or `commit`, the other one.
        public var inheritsFrom: String? { element.attribute("inheritsFrom") }

        /// `nil` means the kind it inherits.
        public var kind: Kind? { element.attribute("kind").map(Kind.init) }
        public var identifier: String? { element.attribute("identifier") }
        public var customClass: String? { element.attribute("customClass") }
        public var position: SourcePosition { element.position }
    }
}

extension Storyboard.Segue.Kind: CustomStringConvertible {
    private static let known: [(String, Self)] = [
        ("relationship", .relationship), ("show", .show), ("showDetail", .showDetail),
        ("presentation", .presentation), ("popoverPresentation", .popoverPresentation), ("push", .push),
        ("modal", .modal), ("popover", .popover), ("replace", .replace), ("embed", .embed), ("unwind", .unwind),
        ("custom", .custom), ("sheet", .sheet),
    ]
    private static let byName = Dictionary(uniqueKeysWithValues: known)

    /// Takes the value of a `kind` attribute.
    public init(name: String) { self = Self.byName[name] ?? .unknown(name) }

    /// The value of the `kind` attribute.
    public var name: String {
        if case .unknown(let name) = self { return name }
        return Self.known.first { $0.1 == self }?.0 ?? ""
    }

    public var description: String { name }
}
