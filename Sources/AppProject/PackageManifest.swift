import SourceText

/// The targets that a `Package.swift` declares, as far as its text tells. Nothing is run.
///
/// A target without a path is in `Sources`, one of tests in `Tests`. A name that is not written out is no target.
struct PackageManifest {
    private(set) var targets: [ProjectTarget] = []

    /// - Parameter folder: The key of the package's folder.
    init(_ bytes: [UInt8], path: String, folder: String, keys: PathKeys) {
        var scanner = ManifestScanner(bytes)
        /// The brackets around the place, each with the label before it and the call that it is of.
        var brackets: [(label: String, call: Call?)] = []
        var label = ""
        var member: String?
        while let token = scanner.next() {
            switch token {
            case .label(let name): (label, member) = (name, nil)
            case .member(let name): member = name
            case .open(let mark):
                let kind = mark == UInt8(ascii: "(") ? member.flatMap { Self.kinds[$0] } : nil
                // A target may also be what another depends on.
                let isDeclaration = kind != nil && !brackets.contains { $0.label == "dependencies" || $0.call != nil }
                brackets.append((label, isDeclaration ? kind.map { Call(kind: $0) } : nil))
                (label, member) = ("", nil)
            case .close:
                if let call = brackets.popLast()?.call, let target = call.target(path, folder, keys) {
                    targets.append(target)
                }
                (label, member) = ("", nil)
            case .comma: (label, member) = ("", nil)
            case .text(let text):
                guard let last = brackets.indices.last else { continue }
                if brackets[last].call != nil {
                    switch label {
                    case "name": brackets[last].call?.name = text
                    case "path": brackets[last].call?.path = text
                    default: break
                    }
                } else if brackets[last].label == "exclude", last > 0 {
                    brackets[last - 1].call?.excluded.append(text)
                }
            }
        }
    }

    private static let kinds: [String: ProjectTarget.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test,
    ]

    private struct Call {
        let kind: ProjectTarget.Kind
        var name: String?
        var path: String?
        var excluded: [String] = []

        func target(_ project: String, _ folder: String, _ keys: PathKeys) -> ProjectTarget? {
            guard let name else { return nil }
            var target = ProjectTarget(name: name, kind: kind, project: project)
            target.modules = [ProjectTarget.moduleName(name)]
            target.swiftVersions = ["5"]
            let place = keys.key(path ?? (kind == .test ? "Tests/" : "Sources/") + name, in: folder)
            target.folders = [place]
            target.excluded = Set(excluded.map { keys.key($0, in: place) })
            return target
        }
    }
}

/// The parts of Swift that a manifest's targets are read from.
private struct ManifestScanner {
    enum Token {
        case open(UInt8), close, comma
        /// The text of a literal on one line, without interpolations.
        case text(String)
        /// `name:`
        case label(String)
        /// `.name`
        case member(String)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func next() -> Token? {
        while position < bytes.count {
            let current = bytes[position]
            switch current {
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                position += 2
                while position < bytes.count,
                    !(bytes[position] == UInt8(ascii: "*") && byte(position + 1) == UInt8(ascii: "/"))
                {
                    position += 1
                }
                position += 2
            case UInt8(ascii: "\""): return .text(text())
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                position += 1
                return .open(current)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                position += 1
                return .close
            case UInt8(ascii: ","):
                position += 1
                return .comma
            case UInt8(ascii: ".") where Self.isPartOfName(byte(position + 1)):
                position += 1
                return .member(name())
            case _ where Self.isPartOfName(current):
                let name = name()
                var after = position
                while byte(after) == 0x20 { after += 1 }
                guard byte(after) == UInt8(ascii: ":") else { continue }
                position = after + 1
                return .label(name)
            default: position += 1
            }
        }
        return nil
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, Self.isPartOfName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func text() -> String {
        var text: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 0x0A {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            text.append(byte(position))
            position += 1
        }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
