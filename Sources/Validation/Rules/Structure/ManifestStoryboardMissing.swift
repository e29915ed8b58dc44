import InterfaceBuilder
import SceneGraph
import SourceText

/// An `Info.plist` that begins with a storyboard that is not there.
struct ManifestStoryboardMissing: Rule {
    static let description = RuleDescription(
        identifier: "manifest-storyboard-missing",
        summary: "An Info.plist names a storyboard that the app does not have.",
        rationale: """
            The app ends at its start: "Could not find a storyboard named". Without its launch storyboard it starts with a \
            black screen, and shows itself in a smaller size. It is left when a storyboard is renamed or deleted. Where \
            a project file is at hand, the storyboards are those of the target that the Info.plist is of; otherwise \
            those of all files given, where some of them are in the folder of the Info.plist or below it.
            """,
        nonTriggering: [
            Example(
                surroundings: .init(mainStoryboard: "Main"),
                .init("App/Base.lproj/Main.storyboard", attributes: #"initialViewController="a""#, scene)),
            // Another app's storyboards say nothing of this one.
            Example(
                surroundings: .init(mainStoryboard: "Main"),
                .init("Other/Start.storyboard", attributes: #"initialViewController="a""#, scene)),
        ],
        triggering: [
            Example(
                sources: [
                    .init(
                        "App/Info.plist",
                        """
                        <plist version="1.0"><dict>
                            <key>UIMainStoryboardFile</key>
                            ⟦⟧<string>Main</string>
                        </dict></plist>

                        """)
                ],
                .init("App/Start.storyboard", attributes: #"initialViewController="a""#, scene))
        ])

    private static let scene = """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController"/>
        </objects></scene>
        """

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        var xibs: Set<String>?
        // R2
        for missing in project.missingEntries {
            guard case .noStoryboard(let name, _) = missing.reason else { continue }
            let manifest = project.manifests[missing.manifest]
            let entry = manifest.entries[missing.entry]
            if let target = manifest.target {
                guard target.isWhole, !target.listed.contains(name) else { continue }
            } else {
                let folder = Neighbourhood.folders(manifest.path)
                guard
                    project.documents.contains(where: { Neighbourhood.folders($0.source.path).starts(with: folder) })
                else { continue }
            }
            if entry.isLaunchScreen {
                let known =
                    xibs
                    ?? Set(
                        project.documents.lazy.filter { $0.kind != .storyboard }
                            .flatMap { namesInCode(of: Self.name($0)) })
                xibs = known
                if known.contains(name) { continue }
            }
            let place = manifest.target.map { "the target \($0.name)" } ?? "the app"
            report.add(
                "\(place) has no storyboard \"\(name)\", and \(entry.key) begins with it", at: entry.position,
                fixHint: nearestName(to: name, in: Self.names(project, manifest.target)).map {
                    "did you mean \"\($0)\"?"
                } ?? "name a storyboard of the app, or delete the key")
        }
    }

    private static func names(_ project: SceneGraph, _ target: AppManifest.Target?) -> [String] {
        let documents = project.documents.lazy.filter {
            $0.kind == .storyboard && target?.documents.contains($0.source.path) != false
        }
        return Set(documents.map(name)).sorted()
    }

    private static func name(_ document: InterfaceDocument) -> String {
        let name = storyboardName(ofPath: document.source.path)
        return name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
    }
}
