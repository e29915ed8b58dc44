import InterfaceBuilder
import SceneDiff
import SourceText

/// What is different between two versions of a project's interface files, ready to be written in one of its forms.
public struct DifferenceReport: Sendable {
    /// A file of one version or of both.
    public struct File: Sendable {
        /// What became of it.
        public enum State: Sendable {
            case both(DocumentDifference)
            case added([Category: Int])
            case removed([Category: Int])
        }

        /// The path by which it is shown.
        public var path: String
        public var state: State

        /// Takes a file that is in both versions.
        public init(path: String, from old: InterfaceDocument, to new: InterfaceDocument) {
            self.path = path
            state = .both(DocumentDifference(from: old, to: new))
        }

        /// Takes a file that came.
        public init(path: String, added document: InterfaceDocument) {
            self.path = path
            state = .added(DocumentContents(document).counts)
        }

        /// Takes a file that went.
        public init(path: String, removed document: InterfaceDocument) {
            self.path = path
            state = .removed(DocumentContents(document).counts)
        }
    }

    /// In the order in which they are shown.
    public var files: [File]

    /// Whether changes without consequence are shown.
    public var showsAll: Bool

    public init(files: [File], showsAll: Bool) {
        self.files = files
        self.showsAll = showsAll
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { files.allSatisfy { changes(of: $0).isEmpty && !isWhole($0) } }

    func changes(of file: File) -> [Change] {
        guard case .both(let difference) = file.state else { return [] }
        return showsAll ? difference.changes : difference.consequences
    }

    func isWhole(_ file: File) -> Bool { if case .both = file.state { false } else { true } }

    /// How many changes are not shown.
    func hiddenCount(of file: File) -> Int {
        guard !showsAll, case .both(let difference) = file.state else { return 0 }
        return difference.changes.count { $0.isChurn }
    }
}

/// `3 scenes, 1 segue`, in the order of the categories.
func counted(_ counts: [Category: Int]) -> [String] {
    counts.sorted { $0.key < $1.key }.map { plural($0.value, $0.key.noun) }
}

extension Category {
    var noun: String { self == .gestureRecognizer ? "gesture recogniser" : rawValue }
}
