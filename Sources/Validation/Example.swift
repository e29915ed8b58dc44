/// A small project, most often the scenes of one storyboard, with `⟦…⟧` around each range that a finding must cover.
public struct Example: Sendable, ExpressibleByStringLiteral {
    /// A storyboard of the project.
    public struct File: Sendable {
        public let path: String
        /// The attributes of the document element; those of a storyboard for iOS stand before them unless they name a
        /// `type`.
        public let attributes: String
        /// What stands between `<scenes>` and `</scenes>`.
        public let scenes: String

        init(_ path: String, attributes: String = "", _ scenes: String) {
            self.path = path
            self.attributes = attributes
            self.scenes = scenes
        }

        /// The whole document.
        public var document: String { Example.document(around: scenes, attributes: attributes) }
    }

    public let files: [File]
    /// With which values of the rule's options it is one.
    public let options: RuleOptions

    init(options: RuleOptions = RuleOptions(), _ files: File...) {
        self.files = files
        self.options = options
    }

    /// One storyboard, whose document element has these attributes.
    init(options: RuleOptions = RuleOptions(), attributes: String = "", _ scenes: String) {
        self.init(options: options, File("Main.storyboard", attributes: attributes, scenes))
    }

    public init(stringLiteral scenes: String) { self.init(scenes) }

    /// One storyboard with one scene, whose view holds `views`.
    static func views(options: RuleOptions = RuleOptions(), attributes: String = "", _ views: String) -> Example {
        controller(
            options: options, attributes: attributes,
            """
            <view key="view" id="v">
                <subviews>
            \(indented(views, by: 8))
                </subviews>
            </view>
            """)
    }

    /// One storyboard with one scene, whose controller holds `parts`.
    static func controller(options: RuleOptions = RuleOptions(), attributes: String = "", _ parts: String) -> Example {
        Example(
            options: options, attributes: attributes,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
            \(indented(parts, by: 8))
                </viewController>
            </objects></scene>
            """)
    }

    private static func indented(_ text: String, by count: Int) -> String {
        let space = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { space + $0 }
            .joined(separator: "\n")
    }

    /// A document with these scenes. Attributes that begin with `⟦document⟧` mark the element's name.
    public static func document(around scenes: String, attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        \(startTag(attributes, type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"))
        <scenes>
        \(scenes)
        </scenes>
        </document>

        """
    }

    /// The document's start tag, without a type where none is given.
    static func startTag(_ attributes: String, type: String? = nil) -> String {
        var attributes = attributes[...]
        var name = "document"
        if attributes.hasPrefix("⟦document⟧") {
            name = "⟦document⟧"
            attributes = attributes.dropFirst(name.count).drop { $0 == " " }
        }
        var parts = [name]
        if let type {
            if !attributes.contains("type=") { parts.append("type=\"\(type)\"") }
            parts.append("version=\"3.0\"")
        }
        if !attributes.isEmpty { parts.append(String(attributes)) }
        return "<\(parts.joined(separator: " "))>"
    }
}
