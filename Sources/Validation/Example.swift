import InterfaceBuilder
import SceneGraph
import SourceText

/// A small project, most often the scenes of one storyboard, with `⟦…⟧` around each range that a finding must cover.
public struct Example: Sendable, ExpressibleByStringLiteral {
    /// A storyboard of the project.
    public struct File: Sendable {
        public let path: String
        /// The attributes of the document element; those of a storyboard for iOS stand before them unless they name a
        /// `type`. Attributes that begin with `⟦document⟧` mark the element's name.
        public let attributes: String
        /// What stands before `<scenes>`.
        public let head: String
        /// What stands between `<scenes>` and `</scenes>`, or in a xib between `<objects>` and `</objects>`.
        public let scenes: String
        /// The element around `scenes`.
        private let container: String
        /// What stands after `</scenes>`.
        public let tail: String

        init(
            _ path: String, attributes: String = "", head: String = "", tail: String = "",
            container: String = "scenes", _ scenes: String
        ) {
            self.path = path
            self.attributes = attributes
            self.head = head
            self.scenes = scenes
            self.tail = tail
            self.container = container
        }

        /// A xib for iOS with these top-level objects.
        init(xib path: String, _ objects: String) {
            self.path = path
            attributes = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch""#
            (head, tail) = ("", "")
            scenes = objects
            container = "objects"
        }

        /// The whole document.
        public var document: String { document(around: scenes) }

