import AppProject
import SourceText
import Validation

/// The configuration that governs each file: the `.segue.yml` in the nearest folder above it, or one for all.
final class Configurations {
    static let fileName = ".segue.yml"

    /// A configuration that was found.
    final class Found {
        let configuration: Configuration
        let source: SourceFile
        /// The folder it lies in, from the root.
        let folder: String

        init(_ configuration: Configuration, source: SourceFile, folder: String) {
            (self.configuration, self.source, self.folder) = (configuration, source, folder)
        }

        /// The path of its baseline, from the root.
        var baseline: String? { configuration.baseline.map { Path.join(folder, $0) } }
    }

    let paths: AbsolutePaths
    /// The path of the one configuration for all files; `nil` where they are searched for.
    let named: String?
    /// That configuration, where it could be read.
    private var onlyOne: Found?
    private var byFolder: [String: Found?] = [:]
    /// The folders of files, as they were given, from the root and without links.
    private var folders: [String: String] = [:]
    /// Everything that is wrong with the files read.
    private(set) var problems: [Diagnostic] = []
    private(set) var sources: [String: SourceFile] = [:]

    /// What is known already of folders.
    private let walked: [String: InputFinder.Folder]
    /// Folders, from the root, in which there is no configuration.
    private var unconfigured: Set<String> = []

    /// - Parameters:
    ///   - walked: The folders that were looked into, so that nobody has to ask the system again.
    ///   - named: The path of the configuration to obey for all files.
    init(_ files: FileSystem, walked: [String: InputFinder.Folder] = [:], named: String? = nil) {
        paths = AbsolutePaths(files)
        self.walked = walked
        self.named = named
        if let named {
            let path = paths.absolute(named)
            onlyOne = read(path, folder: Path.folder(of: path))
        }
    }

    /// The configuration for the file at `path`, and the path as the configuration sees it. One for all files sees those
    /// outside of its folder through `..`.
    func find(for path: String) -> (found: Found, path: String)? {
        if named != nil {
            return onlyOne.map { ($0, AbsolutePaths.steps(from: $0.folder, to: self.absolute(path))) }
        }
        let absolute = absolute(path)
        guard let found = find(in: Path.folder(of: absolute)),
            let relative = AbsolutePaths.relative(absolute, to: found.folder)
        else { return nil }
        return (found, relative)
    }

    /// As ``AbsolutePaths/absolute(_:)`` has it; the system is asked once for each folder.
    private func absolute(_ path: String) -> String {
        let name = Path.name(of: path)
        guard name != ".", name != "..", let folder = resolved(Path.folder(of: path)) else {
            return paths.absolute(path)
        }
        return Path.join(folder, name)
    }

    /// Where all folders above are known, only the last one is looked at.
    private func resolved(_ folder: String) -> String? {
        if let known = folders[folder] { return known }
        let name = Path.name(of: folder)
        let resolved: String?
        if !["", ".", ".."].contains(name),
            walked[folder].map({ !$0.isGiven }) ?? paths.files.isFolderItself(folder),
            let above = self.resolved(Path.folder(of: folder))
        {
            resolved = Path.join(above, name)
        } else {
            resolved = paths.files.resolved(folder)
        }
        folders[folder] = resolved
        if let resolved, walked[folder]?.isConfigured == false { unconfigured.insert(resolved) }
        return resolved
    }

    /// The app's sources that the configurations of the files at `paths` name, as the current folder has them.
    func sources(for paths: [String]) -> [AppClasses.Module] {
        var seen: Set<String> = []
        var modules: [AppClasses.Module] = []
        for path in paths {
            guard let found = find(for: path)?.found, seen.insert(found.folder).inserted else { continue }
            modules += found.configuration.sources.map { module in
                AppClasses.Module(
                    name: module.name,
                    paths: module.paths.map { shown($0, in: found.folder) })
            }
        }
        return modules
    }

    /// Reads a baseline by its path from the root; `nil` where it is not there yet.
    func baseline(at path: String) throws(Diagnostic) -> Baseline? {
        guard paths.files.kind(of: path) != nil else { return nil }
        return try Baseline(parsing: SourceFile(path: paths.shown(path), bytes: try paths.files.read(path)))
    }

    private func shown(_ path: String, in folder: String) -> String {
        // The folder has no links, so that ".." can be taken at its word.
        if path.hasPrefix("..") { return PathKeys(current: paths.current).key(Path.join(folder, path)) }
        guard path == "." else { return paths.shown(Path.join(folder, path)) }
        return folder == paths.current ? "." : paths.shown(folder)
    }

    /// The configuration for files in `folder`, a path from the root.
    private func find(in folder: String) -> Found? {
        if let known = byFolder[folder] { return known }
        let path = Path.join(folder, Self.fileName)
        let found: Found?
        if !unconfigured.contains(folder), paths.files.kind(of: path) == .file {
            found = read(path, folder: folder)
        } else {
            found = folder == "/" ? nil : find(in: Path.folder(of: folder))
        }
        byFolder[folder] = .some(found)
        return found
    }

    private func read(_ path: String, folder: String) -> Found? {
        let shown = paths.shown(path)
        do throws(Diagnostic) {
            let source = SourceFile(path: shown, bytes: try paths.files.read(path))
            sources[shown] = source
            do throws(InvalidConfiguration) {
                return Found(try Configuration.parse(source), source: source, folder: folder)
            } catch {
                problems += error.diagnostics
            }
        } catch {
            problems.append(Diagnostic(.error, error.identifier, error.message, path: shown))
        }
        return nil
    }
}
