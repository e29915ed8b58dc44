import InterfaceBuilder
import SourceText

/// Which document a storyboard's name means.
struct StoryboardNames: Sendable {
    private var documentsByName: [String: [Int]] = [:]
    /// The folders of each document.
    private let folders: [[Substring]]

    init(_ documents: [InterfaceDocument]) {
        folders = documents.map { Self.folders(of: $0.source.path) }
        for (index, document) in documents.enumerated() where document.kind == .storyboard {
            documentsByName[storyboardName(ofPath: document.source.path), default: []].append(index)
        }
        // What is for one device alone comes after what is for all.
        for (index, document) in documents.enumerated() where document.kind == .storyboard {
            for name in namesInCode(of: storyboardName(ofPath: document.source.path)).dropFirst() {
                documentsByName[name, default: []].append(index)
            }
        }
    }

    /// All names, sorted.
    var all: [String] { documentsByName.keys.sorted() }

    /// The document that is the storyboard `name` for something that lies in the folders given.
    ///
    /// A project may have several files of one name, for languages or targets: of those the one with most folders in
    /// common is taken, `Base.lproj` before other languages, then the first given.
    ///
    /// - Parameter target: Which documents are of the same target, where that is known: only these are meant.
    func document(_ name: String, from here: [Substring], in target: ((Int) -> Bool)? = nil) -> Int? {
        guard let all = documentsByName[name] else { return nil }
        let candidates = target.map { isInTarget in all.filter { isInTarget($0) } } ?? all
        guard !candidates.isEmpty else { return nil }
        if candidates.count == 1 { return candidates[0] }
        var best: (document: Int, rank: (Int, Int))?
        for candidate in candidates {
            let rank = rank(candidate, from: here)
            if best.map({ $0.rank < rank }) ?? true { best = (candidate, rank) }
        }
        return best?.document
    }

    func folders(of document: Int) -> [Substring] { folders[document] }

    static func folders(of path: String) -> [Substring] { path.pathComponents.dropLast() }

    private func rank(_ document: Int, from here: [Substring]) -> (Int, Int) {
        let there = folders[document]
        return (zip(here, there).prefix { $0 == $1 }.count, there.last == "Base.lproj" ? 1 : 0)
    }
}

extension SceneGraph {
    /// The document that is the storyboard `name` for code of the document `origin`.
    ///
    /// A project may have several files of one name, for languages or targets: of those the one with most folders in
    /// common with the origin is taken, `Base.lproj` before other languages, then the first given.
    public func storyboard(named name: String, from origin: Int) -> Int? {
        names.document(name, from: names.folders(of: origin))
    }
}