        /// The whole document with other scenes.
        public func document(around scenes: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            \(Example.startTag(attributes, type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"))
            \(head.isEmpty ? "" : head + "\n")<\(container)>
            \(scenes)
            </\(container)>
            \(tail.isEmpty ? "" : tail + "\n")</document>

            """
        }

        /// What is particular to it.
        public var excerpt: String {
            let root = attributes.isEmpty ? "" : "<!-- \(Example.startTag(attributes)) -->"
            return [root, head, scenes, tail].filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    /// What lies beside the storyboards of the project.
    public struct Surroundings: Sendable {
        /// Folders in asset catalogues.
        let assets: [String]
        /// Images and fonts.
        let files: [String]
        let colors: [String: CatalogColor]
        /// What `App/Info.plist` says of fonts and of the main storyboard; without either there is none.
        let appFonts: [String]?
        let mainStoryboard: String?
        let translations: [DocumentTranslation]

        init(
            assets: [String] = [], files: [String] = [], colors: [String: CatalogColor] = [:],
            appFonts: [String]? = nil, mainStoryboard: String? = nil, translations: [DocumentTranslation] = []
        ) {
            self.translations = translations
            (self.assets, self.files, self.colors) = (assets, files, colors)
            (self.appFonts, self.mainStoryboard) = (appFonts, mainStoryboard)
        }

        /// The paths, and what a manifest says.
        public var excerpt: String {
            let plist = [
                appFonts.map { "UIAppFonts \(RuleValue.list($0).yaml)" },
                mainStoryboard.map { "UIMainStoryboardFile \($0)" },
            ].compactMap { $0 }.map { "App/Info.plist with \($0)" }
            let texts = translations.map {
                "\($0.folder)/\($0.language).lproj/\($0.name).strings with \($0.keys.sorted().joined(separator: " and "))"
            }
            return (assets + files + plist + texts).joined(separator: ", ")
        }
    }

    /// A file of the app's own code, in Swift; ranges are marked in it as in storyboards.
    public struct Source: Sendable {
        public let path: String
        /// The module that it is compiled into.
        public let module: String
        public let text: String

        init(_ path: String, module: String = "App", _ text: String) {
            (self.path, self.module, self.text) = (path, module, text)
        }

        init(_ text: String) { self.init("App/Code.swift", text) }

        /// What a reader's highlighter calls the language.
        public var language: String { isManifest ? "xml" : path.hasSuffix(".swift") ? "swift" : "objc" }
        /// Whether it is an `Info.plist`, and no code.
        public var isManifest: Bool { path.hasSuffix(".plist") }
        /// The text without the line break at its end.
        public var trimmed: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
    }

    public let files: [File]
    /// The app's sources; nothing is known of them where there are none.
    public let sources: [Source]
    /// Nothing is known of what lies beside the files where it is `nil`.
    public let surroundings: Surroundings?
    /// With which values of the rule's options it is one.
    public let options: RuleOptions

    init(
        options: RuleOptions = RuleOptions(), surroundings: Surroundings? = nil, sources: [Source] = [],
        _ files: File...
    ) {
        self.files = files
        self.sources = sources
        self.surroundings = surroundings
        self.options = options
    }

    /// One storyboard, whose document element has these attributes.
    init(options: RuleOptions = RuleOptions(), attributes: String = "", tail: String = "", _ scenes: String) {
        self.init(options: options, File("Main.storyboard", attributes: attributes, tail: tail, scenes))
    }

    public init(stringLiteral scenes: String) { self.init(scenes) }

    /// One storyboard beside one file of Swift.
    init(swift: String, attributes: String = "", _ scenes: String) {
        self.init(sources: [Source(swift)], File("App/Main.storyboard", attributes: attributes, scenes))
    }

    /// One storyboard with one scene, whose view holds `views`.
    static func views(
        options: RuleOptions = RuleOptions(), attributes: String = "", tail: String = "", _ views: String
    ) -> Example {
        controller(
            options: options, attributes: attributes, tail: tail,
            """
            <view key="view" id="v">
                <subviews>
            \(indented(views, by: 8))
                </subviews>
            </view>
            """)
    }

    /// One storyboard with one scene, whose controller holds `parts`.
    static func controller(
        options: RuleOptions = RuleOptions(), attributes: String = "", tail: String = "", _ parts: String
    ) -> Example {
        Example(
            options: options, attributes: attributes, tail: tail,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
            \(indented(parts, by: 8))
                </viewController>
            </objects></scene>
            """)
    }

    /// The project of these documents, which are the example's files, with what lies beside them.
    ///
    /// - Parameters:
    ///   - classes: What its sources declare; `nil` where there are none.
    ///   - manifests: The `Info.plist` files among its sources.
    func project(
        _ documents: [InterfaceDocument], classes: ProjectClasses?, manifests files: [SourceFile] = []
    ) throws(Diagnostic) -> ProjectContents {
        var manifests: [AppManifest] = []
        for file in files { manifests.append(try AppManifest(parsing: file)) }
        guard let surroundings else {
            return ProjectContents(SceneGraph(documents: documents, manifests: manifests), classes: classes)
        }
        var manifest = ""
        if let fonts = surroundings.appFonts {
            manifest += "<key>UIAppFonts</key><array>\(fonts.map { "<string>\($0)</string>" }.joined())</array>"
        }
        if let name = surroundings.mainStoryboard {
            manifest += "<key>UIMainStoryboardFile</key><string>\(name)</string>"
        }
        if !manifest.isEmpty {
            let text = "<plist><dict>\(manifest)</dict></plist>"
            manifests.append(try AppManifest(parsing: SourceFile(path: "App/Info.plist", text: text)))
        }
        let resources = ProjectResources(
            assets: surroundings.assets, files: surroundings.files, translations: surroundings.translations,
            colors: surroundings.colors)
        return ProjectContents(
            SceneGraph(documents: documents, manifests: manifests), resources: resources, classes: classes)
    }

    private static func indented(_ text: String, by count: Int) -> String {
        let space = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { space + $0 }
            .joined(separator: "\n")
    }

    /// A document with these scenes.
    static func document(around scenes: String, attributes: String = "") -> String {
        File("Main.storyboard", attributes: attributes, scenes).document
    }

    /// The document's start tag, without a type where none is given.
    fileprivate static func startTag(_ attributes: String, type: String? = nil) -> String {
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
