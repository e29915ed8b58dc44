import SourceText

/// What a project file says about which sources are of tests: Xcode's `project.pbxproj`, or `Package.swift`.
struct ProjectFile: Sendable, Hashable {
    /// Files of test targets alone, relative to the folder of the project.
    private(set) var testFiles: Set<String> = []
    /// Files of the other targets.
    private(set) var appFiles: Set<String> = []
    /// Folders that belong to test targets as a whole.
    private(set) var testFolders: Set<String> = []
    /// Folders that belong to other targets as a whole.
    private(set) var appFolders: Set<String> = []

    /// Whether a source file, relative to the folder of the project, is one of tests; `nil` where no target has it.
    func isTest(_ path: String) -> Bool? {
        if appFiles.contains(path) { return false }
        if testFiles.contains(path) { return true }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if appFolders.contains(String(folder)) { return false }
            if testFolders.contains(String(folder)) { return true }
        }
        return nil
    }

    // MARK: Package.swift

    /// Reads the test targets of a manifest; a target without a path is in `Tests`.
    init(package bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for part in text.split(separator: ".testTarget").dropFirst() {
            let arguments = Self.arguments(part)
            func value(_ label: String) -> String? {
                guard let range = arguments.firstRange(of: label + ":") else { return nil }
                let parts = arguments[range.upperBound...].split(
                    separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { return nil }
                return String(parts[1])
            }
            guard let folder = value("path") ?? value("name").map({ "Tests/\($0)" }) else { continue }
            testFolders.insert(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
        }
    }

    /// What stands between the first parenthesis and the one that closes it, without what is nested in it.
    private static func arguments(_ text: Substring) -> String {
        var depth = 0
        var result = ""
        for character in text {
            if "([".contains(character) { depth += 1 }
            if depth == 1 { result.append(character) }
            if ")]".contains(character) { depth -= 1 }
            if depth == 0 { break }
        }
        return result
    }

    // MARK: project.pbxproj

    /// Reads the targets of an Xcode project, whose folder is the one that holds the `.xcodeproj`.
    init(xcode bytes: [UInt8]) {
        let objects = PropertyListObjects(bytes).objects
        let parents = objects.reduce(into: [String: String]()) { parents, object in
            for child in object.value["children"]?.list ?? [] { parents[child] = object.key }
        }
        /// The path of a file or group, as far as groups tell; `nil` outside the project's folder.
        func path(_ id: String) -> String? {
            var parts: [String] = []
            var next: String? = id
            var seen: Set<String> = []
            while let current = next, let object = objects[current], seen.insert(current).inserted {
                if let part = object["path"]?.text, !part.isEmpty { parts.append(part) }
                switch object["sourceTree"]?.text {
                case "<group>": next = parents[current]
                case "SOURCE_ROOT": next = nil
                default: return nil
                }
            }
            return parts.reversed().joined(separator: "/")
        }
        for target in objects.values where target["isa"]?.text?.hasSuffix("Target") == true {
            let isTest = target["productType"]?.text.map { $0.contains("-test") || $0.contains("-testing") } ?? false
            for folder in target["fileSystemSynchronizedGroups"]?.list ?? [] {
                guard let folder = path(folder) else { continue }
                if isTest { testFolders.insert(folder) } else { appFolders.insert(folder) }
            }
            for phase in target["buildPhases"]?.list ?? [] {
                guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
                for file in phase["files"]?.list ?? [] {
                    guard let reference = objects[file]?["fileRef"]?.text, let path = path(reference) else { continue }
                    if isTest { testFiles.insert(path) } else { appFiles.insert(path) }
                }
            }
        }
    }
}

/// The objects of a property list in its old form: names in braces, with texts and lists of texts.
///
/// Only what ``ProjectFile`` asks for is kept, and nesting is counted and not followed, so any bytes end in a result.
struct PropertyListObjects {
    enum Value: Hashable {
        case one(String)
        case many([String])

        var text: String? { if case .one(let text) = self { text } else { nil } }
        var list: [String]? { if case .many(let list) = self { list } else { nil } }
    }

    /// By their identifiers.
    private(set) var objects: [String: [String: Value]] = [:]

    init(_ bytes: [UInt8]) {
        var path: [Level] = []
        var key: String?
        var hasValue = false
        var list: [String] = []
        var position = 0
        /// The object that the place is in, where that is so.
        func object(depth: Int) -> String? {
            guard path.count == depth, path[1] == .dictionary("objects"), case .dictionary(let id) = path[2] else {
                return nil
            }
            return id
        }
        while let token = Self.token(bytes, &position) {
            switch token {
            case .mark(UInt8(ascii: "{")):
                path.append(.dictionary(key ?? ""))
                (key, hasValue) = (nil, false)
            case .mark(UInt8(ascii: "(")):
                path.append(.list)
                list = []
            case .mark(UInt8(ascii: ")")):
                if path.last == .list { path.removeLast() }
                if let id = object(depth: 3), let key { objects[id, default: [:]][key] = .many(list) }
            case .mark(UInt8(ascii: "}")): if !path.isEmpty { path.removeLast() }
            case .mark(UInt8(ascii: "=")): hasValue = true
            case .mark(UInt8(ascii: ";")): (key, hasValue) = (nil, false)
            case .mark: break
            case .text(let text):
                if path.last == .list, object(depth: 4) != nil {
                    list.append(text)
                } else if !hasValue {
                    key = text
                } else if let id = object(depth: 3), let key {
                    objects[id, default: [:]][key] = .one(text)
                }
            }
        }
    }

    /// A bracket around the place.
    private enum Level: Equatable {
        /// With the key that it is the value of.
        case dictionary(String)
        case list
    }

    private enum Token {
        case mark(UInt8)
        case text(String)
    }

    private static func token(_ bytes: [UInt8], _ position: inout Int) -> Token? {
        func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
        while position < bytes.count {
            let start = position
            let current = bytes[position]
            switch current {
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                position += 2
                while position < bytes.count,
                    !(bytes[position] == UInt8(ascii: "*") && byte(position + 1) == UInt8(ascii: "/"))
                {
                    position += 1
                }
                position += 2
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            case UInt8(ascii: "\""):
                var text: [UInt8] = []
                position += 1
                while position < bytes.count, bytes[position] != current {
                    if bytes[position] == UInt8(ascii: "\\") { position += 1 }
                    text.append(byte(position))
                    position += 1
                }
                position += 1
                return .text(String(decoding: text, as: UTF8.self))
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
                UInt8(ascii: ";"), UInt8(ascii: ","):
                position += 1
                return .mark(current)
            case 0...32: position += 1
            default:
                while position < bytes.count, bytes[position] > 32, !"{}()=;,\"".utf8.contains(bytes[position]) {
                    position += 1
                }
                return .text(String(decoding: bytes[start..<position], as: UTF8.self))
            }
        }
        return nil
    }
}
