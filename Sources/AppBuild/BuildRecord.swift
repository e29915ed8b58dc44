import SourceText

/// What is kept beside a library in the cache.
struct BuildRecord: Sendable, Hashable, Codable {
    static let currentVersion = 2
    /// The name of the file within the build's folder.
    static let fileName = "build.json"

    var version = currentVersion
    var omissions: [AppBuild.Omission]
    /// What the library is known by, so that a damaged or truncated one is not loaded.
    var library: Fingerprint
    /// The same of the class index.
    var index: Fingerprint

    /// The size and the digest of a file's content.
    struct Fingerprint: Sendable, Hashable, Codable {
        var size: Int
        var digest: String

        init(_ bytes: [UInt8]) {
            var digest = ContentDigest()
            digest.update(bytes)
            size = bytes.count
            self.digest = digest.hexadecimal
        }

        func fits(_ bytes: [UInt8]) -> Bool { bytes.count == size && Fingerprint(bytes) == self }
    }
}
