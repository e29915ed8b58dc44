import JSONText
import SceneDiff
import SourceText

extension DifferenceReport {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// The differences for programs: one JSON document with sorted keys, which ends in a newline. Its schema is
    /// `docs/schemas/diff.schema.json`.
    ///
    /// What a thing does not have is left out. Lines and columns are counted from 1.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        return JSONText.document(
            Document(
                generator: generator, files: shownFiles.map { entry($0) },
                hidden: hiddenCount))
    }

    private func entry(_ file: File) -> Document.File {
        switch file.state {
        case .added(let counts): .init(path: file.path, state: "added", contents: counts.byName, changes: nil)
        case .removed(let counts): .init(path: file.path, state: "removed", contents: counts.byName, changes: nil)
        case .both:
            .init(path: file.path, state: "changed", contents: nil, changes: changes(of: file).map(Document.Entry.init))
        }
    }

    private struct Document: Encodable {
        let version = DifferenceReport.version
        let generator: String
        let files: [File]
        /// How many changes without consequence are left out.
        let hidden: Int

        struct File: Encodable {
            let path: String
            let state: String
            let contents: [String: Int]?
            let changes: [Entry]?
        }

        struct Entry: Encodable {
            let kind: Change.Kind
            let category: SceneDiff.Category
            let objectID: String?
            let element: String
            let name: String
            let holder: String?
            let scene: String?
            let properties: [Property]?
            let from: String?
            let to: String?
            let contents: [String: Int]?
            let churn: Bool
            let old: Place?
            let new: Place?

            init(_ change: Change) {
                kind = change.kind
                category = change.subject.category
                objectID = change.subject.objectID
                element = change.subject.element
                name = change.subject.name
                holder = change.subject.holder
                scene = change.subject.scene
                properties = change.kind == .changed ? change.properties.map(Property.init) : nil
                from = change.from
                to = change.to
                contents = change.contents.isEmpty ? nil : change.contents.byName
                churn = change.isChurn
                old = change.old.map(Place.init)
                new = change.new.map(Place.init)
            }
        }

        struct Property: Encodable {
            let name: String
            let old: String?
            let new: String?
            let oldName: String?
            let newName: String?

            init(_ change: PropertyChange) {
                name = change.name
                old = change.old
                new = change.new
                oldName = change.oldName
                newName = change.newName
            }
        }

        struct Place: Encodable {
            let line: Int
            let column: Int

            init(_ position: SourcePosition) {
                line = position.line
                column = position.column
            }
        }
    }
}

extension [SceneDiff.Category: Int] {
    fileprivate var byName: [String: Int] {
        reduce(into: [:]) { result, entry in result[entry.key.rawValue] = entry.value }
    }
}
