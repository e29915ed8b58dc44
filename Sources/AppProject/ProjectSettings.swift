import ClassIndex
import SourceText

/// The build settings of an Xcode project's targets: those of the target before those of its configuration file, and
/// these before the project's.
struct ProjectSettings {
    private typealias Layer = [String: PropertyListObjects.Value]

    private let list: PropertyListObjects
    private let folder: String
    /// The layers of the project, by the name of the configuration.
    private var ofProject: [String: [Layer]] = [:]
    private var files: [String: Layer] = [:]
    private let fileReference: (String) -> String?
    private let readFile: (String) -> [UInt8]?
    private let keys: PathKeys
    /// Whether the project comes from an Xcode before 8.
    private let isOld: Bool

    init(
        _ list: PropertyListObjects, root: [String: PropertyListObjects.Value]?, folder: String, keys: PathKeys,
        path: (String) -> String?, read: (String) -> [UInt8]?
    ) {
        self.list = list
        self.folder = folder
        self.keys = keys
        let references = Set(
            list.objects.values.compactMap {
                $0["baseConfigurationReference"]?.text ?? $0["baseConfigurationReferenceAnchor"]?.text
            })
        var paths: [String: String] = [:]
        var contents: [String: [UInt8]] = [:]
        for reference in references {
            guard let place = path(reference) else { continue }
            paths[reference] = place
            var open = [place]
            // A file may include others.
            while let next = open.popLast(), contents[next] == nil, contents.count < Self.mostFiles {
                guard let bytes = read(next) else { continue }
                contents[next] = bytes
                let around = Self.folder(of: next)
                open += Self.inclusions(bytes).map { keys.key($0, in: around) }
            }
        }
        fileReference = { paths[$0] }
        readFile = { contents[$0] }
        let version = root?["LastUpgradeCheck"]?.text.flatMap { Int($0) }
        isOld = version.map { $0 < 800 } ?? false
        ofProject = root.map { layers(of: $0) } ?? [:]
    }

    private static let mostFiles = 64

    /// The layers of a target's or project's own configurations, by the configurations' names.
    private mutating func layers(of object: [String: PropertyListObjects.Value]) -> [String: [Layer]] {
        var found: [String: [Layer]] = [:]
        let configurations = object["buildConfigurationList"]?.text.flatMap { list.objects[$0] }
        for id in configurations?["buildConfigurations"]?.list ?? [] {
            guard let configuration = list.objects[id] else { continue }
            var layers = [list.settings[id] ?? [:]]
            let reference =
                configuration["baseConfigurationReference"]?.text
                ?? configuration["baseConfigurationReferenceAnchor"]?.text
            if let path = reference.flatMap(fileReference) { layers.append(file(path)) }
            found[configuration["name"]?.text ?? "", default: []] += layers
        }
        return found
    }

    // MARK: Targets

    /// Takes what a target's settings say.
    mutating func read(
        _ object: [String: PropertyListObjects.Value], into target: inout ProjectTarget,
        position: (Int) -> SourcePosition
    ) {
        let own = layers(of: object)
        let builtIn: Layer = Dictionary(
            uniqueKeysWithValues: [
                ("TARGET_NAME", target.name), ("TARGETNAME", target.name), ("SRCROOT", "."), ("PROJECT_DIR", "."),
                ("SOURCE_ROOT", "."),
            ].map { ($0, PropertyListObjects.Value(texts: [$1])) })
        var modules: [String] = []
        var hasUnknownModule = false
        var platforms: Set<SourcePlatform> = []
        var manifests: Set<String>? = []
        for (name, layers) in own.sorted(by: { $0.key < $1.key }) {
            let stack = Stack(layers: layers + (ofProject[name] ?? []) + [builtIn])
            let product = stack.value("PRODUCT_NAME") ?? (stack.has("PRODUCT_NAME") ? nil : target.name)
            if let module = stack.value("PRODUCT_MODULE_NAME")
                ?? (stack.has("PRODUCT_MODULE_NAME") ? nil : product)
            {
                let module = ProjectTarget.moduleName(module)
                if !modules.contains(module) { modules.append(module) }
            } else {
                hasUnknownModule = true
            }
            platforms.formUnion(Self.platforms(stack))
            if let version = stack.value("SWIFT_VERSION"), !version.isEmpty { target.swiftVersions.insert(version) }
            if stack.has("INFOPLIST_FILE") {
                if let path = stack.value("INFOPLIST_FILE", ["PRODUCT_NAME": product]), !path.isEmpty {
                    manifests?.insert(keys.key(path, in: folder))
                } else {
                    manifests = nil
                }
            }
            guard stack.value("GENERATE_INFOPLIST_FILE") == "YES" else { continue }
            for key in ["UIMainStoryboardFile", "UILaunchStoryboardName", "NSMainStoryboardFile"] {
                guard let found = layers.first?["INFOPLIST_KEY_" + key], let text = found.text, !text.isEmpty,
                    !text.contains("$"), !target.storyboards.contains(where: { $0.key == key && $0.name == text })
                else { continue }
                target.storyboards.append(.init(key: key, name: text, position: position(found.offset)))
            }
        }
        target.modules = hasUnknownModule ? [] : modules
        target.platforms = platforms
        target.manifests = manifests
        target.predatesSwiftVersions = isOld
        if let type = object["productType"]?.text, type.contains("watch") { target.platforms = [.watchOS] }
    }

