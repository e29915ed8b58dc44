/// The names that a project's asset catalogues, image files and font files give.
///
/// It is collected where whole folders are given; rules that need it say nothing where it is not.
public struct ProjectResources: Sendable {
    /// The folders of catalogues, `….xcassets`.
    public let catalogs: [String]
    /// The files of fonts, by their paths.
    public let fontFiles: [String]
    /// The names of nibs that are there as such, and not as xibs.
    let nibNames: Set<String>
    /// The texts of documents in other languages, as far as anybody wants to know.
    let translations: [DocumentTranslation]
    /// Whether a catalogue holds the app's icon, by its path: then it is the app's own.
    let iconCatalogs: Set<String>

    private let images: Set<String>
    private let looseImages: Set<String>
    private let colors: Set<String>
    /// The values of colours for every appearance alike, by name.
    private let colorValues: [String: [CatalogColor]]

    /// Takes what a walk has found.
    ///
    /// - Parameters:
    ///   - catalogs: The catalogues' folders.
    ///   - assets: The folders in catalogues that have an extension, such as `App/Assets.xcassets/Icons/house.imageset`.
    ///   - namespaces: The folders in catalogues whose names belong to those of their assets.
    ///   - files: Image and font files outside of catalogues, and nibs.
    ///   - translations: The texts of documents in other languages, as far as anybody wants to know.
    ///   - colors: What the colour sets hold, by their folders' paths, as far as anybody wants to know.
    public init(
        catalogs: [String] = [], assets: [String], namespaces: Set<String> = [], files: [String] = [],
        translations: [DocumentTranslation] = [], colors: [String: CatalogColor] = [:]
    ) {
        self.translations = translations
        var allCatalogs = catalogs
        var iconCatalogs: Set<String> = []
        var images: Set<String> = []
        var colorNames: Set<String> = []
        var values: [String: [CatalogColor]] = [:]
        for asset in assets {
            let parts = asset.split(separator: "/", omittingEmptySubsequences: false)
            guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }), let last = parts.last,
                let dot = last.lastIndex(of: ".")
            else { continue }
            let folder = parts[...catalog].joined(separator: "/")
            if allCatalogs.last != folder, !allCatalogs.contains(folder) { allCatalogs.append(folder) }
            var name = String(last[..<dot])
            for index in (catalog + 1..<max(catalog + 1, parts.count - 1)).reversed()
            where namespaces.contains(parts[...index].joined(separator: "/")) {
                name = parts[index] + "/" + name
            }
            switch last[dot...] {
            case ".colorset":
                colorNames.insert(name)
                if let value = colors[asset] { values[name, default: []].append(value) }
            case ".appiconset", ".brandassets", ".solidimagestack":
                iconCatalogs.insert(folder)
                images.insert(name)
            // Symbols, launch images, stacks: what has a picture is found as an image.
            default: images.insert(name)
            }
        }
        self.catalogs = allCatalogs
        self.iconCatalogs = iconCatalogs
        self.images = images
        self.colors = colorNames
        colorValues = values
        fontFiles = files.filter { Self.fontExtensions.contains(Self.extension(of: $0)) }
        nibNames = Set(
            files.filter { Self.extension(of: $0) == "nib" }.map { path in
                String((path.split(separator: "/").last ?? "").dropLast(".nib".count))
            })
        looseImages = Set(
            files.filter { Self.imageExtensions.contains(Self.extension(of: $0)) }.flatMap(Self.names(ofImage:)))
    }

    // MARK: Kinds of files

    static let fontExtensions: Set<String> = ["ttf", "otf", "ttc"]
    static let imageExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "tif", "tiff", "pdf", "svg", "heic", "heif", "webp", "bmp", "ico", "icns",
    ]

    /// Whether the folder of that name in a catalogue is an asset, not a group: `Signup 2.0` is a group.
    public static func isAsset(_ folder: String) -> Bool { assetExtensions.contains(`extension`(of: folder)) }

    /// The kinds of sets of the asset catalogue format.
    private static let assetExtensions: Set<String> = [
        "appiconset", "arimageset", "arobjectset", "arresourcegroup", "brandassets", "colorset", "complicationset",
        "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset",
        "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer",
        "spriteatlas", "sticker", "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
        "watchcomplication",
    ]

    /// Whether the file of that name is an image, a font or a nib.
    public static func isResource(_ name: String) -> Bool {
        let kind = `extension`(of: name)
        return imageExtensions.contains(kind) || fontExtensions.contains(kind) || kind == "nib"
    }

    private static func `extension`(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// The names by which `UIImage(named:)` finds the file: those without scale and device, with extension and without.
    private static func names(ofImage path: String) -> [String] {
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return [] }
        var base = name[..<dot]
        if let device = base.lastIndex(of: "~") { base = base[..<device] }
        if base.hasSuffix("@2x") || base.hasSuffix("@3x") || base.hasSuffix("@1x") { base = base.dropLast(3) }
        return [String(base), String(base + name[dot...])]
    }

    // MARK: Questions

    /// Whether there is an image of that name.
    func hasImage(_ name: String) -> Bool {
        if images.contains(name) || looseImages.contains(name) { return true }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return looseImages.contains(last) || !Set(Self.names(ofImage: last)).isDisjoint(with: looseImages)
    }

    /// Whether there is a colour of that name.
    func hasColor(_ name: String) -> Bool { colors.contains(name) }

    /// The values of the colours of that name.
    func values(ofColor name: String) -> [CatalogColor] { colorValues[name] ?? [] }

    var imageNames: [String] { (images.union(looseImages)).sorted() }
    var colorNames: [String] { colors.sorted() }
}
