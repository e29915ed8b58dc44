import SourceText
import YAMLTree

/// The value of a colour set that holds unless an appearance or a device has its own.
public struct CatalogColor: Sendable, Hashable {
    /// Such as `srgb` or `display-p3`.
    public let space: String
    /// Between 0 and 1.
    public let red, green, blue, alpha: Double

    /// Takes a value.
    public init(space: String, red: Double, green: Double, blue: Double, alpha: Double) {
        (self.space, self.red, self.green, self.blue, self.alpha) = (space, red, green, blue, alpha)
    }

    /// Reads a colour set's `Contents.json`; `nil` for one of another form.
    public init?(contents file: SourceFile) {
        // JSON is YAML.
        guard let root = (try? YAMLTree.parse(file)) ?? nil, let entries = try? root["colors"]?.elements(),
            let entry = entries.first(where: { $0["appearances"] == nil && $0["color"]?["components"] != nil }),
            let color = entry["color"], let components = color["components"],
            let red = Self.component(components["red"]), let green = Self.component(components["green"]),
            let blue = Self.component(components["blue"]), let alpha = Self.component(components["alpha"])
        else { return nil }
        let space = color["color-space"].flatMap { try? $0.string() }
        self.init(space: space ?? "srgb", red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `128` and `0x80` are the same.
    private static func component(_ node: YAMLNode?) -> Double? {
        guard let text = try? node?.string() else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Double(text).map { $0 / 255 }
    }
}

extension ProjectResources {
    /// Whether a catalogue's folder puts its name before those of its assets, by its `Contents.json`.
    public static func providesNamespace(contents file: SourceFile) -> Bool {
        guard let root = (try? YAMLTree.parse(file)) ?? nil else { return false }
        return (try? root["properties"]?["provides-namespace"]?.bool()) == true
    }
}
