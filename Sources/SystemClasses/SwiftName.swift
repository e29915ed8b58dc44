/// Names of declarations in Swift.
enum SwiftName {
    /// The base name with its argument labels: `tabBarController(_:didSelect:)`; of a property its name.
    static func name(of declaration: String) -> String {
        var rest = declaration[...]
        for word in ["weak ", "func ", "var "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
        let base = rest.prefix { $0 != "(" && $0 != "<" && $0 != ":" }
        guard declaration.hasPrefix("func ") else { return String(base) }
        return "\(base)(\(labels(rest.drop { $0 != "(" }.dropFirst())))"
    }

    /// The labels up to the parenthesis that closes the parameters, each with a colon.
    private static func labels(_ parameters: Substring) -> String {
        var (labels, isBefore, depth, previous) = ("", true, 0, Character(" "))
        for character in parameters {
            // A parameter begins with its label, which ends with a space or the colon.
            if isBefore, depth == 0, character == ":" || (character == " " && previous != " " && previous != ",") {
                labels += ":"
                isBefore = false
            }
            switch character {
            case "(", "[", "<": depth += 1
            case ")" where depth == 0: return labels
            case ")", "]",
                ">" where previous != "-":
                depth -= 1
            case "," where depth == 0: isBefore = true
            case " ": break
            default: if isBefore { labels.append(character) }
            }
            previous = character
        }
        return labels
    }
}
