extension LinterRule {
    /// The rules of xiblint, all of which report errors.
    static let xiblint = [
        LinterRule(
            "accessibility_format", "accessibility-format-mismatch", severity: .error,
            "One finding a view. Formats such as %d are reported through their number of places."),
        LinterRule("accessibility_labels_for_image_buttons", "icon-button-without-label", severity: .error, configured),
        LinterRule("accessibility_labels_for_images", "image-without-label", severity: .error, "The same."),
        LinterRule(
            "accessibility_labels_for_text_with_placeholder", "placeholder-without-label", severity: .error,
            "The same."),
        LinterRule(
            "autolayout_frames", "view-ambiguous", "view-misplaced", severity: .error,
            "Two rules. A view whose ambiguity is not to be verified is left out."),
        LinterRule(
            "automation_identifiers", "control-without-automation-identifier", severity: .error,
            "`elements` says which kinds."),
        LinterRule(
            "automation_identifiers_for_outlet_labels", "label-without-automation-identifier", severity: .error,
            "Every kind of controller is looked at."),
        LinterRule(
            "color_assets", "color-missing", "color-stale", severity: .error, options: [.init("asset_catalog", nil)],
            "Two rules. Catalogues are those below the folders given. Values are compared in their colour space."),
        LinterRule(
            "enforce_runtime_attributes", "runtime-attribute-not-allowed", severity: .error,
            options: [.init("runtime_attributes", "values", .nestedLists)],
            "One mapping by class and key path; the empty text is their null."),
        LinterRule(
            "enforce_system_properties", "attribute-not-allowed", severity: .error,
            options: [.init("system_properties", "values", .nestedLists)],
            "One mapping by element and attribute; the empty text is their null."),
        LinterRule(
            "named_colors", "color-not-named", severity: .error,
            options: [
                .init("allowed_colors", "names"), .init("allow_clear_color", "clear"),
                .init("allow_system_colors", "system"), .init("ignore_alpha", "transparent"),
            ], "The same."),
        LinterRule("no_attributed_string_colors", "attributed-text-with-color", severity: .error, "The same."),
        LinterRule("no_simulated_metrics", "simulated-metrics", severity: .error, "The same."),
        LinterRule(
            "no_trait_variations", "trait-collections-other", severity: .error, fixed: ["enabled": .flag(false)],
            "The same."),
        LinterRule(
            "no_view_controller_links_to_other_bundles", "reference-to-other-bundle", severity: .error, "The same."),
        LinterRule(
            "simulated_metrics_retina4_0", "canvas-device-other", severity: .error,
            fixed: ["device": .text("retina4_0")], "`device` may be any."),
        LinterRule(
            "strict_font_names", "font-name-not-allowed", severity: .error,
            options: [
                .init("allowed_fonts", "names"), .init("allow_system_fonts", "system"),
                .init("ignore_localization_comments", nil),
            ], "Fonts of remarks for translators never count."),
        LinterRule(
            "strict_font_sizes", "font-size-not-allowed", severity: .error,
            options: [.init("minimum_size", "minimum"), .init("maximum_size", "maximum")],
            fixed: ["minimum": .number(0)], "Sizes may have fractions; text styles have none and are left out."),
        LinterRule(
            "strict_fonts", "font-not-allowed", severity: .error,
            options: [.init("allowed_fonts", "fonts", .fonts)], "A font is one text, `Avenir-Book 14`."),
        LinterRule(
            "unavailable_custom_classes", "custom-class-not-allowed", severity: .error,
            options: [.init("custom_classes", "classes", .replacements)],
            "Several may be named to use instead; without a module a class of any is meant."),
        LinterRule(
            "unavailable_system_classes", "base-class-missing", severity: .error,
            options: [.init("system_classes", "classes")],
            "A kind may be a class of UIKit too; without a module a class of any is meant."),
    ]

    private static let configured = "Buttons of every state, and of the kind of iOS 15, are looked at."
}
