import InterfaceBuilder
import SourceText

/// A document that uses trait variations where it should not, or does not where it should.
struct TraitCollectionsOther: ConfigurableRule {
    private static let enabled = OptionKey("enabled", default: true, "Whether documents are to use trait variations.")

    static let description = RuleDescription(
        identifier: "trait-collections-other", platforms: .uiKit,
        summary: "A document uses trait variations, or does not, other than the project wants.",
        rationale: """
            Without trait variations the size classes of views and constraints are ignored; with them every document \
            may look different on every device.
            """,
        severity: .warning, isOptIn: true, options: [enabled.option],
        nonTriggering: [
            Example(attributes: #"useTraitCollections="YES""#, ""),
            Example(options: enabled.set(to: false), ""),
        ],
        triggering: [
            Example(attributes: #"useTraitCollections="⟦NO⟧""#, ""),
            Example(attributes: #"⟦document⟧ useAutolayout="YES""#, ""),
            Example(options: enabled.set(to: false), attributes: #"useTraitCollections="⟦YES⟧""#, ""),
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let root = document.document.tree.root
        let wanted = options[Self.enabled]
        // A watch has none.
        guard document.document.kind != .legacyArchive, [.iOS, .tvOS].contains(document.document.platform),
            document.document.useTraitCollections != wanted
        else { return }
        report.add(
            wanted ? "the document does not use trait variations" : "the document uses trait variations",
            at: root.attributeRange("useTraitCollections") ?? root.nameRange, object: nil,
            fixHint: "turn \(wanted ? "on" : "off") Use Trait Variations in the file inspector")
    }
}
