import ClassIndex

/// A module that is read: its name, its platform and its files.
struct SourceModule: Equatable {
    let name: String
    let platform: SourcePlatform
    let paths: [String]

    /// The modules that standard input lists: the first one's name and platform are on the command line.
    static func read(_ input: [UInt8], _ arguments: ToolArguments) throws(SourcesTool.Failure) -> [SourceModule] {
        var entries = input.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }[...]
        // What comes behind the last zero byte is nothing.
        if entries.last == "" { entries.removeLast() }
        var modules: [SourceModule] = []
        var (name, platform) = (arguments.module, arguments.platform)
        while true {
            let paths = entries.prefix { !$0.isEmpty }
            modules.append(SourceModule(name: name, platform: platform, paths: Array(paths)))
            entries = entries[paths.endIndex...]
            guard !entries.isEmpty else { return modules }
            let head = entries.prefix(3)
            guard head.count == 3, let known = SourcePlatform(rawValue: head[head.startIndex + 2]) else {
                throw SourcesTool.Failure(
                    description: "an empty path is followed by a module's name and its platform", status: 64)
            }
            (name, platform) = (head[head.startIndex + 1], known)
            entries = entries[head.endIndex...]
        }
    }
}
