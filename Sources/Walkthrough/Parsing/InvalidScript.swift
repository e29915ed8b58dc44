import SourceText

/// Everything that is wrong with a walkthrough file.
public struct InvalidScript: Error, Sendable, Hashable {
    /// Errors in the order of their positions; at least one.
    public let diagnostics: [Diagnostic]
}

/// Takes the errors of a file as they are found, so that one does not hide the next.
final class Problems {
    private(set) var diagnostics: [Diagnostic] = []

    func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// The value that `body` reads, or nil when it finds an error.
    func attempt<T>(_ body: () throws(Diagnostic) -> T) -> T? {
        do {
            return try body()
        } catch {
            append(error)
            return nil
        }
    }
}
