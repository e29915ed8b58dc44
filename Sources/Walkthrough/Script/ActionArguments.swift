extension Action {
    /// A scene to instantiate: by storyboard identifier, or a storyboard's initial scene.
    public struct SceneReference: Sendable, Hashable, Codable {
        /// The `storyboardIdentifier`; nil means the initial controller.
        public var identifier: String?
        /// The storyboard's name without its extension; nil means the entry storyboard.
        public var storyboard: String?

        /// Names a scene; without either, the initial one of the entry storyboard.
        public init(identifier: String? = nil, storyboard: String? = nil) {
            self.identifier = identifier
            self.storyboard = storyboard
        }
    }

    /// The segue of a `performSegue` step.
    public struct SegueReference: Sendable, Hashable {
        /// How a segue is named.
        public enum Name: Sendable, Hashable {
            /// The segue's identifier.
            case identifier(String)
            /// The segue's object id, which reaches segues without an identifier.
            case objectID(String)

            /// The identifier or the object id.
            public var text: String {
                switch self {
                case .identifier(let text), .objectID(let text): text
                }
            }
        }

        /// Which segue.
        public var name: Name
        /// The controller to send it to; nil means the visible controller that owns the segue.
        public var from: String?

        /// Names a segue, and the controller to send it to where one is given.
        public init(name: Name, from: String? = nil) {
            self.name = name
            self.from = from
        }
    }

    /// Something on screen to touch.
    public struct TouchTarget: Sendable, Hashable, Codable {
        /// What `name` is.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// Any of the others.
            case any
            /// The title or text shown.
            case title
            case accessibilityIdentifier
            /// The name of an outlet of a visible controller.
            case outlet
            /// The object id in the storyboard.
            case id
        }

        /// What the name is.
        public var kind: Kind
        /// The name as written.
        public var name: String
        /// The controller it belongs to; nil means any visible one.
        public var from: String?

        /// Names something to touch.
        public init(_ name: String, kind: Kind = .any, from: String? = nil) {
            self.name = name
            self.kind = kind
            self.from = from
        }
    }

    /// How a `dismiss` step dismisses.
    public enum Dismissal: Sendable, Hashable, Codable {
        /// `dismiss(animated:completion:)`, sent to the visible controller or the one named.
        case call(Removal)
        /// The user swipes the sheet down.
        case swipe
    }

    /// A `pop`, `popToRoot` or programmatic `dismiss`.
    public struct Removal: Sendable, Hashable, Codable {
        /// The controller to send it to, or whose navigation controller to use; nil means the visible one.
        public var from: String?
        /// Whether UIKit animates it.
        public var animated: Bool

        /// Makes a removal, which is animated unless it says otherwise.
        public init(from: String? = nil, animated: Bool = true) {
            self.from = from
            self.animated = animated
        }
    }

    /// The tab of a `select` step.
    public struct TabSelection: Sendable, Hashable, Codable {
        /// Sets `selectedIndex` when true; otherwise the user taps the tab.
        public var programmatic: Bool
        /// Which tab.
        public var tab: TabName

        /// Selects a tab as the user does, or as a program does.
        public init(_ tab: TabName, programmatic: Bool = false) {
            self.tab = tab
            self.programmatic = programmatic
        }
    }

    /// A tab of a tab bar controller.
    public enum TabName: Sendable, Hashable, Codable {
        /// Counted from 0, as `selectedIndex`.
        case index(Int)
        /// The title of its tab bar item, or a name of its controller.
        case title(String)
    }

    /// A `show`, `showDetail`, `present` or `push` step.
    public struct Showing: Sendable, Hashable, Codable {
        /// The scene to instantiate.
        public var scene: SceneReference
        /// The controller to send it to; nil means the visible one.
        public var from: String?
        /// For `present` and `push`; `show` and `showDetail` are animated as UIKit decides.
        public var animated: Bool

        /// Shows a new instance of the scene.
        public init(scene: SceneReference, from: String? = nil, animated: Bool = true) {
            self.scene = scene
            self.from = from
            self.animated = animated
        }
    }

    /// The message of a `call` step.
    public struct MethodCall: Sendable, Hashable, Codable {
        /// An argument as written in the walkthrough file.
        public enum Argument: Sendable, Hashable, Codable {
            case null
            case bool(Bool)
            case number(Double)
            case string(String)
            /// A view, bar item or controller, found as ``TouchTarget`` and controllers are.
            case object(String)
        }

        /// An Objective-C selector: `refresh`, `save:`.
        public var selector: String
        /// The controller or view to send it to; nil means the visible controller.
        public var on: String?
        /// No more than the selector has colons.
        public var arguments: [Argument]

        /// Makes a message without a receiver of its own and without arguments, unless given.
        public init(selector: String, on: String? = nil, arguments: [Argument] = []) {
            self.selector = selector
            self.on = on
            self.arguments = arguments
        }
    }

    /// The change of a `traits` step; what is nil stays as it is.
    public struct Traits: Sendable, Hashable, Codable {
        /// `UIUserInterfaceSizeClass`.
        public enum SizeClass: String, Sendable, Hashable, Codable, CaseIterable { case compact, regular }
        /// `UIUserInterfaceStyle`.
        public enum Style: String, Sendable, Hashable, Codable, CaseIterable { case light, dark }
        /// `UITraitEnvironmentLayoutDirection`.
        public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable { case leftToRight, rightToLeft }

        /// The new horizontal size class.
        public var horizontalSizeClass: SizeClass?
        /// The new vertical size class.
        public var verticalSizeClass: SizeClass?
        /// The new style.
        public var userInterfaceStyle: Style?
        /// The new layout direction.
        public var layoutDirection: LayoutDirection?
        /// The new text size.
        public var preferredContentSizeCategory: ContentSize?

        /// Makes a change of the traits given.
        public init(
            horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
            userInterfaceStyle: Style? = nil,
            layoutDirection: LayoutDirection? = nil, preferredContentSizeCategory: ContentSize? = nil
        ) {
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
            self.userInterfaceStyle = userInterfaceStyle
            self.layoutDirection = layoutDirection
            self.preferredContentSizeCategory = preferredContentSizeCategory
        }

        /// `UIContentSizeCategory`, by the names of its Swift members.
        public enum ContentSize: String, Sendable, Hashable, Codable, CaseIterable {
            case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
            case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
            case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
        }
    }
}

extension Action.SegueReference: Codable {
    private enum Key: String, CodingKey { case identifier, objectID, from }

    /// Reads what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let identifier = try container.decodeIfPresent(String.self, forKey: .identifier) {
            name = .identifier(identifier)
        } else {
            name = .objectID(try container.decode(String.self, forKey: .objectID))
        }
        from = try container.decodeIfPresent(String.self, forKey: .from)
    }

    /// Writes the name under `identifier` or `objectID`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch name {
        case .identifier(let text): try container.encode(text, forKey: .identifier)
        case .objectID(let text): try container.encode(text, forKey: .objectID)
        }
        try container.encodeIfPresent(from, forKey: .from)
    }
}
