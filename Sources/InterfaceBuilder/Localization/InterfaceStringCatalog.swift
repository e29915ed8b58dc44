internal import JSONText
import SourceText

/// The texts of a document in all languages: an `.xcstrings` file that lies beside it.
///
/// Keys are as in ``InterfaceStrings``: an object's id and a property, with a dot between.
public struct InterfaceStringCatalog: Sendable {
    /// A text in one language.
    public struct Unit: Sendable, Hashable {
        public let value: String
        /// Such as `translated`, `needs_review` or `new`.
        public let state: String?
    }

    /// The language the document itself is written in.
    public let sourceLanguage: String
    private let strings: [String: [String: Unit]]

    /// Reads `file`. Throws where it is not a string catalogue.
    public init(parsing file: SourceFile) throws(Diagnostic) {
        let content: Content
        do {
            content = try JSONText.decode(Content.self, from: file.bytes)
        } catch {
            throw Diagnostic(
                .error, "unreadable-strings", "the file is not a string catalogue: \(Self.reason(error))", in: file,
                at: SourceRange(at: 0))
        }
        sourceLanguage = content.sourceLanguage
        strings = content.strings.mapValues { entry in
            // Where a text varies by device or number, `other` is what stands for all.
            (entry.localizations ?? [:]).compactMapValues { $0.unit.map { Unit(value: $0.value, state: $0.state) } }
        }
    }

    /// The languages that have at least one text, sorted.
    public var languages: [String] { Set(strings.values.flatMap(\.keys)).sorted() }

    /// All keys, sorted.
    public var keys: [String] { strings.keys.sorted() }

    /// The text with that key in `language`; `nil` when it is not translated.
    public func unit(_ key: String, in language: String) -> Unit? { strings[key]?[language] }

    /// The text of an object's property in `language`.
    public func text(of objectID: String, property: String, in language: String) -> String? {
        unit("\(objectID).\(property)", in: language)?.value
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is of another kind"
        default: "it is not JSON"
        }
    }

    private struct Content: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]

        struct Entry: Decodable { let localizations: [String: Localization]? }

        struct Localization: Decodable {
            let stringUnit: StringUnit?
            let variations: [String: [String: Variation]]?

            var unit: StringUnit? {
                stringUnit
                    ?? variations?.sorted { $0.key < $1.key }.lazy.compactMap { $0.value["other"]?.stringUnit }.first
            }
        }

        struct Variation: Decodable { let stringUnit: StringUnit? }

        struct StringUnit: Decodable {
            let state: String?
            let value: String
        }
    }
}
