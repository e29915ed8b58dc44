#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the running program lies.
enum ExecutablePath {
    /// The program's path with links resolved; `nil` where the system does not tell.
    static var current: String? {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return FileSystem().resolved(String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
        #else
            return FileSystem().resolved("/proc/self/exe")
        #endif
    }
}

/// Taking paths apart and putting them together, as text.
enum Path {
    /// The folder that holds `path`, `.` for a bare name.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component.
    static func name(of path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return String(path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...])
    }

    /// The last component without its extension.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }

    /// `path` as seen from `folder`: itself when it is absolute.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
        if path == "." { return folder }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
}
