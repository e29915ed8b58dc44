import SourceText
import SwiftParser
import SwiftSyntax

/// A Swift file's syntax tree, which is the same for all platforms and modules.
struct ParsedFile {
    let tree: SourceFileSyntax
    /// What bodies say that are not in the tree.
    var leftOut = ReducedSource.LeftOut()
    /// Where the code is nested too deeply to be read, and why; the tree is empty then.
    var excess: Nesting.Excess?

    /// - Parameter isReduced: Whether bodies that the class index has no use for are not parsed.
    init(_ file: SourceFile, isReduced: Bool) {
        if let excess = Nesting.excess(in: file.bytes) {
            tree = Parser.parse(source: "")
            self.excess = excess
            return
        }
        let reduced = isReduced ? ReducedSource(file.bytes) : nil
        // What is an error in Swift 6 alone is none here.
        let parsed = (reduced?.bytes ?? file.bytes).withUnsafeBufferPointer {
            Parser.parse(source: $0, swiftVersion: .v5)
        }
        if let position = TreeDepth.excess(in: parsed) {
            tree = Parser.parse(source: "")
            excess = Nesting.Excess(offset: position.utf8Offset, reason: "the code is nested too deeply")
            return
        }
        tree = parsed
        if let reduced { leftOut = reduced.leftOut }
    }
}

/// The files of the module that is being read, with the trees of those that the module before it had too.
final class ParsedFiles {
    private var files: [String: SourceFile] = [:]
    private var trees: [String: ParsedFile] = [:]

    /// The files of the next module. All others are given up.
    func begin(_ paths: [String], read: (String) throws -> SourceFile) rethrows -> [SourceFile] {
        let wanted = Set(paths)
        files = files.filter { wanted.contains($0.key) }
        trees = trees.filter { wanted.contains($0.key) }
        return try paths.map { path in
            let file = try files[path] ?? read(path)
            files[path] = file
            return file
        }
    }

    /// The tree of a file, without the bodies that an index has no use for.
    func parsed(_ file: SourceFile) -> ParsedFile {
        if let known = trees[file.path] { return known }
        let parsed = ParsedFile(file, isReduced: true)
        trees[file.path] = parsed
        return parsed
    }
}
