import SourceText

/// The objects of a property list in its old form: names in braces, with texts and lists of texts.
///
/// Only what ``XcodeProject`` asks for is kept, and nesting is counted and not followed, so any bytes end in a result.
/// Reading takes time in proportion to them.
struct PropertyListObjects {
    /// A text, or a list of texts.
    struct Value: Hashable {
        var texts: [String]
        var isList = false
        /// Where it begins.
        var offset = 0

        var text: String? { isList ? nil : texts.first }
        var list: [String]? { isList ? texts : nil }
    }

    /// By their identifiers.
    private(set) var objects: [String: [String: Value]] = [:]
    /// The build settings of those that have any.
    private(set) var settings: [String: [String: Value]] = [:]

    /// What is kept of an object.
    private static let keys: Set<String> = [
        "isa", "name", "path", "sourceTree", "children", "fileRef", "files", "buildPhases", "buildConfigurationList",
        "buildConfigurations", "productType", "fileSystemSynchronizedGroups", "exceptions", "membershipExceptions",
        "target", "targets", "mainGroup", "projectDirPath", "baseConfigurationReference",
        "baseConfigurationReferenceAnchor", "baseConfigurationReferenceRelativePath", "lastKnownFileType",
        "explicitFileType", "LastUpgradeCheck",
    ]

    init(_ bytes: [UInt8]) {
        var scanner = PropertyListScanner(bytes)
        var path: [Level] = []
        var key: String?
        var hasValue = false
        var list = Value(texts: [], isList: true)
        /// The object that the place is in, and whether it is in its settings.
        func place() -> (id: String, isSetting: Bool)? {
            guard path.count == 3 || path.count == 4, path[1] == .dictionary("objects"),
                case .dictionary(let id) = path[2]
            else { return nil }
            if path.count == 3 { return (id, false) }
            guard case .dictionary(let name) = path[3] else { return nil }
            if name == "buildSettings" { return (id, true) }
            // `attributes = { LastUpgradeCheck = 1600; }`
            return name == "attributes" ? (id, false) : nil
        }
        func add(_ value: Value) {
            guard let key, let place = place() else { return }
            if place.isSetting {
                settings[place.id, default: [:]][key] = value
            } else if Self.keys.contains(key) {
                objects[place.id, default: [:]][key] = value
            }
        }
        while let token = scanner.next() {
            switch token {
            case .mark(UInt8(ascii: "{")):
                path.append(.dictionary(key ?? ""))
                (key, hasValue) = (nil, false)
            case .mark(UInt8(ascii: "(")):
                path.append(.list)
                list = Value(texts: [], isList: true, offset: scanner.position)
            case .mark(UInt8(ascii: ")")):
                if path.last == .list { path.removeLast() }
                add(list)
                list.texts = []
            case .mark(UInt8(ascii: "}")): if !path.isEmpty { path.removeLast() }
            case .mark(UInt8(ascii: "=")): hasValue = true
            case .mark(UInt8(ascii: ";")): (key, hasValue) = (nil, false)
            case .mark: break
            case .text(let text, let offset):
                if path.last == .list {
                    if path.count <= 5 { list.texts.append(text) }
                } else if !hasValue {
                    key = text
                } else {
                    add(Value(texts: [text], offset: offset))
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
}

/// The words and marks of a property list in its old form, one after the other.
private struct PropertyListScanner {
    enum Token {
        case mark(UInt8)
        case text(String, offset: Int)
    }

    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func next() -> Token? {
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
            case UInt8(ascii: "\""): return .text(quoted(), offset: start + 1)
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
                UInt8(ascii: ";"), UInt8(ascii: ","):
                position += 1
                return .mark(current)
            case 0...32: position += 1
            default:
                while position < bytes.count, bytes[position] > 32, !Self.isMark(bytes[position]) { position += 1 }
                return .text(String(decoding: bytes[start..<position], as: UTF8.self), offset: start)
            }
        }
        return nil
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
            UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    private mutating func quoted() -> String {
        var text: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            text.append(byte(position))
            position += 1
        }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }
}
