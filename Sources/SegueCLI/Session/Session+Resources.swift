import SourceText
import Validation

extension Session {
    /// What lies beside the interface files of the folders given; `nil` where there is nothing of it.
    ///
    /// Folders of pictures are not looked into, and links are not followed.
    ///
    /// - Parameters:
    ///   - readsColors: Whether somebody wants to know the values of colours, each of which is a file.
    ///   - readsTexts: Whether somebody wants to know the texts in other languages.
    func readResources(
        _ found: InputFinder.Found, readsColors: Bool, readsTexts: Bool
    ) -> (resources: ProjectResources?, unread: [Diagnostic]) {
        let (translations, unread) = readsTexts ? readTranslations(found) : ([], [])
        guard !found.catalogs.isEmpty || !found.resources.isEmpty || !translations.isEmpty else {
            return (nil, unread)
        }
        var walk = CatalogWalk(files: tool.files)
        for catalog in found.catalogs { walk.look(into: catalog) }
        var colors: [String: CatalogColor] = [:]
        if readsColors {
            let files = tool.files
            let sets = walk.assets.filter { $0.hasSuffix(".colorset") }
            let values = Parallel.map(sets, jobs: jobs) { path in
                Self.contents(of: path, files).flatMap(CatalogColor.init(contents:))
            }
            for (path, value) in zip(sets, values) { colors[path] = value }
        }
        let resources = ProjectResources(
            catalogs: found.catalogs, assets: walk.assets, namespaces: walk.namespaces, files: found.resources,
            translations: translations, colors: colors)
        return (resources, unread)
    }

    /// The texts in other languages of the documents found, and why some of them could not be read.
    private func readTranslations(
        _ found: InputFinder.Found
    ) -> (translations: [DocumentTranslation], unread: [Diagnostic]) {
        let names = Set(found.files.map(Path.stem))
        let files = tool.files
        let paths = found.translations.filter { names.contains(Path.stem(of: $0)) }
        let results = Parallel.map(paths, jobs: jobs) { path -> Result<[DocumentTranslation], Diagnostic> in
            do throws(Diagnostic) {
                return .success(try DocumentTranslation.read(SourceFile(path: path, bytes: try files.read(path))))
            } catch {
                return .failure(error)
            }
        }
        let unread = results.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
        return (results.flatMap { (try? $0.get()) ?? [] }, unread)
    }

    /// The `Contents.json` of a folder in a catalogue.
    fileprivate static func contents(of folder: String, _ files: FileSystem) -> SourceFile? {
        let path = folder + "/Contents.json"
        return (try? files.read(path)).map { SourceFile(path: path, bytes: $0) }
    }
}

/// A walk through the folders of asset catalogues.
private struct CatalogWalk {
    let files: FileSystem
    var assets: [String] = []
    var namespaces: Set<String> = []

    init(files: FileSystem) { self.files = files }

    /// Assets that hold assets which can be named by themselves.
    private static let nested = [".spriteatlas", ".brandassets", ".imagestack"]

    mutating func look(into folder: String, isGroup: Bool = false) {
        // A folder that cannot be read gives no names; nothing is said of it, as nobody asked for it.
        guard let entries = try? files.entries(of: folder) else { return }
        if isGroup, entries.contains(where: { $0.name == "Contents.json" }),
            let contents = Session.contents(of: folder, files), ProjectResources.providesNamespace(contents: contents)
        {
            namespaces.insert(folder)
        }
        for entry in entries where entry.kind == .folder && !entry.name.hasPrefix(".") {
            let path = folder + "/" + entry.name
            guard ProjectResources.isAsset(entry.name) else {
                look(into: path, isGroup: true)
                continue
            }
            assets.append(path)
            if Self.nested.contains(where: entry.name.hasSuffix) { look(into: path) }
        }
    }
}
