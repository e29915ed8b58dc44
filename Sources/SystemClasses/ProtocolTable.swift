/// The protocols by name, read once from the texts in the folder Protocols.
///
/// An entry is a line with the protocol's name. Each requirement is a line with its declaration in Swift, set in, and a
/// line with the selector and what happens where it is not met:
///
/// ```
/// UITabBarControllerDelegate
///   func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
///     tabBarController:didSelectViewController: nothing
/// ```
///
/// That is `required`, `nothing`, `true`, `false`, `nil` or a number, each with more words after a colon where there is
/// more to say, or only words. A question mark before it means that no source confirms it.
///
/// The entries of a text are in the order of the alphabet, and so are the selectors of an entry.
struct ProtocolTable: Sendable {
    static let standard = ProtocolTable(topics)

    /// The texts by the names of their files.
    static let topics = [
        (name: "Controllers", text: SystemProtocol.controllers),
        (name: "Interaction", text: SystemProtocol.interaction),
        (name: "Lists", text: SystemProtocol.lists), (name: "Others", text: SystemProtocol.others),
        (name: "Text", text: SystemProtocol.text),
    ]

    /// The names of all; to know them no requirement need be read.
    static let names = Set(
        topics.flatMap { TableText.lines(of: $0.text, withDetails: false).flatMap(\.words) })

    private(set) var protocols: [String: SystemProtocol] = [:]

    init(_ topics: [(name: String, text: String)]) {
        for topic in topics {
            var name: String?
            var (requirements, declaration) = ([SystemProtocol.Requirement](), "")
            for line in TableText.lines(of: topic.text) + [TableText.Line(isDetail: false, words: [""])] {
                if !line.isDetail {
                    if let name { protocols[name] = SystemProtocol(name: name, requirements: requirements) }
                    (name, requirements) = (line.words[0], [])
                } else if Self.declarators.contains(line.words[0]) {
                    declaration = line.words.joined(separator: " ")
                } else {
                    requirements.append(
                        .init(
                            declaration: declaration, selector: line.words[0],
                            fallback: .init(Array(line.words.dropFirst()))))
                }
            }
        }
    }

    /// The words that a declaration begins with; no selector has a line that begins with one of them.
    private static let declarators: Set = ["func", "var", "weak"]
}

extension SystemProtocol.Fallback {
    fileprivate init(_ words: [String]) {
        guard let first = words.first, first != "?" else {
            self = .unknown
            return
        }
        let word = first.hasSuffix(":") ? String(first.dropLast()) : first
        let isAlone = words.count == 1 || word != first
        switch word {
        case "required" where isAlone: self = .required
        case "nothing" where isAlone: self = .nothing
        case "true" where isAlone, "false" where isAlone, "nil" where isAlone: self = .value(word)
        case _ where isAlone && Int(word) != nil: self = .value(word)
        default: self = .described(words.joined(separator: " "))
        }
    }
}
