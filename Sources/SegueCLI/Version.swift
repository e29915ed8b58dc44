/// The version that `--version` prints and that files written by `--output` carry.
enum Version {
    static let current = "0.1.0"
}