    private static func platforms(_ stack: Stack) -> Set<SourcePlatform> {
        let names: [(prefix: String, platform: SourcePlatform)] = [
            ("iphone", .iOS), ("appletv", .tvOS), ("watch", .watchOS), ("macosx", .macOS),
        ]
        func platforms(_ text: String?) -> Set<SourcePlatform> {
            let words = (text ?? "").lowercased().split(separator: " ")
            return Set(names.filter { name in words.contains { $0.hasPrefix(name.prefix) } }.map(\.platform))
        }
        for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
            let found = platforms(stack.value(key))
            if !found.isEmpty { return found }
        }
        let deployment: [(key: String, platform: SourcePlatform)] = [
            ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("TVOS_DEPLOYMENT_TARGET", .tvOS),
            ("WATCHOS_DEPLOYMENT_TARGET", .watchOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
        ]
        return Set(deployment.filter { stack.has($0.key) }.map(\.platform))
    }

    // MARK: Configuration files

    private mutating func file(_ path: String) -> Layer {
        if let known = files[path] { return known }
        var layer: Layer = [:]
        var open = [path]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted, let bytes = readFile(next) else { continue }
            let around = Self.folder(of: next)
            open += Self.inclusions(bytes).map { keys.key($0, in: around) }
            // What includes a file says what counts.
            layer.merge(Self.assignments(bytes)) { first, _ in first }
        }
        files[path] = layer
        return layer
    }

    private static func folder(of key: String) -> String {
        key.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(key[..<$0]) } ?? "."
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
            let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            return text.drop(while: \.isWhitespace)
        }
    }

    private static func inclusions(_ bytes: [UInt8]) -> [String] {
        lines(bytes).compactMap { line in
            guard line.hasPrefix("#include") else { return nil }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count >= 2 ? String(parts[1]) : nil
        }
    }

    private static func assignments(_ bytes: [UInt8]) -> Layer {
        var layer: Layer = [:]
        for line in lines(bytes) {
            guard let sign = line.firstIndex(of: "=") else { continue }
            let name = line[..<sign].filter { !$0.isWhitespace }
            var value = line[line.index(after: sign)...].drop(while: \.isWhitespace)
            while value.last?.isWhitespace == true || value.last == ";" { value = value.dropLast() }
            layer[name] = PropertyListObjects.Value(texts: [String(value)])
        }
        return layer
    }

    // MARK: Values

    /// The settings that hold for one configuration of a target, those that count first.
    private struct Stack {
        let layers: [Layer]

        func has(_ key: String) -> Bool { layers.contains { $0[key] != nil } }

        /// The value with the names in it replaced; `nil` where there is none, or a name that is not known.
        func value(_ key: String, _ given: [String: String?] = [:]) -> String? {
            var steps = 0
            return resolve(key, given, depth: 0, from: 0, &steps)
        }

        private func resolve(
            _ key: String, _ given: [String: String?], depth: Int, from first: Int, _ steps: inout Int
        ) -> String? {
            steps += 1
            if let known = given[key] { return known }
            // Names may lead back to themselves, and grow with each step.
            guard depth < 8, steps < 200,
                let layer = layers.indices.first(where: { $0 >= first && layers[$0][key] != nil }),
                let text = layers[layer][key]?.texts.joined(separator: " ")
            else { return nil }
            var result = ""
            var rest = text[...]
            while let dollar = rest.firstIndex(of: "$") {
                result += rest[..<dollar]
                let after = rest.index(after: dollar)
                guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
                    let end = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}")
                else { return nil }
                let name = rest[rest.index(after: after)..<end].split(separator: ":").first.map(String.init) ?? ""
                let value =
                    name == "inherited"
                    ? resolve(key, given, depth: depth + 1, from: layer + 1, &steps) ?? ""
                    : resolve(name, given, depth: depth + 1, from: 0, &steps)
                guard let value, result.utf8.count + value.utf8.count < 4096 else { return nil }
                result += value
                rest = rest[rest.index(after: end)...]
            }
            return result + rest
        }
    }
}
