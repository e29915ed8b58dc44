#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Removes folders that a child may have made hard to remove.
package enum FolderRemoval {
    /// Removes a folder with all that is in it, folders without permissions included; nothing where there is none.
    package static func remove(_ path: String) {
        if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
        open(path)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Gives this user the permissions of the folder and of those in it; links are not followed.
    private static func open(_ folder: String) {
        chmod(folder, 0o700)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            open(path)
        }
    }
}
