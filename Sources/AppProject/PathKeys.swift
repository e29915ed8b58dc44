import SourceText

/// Paths in the one form in which they can be compared: without `.` and `..`, and relative to the current folder where
/// they are below it.
///
/// ```swift
/// PathKeys(current: "/work").key("/work/App/../Kit/A.swift")     // "Kit/A.swift"
/// ```
/// Links are not followed.
public struct PathKeys: Sendable, Hashable {
    /// The current folder from the root; `nil` where it is not known. Then only paths in the same form are equal.
    let current: String?

    /// Makes keys for paths as seen from a folder.
    public init(current: String? = nil) {
        self.current = current
    }

    /// The key of a path; `.` for the current folder.
    public func key(_ path: String) -> String {
        guard path.hasPrefix("/") || path.utf8.contains(UInt8(ascii: ".")) || path.ends(with: "/") else { return path }
        if !path.hasPrefix("/"), !path.hasPrefix("."), !path.contains("/."), !path.contains("//") {
            return path.ends(with: "/") ? String(path.dropLast()) : path
        }
        let isAbsolute = path.hasPrefix("/")
        var parts = isAbsolute ? [] : current?.pathComponents ?? []
        for part in path.pathComponents {
            switch part {
            case ".": break
            case "..":
                if let last = parts.last, last != ".." {
                    parts.removeLast()
                } else if !isAbsolute, current == nil {
                    parts.append(part)
                }
            default: parts.append(part)
            }
        }
        guard isAbsolute || current != nil else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
        if let here = current?.pathComponents, parts.starts(with: here) {
            let rest = parts.dropFirst(here.count)
            return rest.isEmpty ? "." : rest.joined(separator: "/")
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The key of a path as seen from the folder with a key.
    func key(_ path: String, in folder: String) -> String {
        key(path.hasPrefix("/") || folder == "." ? path : folder == "/" ? "/" + path : folder + "/" + path)
    }

    /// The keys of the folders above the folder with a path, nearest first.
    func foldersAbove(_ path: String) -> [String] {
        var folders: [String] = []
        var parts = absolute(key(path)).pathComponents
        guard current != nil || path.hasPrefix("/") else { return [] }
        while parts.popLast() != nil { folders.append(key("/" + parts.joined(separator: "/"))) }
        return folders
    }

    private func absolute(_ key: String) -> String {
        guard let current, !key.hasPrefix("/") else { return key }
        return key == "." ? current : current + "/" + key
    }
}
