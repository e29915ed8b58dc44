import InterfaceBuilder
import Reporters
import SceneDiff
import SourceText

/// A file of two versions, of which one may not have it.
struct VersionedFile: Sendable {
    /// The path by which the report calls it.
    var path: String
    var old: VersionContent?
    var new: VersionContent?
    /// How lines of either version are called and linked.
    var oldLines: DifferenceReport.File.Version?
    var newLines: DifferenceReport.File.Version?
}

/// Where one version of a file is to be had.
enum VersionContent: Sendable {
    case file(String)
    /// A file of a git revision, such as `4f2a…:App/Main.storyboard`.
    case revision(Git, object: String, path: String)

    func source(_ files: FileSystem) throws(Diagnostic) -> SourceFile {
        switch self {
        case .file(let path): SourceFile(path: path, bytes: try files.read(path))
        case .revision(let git, let object, let path): SourceFile(path: path, bytes: try git.content(of: object))
        }
    }
}

/// What came of comparing a file's versions: its part of the report, or why there is none.
struct ComparedFile: Sendable {
    var file: DifferenceReport.File?
    var problems: [(problem: Diagnostic, source: SourceFile?)] = []
}

extension VersionedFile {
    /// Compares the versions, and gathers what the form of the report needs of them.
    func compared(_ files: FileSystem, detail: DocumentDifference.Detail = []) -> ComparedFile {
        var result = ComparedFile()
        let before = old.flatMap { document($0, files, &result) }
        let after = new.flatMap { document($0, files, &result) }
        guard result.problems.isEmpty else { return result }
        switch (before, after) {
        case (let old?, let new?): result.file = .init(path: path, from: old, to: new, detail: detail)
        case (nil, let new?): result.file = .init(path: path, added: new, detail: detail)
        case (let old?, nil): result.file = .init(path: path, removed: old, detail: detail)
        case (nil, nil): break
        }
        if let oldLines { result.file?.old = oldLines }
        if let newLines { result.file?.new = newLines }
        return result
    }

    private func document(
        _ content: VersionContent, _ files: FileSystem, _ result: inout ComparedFile
    ) -> InterfaceDocument? {
        var source: SourceFile?
        do throws(Diagnostic) {
            let file = try content.source(files)
            source = file
            return try InterfaceDocument(parsing: file)
        } catch {
            result.problems.append((error, source))
            return nil
        }
    }
}
