import InterfaceBuilder
import SceneGraph
import SourceText

/// Reads and parses the project's interface files: the one place where that happens, for every command.
struct Session {
    /// A file to read.
    struct Source: Sendable {
        let path: String
        /// Its content where that does not come from the file.
        var bytes: [UInt8]?

        fileprivate func content(_ files: FileSystem) throws(Diagnostic) -> [UInt8] {
            if let bytes { bytes } else { try files.read(path) }
        }
    }

    /// A file that was named or found, and what came of it.
    struct Input: Sendable {
        let path: String
        /// The document, where it could be read; `nil` for a source file too, which is none.
        var interface: InterfaceDocument?
        /// Why it could not be read; `nil` when it could.
        var problem: Diagnostic?
        /// The bytes as they are on disk, for showing the place of a problem; `nil` where they could not be read.
        let file: SourceFile?

        /// The text that positions in this file are about.
        var source: SourceFile? { interface?.source ?? file }
    }

    let tool: Tool
    let jobs: Int

    /// - Parameter jobs: How many files are read at a time; `nil` for one on each core.
    init(_ tool: Tool, jobs: Int? = nil) {
        self.tool = tool
        self.jobs = jobs ?? Parallel.defaultJobs
    }

    /// The storyboards, and unless told otherwise the xibs, that `paths` stand for.
    ///
    /// - Parameter includesIgnored: Whether folders of dependencies and products of builds are looked into.
    func find(
        _ paths: [String], storyboardsOnly: Bool = false, includesIgnored: Bool = false
    ) -> InputFinder.Found {
        InputFinder(
            fileSystem: tool.files, kinds: storyboardsOnly ? .storyboards : .interfaceFiles,
            includesIgnored: includesIgnored
        ).find(paths)
    }

    /// Reads the files at `paths` and answers in their order, with what `examine` makes of each document.
    func read<Result: Sendable>(
        _ paths: [String], examine: @Sendable (InterfaceDocument) -> Result
    ) -> [(input: Input, result: Result?)] {
        read(paths, source: { Source(path: $0) }, examine: { document, _ in examine(document) })
    }

    /// Reads the source of each item and answers in their order, with what `examine` makes of document and item.
    func read<Item: Sendable, Result: Sendable>(
        _ items: [Item], source: @Sendable (Item) -> Source, examine: @Sendable (InterfaceDocument, Item) -> Result
    ) -> [(input: Input, result: Result?)] {
        if items.count > 1 { tool.terminal.progress("reading \(items.count) files") }
        let files = tool.files
        return Parallel.map(items, jobs: jobs) { item in
            let input = Self.read(source(item), files)
            return (input, input.interface.map { examine($0, item) })
        }
    }

    /// Reads the files at `paths` and answers in their order.
    func read(_ paths: [String]) -> [Input] { read(paths, examine: { _ in }).map(\.input) }

    /// Reads the `Info.plist` files at `paths`. Beside them why some cannot be read.
    func readManifests(_ paths: [String]) -> (manifests: [AppManifest], problems: [Diagnostic]) {
        let files = tool.files
        let results = Parallel.map(paths, jobs: jobs) { path -> Result<AppManifest, Diagnostic> in
            do throws(Diagnostic) {
                return .success(try AppManifest(parsing: SourceFile(path: path, bytes: try files.read(path))))
            } catch {
                return .failure(error)
            }
        }
        let problems = results.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
        return (results.compactMap { try? $0.get() }, problems)
    }

    private static func read(_ source: Source, _ files: FileSystem) -> Input {
        let path = source.path
        do throws(Diagnostic) {
            let file = SourceFile(path: path, bytes: try source.content(files))
            do throws(Diagnostic) {
                return Input(path: path, interface: try InterfaceDocument(parsing: file), file: file)
            } catch {
                return Input(path: path, problem: error, file: file)
            }
        } catch {
            return Input(path: path, problem: error, file: nil)
        }
    }
}
