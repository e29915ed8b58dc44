extension LinterRule {
    /// The rules of IBLinter 0.5.
    static let ibLinter = [
        LinterRule(
            "ambiguous", "view-ambiguous", on: true, severity: .error, "Opt-in here. Every view is looked at."),
        LinterRule("color_resources", "color-missing", severity: .error, missing),
        LinterRule(
            "custom_class_name", "custom-class-unlike-file", severity: .error,
            "Launch screens are left out as well as Main."),
        LinterRule(
            "custom_module", "custom-module-other", on: true, severity: .error,
            options: [.init("module", "classes", .modules), .init("included", nil), .init("excluded", nil)],
            "Opt-in here. The classes of a module are named in `classes`, not looked for in folders."),
        LinterRule(
            "duplicate_constraint", "constraint-duplicate", on: true, severity: .warning,
            "Priority, relation and multiplier count also where the sides are swapped; constraints of size classes are "
                + "left out."),
        LinterRule(
            "duplicate_id", "duplicate-object-id", on: true, severity: .warning,
            "Every object counts, known or not. An error here: Interface Builder refuses the file."),
        LinterRule(
            "enable_autolayout", "auto-layout-off", on: true, severity: .warning, "Opt-in here."),
        LinterRule(
            "has_initial_view_controller", "initial-controller-missing", severity: .warning,
            fixed: ["everywhere": .flag(true)],
            "Unless `everywhere` is set, only where something begins with the storyboard."),
        LinterRule(
            "has_single_view_controller", "storyboard-with-several-scenes", severity: .warning,
            "`most` allows for more than one."),
        LinterRule(
            "hides_bottom_bar", "bottom-bar-shown", severity: .error,
            options: [.init("excluded_view_controllers", "except")],
            "Containers, which have children of their own, are left out."),
        LinterRule("image_resources", "image-missing", severity: .error, missing),
        LinterRule("misplaced", "view-misplaced", severity: .error, "Every view is looked at."),
        LinterRule("relative_to_margin", "constraint-to-margin", severity: .warning, "The same."),
        LinterRule(
            "reuse_identifier", "reuse-identifier-unlike-class", severity: .warning,
            "Static cells without an identifier are left out."),
        LinterRule(
            "stackview_backgroundcolor", "stack-view-with-background", severity: .warning, "The same."),
        LinterRule(
            "storyboard_viewcontroller_id", "storyboard-identifier-unlike-class", severity: .error,
            "A controller that has neither is not reported."),
        LinterRule(
            "use_base_class", "base-class-missing", severity: .warning,
            options: [.init("element_class", "classes", .baseClasses), .init("base_classes", "classes", .baseClasses)],
            "One mapping of classes by kind; a kind may be an element too, a class be named with its module."),
        LinterRule(
            "use_trait_collections", "trait-collections-other", severity: .warning,
            options: [.init("enabled", "enabled")], "The same."),
        LinterRule(
            "view_as_device", "canvas-device-other", severity: .warning, options: [.init("device_id", "device")],
            "Devices are compared by id, so every device is known. The metrics of before Xcode 9 are looked at too; "
                + "storyboards of a watch are left out."),
    ]

    private static let missing =
        "On here, and quiet where the app's catalogues are not given. Names in namespaces, loose files and every "
        + "catalogue below the folders given are known."
}
