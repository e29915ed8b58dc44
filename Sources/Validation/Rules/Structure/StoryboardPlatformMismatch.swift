import InterfaceBuilder
import SceneGraph
import SourceText

/// A storyboard of another platform than its app.
struct StoryboardPlatformMismatch: ConfigurableRule {
    private static let platform = OptionKey(
        "platform", default: "", "The platform that every document is to be for: `iOS`, `tvOS`, `watchOS` or `macOS`.")

    static let description = RuleDescription(
        identifier: "storyboard-platform-mismatch",
        summary: "A storyboard is made for another platform than its app.",
        rationale: """
            It compiles, and the app ends at the start with an assertion that says nothing of the reason. An \
            Info.plist that begins with a storyboard says for which platform its app is.
            """,
        options: [platform.option],
        nonTriggering: [
            Example(
                surroundings: .init(mainStoryboard: "Main"),
                .init("App/Main.storyboard", attributes: #"initialViewController="a""#, scene)),
            Example(
                options: platform.set(to: "iOS"), attributes: #"targetRuntime="iOS.CocoaTouch""#, scene),
        ],
        triggering: [
            Example(
                surroundings: .init(mainStoryboard: "Main"),
                .init(
                    "App/Main.storyboard",
                    attributes: #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" "#
                        + #"targetRuntime="⟦MacOSX.Cocoa⟧" initialViewController="a""#, scene)),
            Example(
                options: platform.set(to: "tvOS"), attributes: #"targetRuntime="⟦iOS.CocoaTouch⟧""#, scene),
        ])

    private static let scene = """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController"/>
        </objects></scene>
        """

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let wanted = options[Self.platform]
        guard !wanted.isEmpty, document.document.kind != .legacyArchive,
            Self.name(document.document.platform) != wanted
        else { return }
        report.add(
            "the document is for \(Self.name(document.document.platform)), not for \(wanted)",
            at: Self.place(document.document), object: nil, fixHint: "make it anew for \(wanted)")
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        // What is said of every document is not said twice.
        guard options[Self.platform].isEmpty else { return }
        let project = contents.graph
        for manifest in project.manifests {
            let folder = Neighbourhood.folders(manifest.path)
            for entry in manifest.entries {
                let wanted: [InterfaceDocument.Platform]
                if entry.key.hasPrefix("UI") {
                    wanted = [.iOS, .tvOS]
                } else if entry.key.hasPrefix("NSMain") {
                    wanted = [.macOS]
                } else {
                    continue
                }
                let named = project.documents.indices.filter { index in
                    let path = project.documents[index].source.path
                    return project.documents[index].kind == .storyboard
                        && storyboardName(ofPath: path) == entry.storyboard
                        && (manifest.target.map { $0.documents.contains(path) }
                            ?? Neighbourhood.folders(path).starts(with: folder))
                }
                // An app for two platforms has one of the same name for each.
                guard !named.contains(where: { wanted.contains(project.documents[$0].platform) }) else { continue }
                for index in named {
                    let document = project.documents[index]
                    guard [.iOS, .tvOS, .watchOS, .macOS].contains(document.platform) else { continue }
                    report.add(
                        "the storyboard is for \(Self.name(document.platform)), and an app for "
                            + "\(wanted.map(Self.name).joined(separator: " or ")) begins with it", in: index,
                        at: Self.place(document), object: nil,
                        notes: [Diagnostic.Note("\(entry.key) names it here", position: entry.position)],
                        fixHint: "name a storyboard of the app's own platform")
                }
            }
        }
    }

    private static func place(_ document: InterfaceDocument) -> SourceRange {
        let root = document.tree.root
        return root.attributeRange("targetRuntime") ?? root.attributeRange("type") ?? root.nameRange
    }

    private static func name(_ platform: InterfaceDocument.Platform) -> String {
        switch platform {
        case .iOS: "iOS"
        case .tvOS: "tvOS"
        case .watchOS: "watchOS"
        case .macOS: "macOS"
        case .unknown(let name): name.isEmpty ? "no platform" : name
        }
    }
}
