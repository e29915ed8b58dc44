import InterfaceBuilder
import SceneGraph
import XMLTree

/// What is known of the resources of the app that a document belongs to.
///
/// As with references, something is missing only where the app is at hand: where its `Info.plist`, or the catalogue with
/// its icon, lies above the document or next to it, and a catalogue lies there too. A name counts as there wherever in
/// the folders given it is.
struct ResourceScope {
    let resources: ProjectResources
    private let project: SceneGraph
    /// The folders in which an app's manifest or its icon lies.
    private let appFolders: [[Substring]]
    private let catalogFolders: [[Substring]]

    /// `nil` where no resources are given.
    init?(_ contents: ProjectContents) {
        guard let resources = contents.resources else { return nil }
        self.resources = resources
        project = contents.graph
        catalogFolders = resources.catalogs.map { Neighbourhood.folders($0) }
        appFolders =
            contents.graph.manifests.map { Neighbourhood.folders($0.path) }
            + resources.iconCatalogs.sorted().map { Neighbourhood.folders($0) }
    }

    /// Whether the app of the document with that index is at hand, and has a catalogue.
    func isWhole(_ document: Int) -> Bool {
        let here = Neighbourhood.folders(project.documents[document].source.path)
        return appFolders.contains { Self.isNear($0, here) } && catalogFolders.contains { Self.isNear($0, here) }
    }

    /// Whether `folder` is above `here`, or next to it.
    private static func isNear(_ folder: [Substring], _ here: [Substring]) -> Bool {
        let common = zip(folder, here).prefix { $0 == $1 }.count
        return common == folder.count || folder.count + here.count - 2 * common <= 2
    }
}

extension InterfaceDocument {
    /// The elements of the document's list of resources with that name, such as `image` or `namedColor`.
    func resources(_ kind: String) -> [XMLElement] {
        tree.root.children("resources").flatMap { $0.children(kind) }
    }

    /// Whether the name is one that the system gives.
    func isSystems(_ name: String) -> Bool { platform == .macOS && name.hasPrefix("NS") }
}
