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

    /// - Parameters:
    ///   - isReduced: Whether bodies that the class index has no use for are not parsed.
    ///   - keepsMethods: Whether the heads of all methods are.
    ///   - mentioned: The names that the code of all files may look up, if they are known.
    init(_ file: SourceFile, isReduced: Bool, keepsMethods: Bool = true, mentioned: MentionedNames? = nil) {
        let nesting = Nesting.measure(file.bytes)
        if let excess = nesting.excess {
            tree = Parser.parse(source: "")
            self.excess = excess
            return
        }
        let reduced = isReduced ? ReducedSource(file.bytes, keepsMethods: keepsMethods, mentioned: mentioned) : nil
        // What is an error in Swift 6 alone is none here.
        let parsed = (reduced?.bytes ?? file.bytes).withUnsafeBufferPointer {
            Parser.parse(source: $0, swiftVersion: .v5)
        }
        if nesting.levels > TreeDepth.deepest, let position = TreeDepth.excess(in: parsed) {
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
    private var trees: [String: ParsedFile]
    /// Whether a class may expose all its methods to selectors.
    private var keepsMethods = true

    /// The names that the code of all modules may look up; `nil` where there is no need to know.
    private let mentioned: MentionedNames?

    /// - Parameter trees: What is parsed already, by path.
    init(_ trees: [String: ParsedFile] = [:]) {
        self.trees = trees
        mentioned = nil
    }

    /// Reads the files of all modules that come.
    init(_ modules: [SourceModule], read: (String) throws -> SourceFile) rethrows {
        trees = [:]
        for path in modules.lazy.flatMap(\.paths) where files[path] == nil { files[path] = try read(path) }
        mentioned = MentionedNames(files.values)
    }

    /// The files of the next module. The trees of all others are given up, and what is not known to come again.
    func begin(_ paths: [String], read: (String) throws -> SourceFile) rethrows -> [SourceFile] {
        let wanted = Set(paths)
        if mentioned == nil { files = files.filter { wanted.contains($0.key) } }
        trees = trees.filter { wanted.contains($0.key) }
        let module = try paths.map { path in
            let file = try files[path] ?? read(path)
            files[path] = file
            return file
        }
        // Which classes do is known with the names.
        let exposes =
            mentioned == nil && module.contains { $0.path.hasSuffix(".swift") && $0.bytes.holds("objcMembers") }
        if exposes != keepsMethods { trees = [:] }
        keepsMethods = exposes
        return module
    }

    /// The tree of a file, without the bodies that an index has no use for.
    func parsed(_ file: SourceFile) -> ParsedFile {
        if let known = trees[file.path] { return known }
        let parsed = ParsedFile(file, isReduced: true, keepsMethods: keepsMethods, mentioned: mentioned)
        trees[file.path] = parsed
        return parsed
    }
}
