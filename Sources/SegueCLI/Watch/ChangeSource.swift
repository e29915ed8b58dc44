/// Where `--watch` learns that it should look again. Tests bring their own, so that they wait for nothing.
protocol ChangeSource: AnyObject {
    /// From now on changes in these folders count; what lies below them does not.
    func watch(_ folders: [String])

    /// Waits until something has changed in the folders and is quiet again, or may have. Answers `false` when the
    /// person wants to end.
    func wait() -> Bool

    /// Ends watching.
    func stop()
}
