/// The selectors of Apple's methods whose Swift names were made by hand, so that no rule gives them.
public enum SystemSelector {
    /// The selector of a method by its Swift name with labels: `dismiss(animated:completion:)`; `nil` where methods of
    /// several selectors have that name, which tell themselves apart by their types.
    public static func selector(_ swiftName: String) -> String? { only(selectors[swiftName]) }

    /// The selector of the one method with that base name.
    public static func selector(baseName: String) -> String? { only(selectorsByBaseName[baseName]) }

    private static func only(_ selectors: Set<String>?) -> String? {
        selectors.flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// By Swift name: of classes the methods that their entries name, and what protocols ask for.
    private static let selectors: [String: Set<String>] = {
        var selectors: [String: Set<String>] = [:]
        for line in ClassTable.topics.flatMap({ TableText.lines(of: $0.text) }) where line.words[0] == "methods" {
            for word in line.words.dropFirst() {
                let parts = word.split(separator: "=").map(String.init)
                selectors[parts[0], default: []].formUnion(parts.dropFirst())
            }
        }
        for requirement in ProtocolTable.standard.protocols.values.flatMap(\.requirements) where requirement.isMethod {
            selectors[requirement.swiftName, default: []].insert(requirement.selector)
        }
        return selectors
    }()

    private static let selectorsByBaseName = Dictionary(
        selectors.map { (String($0.key.prefix { $0 != "(" }), $0.value) }, uniquingKeysWith: { $0.union($1) })
}
