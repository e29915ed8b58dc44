import Foundation
import SourceText

/// Material beside the package that tests read: the corpus of real storyboards and the reference vectors.
///
/// Each is looked for where an environment variable says, else beside the package. Where it is absent the tests that
/// need it are skipped:
/// ```swift
/// @Test(.enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
/// ```
public enum Fixtures {
    /// The package's own folder.
    public static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Real storyboards and xibs: `SEGUE_CORPUS`, else `../shared/corpus`.
    public static let corpus = folder(variable: "SEGUE_CORPUS", standard: "../shared/corpus")

    /// Expected values from independent sources: `SEGUE_REFERENCE`, else `../shared/reference`.
    public static let reference = folder(variable: "SEGUE_REFERENCE", standard: "../shared/reference")

    public static var hasCorpus: Bool { corpus != nil }
    public static var hasReference: Bool { reference != nil }

    /// The paths below the corpus of its `.storyboard` and `.xib` files, sorted.
    public static func corpusPaths() -> [String] {
        guard let corpus, let paths = FileManager.default.enumerator(atPath: corpus.path) else { return [] }
        return paths.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            .sorted()
    }

    /// The corpus file at `path`.
    public static func corpusFile(_ path: String) throws -> SourceFile {
        guard let corpus else { throw CocoaError(.fileNoSuchFile) }
        return SourceFile(path: path, bytes: Array(try Data(contentsOf: corpus.appendingPathComponent(path))))
    }

    /// The reference file called `name`, such as `springs.json`.
    public static func referenceData(_ name: String) throws -> Data {
        guard let reference else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: reference.appendingPathComponent(name))
    }

    private static func folder(variable: String, standard: String) -> URL? {
        let named = ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
        let folder = (named ?? packageRoot.appendingPathComponent(standard)).standardizedFileURL
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? folder : nil
    }
}
