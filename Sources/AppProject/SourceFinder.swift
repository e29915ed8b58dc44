import SourceText

/// Finds an app's sources below a folder, wherever they are.
///
/// Not the app's are hidden folders, dependencies and products of builds (``ProjectFolders``), what git ignores
/// (``IgnoreRules``) unless a target has it, `Package.swift`, and tests. A test is known by what it imports, and by the project file above it where there is one; a folder's name alone
/// makes no test of what is in it.
public struct SourceFinder<Environment: ProjectEnvironment> {
    private let environment: Environment
    private let project: ProjectModel

    /// A finder on this machine.
    ///
    /// - Parameter project: The targets that are known already, such as those of project files above the sources.
    public init(_ environment: Environment, project: ProjectModel = ProjectModel()) {
        self.environment = environment
        self.project = project
    }

    /// The sources found, each list in the order of its paths.
    public struct Sources: Sendable, Hashable {
        /// Swift files.
        public var swift: [String] = []
        /// Objective-C files, headers among them.
        public var objectiveC: [String] = []
        /// Paths the user named that lead nowhere.
        public var missing: [String] = []
        /// Folders that could not be entered, and files whose names cannot be said, each with the reason.
        public var unreadable: [EnvironmentFailure] = []
        /// Files that belong to tests.
        public var tests: [String] = []
        /// Files that git ignores and no target has.
        public var ignored: [String] = []
        /// The targets of the project files above and among them.
        public var project = ProjectModel()
    }

    /// Looks at each file and through each folder of `paths`. A file the user names is taken whatever it is.
    public func find(_ paths: [String]) -> Sources {
        var sources = Sources()
        sources.project = project
        for path in paths {
            switch environment.kind(of: path) {
            case .file: take(path, into: &sources)
            case .folder:
                var search = Search(environment: environment, root: path, project: sources.project)
                search.look(into: path, depth: 0)
                search.finish(&sources)
            case nil: sources.missing.append(path)
            }
        }
        sources.swift = Self.unique(sources.swift)
        sources.objectiveC = Self.unique(sources.objectiveC)
        return sources
    }

    private func take(_ path: String, into sources: inout Sources) {
        if path.hasSuffix(".swift") {
            sources.swift.append(path)
        } else if Search.objectiveC.contains(where: path.hasSuffix) {
            sources.objectiveC.append(path)
        }
    }

    private static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// One folder the user named.
    private struct Search {
        static var objectiveC: [String] { [".m", ".mm", ".h"] }

        let environment: Environment
        private var found: [(path: String, isSwift: Bool)] = []
        private var unreadable: [EnvironmentFailure] = []
        /// Folders named as those of tests are, which tests were found in: helpers in them are tests too.
        private var testFolders: Set<String> = []
        private var project: ProjectModel
        private var rules = IgnoreRules()
        /// What `.gitignore` files name, and a target may have all the same: generated code.
        private var ignored: Set<String> = []

        /// How much of each path is the folder the user named, whose own name says nothing.
        private let rootLength: Int

        init(environment: Environment, root: String, project: ProjectModel) {
            self.environment = environment
            self.project = project
            rules.readAbove(root, keys: project.keys, exists: { environment.kind(of: $0) != nil }) {
                try? environment.read($0)
            }
            rootLength = root == "." ? 0 : root.split(separator: "/", omittingEmptySubsequences: false).count
        }

        mutating func look(into folder: String, depth: Int, isIgnored: Bool = false) {
            // A link may lead back up.
            guard depth < 64 else { return }
            let entries: [FolderEntry]
            do { entries = try environment.list(folder).sorted(by: { $0.name < $1.name }) } catch {
                unreadable.append(error)
                return
            }
            let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
            for entry in entries { readProject(entry, prefix) }
            let key = project.keys.key(folder)
            let known = rules.count
            if entries.contains(where: { $0.name == ".gitignore" && $0.kind == .file }),
                let bytes = try? environment.read(prefix + ".gitignore")
            {
                rules.read(bytes, folder: key)
            }
            defer { rules.removeLast(rules.count - known) }
            for entry in entries {
                let path = prefix + entry.name
                guard !entry.name.hasPrefix(".") else { continue }
                let isSwift = entry.name.ends(with: ".swift")
                let isSource = isSwift || Self.objectiveC.contains { entry.name.ends(with: $0) }
                if !entry.hasValidName, entry.kind == .folder || isSource {
                    unreadable.append(EnvironmentFailure(path: path, reason: "its name is not UTF-8"))
                    continue
                }
                let isIgnored =
                    isIgnored
                    || rules.ignores(key == "." ? entry.name : "\(key)/\(entry.name)", isFolder: entry.kind == .folder)
                switch entry.kind {
                case .folder where !ProjectFolders.holdsNoSources(entry.name):
                    look(into: path, depth: depth + 1, isIgnored: isIgnored)
                case .file where isSource && entry.name != "Package.swift":
                    found.append((path, isSwift))
                    if isIgnored { ignored.insert(path) }
                default: break
                }
            }
        }

        private mutating func readProject(_ entry: FolderEntry, _ prefix: String) {
            guard let name = ProjectModel.projectFile(entry.name, isFolder: entry.kind == .folder) else { return }
            project.read(prefix + name) { [environment] in try? environment.read($0) }
        }

        private func isTest(_ path: String, isSwift: Bool) -> Bool {
            if let isTest = project.isTest(path) { return isTest }
            // What cannot be read is reported by whoever reads the sources.
            guard let bytes = try? environment.read(path) else { return false }
            return TestCode.isTest(bytes, isSwift: isSwift)
        }

        /// `Tests`, `AppTests` and `AppUITests` are targets by convention; `DemoTest` may be an app.
        private mutating func markTestFolders(above path: String) {
            var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            while parts.count > rootLength, let name = parts.last {
                if name.hasSuffix("Tests") || name == "Specs" {
                    testFolders.insert(parts.joined(separator: "/") + "/")
                }
                parts = parts.dropLast()
            }
        }

        /// Sorts what was found, now that all project files are known.
        mutating func finish(_ sources: inout Sources) {
            if !ignored.isEmpty {
                let isLeftOut = { [ignored, project] (path: String) in
                    ignored.contains(path) && project.targets(of: path).isEmpty
                }
                sources.ignored += found.map(\.path).filter(isLeftOut)
                found.removeAll { isLeftOut($0.path) }
            }
            var tests: Set<String> = []
            for file in found where isTest(file.path, isSwift: file.isSwift) {
                tests.insert(file.path)
                markTestFolders(above: file.path)
            }
            for file in found {
                if tests.contains(file.path) || testFolders.contains(where: file.path.hasPrefix) {
                    sources.tests.append(file.path)
                } else if file.isSwift {
                    sources.swift.append(file.path)
                } else {
                    sources.objectiveC.append(file.path)
                }
            }
            sources.unreadable += unreadable
            sources.project = project
        }
    }
}
