import InterfaceBuilder
import SceneGraph
import SourceText

/// Whether what a reference names is known to belong to the reference's own app.
///
/// Names are unique only within an app. In a folder of several apps, or of an app of which only a part is given, a
/// storyboard of the wanted name may be another app's, and one that is not given may well be there. What is missing is a
/// fault only where the files stand together: in one folder, or in folders next to each other.
struct Neighbourhood: Sendable {
    private let project: SceneGraph
    /// The folders of each document.
    private let folders: [[Substring]]
    /// Those of each manifest.
    private let foldersOfApps: [[Substring]]

    init(_ project: SceneGraph) {
        self.project = project
        folders = project.documents.map { Self.folders($0.source.path) }
        foldersOfApps = project.manifests.map { Self.folders($0.path) }
    }

    /// Whether the storyboard that the reference leads to stands near it.
    func holdsTarget(of reference: SceneGraph.Reference) -> Bool {
        guard let name = reference.placeholder.storyboardName else { return true }
        return hasStoryboard(name, near: project[reference.node].document)
    }

    /// Whether the storyboard that is called `name` for the document `origin` stands near it.
    func hasStoryboard(_ name: String, near origin: Int) -> Bool {
        guard let target = project.storyboard(named: name, from: origin) else { return false }
        let (here, there) = (folders[origin], folders[target])
        let common = zip(here, there).prefix { $0 == $1 }.count
        return here.count + there.count - 2 * common <= 2
    }

    /// Whether the manifest of the app that the document belongs to is given, and so all of the app.
    func hasManifest(of document: Int) -> Bool {
        let here = folders[document]
        return foldersOfApps.contains { here.starts(with: $0) }
    }

    /// The folders of a path, those of languages left out.
    static func folders(_ path: String) -> [Substring] {
        path.pathComponents.dropLast().filter { !$0.ends(with: ".lproj") }
    }
}
