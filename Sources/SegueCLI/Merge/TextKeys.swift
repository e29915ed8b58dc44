import InterfaceBuilder
import SceneMerge
import SourceText

/// The texts in other languages of an object that got a fresh id: their keys have the old one, which is another object's.
///
/// Git merges each file by itself, and most `.strings` files without asking anyone, as one side alone changed them. So they
/// are not changed here; what a person has to do about them is a conflict. The files beside the document are those of OURS.
struct TextKeys {
    private struct Translation {
        let path: String
        /// `nil` where the file cannot be read.
        let keys: [String]?
    }

    private let translations: [Translation]

    /// Finds the files beside the document at `path`.
    init(_ files: FileSystem, document path: String) {
        let folder = Path.folder(of: path)
        let isLocalized = folder.hasSuffix(".lproj")
        let root = isLocalized ? Path.folder(of: folder) : folder
        let names = [".strings", ".xcstrings"].map { Path.stem(of: path) + $0 }
        let languages = ((try? files.entries(of: root)) ?? []).map(\.name).filter { $0.hasSuffix(".lproj") }.sorted()
        let folders = [root] + languages.map { Path.join(root, $0) }
        translations = folders.flatMap { folder in names.map { Path.join(folder, $0) } }
            .filter { files.kind(of: $0) == .file }
            .map { Translation(path: $0, keys: Self.keys(in: $0, files)) }
    }

    private static func keys(in path: String, _ files: FileSystem) -> [String]? {
        guard let bytes = try? files.read(path) else { return nil }
        let file = SourceFile(path: path, bytes: bytes)
        if path.hasSuffix(".xcstrings") { return (try? InterfaceStringCatalog(parsing: file))?.keys }
        return (try? InterfaceStrings(parsing: file))?.entries.map(\.key)
    }

    /// One for each object of which there are texts, or may be: those of THEIRS nobody can see here.
    func conflicts(_ fresh: [FreshID]) -> [MergeConflict] { fresh.compactMap(conflict) }

    private func conflict(_ fresh: FreshID) -> MergeConflict? {
        let concerned =
            fresh.side == .theirs
            ? translations
            : translations.filter { $0.keys?.contains { $0.hasPrefix("\(fresh.old).") } ?? true }
        guard !concerned.isEmpty else { return nil }
        let paths = concerned.map(\.path)
        let shown = paths.prefix(Self.shown).joined(separator: ", ")
        let rest = paths.count > Self.shown ? " and \(paths.count - Self.shown) more files" : ""
        let value = MergeConflict.Value(text: "\(fresh.old).*", position: fresh.position)
        let none = MergeConflict.Value(text: nil, position: nil)
        return MergeConflict(
            kind: .textsOfFreshID, subject: fresh.subject, base: none, ours: fresh.side == .ours ? value : none,
            theirs: fresh.side == .theirs ? value : none, taken: nil, isResolved: false,
            identifier: "\(MergeConflict.Kind.textsOfFreshID.rawValue) \(fresh.old)",
            message:
                "\(fresh.subject?.name ?? fresh.old) of \(fresh.side.rawValue) has the id \(fresh.new) now: rename the "
                + "keys '\(fresh.old).…' that \(fresh.side.rawValue) \(fresh.side == .ours ? "has" : "may have") for it in "
                + shown + rest)
    }

    private static let shown = 3
}
