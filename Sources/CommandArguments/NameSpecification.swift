/// The names of an option or flag: `--long`, `-s`, or both.
public struct NameSpecification: ExpressibleByArrayLiteral, Sendable {
    /// One name.
    public enum Element: Sendable, Hashable {
        /// The property's name in kebab case, after two dashes.
        case long
        /// This name after two dashes, or after one.
        case customLong(String, withSingleDash: Bool = false)
        /// The first letter of the property's name.
        case short
        /// This letter.
        case customShort(Character)
    }

    var elements: [Element]

    public init(arrayLiteral elements: Element...) { self.elements = elements }

    /// The property's name in kebab case.
    public static var long: NameSpecification { [.long] }
    /// The first letter of the property's name.
    public static var short: NameSpecification { [.short] }
    /// Both of them.
    public static var shortAndLong: NameSpecification { [.short, .long] }
    /// A name of your own after two dashes, or after one.
    public static func customLong(_ name: String, withSingleDash: Bool = false) -> NameSpecification {
        [.customLong(name, withSingleDash: withSingleDash)]
    }
    /// A letter of your own.
    public static func customShort(_ letter: Character) -> NameSpecification { [.customShort(letter)] }

    /// The names as typed, dashes included.
    func names(forProperty property: String) -> [String] {
        elements.map { element in
            switch element {
            case .long: "--\(property.kebabCased())"
            case .customLong(let name, let withSingleDash): withSingleDash ? "-\(name)" : "--\(name)"
            case .short: "-\(property.prefix(1).lowercased())"
            case .customShort(let letter): "-\(letter)"
            }
        }
    }
}

extension String {
    /// `targetRuntimeID` → `target-runtime-id`.
    func kebabCased() -> String {
        let characters = Array(self)
        var result = ""
        for (index, character) in characters.enumerated() {
            guard character.isUppercase, index > 0 else {
                result += character.lowercased()
                continue
            }
            let startsWord = !characters[index - 1].isUppercase
            let endsAcronym = index + 1 < characters.count && characters[index + 1].isLowercase
            result += (startsWord || endsAcronym ? "-" : "") + character.lowercased()
        }
        return result
    }
}
