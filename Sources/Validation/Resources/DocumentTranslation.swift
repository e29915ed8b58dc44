import InterfaceBuilder
import SourceText

/// Which texts of a document are there in another language.
public struct DocumentTranslation: Sendable, Hashable {
    /// The folder in which the folders of languages lie.
    public let folder: String
    /// The document's name, without its extension.
    public let name: String
    /// Such as `de`.
    public let language: String
    /// An object's id and a property, with a dot between.
    let keys: Set<String>

    init(folder: String, name: String, language: String, keys: Set<String>) {
        (self.folder, self.name, self.language, self.keys) = (folder, name, language, keys)
    }

    /// Reads `de.lproj/Main.strings`, or `mul.lproj/Main.xcstrings`, which has all languages. Throws where it is neither.
    public static func read(_ file: SourceFile) throws(Diagnostic) -> [DocumentTranslation] {
        var parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.popLast(), let dot = last.lastIndex(of: ".") else { return [] }
        let name = String(last[..<dot])
        let language = parts.last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(".lproj".count)) : nil }
        if language != nil { parts.removeLast() }
        let folder = parts.joined(separator: "/")
        if last[dot...] == ".xcstrings" {
            let catalog = try InterfaceStringCatalog(parsing: file)
            return catalog.languages.filter { $0 != catalog.sourceLanguage }.map { language in
                // What nobody has looked at yet is the text of the document once more.
                let keys = catalog.keys.filter { (catalog.unit($0, in: language)?.state ?? "new") != "new" }
                return DocumentTranslation(folder: folder, name: name, language: language, keys: Set(keys))
            }
        }
        guard let language, language != "Base" else { return [] }
        let strings = try InterfaceStrings(parsing: file)
        return [
            DocumentTranslation(
                folder: folder, name: name, language: language, keys: Set(strings.entries.map(\.key)))
        ]
    }
}
