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

        /// One version of the file: what its lines are called by.
        public struct Version: Sendable, Hashable {
            /// The path that is shown with a line.
            public var path: String
            /// The path from the top of the repository; `nil` where lines have no links.
            public var linkPath: String?
            /// The commit that has these lines.
            public var commit: String?

            public init(path: String, linkPath: String? = nil, commit: String? = nil) {
                self.path = path
                self.linkPath = linkPath
                self.commit = commit
            }
        }

        /// The path by which it is shown.
        public var path: String
        public var state: State

        /// Where the lines of either version are.
        public var old: Version
        public var new: Version

        /// The scenes of a file that only one version has, where they are asked for.
        let whole: DocumentDifference?

        /// Takes a file that is in both versions.
        public init(
            path: String, from old: InterfaceDocument, to new: InterfaceDocument,
            detail: DocumentDifference.Detail = []
        ) {
            self.init(path, .both(DocumentDifference(from: old, to: new, detail: detail)), whole: nil)
        }

        /// Takes a file that came.
        public init(path: String, added document: InterfaceDocument, detail: DocumentDifference.Detail = []) {
            let whole = detail.isEmpty ? nil : DocumentDifference(.added, document, detail: detail)
            self.init(path, .added(DocumentContents(document).counts), whole: whole)
        }

        /// Takes a file that went.
        public init(path: String, removed document: InterfaceDocument, detail: DocumentDifference.Detail = []) {
            let whole = detail.isEmpty ? nil : DocumentDifference(.removed, document, detail: detail)
            self.init(path, .removed(DocumentContents(document).counts), whole: whole)
        }

        private init(_ path: String, _ state: State, whole: DocumentDifference?) {
            self.path = path
            self.state = state
            self.whole = whole
            old = Version(path: path)
            new = Version(path: path)
        }
    }

    /// In the order in which they are shown.
    public var files: [File]

    /// Whether changes without consequence are shown.
    public var showsAll: Bool

    /// How lines are linked; `nil` where they are named by path and number.
    public var links: LineLinks?

    public init(files: [File], showsAll: Bool, links: LineLinks? = nil) {
        self.files = files
        self.showsAll = showsAll
        self.links = links
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { files.allSatisfy { changes(of: $0).isEmpty && !isWhole($0) } }

    func changes(of file: File) -> [Change] {
        guard case .both(let difference) = file.state else { return [] }
        return showsAll ? difference.changes : difference.consequences
    }

    /// The files that have something to show.
    var shownFiles: [File] { files.filter { isWhole($0) || !changes(of: $0).isEmpty } }

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
