import InterfaceBuilder
import SceneGraph
import SourceText

/// A text that readers of another language see untranslated.
struct TextNotLocalized: ConfigurableRule {
    private static let base = OptionKey(
        "base", default: "en", "The language in which the documents are written, which needs no translation.")
    private static let everywhere = OptionKey(
        "everywhere", default: false, "Reports the texts of documents outside of Base.lproj too.")
    private static let ignore = OptionKey("ignore", default: [String](), "Texts that stay as they are.")

    static let description = RuleDescription(
        identifier: "text-not-localized",
        summary: "A text has no translation in a language that its document is translated into.",
        rationale: """
            It appears in the language of the document. The languages are those for which a .strings file, or a \
            string catalogue, of the document's name lies beside its Base.lproj. Texts without a letter and attributed \
            texts are left out.
            """,
        severity: .warning, isOptIn: true, options: [base.option, everywhere.option, ignore.option],
        nonTriggering: [
            Example(
                surroundings: german("l.text", "b.normalTitle"),
                .init("App/Base.lproj/Main.storyboard", scene("Name", "Go"))),
            // What is translated nowhere is not forgotten.
            Example(.init("App/Base.lproj/Main.storyboard", scene("Name", "Go"))),
            Example(
                options: ignore.set(to: ["Segue"]), surroundings: german("b.normalTitle"),
                .init("App/Base.lproj/Main.storyboard", scene("Segue", "Go"))),
        ],
        triggering: [
            Example(
                surroundings: german("b.normalTitle"),
                .init("App/Base.lproj/Main.storyboard", scene("⟦Name⟧", "Go"))),
            Example(options: everywhere.set(to: true), .init("App/Main.storyboard", scene("⟦Name⟧", "⟦Go⟧"))),
        ])

    private static func german(_ keys: String...) -> Example.Surroundings {
        .init(translations: [.init(folder: "App", name: "Main", language: "de", keys: Set(keys))])
    }

    private static func scene(_ text: String, _ title: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    <label text="\(text)" id="l"/>
                    <label text="–" id="m"/>
                    <button id="b"><state key="normal" title="\(title)"/></button>
                </subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    var options = RuleOptions()

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let ignored = Set(options[Self.ignore])
        for (index, document) in contents.graph.documents.enumerated() {
            let path = document.source.path
            var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            let isBase = folders.last == "Base.lproj"
            // A copy for one language is a translation itself.
            guard isBase || folders.last?.hasSuffix(".lproj") != true else { continue }
            if isBase { folders.removeLast() }
            let translations = (contents.resources?.translations ?? []).filter {
                $0.folder == folders.joined(separator: "/") && $0.name == storyboardName(ofPath: path)
                    && $0.language != options[Self.base]
            }
            guard !translations.isEmpty || (!isBase && options[Self.everywhere]) else { continue }
            for text in document.texts where !ignored.contains(text.value) {
                let missing = Set(translations.filter { !text.isIn($0) }.map(\.language)).sorted()
                // A text may be in one of several files of a language.
                let found = Set(translations.filter { text.isIn($0) }.map(\.language))
                let languages = missing.filter { !found.contains($0) }
                guard !languages.isEmpty || translations.isEmpty else { continue }
                report.add(
                    translations.isEmpty
                        ? "the text cannot be translated: its document is outside of Base.lproj"
                        : "the text is not translated into \(languages.joined(separator: ", "))", in: index,
                    at: text.range, object: text.object,
                    fixHint: translations.isEmpty
                        ? "localize the document in the file inspector"
                        : text.properties.first.map { "add \"\(text.object.id).\($0)\" to the texts of the language" })
            }
        }
    }
}
