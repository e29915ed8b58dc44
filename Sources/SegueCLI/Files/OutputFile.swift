import SourceText

/// The file named by `--output`: what may be replaced, and how it is written.
///
/// An existing file is replaced only when segue wrote it, which it knows by the file's own word (``signature``), when it
/// is empty, or when the user says `--force`. So a slip of the hand never costs a storyboard or a source file.
struct OutputFile {
    /// What every file that segue writes contains: JSON documents as the value of `generator`, JUnit documents as their
    /// name, text in its last line, as a comment where it is a language.
    static let signature = "segue \(Version.current)"
    private static let recognition =
        ["\"generator\" : \"segue ", "\"engine_name\" : \"segue ", "<testsuites name=\"segue "]
        + ["", "// ", "%% ", "<!-- "].map { "\n\($0)Written by segue " }

    var fileSystem: FileSystem
    var path: String
    var force: Bool

    /// Throws ``Stop`` when the file must not be replaced; asked before any work is done.
    func check() throws {
        switch fileSystem.kind(of: path) {
        case nil: return
        case .folder: throw Stop(.usage, "\(path): is a folder; --output takes a file")
        case .other: return
        case .file:
            guard !force, !isOurs else { return }
            throw Stop(
                .usage, "\(path): exists, and segue did not write it",
                hint: "name another file, or replace this one with --force")
        }
    }

    private var isOurs: Bool {
        guard let bytes = try? fileSystem.read(path) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        // A list of nothing, as Code Climate's is when nothing was found, has no place for a signature.
        guard !text.allSatisfy({ $0.isWhitespace || $0 == "[" || $0 == "]" }) else { return true }
        return Self.recognition.contains { text.contains($0) }
    }
}
