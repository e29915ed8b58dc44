import InterfaceBuilder
import SceneGraph
import SourceText
import XMLTree

/// A storyboard that needs an entry point and has none.
struct InitialControllerMissing: ConfigurableRule {
    private static let everywhere = OptionKey(
        "everywhere", default: false, "Reports every storyboard without an initial controller.")

    var options = RuleOptions()

    static let description = RuleDescription(
        identifier: "initial-controller-missing",
        summary: "A storyboard at which something begins has no initial controller.",
        rationale: """
            An app whose main or launch storyboard, as its Info.plist names it, has no initial controller starts \
            with a black screen. Storyboards that code instantiates by identifier need none, and are not reported. \
            Neither is a launch screen without scenes, which is meant to show nothing. A macOS app may begin with its main \
            menu alone, as menu bar apps do.
            """,
        options: [everywhere.option],
        nonTriggering: [
            // A menu bar app begins with its menu.
            Example(
                attributes: Example.mac,
                """
                <scene sceneID="s1"><objects>
                    <application id="p" sceneMemberID="viewController"><menu key="mainMenu" id="m"/></application>
                </objects></scene>
                """),
            Example(attributes: #"launchScreen="YES""#, ""),
            Example(
                attributes: #"launchScreen="YES" initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            Example(
                attributes: #"launchScreen="⟦YES⟧""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            Example(
                options: everywhere.set(to: true), attributes: #"⟦document⟧ useAutolayout="YES""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
                </objects></scene>
                """),
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard options[Self.everywhere], document.document.kind == .storyboard,
            document.document.initialViewControllerID == nil, !isNeeded(document.document)
        else { return }
        report.add(
            "the storyboard has no initial controller", at: document.document.tree.root.nameRange, object: nil,
            fixHint: "make one of its scenes the initial one")
    }

    /// Whether the system itself begins with the storyboard. One without scenes shows nothing, and is meant to.
    private func isNeeded(_ document: InterfaceDocument) -> Bool {
        document.isLaunchScreen && document.tree.root.child("scenes")?.child("scene") != nil
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R2
        /// What begins with each storyboard: the Info.plist may name it for the app and for its scenes.
        var named: [Int: [AppManifest.Entry]] = [:]
        for missing in project.missingEntries {
            guard case .noInitialController = missing.reason, let document = missing.document,
                // One that is there and does not exist has a rule of its own.
                project.documents[document].initialViewControllerID == nil
            else { continue }
            let manifest = project.manifests[missing.manifest]
            let entry = manifest.entries[missing.entry]
            guard entry.key != "NSMainStoryboardFile", project.documents[document].platform != .macOS else { continue }
            named[document, default: []].append(entry)
        }
        for (document, entries) in named {
            report.add(
                "the storyboard has no initial controller, and \(entries[0].key) begins with it", in: document,
                at: project.documents[document].tree.root.nameRange, object: nil,
                notes: entries.map { Diagnostic.Note("it is named here", position: $0.position) },
                fixHint: "make one of its scenes the initial one")
        }
        // A launch screen needs no manifest to be one.
        for (index, document) in project.documents.enumerated() where document.kind == .storyboard {
            guard isNeeded(document), document.initialViewControllerID == nil,
                let range = document.tree.root.attributeRange("launchScreen")
            else { continue }
            report.add(
                "the launch screen has no initial controller", in: index, at: range, object: nil,
                fixHint: "make its scene the initial one")
        }
    }
}
