/// Finds an app's sources below a folder.
///
/// Left alone are hidden folders, dependencies and products (`Pods`, `Carthage`, `DerivedData`, `build` …), tests,
/// playgrounds and `Package.swift`: none of them is part of the app.
public struct SourceFinder<Environment: AppBuildEnvironment> {
    private let environment: Environment

    /// A finder on this machine.
    public init(_ environment: Environment) {
        self.environment = environment
    }

    /// The sources found, each list in the order of its paths.
    public struct Sources: Sendable, Hashable {
        /// Swift files.
        public var swift: [String] = []
        /// Objective-C files, headers among them.
        public var objectiveC: [String] = []
        /// Paths the user named that lead nowhere.
        public var missing: [String] = []
    }

    /// Looks at each file and through each folder of `paths`. A file the user names is taken whatever it is called.
    public func find(_ paths: [String]) throws(EnvironmentFailure) -> Sources {
        var sources = Sources()
        for path in paths {
            switch environment.kind(of: path) {
            case .file: take(path, into: &sources)
            case .folder: try search(path, depth: 0, into: &sources)
            case nil: sources.missing.append(path)
            }
        }
        sources.swift = Self.unique(sources.swift)
        sources.objectiveC = Self.unique(sources.objectiveC)
        return sources
    }

    private func search(_ folder: String, depth: Int, into sources: inout Sources) throws(EnvironmentFailure) {
        // A link may lead back up.
        guard depth < 32 else { return }
        for entry in try environment.list(folder).sorted(by: { $0.name < $1.name }) {
            let path =
                folder == "." ? entry.name : folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
            switch entry.kind {
            case .folder where !Self.isSkipped(folder: entry.name): try search(path, depth: depth + 1, into: &sources)
            case .file where entry.name != "Package.swift": take(path, into: &sources)
            default: break
            }
        }
    }

    private func take(_ path: String, into sources: inout Sources) {
        if path.hasSuffix(".swift") {
            sources.swift.append(path)
        } else if [".m", ".mm", ".h"].contains(where: path.hasSuffix) {
            sources.objectiveC.append(path)
        }
    }

    /// Whether a folder of that name holds no sources of the app itself.
    static func isSkipped(folder name: String) -> Bool {
        let lowercased = name.lowercased()
        let isBundle = [
            ".playground", ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".bundle", ".app",
        ].contains(where: lowercased.hasSuffix)
        let isOther = [
            "pods", "carthage", "deriveddata", "build", "sourcepackages", "node_modules", "tests", "test", "specs",
            "fastlane", "vendor",
        ].contains(lowercased)
        return name.hasPrefix(".") || isBundle || isOther || name.hasSuffix("Tests") || name.hasSuffix("Test")
            || name.hasSuffix("Specs")
    }

    private static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
