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

    init(_ files: File...) { self.files = files }

    /// One storyboard, whose document element has these attributes.
    init(attributes: String, _ scenes: String) { files = [File("Main.storyboard", attributes: attributes, scenes)] }

    public init(stringLiteral scenes: String) { files = [File("Main.storyboard", scenes)] }

    /// A document with these scenes.
    public static func document(around scenes: String, attributes: String = "") -> String {
        let type = attributes.contains("type=") ? "" : #" type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB""#
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document\(type) version="3.0"\(attributes.isEmpty ? "" : " " + attributes)>
            <scenes>
            \(scenes)
            </scenes>
            </document>

            """
    }
}
