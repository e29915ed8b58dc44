import ChildProcesses
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder that a walkthrough's app has for itself: its home and its temporary files, gone at the end.
struct PrivateFolder {
    /// The whole of it; without links, as the app sees it.
    let path: String
    /// `HOME` of the app.
    var home: String { path + "/home" }
    /// `TMPDIR` of the app.
    var temporary: String { path + "/tmp" }

    /// Makes a folder that only this user may enter.
    ///
    /// - Parameter variables: `TMPDIR` names the folder to make it in, else that is `/tmp`.
    static func make(_ variables: [String: String]) throws(EnvironmentProblem) -> PrivateFolder {
        let parent = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(parent)/segue-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw EnvironmentProblem(parent, errno) }
        let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = PrivateFolder(path: FileSystem().resolved(made) ?? made)
        for part in [folder.home, folder.temporary] where mkdir(part, 0o700) != 0 {
            let number = errno
            folder.remove()
            throw EnvironmentProblem(parent, number)
        }
        return folder
    }

    /// Why there is no such folder.
    struct EnvironmentProblem: Error {
        var message: String

        init(_ folder: String, _ number: Int32) {
            message = "there is no folder for the app's files: \(folder): \(SystemError(number: number).text)"
        }
    }

    /// Removes it, if it is still there.
    func remove() { FolderRemoval.remove(path) }

    /// Texts without the folder's name, which is another one in each run: `~` and `$TMPDIR` in its place.
    func masked(_ text: String) -> String {
        guard text.withCString({ strstr($0, path) != nil }) else { return text }
        return text.replacing(home, with: "~").replacing(temporary, with: "$TMPDIR").replacing(path, with: "$TMPDIR/..")
    }
}
