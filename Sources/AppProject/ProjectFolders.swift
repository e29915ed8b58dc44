import SourceText

/// Which folders of a project are not its own work: dependencies, and what a build makes.
///
/// The one list of them: sources are not looked for there, and storyboards only with `--include-ignored`.
public enum ProjectFolders {
    /// Whether a folder of that name holds dependencies or products of a build. Hidden folders are not among them.
    public static func isIgnored(_ name: String) -> Bool {
        let name = name.lowercased()
        return names.contains(name) || endings.contains { name.ends(with: $0) }
    }

    private static let names: Set<String> = [
        "pods", "carthage", "deriveddata", "build", "sourcepackages", "node_modules", "vendor",
    ]

    /// Built products, and copies for translators.
    private static let endings = [
        ".framework", ".xcframework", ".app", ".appex", ".xcarchive", ".xcloc", ".xcresult", ".doccarchive",
    ]

    /// Whether a folder of that name has no source files of an app, whatever else is in it.
    static func holdsNoSources(_ name: String) -> Bool {
        let lowercased = name.lowercased()
        return isIgnored(name) || ["fastlane"].contains(lowercased)
            || [".playground", ".xcodeproj", ".xcworkspace", ".xcassets", ".bundle"].contains {
                lowercased.ends(with: $0)
            }
    }
}
