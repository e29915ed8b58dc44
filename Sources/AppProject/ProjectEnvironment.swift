/// What finding an app's files needs from the machine. `SegueCLI` has the real one.
public protocol ProjectEnvironment {
    /// What there is at a path; `nil` for nothing.
    func kind(of path: String) -> PathKind?
    /// What a folder holds, in any order.
    func list(_ folder: String) throws(EnvironmentFailure) -> [FolderEntry]
    /// The bytes of a file.
    func read(_ path: String) throws(EnvironmentFailure) -> [UInt8]
}

/// What a path leads to.
public enum PathKind: Sendable, Hashable {
    case file, folder
}

/// Something a folder holds.
public struct FolderEntry: Sendable, Hashable {
    /// The name within the folder.
    public var name: String
    /// Whether it is a file or a folder.
    public var kind: PathKind
    /// Seconds since 1970 at which it was last changed.
    public var changed: Double
    /// Whether the name is UTF-8, so that a path can be made of it.
    public var hasValidName: Bool

    /// Makes an entry.
    public init(name: String, kind: PathKind, changed: Double = 0, hasValidName: Bool = true) {
        self.name = name
        self.kind = kind
        self.changed = changed
        self.hasValidName = hasValidName
    }
}

/// The machine refused.
public struct EnvironmentFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path it is about.
    public var path: String
    /// The reason, in a few words.
    public var reason: String

    /// Makes a failure about `path`.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The path and the reason.
    public var description: String { "\(path): \(reason)" }
}
