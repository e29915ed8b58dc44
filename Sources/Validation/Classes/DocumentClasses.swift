/// The classes of an app as each of its documents sees them: as they are compiled for the document's platform, those of
/// its own target before those of other targets.
public struct DocumentClasses: Sendable {
    /// Everything that the sources declare.
    public let all: ProjectClasses
    /// The classes as they are seen from one platform and one target.
    let views: [ProjectClasses]
    /// The index in ``views`` for each document, by its path; ``all`` for one that is not there.
    private let numbers: [String: Int]

    /// Takes the classes that all documents see, and others for some of them.
    public init(_ all: ProjectClasses, views: [ProjectClasses] = [], numbers: [String: Int] = [:]) {
        self.all = all
        self.views = [all] + views
        self.numbers = numbers.mapValues { $0 + 1 }
    }

    /// The index in ``views`` for the document at a path.
    func number(of path: @autoclosure () -> String) -> Int { numbers.isEmpty ? 0 : numbers[path()] ?? 0 }
}
