/// The Objective-C selector the Swift compiler gives a declaration.
///
/// ```swift
/// ObjectiveCName.selector("tap", labels: ["sender"])          // tapWithSender:
/// ObjectiveCName.selector("move", labels: ["to", "animated"]) // moveTo:animated:
/// ```
enum ObjectiveCName {
    /// The selector of a method, or of an initialiser whose base name is `init`.
    ///
    /// - Parameters:
    ///   - labels: an argument label for each parameter, `nil` for `_`.
    ///   - isThrowing: adds the error parameter, after the last parameter that is no trailing closure.
    ///   - trailingClosures: how many parameters at the end are functions.
    ///   - isAsync: adds the completion handler.
    static func selector(
        _ name: String, labels: [String?], isThrowing: Bool = false, trailingClosures: Int = 0, isAsync: Bool = false
    ) -> String {
        var labels = labels
        if isAsync {
            // The error goes to the completion handler.
            if labels.isEmpty { return name + "WithCompletionHandler:" }
            labels.append("completionHandler")
        } else if isThrowing {
            let position = labels.count - trailingClosures
            if position == 0 {
                return name + "AndReturnError:" + labels.map { ($0 ?? "") + ":" }.joined()
            }
            labels.insert("error", at: position)
        }
        guard let first = labels.first else { return name }
        var selector = name
        if let first {
            let isLinked = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(name))
            selector += (isLinked ? "" : "With") + capitalized(first)
        }
        return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    /// The selector of a property's setter.
    static func setter(of property: String) -> String { "set\(capitalized(property)):" }

    /// Words that already link a base name and a label, so that no `With` goes between.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func capitalized(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, first.isASCII else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The first word of camel case, in lower case: `forURL` → `for`, `URLFor` → `url`.
    private static func firstWord(_ text: String) -> String { words(text).first ?? "" }

    /// The last word of camel case, in lower case: `animationIn` → `in`, `a_of_` → ``.
    private static func lastWord(_ text: String) -> String { words(text).last ?? "" }

    /// A capital begins a word unless it is inside a run of capitals; the last capital of a run belongs to the word
    /// after it. Underscores are words of their own.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        func isCapital(_ character: Character) -> Bool { character.isASCII && character.isUppercase }
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if character == "_" {
                if !word.isEmpty { words.append(word) }
                words.append("_")
                word = ""
                continue
            }
            if isCapital(character), let previous = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : "_"
                let isInRun = isCapital(previous) && (isCapital(next) || next == "_")
                if !isInRun {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words.map { $0.lowercased() }
    }
}
